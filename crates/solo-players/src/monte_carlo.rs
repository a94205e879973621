//! Flat Monte Carlo: playouts for every decision, shared evenly.

use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Game, Generator, Source, stream};

use crate::budget::{Budget, Spent};
use crate::player::{Advice, Adviser, Player, advice_of, best_first, follow, untried};
use crate::playout::Playouts;
use crate::random::Random;
use crate::value::Value;

/// A player that simulates games after every legal decision in turn, and takes the best on average.
///
/// Simulated decisions are random, or those of the given player. With a good player the result is a
/// better one, at a predictable cost.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Budget, MonteCarlo, Player, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let mut player = MonteCarlo::new(points, Budget::playouts(500), 42);
/// assert_eq!(player.choose(&Ten, &Table::Deciding(8)), Some(Choice::Stop));
/// assert_eq!(player.spent().playouts, 500);
/// ```
#[derive(Clone, Debug)]
pub struct MonteCarlo<V, P = Random>(pub(crate) Playouts<V, P, Generator<Pcg32>>);

/// Returns the generator of chance in playouts.
fn chance(seed: u64) -> Generator<Pcg32> {
    Generator(stream(seed, Source::new::<2>()))
}

impl<V> MonteCarlo<V> {
    /// Returns a player with the aim `value` and random simulated decisions.
    pub fn new(value: V, budget: Budget, seed: u64) -> Self {
        Self::with_player(value, budget, seed, Random::new(seed))
    }
}

impl<V, P> MonteCarlo<V, P> {
    /// Returns a player with the aim `value` and the simulated decisions of `inner`.
    ///
    /// ```
    /// use solo_core::Game;
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_players::{Budget, MonteCarlo, Player, Policy, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// // Stops as soon as that is legal.
    /// let careful = Policy(|game: &Ten, table: &Table| game.decisions(table).nth(1).or(Some(Choice::Roll)));
    /// let mut player = MonteCarlo::with_player(points, Budget::playouts(500), 42, careful);
    /// assert_eq!(player.choose(&Ten, &Table::Deciding(5)), Some(Choice::Roll));
    /// ```
    pub fn with_player(value: V, budget: Budget, seed: u64, inner: P) -> Self {
        Self(Playouts::new(value, inner, budget, chance(seed)))
    }

    /// Stops playouts after this number of steps.
    ///
    /// The position there is judged by [`Value::position`].
    #[must_use]
    pub fn with_horizon(self, steps: u32) -> Self {
        Self(self.0.with_horizon(steps))
    }

    /// Returns the cost of the last advice.
    pub const fn spent(&self) -> Spent {
        self.0.meter.spent()
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for MonteCarlo<V, P> {
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.0.meter.restart();
        let mut trials = untried(game.decisions(state));
        'thinking: while !trials.is_empty() {
            for (decision, mean) in &mut trials {
                let begun = self.0.meter.begin_playout();
                match begun.and_then(|()| self.0.play_from(game, state, *decision)) {
                    Some(worth) => mean.add(worth, 1),
                    None => break 'thinking,
                }
            }
        }
        let mut advice = advice_of(trials);
        // Decisions without playouts stay last.
        best_first(&mut advice, |advice| advice.estimate);
        advice
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for MonteCarlo<V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }

    fn reseed(&mut self, seed: u64) {
        self.0.chance = chance(seed);
        self.0.player.reseed(seed);
    }
}
