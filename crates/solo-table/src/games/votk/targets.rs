//! The items that decisions and outcomes concern.

use solo_core::{NamedFields, fields};
use votk::{Chance, Decision, Design, Destination, Effect, Pending, Slot, Source, Valley};

use super::Position;
use super::cards::{held_id, slot_id, tomb_id};
use super::words::verb;
use crate::scenic::{ChoiceTarget, Target};

/// Verbs are keys of [`verb`].
pub(super) const TARGETS: &[Target] = &[
    Target::new("Buy", "verb.buy", &["pyramid/{slot}"]),
    Target::new("Use", "verb.use", &["hand/{card}"]),
    Target::new("Entomb", "verb.entomb", &["hand/{card}"]),
    Target::new("End", "", &[]),
    Target::new("Pay", "verb.pay", &["hand/{card}"]),
    Target::new("Fall", "verb.fall", &["pyramid/{slot}", "pyramid/bm"]),
    Target::one_of("Mode", "verb.mode", &["actions/{action}"]),
    Target::one_of("Pick", "", PLACES),
    Target::new("Take", "", &["pyramid/{slot}"]),
    Target::new("Swap", "verb.swap", &["pyramid/{one}", "pyramid/{other}"]),
    Target::new("Group", "verb.discard", &["bot_tomb/{group}"]),
    Target::new("Again", "verb.repeat", &["own/used/{card}"]),
    Target::one_of("Do", "verb.do", &["actions/{action}"]),
    Target::new("Top", "verb.top", &["own/played/{card}"]),
    Target::new("Shed", "verb.sacrifice", &["pyramid/{slot}"]),
    Target::new("React", "verb.react", &["hand/{card}"]),
    Target::new("Pass", "", &[]),
];

/// The items in which a picked card can lie.
const PLACES: &[&str] = &[
    "hand/{card}",
    "tomb/{group}/{card}",
    "bot_tomb/{group}/{card}",
    "own/deck/{card}",
    "own/discard/{card}",
    "piles/boneyard/{card}",
];

/// Adds the values of the position to a declared target.
pub(super) fn decision(position: &Position<'_>, decision: Decision) -> ChoiceTarget {
    let (game, state, words) = (position.game, position.state, position.words);
    let with = |fields: &dyn NamedFields<Valley>| {
        let target = ChoiceTarget::declared(decision, fields, &words.speech);
        if target.verb.is_empty() {
            return target;
        }
        let verb = verb(&words.speech, &target.verb, fields);
        target.verb(verb)
    };
    let acting =
        |target: ChoiceTarget| target.verb(verb(&words.speech, acting_verb(position), &fields![]));
    // The innermost action in progress.
    let action = || format!("actions/{}", state.frames().count());
    match decision {
        Decision::Buy(slot) => with(&fields![price = game.price(state, slot).unwrap_or(0)]),
        Decision::Pay(card) => {
            let bought = match state.pending() {
                Pending::Pay { slot, .. } => Some(slot_id(slot)),
                _ => None,
            };
            with(&fields![worth = game.worth(state, card)]).each(bought)
        }
        Decision::Fall(side) => with(&fields![slot = side.slot()]),
        Decision::Mode(mode) => with(&fields![mode]).on(action()),
        Decision::Do => with(&fields![]).on(action()),
        Decision::Pick(card) => acting(with(&fields![])).on(place(position, card)),
        Decision::Take(_) => acting(with(&fields![])),
        Decision::Swap(pair) => with(&fields![one = pair.first(), other = pair.second()]),
        _ => with(&fields![]),
    }
}

/// Returns the id of a picked card in the zone that the operation searches.
fn place(position: &Position<'_>, card: Design) -> String {
    let lies = |pile| held_id(position.game, pile, card);
    match position.effect() {
        Some(Effect::Move { from, .. }) => match from {
            Source::Tomb => tomb_id(position.game, "tomb", card),
            Source::Discard | Source::DiscardTop => lies("own/discard"),
            Source::Boneyard | Source::BoneyardTop => lies("piles/boneyard"),
            Source::Deck | Source::DeckTop => lies("own/deck"),
            _ => lies("hand"),
        },
        Some(Effect::Trade { .. }) | None => lies("hand"),
        Some(_) => tomb_id(position.game, "bot_tomb", card),
    }
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
