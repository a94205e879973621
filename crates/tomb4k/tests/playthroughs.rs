//! Whole games as text.
//!
//! Each file in `tests/playthroughs` contains its own inputs, in the lines that begin with `> `.
//! They are played again, and the text must be the same. To add a game, write a file with only the
//! first line and such lines, and accept the output with `cargo insta`.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fmt::Write;

use crate::common::{Play, begin};
use solo_core::{Card, Set};
use tomb4k::{Event, GameResult, Options, State, Tomb};

/// Returns the text of a playthrough: its title, and the same inputs written again.
fn retold(name: &str) -> (String, State) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let file = std::fs::read_to_string(format!("{folder}/{name}.snap"))
        .unwrap()
        .replace('\r', "");
    let (_, text) = file.split_once("\n---\n").unwrap();
    let title = text.lines().next().unwrap();
    let mut options = serde_json::Map::new();
    for option in text.lines().filter_map(|line| line.strip_prefix("option ")) {
        let (name, value) = option.split_once(' ').unwrap();
        let value = serde_json::from_str(value).unwrap_or_else(|_| value.into());
        options.insert(name.to_owned(), value);
    }
    let options: Options = serde_json::from_value(options.into()).unwrap();
    let mut told = format!("{title}\n");
    for option in text.lines().filter(|line| line.starts_with("option ")) {
        writeln!(told, "{option}").unwrap();
    }
    let mut play = begin(Tomb::new(options));
    tell(&mut told, &play);
    for step in text.lines().filter_map(|line| line.strip_prefix("> ")) {
        play = play.then(step);
        writeln!(told, "> {step}").unwrap();
        tell(&mut told, &play);
    }
    (told, play.state)
}

fn tell(told: &mut String, play: &Play) {
    let (mut line, state) = (String::new(), &play.state);
    for (event, sentence) in play.events.iter().zip(play.sentences()) {
        // A new turn, a new paragraph.
        if matches!(event, Event::TurnBegins { .. }) {
            flush(told, &mut line);
            told.push('\n');
        }
        write!(line, " {sentence}").unwrap();
        if matches!(event, Event::TurnEnds { .. }) {
            flush(told, &mut line);
            let (hand, torches) = (state.skills() | state.treasure(), state.torches());
            let (hp, hand, torches) = (state.hp(), list(hand), list(torches));
            writeln!(
                told,
                "    [hit points {hp}, torch row {torches}, hand {hand}]"
            )
            .unwrap();
        }
    }
    flush(told, &mut line);
}

fn list(cards: Set<Card>) -> String {
    let ids: Vec<String> = cards.iter().map(|card| card.to_string()).collect();
    if ids.is_empty() {
        "-".to_owned()
    } else {
        ids.join(" ")
    }
}

fn flush(told: &mut String, line: &mut String) {
    if !line.is_empty() {
        writeln!(told, "   {line}").unwrap();
        line.clear();
    }
}

fn check(name: &str, result: GameResult, score: &str) {
    let (told, state) = retold(name);
    let outcome = state.outcome().unwrap();
    assert_eq!(
        (outcome.result, outcome.score.to_string()),
        (result, score.to_owned())
    );
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
    check("won", GameResult::Escaped, "4/42");
}

#[test]
fn won_with_everything() {
    check("won_with_everything", GameResult::Escaped, "4/100");
}

#[test]
fn escaped() {
    check("escaped", GameResult::Escaped, "1/26");
}

#[test]
fn dead() {
    check("dead", GameResult::Dead, "0/0");
}

#[test]
fn lost() {
    check("lost", GameResult::Lost, "0/0");
}

#[test]
fn longest() {
    check("longest", GameResult::Lost, "0/0");
}

#[test]
fn narrow_reading() {
    check("narrow_reading", GameResult::Escaped, "1/10");
}
