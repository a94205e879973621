//! Invariants of every position.
//!
//! One list of conditions serves both the check of a running game and the validation of a position
//! supplied by the caller.

mod phase;
mod turns;
mod zones;

use core::fmt::{self, Display, Formatter};

use solo_core::{Card, Findings};

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

/// A card, or `nothing`, for messages.
struct Shown(Option<Card>);

impl Display for Shown {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(card) => card.fmt(f),
            None => f.write_str("nothing"),
        }
    }
}
