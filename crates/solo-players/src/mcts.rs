//! Monte-Carlo tree search.

use alloc::vec::Vec;
use core::cmp::Reverse;

use solo_core::{Game, Input, Source};

use crate::budget::{Budget, Spent};
use crate::player::{Advice, Adviser, Player, follow};
use crate::playout::Playouts;
use crate::random::Random;
use crate::tree::Tree;
use crate::value::Value;

/// A player with Monte-Carlo tree search (UCT), which searches promising branches more deeply.
///
/// The tree holds positions of two kinds. At a decision, the search follows the branch with the
/// best mean so far, plus a bonus for branches with few visits. At a chance step, each branch has
/// its exact probability. Every playout adds one position to the tree and is played from there to
/// the end of the game, at random or by the given player.
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
            curiosity: 70,
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

    /// Sets the bonus for branches with few visits; the default is 70.
    ///
    /// It is in hundredths of the spread between the lowest and the highest worth seen.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Adviser, Budget, Mcts, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// let looks = |curiosity| {
    ///     let player = Mcts::new(points, Budget::playouts(400), 1);
    ///     player.with_curiosity(curiosity).advise(&Ten, &Table::Deciding(9))[1].looks
    /// };
    /// assert!(looks(5) < looks(200));
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

    /// Runs one playout; returns `None` if the budget does not suffice.
    fn playout<G>(&mut self, tree: &mut Tree<'_, G>, game: &G) -> Option<()>
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        let playouts = &mut self.playouts;
        // A playout that ends within the tree also has a cost.
        playouts.meter.begin_playout()?;
        let state = tree.descend(&mut playouts.generator, &mut playouts.meter)?;
        let worth = playouts.play_on(game, state.clone())?;
        tree.learn(worth);
        playouts.meter.end_playout();
        Some(())
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for Mcts<V, P> {
    /// Lists the most visited decision first: it has looked best for longest.
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.playouts.meter.restart();
        let decisions = game.decisions(state);
        let mut tree = Tree::new(game, state, self.curiosity);
        while decisions.len() > 0 && self.playout(&mut tree, game).is_some() {}
        let advise = |decision| Advice::new(decision, tree.tried(Input::Decision(decision)));
        let mut advice: Vec<_> = decisions.map(advise).collect();
        advice.sort_by_key(|advice| Reverse((advice.looks, advice.estimate)));
        advice
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for Mcts<V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }
}
