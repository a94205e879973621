//! Simulated games.

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, Source, draw, stream};

use crate::budget::{Budget, Meter};
use crate::player::Player;
use crate::value::Value;
use crate::worth::Worth;

/// The parameters of playouts.
#[derive(Clone, Debug)]
pub(crate) struct Playouts<V, P> {
    /// Worth of their ends.
    pub(crate) value: V,
    /// Player of their decisions.
    pub(crate) player: P,
    /// Upper bound for their steps.
    pub(crate) horizon: u32,
    /// Budget and cost.
    pub(crate) meter: Meter,
    /// Generator of their chance outcomes.
    pub(crate) generator: Pcg32,
}

impl<V, P> Playouts<V, P> {
    /// Returns playouts to the end of the game; `source` gives each player its own generator.
    pub(crate) fn new(value: V, player: P, budget: Budget, seed: u64, source: Source) -> Self {
        Self {
            value,
            player,
            horizon: u32::MAX,
            meter: Meter::new(budget),
            generator: stream(seed, source),
        }
    }

    pub(crate) fn with_horizon(self, steps: u32) -> Self {
        Self {
            horizon: steps,
            ..self
        }
    }

    /// Plays on from `state` and returns the worth of the end; `None` if the budget does not
    /// suffice.
    ///
    /// At the horizon the position is judged as it is, and likewise if the player has no legal
    /// decision.
    pub(crate) fn play_on<G>(&mut self, game: &G, mut state: G::State) -> Option<Worth>
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
    {
        for _ in 0..self.horizon {
            let input = match game.next(&state) {
                Next::Over(_) => break,
                Next::Decision => self.player.choose(game, &state).map(Input::Decision),
                Next::Chance(_) => draw(game, &state, &mut self.generator).map(Input::Chance),
            };
            let Some(input) = input else { break };
            self.meter.step()?;
            if game.advance(&mut state, input, &mut ()).is_err() {
                break;
            }
        }
        Some(judge(game, &state, &self.value))
    }
}

/// Returns the worth of a position, over or not.
pub(crate) fn judge<G: Game>(game: &G, state: &G::State, value: &impl Value<G>) -> Worth {
    match game.next(state) {
        Next::Over(outcome) => value.outcome(game, &outcome),
        Next::Decision | Next::Chance(_) => value.position(game, state),
    }
}
