//! Playing on in thought.

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, Source, draw, stream};

use crate::budget::{Budget, Meter};
use crate::player::Player;
use crate::value::Value;
use crate::worth::Worth;

/// What playouts are made with.
#[derive(Clone, Debug)]
pub(crate) struct Playouts<V, P> {
    /// How good their ends are.
    pub(crate) value: V,
    /// Who decides in them.
    pub(crate) player: P,
    /// How many steps they go on.
    pub(crate) horizon: u32,
    /// How much thought they may take, and have taken.
    pub(crate) meter: Meter,
    /// What chance answers in them.
    pub(crate) generator: Pcg32,
}

impl<V, P> Playouts<V, P> {
    /// Playouts to the end of the game; `source` keeps the players' generators apart.
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

    /// Plays on from `state` and says how good the end is; `None` if the budget does not suffice.
    ///
    /// At the horizon the position is judged as it lies, and so it is if the player has no legal
    /// decision to offer.
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

/// How good a position is, over or not.
pub(crate) fn judge<G: Game>(game: &G, state: &G::State, value: &impl Value<G>) -> Worth {
    match game.next(state) {
        Next::Over(outcome) => value.outcome(game, &outcome),
        Next::Decision | Next::Chance(_) => value.position(game, state),
    }
}
