//! Moves of a step of the challenge: cards by what lies elsewhere, dice, citizens, stones and numbers by events.

use kings_challenge::{
    Colour, Dice, Die, District, Event, EventId, KingsChallenge, Origin, OwnedDie, Roller, Side,
    Slot, State, StoneSpace,
};
use solo_core::{Face, Speech};

use super::boards::{space_id, stone_id};
use super::decks::{event_id, slot_id};
use super::words::{named, whose};
use crate::moves::of_counts::{Lying, shifts};
use crate::moves::{Around, Cause, Move, MoveKind, Moves};
use crate::story::Actor;

impl Moves for KingsChallenge {
    // The card of an action that is under way is named again.
    const ECHOES: &'static [&'static str] = &["action"];

    fn moves(&self, around: &Around<'_, State, Event>, _: &Speech<'_, Self>) -> Vec<Move> {
        let mut telling = Telling {
            game: self,
            before: around.before,
            after: around.after,
            rolled: 0,
            moves: Vec::new(),
        };
        for event in around.events {
            telling.event(event);
        }
        telling.cards();
        telling.moves
    }

    fn deed(&self, it: &Move, who: &str, what: &str, _: &Speech<'_, Self>) -> Option<String> {
        let to = it.to.as_deref().unwrap_or_default();
        match it.kind {
            MoveKind::Lay if to.starts_with("buildings/") => Some(format!("{who} placed {what}")),
            MoveKind::Lay if to.starts_with("cathedral/") => Some(format!("{who} built {what}")),
            MoveKind::Lay if to.starts_with("activities/") => Some(format!("{who} hired {what}")),
            _ => None,
        }
    }
}

/// An open place where a card can lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    Slot,
    Row,
    Won(Side),
    Stack,
}

pub(super) const fn actor(side: Side) -> Actor {
    match side {
        Side::Human => Actor::You,
        Side::Roy => Actor::Rival,
    }
}

struct Telling<'a> {
    game: &'a KingsChallenge,
    before: &'a State,
    after: &'a State,
    /// Dice of le Roy's action that this step has rolled.
    rolled: u8,
    moves: Vec<Move>,
}

/// Lists the open cards of a position by their ids.
fn lying(state: &State) -> Vec<Lying<String, Lies>> {
    let slots = Slot::all().filter_map(|slot| state.activity(slot));
    let slots = slots.map(|card| (card.to_string(), Lies::Slot, 1));
    let row = state
        .event_row()
        .map(|(card, _)| (card.to_string(), Lies::Row, 1));
    let won = Side::ALL.into_iter().flat_map(|side| {
        let cards = EventId::all().filter(move |card| state.has_won(side, *card));
        cards.map(move |card| (card.to_string(), Lies::Won(side), 1))
    });
    let stack = state.character_stack();
    let stack = stack.map(|card| (card.to_string(), Lies::Stack, 1));
    slots.chain(row).chain(won).chain(stack).collect()
}

impl Telling<'_> {
    /// Adds the cards that lie elsewhere.
    fn cards(&mut self) {
        for shift in shifts(&lying(self.before), &lying(self.after)) {
            let (kind, side) = match (shift.from, shift.to) {
                (_, Some(Lies::Won(side))) => (MoveKind::Take, actor(side)),
                (None, Some(Lies::Slot)) => (MoveKind::Turn, Actor::Game),
                (None, _) => (MoveKind::Lay, Actor::Game),
                _ => (MoveKind::Discard, Actor::Game),
            };
            let entry = |lies: Lies| match lies {
                Lies::Slot => self.slot_of(&shift.card),
                Lies::Row => format!("events/{}", shift.card),
                Lies::Won(Side::Human) => format!("purse/won/{}", shift.card),
                Lies::Won(Side::Roy) => format!("roy/won/{}", shift.card),
                Lies::Stack => format!("characters/{}", shift.card),
            };
            let name = self.game.catalogue().name(&shift.card);
            let it = Move::new(kind, side, name.unwrap_or(&shift.card));
            let it = it.card(&*shift.card);
            let it = shift.from.map(entry).into_iter().fold(it, Move::from);
            let it = shift.to.map(entry).into_iter().fold(it, Move::to);
            self.moves.push(it);
        }
    }

    fn slot_of(&self, card: &str) -> String {
        let lies = |slot: &Slot| {
            let states = [self.after, self.before];
            let mut there = states.iter().filter_map(|state| state.activity(*slot));
            there.any(|other| other.to_string() == card)
        };
        Slot::all().find(lies).map_or_else(String::new, slot_id)
    }

    fn add(&mut self, kind: MoveKind, side: Side, name: &str, with: impl FnOnce(&mut Move)) {
        let mut it = Move::new(kind, actor(side), name);
        with(&mut it);
        self.moves.push(it);
    }

    /// Adds a change of a number.
    fn number(&mut self, number: &'static str, name: &str, side: Side, amount: i32, paid: bool) {
        let kind = match (amount >= 0, paid) {
            (true, _) => MoveKind::Gain,
            (false, true) => MoveKind::Spend,
            (false, false) => MoveKind::Lose,
        };
        if amount != 0 {
            let mut it = Move::number(kind, actor(side), number, amount.unsigned_abs());
            name.clone_into(&mut it.name);
            self.moves.push(it);
        }
    }

    fn event(&mut self, event: &Event) {
        match event {
            Event::DieRolled {
                owner,
                colour,
                face,
            } => self.roll(*owner, *colour, *face),
            Event::RoyalRoll { total, result } => {
                let _ = total;
                for it in self.moves.iter_mut().filter(|it| it.kind == MoveKind::Roll) {
                    it.to = Some(format!("royal/{result}"));
                }
            }
            Event::Settled {
                who,
                building,
                space,
            } => {
                let to = space_id(*building, *space);
                self.add(MoveKind::Lay, *who, "a citizen", |it| it.to = Some(to));
            }
            Event::Entered {
                who,
                building,
                space,
                pushed,
                evicted,
            } => {
                let to = space_id(*building, *space);
                self.add(MoveKind::Lay, *who, "a citizen", |it| it.to = Some(to));
                for push in pushed {
                    let name = format!("citizen of {}", whose(push.who));
                    self.add(MoveKind::Slide, push.who, &name, |it| {
                        it.from = Some(space_id(*building, push.from));
                        it.to = push.to.map(|to| space_id(*building, to));
                    });
                }
                let _ = evicted;
            }
            Event::Filled { building, space } => {
                let to = space_id(*building, *space);
                self.add(MoveKind::Lay, Side::Roy, "a citizen", |it| it.to = Some(to));
            }
            Event::LaidDown {
                card,
                building,
                space,
            } => {
                let from = space_id(*building, *space);
                self.add(MoveKind::Discard, Side::Human, "a citizen", |it| {
                    it.from = Some(from);
                    it.cause = Some(Cause::Card(card.to_string()));
                });
            }
            Event::Stone { who, level, column } => {
                let at = StoneSpace {
                    level: *level,
                    column: *column,
                };
                self.add(MoveKind::Lay, *who, "a stone", |it| {
                    it.to = Some(stone_id(at));
                });
            }
            Event::Hired {
                who, card, from, ..
            } => {
                let source = self.origin(*who, *from);
                self.add(MoveKind::Lay, *who, "a tradesman", |it| {
                    it.from = source;
                    it.to = Some(slot_id(card.slot()));
                    it.cause = Some(Cause::Card(card.to_string()));
                });
            }
            Event::EventCubes { who, card, count } => {
                self.add(MoveKind::Lay, *who, "cubes", |it| {
                    it.amount = u32::from(*count);
                    it.to = Some(event_id(*card));
                });
            }
            Event::Guarded { who, dice, .. } => self.spend(*who, dice),
            Event::Group { dice, .. } => self.spend(Side::Human, dice),
            Event::RoyalSpent { dice } => self.spend(Side::Roy, dice),
            Event::RoyalBought { colour, face, .. } => {
                let die = Die {
                    colour: *colour,
                    face: *face,
                };
                let from = self.die_id(self.before.dice(Side::Human), District::Own, die);
                let name = named(self.game, &die);
                self.add(MoveKind::Take, Side::Roy, &name, |it| it.from = from);
            }
            Event::Flipped { colour, face, to } => {
                let (old, new) = (
                    Die {
                        colour: *colour,
                        face: *face,
                    },
                    Die {
                        colour: *colour,
                        face: *to,
                    },
                );
                let from = self.die_id(self.before.dice(Side::Human), District::Own, old);
                let to = self.die_id(self.after.dice(Side::Human), District::Own, new);
                let name = named(self.game, &old);
                self.add(MoveKind::Turn, Side::Human, &name, |it| {
                    (it.from, it.to) = (from, to);
                });
            }
            other => self.amounts(other),
        }
    }

    fn amounts(&mut self, event: &Event) {
        match event {
            Event::Deniers { amount, .. } => {
                self.number("you/deniers", "deniers", Side::Human, *amount, true);
            }
            Event::Influence { amount, .. } => {
                self.number("you/influence", "influence", Side::Human, *amount, true);
            }
            Event::Vp {
                who: Side::Human,
                amount,
                ..
            } => {
                self.number("you/vp", "VP", Side::Human, *amount, false);
            }
            Event::Vp {
                who: Side::Roy,
                amount,
                ..
            } => {
                self.number("roy/vp", "VP", Side::Roy, *amount, false);
            }
            Event::Scored { who, vp, .. } => {
                let number = if *who == Side::Human {
                    "you/vp"
                } else {
                    "roy/vp"
                };
                self.number(number, "VP", *who, *vp, false);
            }
            Event::Income { deniers } => {
                self.number("you/deniers", "deniers", Side::Human, *deniers, false);
            }
            Event::Salaries { paid, .. } => {
                let paid = paid.saturating_neg();
                self.number("you/deniers", "deniers", Side::Human, paid, true);
            }
            Event::Lost { what, amount, .. } => {
                let (number, name) = match what.word() {
                    "deniers" => ("you/deniers", "deniers"),
                    "influence" => ("you/influence", "influence"),
                    _ => return,
                };
                let lost = amount.saturating_neg();
                self.number(number, name, Side::Human, lost, false);
            }
            _ => {}
        }
    }

    fn roll(&mut self, owner: Roller, colour: Option<Colour>, face: Face) {
        let die = colour.map(|colour| Die { colour, face });
        let to = match (owner, die) {
            (Roller::Own, Some(die)) => {
                self.die_id(self.after.dice(Side::Human), District::Own, die)
            }
            (Roller::Roy, Some(die)) => self.die_id(self.after.dice(Side::Roy), District::Roy, die),
            (Roller::Setup, Some(die)) => Some(format!("buildings/{}", die.colour.building())),
            (Roller::Royal, _) => {
                self.rolled = self.rolled.saturating_add(1);
                None
            }
            _ => (self.after.black(face) > 0).then(|| "dice/black/1".to_owned()),
        };
        let side = match owner {
            Roller::Own => Actor::You,
            Roller::Black => Actor::Game,
            _ => Actor::Rival,
        };
        let name = die.map_or_else(
            || "black die".to_owned(),
            |die| named(self.game, &die.colour),
        );
        let it = Move::new(MoveKind::Roll, side, name).face(face.pips());
        self.moves.push(Move { to, ..it });
    }

    fn spend(&mut self, who: Side, dice: &[OwnedDie]) {
        for die in dice {
            let from = self.die_id(self.before.dice(die.side()), die.district, die.die());
            let name = named(self.game, &die.die());
            self.add(MoveKind::Discard, who, &name, |it| it.from = from);
        }
    }

    /// Returns the id of a die like this one; `None` if there is none.
    fn die_id(&self, dice: Dice, district: District, die: Die) -> Option<String> {
        super::boards::ids(dice, district, die).next()
    }

    fn origin(&self, who: Side, from: Origin) -> Option<String> {
        match from {
            Origin::Supply if who == Side::Human => Some("purse/supply".to_owned()),
            Origin::Supply => Some("roy/supply".to_owned()),
            Origin::Building(building, space) => Some(space_id(building, space)),
            Origin::Card(card) => Some(slot_id(card.slot())),
        }
    }
}
