//! The King's Challenge.
//!
//! What a card is worth depends on the catalogue, so a sensible player looks ahead. Rules of thumb:
//! defend; then the cathedral, combat, the Activity cards, more citizens, the fields, in this order, all
//! of them as thoroughly as the dice allow, and pass only when there is nothing left to do.

use kings_challenge::{Decision, KingsChallenge, Outcome, Side, State};

use super::{lead, preferred};
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

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        preferred(self, state, |decision| match decision {
            Decision::Build => Some(60),
            Decision::Combat(_) => Some(50),
            Decision::Activate(_) => Some(40),
            Decision::Place(_) => Some(30),
            Decision::Farm => Some(20),
            Decision::Times(number) => Some(u32::from(*number)),
            Decision::Die(Side::Human, _) | Decision::Guard(_) => Some(10),
            Decision::Done | Decision::GuardEnd | Decision::FromSupply => Some(9),
            Decision::Pass | Decision::Surrender => Some(0),
            _ => None,
        })
    }
}
