//! The same seed is the same game: in a debug build and in a release build, on every machine, and in
//! every later version until the rules version of the game is raised.
//!
//! `digests.txt` has one line for every game: a digest of all inputs, events, views and outcomes of a
//! hundred random games. The test compares it with the build it runs in.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fmt::Write;

use serde::Serialize;
use solo_core::testkit::{laws, random_game};
use solo_core::{Fingerprint, Input, Interchange, Next};
use solo_examples::games::{self, Program};

struct Digest;

impl Program for Digest {
    type Output = String;

    fn run<G: Interchange + Clone>(self) -> String {
        let base: G = laws::embedded();
        let mut digest = Fingerprint::new();
        let mut put = |data: &dyn Fn() -> String| writeln!(digest, "{}", data()).unwrap();
        for number in 0..100 {
            random_game(&base, number, |seen| {
                let game = seen.game;
                match seen.inputs.last() {
                    Some(&Input::Decision(d)) => put(&|| game.decision_text(d).to_string()),
                    Some(&Input::Chance(c)) => put(&|| game.chance_text(c).to_string()),
                    None => put(&|| format!("game {number}")),
                }
                for event in seen.events {
                    put(&|| json(&game.event_data(event)));
                }
                put(&|| json(&game.view(seen.state)));
                if let Next::Over(outcome) = game.next(seen.state) {
                    put(&|| json(&game.outcome_data(&outcome)));
                }
                Ok(())
            })
            .unwrap();
        }
        format!(
            "{} rules {}: {:016x}",
            G::NAME,
            G::RULES_VERSION,
            digest.value()
        )
    }
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap()
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
        "docs/tests/digests.txt should be, if the rules have changed and their version was raised:\n{}\n",
        found.join("\n")
    );
}
