//! A coloured die.

use solo_core::{Face, Kind, Notation, Set};

use super::{Colour, District, Side, in_row};

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

/// In the order of dice: colour, then face.
impl Kind for Die {
    const COUNT: usize = 18;

    fn index(self) -> u8 {
        in_row(self.colour.index(), self.face.pips())
    }

    fn from_index(index: u8) -> Option<Self> {
        Some(Self {
            colour: Colour::from_index(index / 6)?,
            face: Face::new(index % 6 + 1)?,
        })
    }
}

impl Die {
    /// Returns the dice of this colour.
    pub(crate) const fn of_colour(colour: Colour) -> Set<Self> {
        match colour {
            Colour::Red => Set::from_bits(0o77),
            Colour::Yellow => Set::from_bits(0o7700),
            Colour::White => Set::from_bits(0o77_0000),
        }
    }

    /// Returns the dice of these colours.
    pub(crate) fn of_colours(colours: Set<Colour>) -> Set<Self> {
        colours
            .iter()
            .map(Self::of_colour)
            .fold(Set::EMPTY, |all, of| all | of)
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
    pub const fn new(side: Side, die: Die) -> Self {
        Self {
            district: side.district(),
            colour: die.colour,
            face: die.face,
        }
    }

    /// Returns the side that owns the die.
    pub const fn side(self) -> Side {
        self.district.side()
    }

    /// Returns the die without its district.
    pub const fn die(self) -> Die {
        Die {
            colour: self.colour,
            face: self.face,
        }
    }
}

/// In the order of dice with their districts: own ones first.
impl Kind for OwnedDie {
    const COUNT: usize = 36;

    fn index(self) -> u8 {
        let die = self.die().index();
        match self.district {
            District::Own => die,
            District::Roy => die + 18,
        }
    }

    fn from_index(index: u8) -> Option<Self> {
        let (side, die) = match index.checked_sub(18) {
            None => (Side::Human, index),
            Some(die) => (Side::Roy, die),
        };
        Die::from_index(die).map(|die| Self::new(side, die))
    }
}
