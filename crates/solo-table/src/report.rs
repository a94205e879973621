//! Reports of a table: the input that is due, events, and hints of a search.

use serde::Serialize;
use solo_core::{Next, Value};
use solo_players::Worth;

/// The input that a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// A decision of the player.
    Decision,
    /// An outcome of cards or dice, because the table has no source of chance.
    Chance,
    /// Nothing: the game is over.
    Nothing,
}

impl Due {
    pub(crate) const fn of<O>(next: &Next<O>) -> Self {
        match next {
            Next::Decision => Self::Decision,
            Next::Chance(_) => Self::Chance,
            Next::Over(_) => Self::Nothing,
        }
    }
}

/// An event, as data and in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Its tag.
    pub kind: &'static str,
    /// Its fields, the tag included.
    pub data: Value,
    /// The event in words for a player.
    pub sentence: String,
}

/// The evaluation of a decision by a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Number of the decision.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Its label.
    pub label: String,
    /// Average result of the decision: 0 is a certain loss, 1 a certain win.
    pub estimate: Worth,
    /// Number of playouts behind the estimate.
    pub playouts: u32,
}

solo_core::word_enum! {
    /// A player who can be asked for advice.
    pub enum Player in solo_table {
        /// Decides at random.
        Random = "random",
        /// Decides by rule of thumb, looking ahead where the game asks for it.
        Sensible = "sensible",
        /// Decides by tree search.
        Search = "search",
    }
}
