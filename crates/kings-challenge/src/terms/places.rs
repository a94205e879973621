//! Places that are told apart by numbers: spaces of buildings and of the cathedral, and slots.

use core::fmt::{self, Display, Formatter};

use super::{Colour, numbered};

/// One of the six spaces of a building, numbered 1 to 6.
///
/// ```
/// use kings_challenge::Space;
/// assert_eq!(Space::new(6).unwrap().number(), 6);
/// assert_eq!(Space::new(7), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with this number, 1 to 6.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=6 => Some(Self(number)),
            _ => None,
        }
    }

    /// The space with this place, counted from 0; places beyond the last mean the last.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        if index < 6 {
            Self(index.wrapping_add(1))
        } else {
            Self(6)
        }
    }

    /// The number of the space, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl Display for Space {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One of the 18 spaces of the cathedral: 3 levels, the lowest first, of 6 columns.
///
/// ```
/// use kings_challenge::StoneSpace;
/// let space = StoneSpace::new(2, 5).unwrap();
/// assert_eq!((space.level(), space.column()), (2, 5));
/// assert_eq!(StoneSpace::new(4, 1), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StoneSpace {
    level: u8,
    column: u8,
}

impl StoneSpace {
    /// The space at this level (1 to 3) and column (1 to 6).
    #[must_use]
    pub const fn new(level: u8, column: u8) -> Option<Self> {
        match (level, column) {
            (1..=3, 1..=6) => Some(Self { level, column }),
            _ => None,
        }
    }

    /// The level, 1 (lowest) to 3.
    #[must_use]
    #[inline]
    pub const fn level(self) -> u8 {
        self.level
    }

    /// The column, 1 to 6.
    #[must_use]
    #[inline]
    pub const fn column(self) -> u8 {
        self.column
    }
}

numbered! {
    /// One of the nine places for an Activity card: a colour and a number, in slot order.
    ///
    /// ```
    /// use kings_challenge::{Colour, Slot};
    /// let slot = Slot::new(Colour::Yellow, 2).unwrap();
    /// assert_eq!(slot.to_string(), "yellow 2");
    /// assert_eq!(slot.index(), 4);
    /// ```
    Slot, 9, "slot order"
}

impl Slot {
    /// The slot of this colour and number (1 to 3).
    #[must_use]
    pub const fn new(colour: Colour, number: u8) -> Option<Self> {
        match number {
            1..=3 => Some(Self(
                colour
                    .index()
                    .saturating_mul(3)
                    .saturating_add(number.saturating_sub(1)),
            )),
            _ => None,
        }
    }

    /// The slot at this place; places beyond the last mean the last.
    #[inline]
    pub(crate) const fn nth(index: u8) -> Self {
        if index < Self::COUNT {
            Self(index)
        } else {
            Self(8)
        }
    }

    /// The colour of its cards.
    #[must_use]
    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::nth(self.0 / 3)
    }

    /// The number of its cards, 1 to 3: the round in which its card is turned up.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u8 {
        (self.0 % 3).saturating_add(1)
    }
}

impl Display for Slot {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour(), self.number())
    }
}
