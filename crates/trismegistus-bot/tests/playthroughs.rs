//! Golden games, each with its inputs: written step by step, and replayed from the text.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

use crate::common::{Play, recorded};
use serde_json::{Value, json};
use trismegistus_bot::{Die, Side};

/// Writes one line per step and per event.
fn told(options: &Value, pick: impl Fn(usize, &Play, &[String]) -> usize) -> String {
    let mut play = Play::new(options);
    let mut text = format!("options {options}\n");
    let mut number = 0;
    while play.outcome().is_none() {
        let list = play.list();
        let step = list[pick(number, &play, &list)].clone();
        play.step(&step);
        text.push_str(&format!("> {step}\n"));
        for event in play.told() {
            let fields = event
                .as_object()
                .unwrap()
                .iter()
                .filter(|(name, _)| *name != "event");
            let fields: Vec<String> = fields
                .map(|(name, value)| format!("{name} {value}"))
                .collect();
            text.push_str(&format!(
                "  {} {}\n",
                event["event"].as_str().unwrap(),
                fields.join(", ")
            ));
        }
        number += 1;
    }
    text.push_str(&format!("{}\n", play.result()));
    text
}

/// Plays the same game from the inputs in the text.
fn replayed(text: &str) -> String {
    let options = text
        .lines()
        .next()
        .unwrap()
        .strip_prefix("options ")
        .unwrap();
    let steps: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("> "))
        .collect();
    told(
        &serde_json::from_str(options).unwrap(),
        |number, _, list| list.iter().position(|text| text == steps[number]).unwrap(),
    )
}

/// Picks an entry: chance cycles through its list; the human drafts the last die, spends all and
/// reports little.
fn quick(number: usize, play: &Play, list: &[String]) -> usize {
    match play.phase() {
        "human_spend" | "human_draft" => list.len() - 1,
        "human_window" | "reaction_window" => [list.len() - 1, 0][number % 2],
        "reaction" => 1,
        _ => number % list.len(),
    }
}

fn check(name: &str, text: &str) {
    assert_eq!(replayed(text), text);
    recorded("playthroughs", name, text);
}

#[test]
fn lost() {
    let text = told(&json!({}), |number, play, list| match play.phase() {
        "report_hundreds" | "report_tens" | "report_units" => 0,
        _ => quick(number, play, list),
    });
    assert!(text.contains("\"winner\":\"bot\""));
    check("lost", &text);
}

#[test]
fn won() {
    let options = json!({"advanced_planning": true, "bot_first": true, "setup_rolls": 0});
    let text = told(&options, |number, play, list| match play.phase() {
        "report_hundreds" | "report_tens" | "report_units" => 9,
        _ => quick(number, play, list),
    });
    assert!(text.contains("\"winner\":\"human\""));
    check("won", &text);
}

#[test]
fn long() {
    let options = json!({"refill_artifacts": true, "refill_experiments": true, "human_checks": "loose", "bot_start_experiment": true});
    let text = told(&options, |number, play, list| match play.phase() {
        // One potency at a time, and everything that can be reported.
        "human_window" | "reaction_window" | "human_spend" | "reaction" => 0,
        _ => (7 * number + 3) % list.len(),
    });
    assert!(text.lines().filter(|line| line.starts_with('>')).count() > 300);
    check("long", &text);
}

#[test]
fn beside_the_box() {
    let options = json!({"reports": "lean", "human_checks": "loose", "artifact_none": "other_colour", "bot_start_experiment": true});
    let text = told(&options, |number, play, list| match play.phase() {
        // A die serves two turns, and a level is reported now and then.
        "human_report" => match play.state.die(Side::Human).map(Die::potency) {
            Some(5) if number % 3 == 0 => number % (list.len() - 2),
            Some(5 | 4) => list.iter().position(|text| text == "end").unwrap(),
            Some(_) if play.state.used(Side::Human).count() == 2 => list.len() - 1,
            _ => 0,
        },
        _ => (7 * number + 3) % list.len(),
    });
    for told in [
        "row_ended",
        "no-more",
        "> pass",
        "> level",
        "artifact_taken",
    ] {
        assert!(text.contains(told), "{told}");
    }
    check("beside_the_box", &text);
}
