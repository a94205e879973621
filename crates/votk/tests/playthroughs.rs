//! Whole games as text.
//!
//! Each file in `tests/playthroughs` contains its own inputs, in the lines that begin with `> `.
//! They are played again, and the text must be the same. To add a game, write a file with only the
//! title and such lines, and accept the output with `cargo insta`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

use std::fmt::Write;

use crate::common::Scene;
use solo_core::{Narration, Next, Speech};
use votk::{Outcome, Valley, Winner};

/// Returns the text of a playthrough: its title, and the same inputs written again.
fn retold(name: &str) -> (String, Outcome) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let file = std::fs::read_to_string(format!("{folder}/{name}.snap"))
        .unwrap()
        .replace('\r', "");
    let (_, text) = file.split_once("\n---\n").unwrap();
    let mut told = format!("{}\n", text.lines().next().unwrap());
    let mut scene = Scene::new(Valley::default());
    for step in text.lines().filter_map(|line| line.strip_prefix("> ")) {
        scene.try_step(step).unwrap();
        writeln!(told, "> {step}").unwrap();
        for sentence in Narration::new(Speech::of(&scene.game), &scene.events) {
            writeln!(told, "    {sentence}").unwrap();
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
