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

mod actions;
mod cards;
mod effects;
mod ghost;
mod ledger;
mod outlook;
mod reading;
mod refusals;
mod rolls;
mod views;
mod wrong;

use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;
use scrapyard::Scrapyard;
use solo_core::GameData;
use solo_players::{Aim, RuleOfThumb, choices_of};
use solo_testkit::strategies::{Step, Walk, Walks, cases, games};

use crate::common::{DRILL_ABILITIES, assembled, drill, drilled, machines_with};

/// Games of a player who mostly follows rules of thumb, which complete Inventions.
fn thoughtful(game: Scrapyard) -> Walks<Scrapyard> {
    games(game).played_by(7, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)))
}

/// A game with few copies of every card, whose piles run out, one Character, and the abilities of the drill.
fn scarce() -> Scrapyard {
    let few = |text: &str| {
        let rows = text.lines().enumerate();
        let rows = rows.map(|(row, line)| {
            let mut cells: Vec<&str> = line.split(',').collect();
            cells[2] = match row {
                0 => "copies",
                1..=3 => "2",
                _ => "1",
            };
            format!("{}\n", cells.join(","))
        });
        rows.collect::<String>()
    };
    let tables = drill();
    let machines = few(tables.get("machines").unwrap());
    let parts = few(Scrapyard::default().tables().get("parts").unwrap());
    let characters: Vec<&str> = tables.get("characters").unwrap().lines().take(2).collect();
    let characters = characters.join("\n");
    let tables = tables.with("machines", machines).with("parts", parts);
    assembled(&tables.with("characters", characters))
}

/// A game in which many machines have the abilities that are seldom met elsewhere: to stand in for others, to add to
/// the die, to take of what the ghost has three times, to look at every pile.
fn extreme() -> Scrapyard {
    let rows = "x_stand,stand_in,0,0,0,-,0,-,H\nx_add,add_die,1,0,0,-,0,-,H\n\
        x_take,reclaim,2,0,0,pm,3,-,H\nx_look,look,6,5,0,pmi,0,top,H\n";
    let names = ["x_stand", "x_add", "x_take", "x_add", "x_stand", "x_look"];
    let machines = machines_with(|row, _| names[row % names.len()].into());
    let abilities = format!("{DRILL_ABILITIES}{rows}");
    assembled(
        &drill()
            .with("abilities", abilities)
            .with("machines", machines),
    )
}

/// A game without Characters.
fn without_characters() -> Scrapyard {
    let tables = drill();
    let head = tables
        .get("characters")
        .unwrap()
        .lines()
        .take(1)
        .collect::<String>();
    assembled(&tables.with("characters", head))
}

/// Games with any options, random and thoughtful, with the embedded tables and with others.
fn any_games() -> impl Strategy<Value = Walk<Scrapyard>> {
    prop_oneof![
        2 => games(Scrapyard::default()).any_options(),
        4 => thoughtful(Scrapyard::default()).any_options(),
        2 => games(drilled("")).any_options(),
        4 => thoughtful(drilled("")).any_options(),
        2 => thoughtful(drilled("character c02, action_cap 150")),
        2 => thoughtful(scarce()).any_options(),
        4 => thoughtful(extreme()).any_options(),
        1 => games(without_characters()),
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
