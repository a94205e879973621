//! A coloured die.

use solo_core::{Face, Notation};

use super::{Colour, District, Side};

/// A die of a colour that shows a face. Its order is colour, then face.
///
/// ```
/// use kings_challenge::{Colour, Die};
/// use solo_core::{Face, Readable};
/// let die = Die { colour: Colour::Red, face: Face::SIX };
/// assert_eq!(Die::parse(&kings_challenge::KingsChallenge::default(), "red 6"), Ok(die));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a die", data = list)]
#[says("{colour} {face}")]
pub struct Die {
    /// The colour.
    pub colour: Colour,
    /// The face it shows.
    pub face: Face,
}

impl Die {
    /// Number of kinds of dice in one district.
    pub(crate) const KINDS: u8 = 18;

    /// Returns the die with this number: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) fn nth(index: u8) -> Self {
        Self {
            colour: Colour::nth(index / 6),
            face: face((index % 6).wrapping_add(1)),
        }
    }

    /// Returns the number of the die: colour times 6 plus pips minus 1.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        self.colour
            .index()
            .wrapping_mul(6)
            .wrapping_add(self.face.pips())
            .wrapping_sub(1)
    }
}

/// A die with the district it lies in, or comes from.
///
/// ```
/// use kings_challenge::{Die, OwnedDie, Side};
/// use solo_core::Readable;
/// let game = kings_challenge::KingsChallenge::default();
/// let bought = OwnedDie::parse(&game, "roy white 6")?;
/// assert_eq!((bought.side(), bought.die()), (Side::Roy, Die::parse(&game, "white 6")?));
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Notation)]
#[notation("a die of own or roy", data = list)]
#[says("{district} {colour} {face}")]
pub struct OwnedDie {
    /// The district.
    pub district: District,
    /// The colour.
    pub colour: Colour,
    /// The face it shows.
    pub face: Face,
}

impl OwnedDie {
    /// Returns a die of this side.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, die: Die) -> Self {
        Self {
            district: side.district(),
            colour: die.colour,
            face: die.face,
        }
    }

    /// Returns the die with this number: own dice 0 to 17, le Roy's 18 to 35.
    #[inline]
    pub(crate) fn nth(code: u8) -> Self {
        match code.checked_sub(Die::KINDS) {
            None => Self::new(Side::Human, Die::nth(code)),
            Some(code) => Self::new(Side::Roy, Die::nth(code)),
        }
    }

    /// Returns the number of the 1 of a side and colour.
    #[inline]
    pub(crate) const fn first(side: Side, colour: Colour) -> u8 {
        let bin = side.index().wrapping_mul(3).wrapping_add(colour.index());
        bin.wrapping_mul(6)
    }

    /// Returns the number of the die: own dice 0 to 17, le Roy's 18 to 35.
    #[inline]
    pub(crate) const fn index(self) -> u8 {
        let first = self.district.index().wrapping_mul(Die::KINDS);
        first.wrapping_add(self.die().index())
    }

    /// Returns the side that owns the die.
    #[must_use]
    #[inline]
    pub const fn side(self) -> Side {
        self.district.side()
    }

    /// Returns the die without its district.
    #[must_use]
    #[inline]
    pub const fn die(self) -> Die {
        Die {
            colour: self.colour,
            face: self.face,
        }
    }
}

/// Returns the face with this many pips; any other number counts as a six.
#[inline]
pub(crate) const fn face(pips: u8) -> Face {
    match Face::new(pips) {
        Some(face) => face,
        None => Face::SIX,
    }
}

/// Returns the face of an entry of the list of a die, counted from 0.
#[inline]
pub(crate) const fn rolled(number: u8) -> Face {
    face(number.wrapping_add(1))
}
