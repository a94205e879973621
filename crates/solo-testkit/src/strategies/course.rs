//! One random course of a game.

use solo_core::{Game, Input, InputOf, Next, Source, below, draw, stream};

use solo_core::rand_pcg::Pcg32;

use super::walk::Walk;
use super::walks::{Choose, Walks};
use crate::panics::caught;

/// A random course: chance, and what decides where a decision is due.
pub(super) struct Course<'a, G: Game> {
    walks: &'a Walks<G>,
    seed: u64,
    generator: Pcg32,
    /// Built when it is first asked, as it may be large.
    player: Option<Choose<G>>,
}

impl<'a, G: Game> Course<'a, G> {
    pub(super) fn new(walks: &'a Walks<G>, seed: u64) -> Self {
        Self {
            walks,
            seed,
            generator: stream(seed, Source::new::<0>()),
            player: None,
        }
    }

    /// Returns a random number below a bound, or 0.
    pub(super) fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).unwrap_or(u32::MAX);
        usize::try_from(below(&mut self.generator, bound)).unwrap_or(0)
    }

    /// Plays on until the game is over or the walk has this number of steps.
    ///
    /// # Errors
    /// The reason why it ends before: a panic, or a player that chooses what is not legal.
    pub(super) fn play(&mut self, walk: &mut Walk<G>, steps: usize) -> Result<(), String> {
        let mut latest = None;
        let played = caught("the game", || {
            while walk.len() < steps {
                latest = None;
                let Some(input) = self.choose(walk.game(), walk.state())? else {
                    break;
                };
                latest = Some(input);
                if let Err(refusal) = walk.take(input) {
                    let text = text(walk.game(), input);
                    return Err(format!("{text} is listed, but refused: {refusal}"));
                }
            }
            Ok(())
        });
        played.unwrap_or_else(|panic| {
            Err(match latest {
                Some(input) => format!("{panic}, at {}", text(walk.game(), input)),
                None => panic,
            })
        })
    }

    fn choose(&mut self, game: &G, state: &G::State) -> Result<Option<InputOf<G>>, String> {
        if matches!(game.next(state), Next::Decision) && self.below(10) < self.walks.tenths() {
            if self.player.is_none() {
                self.player = self.walks.player(self.seed);
            }
            let player = self.player.as_mut();
            match player.and_then(|player| player(game, state)) {
                Some(decision) if game.is_legal(state, decision) => {
                    return Ok(Some(Input::Decision(decision)));
                }
                Some(decision) => {
                    let decision = text(game, Input::Decision(decision));
                    return Err(format!("the player chose {decision}, which is not legal"));
                }
                // It leaves the choice open.
                None => {}
            }
        }
        match (self.random(game, state), game.next(state)) {
            (None, Next::Decision) => Err("a decision is due, but none is legal".into()),
            (None, Next::Chance(_)) => Err("chance is due, but nothing can come".into()),
            (input, _) => Ok(input),
        }
    }

    /// Returns a random input, without the player; `None` if the game is over.
    fn random(&mut self, game: &G, state: &G::State) -> Option<InputOf<G>> {
        match game.next(state) {
            Next::Over(_) => None,
            Next::Chance(_) => draw(game, state, &mut self.generator).map(Input::Chance),
            Next::Decision => self.decide(game, state).map(Input::Decision),
        }
    }

    fn decide(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        let mut list = game.decisions(state);
        let Some(weight) = self.walks.weight() else {
            let index = self.below(list.len());
            return list.nth(index);
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

fn text<G: Game>(game: &G, input: InputOf<G>) -> String {
    match input {
        Input::Decision(decision) => format!("{}", game.decision_text(decision)),
        Input::Chance(chance) => format!("{}", game.chance_text(chance)),
    }
}
