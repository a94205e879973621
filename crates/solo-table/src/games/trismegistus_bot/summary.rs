//! The result, and the moments to remember.

use trismegistus_bot::{Botmegistus, Event, Outcome, Side};

use crate::summary::Results;

impl Results for Botmegistus {
    const RESULT: &'static str = "VP ahead of Botmegistus";

    // Players see completed experiments and tracks of a simulated side; the score of a person is their own report.
    const PLAYERS_MEASURE_RESULTS: bool = false;

    fn notable(&self, event: &Event) -> u32 {
        match event {
            Event::Completed { experiment, .. } => {
                u32::from(self.catalogue().experiment_card(*experiment).points)
            }
            Event::BonusReached { .. } => 3,
            Event::Scored { amount } => u32::from(*amount),
            Event::Reacted | Event::CardAdded { .. } => 1,
            _ => 0,
        }
    }

    fn result(outcome: &Outcome) -> i32 {
        let score = |points| i32::try_from(points).unwrap_or(i32::MAX);
        score(outcome.human).saturating_sub(score(outcome.bot))
    }

    fn is_won(outcome: &Outcome) -> Option<bool> {
        Some(outcome.winner == Side::Human)
    }
}
