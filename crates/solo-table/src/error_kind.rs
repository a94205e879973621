//! Kinds of errors, the same for every game.

use core::fmt::{self, Display, Formatter};

use serde::{Serialize, Serializer};
use solo_core::RefusalKind;

macro_rules! kinds {
    ($($(#[doc = $about:literal])+ $kind:ident = $word:literal,)+) => {
        /// The kind of an error, one closed list for all games, present and future.
        ///
        /// The first four are the kinds of refusals, see [`RefusalKind`]. As data a kind is its word.
        ///
        /// ```
        /// use solo_table::ErrorKind;
        /// assert_eq!(ErrorKind::BadOption.word(), "bad_option");
        /// assert_eq!(ErrorKind::from_word("not_now"), Some(ErrorKind::NotNow));
        /// assert_eq!(ErrorKind::from_word("not_yet"), None);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ErrorKind {
            $($(#[doc = $about])+ $kind,)+
        }

        impl ErrorKind {
            /// Every kind; the first four are those of refusals.
            pub const ALL: &'static [Self] = &[$(Self::$kind,)+];

            /// Returns the kind as a word.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$kind => $word,)+
                }
            }
        }
    };
}

kinds! {
    /// An input after the end of the game.
    Over = "over",
    /// The text is not an input of this game.
    Notation = "notation",
    /// The game waits for something else.
    NotNow = "not_now",
    /// The input is not among those that are legal or possible.
    NotLegal = "not_legal",
    /// No game has this name.
    UnknownGame = "unknown_game",
    /// An option that the game does not have, or a value that it does not accept.
    BadOption = "bad_option",
    /// Tables that cannot be read or break a rule.
    BadCatalogue = "bad_catalogue",
    /// A view that is not a position of the game.
    BadPosition = "bad_position",
    /// A text that is not a saved game of this game.
    BadSave = "bad_save",
    /// A number that no decision, outcome or game of a batch has.
    BadNumber = "bad_number",
    /// No player has this name.
    BadPlayer = "bad_player",
    /// A line that is too long, or is not a command.
    Malformed = "malformed",
    /// The game has no corrections of reports.
    NoAmend = "no_amend",
    /// There is nothing to take back, or something was revealed since.
    Undo = "undo",
    /// No one answers chance, so that a player cannot go on.
    NoDealer = "no_dealer",
    /// There is no trained network for this game.
    NoNetwork = "no_network",
    /// A player has no decision to offer.
    GivesUp = "gives_up",
}

impl ErrorKind {
    /// Returns the kind with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.word() == word)
    }
}

impl From<RefusalKind> for ErrorKind {
    fn from(kind: RefusalKind) -> Self {
        match kind {
            RefusalKind::Over => Self::Over,
            RefusalKind::Notation => Self::Notation,
            RefusalKind::NotNow => Self::NotNow,
            RefusalKind::NotLegal => Self::NotLegal,
        }
    }
}

impl Display for ErrorKind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Serialize for ErrorKind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for ErrorKind {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "ErrorKind".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let words: Vec<&str> = Self::ALL.iter().map(|kind| kind.word()).collect();
        let about = "The kind of an error, one closed list for all games.";
        schemars::json_schema!({"type": "string", "enum": words, "description": about})
    }
}
