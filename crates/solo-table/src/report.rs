//! Reports of a table: the input that is due, events, and hints of a search.

use serde::{Serialize, Serializer};
use solo_core::{Next, Value};
use solo_players::Worth;

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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Told {
    /// Its tag.
    pub kind: &'static str,
    /// Its fields, the tag included.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Data"))]
    pub data: Value,
    /// The event in words for a player.
    pub sentence: String,
}

/// The estimate of a decision by a search.
///
/// As data, the estimate is a fraction.
///
/// ```
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// let hint = serde_json::to_value(&table.hint(50, 1)[0]).unwrap();
/// assert!((0.0..=1.0).contains(&hint["estimate"].as_f64().unwrap()));
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Hint {
    /// Number of the decision.
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Its label.
    pub label: String,
    /// Average result of the decision: 0 is a certain loss, 1 a certain win.
    #[serde(serialize_with = "fraction")]
    #[cfg_attr(feature = "schema", schemars(with = "f64"))]
    pub estimate: Worth,
    /// Number of playouts behind the estimate.
    pub playouts: u32,
}

#[expect(
    clippy::float_arithmetic,
    reason = "to be looked at; the search reckons in whole numbers"
)]
fn fraction<S: Serializer>(worth: &Worth, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(f64::from(worth.millionths()) / 1e6)
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

/// The result of a game that a player played from start to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// `true` if the end counts as a win.
    pub won: bool,
    /// Points, or their equivalent in the game.
    pub points: i32,
    /// Number of decisions.
    pub decisions: u32,
}
