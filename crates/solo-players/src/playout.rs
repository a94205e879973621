//! Playing on in thought.

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, draw};

use crate::budget::Meter;
use crate::player::Player;
use crate::value::Value;
use crate::worth::Worth;

/// Plays on from `state` and says how good the end is; `None` if the budget does not suffice.
///
/// After `horizon` steps the position is judged as it lies, and so it is if the player has no legal
/// decision to offer.
pub(crate) fn play_on<G: Game>(
    game: &G,
    mut state: G::State,
    player: &mut impl Player<G>,
    value: &impl Value<G>,
    chance: &mut Pcg32,
    horizon: u32,
    meter: &mut Meter,
) -> Option<Worth> {
    for _ in 0..horizon {
        let input = match game.next(&state) {
            Next::Over(outcome) => return Some(value.outcome(game, &outcome)),
            Next::Decision => player.choose(game, &state).map(Input::Decision),
            Next::Chance(_) => draw(game, &state, chance).map(Input::Chance),
        };
        let Some(input) = input else { break };
        if !meter.step() {
            return None;
        }
        if game.advance(&mut state, input, &mut ()).is_err() {
            break;
        }
    }
    Some(judge(game, &state, value))
}

/// How good a position is, over or not.
pub(crate) fn judge<G: Game>(game: &G, state: &G::State, value: &impl Value<G>) -> Worth {
    match game.next(state) {
        Next::Over(outcome) => value.outcome(game, &outcome),
        Next::Decision | Next::Chance(_) => value.position(game, state),
    }
}
