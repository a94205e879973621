//! What a player wants.

use solo_core::Game;

use crate::worth::Worth;

/// What a player wants: how good every end of a game is.
///
/// Every function from outcomes to [`Worth`] is a value; a type of its own can also judge positions of
/// games that are not over, which [`Greedy`](crate::Greedy) lives on.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_players::{Value, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// assert_eq!(points.outcome(&Ten, &5), Worth::HALF);
/// ```
pub trait Value<G: Game> {
    /// How good this end is.
    fn outcome(&self, game: &G, outcome: &G::Outcome) -> Worth;

    /// How good a position of a game that is not over looks; [`Worth::HALF`] if that is not known.
    fn position(&self, _game: &G, _state: &G::State) -> Worth {
        Worth::HALF
    }
}

impl<G: Game, F: Fn(&G::Outcome) -> Worth> Value<G> for F {
    fn outcome(&self, _game: &G, outcome: &G::Outcome) -> Worth {
        self(outcome)
    }
}
