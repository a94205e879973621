//! Properties of whole games, as an embedder would write them with what is public.
//!
//! Each has as many cases as the gate has time for; `PROPTEST_CASES` asks for another number.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    unreachable_pub,
    reason = "shared by tests, which may panic"
)]

mod cards;
mod inputs;
mod judging;
mod listing;
mod refusals;
mod score;
mod story;
mod tale;
mod turns;
mod views;
mod wrong;
mod zones;

use proptest::prelude::*;
use solo_core::strategies::{Step, Walk, Walks, games};
use solo_players::{Aim, RuleOfThumb, choices_of};
use votk::{Decision, Valley};

use crate::common::with_drill;

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

/// Games of a player who mostly follows rules of thumb, and buys what a random one never can.
fn thoughtful(game: Valley) -> Walks<Valley> {
    games(game).played_by(7, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)))
}

/// Games of a player who seldom buys or entombs, so that the pyramid runs out in other ways.
fn idle(game: Valley) -> Walks<Valley> {
    games(game).weighing(|decision| match decision {
        Decision::Buy(_) | Decision::Entomb(_) => 1,
        _ => 9,
    })
}

/// Games with any options, random, thoughtful and idle, with the embedded cards and with those that have every
/// operation.
fn any_games() -> impl Strategy<Value = Walk<Valley>> {
    prop_oneof![
        games(Valley::default()).any_options(),
        thoughtful(Valley::default()).any_options(),
        idle(Valley::default()).any_options(),
        games(with_drill()).any_options(),
        thoughtful(with_drill()).any_options(),
        idle(with_drill()).any_options(),
    ]
}

/// Shows a step for a report.
fn told(step: &Step<'_, Valley>) -> String {
    format!("{:?}: {:?}", step.input, step.events)
}
