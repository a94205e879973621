//! One random course of a game.

use rand_pcg::Pcg32;

use super::walk::Walk;
use super::walks::{Choose, Walks};
use crate::chance::{below, draw, stream};
use crate::game::{Game, Input, InputOf, Next, Source};

/// A random course: chance, and what decides where a decision is due.
pub(super) struct Course<'a, G: Game> {
    walks: &'a Walks<G>,
    generator: Pcg32,
    player: Option<Choose<G>>,
}

impl<'a, G: Game> Course<'a, G> {
    pub(super) fn new(walks: &'a Walks<G>, seed: u64) -> Self {
        Self {
            walks,
            generator: stream(seed, Source::new::<0>()),
            player: walks.player(seed),
        }
    }

    /// Returns a random number below a bound.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).unwrap_or(u32::MAX);
        usize::try_from(below(&mut self.generator, bound)).unwrap_or(0)
    }

    /// Plays on until the game is over or the walk has this number of steps.
    pub(super) fn play(&mut self, mut walk: Walk<G>, steps: usize) -> Walk<G> {
        while walk.len() < steps
            && let Some(input) = self.choose(walk.game(), walk.state())
            && walk.take(input).is_ok()
        {}
        walk
    }

    fn choose(&mut self, game: &G, state: &G::State) -> Option<InputOf<G>> {
        match game.next(state) {
            Next::Over(_) => None,
            Next::Chance(_) => draw(game, state, &mut self.generator).map(Input::Chance),
            Next::Decision => self.decide(game, state).map(Input::Decision),
        }
    }

    fn decide(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        let asked = self.below(10) < self.walks.tenths();
        if let Some(player) = self.player.as_mut().filter(|_| asked) {
            return player(game, state);
        }
        let mut list = game.decisions(state);
        let Some(weight) = self.walks.weight() else {
            let place = self.below(list.len());
            return list.nth(place);
        };
        let weights = game.decisions(state).map(weight);
        let sum = weights.fold(0_u32, u32::saturating_add);
        let mut left = below(&mut self.generator, sum);
        list.find(|&decision| match left.checked_sub(weight(decision)) {
            Some(less) => {
                left = less;
                false
            }
            None => true,
        })
        // Nothing is chosen where all weigh nothing.
        .or_else(|| game.decisions(state).next())
    }
}
