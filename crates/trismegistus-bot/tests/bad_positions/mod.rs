//! Views that differ in one field from that of a position. Each fault found is counted.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod reports;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::{Play, recorded};
use serde_json::{Value, json};
use trismegistus_bot::Phase;

/// Names that other fields may hold.
const NAMES: [&str; 17] = [
    "black", "red", "tin", "wild", "earth", "air", "human", "bot", "as-01", "a1-01", "a2-01",
    "es-01", "e1-01", "em-01", "b1", "p-air", "s-air",
];

/// Returns those of the names that a field with this path is changed to.
fn names(path: &str) -> impl Iterator<Item = &'static str> {
    let list = path.trim_end_matches(|c: char| c.is_ascii_digit() || c == '/');
    let near: &[usize] = match list.rsplit('/').next().unwrap() {
        "used" | "to_roll" | "colour" => &[0, 1, 2],
        "symbol" | "specializations" => &[2, 3, 4, 5],
        "turn" | "first" | "passed" => &[6, 7],
        "deck" | "discard" | "card" | "face_up" => &[14, 15, 16],
        "incomplete" | "completed" | "masterpieces_drawn" => &[11, 12, 13],
        "dealt" | "tie" | "out" => &[8, 9, 12, 13],
        _ if path.starts_with("/experiments") => &[12, 13],
        _ => &[8, 9, 10],
    };
    near.iter().map(|place| NAMES[*place])
}

/// Returns the value with a small change, in several ways.
fn changed(path: &str, value: &Value) -> Vec<Value> {
    let names = || names(path).map(|name| json!(name));
    match value {
        Value::Number(number) => {
            let number = number.as_i64().unwrap();
            let near = [number - 1, number + 1, 31].into_iter();
            let near = near.filter(|n| *n >= 0 && *n != number);
            near.map(|n| json!(n)).collect()
        }
        Value::Bool(flag) => vec![json!(!flag)],
        Value::String(_) if path == "/phase" => {
            Phase::ALL.iter().map(|phase| json!(phase.word())).collect()
        }
        Value::String(_) => names().chain([json!("x")]).collect(),
        Value::Null => {
            let die = json!({"colour": "black", "symbol": "lead", "potency": 2});
            names().chain([die]).collect()
        }
        Value::Array(list) => {
            let with = |entry: Value| json!([list.as_slice(), &[entry]].concat());
            let mut all: Vec<Value> = names().map(with).collect();
            all.extend(list.first().map(|first| with(first.clone())));
            all.extend([json!(list[list.len().min(1)..]), with(json!(5))]);
            all.push(json!(list.iter().rev().collect::<Vec<_>>()));
            all
        }
        Value::Object(fields) => {
            let mut more = fields.clone();
            more.insert("x".to_owned(), json!(1));
            let mut fewer = fields.clone();
            let first = fewer.keys().next().cloned();
            first.map(|name| fewer.remove(&name));
            let other = json!({"3": "glory", "7": "aether"});
            vec![json!(more), json!(fewer), other, Value::Null]
        }
    }
}

/// Returns the paths of all fields of a view.
fn paths(view: &Value) -> Vec<String> {
    let mut all = Vec::new();
    let mut open = vec![String::new()];
    while let Some(path) = open.pop() {
        match view.pointer(&path).unwrap() {
            Value::Object(fields) => {
                open.extend(fields.keys().map(|name| format!("{path}/{name}")));
            }
            Value::Array(list) => {
                open.extend((0..list.len().min(2)).map(|n| format!("{path}/{n}")));
            }
            _ => {}
        }
        all.push(path);
    }
    all.sort();
    all
}

/// Number of occurrences of each fault.
#[derive(Default)]
struct Tally(BTreeMap<String, u32>);

impl Tally {
    fn add(&mut self, fault: impl Into<String>) {
        *self.0.entry(fault.into()).or_default() += 1;
    }
}

/// Returns a sentence without the values in it, so that equal kinds of faults are counted together.
fn kind(message: &str) -> String {
    let ends = ["found ", "make it ", "room for "].map(|word| message.find(word));
    let end = ends.into_iter().flatten().min().unwrap_or(message.len());
    let word = |word: &str| {
        let is_value = word.starts_with(|c: char| c.is_ascii_digit() || c == '"');
        let is_phase = word.parse::<Phase>().is_ok() && word != "over";
        let masked = if is_value || is_phase { "_" } else { word };
        masked.to_owned()
    };
    let words: Vec<String> = message.get(..end).unwrap().split(' ').map(word).collect();
    words.join(" ")
}

/// Tallies the faults caused by changing each field in turn: as sentences, and by the rules they
/// break.
fn faults(play: &Play, sentences: &mut Tally, rules: &mut Tally) {
    let mut view = play.view();
    let position = solo_testkit::set_up(&play.game, &view);
    assert_eq!(position.unwrap(), play.state, "{view}");
    for path in paths(&view).iter().skip(1) {
        let good = view.pointer(path).unwrap().clone();
        for value in changed(path, &good) {
            *view.pointer_mut(path).unwrap() = value;
            let found = solo_testkit::set_up(&play.game, &view);
            rules.add(if found.is_ok() { "none" } else { "all" });
            for fault in found.err().iter().flat_map(|faults| faults.iter()) {
                sentences.add(format!(
                    "{}: {} ({})",
                    field(&fault.at),
                    kind(&fault.message),
                    fault.rule
                ));
                rules.add(fault.rule);
            }
        }
        *view.pointer_mut(path).unwrap() = good;
    }
}

/// Returns the first name of a position.
fn field(at: &str) -> &str {
    at.split(['.', '[']).next().unwrap()
}

/// Tests every phase of this round, at its first occurrence.
fn every_phase(name: &str, options: &Value, round: u8, phases: &[&str]) {
    let mut play = Play::new(options);
    let mut seen = BTreeSet::new();
    let (mut all, mut sentences) = (String::new(), Tally::default());
    let mut number = 0;
    loop {
        let wanted = phases.is_empty() || phases.contains(&play.phase());
        if play.state.round() == round && wanted && seen.insert(play.phase()) {
            let mut rules = Tally::default();
            faults(&play, &mut sentences, &mut rules);
            let rules = rules
                .0
                .iter()
                .map(|(rule, count)| format!("{rule} {count}"));
            let rules: Vec<String> = rules.collect();
            all.push_str(&format!("{}: {}\n", play.phase(), rules.join(", ")));
        }
        if play.outcome().is_some() {
            break;
        }
        let list = play.list();
        play.step(&list[(7 * number + 3) % list.len()].clone());
        number += 1;
    }
    for (fault, count) in sentences.0 {
        all.push_str(&format!("{count} {fault}\n"));
    }
    recorded("bad_positions", name, &all);
}

#[test]
fn the_first_round() {
    every_phase("the_first_round", &json!({}), 1, &[]);
}

#[test]
fn the_second_round_with_more_of_everything() {
    let options = json!({
        "advanced_planning": true, "bot_first": true, "specialization_cards": true,
        "refill_artifacts": true, "refill_experiments": true, "bot_start_experiment": true,
        "bot_start_level_1": true, "human_pass": "before_draft",
    });
    every_phase("more_of_everything", &options, 2, &[]);
}

#[test]
fn the_end() {
    let phases = [
        "bot_masterpiece",
        "report_hundreds",
        "report_tens",
        "report_units",
        "over",
    ];
    every_phase(
        "the_end",
        &json!({"human_one_masterpiece": true}),
        3,
        &phases,
    );
}

#[test]
fn setup_with_the_other_options() {
    let options = json!({
        "advanced_planning": true, "bot_first": true, "bot_start_experiment": true,
        "bot_start_level_1": true, "human_one_masterpiece": true, "personality_cards": false,
    });
    let phases = [
        "deal_masterpiece",
        "bot_start_experiment",
        "setup_roll",
        "reveal_card",
        "choose_card",
    ];
    every_phase("other_options", &options, 1, &phases);
}

#[test]
fn lean_reports() {
    let options = json!({
        "reports": "lean", "human_checks": "loose", "artifact_none": "other_colour",
    });
    let phases = [
        "setup_roll",
        "lay_artifact",
        "lay_experiment",
        "artifact_tie",
        "human_report",
    ];
    every_phase("lean_reports", &options, 1, &phases);
}

/// Starting artifacts are counted together, those of the rounds by colour.
#[test]
fn unseen_artifacts_are_counted_by_their_level() {
    let play = Play::new(&json!({}));
    let good = play.view();
    let unseen = &good["unseen"]["artifacts"];
    assert_eq!(unseen["start"], 12);
    assert_eq!(unseen["3"], json!({"black": 4, "white": 4, "red": 4}));
    for (level, count, expected) in [
        ("start", &unseen["3"], "a whole number from 0 to 4294967295"),
        ("3", &unseen["start"], "an object"),
    ] {
        let mut bad = good.clone();
        bad["unseen"]["artifacts"][level] = count.clone();
        let faults = solo_testkit::set_up(&play.game, &bad).unwrap_err();
        let first = faults.iter().next().unwrap();
        let start = format!("unseen.artifacts.{level}: expected {expected}, found ");
        assert!(first.to_string().starts_with(&start), "{first}");
    }
}

/// Returns the first fault of this view, if it has one.
fn first_fault(play: &Play, view: &Value) -> String {
    let faults = solo_testkit::set_up(&play.game, view).err();
    faults.map_or(String::new(), |faults| {
        faults.iter().next().unwrap().to_string()
    })
}

#[test]
fn tokens_come_in_the_order_of_their_spaces() {
    let mut play = Play::new(&json!({}));
    play.steps(&["token earth 3 glory", "token earth 6 glory"]);
    let mut view = play.view();
    assert_eq!(first_fault(&play, &view), "");
    for (earth, fire) in [
        (json!({"3": "glory"}), json!({"3": "glory"})),
        (json!({"3": "glory"}), json!({"6": "glory"})),
        (json!({"6": "glory"}), json!({"3": "glory"})),
        (json!({}), json!({"3": "glory", "6": "glory"})),
    ] {
        view["tokens"]["earth"] = earth;
        view["tokens"]["fire"] = fire;
        let found = first_fault(&play, &view);
        let expected =
            "tokens_unplaced: 2 of the tokens were placed, and 2 of 8 spaces have one (TB-I4)";
        assert_eq!(found, expected, "{view}");
    }
    let mut play = Play::new(&json!({}));
    play.step("token earth 3 glory");
    let mut view = play.view();
    view["tokens"]["earth"] = json!({"6": "glory"});
    let found = first_fault(&play, &view);
    let expected =
        "tokens_unplaced: 1 of the tokens were placed, and 1 of 8 spaces have one (TB-I4)";
    assert_eq!(found, expected);
}

#[test]
fn a_window_comes_after_potency_was_spent() {
    let mut play = Play::new(&json!({}));
    play.until("human_window");
    let mut view = play.view();
    for (potency, fault) in [
        (0, ""),
        (4, ""),
        (
            5,
            "human.die: a potency of 5 is not from 0 to 4 in human_window (TB-14.5)",
        ),
    ] {
        view["human"]["die"]["potency"] = json!(potency);
        assert_eq!(first_fault(&play, &view), fault);
    }
}
