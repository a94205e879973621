//! Views that are not positions, and every fault found in them (KC-16.3).
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

mod effects;
mod pending;
mod table;

use crate::common::{view, with};
use kings_challenge::KingsChallenge;
use serde_json::{Value, json};

/// Returns the faults of a view in which one field is changed; without the change it has none.
fn faults(game: &KingsChallenge, view: &Value, pointer: &str, value: Value) -> Vec<String> {
    assert!(solo_testkit::set_up(game, view).is_ok(), "{view}");
    let mut bad = view.clone();
    *bad.pointer_mut(pointer)
        .unwrap_or_else(|| panic!("{pointer} is not a field of {view}")) = value;
    match solo_testkit::set_up(game, &bad) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// Splits a line `pointer value => faults`.
fn parts(line: &str) -> Option<(&str, Value, &str)> {
    let (change, expected) = line.split_once(" =>")?;
    let (pointer, value) = change.split_once(' ')?;
    Some((pointer, value.parse().ok()?, expected.trim()))
}

/// Asserts, for each line of changes to this position (pointer, value), the faults found.
fn all_found(step: &str, given: &Value, changes: &str) {
    let game = with(json!({}));
    let good = view(&game, step, given);
    for line in changes
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let (pointer, value, expected) =
            parts(line).unwrap_or_else(|| panic!("{step}: {line} changes nothing"));
        let found = faults(&game, &good, pointer, value).join("; ");
        assert_eq!(found, expected, "{step} {line}");
    }
}
