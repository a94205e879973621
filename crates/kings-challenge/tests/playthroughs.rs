//! Golden games: each file replays its own inputs and reports their events.
//!
//! A line that begins with `> ` is an input; the indented lines are its events.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test may panic"
)]

use std::fmt::Write;

use kings_challenge::{KingsChallenge, Options};
use serde_json::{Value, json};
use solo_core::{Game, GameData, Input, Next, Options as _, Tables};

/// Reads the game of a file; options and tables stand in its first line.
fn game(first: &str) -> KingsChallenge {
    let setting: Value = serde_json::from_str(first).unwrap();
    let options: solo_core::OptionMap<Options> =
        serde_json::from_value(setting["options"].clone()).unwrap();
    let tables = match &setting["catalogue"] {
        Value::Null => Tables::new(),
        tables => serde_json::from_value(tables.clone()).unwrap(),
    };
    KingsChallenge::assemble(options.0, &tables).unwrap()
}

/// Writes the story of the inputs of a file.
fn tell(file: &str) -> String {
    let first = file.lines().next().unwrap();
    let game = game(first);
    let mut story = format!("{first}\n");
    let mut events = Vec::new();
    let mut state = game.start_with_events(&mut events);
    for input in file.lines().filter_map(|line| line.strip_prefix("> ")) {
        let text = if matches!(game.next(&state), Next::Decision) {
            Input::Decision(input)
        } else {
            Input::Chance(input)
        };
        events.clear();
        game.advance_by_text(&mut state, text, &mut events).unwrap();
        assert_eq!(game.broken_rule(&state), None);
        writeln!(story, "> {input}").unwrap();
        for event in &events {
            let event = serde_json::to_string(&game.event_data(event)).unwrap();
            writeln!(story, "    {event}").unwrap();
        }
    }
    let Next::Over(outcome) = game.next(&state) else {
        panic!("the game is not over");
    };
    let outcome = serde_json::to_string(&game.outcome_data(&outcome)).unwrap();
    writeln!(story, "{outcome}").unwrap();
    story
}

/// Asserts that the file is the story of its inputs, and ends as expected.
fn replay(name: &str, file: &str, beaten: bool) {
    let story = tell(file);
    let differs = story
        .lines()
        .zip(file.lines())
        .find(|(told, kept)| told != kept);
    assert_eq!(differs, None, "{name}");
    assert_eq!(story, file, "{name}");
    let outcome: Value = serde_json::from_str(story.lines().last().unwrap()).unwrap();
    assert_eq!(outcome["beaten"], json!(beaten), "{name}");
}

#[test]
fn a_loss() {
    replay(
        "loss",
        solo_core::embedded!(include_str!("playthroughs/loss.txt")),
        false,
    );
}

#[test]
fn a_win() {
    // With an owner's generous Merchant; with house values le Roy is a strong opponent.
    replay(
        "win",
        solo_core::embedded!(include_str!("playthroughs/win.txt")),
        true,
    );
}

#[test]
fn a_long_one() {
    replay(
        "long",
        solo_core::embedded!(include_str!("playthroughs/long.txt")),
        false,
    );
}

#[test]
fn six_rounds_with_every_option_changed() {
    let file = solo_core::embedded!(include_str!("playthroughs/options.txt"));
    replay("options", file, false);
    let setting: Value = serde_json::from_str(file.lines().next().unwrap()).unwrap();
    let changed = setting["options"].as_object().unwrap();
    assert!(
        Options::SPECS
            .iter()
            .all(|spec| changed.contains_key(spec.name))
    );
    assert_eq!(changed.len(), Options::SPECS.len());
}
