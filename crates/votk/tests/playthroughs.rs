//! Whole games, told as they happen.
//!
//! Each file in `tests/playthroughs` contains its own inputs, in the lines that begin with `> `: the
//! game is played again from them, and told again, and must come out the same. To add a game, write a
//! file with nothing but the title and such lines, and accept what `cargo insta` shows.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod common;

use std::fmt::Write;

use common::Scene;
use solo_core::{Game, Next};
use votk::{Outcome, Valley, Winner};

/// The text of a playthrough: its title, and the same inputs told anew.
fn retold(name: &str) -> (String, Outcome) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let file = std::fs::read_to_string(format!("{folder}/{name}.snap")).unwrap();
    let (_, text) = file.split_once("\n---\n").unwrap();
    let mut told = format!("{}\n", text.lines().next().unwrap());
    let mut scene = Scene::new(Valley::default());
    for step in text.lines().filter_map(|line| line.strip_prefix("> ")) {
        scene.try_step(step).unwrap();
        writeln!(told, "> {step}").unwrap();
        for event in &scene.events {
            told.push_str("    ");
            scene.game.narrate(event, &mut told).unwrap();
            told.push('\n');
        }
    }
    let Next::Over(outcome) = scene.game.next(&scene.state) else {
        panic!("{name} is not played to its end");
    };
    (told, outcome)
}

fn check(name: &str, winner: Winner) {
    let (told, outcome) = retold(name);
    assert_eq!(outcome.winner, winner);
    insta::with_settings!({
        snapshot_path => "playthroughs",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, told);
    });
}

#[test]
fn won() {
    check("won", Winner::Player);
}

#[test]
fn lost() {
    check("lost", Winner::Bot);
}

#[test]
fn varied() {
    check("varied", Winner::Bot);
}
