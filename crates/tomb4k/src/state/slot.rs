//! Slots for a card in one byte.

use core::fmt::{self, Display, Formatter};

use solo_core::{Card, CardSet, Kind};

/// A slot for at most one card, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u8);

impl Slot {
    /// No card has this index, but the tables of the catalogue do: their entry for no card.
    pub(crate) const EMPTY: Self = Self(63);

    #[inline]
    pub(crate) const fn holding(card: Card) -> Self {
        Self(card.place())
    }

    #[inline]
    pub(crate) fn card(self) -> Option<Card> {
        Card::from_index(self.0)
    }

    /// Returns the index in the tables of the catalogue, of the card or of no card.
    #[inline]
    pub(crate) fn place(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(crate) fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    #[inline]
    pub(crate) fn as_set(self) -> CardSet {
        // The bit of the empty slot is above that of the joker and is ignored.
        CardSet::from_bits(1_u64.wrapping_shl(u32::from(self.0)))
    }
}

/// Printed as the card or `nothing`, for the messages of the audit.
impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => card.fmt(f),
            None => f.write_str("nothing"),
        }
    }
}
