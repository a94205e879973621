//! Properties that are wrong on purpose: their failures have to shrink to short games.
//!
//! The shortest counterexample of random walks is looked for again by
//! `SOLO_SHORTEST=100000 cargo test -p scrapyard --all-features wrong:: -- --nocapture`.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestError, TestRunner};
use scrapyard::{Scrapyard, State};
use solo_testkit::strategies::{Walk, Walks, games, positions};

/// A sentence about positions that is wrong.
struct Wrong {
    walks: fn() -> Walks<Scrapyard>,
    holds: fn(&Scrapyard, &State) -> bool,
    /// Steps of the shortest counterexample that 100,000 random games have.
    shortest: usize,
}

/// SE-10.8: a ghost with three machines built completes its Invention.
const THE_GHOST_NEVER_INVENTS: Wrong = Wrong {
    walks: || games(Scrapyard::default()),
    holds: |_, state| state.ghost_done().next().is_none(),
    shortest: 41,
};

/// SE-4.5: inside an action no limit counts.
const A_HAND_NEVER_HAS_NINE_PARTS: Wrong = Wrong {
    walks: || positions(Scrapyard::default()),
    holds: |_, state| state.parts().count() < 9,
    shortest: 35,
};

/// Returns the game to which the failure of a wrong sentence shrinks, and what is printed of it.
fn failure(wrong: &Wrong, seed: u64) -> (Walk<Scrapyard>, String) {
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
    let (walks, mut runner) = (games(Scrapyard::default()), TestRunner::deterministic());
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
fn that_the_ghost_never_invents_is_refuted_shortly() {
    shrinks(&THE_GHOST_NEVER_INVENTS, 1..3);
}

#[test]
fn that_a_hand_never_has_nine_parts_is_refuted_shortly() {
    shrinks(&A_HAND_NEVER_HAS_NINE_PARTS, 0..2);
}
