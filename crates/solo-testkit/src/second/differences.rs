//! Differences between two positions, a line for each part.

use serde_json::Value;

use super::position::Due;

/// Names of the two that are compared.
pub(super) type Sides = (&'static str, &'static str);

/// Number of characters that a line shows of a value.
const LONGEST: usize = 160;

/// Lists what differs between what two positions wait for.
pub(super) fn due(one: &Due, other: &Due, sides: Sides) -> Vec<String> {
    match (one, other) {
        (Due::Decision(one), Due::Decision(other)) => lists("actions", one, other, sides),
        (Due::Chance(one), Due::Chance(other)) => chances(one, other, sides),
        (Due::Over(one), Due::Over(other)) => json("outcome", Some(one), Some(other), sides),
        _ => [(one, sides.0), (other, sides.1)]
            .map(|(due, side)| format!("next: {} ({side})", shortened(&due.to_string())))
            .into(),
    }
}

fn chances(one: &[(String, u32)], other: &[(String, u32)], sides: Sides) -> Vec<String> {
    let names = |list: &[(String, u32)]| -> Vec<String> {
        list.iter().map(|(name, _)| name.clone()).collect()
    };
    let mut found = lists("chances", &names(one), &names(other), sides);
    if found.is_empty() {
        let weights = one.iter().zip(other).filter(|(one, other)| one != other);
        found.extend(weights.map(|((name, one), (_, other))| {
            let (one, other) = (one.to_string(), other.to_string());
            both(&format!("weight of {name}"), &one, &other, sides)
        }));
    }
    found
}

/// Lists what is in one of two lists only, or the first index at which their order differs.
fn lists(name: &str, one: &[String], other: &[String], sides: Sides) -> Vec<String> {
    let only = |here: &[String], there: &[String], side| {
        let only = here.iter().filter(|entry| !there.contains(entry));
        let only: Vec<&str> = only.map(String::as_str).collect();
        let texts = shortened(&only.join(", "));
        (!only.is_empty()).then(|| format!("{name}: {texts} (only {side})"))
    };
    let mut found: Vec<String> = only(one, other, sides.0).into_iter().collect();
    found.extend(only(other, one, sides.1));
    let indices = 0..one.len().max(other.len());
    let differs = |&index: &usize| one.get(index) != other.get(index);
    if found.is_empty()
        && let Some(index) = indices.into_iter().find(differs)
    {
        let at = |list: &[String]| list.get(index).cloned().unwrap_or_else(|| NOTHING.into());
        let place_name = format!("{name}[{index}]");
        found.push(both(&place_name, &at(one), &at(other), sides));
    }
    found
}

const NOTHING: &str = "nothing";

/// Lists the parts in which two documents differ.
pub(super) fn json(
    at: &str,
    one: Option<&Value>,
    other: Option<&Value>,
    sides: Sides,
) -> Vec<String> {
    match (one, other) {
        (Some(Value::Object(one)), Some(Value::Object(other))) => {
            let more = other.keys().filter(|name| !one.contains_key(*name));
            let names = one.keys().chain(more);
            let part = |name: &String| {
                json(
                    &format!("{at}.{name}"),
                    one.get(name),
                    other.get(name),
                    sides,
                )
            };
            names.flat_map(part).collect()
        }
        (Some(Value::Array(one)), Some(Value::Array(other))) => {
            let indices = 0..one.len().max(other.len());
            let part = |index: usize| {
                let at = format!("{at}[{index}]");
                json(&at, one.get(index), other.get(index), sides)
            };
            indices.flat_map(part).collect()
        }
        _ if one == other => Vec::new(),
        _ => {
            let text = |value: Option<&Value>| value.map_or(NOTHING.into(), Value::to_string);
            Vec::from([both(at, &text(one), &text(other), sides)])
        }
    }
}

fn both(at: &str, one: &str, other: &str, sides: Sides) -> String {
    let (one, other) = (shortened(one), shortened(other));
    format!("{at}: {one} ({}), {other} ({})", sides.0, sides.1)
}

/// Returns the beginning of a text, in one line.
pub(super) fn shortened(text: &str) -> String {
    let mut line: String = text
        .chars()
        .take(LONGEST)
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    if text.chars().count() > LONGEST {
        line.push('…');
    }
    line
}
