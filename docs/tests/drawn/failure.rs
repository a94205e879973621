//! The failure that the page on property tests shows, and what it costs to generate walks.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use solo_core::{Game, GameData, Session};
use solo_examples::games::{self as list, Program};
use solo_players::{Aim, RuleOfThumb, Study, choices_of};
use solo_testkit::laws;
use solo_testkit::strategies::{Walks, decisions_due, games, positions};
use votk::Valley;

use super::kept::{keep, read, replace};

/// Returns what the wrong property of the page prints.
fn failure() -> String {
    let config = ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(3),
        ..ProptestConfig::default()
    };
    // Not in `proptest!`, in which the seed of the environment wins over this one.
    let mut runner = TestRunner::new(config);
    let failed = runner.run(&games(Valley::default()).any_options(), |walk| {
        for state in walk.states() {
            prop_assert!(state.hand().len() <= 5, "{} cards", state.hand().len());
        }
        Ok(())
    });
    let printed = format!("{}\n{runner}", failed.unwrap_err());
    let printed = printed.replace("failing input: ", "failing input: walk = ");
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
    type Output = (&'static str, u64);

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

/// Returns the allocations of one case, the most of ten.
fn case<G: Game>(walks: &Walks<G>) -> u64 {
    let mut runner = TestRunner::deterministic();
    let mut one = || {
        let mut length = 0;
        let used = allocation_counter::measure(|| {
            length = walks.new_tree(&mut runner).unwrap().current().len();
        });
        assert!(length <= 5000);
        used.count_total
    };
    (0..10).map(|_| one()).max().unwrap()
}

/// A case costs one game, and no more than a game allocates; `examples/walks.rs` measures its time.
#[test]
fn walks_are_cheap() {
    for name in list::NAMES {
        let (name, case) = list::run(name, Cost).unwrap();
        // The longest game allocates some two thousand times, and others some thirty.
        assert!(case < 5_000, "{name}: {case} allocations");
    }
}
