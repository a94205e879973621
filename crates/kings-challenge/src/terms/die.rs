//! A coloured die.

use core::fmt::{self, Display, Formatter};

use solo_core::Face;

use super::Colour;

/// A die of a colour that shows a face. Its order is colour, then face.
///
/// ```
/// use kings_challenge::{Colour, Die};
/// use solo_core::Face;
/// let die = Die { colour: Colour::Red, face: Face::SIX };
/// assert_eq!(die.to_string(), "red 6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die {
    /// The colour.
    pub colour: Colour,
    /// What it shows.
    pub face: Face,
}

impl Die {
    /// How many kinds of dice there are in one district.
    pub(crate) const KINDS: u8 = 18;

    /// The die with this number: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) fn nth(index: u8) -> Self {
        Self {
            colour: Colour::nth(index / 6),
            face: face((index % 6).wrapping_add(1)),
        }
    }

    /// The number of the die: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.colour
            .index()
            .wrapping_mul(6)
            .wrapping_add(self.face.pips())
            .wrapping_sub(1)
    }
}

impl Display for Die {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour, self.face)
    }
}

/// The face with this many pips; everything that is no face counts as a six.
#[inline]
pub(crate) const fn face(pips: u8) -> Face {
    match Face::new(pips) {
        Some(face) => face,
        None => Face::SIX,
    }
}
