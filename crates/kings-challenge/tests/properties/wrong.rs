//! Properties that are wrong: their failures shrink to short games.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use kings_challenge::{Event, KingsChallenge, State};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};
use solo_core::strategies::{Walk, Walks, games, positions};

/// Returns what a wrong property prints, and the number of steps of its shortest game.
fn shrinks(
    walks: Walks<KingsChallenge>,
    holds: fn(&Walk<KingsChallenge>) -> bool,
    seed: u64,
) -> (String, usize) {
    let config = ProptestConfig {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        // Those of proptest, whatever the environment says.
        cases: 256,
        max_shrink_iters: u32::MAX,
        ..ProptestConfig::default()
    };
    let property = || {
        proptest!(config, |(walk in walks)| prop_assert!(holds(&walk)));
    };
    let begun = Instant::now();
    let panicked = catch_unwind(AssertUnwindSafe(property)).unwrap_err();
    assert!(
        begun.elapsed() < Duration::from_secs(10),
        "{:?}",
        begun.elapsed()
    );
    let printed = panicked.downcast_ref::<String>().unwrap();
    let steps = printed.split_once("walk = ").unwrap().1;
    (
        printed.clone(),
        steps.split(' ').next().unwrap().parse().unwrap(),
    )
}

#[expect(
    clippy::disallowed_methods,
    reason = "tests may be told by their environment how long to run"
)]
/// Asserts that failures shrink to one and a half times the shortest known at most, and are printed on one screen.
///
/// With `SOLO_SHORTEST=1` it looks for the shortest beginning of 100,000 random games that fails.
fn shrink_to(
    walks: &Walks<KingsChallenge>,
    holds: fn(&Walk<KingsChallenge>) -> bool,
    shortest: usize,
) {
    if std::env::var_os("SOLO_SHORTEST").is_some() {
        assert_eq!(search(holds), shortest);
    }
    for seed in 1..=2 {
        let (printed, steps) = shrinks(walks.clone(), holds, seed);
        assert!(2 * steps <= 3 * shortest, "{printed}");
        assert!(printed.lines().count() <= 40, "{printed}");
    }
}

fn search(holds: fn(&Walk<KingsChallenge>) -> bool) -> usize {
    let mut runner = TestRunner::deterministic();
    let mut shortest = usize::MAX;
    let walks = games(KingsChallenge::default());
    for _ in 0..100_000 {
        let walk = walks.new_tree(&mut runner).unwrap().current();
        while shortest > 1 {
            let inputs = walk.inputs().iter().copied().take(shortest - 1);
            let shorter = Walk::replay(KingsChallenge::default(), inputs).unwrap();
            if holds(&shorter) {
                break;
            }
            shortest = first(&shorter, holds);
        }
    }
    shortest
}

/// Returns the number of steps after which a walk fails.
fn first(walk: &Walk<KingsChallenge>, holds: fn(&Walk<KingsChallenge>) -> bool) -> usize {
    let fails = |steps: &usize| {
        let inputs = walk.inputs().iter().copied().take(*steps);
        !holds(&Walk::replay(KingsChallenge::default(), inputs).unwrap())
    };
    (1..=walk.len()).find(fails).unwrap()
}

/// Wrong: whoever stands keeps his place (KC-9.2).
#[test]
fn nobody_is_evicted() {
    let holds = |walk: &Walk<KingsChallenge>| {
        let mut events = walk.steps().flat_map(|step| step.events);
        !events.any(|event| {
            matches!(
                event,
                Event::Entered {
                    evicted: Some(_),
                    ..
                }
            )
        })
    };
    shrink_to(&games(KingsChallenge::default()), holds, 52);
}

/// Wrong: after two rounds there may be five cards in the row (KC-4.3).
#[test]
fn the_row_has_at_most_four_cards() {
    let holds = |walk: &Walk<KingsChallenge>| {
        let long = |state: &State| state.event_row().count() > 4;
        !long(walk.state())
    };
    shrink_to(&positions(KingsChallenge::default()), holds, 92);
}
