//! The items that decisions and outcomes concern.

use votk::{Chance, Decision, Design, Destination, Effect, Slot, Source};

use super::Seen;
use super::cards::{held_id, slot_id, tomb_id};
use crate::scenic::Concern;

pub(super) fn decision(seen: &Seen<'_>, decision: Decision) -> Concern {
    let hand = |card| held_id(seen.game, "hand", card);
    match decision {
        Decision::Buy(slot) => {
            let price = seen.game.price(seen.state, slot).unwrap_or(0);
            Concern::new(format!("buy {price}")).on(slot_id(slot))
        }
        Decision::Use(card) => Concern::new("use").on(hand(card)),
        Decision::Entomb(card) => Concern::new("entomb").on(hand(card)),
        Decision::End | Decision::Pass => Concern::default(),
        Decision::Pay(card) => {
            let worth = seen.game.worth(seen.state, card);
            let pay = Concern::new(format!("pay {worth}")).on(hand(card));
            let bought = seen.view.pending.slot.map(slot_id);
            bought.into_iter().fold(pay, Concern::on)
        }
        Decision::Fall(side) => Concern::new("let it fall")
            .on(slot_id(side.slot()))
            .on(slot_id(Slot::BaseMiddle)),
        Decision::Mode(mode) => Concern::new(format!("choose {}", mode.get())).on(action_id(seen)),
        Decision::Pick(card) => pick(seen, card),
        Decision::Take(slot) => Concern::new(verb(seen)).on(slot_id(slot)),
        Decision::Swap(pair) => Concern::new("swap")
            .on(slot_id(pair.first()))
            .on(slot_id(pair.second())),
        Decision::Group(group) => Concern::new("discard").on(format!("bot_tomb/{}", group.word())),
        Decision::Again(card) => Concern::new("repeat").on(held_id(seen.game, "own/used", card)),
        Decision::Do => Concern::new("do it").on(action_id(seen)),
        Decision::Top(card) => Concern::new("on top").on(held_id(seen.game, "own/played", card)),
        Decision::Shed(slot) => Concern::new("sacrifice").on(slot_id(slot)),
        Decision::React(card) => Concern::new("react").on(hand(card)),
    }
}

/// Returns the id of the innermost action in progress.
fn action_id(seen: &Seen<'_>) -> String {
    format!("actions/{}", seen.view.frames.len())
}

/// Locates a picked card in the zone that the operation searches.
fn pick(seen: &Seen<'_>, card: Design) -> Concern {
    let lies = |pile| held_id(seen.game, pile, card);
    let id = match seen.effect() {
        Some(Effect::Move { from, .. }) => match from {
            Source::Tomb => tomb_id(seen.game, "tomb", card),
            Source::Discard | Source::DiscardTop => lies("own/discard"),
            Source::Boneyard | Source::BoneyardTop => lies("piles/boneyard"),
            Source::Deck | Source::DeckTop => lies("own/deck"),
            _ => lies("hand"),
        },
        Some(Effect::Trade { .. }) | None => lies("hand"),
        Some(_) => tomb_id(seen.game, "bot_tomb", card),
    };
    Concern::new(verb(seen)).on(id)
}

/// Returns the verb for the operation on the chosen card.
fn verb(seen: &Seen<'_>) -> &'static str {
    match seen.effect() {
        Some(Effect::Trade { .. }) if seen.limit().is_none() => "give up",
        Some(
            Effect::Move { to, .. }
            | Effect::Trade { to, .. }
            | Effect::OppGive { to, .. }
            | Effect::OppDeck(to),
        ) => match to {
            Destination::Tomb => "entomb",
            Destination::Boneyard => "sacrifice",
            Destination::DeckTop => "on the deck",
            Destination::BotDiscard => "discard",
            Destination::Hand | Destination::Discard => "take",
        },
        Some(Effect::OppExec) => "borrow",
        _ => "discard",
    }
}

impl Seen<'_> {
    /// Returns the current effect.
    pub(super) fn effect(&self) -> Option<Effect> {
        let operation = self.game.operation(self.state)?;
        Some(operation.effect)
    }

    /// Returns the highest cost that a trade may take, once a card is given.
    pub(super) fn limit(&self) -> Option<u8> {
        self.view.frames.last()?.limit
    }
}

pub(super) fn chance(seen: &Seen<'_>, chance: Chance) -> Concern {
    let id = match chance {
        Chance::Draw(_) | Chance::Turn(_) => "own/deck".to_owned(),
        Chance::Lay(slot, _) => slot_id(slot),
        Chance::Bone(_) => "piles/boneyard".to_owned(),
        Chance::Stock(_) if seen.view.stock.ii.0.is_empty() => "piles/stock3".to_owned(),
        Chance::Stock(_) => "piles/stock2".to_owned(),
        Chance::Die(face) => slot_id(Slot::shown_by(face)),
    };
    Concern::new("").on(id)
}
