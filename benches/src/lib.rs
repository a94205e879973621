//! Random playouts of any game, step by step, as a search would make them.

pub mod games;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, Next, below, draw, pick};

/// A choice among the legal decisions.
pub type Policy<G> = fn(&G, &<G as Game>::State, &mut Pcg32) -> Option<<G as Game>::Decision>;

/// Chooses every legal decision with the same probability.
#[inline]
pub fn uniform<G: Game>(game: &G, state: &G::State, rng: &mut Pcg32) -> Option<G::Decision> {
    pick(game, state, rng)
}

/// Chooses uniformly, except that the explorer turns around with probability 1/8 only. That makes
/// games of about 30 steps.
#[inline]
pub fn deep(
    game: &tomb4k::Tomb,
    state: &tomb4k::State,
    rng: &mut Pcg32,
) -> Option<tomb4k::Decision> {
    if state.phase() == tomb4k::Phase::Between {
        return Some(if below(rng, 8) == 0 {
            tomb4k::Decision::Retreat
        } else {
            tomb4k::Decision::Delve
        });
    }
    pick(game, state, rng)
}

/// Returns the next input of a random game: the list is counted, one entry is picked. `None` at the
/// end.
#[inline]
fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    policy: impl Fn(&G, &G::State, &mut Pcg32) -> Option<G::Decision>,
    rng: &mut Pcg32,
) -> Option<solo_core::InputOf<G>> {
    match game.next(state) {
        Next::Chance(_) => draw(game, state, rng).map(Input::Chance),
        Next::Decision => policy(game, state, rng).map(Input::Decision),
        Next::Over(_) => None,
    }
}

/// Plays a random game in place and returns its number of steps.
#[inline]
pub fn in_place<G: Game>(
    game: &G,
    policy: impl Fn(&G, &G::State, &mut Pcg32) -> Option<G::Decision>,
    rng: &mut Pcg32,
) -> u64 {
    let mut state = game.start();
    let mut steps = 0_u64;
    while let Some(input) = next_input(game, &state, &policy, rng) {
        if game.advance(&mut state, input, &mut ()).is_err() {
            break;
        }
        steps = steps.saturating_add(1);
    }
    steps
}

/// Plays a random game with a new position for every step and returns its number of steps.
#[inline]
pub fn pure<G: Game>(
    game: &G,
    policy: impl Fn(&G, &G::State, &mut Pcg32) -> Option<G::Decision>,
    rng: &mut Pcg32,
) -> u64 {
    let mut state = game.start();
    let mut steps = 0_u64;
    while let Some(input) = next_input(game, &state, &policy, rng) {
        let Ok(after) = game.apply(&state, input) else {
            break;
        };
        state = after;
        steps = steps.saturating_add(1);
    }
    steps
}
