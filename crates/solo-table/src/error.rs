//! Errors of a table.

use core::fmt::{self, Display, Formatter};
use std::collections::BTreeMap;

use serde::Serialize;
use solo_core::{
    Fault, Faults, Game, LoadError, Noun, OptionError, Options, Printable, Refusal, Truncated,
    UndoError, Value,
};

use crate::error_kind::ErrorKind;
use crate::scenic::Waits;
use crate::speech::{Language, speech, written};

/// Maximum length of a message in bytes.
const LONGEST: usize = 10_000;

/// The reason for a refusal, which leaves the table unchanged.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, ErrorKind, Table, Tables};
/// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let error = table.act("dance").unwrap_err();
/// assert_eq!((error.kind, error.rule.as_deref()), (ErrorKind::Notation, Some("TK-17.4")));
/// let error = Table::new("chess", &[], &Tables::new(), Dealer::nobody()).unwrap_err();
/// assert_eq!(error.to_string(), "there is no game \"chess\" here");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableError {
    /// Kind of the error, which means the same in every game.
    pub kind: ErrorKind,
    /// The reason that the game has, if the error is a refusal of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Reason"))]
    pub reason: Option<Box<Reason>>,
    /// The clause of the rulebook that decides, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The reason, in a sentence without capital and full stop; cut off after 10,000 bytes.
    pub message: String,
    /// Every fault of a catalogue or position, with its place; empty for other errors.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::stand_in::Fault>"))]
    pub faults: Vec<Fault>,
}

/// The reason that a game has for a refusal, as it is declared there.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let mut table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(1))?;
/// let reason = table.act("buy ml").unwrap_err().reason.unwrap();
/// assert_eq!((reason.name, reason.word), ("OutOfReach", "not_legal"));
/// assert_eq!(reason.fields["slot"], "ml");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    /// Name of the refusal in the crate of the game: `TooExpensive`.
    pub name: &'static str,
    /// Word of the rulebook for it: `not_legal`, `illegal`, `no_reroll`.
    pub word: &'static str,
    /// Its fields: `{"price": 7, "have": 4}`. Numbers and flags are themselves, nouns their ids.
    #[cfg_attr(feature = "schema", schemars(with = "crate::stand_in::Fields"))]
    pub fields: BTreeMap<&'static str, Value>,
}

impl Reason {
    fn of<G: Game>(game: &G, refusal: &G::Refusal) -> Self {
        let mut fields = BTreeMap::new();
        game.refusal_fields(refusal, &mut |name, noun| {
            // A number is the index of a field without a name.
            if !name.starts_with(|first: char| first.is_ascii_digit()) {
                fields.insert(name, value(game, noun));
            }
        });
        Self {
            name: game.refusal_name(refusal),
            word: refusal.reason(),
            fields,
        }
    }
}

/// Returns a number or flag as such, and another noun as its id.
fn value<G: Game>(game: &G, noun: &dyn Noun<G>) -> Value {
    let id = written(|out| noun.id(game, out));
    match serde_json::from_str(&id) {
        Ok(plain @ (Value::Bool(_) | Value::Number(_) | Value::Null)) => plain,
        _ => Value::String(id),
    }
}

impl TableError {
    /// Returns an error of this kind; a message that is too long for a screen is cut.
    pub fn new(kind: ErrorKind, message: impl Display) -> Self {
        Self {
            kind,
            reason: None,
            rule: None,
            message: Truncated(Printable(message), LONGEST).to_string(),
            faults: Vec::new(),
        }
    }

    /// Returns the error for a name, of which no more is quoted than a message can hold.
    pub(crate) fn unknown_game(name: &str) -> Self {
        let name = Truncated(name, LONGEST).to_string();
        let message = format_args!("there is no game {name:?} here");
        Self::new(ErrorKind::UnknownGame, message)
    }

    /// The same error, with the clause that decides.
    #[cfg(feature = "trismegistus-bot")]
    pub(crate) fn under(self, rule: &str) -> Self {
        let rule = Some(rule.to_owned());
        Self { rule, ..self }
    }

    /// Returns the refusal of an input by the rules of a game, with its clause and its reason.
    pub fn refused<G: Game>(game: &G, refusal: &G::Refusal) -> Self {
        Self::refused_because(game, refusal, refusal)
    }

    /// The refusal of a game, with its reason in any language.
    pub(crate) fn refused_because<G: Game>(
        game: &G,
        refusal: &G::Refusal,
        reason: impl Display,
    ) -> Self {
        Self {
            reason: Some(Box::new(Reason::of(game, refusal))),
            rule: Some(refusal.rule().to_owned()),
            ..Self::new(refusal.kind().into(), reason)
        }
    }

    /// The same refusal with another reason and its clause.
    pub(crate) fn because(self, waits: Waits) -> Self {
        Self {
            rule: Some(waits.rule.to_owned()),
            message: waits.reason,
            ..self
        }
    }

    pub(crate) fn faulty(kind: ErrorKind, faults: &Faults) -> Self {
        Self {
            rule: faults.iter().next().map(|fault| fault.rule.to_owned()),
            faults: faults.iter().cloned().collect(),
            ..Self::new(kind, faults)
        }
    }

    /// The refusal of one option, with the values that it accepts.
    pub(crate) fn option<O: Options>(name: &str, error: OptionError) -> Self {
        let spec = O::SPECS.iter().find(|spec| spec.name == name);
        match (error, spec) {
            (OptionError::BadValue { .. }, Some(spec)) => {
                let message = format_args!("option {name} accepts {}", spec.values);
                Self::new(ErrorKind::BadOption, message)
            }
            (OptionError::UnknownName, _) => {
                Self::new(ErrorKind::BadOption, format_args!("{name}: {error}"))
            }
            _ => Self::new(ErrorKind::BadOption, error),
        }
    }

    pub(crate) fn save(error: &LoadError) -> Self {
        Self::new(ErrorKind::BadSave, error)
    }

    pub(crate) fn undo(error: UndoError) -> Self {
        Self::new(ErrorKind::Undo, error)
    }
}

impl Display for TableError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl core::error::Error for TableError {}

/// Returns the refusal of an input, with its reason in a language.
pub(crate) fn refused<G: Game>(
    game: &G,
    refusal: &G::Refusal,
    language: Language<'_>,
) -> TableError {
    let speech = speech(game, language);
    let reason = written(|out| game.say_refusal(refusal, &speech, out));
    TableError::refused_because(game, refusal, reason)
}
