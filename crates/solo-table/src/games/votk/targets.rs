//! The items that decisions and outcomes concern.

use solo_core::fields;
use votk::{Chance, Decision, Design, Destination, Effect, Slot, Source};

use super::Position;
use super::cards::{held_id, slot_id, tomb_id};
use crate::scenic::ChoiceTarget;

pub(super) fn decision(position: &Position<'_>, decision: Decision) -> ChoiceTarget {
    let hand = |card| held_id(position.game, "hand", card);
    let verb = |key: &str| ChoiceTarget::new(position.words.verb(key, &fields![]));
    match decision {
        Decision::Buy(slot) => {
            let price = position.game.price(position.state, slot).unwrap_or(0);
            let verb = position.words.verb("verb.buy", &fields![price]);
            ChoiceTarget::new(verb).on(slot_id(slot))
        }
        Decision::Use(card) => verb("verb.use").on(hand(card)),
        Decision::Entomb(card) => verb("verb.entomb").on(hand(card)),
        Decision::End | Decision::Pass => ChoiceTarget::default(),
        Decision::Pay(card) => {
            let worth = position.game.worth(position.state, card);
            let verb = position.words.verb("verb.pay", &fields![worth]);
            let pay = ChoiceTarget::new(verb).on(hand(card));
            let bought = position.state.pending_view().slot.map(slot_id);
            bought.into_iter().fold(pay, ChoiceTarget::on)
        }
        Decision::Fall(side) => verb("verb.fall")
            .on(slot_id(side.slot()))
            .on(slot_id(Slot::BaseMiddle)),
        Decision::Mode(mode) => {
            let verb = position.words.verb("verb.mode", &fields![mode]);
            ChoiceTarget::new(verb).on(action_id(position))
        }
        Decision::Pick(card) => pick(position, card),
        Decision::Take(slot) => verb(acting_verb(position)).on(slot_id(slot)),
        Decision::Swap(pair) => verb("verb.swap")
            .on(slot_id(pair.first()))
            .on(slot_id(pair.second())),
        Decision::Group(group) => verb("verb.discard").on(format!("bot_tomb/{}", group.word())),
        Decision::Again(card) => verb("verb.repeat").on(held_id(position.game, "own/used", card)),
        Decision::Do => verb("verb.do").on(action_id(position)),
        Decision::Top(card) => verb("verb.top").on(held_id(position.game, "own/played", card)),
        Decision::Shed(slot) => verb("verb.sacrifice").on(slot_id(slot)),
        Decision::React(card) => verb("verb.react").on(hand(card)),
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
    let verb = position.words.verb(acting_verb(position), &fields![]);
    ChoiceTarget::new(verb).on(id)
}

/// Returns the key of the verb for the operation on the chosen card.
fn acting_verb(position: &Position<'_>) -> &'static str {
    match position.effect() {
        Some(Effect::Trade { .. }) if position.limit().is_none() => "verb.give",
        Some(
            Effect::Move { to, .. }
            | Effect::Trade { to, .. }
            | Effect::OppGive { to, .. }
            | Effect::OppDeck(to),
        ) => match to {
            Destination::Tomb => "verb.entomb",
            Destination::Boneyard => "verb.sacrifice",
            Destination::DeckTop => "verb.deck",
            Destination::BotDiscard => "verb.discard",
            Destination::Hand | Destination::Discard => "verb.take",
        },
        Some(Effect::OppExec) => "verb.borrow",
        _ => "verb.discard",
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
