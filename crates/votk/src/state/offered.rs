//! The list of legal decisions, packed: a bit for each.

use super::{Designs, Slots};

/// The legal decisions of a position: numbers of cards, slots, modes, groups or pairs.
///
/// The phase says what the numbers mean (see `play::menu`). In step 1 they are the slots to buy
/// from and behind them the cards to use. Cards to entomb and the end of the step are left out:
/// they can be seen at a glance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Offered(u64);

impl Offered {
    /// No decision.
    pub(crate) const NONE: Self = Self(0);
    /// The number of the first card in step 1, after the six slots.
    pub(crate) const FIRST_CARD: u8 = 6;
    /// A number above all others.
    const PASS: u64 = 1 << 63;

    /// Returns the list of these numbers.
    #[inline]
    pub(crate) const fn numbers(numbers: u64) -> Self {
        Self(numbers)
    }

    /// Returns the list of these cards.
    #[inline]
    pub(crate) const fn cards(cards: Designs) -> Self {
        Self(cards.0)
    }

    /// Returns the list of these slots.
    #[inline]
    pub(crate) const fn slots(slots: Slots) -> Self {
        Self(slots.bits())
    }

    /// Returns the list of step 1: slots to buy from and cards to use.
    #[inline]
    pub(crate) const fn plays(slots: Slots, cards: Designs) -> Self {
        Self(slots.bits() | cards.0 << Self::FIRST_CARD)
    }

    /// Adds `pass`, if it is offered.
    #[inline]
    pub(crate) const fn or_pass(self, pass: bool) -> Self {
        if pass {
            Self(self.0 | Self::PASS)
        } else {
            self
        }
    }

    /// Returns the numbers, without `pass`.
    #[inline]
    pub(crate) const fn set(self) -> u64 {
        self.0 & !Self::PASS
    }

    /// Returns whether a number is offered.
    #[inline]
    pub(crate) const fn has(self, number: u8) -> bool {
        self.set() >> (number & 63) & 1 == 1
    }

    /// Returns whether `pass` is offered.
    #[inline]
    pub(crate) const fn has_pass(self) -> bool {
        self.0 & Self::PASS != 0
    }
}
