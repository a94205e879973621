//! Tries that the values of a case share.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::test_runner::{Config, TestError, TestRunner};
use solo_core::example::Ten;
use solo_testkit::strategies::{Walk, games, positions};

use super::seeded;
use crate::well::Well;

/// Returns the value to which a failure shrinks, and the number of values that were tried.
fn tried<V: std::fmt::Debug>(
    strategy: impl Strategy<Value = V>,
    seed: u64,
    holds: impl Fn(&V) -> bool,
) -> (V, u32) {
    let (failed, tries) = (Cell::new(false), Cell::new(0));
    let failure = TestRunner::new(seeded(seed)).run(&strategy, |value| {
        tries.set(tries.get() + u32::from(failed.get()));
        failed.set(failed.get() || !holds(&value));
        prop_assert!(holds(&value));
        Ok(())
    });
    match failure {
        Err(TestError::Fail(_, value)) => (value, tries.get()),
        other => panic!("{other:?}"),
    }
}

/// As many as proptest allows before it says that it aborts shrinking.
const TRIES: u32 = 1024;

#[test]
fn values_beside_a_walk_shrink_too() {
    let config = Config {
        failure_persistence: None,
        ..Config::default()
    };
    let failure = TestRunner::new(config).run(&(games(Ten), 0..1000_u32), |(walk, number)| {
        prop_assert!(walk.len() < 2 || number < 100);
        Ok(())
    });
    let Err(TestError::Fail(_, (walk, number))) = failure else {
        panic!("{failure:?}");
    };
    assert_eq!((walk.len(), number), (2, 100));
}

#[test]
fn two_walks_share_the_tries_of_a_case() {
    let rolls = |walk: &Walk<Well>| walk.states().iter().filter(|shaft| shaft.pips > 0).count();
    for seed in 1..=3 {
        let strategy = (
            games(Well::default()).any_options(),
            positions(Well::default()),
            0..1000_u32,
        );
        let ((one, other, number), tries) = tried(strategy, seed, |(one, other, number)| {
            rolls(one) == 0 || other.len() < 3 || *number < 100
        });
        assert!(tries < TRIES, "{seed}: {tries}");
        assert!(one.len() <= 8, "{seed}: {one:?}");
        assert_eq!((other.len(), number), (3, 100), "{seed}: {other:?}");
    }
}

/// An earlier alternative would begin with a long walk when no try is left.
#[test]
fn alternatives_do_not_undo_what_has_shrunk() {
    for seed in 1..=3 {
        let strategy = prop_oneof![
            games(Well::default()).any_options(),
            games(Well::default()),
            positions(Well::default()).any_options(),
        ];
        let (walk, tries) = tried(strategy, seed, |walk| walk.len() < 3);
        assert!(tries < TRIES, "{seed}: {tries}");
        assert_eq!(walk.len(), 3, "{seed}: {walk:?}");
    }
}

#[test]
fn many_walks_of_one_case_shrink() {
    let strategy = proptest::collection::vec(games(Ten), 1..6);
    let (walks, tries) = tried(strategy, 1, |walks| walks.iter().all(|walk| walk.len() < 2));
    assert!(tries < TRIES, "{tries}");
    assert_eq!(walks.iter().map(Walk::len).collect::<Vec<_>>(), [2]);
}
