//! Scrapyard Empire.
//!
//! Whoever can complete an Invention does; for everything else a sensible player looks ahead.

use scrapyard::{Decision, Outcome, Scrapyard, State};

use super::preferred;
use crate::study::{Aim, Study};
use crate::worth::Worth;

/// Inventions that end the game.
const INVENTIONS: u32 = 3;

impl Study for Scrapyard {
    const LOOKAHEAD: u32 = 60;

    fn won(outcome: &Outcome) -> bool {
        outcome.won()
    }

    fn points(outcome: &Outcome) -> i32 {
        i32::from(outcome.rating())
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        let rating = u32::from(outcome.rating());
        let ghost = INVENTIONS.saturating_sub(u32::from(outcome.ghost()));
        match (outcome.won(), aim) {
            (true, Aim::Score) => Worth::ratio(rating, 2000),
            (true, Aim::Win) => Worth::ratio(rating.saturating_add(18_000), 20_000),
            // A lost game is better the more was completed and the less the ghost has.
            (false, _) => Worth::ratio(rating.saturating_add(ghost.saturating_mul(50)), 2000),
        }
    }

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        preferred(self, state, |decision| {
            matches!(decision, Decision::Invent(_)).then_some(0)
        })
    }
}
