//! What the rules have to know about the action of a design, found out once.
//!
//! Most actions need one and the same thing: a card to draw, two cards to swap, another hand card. For
//! them a whole hand is judged at once; the laws compare this with the judgement card by card.

use super::action::Action;
use super::operation::{Effect, Filter, Scope, Source};
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

/// What an action contains and what it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Facts {
    /// What is found in its operations.
    found: u8,
    /// What it needs to be available, if that is all there is to say.
    pub(super) needs: Option<u8>,
}

impl Facts {
    /// It needs nothing.
    pub(super) const NOTHING: u8 = 0;
    /// It needs a card in deck or discard pile.
    pub(super) const DECK: u8 = 1;
    /// It needs two different designs in the pyramid.
    pub(super) const SWAP: u8 = 2;
    /// It needs another hand card.
    pub(super) const HAND: u8 = 4;
    /// What it needs takes more words.
    const MORE: u8 = 8;
    /// It contains `repeat`.
    pub(super) const REPEATS: u8 = 16;
    /// It contains `repeat`, `play_top` or `opp_exec`.
    pub(super) const BORROWS: u8 = 32;
    /// It contains `move from=discard_top`.
    pub(super) const READS: u8 = 64;

    /// Whether it contains this.
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
    /// Whether every card passes, apart from a choice by cost.
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
                // Something optional never prevents the rest.
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
