//! One option: its name, its values, and where its default is from.

use core::fmt::{self, Display, Formatter};

use super::Values;

/// Standing of an option's default: where the game gets it from.
///
/// ```
/// use solo_core::OptionKind;
/// assert_eq!(OptionKind::of("S, R"), OptionKind::Published);
/// assert_eq!(OptionKind::of("R (0), H (others)").to_string(), "ruling");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OptionKind {
    /// The rulebook of the variant or the published game has the default.
    Published,
    /// The texts are silent or disagree, and the default is this project's reading.
    Ruling,
    /// This project's own addition to the game.
    House,
    /// No rule of the game: it concerns the program, such as the reports that it expects.
    Program,
}

impl OptionKind {
    /// Returns the standing with this label of a rulebook; its first letter is that of the default.
    pub const fn of(label: &str) -> Self {
        match label.as_bytes() {
            [b'S' | b'P', ..] => Self::Published,
            [b'R', ..] => Self::Ruling,
            [b'H', ..] => Self::House,
            _ => Self::Program,
        }
    }

    /// Returns its word.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Ruling => "ruling",
            Self::House => "house",
            Self::Program => "program",
        }
    }
}

impl Display for OptionKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// Name, values, clause, label and description of one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// Name in the rulebook.
    pub name: &'static str,
    /// Accepted values.
    pub values: Values,
    /// Clause of the rulebook that the option changes.
    pub rule: &'static str,
    /// Label of the rulebook, such as `R` or `R (0), H (others)`; see [`OptionSpec::kind`].
    pub label: &'static str,
    /// One sentence for people.
    pub about: &'static str,
    /// `true` if it was added to a game that had saves, which do not name it: see [`Options::unnamed`](super::Options::unnamed).
    pub later: bool,
}

impl OptionSpec {
    /// Returns the standing of its default: published, a ruling, of the house, or of the program.
    pub const fn kind(&self) -> OptionKind {
        OptionKind::of(self.label)
    }
}
