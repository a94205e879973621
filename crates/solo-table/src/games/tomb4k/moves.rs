//! Moves of a step of the tomb: every card that lies elsewhere than before.

use solo_core::{Card, Set, Speech, fields};
use tomb4k::catalogue::{DECK, TORCHES};
use tomb4k::{Event, Heading, Phase, State, Tomb};

use super::scene::fourth_torch;
use super::words::{Words, called, corner, words};
use crate::moves::{Around, Cause, Move, MoveKind, Moves};
use crate::story::Actor;

impl Moves for Tomb {
    // The dungeon shows the encounter of the open turn, too.
    const ECHOES: &'static [&'static str] = &["here"];

    fn moves(&self, around: &Around<'_, State, Event>, speech: &Speech<'_, Self>) -> Vec<Move> {
        let words = words(*speech);
        let moving = Moving {
            words,
            before: around.before,
            after: around.after,
        };
        // Cards that events name move in their order, the others after them.
        let mut rest = DECK;
        let mut moves = Vec::new();
        for event in around.events {
            let cards = named(event);
            let known = cards.iter().filter(|card| rest.remove(*card));
            moves.extend(known.filter_map(|card| moving.of(card)));
        }
        moves.extend(rest.iter().filter_map(|card| moving.of(card)));
        let hurt = around.events.iter().filter_map(|event| match event {
            Event::Hurt { damage, .. } => Some(*damage),
            _ => None,
        });
        let foe = around.before.encounter().or(around.after.encounter());
        moves.extend(hurt.map(|damage| {
            let mut it = Move::number(MoveKind::Lose, Actor::You, "you/life", damage);
            it.name = words.say("life.hp");
            match foe {
                Some(foe) => it.cause(Cause::Card(foe.to_string())),
                None => it,
            }
        }));
        if let Some(torch) = scrolled(around) {
            // The ace shone, and went under the deck, so that it lies nowhere.
            let it = Move::new(MoveKind::Lay, Actor::You, called(words, torch));
            let it = it.card(torch.to_string()).to("deck");
            let from = place(around.before, torch);
            moves.push(from.into_iter().fold(it, Move::from));
        }
        moves
    }

    fn deed(&self, it: &Move, who: &str, what: &str, speech: &Speech<'_, Self>) -> Option<String> {
        let key = match (it.kind, it.to.as_deref().unwrap_or_default()) {
            (MoveKind::Lay, to) if to.starts_with("stack/") => "deed.covered",
            (MoveKind::Discard, to) if to.starts_with("open/") => "deed.dropped",
            (MoveKind::Use, _) => "deed.played",
            (MoveKind::Turn, to) if to.starts_with("torch/") => "deed.burnt",
            _ => return None,
        };
        Some(words(*speech).fill(key, &fields![who, what]))
    }
}

/// Returns the ace that the scroll has put under the deck in this step.
fn scrolled(around: &Around<'_, State, Event>) -> Option<Card> {
    around.events.iter().find_map(|event| match event {
        Event::Scroll { card } => Some(*card),
        _ => None,
    })
}

/// Returns the cards that an event names.
fn named(event: &Event) -> Set<Card> {
    match event {
        Event::Card { card }
        | Event::Discarded { card }
        | Event::Played { card }
        | Event::Dropped { card }
        | Event::Left { card } => Set::of_card(*card),
        Event::Collected { cards } => *cards,
        _ => Set::EMPTY,
    }
}

/// Returns the id of the item that a card is, or of the pile in which it lies; `None` where nothing shows it.
fn place(state: &State, card: Card) -> Option<String> {
    let torch = |number: usize| format!("torch/{}", number.saturating_add(1));
    let burnt = state.torches();
    if state.unseen().contains(card) || state.bottom() == Some(card) {
        return Some("deck".to_owned());
    }
    if burnt.contains(card) && !TORCHES.contains(card) {
        return Some("torch/scroll".to_owned());
    }
    if let Some(number) = (burnt & TORCHES).iter().position(|other| other == card) {
        return Some(torch(number));
    }
    if fourth_torch(state) == Some(card) {
        let number = (burnt & TORCHES).iter().count();
        return Some(torch(number));
    }
    if state.open().contains(card) {
        return Some(format!("open/{card}"));
    }
    if state.skills().contains(card) {
        return Some(format!("skills/{card}"));
    }
    if state.treasure().contains(card) {
        return Some(format!("treasure/{card}"));
    }
    if state.covered().contains(card) {
        return None;
    }
    if state.spent().contains(card) {
        return Some("spent".to_owned());
    }
    Some("discards".to_owned())
}

struct Moving<'a> {
    words: Words<'a>,
    before: &'a State,
    after: &'a State,
}

impl Moving<'_> {
    /// Returns the move of a card; `None` if it lies where it lay.
    fn of(&self, card: Card) -> Option<Move> {
        let (from, to) = (place(self.before, card), place(self.after, card));
        let covered = self.after.covered().contains(card);
        let to = match to {
            // The stack of the turn that has ended.
            None if covered && !self.before.covered().contains(card) => {
                Some(format!("stack/{}", self.before.turn()))
            }
            to => to,
        };
        if from == to || (from.is_none() && covered) {
            return None;
        }
        let (source, goal) = (
            from.as_deref().unwrap_or_default(),
            to.as_deref().unwrap_or_default(),
        );
        let into = |zone: &str| goal.starts_with(zone);
        let kind = if into("treasure/") || into("skills/") {
            MoveKind::Take
        } else if source == "deck" {
            match goal {
                "discards" => MoveKind::Discard,
                _ => MoveKind::Turn,
            }
        } else if source.starts_with("skills/") || into("torch/scroll") {
            MoveKind::Use
        } else if source.starts_with("treasure/") {
            MoveKind::Discard
        } else if source.starts_with("torch/") && into("torch/") {
            MoveKind::Slide
        } else {
            MoveKind::Lay
        };
        let it = Move::new(kind, Actor::You, called(self.words, card))
            .short(corner(self.words, card))
            .card(card.to_string());
        let it = from.into_iter().fold(it, Move::from);
        Some(to.into_iter().fold(it, Move::to))
    }
}

/// Returns the number of turns to the daylight, an open turn on the way in finished (TK-3.11, TK-12.4).
pub(super) fn to_daylight(state: &State) -> u8 {
    let turns = state.delve_turns().saturating_sub(1);
    match state.heading() {
        Heading::Delve if state.phase() != Phase::Between => state.delve_turns(),
        Heading::Delve => turns,
        Heading::Retreat => turns.saturating_sub(state.retreat_turns()),
    }
}
