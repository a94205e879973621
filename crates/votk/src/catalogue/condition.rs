//! What the availability of an action hangs on, found out once for each design.
//!
//! Most actions need one and the same thing: a card to draw, two cards to swap, another hand card. For
//! them a whole hand is judged at once; the laws compare this with the judgement card by card.

use super::action::Action;
use super::operation::{Effect, Filter, Operation, Scope, Source};
use crate::state::Designs;

/// The usable designs by what their action needs to be available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quick {
    /// Nothing.
    pub(crate) always: Designs,
    /// A card in deck or discard pile.
    pub(crate) deck: Designs,
    /// Two different designs in the pyramid.
    pub(crate) swap: Designs,
    /// Another hand card.
    pub(crate) hand: Designs,
}

impl Quick {
    pub(super) const NONE: Self = Self {
        always: Designs::EMPTY,
        deck: Designs::EMPTY,
        swap: Designs::EMPTY,
        hand: Designs::EMPTY,
    };

    /// All designs that are judged here.
    #[inline]
    pub(crate) const fn all(&self) -> Designs {
        self.always.or(self.deck).or(self.swap).or(self.hand)
    }
}

/// A set of needs, as bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Condition(u8);

impl Condition {
    pub(super) const NONE: Self = Self(0);
    pub(super) const DECK: Self = Self(1);
    pub(super) const SWAP: Self = Self(2);
    pub(super) const HAND: Self = Self(4);
}

impl Operation {
    /// What the operation needs to be possible, if that is all there is to say.
    const fn condition(&self) -> Option<Condition> {
        match self.effect {
            Effect::Gold(_) | Effect::Worth(_) | Effect::Cheaper(_) | Effect::Reach(_) => {
                Some(Condition::NONE)
            }
            Effect::Draw(_)
            | Effect::PlayTop
            | Effect::Move {
                from: Source::DeckTop,
                ..
            } => Some(Condition::DECK),
            Effect::Swap(Scope::Pyramid) => Some(Condition::SWAP),
            Effect::Move {
                from: Source::Hand,
                n: 1,
                filter:
                    Filter {
                        level: 0,
                        group: None,
                        min_cost: 0,
                        max_cost: Filter::NO_LIMIT,
                        below_bought: false,
                        pick: _,
                    },
                ..
            } => Some(Condition::HAND),
            Effect::Need(_)
            | Effect::Move { .. }
            | Effect::Trade { .. }
            | Effect::Swap(_)
            | Effect::Repeat
            | Effect::OppSacrifice(_)
            | Effect::OppDiscard(_)
            | Effect::OppGive { .. }
            | Effect::OppDeck(_)
            | Effect::OppExec => None,
        }
    }
}

impl Action {
    /// What an action with a single mode needs to be available, if that is all there is to say.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub(super) const fn condition(&self) -> Option<Condition> {
        if self.modes() != 1 {
            return None;
        }
        let (operations, lengths) = self.raw();
        let mut needs = 0;
        let mut required = 0;
        let mut place = 0;
        while place < lengths[0] as usize {
            let operation = &operations[0][place];
            // Something optional never prevents the rest.
            if !operation.optional {
                match operation.condition() {
                    Some(Condition(bits)) => needs |= bits,
                    None => return None,
                }
                required += 1;
            }
            place += 1;
        }
        if required == 0 {
            return None;
        }
        Some(Condition(needs))
    }
}
