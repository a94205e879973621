//! Flat Monte Carlo: playouts for every decision, shared evenly.

use alloc::vec::Vec;
use core::cmp::Reverse;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Source, stream};

use crate::budget::{Budget, Meter, Spent};
use crate::player::{Advice, Adviser, Player, follow, legal};
use crate::playout::play_on;
use crate::random::Random;
use crate::value::Value;
use crate::worth::Worth;

/// Plays the game to its end in thought, again and again, with every legal decision in turn, and takes
/// the one that went best on average.
///
/// In thought it plays at random, or as the player says that it is given. With a good player for that
/// it is a better one, at a price that is easily foreseen.
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
pub struct MonteCarlo<V, P = Random> {
    value: V,
    budget: Budget,
    inner: P,
    horizon: u32,
    generator: Pcg32,
    spent: Spent,
}

impl<V> MonteCarlo<V> {
    /// A player who wants `value` and plays at random in thought.
    #[must_use]
    pub fn new(value: V, budget: Budget, seed: u64) -> Self {
        Self::with_player(value, budget, seed, Random::new(seed))
    }
}

impl<V, P> MonteCarlo<V, P> {
    /// A player who wants `value` and plays like `inner` in thought.
    ///
    /// ```
    /// use solo_core::Game;
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_players::{Budget, MonteCarlo, Player, Policy, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// // Stops as soon as that is legal.
    /// let careful = Policy(|game: &Ten, table: &Table| game.nth_decision(table, 1).or(Some(Choice::Roll)));
    /// let mut player = MonteCarlo::with_player(points, Budget::playouts(500), 42, careful);
    /// assert_eq!(player.choose(&Ten, &Table::Deciding(5)), Some(Choice::Roll));
    /// ```
    #[must_use]
    pub fn with_player(value: V, budget: Budget, seed: u64, inner: P) -> Self {
        Self {
            value,
            budget,
            inner,
            horizon: u32::MAX,
            generator: stream(seed, Source::new(2)),
            spent: Spent::default(),
        }
    }

    /// The same, but playouts are broken off after so many steps, and the position they have come to
    /// is judged by [`Value::position`].
    #[must_use]
    pub fn with_horizon(self, steps: u32) -> Self {
        Self {
            horizon: steps,
            ..self
        }
    }

    pub(crate) const fn value(&self) -> &V {
        &self.value
    }

    pub(crate) fn inner_mut(&mut self) -> &mut P {
        &mut self.inner
    }

    pub(crate) fn set_limits(&mut self, budget: Budget, horizon: u32) {
        self.budget = budget;
        self.horizon = horizon;
    }

    /// What the last advice has cost.
    #[must_use]
    pub const fn spent(&self) -> Spent {
        self.spent
    }
}

/// Playouts of one decision.
struct Trial<D> {
    decision: D,
    sum: u64,
    count: u32,
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for MonteCarlo<V, P> {
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        let mut meter = Meter::new(self.budget);
        let start = |decision| Trial {
            decision,
            sum: 0,
            count: 0,
        };
        let mut trials: Vec<_> = legal(game, state).into_iter().map(start).collect();
        'thinking: while !trials.is_empty() {
            for trial in &mut trials {
                if !meter.has_playouts() {
                    break 'thinking;
                }
                if !meter.step() {
                    break 'thinking;
                }
                let Ok(after) = game.apply(state, Input::Decision(trial.decision)) else {
                    break 'thinking;
                };
                let worth = play_on(
                    game,
                    after,
                    &mut self.inner,
                    &self.value,
                    &mut self.generator,
                    self.horizon,
                    &mut meter,
                );
                let Some(worth) = worth else { break 'thinking };
                trial.sum = trial.sum.saturating_add(u64::from(worth.millionths()));
                trial.count = trial.count.saturating_add(1);
                meter.playout_done();
            }
        }
        self.spent = meter.spent();
        let mut advice: Vec<_> = trials
            .into_iter()
            .map(|trial| Advice {
                decision: trial.decision,
                estimate: match trial.count {
                    0 => Worth::NOTHING,
                    count => Worth::mean(trial.sum, u64::from(count)),
                },
                looks: trial.count,
            })
            .collect();
        advice.sort_by_key(|advice| Reverse((advice.looks > 0, advice.estimate)));
        advice
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for MonteCarlo<V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }
}
