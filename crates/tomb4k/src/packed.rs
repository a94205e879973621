//! Small things in a position: a place for a card in one byte, two stacks in another.

use solo_core::{Card, CardSet, Kind};

/// A place for at most one card, in one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u8);

impl Slot {
    /// No card has this place, but the tables of the catalogue do: nothing stands there.
    pub(crate) const EMPTY: Self = Self(63);

    #[inline]
    pub(crate) const fn holding(card: Card) -> Self {
        Self(card.place())
    }

    #[inline]
    pub(crate) fn card(self) -> Option<Card> {
        Card::from_index(self.0)
    }

    /// Where the tables of the catalogue have the card, or nothing.
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
        // The bit of the empty slot is beyond the joker's and falls away.
        CardSet::from_bits(1_u64.wrapping_shl(u32::from(self.0)))
    }
}

/// Most turns a game can have: each holds a numbered card that no other turn holds.
pub(crate) const MAX_TURNS: u8 = 27;

/// The number of cards in each covered stack, in order of play: two in a byte, since no stack has
/// more than 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stacks([u8; 14]);

impl Stacks {
    pub(crate) const NONE: Self = Self([0; 14]);

    pub(crate) fn get(self, place: u8) -> u8 {
        let pair = self.0.get(usize::from(place / 2)).copied().unwrap_or(0);
        pair.wrapping_shr(Self::shift(place)) & 15
    }

    #[inline]
    pub(crate) fn set(&mut self, place: u8, cards: u8) {
        if let Some(pair) = self.0.get_mut(usize::from(place / 2)) {
            let shift = Self::shift(place);
            *pair = (*pair & !15_u8.wrapping_shl(shift)) | (cards & 15).wrapping_shl(shift);
        }
    }

    #[inline]
    fn shift(place: u8) -> u32 {
        u32::from(place % 2).wrapping_mul(4)
    }
}
