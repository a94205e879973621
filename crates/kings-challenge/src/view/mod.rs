//! Positions, events and outcomes as data: chapter 16.

mod events;
mod pending;
mod read;
mod write;

use alloc::string::String;
use alloc::vec::Vec;

use serde::ser::{Serialize, Serializer};
use serde::{Deserialize, Serialize as SerializeDerive};
use solo_core::{Faults, Interchange};

use crate::catalogue::{Tables, Value};
use crate::event::Event;
use crate::game::KingsChallenge;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::Look;
use crate::state::{State, Step};

/// A view that was not checked yet: anything that has the right fields. The fields are those of
/// chapter 16 of the rulebook.
///
/// ```
/// use kings_challenge::KingsChallenge;
/// use solo_core::Interchange;
/// let game = KingsChallenge::default();
/// let text = serde_json::to_string(&game.view(&game.start()))?;
/// let setup: kings_challenge::Setup = serde_json::from_str(&text)?;
/// assert_eq!(game.set_up(&setup)?, game.start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct Setup {
    pub stage: String,
    pub step: String,
    pub round: i64,
    pub rounds: i64,
    pub start: String,
    pub turn: Option<String>,
    pub human: HumanView,
    pub roy: RoyView,
    pub buildings: BuildingsView,
    pub cathedral: Vec<String>,
    pub dice: DiceView,
    pub black: Vec<i64>,
    pub activities: Vec<ActivityView>,
    pub row: Vec<RowView>,
    pub stack: Vec<String>,
    pub unseen: UnseenView,
    pub free_rolls: i64,
    pub pending: Value,
}

/// The human's side of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct HumanView {
    pub deniers: i64,
    pub influence: i64,
    pub vp: i64,
    pub supply: i64,
    pub stock: i64,
    pub lying: i64,
    pub pot: i64,
    pub passed: bool,
    pub won: Vec<String>,
}

/// Le Roy's side of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct RoyView {
    pub vp: i64,
    pub supply: i64,
    pub lying: i64,
    pub won: Vec<String>,
}

/// The buildings of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct BuildingsView {
    pub palace: String,
    pub hall: String,
    pub bishopric: String,
}

/// The coloured dice of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct DiceView {
    pub own: DistrictView,
    pub roy: DistrictView,
}

/// The dice of one district in a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct DistrictView {
    pub red: Vec<i64>,
    pub yellow: Vec<i64>,
    pub white: Vec<i64>,
}

/// A slot of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct ActivityView {
    pub slot: String,
    pub card: Option<String>,
    pub spaces: String,
    pub cubes: i64,
}

/// A card of the row in a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct RowView {
    pub card: String,
    pub cubes: i64,
}

/// The unseen Event cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are those of the rulebook")]
pub struct UnseenView {
    pub red: Vec<String>,
    pub white: Vec<String>,
    pub yellow: Vec<String>,
}

impl Interchange for KingsChallenge {
    type Catalogue = Tables;
    type Setup = Setup;

    fn assemble(options: Options, catalogue: Option<Tables>) -> Result<Self, Faults> {
        match catalogue {
            None => Ok(Self::new(options)),
            Some(tables) => Ok(Self::with_catalogue(options, tables.check()?)),
        }
    }

    fn set_up(&self, setup: &Setup) -> Result<State, Faults> {
        read::set_up(self, setup)
    }

    fn serialize_view<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        let mut view = write::view(Look::new(self, state));
        if state.step() == Step::Over {
            // KC-13.5: the end scoring took every card of the stack.
            view.stack.clear();
        }
        view.serialize(serializer)
    }

    /// The view, at the end with the cards of the end scoring, which tell `characters` from `play`.
    fn serialize_position<S: Serializer>(
        &self,
        state: &State,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        write::view(Look::new(self, state)).serialize(serializer)
    }

    fn serialize_event<S: Serializer>(
        &self,
        event: &Event,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        events::event(event).serialize(serializer)
    }

    fn serialize_outcome<S: Serializer>(
        &self,
        outcome: &Outcome,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        events::outcome(outcome).serialize(serializer)
    }
}
