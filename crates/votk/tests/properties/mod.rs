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
mod moves;
mod pyramid;
mod refusals;
mod score;
mod story;
mod tale;
mod turns;
mod views;
mod wrong;
mod zones;

use proptest::prelude::*;
use solo_players::{Aim, RuleOfThumb, choices_of};
use solo_testkit::strategies::{Step, Walk, Walks, cases, games};
use votk::{Catalogue, Decision, Options, Valley};

use crate::common::{DRILL, with_drill};

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

/// Returns the rules with starters that attack, one of them in the Bot's turn: it is attacked while it has nothing but
/// starters, and when it has nothing at all.
fn attacking() -> Valley {
    let attacks = [
        (
            "turn,yes,move from=hand to=boneyard n=2 may=1",
            "turn,yes,opp_discard n=2",
        ),
        (
            "turn,yes,draw n=3; move from=hand to=discard n=2",
            "reaction,yes,opp_discard n=3 may=1; gold",
        ),
        (
            "turn,yes,swap scope=base may=1",
            "turn,yes,opp_give floor=1",
        ),
    ];
    let table = attacks
        .iter()
        .fold(DRILL.to_owned(), |table, (action, attack)| {
            table.replacen(action, attack, 1)
        });
    Valley::with_catalogue(Options::default(), Catalogue::from_table(&table).unwrap())
}

/// Games with any options, random, thoughtful and idle, with the embedded cards, with those that have every operation,
/// and with starters that attack.
fn any_games() -> impl Strategy<Value = Walk<Valley>> {
    prop_oneof![
        games(Valley::default()).any_options(),
        thoughtful(Valley::default()).any_options(),
        idle(Valley::default()).any_options(),
        games(with_drill()).any_options(),
        thoughtful(with_drill()).any_options(),
        idle(with_drill()).any_options(),
        games(attacking()).any_options(),
        idle(attacking()).any_options(),
    ]
}

/// Shows a step for a report.
fn told(step: &Step<'_, Valley>) -> String {
    format!("{:?}: {:?}", step.input, step.events)
}
