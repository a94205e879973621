//! Positions, events and outcomes as data: chapter 16.

mod events;
pub(crate) mod pending;
pub(crate) mod write;

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
use crate::state::State;

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
pub struct Setup {
    /// Stage and step: the word of [`Step`](crate::Step) (chapter 14).
    pub phase: String,
    /// The round, counted from 1; 0 during setup.
    pub round: i64,
    /// How many rounds the game has: 3 to 6.
    pub rounds: i64,
    /// The start player of the round, during setup of round 1: `human` or `roy`.
    pub start: String,
    /// Whose go or turn it is, `human` or `roy`; `None` outside guard, reroll, flip and stage `actions`.
    pub turn: Option<String>,
    /// The human's side.
    pub human: HumanView,
    /// Le Roy's side.
    pub roy: RoyView,
    /// Who stands in the buildings.
    pub buildings: BuildingsView,
    /// The three levels, the lowest first: six letters from column 1 on, `h`, `r` or `-`.
    pub cathedral: Vec<String>,
    /// The coloured dice in the districts, without those of a group being formed.
    pub dice: DiceView,
    /// The faces of the black dice rolled and not countered, highest first; at most 6 (KC-4.7).
    pub black: Vec<i64>,
    /// The nine slots, in slot order.
    pub activities: Vec<ActivityView>,
    /// The face-up Event cards from left to right, Marauding first.
    pub row: Vec<RowView>,
    /// The ids of the Character cards not scored, top first.
    pub stack: Vec<String>,
    /// The Event cards that did not come yet, by colour.
    pub unseen: UnseenView,
    /// How many results 8 le Roy rolled in this round (KC-12.19).
    pub free_rolls: i64,
    /// What the step has to remember; null if nothing (KC-16.2).
    pub pending: Value,
    /// How the game ended; null until then (KC-16.5).
    pub outcome: Option<OutcomeView>,
}

/// The human's side of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HumanView {
    /// His deniers, without the pot.
    pub deniers: i64,
    /// His influence, 0 to 20 (KC-1.7).
    pub influence: i64,
    /// His VP; after the end his total, which may be negative.
    pub vp: i64,
    /// His citizens at hand.
    pub supply: i64,
    /// His citizens not recruited yet.
    pub stock: i64,
    /// His citizens lying until the round is over.
    pub lying: i64,
    /// The deniers in his pot, paid out in phase 5.
    pub pot: i64,
    /// Whether he has passed in this round.
    pub passed: bool,
    /// The ids of the Event cards he has taken, in catalogue order.
    pub won: Vec<String>,
}

/// Le Roy's side of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoyView {
    /// His VP; after the end his total, which may be negative.
    pub vp: i64,
    /// His citizens at hand.
    pub supply: i64,
    /// His citizens lying until the round is over.
    pub lying: i64,
    /// The ids of the Event cards he has taken, in catalogue order.
    pub won: Vec<String>,
}

/// The buildings of a view: six letters each from space 1 on, `h` human, `r` le Roy, `-` nobody.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BuildingsView {
    /// The palace.
    pub palace: String,
    /// The City Hall.
    pub hall: String,
    /// The bishopric.
    pub bishopric: String,
}

/// The coloured dice of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceView {
    /// The human's district.
    pub own: DistrictView,
    /// Le Roy's district.
    pub roy: DistrictView,
}

/// The dice of one district in a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DistrictView {
    /// The faces of the red dice, highest first.
    pub red: Vec<i64>,
    /// The faces of the yellow dice, highest first.
    pub yellow: Vec<i64>,
    /// The faces of the white dice, highest first.
    pub white: Vec<i64>,
}

/// A slot of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ActivityView {
    /// The colour and number of the slot: `red 1` to `white 3`.
    pub slot: String,
    /// The id of its card; `None` while that lies face down.
    pub card: Option<String>,
    /// Whose tradesmen are on the spaces of the card, from space 1 on: `h`, `r` or `-`; empty without a card.
    pub spaces: String,
    /// The human's cubes on the card.
    pub cubes: i64,
}

/// A card of the row in a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RowView {
    /// The id of the card.
    pub card: String,
    /// The human's cubes on it, fewer than its banners.
    pub cubes: i64,
}

/// The unseen Event cards of a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnseenView {
    /// The ids of the red cards, in catalogue order.
    pub red: Vec<String>,
    /// The ids of the white cards, in catalogue order.
    pub white: Vec<String>,
    /// The ids of the yellow cards, in catalogue order.
    pub yellow: Vec<String>,
}

/// The outcome in a view.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OutcomeView {
    /// The points of the human.
    pub human: ScoreView,
    /// The points of le Roy.
    pub roy: ScoreView,
    /// The human's total minus le Roy's (KC-13.7).
    pub difference: i64,
    /// The band of the verdict, 1 to 6 (KC-13.8).
    pub band: i64,
    /// Whether le Roy is beaten (KC-13.9).
    pub beaten: bool,
}

/// The points of one side in an outcome.
#[derive(Clone, Debug, PartialEq, Eq, SerializeDerive, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScoreView {
    /// VP at the end of the last round.
    pub play: i64,
    /// VP for Event cards with own cubes.
    pub events: i64,
    /// VP of the spaces of own tradesmen.
    pub tradesmen: i64,
    /// VP lost for cathedral levels; 0 or negative.
    pub levels: i64,
    /// VP of the Character cards that were left.
    pub characters: i64,
    /// All of these together.
    pub total: i64,
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
        crate::setup::set_up(self, setup)
    }

    fn serialize_view<S: Serializer>(
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
        write::outcome(outcome).serialize(serializer)
    }
}
