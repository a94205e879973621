//! The same seed is the same game: in debug and release builds, on every machine, and in every
//! later version until the rules version of the game is raised, until an option has another default, or
//! until there are more options or values of options, which random games draw, too.
//!
//! `digests.txt` has a line for every game: a digest of all inputs, lists, events, views and
//! outcomes of a hundred random games. The test compares it with the running build.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use solo_core::GameData;
use solo_examples::games::{self, Program};
use solo_testkit::{digest, laws};

struct Digest;

impl Program for Digest {
    type Output = String;

    fn run<G: GameData>(self) -> String {
        let digest = digest(&laws::embedded::<G>(), 100).unwrap();
        format!("{} rules {}: {digest:016x}", G::NAME, G::RULES_VERSION)
    }
}

#[test]
fn the_same_seed_is_the_same_game_in_every_build() {
    let kept: Vec<&str> = include_str!("digests.txt").lines().collect();
    let found = games::NAMES
        .iter()
        .map(|game| games::run(game, Digest).unwrap());
    let found: Vec<String> = found.collect();
    assert!(
        kept == found,
        "docs/tests/digests.txt should be, if the rules have changed and their version was raised, or options were added or have other defaults:\n{}\n",
        found.join("\n")
    );
}
