//! The King's Challenge.
//!
//! There is no known rule of thumb for every catalogue, so a sensible player looks ahead. The outlook
//! of a position is the difference if the game ended there.

use kings_challenge::{KingsChallenge, Outcome, State};

use super::lead;
use crate::study::{Aim, Score, Study};
use crate::worth::Worth;

impl Study for KingsChallenge {
    const LOOKAHEAD: u32 = 100;
    // To the end of a game costs twice as much and finds nothing better.
    const HORIZON: u32 = 45;

    fn won(outcome: &Outcome) -> bool {
        outcome.beaten()
    }

    fn points(outcome: &Outcome) -> i32 {
        outcome.difference()
    }

    fn score(outcome: &Outcome) -> Score {
        Score {
            yours: outcome.human.total(),
            theirs: Some(outcome.roy.total()),
        }
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        lead(aim, outcome.beaten(), outcome.difference(), 100)
    }

    fn outlook(&self, aim: Aim, state: &State) -> Worth {
        Self::worth(aim, &self.standings(state))
    }

    #[cfg(feature = "learned")]
    fn learned(&self, aim: Aim, seed: u64) -> crate::study::Trained<Self> {
        super::trained(self, include_str!("kings_challenge.network"), aim, seed)
    }
}
