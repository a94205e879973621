//! Properties of whole games, as an embedder would write them with what is public.
//!
//! Each has as many cases as the gate has time for; `PROPTEST_CASES` asks for another number.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "shared by tests, which may panic"
)]

mod actions;
mod cards;
mod ghost;
mod ledger;
mod reading;
mod rolls;
mod views;
mod wrong;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use scrapyard::{Phase, Scrapyard, State};
use solo_core::strategies::{Step, Walk, Walks, games};
use solo_players::{Aim, RuleOfThumb, choices_of};

use crate::common::drilled;

/// Returns the settings of a property with this number of cases.
#[expect(
    clippy::disallowed_methods,
    reason = "tests may be told by their environment how long to run"
)]
fn cases(usual: u32) -> ProptestConfig {
    match std::env::var("PROPTEST_CASES") {
        Ok(_) => ProptestConfig::default(),
        Err(_) => ProptestConfig::with_cases(usual),
    }
}

/// Games of a player who mostly follows rules of thumb, which complete Inventions.
fn thoughtful(game: Scrapyard) -> Walks<Scrapyard> {
    games(game).played_by(7, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)))
}

/// Games with any options, random and thoughtful, with the embedded tables and with those that have every ability.
fn any_games() -> impl Strategy<Value = Walk<Scrapyard>> {
    prop_oneof![
        games(Scrapyard::default()).any_options(),
        thoughtful(Scrapyard::default()).any_options(),
        games(drilled("")).any_options(),
        thoughtful(drilled("")).any_options(),
        thoughtful(drilled("character c02, action_cap 150")),
    ]
}

/// Fails with what a check says.
fn check(result: Result<(), String>) -> TestCaseResult {
    result.map_err(TestCaseError::fail)
}

fn require(holds: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(what()) }
}

/// Shows a step for a report.
fn told(step: &Step<'_, Scrapyard>) -> String {
    format!("{:?}: {:?}", step.input, step.events)
}

fn phase(game: &Scrapyard, state: &State) -> Phase {
    game.position(state).phase()
}
