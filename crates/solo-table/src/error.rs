//! Errors of a table.

use core::fmt::{self, Display, Formatter};

use serde::Serialize;
use solo_core::{
    Fault, Faults, Game, LoadError, OptionError, OptionSpec, Options, Printable, Refusal,
    Truncated, UndoError,
};

/// Maximum length of a message in bytes.
const LONGEST: usize = 10_000;

/// The reason for a refusal, which leaves the table unchanged.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let error = table.act("dance").unwrap_err();
/// assert_eq!((error.kind, error.rule.as_deref()), ("bad_notation", Some("TK-17.4")));
/// let error = Table::new("chess", &[], &Tables::new(), Dealer::nobody()).unwrap_err();
/// assert_eq!(error.to_string(), "there is no game \"chess\" here");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableError {
    /// Kind of the error, as a word: `unknown_game`, `bad_option`, `bad_catalogue`, `bad_position`,
    /// `bad_save`, `bad_number`, `malformed`, `no_amend`, `undo`, or the word of the game for a refusal.
    pub kind: &'static str,
    /// The clause of the rulebook that decides, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason, in a sentence without capital and full stop; cut off after 10,000 bytes.
    pub message: String,
    /// Every fault of a catalogue or position, with its place; empty for other errors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::schema::Fault>"))]
    pub faults: Vec<Fault>,
}

impl TableError {
    pub(crate) fn new(kind: &'static str, message: impl Display) -> Self {
        Self {
            kind,
            rule: None,
            message: Truncated(Printable(message), LONGEST).to_string(),
            faults: Vec::new(),
        }
    }

    /// Returns the error for a name, of which no more is quoted than a message can hold.
    pub(crate) fn unknown_game(name: &str) -> Self {
        let name = Truncated(name, LONGEST).to_string();
        Self::new(
            "unknown_game",
            format_args!("there is no game {name:?} here"),
        )
    }

    /// The same error, with the clause that decides.
    #[cfg(feature = "trismegistus-bot")]
    pub(crate) fn under(self, rule: &str) -> Self {
        let rule = Some(rule.to_owned());
        Self { rule, ..self }
    }

    #[cfg(any(feature = "learn", feature = "trismegistus-bot"))]
    pub(crate) fn refused(refusal: &impl Refusal) -> Self {
        Self::refused_because(refusal, refusal)
    }

    /// The refusal of a game, with its reason in any language.
    pub(crate) fn refused_because(refusal: &impl Refusal, reason: impl Display) -> Self {
        Self {
            rule: Some(refusal.rule().to_owned()),
            ..Self::new(refusal.reason(), reason)
        }
    }

    pub(crate) fn faulty(kind: &'static str, faults: &Faults) -> Self {
        Self {
            rule: faults.iter().next().map(|fault| fault.rule.to_owned()),
            faults: faults.iter().cloned().collect(),
            ..Self::new(kind, faults)
        }
    }

    /// An option that a game does not have, or a value that it cannot have, with those that it can.
    pub(crate) fn option<G: Game>(name: &str, error: OptionError) -> Self {
        let specs = G::Options::SPECS;
        let spec = specs.iter().find(|spec| spec.name == name);
        match (error, spec) {
            (OptionError::BadValue { .. }, Some(OptionSpec { values, .. })) => Self::new(
                "bad_option",
                format_args!("{name}: {error}; expected {values}"),
            ),
            _ => Self::new("bad_option", format_args!("{name}: {error}")),
        }
    }

    pub(crate) fn save(error: &LoadError) -> Self {
        Self::new("bad_save", error)
    }

    pub(crate) fn undo(error: UndoError) -> Self {
        Self::new("undo", error)
    }
}

impl Display for TableError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for TableError {}
