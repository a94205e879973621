//! Invariants of every position.
//!
//! One list of conditions serves both the check of a running game and the validation of a position
//! supplied by the caller.

mod phase;
mod turns;
mod zones;

use solo_core::Findings;

use crate::options::Options;
use crate::state::State;

/// Reports every condition that does not hold, with the field of the view.
pub(crate) fn audit(options: &Options, state: &State, findings: &mut Findings<'_>) {
    zones::zones(state, findings);
    zones::hit_points(state, findings);
    zones::torches(state, findings);
    turns::turns(options, state, findings);
    turns::open_turn(state, findings);
    phase::phase(options, state, findings);
}
