//! Botmegistus.
//!
//! The human completes any experiment that can be completed and reacts whenever possible; for all
//! other decisions a sensible player looks ahead.

use trismegistus_bot::{Botmegistus, Decision, Outcome, State};

use super::{lead, preferred};
use crate::study::{Aim, Study};
use crate::worth::Worth;

/// Approximate points of the human besides experiments and tracks.
const REST: u32 = 35;

impl Study for Botmegistus {
    const LOOKAHEAD: u32 = 100;
    const HAS_WINS: bool = false;

    fn won(outcome: &Outcome) -> bool {
        outcome.human_board.saturating_add(REST) > outcome.bot
    }

    fn points(outcome: &Outcome) -> i32 {
        let points = |number| i32::try_from(number).unwrap_or(i32::MAX);
        points(outcome.human_board).saturating_sub(points(outcome.bot))
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        lead(aim, Self::won(outcome), Self::points(outcome), 200)
    }

    fn outlook(&self, aim: Aim, state: &State) -> Worth {
        let (human, bot) = (self.human_board(state), self.score_so_far(state).total());
        let points = |number| i32::try_from(number).unwrap_or(i32::MAX);
        let lead_now = points(human).saturating_sub(points(bot));
        lead(aim, human.saturating_add(REST) > bot, lead_now, 200)
    }

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        let useful = |decision| matches!(decision, Decision::Complete(_) | Decision::React);
        let best = preferred(self, state, |decision| useful(decision).then_some(()));
        best.map(|((), decision)| decision)
    }

    #[cfg(feature = "learned")]
    fn learned(&self, _: Aim, seed: u64) -> crate::study::Trained<Self> {
        super::trained(self, include_str!("trismegistus_bot.network"), seed)
    }
}
