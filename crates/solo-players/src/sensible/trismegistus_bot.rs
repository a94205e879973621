//! Botmegistus.
//!
//! The human completes any experiment that can be completed and reacts whenever possible; for all
//! other decisions a sensible player looks ahead.

use trismegistus_bot::{Botmegistus, Decision, Outcome, State};

use super::{lead, preferred};
use crate::study::{Aim, Score, Study};
use crate::worth::Worth;

/// Approximate points of the human besides experiments and tracks.
const REST: u32 = 35;

impl Study for Botmegistus {
    const LOOKAHEAD: u32 = 100;
    const HAS_WINS: bool = false;

    fn won(outcome: &Outcome) -> bool {
        wins(outcome.human_board, outcome.bot)
    }

    fn points(outcome: &Outcome) -> i32 {
        ahead(outcome.human_board, outcome.bot)
    }

    /// The player's points are those that the referee sees.
    fn score(outcome: &Outcome) -> Score {
        Score {
            yours: points(outcome.human_board),
            theirs: Some(points(outcome.bot)),
        }
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        worth(aim, outcome.human_board, outcome.bot)
    }

    fn outlook(&self, aim: Aim, state: &State) -> Worth {
        let bot = self.score_so_far(state).total();
        worth(aim, self.human_board(state), bot)
    }

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        let useful = |decision| matches!(decision, Decision::Complete(_) | Decision::React);
        let best = preferred(self, state, |decision| useful(decision).then_some(()));
        best.map(|((), decision)| decision)
    }

    #[cfg(feature = "learned")]
    fn learned(&self, aim: Aim, seed: u64) -> crate::study::Trained<Self> {
        super::trained(self, include_str!("trismegistus_bot.network"), aim, seed)
    }
}

/// Returns whether the human wins, by the estimate of the rest.
fn wins(human: u32, bot: u32) -> bool {
    human.saturating_add(REST) > bot
}

fn points(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// Returns the points that the known part of the human is ahead of the bot.
fn ahead(human: u32, bot: u32) -> i32 {
    points(human).saturating_sub(points(bot))
}

fn worth(aim: Aim, human: u32, bot: u32) -> Worth {
    lead(aim, wins(human, bot), ahead(human, bot), 200)
}
