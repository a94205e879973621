//! The items that decisions and outcomes concern.

use votk::{Chance, Decision, Design, Destination, Effect, Slot, Source};

use super::Position;
use super::cards::{held_id, slot_id, tomb_id};
use crate::scenic::ChoiceTarget;

pub(super) fn decision(position: &Position<'_>, decision: Decision) -> ChoiceTarget {
    let hand = |card| held_id(position.game, "hand", card);
    match decision {
        Decision::Buy(slot) => {
            let price = position.game.price(position.state, slot).unwrap_or(0);
            ChoiceTarget::new(format!("buy {price}")).on(slot_id(slot))
        }
        Decision::Use(card) => ChoiceTarget::new("use").on(hand(card)),
        Decision::Entomb(card) => ChoiceTarget::new("entomb").on(hand(card)),
        Decision::End | Decision::Pass => ChoiceTarget::default(),
        Decision::Pay(card) => {
            let worth = position.game.worth(position.state, card);
            let pay = ChoiceTarget::new(format!("pay {worth}")).on(hand(card));
            let bought = position.state.pending_view().slot.map(slot_id);
            bought.into_iter().fold(pay, ChoiceTarget::on)
        }
        Decision::Fall(side) => ChoiceTarget::new("let it fall")
            .on(slot_id(side.slot()))
            .on(slot_id(Slot::BaseMiddle)),
        Decision::Mode(mode) => {
            ChoiceTarget::new(format!("choose {}", mode.get())).on(action_id(position))
        }
        Decision::Pick(card) => pick(position, card),
        Decision::Take(slot) => ChoiceTarget::new(verb(position)).on(slot_id(slot)),
        Decision::Swap(pair) => ChoiceTarget::new("swap")
            .on(slot_id(pair.first()))
            .on(slot_id(pair.second())),
        Decision::Group(group) => {
            ChoiceTarget::new("discard").on(format!("bot_tomb/{}", group.word()))
        }
        Decision::Again(card) => {
            ChoiceTarget::new("repeat").on(held_id(position.game, "own/used", card))
        }
        Decision::Do => ChoiceTarget::new("do it").on(action_id(position)),
        Decision::Top(card) => {
            ChoiceTarget::new("on top").on(held_id(position.game, "own/played", card))
        }
        Decision::Shed(slot) => ChoiceTarget::new("sacrifice").on(slot_id(slot)),
        Decision::React(card) => ChoiceTarget::new("react").on(hand(card)),
    }
}

/// Returns the id of the innermost action in progress.
fn action_id(position: &Position<'_>) -> String {
    format!("actions/{}", position.state.frames().count())
}

/// Locates a picked card in the zone that the operation searches.
fn pick(position: &Position<'_>, card: Design) -> ChoiceTarget {
    let lies = |pile| held_id(position.game, pile, card);
    let id = match position.effect() {
        Some(Effect::Move { from, .. }) => match from {
            Source::Tomb => tomb_id(position.game, "tomb", card),
            Source::Discard | Source::DiscardTop => lies("own/discard"),
            Source::Boneyard | Source::BoneyardTop => lies("piles/boneyard"),
            Source::Deck | Source::DeckTop => lies("own/deck"),
            _ => lies("hand"),
        },
        Some(Effect::Trade { .. }) | None => lies("hand"),
        Some(_) => tomb_id(position.game, "bot_tomb", card),
    };
    ChoiceTarget::new(verb(position)).on(id)
}

/// Returns the verb for the operation on the chosen card.
fn verb(position: &Position<'_>) -> &'static str {
    match position.effect() {
        Some(Effect::Trade { .. }) if position.limit().is_none() => "give up",
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

impl Position<'_> {
    /// Returns the current effect.
    pub(super) fn effect(&self) -> Option<Effect> {
        let operation = self.game.operation(self.state)?;
        Some(operation.effect)
    }

    /// Returns the highest cost that a trade may take, once a card is given.
    pub(super) fn limit(&self) -> Option<u8> {
        self.state.trade_limit()
    }
}

pub(super) fn chance(position: &Position<'_>, chance: Chance) -> ChoiceTarget {
    let id = match chance {
        Chance::Draw(_) | Chance::Turn(_) => "own/deck".to_owned(),
        Chance::Lay(slot, _) => slot_id(slot),
        Chance::Bone(_) => "piles/boneyard".to_owned(),
        Chance::Stock(_) if position.view().stock.ii.0.is_empty() => "piles/stock3".to_owned(),
        Chance::Stock(_) => "piles/stock2".to_owned(),
        Chance::Die(face) => slot_id(Slot::shown_by(face)),
    };
    ChoiceTarget::new("").on(id)
}
