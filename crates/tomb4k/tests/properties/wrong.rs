//! Properties that are wrong on purpose: their failures have to shrink to short games.
//!
//! The shortest counterexample of random walks is looked for again by
//! `SOLO_SHORTEST=100000 cargo test -p tomb4k --all-features wrong:: -- --nocapture`.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestError, TestRunner};
use solo_testkit::strategies::{Walk, Walks, games, positions};
use tomb4k::{Phase, State, Tomb};

/// A sentence about positions that is wrong.
struct Wrong {
    walks: fn() -> Walks<Tomb>,
    holds: fn(&Tomb, &State) -> bool,
    /// Steps of the shortest counterexample that 100,000 random games have.
    shortest: usize,
}

/// TK-11.3: blows kill.
const NOBODY_DIES: Wrong = Wrong {
    walks: || games(Tomb::default()),
    holds: |_, state| state.hp() > 0,
    shortest: 3,
};

/// TK-13.2: a king and the 10 of diamonds are worth twenty points.
const NOBODY_BRINGS_OUT_TWENTY_POINTS: Wrong = Wrong {
    walks: || games(Tomb::default()),
    holds: |_, state| {
        state
            .outcome()
            .is_none_or(|outcome| outcome.score.points() < 20)
    },
    shortest: 4,
};

/// TK-4.5: a turn of nothing but treasure leaves the player a choice.
const NO_TURN_HAS_TO_BE_MARKED: Wrong = Wrong {
    walks: || positions(Tomb::default()),
    holds: |_, state| state.phase() != Phase::Mark,
    shortest: 2,
};

/// Returns the game to which the failure of a wrong sentence shrinks, and what is printed of it.
fn failure(wrong: &Wrong, seed: u64) -> (Walk<Tomb>, String) {
    // The defaults of proptest, whatever the environment says.
    let config = ProptestConfig {
        cases: 256,
        max_shrink_iters: u32::MAX,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..ProptestConfig::default()
    };
    let failed = TestRunner::new(config).run(&(wrong.walks)(), |walk| {
        let mut states = walk.states().iter();
        prop_assert!(states.all(|state| (wrong.holds)(walk.game(), state)));
        Ok(())
    });
    let error = failed.expect_err("it is wrong");
    let printed = error.to_string();
    match error {
        TestError::Fail(_, walk) => (walk, printed),
        TestError::Abort(_) => panic!("{printed}"),
    }
}

/// Returns the steps of the shortest counterexample in this number of random games.
fn search(wrong: &Wrong, number: u32) -> Option<usize> {
    let (walks, mut runner) = (games(Tomb::default()), TestRunner::deterministic());
    let found = (0..number).filter_map(|_| {
        let walk = walks.new_tree(&mut runner).ok()?.current();
        let mut states = walk.states().iter();
        states.position(|state| !(wrong.holds)(walk.game(), state))
    });
    found.min()
}

#[expect(
    clippy::disallowed_methods,
    reason = "the search takes minutes, so it is asked for"
)]
fn shrinks(wrong: &Wrong, seeds: std::ops::Range<u64>) {
    if let Ok(number) = std::env::var("SOLO_SHORTEST") {
        assert_eq!(search(wrong, number.parse().unwrap()), Some(wrong.shortest));
    }
    for seed in seeds {
        let (walk, printed) = failure(wrong, seed);
        assert!(
            2 * walk.len() <= 3 * wrong.shortest,
            "seed {seed}: {printed}"
        );
        assert!(printed.lines().count() <= 40, "{printed}");
    }
}

#[test]
fn that_nobody_dies_is_refuted_shortly() {
    shrinks(&NOBODY_DIES, 0..8);
}

#[test]
fn that_nobody_brings_out_twenty_points_is_refuted_shortly() {
    shrinks(&NOBODY_BRINGS_OUT_TWENTY_POINTS, 0..8);
}

#[test]
fn that_no_turn_has_to_be_marked_is_refuted_shortly() {
    shrinks(&NO_TURN_HAS_TO_BE_MARKED, 0..8);
}
