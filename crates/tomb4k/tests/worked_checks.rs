//! The worked checks of the rulebook: positions reached by steps, and their expected properties.
//!
//! `worked_checks.jsonl` has one check per line: the options, the steps from the start, the
//! expectations (who is due, the exact list or its length, fields of the view, the outcome, the
//! names of the events of the last step) and the steps that must be refused there, each with its
//! reason.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use crate::common::{Play, begin, min_delve_turns, take};
use serde_json::Value;
use solo_core::{Game, Input};
use solo_testkit::{emitted, listed, view};
use tomb4k::{Options, State, Tomb};

const CHECKS: &str = solo_core::embedded!(include_str!("worked_checks.jsonl"));

/// Returns the game of a check, after its steps.
fn game_of(check: &Value) -> Play {
    let options: Options = check.get("options").map_or_else(Options::default, |o| {
        serde_json::from_value(o.clone()).unwrap()
    });
    let steps = check["steps"].as_array().unwrap();
    let play = begin(Tomb::new(options));
    steps
        .iter()
        .fold(play, |play, step| play.then(step.as_str().unwrap()))
}

fn run(check: &Value) {
    let name = check["check"].as_str().unwrap();
    let play = game_of(check);
    let view = view(&play.game, &play.state);
    for (what, expected) in check["expect"].as_object().unwrap() {
        let found = match what.as_str() {
            "next" => Value::from(play.due()),
            "actions" => Value::from(listed(&play.game, &play.state)),
            "list_length" => Value::from(play.list_len()),
            "outcome" => view["outcome"].clone(),
            "events" => {
                let data = emitted(&play.game, &play.events).into_iter();
                data.map(|event| event["event"].clone()).collect()
            }
            "view" => {
                for (field, expected) in expected.as_object().unwrap() {
                    assert_eq!(&view[field], expected, "{name}: {field}");
                }
                continue;
            }
            other => panic!("{name}: unknown expectation {other}"),
        };
        assert_eq!(&found, expected, "{name}: {what}");
    }
    for refused in check
        .get("refused")
        .and_then(Value::as_array)
        .unwrap_or(&Vec::new())
    {
        let step = refused[0].as_str().unwrap();
        let refusal = take(&play.game, &mut play.state.clone(), step).unwrap_err();
        assert_eq!(refusal.reason(), refused[1], "{name}: {step}");
    }
}

#[test]
fn worked_checks() {
    for line in CHECKS.lines() {
        run(&serde_json::from_str(line).unwrap());
    }
    assert_eq!(CHECKS.lines().count(), 30, "TK-W01 to TK-W30");
}

/// Counts the step sequences of a given length, at least 1, from a position.
fn sequences(game: &Tomb, state: &State, steps: u32) -> u64 {
    if steps == 1 {
        // All chances weigh 1.
        let decisions = u64::try_from(game.decisions(state).len()).unwrap();
        return decisions + u64::from(game.chance_weight(state));
    }
    let decisions = game.decisions(state).map(Input::Decision);
    let chances = game.chances(state).map(|(chance, _)| Input::Chance(chance));
    decisions
        .chain(chances)
        .map(|step| sequences(game, &game.apply(state, step).unwrap(), steps - 1))
        .sum()
}

fn position(check: &str) -> State {
    let line = CHECKS
        .lines()
        .find(|line| line.contains(&format!("\"{check}\"")));
    game_of(&serde_json::from_str(line.unwrap()).unwrap()).state
}

#[test]
fn exact_counts() {
    let game = Tomb::default();
    let expected = [44, 1_892, 49_224, 1_127_064, 25_549_350];
    for (steps, expected) in (1..).zip(expected) {
        assert_eq!(sequences(&game, &game.start(), steps), expected);
    }
    let two = min_delve_turns(2);
    assert_eq!(sequences(&two, &two.start(), 4), 2_934_030);
    for (check, expected) in [
        ("TK-W16", [2, 43, 1_681, 65_562]),
        ("TK-W19", [2, 34, 1_122, 35_904]),
        ("TK-W24", [2, 78, 2_964, 63_814]),
    ] {
        let state = position(check);
        for (steps, expected) in (1..).zip(expected) {
            assert_eq!(
                sequences(&game, &state, steps),
                expected,
                "{check}, {steps} steps"
            );
        }
    }
}
