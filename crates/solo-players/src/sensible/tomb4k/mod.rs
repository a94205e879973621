//! Dungeon Solitaire: Tomb of Four Kings.
//!
//! A sensible player judges by experience. A small network, trained on games against itself,
//! estimates positions, and the player takes the decision with the best estimate.

mod estimate;
mod features;

use solo_core::{Game, Input, Next};
use tomb4k::{Decision, Outcome, State, Tomb};

pub use features::{FEATURES, features};

use super::preferred;
use crate::budget::Budget;
use crate::greedy::Greedy;
use crate::kind::Kind;
use crate::study::{Aim, Best, Study, Towards};
use crate::worth::Worth;

/// Steps that are enough for every card after each decision.
const ONE_CARD: u64 = 400;

impl Study for Tomb {
    fn won(outcome: &Outcome) -> bool {
        outcome.won()
    }

    fn points(outcome: &Outcome) -> i32 {
        i32::from(outcome.score.points())
    }

    fn worth(aim: Aim, outcome: &Outcome) -> Worth {
        let points = u32::from(outcome.score.points());
        match aim {
            Aim::Score => Worth::ratio(points, 100),
            Aim::Win if outcome.won() => Worth::FULL,
            // Without all kings, the treasure brought out only distinguishes equal ends.
            Aim::Win => Worth::ratio(points, 2000),
        }
    }

    fn outlook(&self, aim: Aim, state: &State) -> Worth {
        match Game::next(self, state) {
            Next::Over(outcome) => Self::worth(aim, &outcome),
            Next::Decision => best(self, aim, state).map_or(Worth::NOTHING, |best| best.0),
            Next::Chance(_) => estimate::estimate(aim, state),
        }
    }

    fn rule_of_thumb(&self, aim: Aim, state: &State) -> Option<Decision> {
        best(self, aim, state).map(|best| best.1)
    }

    fn best(&self, aim: Aim, seed: u64) -> Best<Self> {
        let greedy = Greedy::new(Towards(aim), Budget::steps(ONE_CARD), seed);
        Best::new(Kind::Greedy, greedy)
    }
}

/// Returns the decision with the best outlook, and that outlook.
fn best(game: &Tomb, aim: Aim, state: &State) -> Option<(Worth, Decision)> {
    preferred(game, state, |decision| {
        let after = Game::apply(game, state, Input::Decision(decision)).ok()?;
        Some(game.outlook(aim, &after))
    })
}
