//! Errors of loading a saved game.

use alloc::string::String;
use core::fmt::{self, Display, Formatter};

use crate::data::Faults;
use crate::notation::NotationError;
use crate::options::OptionError;
use crate::text::{NotText, Printable};

/// The location of a fault in a saved game.
///
/// ```
/// use solo_core::Location;
/// assert_eq!(Location::Line(3).to_string(), "line 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Location {
    /// A line of the text, counted from 1.
    Line(usize),
}

impl Display for Location {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
        }
    }
}

/// Lists the forms that can be read.
struct Forms(u32);

impl Display for Forms {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            1 => f.write_str("form 1"),
            latest => write!(f, "forms 1 to {latest}"),
        }
    }
}

/// Names the release that reads a saved game.
struct Reader<'a>(&'a Option<&'static str>);

impl Display for Reader<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0
            .map_or(Ok(()), |release| write!(f, "; release {release} reads it"))
    }
}

/// The reason why a saved game cannot be loaded.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Location, Record};
///
/// let save = Record::new(Ten).to_text();
/// let error = Record::parse(&save.replace("game ten", "game go"), &Ten).unwrap_err();
/// assert_eq!(error.to_string(), "line 2: this is a game of go, not of ten");
/// assert_eq!(error.location(), Some(&Location::Line(2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The bytes are not text.
    #[error("{cause}")]
    NotText {
        /// Cause of the fault.
        cause: NotText,
    },
    /// The text does not begin like a saved game.
    #[error("this is not a saved game")]
    NotASave,
    /// The text has a later form than this version can read.
    #[error("saved games of form {saved} are not supported, only of {}", Forms(*known))]
    UnsupportedVersion {
        /// Form of the text.
        saved: u32,
        /// Latest form that can be read; all earlier ones can be read, too.
        known: u32,
    },
    /// The text ends prematurely.
    #[error("{at}: the saved game stops here, before its end")]
    Truncated {
        /// The missing line, or the incomplete one.
        at: Location,
    },
    /// A line has a carriage return, but not as part of its end.
    #[error("{at}: has a carriage return")]
    CarriageReturn {
        /// Line with the carriage return.
        at: Location,
    },
    /// Different text was expected.
    #[error("{at}: expected {expected}")]
    Expected {
        /// Location.
        at: Location,
        /// Expected text.
        expected: &'static str,
    },
    /// The text is valid but not in canonical spelling.
    #[error("{at}: this is written {canonical:?}")]
    Spelling {
        /// Location.
        at: Location,
        /// Canonical spelling.
        canonical: String,
    },
    /// The save is of another game.
    #[error("{at}: this is a game of {}, not of {known}", Printable(saved))]
    OtherGame {
        /// Location.
        at: Location,
        /// Game of the save.
        saved: String,
        /// Expected game.
        known: &'static str,
    },
    /// The game was played under another version of the rules; the same inputs may lead elsewhere.
    ///
    /// [`Record::parse_under_present_rules`](super::Record::parse_under_present_rules) loads it if
    /// the present rules allow it.
    #[error("{at}: played under version {saved} of the rules, but these are version {known}{}", Reader(.reader))]
    OtherRules {
        /// Location.
        at: Location,
        /// Version of the save.
        saved: u32,
        /// Version of this game.
        known: u32,
        /// Release of the game that reads it, if known:
        /// [`Game::EARLIER_RULES`](crate::Game::EARLIER_RULES).
        reader: Option<&'static str>,
    },
    /// The game has no option of this name.
    #[error("{at}: there is no option {}", Printable(name))]
    UnknownOption {
        /// Location.
        at: Location,
        /// Name.
        name: String,
    },
    /// An option is repeated.
    #[error("{at}: option {name} comes twice")]
    DoubledOption {
        /// Location of the repetition.
        at: Location,
        /// Name.
        name: &'static str,
    },
    /// An option is out of order, or the one before it is missing.
    #[error("{at}: expected option {expected}, not option {name}")]
    MisplacedOption {
        /// Location.
        at: Location,
        /// Option found.
        name: &'static str,
        /// Option expected.
        expected: &'static str,
    },
    /// An option is missing.
    #[error("{at}: option {name} is missing")]
    MissingOption {
        /// Location at which it is expected.
        at: Location,
        /// Name.
        name: &'static str,
    },
    /// An option has a value that it does not accept.
    #[error("{at}: option {name} cannot be {value:?}")]
    BadOption {
        /// Location.
        at: Location,
        /// Name.
        name: &'static str,
        /// Value.
        value: String,
    },
    /// The options cannot be combined with each other or with the catalogue.
    #[error("the options do not go together: {error}")]
    Options {
        /// Error of the game.
        error: OptionError,
    },
    /// The game was played with another catalogue.
    #[error("{at}: played with catalogue {saved:016x}, but the given one is {}", Hex(*given))]
    OtherCatalogue {
        /// Location.
        at: Location,
        /// Fingerprint of the catalogue of the save.
        saved: u64,
        /// Fingerprint of the given catalogue; `None` if the game has none.
        given: Option<u64>,
    },
    /// The tables of the catalogue that the save contains are faulty.
    #[error("{at}: {faults}")]
    BadCatalogue {
        /// First line of the tables.
        at: Location,
        /// Every fault, each with its table and line.
        faults: Faults,
    },
    /// The saved game begins from a position, and the caller supplied no reader for it.
    ///
    /// See [`Record::parse_with`](super::Record::parse_with).
    #[error("{at}: the game begins from a position, which cannot be read here")]
    NeedsPosition {
        /// Location.
        at: Location,
    },
    /// The position from which the game begins is faulty.
    #[error("{at}: {}", Printable(message))]
    BadPosition {
        /// Location.
        at: Location,
        /// Description of the fault.
        message: String,
    },
    /// An input is not in the notation of the game.
    #[error("{at}, byte {byte}: expected {}", error.expected())]
    BadNotation {
        /// Location.
        at: Location,
        /// Byte index in the line, counted from 0.
        byte: usize,
        /// Error of the notation.
        error: NotationError,
    },
    /// An input is not legal in its position.
    #[error("{at}: {input:?} is refused: {message} ({rule})")]
    Refused {
        /// Location.
        at: Location,
        /// Text of the input.
        input: String,
        /// Clause of the rulebook that forbids it.
        rule: &'static str,
        /// Kind of refusal, one identifier.
        reason: &'static str,
        /// Message of the game.
        message: String,
    },
    /// A chance outcome is not the one that the seed of the saved game deals.
    #[error("{at}: the seed deals {dealt:?} here, not {saved:?}")]
    NotDealt {
        /// Location.
        at: Location,
        /// Outcome of the save.
        saved: String,
        /// Outcome that the seed deals.
        dealt: String,
    },
    /// The number of inputs differs from the saved number.
    #[error("{at}: {found} inputs instead of {saved}")]
    WrongCount {
        /// Location.
        at: Location,
        /// Saved number.
        saved: usize,
        /// Actual number of inputs.
        found: usize,
    },
    /// The save was changed after it was written.
    #[error("{at}: the check is {saved:016x}, but should be {computed:016x}: the text was changed")]
    WrongCheck {
        /// Location.
        at: Location,
        /// Saved check.
        saved: u64,
        /// Check of the actual text.
        computed: u64,
    },
    /// There is more text after the end.
    #[error("{at}: text after the end of the saved game")]
    TextAfterEnd {
        /// Location.
        at: Location,
    },
}

impl LoadError {
    /// Returns the location of the fault, if it has one.
    ///
    /// ```
    /// use solo_core::{LoadError, Location, Record};
    /// use solo_core::example::Ten;
    /// let error = Record::parse("solo-save 1\ngame go\n", &Ten).unwrap_err();
    /// assert_eq!(error.location(), Some(&Location::Line(2)));
    /// assert_eq!(LoadError::NotASave.location(), None);
    /// ```
    pub const fn location(&self) -> Option<&Location> {
        match self {
            Self::NotText { .. }
            | Self::NotASave
            | Self::UnsupportedVersion { .. }
            | Self::Options { .. } => None,
            Self::Truncated { at }
            | Self::CarriageReturn { at }
            | Self::Expected { at, .. }
            | Self::Spelling { at, .. }
            | Self::OtherGame { at, .. }
            | Self::OtherRules { at, .. }
            | Self::UnknownOption { at, .. }
            | Self::DoubledOption { at, .. }
            | Self::MisplacedOption { at, .. }
            | Self::MissingOption { at, .. }
            | Self::BadOption { at, .. }
            | Self::OtherCatalogue { at, .. }
            | Self::BadCatalogue { at, .. }
            | Self::NeedsPosition { at }
            | Self::BadPosition { at, .. }
            | Self::BadNotation { at, .. }
            | Self::Refused { at, .. }
            | Self::NotDealt { at, .. }
            | Self::WrongCount { at, .. }
            | Self::WrongCheck { at, .. }
            | Self::TextAfterEnd { at } => Some(at),
        }
    }
}

struct Hex(Option<u64>);

impl Display for Hex {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, "{number:016x}"),
            None => f.write_str("none"),
        }
    }
}
