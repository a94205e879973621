//! The dice of a district.

use crate::ids::widen;
use crate::terms::{Colour, Die};

/// The coloured dice in one district, as a count for each colour and face.
///
/// ```
/// use kings_challenge::{Colour, KingsChallenge, Side};
/// let game = KingsChallenge::default();
/// let state = game.start();
/// assert!(state.dice(Side::Human).is_empty());
/// assert_eq!(state.dice(Side::Roy).of_colour(Colour::Red), 0);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Dice(
    /// Three bits for each kind of die, in the order of [`Die::nth`]; six dice of a colour fit.
    u64,
);

/// The lowest bit of every count.
const LOW: u64 = 0o111_111_111_111_111_111;
/// The counts of one colour.
const COLOUR: u64 = 0o777_777;

impl Dice {
    /// Returns whether no die lies here.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Counts the dice of this colour and face.
    #[must_use]
    #[inline]
    pub fn count(self, die: Die) -> u8 {
        self.count_nth(die.index())
    }

    /// Counts all dice.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u32 {
        sum(self.0)
    }

    /// Counts the dice of this colour.
    #[must_use]
    #[inline]
    pub const fn of_colour(self, colour: Colour) -> u32 {
        sum(self.field(colour))
    }

    /// Lists the dice by colour, within a colour the highest first.
    pub fn iter(self) -> impl Iterator<Item = Die> {
        Colour::ALL.iter().flat_map(move |&colour| {
            solo_core::Face::all().rev().flat_map(move |face| {
                let die = Die { colour, face };
                core::iter::repeat_n(die, usize::from(self.count(die)))
            })
        })
    }

    /// Counts the dice with this number.
    #[inline]
    #[expect(clippy::as_conversions, reason = "three bits are left after the mask")]
    pub(crate) const fn count_nth(self, kind: u8) -> u8 {
        (self.0.wrapping_shr(shift(kind)) & 7) as u8
    }

    /// Returns the counts of one colour, three bits for each face.
    #[inline]
    pub(crate) const fn field(self, colour: Colour) -> u64 {
        match colour {
            Colour::Red => self.0 & COLOUR,
            Colour::Yellow => (self.0 >> 18) & COLOUR,
            Colour::White => (self.0 >> 36) & COLOUR,
        }
    }

    /// Adds a die.
    #[inline]
    pub(crate) fn add(&mut self, die: Die) {
        self.add_nth(die.index());
    }

    /// Adds a die with this number.
    #[inline]
    pub(crate) fn add_nth(&mut self, kind: u8) {
        // Six dice of a colour never overflow three bits.
        self.0 = self.0.wrapping_add(1_u64.wrapping_shl(shift(kind)));
    }

    /// Removes a die; without one, nothing changes.
    #[inline]
    pub(crate) fn remove(&mut self, die: Die) {
        if self.count(die) > 0 {
            self.0 = self.0.wrapping_sub(1_u64.wrapping_shl(shift(die.index())));
        }
    }

    /// Returns the kinds of dice that lie here, one bit for each number.
    #[inline]
    #[expect(clippy::as_conversions, reason = "18 bits are left")]
    pub(crate) const fn kinds(self) -> u32 {
        // Gathers every third bit.
        let mut x = (self.0 | self.0 >> 1 | self.0 >> 2) & LOW;
        x = (x | x >> 2) & 0x30c3_0c30_c30c_30c3;
        x = (x | x >> 4) & 0xf00f_00f0_0f00_f00f;
        x = (x | x >> 8) & 0x00ff_0000_ff00_00ff;
        x = (x | x >> 16) & 0xffff_0000_0000_ffff;
        x = (x | x >> 32) & 0x3_ffff;
        x as u32
    }

    /// Returns the faces of the dice of a colour, one bit each, the 1 lowest.
    #[inline]
    #[expect(clippy::as_conversions, reason = "six bits are left")]
    pub(crate) const fn faces(self, colour: Colour) -> u32 {
        // Gathers every third bit.
        let field = self.field(colour);
        let mut x = (field | field >> 1 | field >> 2) & LOW;
        x = (x | x >> 2) & 0o030_303;
        ((x | x >> 4 | x >> 8) & 0x3f) as u32
    }

    /// Returns the pips of the highest die of a colour; 0 if there is none.
    #[inline]
    #[expect(clippy::as_conversions, reason = "at most six")]
    pub(crate) const fn highest(self, colour: Colour) -> u8 {
        let field = self.field(colour);
        (66_u32.wrapping_sub(field.leading_zeros()) / 3) as u8
    }

    /// Lists all dice, ranked by face as it shows, ties red before yellow before white.
    pub(crate) fn ranked(self) -> impl Iterator<Item = Die> {
        let mut left = self;
        core::iter::from_fn(move || {
            let best = left.best(1)?;
            left.remove(best);
            Some(best)
        })
    }

    /// Returns the best die: by face (red faces times `red`), ties red before yellow before white.
    pub(crate) fn best(self, red: u8) -> Option<Die> {
        let mut best: Option<(u8, Die)> = None;
        for colour in Colour::ALL {
            let pips = self.highest(colour);
            let factor = if colour == Colour::Red { red } else { 1 };
            let value = pips.wrapping_mul(factor);
            if pips > 0 && best.is_none_or(|(most, _)| value > most) {
                let face = crate::terms::face(pips);
                best = Some((value, Die { colour, face }));
            }
        }
        best.map(|(_, die)| die)
    }
}

#[inline]
const fn shift(kind: u8) -> u32 {
    widen(kind).wrapping_mul(3)
}

/// Adds up all counts of three bits.
#[inline]
const fn sum(counts: u64) -> u32 {
    (counts & LOW)
        .count_ones()
        .wrapping_add((counts >> 1 & LOW).count_ones().wrapping_mul(2))
        .wrapping_add((counts >> 2 & LOW).count_ones().wrapping_mul(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_to_six_dice_of_a_kind_are_found() {
        for kind in 0..Die::KINDS {
            let (die, mut dice) = (Die::nth(kind), Dice::default());
            for count in 1..=6 {
                dice.add(die);
                assert_eq!(dice.kinds(), 1 << kind, "{count} of {die:?}");
                assert_eq!(
                    dice.faces(die.colour),
                    1 << (kind % 6),
                    "{count} of {die:?}"
                );
            }
        }
    }
}
