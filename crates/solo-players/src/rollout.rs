//! Rollouts: another player, improved by simulated games.

use alloc::vec::Vec;
use core::cmp::Reverse;

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;
use solo_core::{Game, Source, Streams, stream};

use crate::budget::{Budget, Spent};
use crate::player::{Advice, Adviser, Player, advice_of, follow};
use crate::playout::Playouts;
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// Standard errors by which a decision has to be behind to be given up.
const GIVEN_UP: u128 = 3;

/// Differences before a decision is given up: fewer tell little about their standard error.
const FIRST_LOOK: u64 = 50;

/// A player that improves another one by simulated games (rollout algorithm).
///
/// The games begin with each legal decision in turn, and then the other player decides in them. In a turn all
/// have the same seed for chance (common random numbers), and only differences to the game that begins
/// with the other player's own decision count. A decision that falls behind that one by three standard errors gets
/// no more games. The other player's decision is taken, unless another one is ahead of it by more than a
/// standard error.
///
/// ```
/// use solo_core::Game;
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Budget, Player, Policy, Rollout, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// // Stops as soon as that is legal.
/// let careful = Policy(|game: &Ten, table: &Table| game.decisions(table).nth(1).or(Some(Choice::Roll)));
/// let mut player = Rollout::new(points, careful, Budget::playouts(500), 42);
/// assert_eq!(player.choose(&Ten, &Table::Deciding(5)), Some(Choice::Roll));
/// assert_eq!(player.choose(&Ten, &Table::Deciding(8)), Some(Choice::Stop));
/// ```
#[derive(Clone, Debug)]
pub struct Rollout<V, P> {
    playouts: Playouts<V, P, Streams>,
    /// Generator of the seeds of playouts.
    generator: Pcg32,
}

/// Returns the generator of the seeds of playouts.
fn generator(seed: u64) -> Pcg32 {
    stream(seed, Source::new::<6>())
}

impl<V, P> Rollout<V, P> {
    /// Returns a player with the aim `value` that improves `inner`.
    ///
    /// `inner` should implement [`Player::reseed`] if it draws random numbers.
    pub fn new(value: V, inner: P, budget: Budget, seed: u64) -> Self {
        Self {
            playouts: Playouts::new(value, inner, budget, Streams::new(0)),
            generator: generator(seed),
        }
    }

    /// Stops playouts after this number of steps.
    ///
    /// The position there is judged by [`Value::position`].
    #[must_use]
    pub fn with_horizon(self, steps: u32) -> Self {
        Self {
            playouts: self.playouts.with_horizon(steps),
            ..self
        }
    }

    /// Returns the cost of the last advice.
    pub const fn spent(&self) -> Spent {
        self.playouts.meter.spent()
    }

    /// Runs one playout that begins with a decision; returns `None` if the budget does not suffice.
    fn playout<G>(&mut self, table: At<'_, G>, decision: G::Decision, seed: u64) -> Option<Worth>
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        self.playouts.meter.begin_playout()?;
        self.playouts.reseed(seed);
        self.playouts.play_from(table.game, table.state, decision)
    }

    /// Compares rivals with the own decision until the budget is spent or all are given up.
    fn compare<G>(&mut self, table: At<'_, G>, own: &mut Trial<G>, rivals: &mut [Trial<G>])
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        while rivals.iter().any(|rival| !rival.is_given_up()) {
            let seed = self.generator.next_u64();
            let Some(worth) = self.playout(table, own.decision, seed) else {
                return;
            };
            own.mean.add(worth, 1);
            for rival in rivals.iter_mut().filter(|rival| !rival.is_given_up()) {
                let Some(other) = self.playout(table, rival.decision, seed) else {
                    return;
                };
                rival.mean.add(other, 1);
                rival.ahead.add(other, worth);
            }
        }
    }
}

/// The position in which a decision is due.
struct At<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
}

impl<G: Game> Clone for At<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for At<'_, G> {}

/// The results of a decision.
struct Trial<G: Game> {
    decision: G::Decision,
    mean: Mean,
    ahead: Difference,
}

impl<G: Game> Trial<G> {
    fn new(decision: G::Decision) -> Self {
        Self {
            decision,
            mean: Mean::default(),
            ahead: Difference::default(),
        }
    }

    fn is_given_up(&self) -> bool {
        self.ahead.sum < 0 && self.ahead.count >= FIRST_LOOK && self.ahead.is_beyond(GIVEN_UP)
    }

    fn is_clearly_ahead(&self) -> bool {
        self.ahead.sum > 0 && self.ahead.is_beyond(1)
    }
}

/// Differences between the worths of two games, in millionths.
#[derive(Clone, Copy, Debug, Default)]
struct Difference {
    sum: i64,
    squares: u128,
    count: u64,
}

impl Difference {
    fn add(&mut self, one: Worth, other: Worth) {
        let more = i64::from(one.millionths()).saturating_sub(other.millionths().into());
        let size = u128::from(more.unsigned_abs());
        self.sum = self.sum.saturating_add(more);
        self.squares = self.squares.saturating_add(size.saturating_mul(size));
        self.count = self.count.saturating_add(1);
    }

    /// Returns whether the sum is more than this number of standard errors away from 0.
    fn is_beyond(self, errors: u128) -> bool {
        let size = u128::from(self.sum.unsigned_abs());
        let bound = errors.saturating_mul(errors).saturating_mul(self.squares);
        size.saturating_mul(size) > bound
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for Rollout<V, P> {
    /// Lists the decision to take, that of the other player, and then the others.
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.playouts.meter.restart();
        let own = self.playouts.player.choose(game, state);
        let own = own.filter(|own| game.is_legal(state, *own));
        let Some(own) = own.or_else(|| game.decisions(state).next()) else {
            return Vec::new();
        };
        let mut own = Trial::new(own);
        let rivals = game.decisions(state).filter(|rival| *rival != own.decision);
        let mut rivals: Vec<Trial<G>> = rivals.map(Trial::new).collect();
        self.compare(At { game, state }, &mut own, &mut rivals);
        let ahead = rivals.iter().enumerate();
        let ahead = ahead.filter(|(_, rival)| rival.is_clearly_ahead());
        let best = ahead.min_by_key(|(_, rival)| Reverse(rival.mean.worth()));
        let first = best.map_or(0, |(index, _)| index.saturating_add(1));
        rivals.insert(0, own);
        if let Some(up_to_first) = rivals.get_mut(..=first) {
            up_to_first.rotate_right(1);
        }
        let trials = rivals.into_iter();
        advice_of(trials.map(|trial| (trial.decision, trial.mean)).collect())
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for Rollout<V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }

    fn reseed(&mut self, seed: u64) {
        self.generator = generator(seed);
        self.playouts.player.reseed(seed);
    }
}
