//! Facts about the action of a design that the rules need, computed once.
//!
//! Most actions need the same single condition: a card to draw, two cards to swap, another hand
//! card. For them a whole hand is judged in one step; the audit compares this with the judgement
//! card by card.

use super::action::Action;
use super::operation::{Effect, Filter, Scope, Source};
use crate::state::Designs;

/// The usable designs by the condition of their action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quick {
    /// No condition.
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

    /// Returns all designs that are judged here.
    #[inline]
    pub(crate) const fn all(&self) -> Designs {
        self.always.or(self.deck).or(self.swap).or(self.hand)
    }
}

/// The contents and needs of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    /// Contents of its operations.
    found: u8,
    /// Condition of its availability, if it is one of the common ones.
    pub(super) needs: Option<u8>,
}

impl Facts {
    /// The action needs nothing.
    pub(super) const NOTHING: u8 = 0;
    /// The action needs a card in deck or discard pile.
    pub(super) const DECK: u8 = 1;
    /// The action needs two different designs in the pyramid.
    pub(super) const SWAP: u8 = 2;
    /// The action needs another hand card.
    pub(super) const HAND: u8 = 4;
    /// The action has a more complex condition.
    const MORE: u8 = 8;
    /// The action contains `repeat`.
    pub(super) const REPEATS: u8 = 16;
    /// The action contains `repeat`, `play_top` or `opp_exec`.
    pub(super) const BORROWS: u8 = 32;
    /// The action contains `move from=discard_top`.
    pub(super) const READS: u8 = 64;

    /// Returns whether the action contains this.
    pub(super) const fn has(&self, fact: u8) -> bool {
        self.found & fact > 0
    }
}

impl Effect {
    const fn facts(&self) -> u8 {
        match self {
            Self::Gold(_) | Self::Worth(_) | Self::Cheaper(_) | Self::Reach(_) => Facts::NOTHING,
            Self::Draw(_) => Facts::DECK,
            Self::PlayTop => Facts::DECK | Facts::BORROWS,
            Self::Swap(Scope::Pyramid) => Facts::SWAP,
            Self::Repeat => Facts::MORE | Facts::REPEATS | Facts::BORROWS,
            Self::OppExec => Facts::MORE | Facts::BORROWS,
            Self::Move {
                from, n, filter, ..
            } => match (from, n) {
                (Source::DeckTop, _) => Facts::DECK,
                (Source::DiscardTop, _) => Facts::MORE | Facts::READS,
                (Source::Hand, 1) if filter.passes_all() => Facts::HAND,
                _ => Facts::MORE,
            },
            Self::Need(_)
            | Self::Trade { .. }
            | Self::Swap(_)
            | Self::OppSacrifice(_)
            | Self::OppDiscard(_)
            | Self::OppGive { .. }
            | Self::OppDeck(_) => Facts::MORE,
        }
    }
}

impl Filter {
    /// Returns whether every card passes, apart from a choice by cost.
    const fn passes_all(&self) -> bool {
        matches!(
            self,
            Self {
                level: 0,
                group: None,
                min_cost: 0,
                max_cost: Self::NO_LIMIT,
                below_bought: false,
                pick: _,
            }
        )
    }
}

impl Action {
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub(super) const fn facts(&self) -> Facts {
        let (mut found, mut needs, mut required) = (0, 0, 0);
        let mut mode = 0;
        while mode < Self::MAX_MODES {
            let mut place = 0;
            while place < self.lengths[mode] as usize {
                let operation = &self.operations[mode][place];
                found |= operation.effect.facts();
                // An optional operation never prevents the rest.
                if !operation.optional {
                    needs |= operation.effect.facts() & (Facts::REPEATS - 1);
                    required += 1;
                }
                place += 1;
            }
            mode += 1;
        }
        let simple = self.modes() == 1 && required > 0 && needs & Facts::MORE == 0;
        let needs = if simple { Some(needs) } else { None };
        Facts { found, needs }
    }
}
