//! Reports of a table: the input that is due, and events.

use serde::Serialize;
use solo_core::Next;

use crate::data::Json;

/// The input that a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Due {
    /// A decision of the player.
    Decision,
    /// An outcome of cards or dice, because the table has no source of chance.
    Chance,
    /// Nothing: the game is over.
    #[doc(alias("over", "end"))]
    Nothing,
}

impl Due {
    /// Returns the input that a game waits for.
    pub const fn of<O>(next: &Next<O>) -> Self {
        match next {
            Next::Decision => Self::Decision,
            Next::Chance(_) => Self::Chance,
            Next::Over(_) => Self::Nothing,
        }
    }
}

/// A step of a game: what was decided or what chance brought, and the events that followed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// Number of the step; 0 is the start of the game.
    pub step: usize,
    /// Decision or chance; nothing at the start.
    pub input: Due,
    /// Number of the decision or outcome; `None` at the start.
    pub number: Option<u32>,
    /// The same in the notation of the game; empty at the start.
    pub notation: String,
    /// The same in words for a player.
    pub label: String,
    /// Events of the step.
    pub events: Vec<EventReport>,
}

/// An event, as data and in a sentence.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename = "Told")
)]
pub struct EventReport {
    /// Its tag.
    pub kind: &'static str,
    /// Its fields, the tag included.
    #[cfg_attr(feature = "schema", schemars(with = "crate::stand_in::Data"))]
    pub data: Json,
    /// The event in words for a player.
    pub sentence: String,
}
