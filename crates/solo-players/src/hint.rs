//! Hints for a player.

use alloc::vec::Vec;

use solo_core::Game;

use crate::budget::Budget;
use crate::mcts::Mcts;
use crate::player::{Advice, Adviser};
use crate::value::Value;

/// Returns every legal decision with an estimate, the recommended one first.
///
/// An application shows this when its user asks for a hint. The list is empty if no decision is
/// due. The search is [`Mcts`]; the same arguments lead to the same hint.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Budget, Worth, hint};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let hint = hint(&Ten, &Table::Deciding(7), points, Budget::playouts(1000), 42);
/// assert_eq!(hint[0].decision, Choice::Stop);
/// assert_eq!(format!("{:.2}", hint[0].estimate), "0.70");
/// ```
#[must_use]
pub fn hint<G: Game>(
    game: &G,
    state: &G::State,
    value: impl Value<G>,
    budget: Budget,
    seed: u64,
) -> Vec<Advice<G::Decision>> {
    Mcts::new(value, budget, seed).advise(game, state)
}
