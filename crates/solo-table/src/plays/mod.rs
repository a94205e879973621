//! Choices as they are played: verb, ends, price and gain as data.

mod of_choice;

use std::borrow::Cow;

use serde::Serialize;

use crate::moves::Moves;
use crate::progress::Amounts;

pub(crate) use of_choice::plays;

/// The choices that are possible now, as they are played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Plays {
    /// `true` if all decisions, two at least, lead to the same position: a surface may take one by itself, and say so.
    pub one_effect: bool,
    /// Each choice, in the order of [`Table::choices`](crate::Table::choices); none if chance is due.
    pub choices: Vec<Play>,
}

/// A choice as it is played.
///
/// What it costs and gains is what happens immediately, before chance and before the next question.
///
/// ```
/// # #[cfg(feature = "votk")] {
/// use solo_table::{Dealer, Table, Tables};
/// let table = Table::new("votk", &[], &Tables::new(), Dealer::seeded(7))?;
/// let plays = table.plays();
/// let entomb = plays.choices.iter().find(|play| play.verb == "entomb").unwrap();
/// assert_eq!((entomb.gain["you/points"], entomb.undoable), (1, true));
/// let end = plays.choices.last().unwrap();
/// assert_eq!(end.ends.as_ref().map(|ends| ends.what), Some(solo_table::Span::Turn));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Play {
    /// Its number among all decisions of the game, as [`Choice::number`](crate::Choice::number).
    pub number: u32,
    /// Its notation.
    pub notation: String,
    /// Key of the verb, the same in every language: `buy`.
    pub verb: Cow<'static, str>,
    /// The heading under which a player looks for it.
    pub group: Cow<'static, str>,
    /// Number of choices with this verb that are possible now.
    pub count: u32,
    /// Id of the item that is picked: the card, the die, the first of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// Id of the item that it goes to or acts on: a place, the second of two.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// Ids of the items that are used up besides the source.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub materials: Vec<String>,
    /// The price: what is paid or lost, by the id of its track or by name.
    #[serde(skip_serializing_if = "Amounts::is_empty")]
    pub cost: Amounts,
    /// The gain, likewise.
    #[serde(skip_serializing_if = "Amounts::is_empty")]
    pub gain: Amounts,
    /// The things that must still be given up because of it, by name: what the next questions ask.
    #[serde(skip_serializing_if = "Amounts::is_empty")]
    pub due: Amounts,
    /// The part of the game that it surely ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ends: Option<Ends>,
    /// `true` if it can be taken back afterwards: nothing is revealed by it.
    pub undoable: bool,
    /// `true` if a surface may offer it first: it spends nothing. At most one is.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub safe: bool,
    /// Ids of the items that the next questions would accept, where they ask for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub accepts: Vec<String>,
}

/// The part of a game that a choice surely ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Ends {
    /// The part.
    pub what: Span,
    /// The end of the game; absent if it does not end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub how: Option<End>,
    /// `true` if the player surely has no turn after it.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub last: bool,
}

/// A part of a game that ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Span {
    /// The turn of the player.
    #[default]
    Turn,
    /// The round.
    Round,
    /// The game.
    Game,
}

/// The end of a game for the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum End {
    /// Won.
    Won,
    /// Not won.
    Lost,
    /// Over, in a game that no one wins, or in different ways.
    #[default]
    Over,
}

/// The round and the turn in which the player acts: numbers that are others once they are over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stretch {
    /// The round.
    pub round: u32,
    /// The turn.
    pub turn: u32,
}

/// A game whose choices are told as they are played: what [`Table::plays`](crate::Table::plays) asks.
///
/// Costs, gains and ends come from the moves and tracks of the game; by default nothing ends but the game, and no choice is
/// safe.
pub trait Playable: Moves {
    /// The round and turn of the player; `None` where he has none, or only reacts.
    fn stretch(&self, _state: &Self::State) -> Option<Stretch> {
        None
    }

    /// Returns whether the player surely has no turn after the one that a decision ends, whatever comes.
    fn is_last(&self, _state: &Self::State, _decision: Self::Decision) -> bool {
        false
    }

    /// The items that are picked and gone to; by default the first and the second of those that the choice concerns.
    fn aims(
        &self,
        _state: &Self::State,
        _decision: Self::Decision,
        on: &[String],
    ) -> (Option<String>, Option<String>) {
        (on.first().cloned(), on.get(1).cloned())
    }

    /// The things that must still be given up because of a decision, by name.
    fn due(&self, _state: &Self::State, _decision: Self::Decision) -> Amounts {
        Amounts::new()
    }

    /// Returns whether a surface may offer a decision first: it leaves things as they are, or is the usual one. One that pays
    /// something is not offered in any case.
    fn is_safe(&self, _state: &Self::State, _decision: Self::Decision) -> bool {
        false
    }

    /// The ids of the items that the questions after a decision accept.
    fn accepts(&self, _state: &Self::State, _decision: Self::Decision) -> Vec<String> {
        Vec::new()
    }
}
