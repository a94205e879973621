//! The covered stacks of finished turns, two in a byte.

/// Upper bound for the turns of a game: each holds a numbered card that no other turn holds.
pub(crate) const MAX_TURNS: u8 = 27;

/// Number of cards in each covered stack, in order of play.
///
/// Two numbers share a byte, since no stack has more than 13 cards.
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
