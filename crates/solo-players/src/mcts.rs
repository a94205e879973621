//! Monte-Carlo tree search.

use alloc::vec;
use alloc::vec::Vec;

use rand_pcg::rand_core::Rng as _;
use solo_core::{Game, Source, stream};

use crate::budget::{Budget, Meter, Spent};
use crate::part::{Part, Worker};
use crate::player::{Advice, Adviser, Player, advice_of, best_first, follow, untried};
use crate::random::Random;
use crate::tree::Tree;
use crate::value::Value;
use crate::worth::Mean;

/// Default of [`Mcts::with_curiosity`].
const CURIOSITY: u32 = 30;

/// Default of [`Mcts::with_nodes`].
const NODES: usize = 100_000;

/// Upper bound of [`Mcts::with_parts`].
const MOST_PARTS: u16 = 1024;

/// A player with Monte-Carlo tree search.
///
/// The budget is divided into rounds. In each, the decisions still in question get equally many playouts,
/// and the better half of them stays (sequential halving). They get them by turns, and in a turn all have the same
/// seed for chance (common random numbers): what is compared is the decisions, not their luck.
///
/// Below the first decision a playout follows the tree (UCT): at a decision the branch with the best mean so far,
/// plus a bonus for few visits; at a chance step an outcome with its exact probability, where rare outcomes share a
/// branch. A position reached in several ways is one node (transpositions). Every playout adds one decision to
/// the tree and is played from there to the end of the game, at random or by the given player. The tree is kept for the
/// next decision, as far as it can still be reached.
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
pub struct Mcts<G: Game, V, P = Random> {
    budget: Budget,
    seed: u64,
    /// One for each part, and at least one.
    workers: Vec<Worker<G, V, P>>,
}

impl<G: Game, V> Mcts<G, V> {
    /// Returns a player with the aim `value` that plays at random beyond the tree.
    pub fn new(value: V, budget: Budget, seed: u64) -> Self {
        Self::with_player(value, budget, seed, Random::new(seed))
    }
}

impl<G: Game, V, P> Mcts<G, V, P> {
    /// Returns a player with the aim `value` that plays like `inner` beyond the tree.
    ///
    /// `inner` should implement [`Player::reseed`] if it draws random numbers.
    pub fn with_player(value: V, budget: Budget, seed: u64, inner: P) -> Self {
        let tree = Tree::new(NODES, CURIOSITY);
        let mut player = Self {
            budget,
            seed,
            workers: vec![Worker::new(value, inner, budget, tree)],
        };
        player.begin_anew(seed);
        player
    }

    /// Stops playouts this number of steps beyond the tree.
    ///
    /// The position there is judged by [`Value::position`].
    #[must_use]
    pub fn with_horizon(self, steps: u32) -> Self {
        self.with_each(|worker| worker.playouts.horizon = steps)
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
        self.with_each(|worker| worker.tree.curiosity = hundredths)
    }

    /// Sets the upper bound for the nodes of the tree of each part; the default is 100,000.
    ///
    /// A node holds a position, its results and the steps tried there. A full tree grows no more: playouts leave it
    /// earlier. The root is always there.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Adviser, Budget, Mcts, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// let mut player = Mcts::new(points, Budget::playouts(400), 1).with_nodes(10);
    /// player.advise(&Ten, &Table::Deciding(0));
    /// assert_eq!(player.nodes(), 10);
    /// ```
    #[must_use]
    pub fn with_nodes(self, most: usize) -> Self {
        self.with_each(|worker| worker.tree.most = most)
    }

    /// Divides the search into this number of independent parts, 1 to 1,024.
    ///
    /// Another number counts as the nearest of these. Each part has its share of the budget and its own tree, which begins with its own seed. After every round
    /// their results are added. More parts mean smaller trees, and work for as many threads, see
    /// [`advise_with`](Self::advise_with).
    #[must_use]
    pub fn with_parts(mut self, parts: u32) -> Self
    where
        V: Clone,
        P: Clone,
    {
        let parts = u16::try_from(parts)
            .unwrap_or(u16::MAX)
            .clamp(1, MOST_PARTS);
        self.workers.truncate(1);
        let copies = self.workers.iter().cycle().take(parts.into()).cloned();
        self.workers = copies.collect();
        let (seed, budget, parts) = (self.seed, self.budget, u64::from(parts));
        self.begin_anew(seed);
        for (part, worker) in (0..parts).zip(&mut self.workers) {
            let share = |whole: u64| share(whole, part, parts);
            let playouts = u32::try_from(share(budget.most_playouts().into()));
            let playouts = Budget::playouts(playouts.unwrap_or(u32::MAX));
            let steps = share(budget.most_steps());
            worker.playouts.meter = Meter::new(playouts.and_steps(steps));
        }
        self
    }

    /// Returns the cost of the last advice, all parts together.
    pub fn spent(&self) -> Spent {
        let workers = self.workers.iter();
        let spent = workers.map(|worker| worker.playouts.meter.spent());
        spent.fold(Spent::default(), Spent::plus)
    }

    /// Counts the nodes of the trees of all parts.
    pub fn nodes(&self) -> usize {
        let nodes = self.workers.iter().map(|worker| worker.tree.len());
        nodes.fold(0, usize::saturating_add)
    }

    /// Forgets the trees, and gives each part its seed.
    fn begin_anew(&mut self, seed: u64) {
        self.seed = seed;
        let mut seeds = stream(seed, Source::new::<5>());
        for worker in &mut self.workers {
            worker.reseed(seeds.next_u64());
        }
    }

    fn with_each(mut self, change: impl FnMut(&mut Worker<G, V, P>)) -> Self {
        self.workers.iter_mut().for_each(change);
        self
    }
}

/// Returns the share of a part in a whole that is divided as evenly as possible.
fn share(whole: u64, part: u64, parts: u64) -> u64 {
    let (each, rest) = (whole.checked_div(parts), whole.checked_rem(parts));
    let more = u64::from(rest.is_some_and(|rest| part < rest));
    each.unwrap_or(whole).saturating_add(more)
}

impl<G: Game, V, P> Mcts<G, V, P> {
    /// Lists every legal decision once, as [`Adviser::advise`] does, and leaves it to the caller to run the parts of
    /// the search.
    ///
    /// `run` is called once for each round and runs every part, in any order, on any threads. The advice is the
    /// same: it depends on the number of parts, but not on how they were run. A part that is dropped without
    /// [`Part::run`] has no share in the advice.
    ///
    /// ```
    /// use std::thread::scope;
    ///
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Adviser, Budget, Mcts, Worth};
    /// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
    /// let player = Mcts::new(points, Budget::playouts(1000), 42).with_parts(4);
    /// let on_threads = player.clone().advise_with(&Ten, &Table::Deciding(6), |parts| {
    ///     scope(|scope| {
    ///         for part in parts {
    ///             scope.spawn(|| part.run());
    ///         }
    ///     });
    /// });
    /// assert_eq!(on_threads, player.clone().advise(&Ten, &Table::Deciding(6)));
    /// ```
    pub fn advise_with(
        &mut self,
        game: &G,
        state: &G::State,
        mut run: impl FnMut(Vec<Part<'_, G, V, P>>),
    ) -> Vec<Advice<G::Decision>> {
        let mut trials = untried(game.decisions(state));
        for worker in &mut self.workers {
            worker.playouts.meter.restart();
            worker.tree.begin_at(game, state);
        }
        let mut left = trials.len();
        let rounds = trials.len().checked_next_power_of_two();
        let rounds = rounds.map_or(1, |all| all.ilog2().max(1));
        for round in 1..=rounds {
            let Some(rivals) = trials.get_mut(..left).filter(|rivals| !rivals.is_empty()) else {
                break;
            };
            self.hand_out(rivals, (round, rounds));
            let workers = self.workers.iter_mut();
            let part = |worker| Part {
                game,
                state,
                worker,
            };
            run(workers.map(part).collect());
            self.collect(rivals);
            best_first(rivals, |(_, mean)| mean.worth());
            left = left.div_ceil(2);
        }
        advice_of(trials)
    }

    /// Gives every part the decisions of a round.
    fn hand_out(&mut self, rivals: &[(G::Decision, Mean)], share: (u32, u32)) {
        let parts = self.workers.len();
        for (part, worker) in self.workers.iter_mut().enumerate() {
            worker.rivals = untried(rivals.iter().map(|(decision, _)| *decision));
            let first = first(worker.rivals.len(), part, parts);
            worker.rivals.rotate_left(first);
            worker.share = share;
        }
    }

    /// Adds the results of all parts to those of the rounds before.
    fn collect(&mut self, rivals: &mut [(G::Decision, Mean)]) {
        let parts = self.workers.len();
        for (part, worker) in self.workers.iter_mut().enumerate() {
            let first = first(worker.rivals.len(), part, parts);
            worker.rivals.rotate_right(first);
            for ((_, mean), (_, more)) in rivals.iter_mut().zip(&worker.rivals) {
                mean.merge(*more);
            }
        }
    }
}

/// Returns the index of the decision with which a part begins, so that few playouts in each of many parts reach all.
fn first(decisions: usize, part: usize, parts: usize) -> usize {
    let before = decisions.saturating_mul(part).checked_div(parts);
    before.unwrap_or(0)
}

impl<G: Game, V: Value<G>, P: Player<G>> Adviser<G> for Mcts<G, V, P> {
    /// Lists the decisions of the last round first, the best mean at the top; then those of the round
    /// before, and so on.
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.advise_with(game, state, |parts| {
            parts.into_iter().for_each(Part::run);
        })
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Player<G> for Mcts<G, V, P> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }

    fn reseed(&mut self, seed: u64) {
        self.begin_anew(seed);
    }
}
