//! Six-sided dice.

use core::fmt::{self, Display, Formatter};
use core::str::FromStr;

use crate::notation::NotationError;
use crate::text::plain_number;

/// A face of a six-sided die, 1 to 6. Printed and parsed as the number of pips.
///
/// ```
/// use solo_core::Face;
/// let four = Face::new(4).unwrap();
/// assert_eq!(four.pips(), 4);
/// assert_eq!(Face::new(7), None);
/// assert_eq!(Face::all().count(), 6);
/// assert_eq!("4".parse(), Ok(four));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// The smallest face.
    pub const ONE: Self = Self(1);
    /// The greatest face.
    pub const SIX: Self = Self(6);

    /// Returns the face with this number of pips; `None` unless 1 to 6.
    ///
    /// ```
    /// use solo_core::Face;
    /// assert_eq!(Face::new(6), Some(Face::SIX));
    /// assert_eq!(Face::new(0), None);
    /// ```
    pub const fn new(pips: u8) -> Option<Self> {
        match pips {
            1..=6 => Some(Self(pips)),
            _ => None,
        }
    }

    /// Returns the number of pips, 1 to 6.
    pub const fn pips(self) -> u8 {
        self.0
    }

    /// Returns the face on the opposite side of the die; opposite sides add up to seven.
    ///
    /// ```
    /// use solo_core::Face;
    /// assert_eq!(Face::ONE.opposite(), Face::SIX);
    /// ```
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self(7_u8.saturating_sub(self.0))
    }

    /// Lists all faces, ascending.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        [1, 2, 3, 4, 5, 6].into_iter().map(Self)
    }
}

impl Display for Face {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        plain_number(text, 1, 6)
            .and_then(Self::new)
            .ok_or(NotationError::new(0, "a number of pips, 1 to 6"))
    }
}
