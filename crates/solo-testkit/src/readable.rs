//! Positions that a law can look at.

use solo_core::Game;

use super::report::demand;
use crate::panics::caught;

/// Checks that what a position waits for and its lists can be read to their end.
pub(super) fn readable<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    caught("next", || game.next(state))?;
    let ends = caught("decisions", || {
        has_end(game.decisions(state), G::MAX_DECISIONS)
    })?;
    demand(ends, || no_end("decisions", G::MAX_DECISIONS))?;
    let ends = caught("chances", || has_end(game.chances(state), G::MAX_CHANCES))?;
    demand(ends, || no_end("outcomes", G::MAX_CHANCES))
}

/// Returns whether a list ends where one with a wrong maximum may end.
fn has_end(list: impl Iterator, most: usize) -> bool {
    let far = most.saturating_mul(2).saturating_add(64);
    // One by one: another law looks at the shortcuts of the list.
    let mut left = far;
    for _ in list {
        let Some(less) = left.checked_sub(1) else {
            return false;
        };
        left = less;
    }
    true
}

fn no_end(what: &str, most: usize) -> String {
    format!("the list of {what} has no end, or far more than the {most} of the maximum")
}
