//! The King's Challenge.
//!
//! There is no known rule of thumb for every catalogue, so a sensible player looks ahead.

use kings_challenge::{KingsChallenge, Outcome};

use super::lead;
use crate::study::{Aim, Study};
use crate::worth::Worth;

impl Study for KingsChallenge {
    const LOOKAHEAD: u32 = 100;

    fn won(outcome: &Outcome) -> bool {
        outcome.beaten()
    }

    fn points(outcome: &Outcome) -> i32 {
        outcome.difference()
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        lead(aim, outcome.beaten(), outcome.difference(), 100)
    }
}
