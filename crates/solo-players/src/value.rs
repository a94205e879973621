//! The aim of a player as a function.

use solo_core::Game;

use crate::worth::Worth;

/// The aim of a player: the worth of every end of a game.
///
/// Every function from outcomes to [`Worth`] is a value; a separate type can also judge positions
/// of games that are not over, which [`Greedy`](crate::Greedy) needs.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_players::{Value, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// assert_eq!(points.outcome(&Ten, &5), Worth::HALF);
/// ```
pub trait Value<G: Game> {
    /// Returns the worth of this end.
    fn outcome(&self, game: &G, outcome: &G::Outcome) -> Worth;

    /// Returns the worth of a position of a game that is not over; [`Worth::HALF`] if unknown.
    fn position(&self, _game: &G, _state: &G::State) -> Worth {
        Worth::HALF
    }
}

impl<G: Game, F: Fn(&G::Outcome) -> Worth> Value<G> for F {
    fn outcome(&self, _game: &G, outcome: &G::Outcome) -> Worth {
        self(outcome)
    }
}
