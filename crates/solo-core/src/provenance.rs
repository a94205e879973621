//! Provenance of printed values.

use core::fmt::{self, Display, Formatter};

/// Provenance of a value in a catalogue.
///
/// House values must not be presented as published ones.
///
/// ```
/// use solo_core::Provenance;
/// assert_eq!(Provenance::House.letters(), "H");
/// assert_eq!(Provenance::from_letters("P2"), Some(Provenance::Deduced));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Provenance {
    /// Stated by the rulebook text of the variant (`S`).
    Rulebook,
    /// A published value, established from sources (`P`).
    Published,
    /// Published, but established only indirectly (`P2`).
    Deduced,
    /// A ruling where the texts are silent or contradictory (`R`).
    Ruling,
    /// This project's replacement for a value that is not established (`H`).
    House,
    /// Entered by the owner of a box (`U`).
    Owner,
}

impl Provenance {
    /// All kinds with their letters.
    const LETTERS: [(Self, &'static str); 6] = [
        (Self::Rulebook, "S"),
        (Self::Published, "P"),
        (Self::Deduced, "P2"),
        (Self::Ruling, "R"),
        (Self::House, "H"),
        (Self::Owner, "U"),
    ];

    /// Returns the letters for tables.
    pub const fn letters(self) -> &'static str {
        match self {
            Self::Rulebook => "S",
            Self::Published => "P",
            Self::Deduced => "P2",
            Self::Ruling => "R",
            Self::House => "H",
            Self::Owner => "U",
        }
    }

    /// Returns the kind with these letters.
    ///
    /// ```
    /// use solo_core::Provenance;
    /// assert_eq!(Provenance::from_letters("H"), Some(Provenance::House));
    /// assert_eq!(Provenance::from_letters("?"), None);
    /// ```
    pub fn from_letters(letters: &str) -> Option<Self> {
        Self::LETTERS
            .iter()
            .find(|(_, text)| *text == letters)
            .map(|(kind, _)| *kind)
    }
}

impl Display for Provenance {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Rulebook => "rulebook",
            Self::Published => "published",
            Self::Deduced => "deduced",
            Self::Ruling => "ruling",
            Self::House => "house",
            Self::Owner => "owner",
        })
    }
}
