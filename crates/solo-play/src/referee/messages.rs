//! Commands and answers of the referee.

use std::fmt::Display;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use solo_core::{Fault, Printable};
use solo_table::{Choice, ErrorKind, Json, TableError};

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Command {
    New {
        options: Option<Value>,
        catalogue: Option<Value>,
        #[serde(default)]
        labels: bool,
    },
    Act {
        action: String,
        #[serde(default)]
        labels: bool,
    },
    Chance {
        outcome: String,
        #[serde(default)]
        labels: bool,
    },
    Seed {
        seed: u64,
        #[serde(default)]
        labels: bool,
    },
    Position {
        view: Value,
        options: Option<Value>,
        catalogue: Option<Value>,
        #[serde(default)]
        labels: bool,
    },
    Amend {
        edits: Vec<String>,
        #[serde(default)]
        labels: bool,
    },
    Undo {
        #[serde(default)]
        labels: bool,
    },
    Load {
        record: String,
        #[serde(default)]
        labels: bool,
    },
    Save {},
    Games {},
}

/// Error of a command that was not carried out.
#[derive(Serialize)]
pub(super) struct Error {
    error: String,
    kind: ErrorKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<Fault>,
}

impl Error {
    pub(super) fn new(kind: ErrorKind, text: impl Display) -> Self {
        // The protocol is older than the kinds.
        let word = match kind {
            ErrorKind::BadSave => "bad_record",
            ErrorKind::NoAmend => "malformed",
            kind => kind.word(),
        };
        Self::worded(kind, word, text)
    }

    /// Returns an error that begins with a word, which is the game's for a refusal.
    pub(super) fn worded(kind: ErrorKind, word: &str, text: impl Display) -> Self {
        Self {
            error: format!("{word}: {}", Printable(text)),
            kind,
            rule: None,
            faults: Vec::new(),
        }
    }
}

impl From<TableError> for Error {
    fn from(error: TableError) -> Self {
        let (kind, message) = (error.kind, error.message);
        Self {
            rule: error.rule,
            faults: error.faults,
            ..match error.reason {
                Some(reason) => Self::worded(kind, reason.word, message),
                None => Self::new(kind, message),
            }
        }
    }
}

/// The position, with the events since the last answer.
#[derive(Serialize)]
pub(super) struct Position {
    pub(super) next: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) actions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) chances: Option<Vec<(String, u32)>>,
    pub(super) view: Json,
    pub(super) events: Vec<Json>,
    pub(super) outcome: Option<Json>,
    #[serde(flatten)]
    pub(super) labels: Option<Labels>,
}

/// Texts for players, for commands that ask for them.
#[derive(Serialize)]
pub(super) struct Labels {
    pub(super) choices: Vec<Choice>,
    pub(super) words: Vec<String>,
}
