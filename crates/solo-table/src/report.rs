//! What a table says: what it waits for, what happened, what a search thinks.

use serde::Serialize;
use solo_core::{Next, Value};
use solo_players::Worth;

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// A decision of the player.
    Decision,
    /// What cards or dice show, because nobody answers for them.
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
    /// What it says to a player.
    pub sentence: String,
}

/// What a search thinks of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// Number of the decision.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Its label.
    pub label: String,
    /// How good what follows is on average: 0 a certain loss, 1 a certain win.
    pub estimate: Worth,
    /// How many playouts the estimate rests on.
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
