//! Moves of a step of the scrapyard: every card that lies elsewhere than before.

use scrapyard::{Card, Character, Event, Pile, Scrapyard, State};
use solo_core::Speech;

use super::names::{Names, short};
use crate::moves::of_counts::{Lying, shifts};
use crate::moves::{Around, Cause, Move, MoveKind, Moves};
use crate::story::Actor;

/// An open place where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Mine,
    Built,
    Done,
    Hoard,
    /// The Invention of the ghost, and the machines it has built.
    Plan,
    GhostDone,
    Scrap,
    Look,
}

/// A card with a pile, or a Character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Card(Card),
    Character(Character),
}

impl Moves for Scrapyard {
    // The ghost's machines are named whether it has them or not, and what can be stolen lies in its hoard.
    const ECHOES: &'static [&'static str] = &["plan", "hoard/steal"];

    fn moves(&self, around: &Around<'_, State, Event>, _: &Speech<'_, Self>) -> Vec<Move> {
        let names = Names::new(self, around.after);
        let mut moves: Vec<Move> = Vec::new();
        let mut cause = None;
        for event in around.events {
            match event {
                Event::Rolled { die, .. } => {
                    let roll = Move::new(MoveKind::Roll, Actor::You, "die");
                    moves.push(roll.face(die.pips()).to("roll/die"));
                    cause = Some(Cause::Die(die.pips()));
                }
                Event::Ability { source, .. } => cause = Some(Cause::Card(names.id(source))),
                _ => {}
            }
        }
        for shift in shifts(&lying(around.before), &lying(around.after)) {
            let (kind, actor) = kind(shift.from, shift.to);
            let at = |lies| id(&names, lies, shift.card);
            let pile = match shift.card {
                Kind::Card(card) => Some(format!("piles/{}", card.pile())),
                Kind::Character(_) => None,
            };
            let (card, name) = match shift.card {
                Kind::Card(card) => (names.id(&card), names.name(&card)),
                Kind::Character(character) => (names.id(&character), names.name(&character)),
            };
            let it = Move::new(kind, actor, name.as_str()).card(card);
            let it = match short(&name) {
                Some(short) => it.short(short),
                None => it,
            };
            let from = shift.from.map(at).or_else(|| pile.clone());
            let to = shift.to.map(at).or(pile);
            moves.push(Move {
                from,
                to,
                amount: shift.count,
                cause: cause.clone(),
                ..it
            });
        }
        moves
    }

    fn deed(&self, it: &Move, who: &str, what: &str, _: &Speech<'_, Self>) -> Option<String> {
        match (it.kind, it.to.as_deref()) {
            (MoveKind::Build, Some(to)) if to.starts_with("race/") => {
                Some(format!("{who} completed {what}"))
            }
            (MoveKind::Discard, _) => Some(format!("{who} scrapped {what}")),
            (MoveKind::Take, _) if it.from.as_deref()?.starts_with("hoard/") => {
                Some(format!("{who} stole {what}"))
            }
            _ => None,
        }
    }
}

/// Returns the kind of a move between open places, and the side that acts; a face-down pile is `None`.
const fn kind(from: Option<Lies>, to: Option<Lies>) -> (MoveKind, Actor) {
    match (from, to) {
        (None, Some(Lies::Hoard | Lies::Plan)) => (MoveKind::Draw, Actor::Rival),
        (_, Some(Lies::Plan | Lies::GhostDone)) => (MoveKind::Build, Actor::Rival),
        (Some(Lies::Hoard | Lies::Plan), Some(Lies::Scrap)) => (MoveKind::Discard, Actor::Rival),
        (None, Some(Lies::Scrap)) => (MoveKind::Lay, Actor::Game),
        (None, Some(Lies::Look)) => (MoveKind::Turn, Actor::You),
        (None, _) => (MoveKind::Draw, Actor::You),
        (_, Some(Lies::Built | Lies::Done)) => (MoveKind::Build, Actor::You),
        (_, Some(Lies::Scrap)) => (MoveKind::Discard, Actor::You),
        (Some(Lies::Scrap), None) => (MoveKind::Shuffle, Actor::Game),
        (_, None) | (Some(Lies::Mine), Some(Lies::Hoard)) => (MoveKind::Lay, Actor::You),
        _ => (MoveKind::Take, Actor::You),
    }
}

/// Lists the open cards of a position.
fn lying(state: &State) -> Vec<Lying<Kind, Lies>> {
    let mut list: Vec<Lying<Kind, Lies>> = Vec::new();
    let mut put = |kind: Kind, lies: Lies, count: u32| match list
        .iter_mut()
        .find(|(other, at, _)| (*other, *at) == (kind, lies))
    {
        Some((.., copies)) => *copies = copies.saturating_add(count),
        None => list.push((kind, lies, count)),
    };
    let part = |part| Kind::Card(Card::Part(part));
    let machine = |machine| Kind::Card(Card::Machine(machine));
    let invention = |invention| Kind::Card(Card::Invention(invention));
    state
        .built()
        .for_each(|it| put(machine(it), Lies::Built, 1));
    state
        .done()
        .for_each(|it| put(invention(it), Lies::Done, 1));
    state.parts().for_each(|it| put(part(it), Lies::Mine, 1));
    state
        .machines()
        .for_each(|it| put(machine(it), Lies::Mine, 1));
    state
        .inventions()
        .for_each(|it| put(invention(it), Lies::Mine, 1));
    state
        .look()
        .for_each(|it| put(Kind::Card(it), Lies::Look, 1));
    state
        .ghost_done()
        .for_each(|it| put(invention(it), Lies::GhostDone, 1));
    state
        .ghost_invention()
        .into_iter()
        .for_each(|it| put(invention(it), Lies::Plan, 1));
    // One that is built without its card has none that could move.
    let cardless: Vec<_> = state.ghost_cardless().collect();
    let built = state.ghost_built().filter(|it| !cardless.contains(it));
    built.for_each(|it| put(machine(it), Lies::Plan, 1));
    state
        .ghost_parts()
        .for_each(|(it, count)| put(part(it), Lies::Hoard, count.into()));
    state
        .ghost_machines()
        .for_each(|(it, count)| put(machine(it), Lies::Hoard, count.into()));
    for pile in Pile::ALL {
        state
            .scraps(pile)
            .for_each(|(it, count)| put(Kind::Card(it), Lies::Scrap, count.into()));
    }
    state
        .character()
        .into_iter()
        .for_each(|it| put(Kind::Character(it), Lies::Mine, 1));
    state
        .ghost_character()
        .into_iter()
        .for_each(|it| put(Kind::Character(it), Lies::Hoard, 1));
    list
}

/// Returns the id of a card at an open place.
fn id(names: &Names<'_>, lies: Lies, kind: Kind) -> String {
    let (card, key) = match kind {
        Kind::Card(card) => (card, names.id(&card)),
        Kind::Character(character) => {
            let zone = if lies == Lies::Hoard {
                "hoard"
            } else {
                "character"
            };
            return format!("{zone}/{}", names.id(&character));
        }
    };
    let pile = card.pile();
    match lies {
        Lies::Mine => match pile {
            Pile::Part => format!("parts/{key}"),
            Pile::Machine => format!("machines/{key}"),
            Pile::Invention => format!("invention/{key}"),
        },
        Lies::Built => format!("built/{key}"),
        Lies::Done => format!("race/you/{key}"),
        Lies::Hoard => format!("hoard/{pile}/{key}"),
        Lies::Plan => format!("plan/{key}"),
        Lies::GhostDone => format!("race/ghost/{key}"),
        Lies::Scrap => format!("scraps/{pile}/{key}"),
        Lies::Look => format!("look/{key}"),
    }
}
