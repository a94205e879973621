//! Why a saved game cannot be loaded.

use alloc::string::String;
use core::fmt::{self, Display, Formatter};

use crate::data::Faults;
use crate::notation::NotationError;
use crate::options::OptionError;

/// Where in a saved game a fault is.
///
/// ```
/// use solo_core::Place;
/// assert_eq!(Place::Line(3).to_string(), "line 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Place {
    /// A line of the text, counted from 1.
    Line(usize),
    /// A field of the data form.
    Field(&'static str),
    /// An option of the data form, counted from 0.
    Option(usize),
    /// An input of the data form, counted from 0.
    Input(usize),
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Field(field) => write!(f, "field {field}"),
            Self::Option(place) => write!(f, "option {place}"),
            Self::Input(place) => write!(f, "input {place}"),
        }
    }
}

/// Names the forms that can be read.
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

/// Why a saved game cannot be loaded.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{LoadError, Place, Record};
///
/// let save = Record::new(Ten).to_text();
/// let error = Record::parse(&save.replace("game ten", "game go"), &Ten).unwrap_err();
/// assert_eq!(error.to_string(), "line 2: this is a game of go, not of ten");
/// assert_eq!(error.place(), Some(&Place::Line(2)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum LoadError {
    /// The bytes are no text at all.
    #[error("byte {at} is not text in UTF-8")]
    NotText {
        /// The first byte that is wrong, counted from 0.
        at: usize,
    },
    /// The text does not begin like a saved game.
    #[error("this is not a saved game")]
    NotASave,
    /// The text has a later form than can be read here.
    #[error("saved games of form {saved} are not supported, only of {}", Forms(*known))]
    UnsupportedVersion {
        /// The form of the text.
        saved: u32,
        /// The latest form that can be read; so can all before it.
        known: u32,
    },
    /// The text stops before its end.
    #[error("{at}: the saved game stops here, before its end")]
    Truncated {
        /// Where the next line should have come, or the line that is not complete.
        at: Place,
    },
    /// A line ends with carriage return and line feed; only a line feed is allowed.
    #[error("{at}: ends with a carriage return")]
    CarriageReturn {
        /// The line.
        at: Place,
    },
    /// Something else should have stood here.
    #[error("{at}: expected {expected}")]
    Expected {
        /// Where.
        at: Place,
        /// What should have stood there.
        expected: &'static str,
    },
    /// The text is right but not spelled as it would be saved.
    #[error("{at}: this is written {canonical:?}")]
    Spelling {
        /// Where.
        at: Place,
        /// How it is saved.
        canonical: String,
    },
    /// The saved game is one of another game.
    #[error("{at}: this is a game of {saved}, not of {known}")]
    OtherGame {
        /// Where.
        at: Place,
        /// The game that was saved.
        saved: String,
        /// The game that should be loaded.
        known: &'static str,
    },
    /// The saved game was played under another version of the rules, so that the same inputs may
    /// lead elsewhere. [`Record::parse_under_present_rules`](super::Record::parse_under_present_rules)
    /// tries it all the same.
    #[error("{at}: played under version {saved} of the rules, but these are version {known}{}", Reader(.reader))]
    OtherRules {
        /// Where.
        at: Place,
        /// The version that was saved.
        saved: u32,
        /// The version of this game.
        known: u32,
        /// The release of the game that reads it, if it is known: [`Game::EARLIER_RULES`](crate::Game::EARLIER_RULES).
        reader: Option<&'static str>,
    },
    /// The game has no option of this name.
    #[error("{at}: there is no option {name}")]
    UnknownOption {
        /// Where.
        at: Place,
        /// The name.
        name: String,
    },
    /// An option comes twice.
    #[error("{at}: option {name} comes twice")]
    DoubledOption {
        /// Where it comes the second time.
        at: Place,
        /// The name.
        name: &'static str,
    },
    /// An option comes at the wrong place, or another one before it is missing.
    #[error("{at}: expected option {expected}, not option {name}")]
    MisplacedOption {
        /// Where.
        at: Place,
        /// The option that stands there.
        name: &'static str,
        /// The option that should stand there.
        expected: &'static str,
    },
    /// An option is missing.
    #[error("{at}: option {name} is missing")]
    MissingOption {
        /// Where it should stand.
        at: Place,
        /// The name.
        name: &'static str,
    },
    /// An option has a value that it cannot have.
    #[error("{at}: option {name} cannot be {value:?}")]
    BadOption {
        /// Where.
        at: Place,
        /// The name.
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The options cannot be combined with each other or with the catalogue.
    #[error("the options do not go together: {error}")]
    Options {
        /// What the game says.
        error: OptionError,
    },
    /// The game was played with another catalogue.
    #[error("{at}: played with catalogue {saved:016x}, but the given one is {}", Hex(*given))]
    OtherCatalogue {
        /// Where.
        at: Place,
        /// The fingerprint of the catalogue it was played with.
        saved: u64,
        /// The fingerprint of the given catalogue; `None` if the game has none.
        given: Option<u64>,
    },
    /// The tables of the catalogue that the save contains are faulty.
    #[error("{at}: {faults}")]
    BadCatalogue {
        /// The first line of the tables.
        at: Place,
        /// Every fault, each with its table and line.
        faults: Faults,
    },
    /// The saved game goes on from a position, and nothing was given to read it; see
    /// [`Record::parse_with`](super::Record::parse_with).
    #[error("{at}: the game begins from a position, which cannot be read here")]
    NeedsPosition {
        /// Where.
        at: Place,
    },
    /// The position the game begins from is faulty.
    #[error("{at}: {message}")]
    BadPosition {
        /// Where.
        at: Place,
        /// What is wrong with it.
        message: String,
    },
    /// An input is not written in the notation of the game.
    #[error("{at}, byte {byte}: expected {}", error.expected())]
    BadNotation {
        /// Where.
        at: Place,
        /// The byte in the line (or in the text of the input, in the data form), counted from 0.
        byte: usize,
        /// What the game says about the text of the input.
        error: NotationError,
    },
    /// An input is not allowed where it comes.
    #[error("{at}: {input:?} is refused: {message} ({rule})")]
    Refused {
        /// Where.
        at: Place,
        /// The input as it stands there.
        input: String,
        /// The clause of the rulebook that forbids it.
        rule: &'static str,
        /// The kind of refusal in one word.
        reason: &'static str,
        /// What the game says.
        message: String,
    },
    /// A chance outcome is not the one that the seed of the saved game deals.
    #[error("{at}: the seed deals {dealt:?} here, not {saved:?}")]
    NotDealt {
        /// Where.
        at: Place,
        /// The outcome that was saved.
        saved: String,
        /// The outcome that the seed deals.
        dealt: String,
    },
    /// The number of inputs is not the one that was saved.
    #[error("{at}: {found} inputs instead of {saved}")]
    WrongCount {
        /// Where.
        at: Place,
        /// The number that was saved.
        saved: usize,
        /// The number of inputs there are.
        found: usize,
    },
    /// Something was changed after the game was saved.
    #[error("{at}: the check is {saved:016x}, but should be {computed:016x}: the text was changed")]
    WrongCheck {
        /// Where.
        at: Place,
        /// The check that was saved.
        saved: u64,
        /// The check of the text as it is.
        computed: u64,
    },
    /// There is more text after the end.
    #[error("{at}: text after the end of the saved game")]
    TextAfterEnd {
        /// Where.
        at: Place,
    },
}

impl LoadError {
    /// Where the fault is, if it is at one place.
    ///
    /// ```
    /// use solo_core::{LoadError, Place, Record};
    /// use solo_core::example::Ten;
    /// let error = Record::parse("solo-save 1\ngame go\n", &Ten).unwrap_err();
    /// assert_eq!(error.place(), Some(&Place::Line(2)));
    /// assert_eq!(LoadError::NotASave.place(), None);
    /// ```
    #[must_use]
    pub const fn place(&self) -> Option<&Place> {
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
