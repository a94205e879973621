//! Monte-Carlo tree search.

use alloc::vec::Vec;
use core::cmp::Reverse;

use solo_core::{Game, Source};

use crate::budget::{Budget, Spent};
use crate::player::{Advice, Adviser, Player, follow};
use crate::playout::Playouts;
use crate::random::Random;
use crate::tree::Tree;
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// Default of [`Mcts::with_curiosity`].
const CURIOSITY: u32 = 30;

/// A player with Monte-Carlo tree search.
///
/// The budget is divided into rounds. In each, the decisions still in question get equally many playouts,
/// and the better half of them stays (sequential halving). Below the first decision a playout follows
/// the tree (UCT): at a decision the branch with the best mean so far, plus a bonus for few visits; at a
/// chance step an outcome with its exact probability, where rare outcomes share a branch. Every playout
/// adds one decision to the tree and is played from there to the end of the game, at random or by the
/// given player.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Budget, Mcts, Player, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let mut player = Mcts::new(points, Budget::playouts(500), 42);
/// assert_eq!(player.choose(&Ten, &Table::Deciding(8)), Some(Choice::Stop));
/// assert_eq!(player.spent().playouts, 500);
/// ```
#[derive(Clone, Debug)]
pub struct Mcts<V, P = Random> {
    playouts: Playouts<V, P>,
    curiosity: u32,
}

impl<V> Mcts<V> {
    /// Returns a player with the aim `value` that plays at random beyond the tree.
    #[must_use]
    pub fn new(value: V, budget: Budget, seed: u64) -> Self {
        Self::with_player(value, budget, seed, Random::new(seed))
    }
}

impl<V, P> Mcts<V, P> {
    /// Returns a player with the aim `value` that plays like `inner` beyond the tree.
    #[must_use]
    pub fn with_player(value: V, budget: Budget, seed: u64, inner: P) -> Self {
        Self {
            playouts: Playouts::new(value, inner, budget, seed, Source::new::<3>()),
            curiosity: CURIOSITY,
        }
    }

    /// Stops playouts this number of steps beyond the tree.
    ///
    /// The position there is judged by [`Value::position`].
    #[must_use]
    pub fn with_horizon(self, steps: u32) -> Self {
        Self {
            playouts: self.playouts.with_horizon(steps),
            ..self
        }
    }

    /// Sets the bonus for branches with few visits; the default is 30.
    ///
    /// It is in hundredths of the spread between the lowest and the highest worth seen, and guides the
    /// search below the first decision.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Adviser, Budget, Mcts, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// let estimate = |curiosity| {
    ///     let player = Mcts::new(points, Budget::playouts(400), 1);
    ///     player.with_curiosity(curiosity).advise(&Ten, &Table::Deciding(5))[0].estimate
    /// };
    /// assert!(estimate(5) > estimate(200));
    /// ```
    #[must_use]
    pub fn with_curiosity(self, hundredths: u32) -> Self {
        Self {
            curiosity: hundredths,
            ..self
        }
    }

    /// Returns the cost of the last advice.
    #[must_use]
    pub const fn spent(&self) -> Spent {
        self.playouts.meter.spent()
    }

    /// Runs one playout that begins with a decision; returns `None` if the budget does not suffice.
    fn playout<G>(&mut self, tree: &mut Tree<'_, G>, game: &G, first: G::Decision) -> Option<Worth>
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        let playouts = &mut self.playouts;
        // A playout that ends within the tree also has a cost.
        playouts.meter.begin_playout()?;
        let state = tree.descend(first, &mut playouts.generator, &mut playouts.meter)?;
        let worth = playouts.play_on(game, state)?;
        tree.learn(worth);
        playouts.meter.end_playout();
        Some(worth)
    }

    /// Gives these decisions playouts by turns until this share of the budget is spent.
    fn compare<G>(
        &mut self,
        tree: &mut Tree<'_, G>,
        game: &G,
        rivals: &mut [(G::Decision, Mean)],
        (part, of): (u32, u32),
    ) where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        while !self.playouts.meter.has_spent(part, of) {
            for (decision, mean) in &mut *rivals {
                match self.playout(tree, game, *decision) {
                    Some(worth) => mean.add(worth, 1),
                    None => return,
                }
            }
        }
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for Mcts<V, P> {
    /// Lists the decisions of the last round first, the best mean at the top; then those of the round
    /// before, and so on.
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.playouts.meter.restart();
        let mut tree = Tree::new(game, state, self.curiosity);
        let untried = |decision| (decision, Mean::default());
        let mut trials: Vec<_> = game.decisions(state).map(untried).collect();
        let mut left = trials.len();
        let rounds = trials.len().checked_next_power_of_two();
        let rounds = rounds.map_or(1, |all| all.ilog2().max(1));
        for round in 1..=rounds {
            let Some(rivals) = trials.get_mut(..left).filter(|rivals| !rivals.is_empty()) else {
                break;
            };
            self.compare(&mut tree, game, rivals, (round, rounds));
            rivals.sort_by_key(|(_, mean)| Reverse(mean.worth()));
            left = left.div_ceil(2);
        }
        let trials = trials.into_iter();
        trials
            .map(|(decision, mean)| Advice::new(decision, mean))
            .collect()
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for Mcts<V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }
}
