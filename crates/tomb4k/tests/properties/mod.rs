//! Properties of whole games, as an embedder would write them with what is public.
//!
//! Each has as many cases as the gate has time for; `PROPTEST_CASES` asks for another number.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::panic,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "shared by tests, which may panic"
)]

mod cards;
mod decisions;
mod story;
mod tale;
mod views;
mod wrong;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use solo_players::{Aim, RuleOfThumb, choices_of};
use solo_testkit::strategies::{Step, Walk, cases, games};
use tomb4k::Tomb;

/// Games with any options: random ones, those of a player who follows rules of thumb, and those of one who seldom
/// turns around, since deep in the tomb more can happen.
fn any_games() -> impl Strategy<Value = Walk<Tomb>> {
    let thoughtful = |seed| choices_of(RuleOfThumb::new(Aim::Win, seed));
    prop_oneof![
        games(Tomb::default()).any_options(),
        games(Tomb::default())
            .played_by(7, thoughtful)
            .any_options(),
        games(Tomb::default()).weighing(|decision| match decision {
            tomb4k::Decision::Retreat => 1,
            _ => 9,
        }),
    ]
}

/// Fails with what a check says.
fn check(result: Result<(), String>) -> TestCaseResult {
    result.map_err(TestCaseError::fail)
}

/// Shows a step for a report.
fn told(step: &Step<'_, Tomb>) -> String {
    format!("{:?}: {:?}", step.input, step.events)
}
