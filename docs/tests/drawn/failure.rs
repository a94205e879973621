//! The failure that the page on property tests shows, and what it costs to generate walks.
#![allow(clippy::disallowed_types, reason = "the time of a walk is measured")]

use std::panic;
use std::time::{Duration, Instant};

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use solo_core::strategies::{Walks, decisions_due, games, positions};
use solo_core::testkit::laws;
use solo_core::{Game, GameData, Session};
use solo_examples::games::{self as list, Program};
use solo_players::{Aim, RuleOfThumb, Study, choices_of};
use votk::Valley;

use super::kept::{keep, read, replace};

/// Returns what the wrong property of the page prints.
fn failure() -> String {
    let config = ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(3),
        ..ProptestConfig::default()
    };
    let property = || {
        proptest!(config, |(walk in games(Valley::default()).any_options())| {
            for state in walk.states() {
                prop_assert!(state.hand().len() <= 5, "{} cards", state.hand().len());
            }
        });
    };
    let panicked = panic::catch_unwind(panic::AssertUnwindSafe(property)).unwrap_err();
    let printed = panicked.downcast_ref::<String>().unwrap();
    let (before, after) = printed.split_once(concat!(" at ", file!())).unwrap();
    let after = after.split_once('.').unwrap().1;
    format!("{before} at tests/hands.rs:9.{}", after.trim_end())
}

#[test]
fn a_failure_is_shown_whole() {
    let printed = failure();
    assert!(printed.lines().count() <= 40, "{printed}");
    // The literal is the save, and leads there.
    let literal = printed
        .split_once("  \"")
        .unwrap()
        .1
        .split('"')
        .next()
        .unwrap();
    let save = literal.replace("\\\n   ", "").replace("\\n", "\n");
    let session = Session::parse(&save, &Valley::default()).unwrap();
    assert!(session.state().hand().len() > 5);
    let page = replace(
        &read("docs/src/testing.md"),
        "failure",
        &format!("```text\n{printed}\n```"),
    );
    keep("docs/src/testing.md", &page);
}

struct Cost;

impl Program for Cost {
    type Output = (&'static str, Duration);

    fn run<G: GameData + Study>(self) -> Self::Output {
        let game: G = laws::embedded();
        let thumb =
            games(game.clone()).played_by(8, |seed| choices_of(RuleOfThumb::new(Aim::Win, seed)));
        let strategies = [
            games(game.clone()),
            positions(game.clone()),
            decisions_due(game),
            thumb,
        ];
        (G::NAME, strategies.iter().map(case).max().unwrap())
    }
}

/// Returns the time of one case, the shortest of five times ten.
fn case<G: Game>(walks: &Walks<G>) -> Duration {
    let mut runner = TestRunner::deterministic();
    let mut ten = || {
        let begin = Instant::now();
        for _ in 0..10 {
            assert!(walks.new_tree(&mut runner).unwrap().current().len() <= 5000);
        }
        begin.elapsed() / 10
    };
    (0..5).map(|_| ten()).min().unwrap()
}

#[test]
fn walks_are_cheap() {
    for name in list::NAMES {
        let (name, case) = list::run(name, Cost).unwrap();
        println!("{name}: {case:?}");
        assert!(case < Duration::from_millis(50), "{name}: {case:?}");
    }
}
