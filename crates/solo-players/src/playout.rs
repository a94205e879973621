//! Simulated games.

use solo_core::{ChanceSource, Game, Input, Next, Streams};

use crate::budget::{Budget, Meter};
use crate::player::Player;
use crate::seeds::player_seed;
use crate::value::Value;
use crate::worth::Worth;

/// The parameters of playouts.
#[derive(Clone, Debug)]
pub(crate) struct Playouts<V, P, C> {
    /// Worth of their ends.
    pub(crate) value: V,
    /// Player of their decisions.
    pub(crate) player: P,
    /// Upper bound for their steps.
    pub(crate) horizon: u32,
    /// Budget and cost.
    pub(crate) meter: Meter,
    /// Source of their chance outcomes.
    pub(crate) chance: C,
}

impl<V, P, C> Playouts<V, P, C> {
    /// Returns playouts to the end of the game.
    pub(crate) fn new(value: V, player: P, budget: Budget, chance: C) -> Self {
        Self {
            value,
            player,
            horizon: u32::MAX,
            meter: Meter::new(budget),
            chance,
        }
    }

    pub(crate) fn with_horizon(self, steps: u32) -> Self {
        Self {
            horizon: steps,
            ..self
        }
    }

    /// Runs a playout that the meter has begun, with this first decision; returns `None` if the budget does not suffice.
    pub(crate) fn play_from<G>(
        &mut self,
        game: &G,
        state: &G::State,
        first: G::Decision,
    ) -> Option<Worth>
    where
        G: Game,
        V: Value<G>,
        P: Player<G>,
        C: ChanceSource<G>,
    {
        let after = game.apply(state, Input::Decision(first)).ok()?;
        let worth = self.play_on(game, after)?;
        self.meter.end_playout();
        Some(worth)
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
        C: ChanceSource<G>,
    {
        for _ in 0..self.horizon {
            let input = match game.next(&state) {
                Next::Over(_) => break,
                Next::Decision => self.player.choose(game, &state).map(Input::Decision),
                Next::Chance(source) => {
                    let outcome = self.chance.outcome(game, &state, source);
                    outcome.map(Input::Chance)
                }
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

impl<V, P> Playouts<V, P, Streams> {
    /// Gives the next playout the chance outcomes and the player of this seed.
    pub(crate) fn reseed<G: Game>(&mut self, seed: u64)
    where
        P: Player<G>,
    {
        self.chance = Streams::new(seed);
        self.player.reseed(player_seed(seed));
    }
}

/// Returns the worth of a position, over or not.
pub(crate) fn judge<G: Game>(game: &G, state: &G::State, value: &impl Value<G>) -> Worth {
    match game.next(state) {
        Next::Over(outcome) => value.outcome(game, &outcome),
        Next::Decision | Next::Chance(_) => value.position(game, state),
    }
}
