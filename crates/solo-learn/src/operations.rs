//! The operations of a game of any type in numbers.

use solo_core::{FeatureSpec, Features, GameData, Input, Tables};
use solo_players::{Aim, Kind, Score};
use solo_table::{Due, Json, Presented, Table, TableError};

/// A player with its aim, its number of playouts and its seed.
///
/// ```
/// use solo_learn::{Aim, Kind, Plan};
/// let plan = Plan { kind: Kind::Mcts, aim: Aim::Win, playouts: 100, seed: 1 };
/// assert_eq!(plan.kind.word(), "mcts");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Kind of player.
    pub kind: Kind,
    /// Aim of the player.
    pub aim: Aim,
    /// Playouts for every decision of a player that searches; steps of a greedy one.
    pub playouts: u32,
    /// Seed of the player.
    pub seed: u64,
}

/// A game whose view has [`Features`], by `#[derive(Features)]` on it and on everything in it.
pub trait Numbered: Presented + GameData<View: Features<Self>> {}
impl<G: Presented + GameData<View: Features<G>>> Numbered for G {}

/// Operations on a game in progress that [`Env`](crate::Env) needs; object-safe.
pub(crate) trait Learn: Send + Sync {
    fn boxed(&self) -> Box<dyn Learn>;
    fn name(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    fn has_wins(&self) -> bool;
    fn options(&self) -> Json;
    fn tables(&self) -> Tables;
    fn actions(&self) -> usize;
    fn outcomes(&self) -> usize;
    fn most_steps(&self) -> u32;
    fn width(&self) -> usize;
    fn features(&self) -> Vec<FeatureSpec>;
    fn reset(&mut self, seed: Option<u64>);
    fn deal(&mut self, seed: Option<u64>);
    fn due(&self) -> Due;
    fn legal_count(&self) -> usize;
    fn legal(&self) -> Vec<u32>;
    fn mask(&self, out: &mut [bool]);
    fn observe(&self, out: &mut [f32]);
    fn chances(&self) -> Vec<(u32, u32)>;
    fn enter(&mut self, input: Input<u32, u32>) -> Result<usize, TableError>;
    fn act_nth(&mut self, index: usize) -> Result<usize, TableError>;
    fn ended(&self) -> Option<(bool, i32)>;
    fn score(&self) -> Option<Score>;
    fn worth(&self, aim: Aim) -> u32;
    fn play(&mut self, plan: Plan, stop: &mut dyn FnMut() -> bool) -> Result<u32, TableError>;
    fn play_with_luck(
        &mut self,
        seed: u64,
        plan: Plan,
        stop: &mut dyn FnMut() -> bool,
    ) -> Result<(u32, i64), TableError>;
    fn race(&self, games: u64, seed: u64) -> (u64, u64);
    fn advice(&self, plan: Plan) -> Result<Option<u32>, TableError>;
    fn action_text(&self, number: u32) -> Option<String>;
    fn outcome_text(&self, number: u32) -> Option<String>;
    fn view(&self) -> Json;
    #[cfg(feature = "schema")]
    fn schema(&self) -> solo_core::Value;
    fn table(&self) -> Table;
}
