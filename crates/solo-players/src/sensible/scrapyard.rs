//! Scrapyard Empire.
//!
//! A player who can complete an Invention or build a machine does so. For all other decisions a
//! sensible player looks ahead, some steps far and not to the end: games are long, and the table
//! shows enough.

use scrapyard::{Decision, Outcome, Scrapyard, State};

use super::preferred;
use crate::study::{Aim, Study};
use crate::worth::Worth;

/// Inventions that end the game.
const INVENTIONS: u32 = 3;
/// Highest possible rating.
const BEST: u32 = 2000;

impl Study for Scrapyard {
    const LOOKAHEAD: u32 = 60;
    const HORIZON: u32 = 150;

    fn won(outcome: &Outcome) -> bool {
        outcome.won()
    }

    fn points(outcome: &Outcome) -> i32 {
        i32::from(outcome.rating)
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        let rating = u32::from(outcome.rating);
        match (outcome.won(), aim) {
            (true, Aim::Score) => Worth::ratio(rating, BEST),
            (true, Aim::Win) => Worth::ratio(rating.saturating_add(18_000), 20_000),
            (false, _) => lost(rating, u32::from(outcome.ghost)),
        }
    }

    fn outlook(&self, _: Aim, state: &State) -> Worth {
        let count = |cards: usize| u32::try_from(cards).unwrap_or(0);
        // A second copy of a machine is not a step towards an Invention.
        let built = state
            .built()
            .fold(0_u64, |kinds, machine| kinds | 1 << machine.row());
        let machines = built.count_ones().saturating_mul(15);
        let project = count(state.done().count()).saturating_mul(100);
        lost(
            project.saturating_add(machines.min(90)),
            count(state.ghost_done().count()),
        )
    }

    fn rule_of_thumb(&self, _: Aim, state: &State) -> Option<Decision> {
        let best = preferred(self, state, |decision| match decision {
            Decision::Invent(_) => Some(2),
            Decision::Build(_) => Some(1),
            _ => None,
        });
        best.map(|(_, decision)| decision)
    }

    #[cfg(feature = "learned")]
    fn learned(&self, aim: Aim, seed: u64) -> crate::study::Trained<Self> {
        super::trained(self, include_str!("scrapyard.network"), aim, seed)
    }
}

/// Returns the worth of a game that is not won: it rises with the rating and falls with the ghost.
fn lost(rating: u32, ghost: u32) -> Worth {
    let behind = INVENTIONS.saturating_sub(ghost).saturating_mul(50);
    Worth::ratio(rating.saturating_add(behind), BEST)
}
