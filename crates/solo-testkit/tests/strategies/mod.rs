//! Strategies for property tests: what they generate, reach, and shrink to.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

mod generate;
mod reach;
mod shared;
mod shrink;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngSeed, TestError, TestRunner};
use solo_core::Game;
use solo_testkit::strategies::{Walk, Walks};

/// Returns some walks.
fn sample<G: Game>(walks: &Walks<G>, count: usize) -> Vec<Walk<G>> {
    let mut runner = TestRunner::deterministic();
    (0..count)
        .map(|_| walks.new_tree(&mut runner).unwrap().current())
        .collect()
}

/// Returns the settings of proptest, with a seed.
fn seeded(seed: u64) -> Config {
    Config {
        cases: 256,
        max_shrink_iters: u32::MAX,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..Config::default()
    }
}

/// Returns the value to which a failure shrinks.
fn shrunk<V: std::fmt::Debug>(
    strategy: impl Strategy<Value = V>,
    seed: u64,
    holds: impl Fn(&V) -> bool,
) -> V {
    let failure = TestRunner::new(seeded(seed)).run(&strategy, |value| {
        prop_assert!(holds(&value));
        Ok(())
    });
    match failure {
        Err(TestError::Fail(_, value)) => value,
        other => panic!("{other:?}"),
    }
}

/// Returns the sentence with which a test stops.
fn aborted<G: Game>(walks: &Walks<G>) -> String {
    let error = TestRunner::new(seeded(1))
        .run(walks, |_| Ok(()))
        .unwrap_err();
    assert!(matches!(error, TestError::Abort(_)), "{error}");
    error.to_string()
}
