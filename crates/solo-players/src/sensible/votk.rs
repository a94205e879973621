//! Valley of the Kings.
//!
//! The value of a card depends on the catalogue, so a sensible player looks ahead.

use votk::{Outcome, Valley, Winner};

use super::lead;
use crate::study::{Aim, Score, Study};
use crate::worth::Worth;

impl Study for Valley {
    const LOOKAHEAD: u32 = 100;

    fn won(outcome: &Outcome) -> bool {
        outcome.winner == Winner::Player
    }

    fn points(outcome: &Outcome) -> i32 {
        let (player, bot) = (outcome.player.total, outcome.bot.total);
        i32::from(player).saturating_sub(i32::from(bot))
    }

    fn score(outcome: &Outcome) -> Score {
        Score {
            yours: outcome.player.total.into(),
            theirs: Some(outcome.bot.total.into()),
        }
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        lead(aim, Self::won(outcome), Self::points(outcome), 150)
    }

    #[cfg(feature = "learned")]
    fn learned(&self, aim: Aim, seed: u64) -> crate::study::Trained<Self> {
        super::trained(self, include_str!("votk.network"), aim, seed)
    }
}
