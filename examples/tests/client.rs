//! The client of the guide plays every game through the referee, as a program in another language does.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};
use solo_examples::games;
use solo_play::Referee;
use solo_table::Games;

/// Lets the client play and returns what it prints.
fn play(game: &str, seed: u32) -> Value {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/client.py");
    let output = Command::new("python3")
        .arg(client)
        .arg(crate::common::referee())
        .args([game, &seed.to_string()])
        .output()
        .unwrap_or_else(|error| {
            panic!(
                "the tests need python3 (3.8 or later) on the path, and it does not run: {error}"
            )
        });
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{game}: {errors}");
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Loads what the client has saved.
fn load(game: &str, record: &Value) -> Value {
    let mut referee = Referee::new(&Games::embedded(), game).unwrap();
    let answer = referee.answer(&json!({"cmd": "load", "record": record}).to_string());
    serde_json::from_str(&answer).unwrap()
}

#[test]
fn the_client_plays_every_game() {
    for game in games::NAMES {
        for seed in 1..=3 {
            let played = play(game, seed);
            let loaded = load(game, &played["record"]);
            assert_eq!(loaded["next"], "over", "{game}, seed {seed}: {loaded}");
            assert_eq!(loaded["outcome"], played["outcome"], "{game}, seed {seed}");
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    for game in games::NAMES {
        assert_eq!(play(game, 5), play(game, 5), "{game}");
    }
}
