//! Properties that are wrong: their failures shrink to short games.
//!
//! `SOLO_SHORTEST=100000 cargo test -p kings-challenge --all-features wrong::` looks for the shortest failure again.

use kings_challenge::{Event, KingsChallenge, State};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use solo_testkit::strategies::{Walk, Walks, games, positions};

type Holds = fn(&Walk<KingsChallenge>) -> bool;

/// Returns what proptest prints of a wrong property.
fn failure(walks: &Walks<KingsChallenge>, holds: Holds, seed: u64) -> String {
    let config = Config {
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        // Those of proptest, whatever the environment says.
        cases: 256,
        max_shrink_iters: u32::MAX,
        ..Config::default()
    };
    let result = TestRunner::new(config).run(walks, |walk| {
        let failed = || TestCaseError::fail("it does not hold");
        holds(&walk).then_some(()).ok_or_else(failed)
    });
    result.unwrap_err().to_string()
}

/// Asserts that failures shrink to one and a half times the shortest known at most, in the tries that proptest makes by
/// itself, and that they are printed on one screen.
#[expect(
    clippy::disallowed_methods,
    reason = "the search takes half a minute, so it is asked for"
)]
fn shrinks(walks: &Walks<KingsChallenge>, holds: Holds, shortest: usize) {
    if let Ok(number) = std::env::var("SOLO_SHORTEST") {
        assert_eq!(search(holds, number.parse().unwrap()), shortest);
    }
    for seed in 1..=2 {
        let printed = failure(walks, holds, seed);
        let steps = printed.split_once("minimal failing input: ").unwrap().1;
        let steps: usize = steps.split(' ').next().unwrap().parse().unwrap();
        assert!(
            2 * steps <= 3 * shortest,
            "{steps} with seed {seed}: {printed}"
        );
        assert!(printed.lines().count() <= 40, "{printed}");
    }
}

/// Returns the number of steps of the shortest failure in this number of random games.
fn search(holds: Holds, number: usize) -> usize {
    let mut runner = TestRunner::deterministic();
    let walks = games(KingsChallenge::default());
    let mut shortest = usize::MAX;
    for _ in 0..number {
        let walk = walks.new_tree(&mut runner).unwrap().current();
        let beginning = |steps| {
            let inputs = walk.inputs().iter().copied().take(steps);
            Walk::replay(KingsChallenge::default(), inputs).unwrap()
        };
        if !holds(&beginning(shortest.saturating_sub(1))) {
            shortest = (1..=walk.len())
                .find(|steps| !holds(&beginning(*steps)))
                .unwrap();
        }
    }
    shortest
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
    shrinks(&games(KingsChallenge::default()), holds, 52);
}

/// Wrong: after two rounds there may be five cards in the row (KC-4.3).
#[test]
fn the_row_has_at_most_four_cards() {
    let holds = |walk: &Walk<KingsChallenge>| {
        let long = |state: &State| state.event_row().count() > 4;
        !long(walk.state())
    };
    shrinks(&positions(KingsChallenge::default()), holds, 92);
}
