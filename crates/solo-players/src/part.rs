//! Independent parts of a search.

use alloc::vec::Vec;
use core::fmt::{self, Debug, Formatter};

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng as _;
use solo_core::{Game, Source, Streams, stream};

use crate::budget::Budget;
use crate::player::Player;
use crate::playout::Playouts;
use crate::tree::Tree;
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// State of a part of a search, kept between its rounds.
#[derive(Clone, Debug)]
pub(crate) struct Worker<G: Game, V, P> {
    pub(crate) playouts: Playouts<V, P, Streams>,
    pub(crate) tree: Tree<G>,
    /// Generator of the seeds of playouts, and of choices among decisions not tried before.
    generator: Pcg32,
    /// The decisions to compare in this round, with the results of the round.
    pub(crate) rivals: Vec<(G::Decision, Mean)>,
    /// The part of the budget that may be spent by the end of this round.
    pub(crate) share: (u32, u32),
}

/// Returns the generator of a worker.
fn generator(seed: u64) -> Pcg32 {
    stream(seed, Source::new::<3>())
}

impl<G: Game, V, P> Worker<G, V, P> {
    /// Returns a worker that still needs a seed.
    pub(crate) fn new(value: V, inner: P, budget: Budget, tree: Tree<G>) -> Self {
        Self {
            playouts: Playouts::new(value, inner, budget, Streams::new(0)),
            tree,
            generator: generator(0),
            rivals: Vec::new(),
            share: (1, 1),
        }
    }

    /// Begins anew with another seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        self.generator = generator(seed);
        self.tree.clear();
    }
}

/// An independent part of a search, with its own tree, for one round: see [`Mcts::advise_with`](crate::Mcts::advise_with).
///
/// Parts have nothing in common that changes, so that they can run at the same time.
pub struct Part<'a, G: Game, V, P> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) worker: &'a mut Worker<G, V, P>,
}

impl<G: Game, V: Value<G>, P: Player<G>> Part<'_, G, V, P> {
    /// Plays the playouts of this part in this round: decisions by turns, until the share of the budget is spent.
    ///
    /// In each turn every decision has the same seed for chance and for the simulated player.
    pub fn run(self) {
        let worker = self.worker;
        let (part, of) = worker.share;
        while !worker.rivals.is_empty() && !worker.playouts.meter.has_spent(part, of) {
            let seed = worker.generator.next_u64();
            for index in 0..worker.rivals.len() {
                let Some((decision, _)) = worker.rivals.get(index).copied() else {
                    return;
                };
                worker.playouts.reseed(seed);
                let Some(worth) = worker.playout(self.game, self.state, decision) else {
                    return;
                };
                if let Some((_, mean)) = worker.rivals.get_mut(index) {
                    mean.add(worth, 1);
                }
            }
        }
    }
}

impl<G: Game, V: Value<G>, P: Player<G>> Worker<G, V, P> {
    /// Runs one playout that begins with a decision; returns `None` if the budget does not suffice.
    fn playout(&mut self, game: &G, root: &G::State, first: G::Decision) -> Option<Worth> {
        let playouts = &mut self.playouts;
        // A playout that ends within the tree also has a cost.
        playouts.meter.begin_playout()?;
        let mut state = root.clone();
        let (chance, meter) = (&mut playouts.chance, &mut playouts.meter);
        self.tree
            .descend(game, &mut state, first, chance, &mut self.generator, meter)?;
        let worth = playouts.play_on(game, state)?;
        self.tree.learn(worth);
        playouts.meter.end_playout();
        Some(worth)
    }
}

impl<G: Game, V, P> Debug for Part<'_, G, V, P> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let decisions = self.worker.rivals.iter().map(|(decision, _)| decision);
        f.debug_struct("Part")
            .field("decisions", &decisions.collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}
