//! Damage that may happen to a text or a document in transit.

use serde_json::Value;
use solo_core::rand_core::Rng;
use solo_core::rand_pcg::Pcg32;

use solo_core::{Fingerprint, below};

/// Returns one of several, at random.
pub(super) fn any<'a, T>(list: &'a [T], generator: &mut Pcg32) -> Option<&'a T> {
    list.get(index(list.len(), generator))
}

/// Returns a number below `len`; 0 if `len` is 0.
fn index(len: usize, generator: &mut Pcg32) -> usize {
    let bound = u32::try_from(len).unwrap_or(u32::MAX);
    usize::try_from(below(generator, bound)).unwrap_or(0)
}

const STRANGE: [&str; 16] = [
    " ", "\n", "\r", "\t", "0", "9", "-", "+", "x", "K", "\"", "{", "ß", "日", "\u{0}", "\u{301}",
];

/// Returns the text with one small fault.
pub(super) fn text(text: &str, generator: &mut Pcg32) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    let at = index(letters.len(), generator);
    let letter = letters.get(at).cloned().unwrap_or_default();
    let strange = any(&STRANGE, generator).map_or("", |s| s);
    let mut put = |letter: String| {
        if let Some(here) = letters.get_mut(at) {
            *here = letter;
        }
    };
    match below(generator, 8) {
        0 => put(String::new()),
        1 => put(letter.repeat(2)),
        2 => put(strange.to_string()),
        3 => put([strange, &letter].concat()),
        4 => put(letter.to_uppercase()),
        5 => put(letter.to_lowercase()),
        6 => letters.truncate(at),
        _ => letters.push(strange.to_string()),
    }
    letters.concat()
}

/// Returns meaningless text.
pub(super) fn noise(generator: &mut Pcg32) -> String {
    let len = below(generator, 12);
    (0..len)
        .filter_map(|_| match below(generator, 4) {
            0 => any(&STRANGE, generator).map(ToString::to_string),
            1 => char::from_u32(below(generator, 0x0011_0000)).map(String::from),
            _ => char::from_u32(below(generator, 128)).map(String::from),
        })
        .collect()
}

/// Returns the bytes with one fault: a flipped bit, an extra or missing byte, or a missing end.
pub(super) fn bytes(bytes: &[u8], generator: &mut Pcg32) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    let at = index(bytes.len(), generator);
    match below(generator, 6) {
        0 => bytes.truncate(at),
        1 if at < bytes.len() => {
            bytes.remove(at);
        }
        2 => bytes.insert(at, generator.next_u32().to_le_bytes()[0]),
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1_u8.wrapping_shl(below(generator, 8));
            }
        }
    }
    bytes
}

/// Returns a save with one fault; every second one fits its check again, so that it is read.
///
/// Such a save has a wrong byte, or a line that is wrong or has another number.
pub(super) fn save(save: &str, number: u32, generator: &mut Pcg32) -> Vec<u8> {
    let body = save.rfind("check ").and_then(|end| save.get(..end));
    let Some(body) = body.filter(|_| number & 1 == 1) else {
        return bytes(save.as_bytes(), generator);
    };
    let mut damaged = match number & 6 {
        0 => bytes(body.as_bytes(), generator),
        2 => line(body, generator, text).into_bytes(),
        _ => line(body, generator, digits).into_bytes(),
    };
    let check = Fingerprint::new().and(&damaged).value();
    damaged.extend_from_slice(format!("check {check:016x}\n").as_bytes());
    damaged
}

/// Returns the text with one line changed, but for the first: a save of an earlier form is read.
fn line(text: &str, generator: &mut Pcg32, change: fn(&str, &mut Pcg32) -> String) -> String {
    let mut lines: Vec<String> = text.lines().map(String::from).collect();
    let at = index(lines.len().saturating_sub(1), generator).saturating_add(1);
    if let Some(line) = lines.get_mut(at) {
        *line = change(line, generator);
    }
    lines.push(String::new());
    lines.join("\n")
}

/// Returns the text with its last number in another form, or another number.
fn digits(text: &str, generator: &mut Pcg32) -> String {
    let rest = text.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let before = rest.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let number = rest.get(before.len()..).unwrap_or_default();
    let behind = text.get(rest.len()..).unwrap_or_default();
    let value = number.parse::<i64>().unwrap_or(0);
    let number = match below(generator, 6) {
        0 => format!("0{number}"),
        1 => format!("+{number}"),
        2 => format!("{number}0"),
        3 => format!("-{number}"),
        4 => value.saturating_add(1).to_string(),
        _ => value.saturating_sub(1).to_string(),
    };
    [before, &number, behind].concat()
}

/// Changes one part of the document.
pub(super) fn json(document: &mut Value, generator: &mut Pcg32) {
    let parts = count(document);
    let mut at = index(parts, generator);
    let part = nth_mut(document, &mut index(parts, generator)).cloned();
    if let Some(here) = nth_mut(document, &mut at) {
        if below(generator, 6) == 0 {
            *here = part.unwrap_or(Value::Null);
        } else {
            change(here, part, generator);
        }
    }
}

fn change(here: &mut Value, part: Option<Value>, generator: &mut Pcg32) {
    match here {
        Value::Null => *here = Value::from(below(generator, 10)),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => *here = other_number(number.as_i64().unwrap_or(0), generator),
        Value::String(string) => *string = text(string, generator),
        Value::Array(list) => {
            let at = index(list.len(), generator);
            let other = index(list.len(), generator);
            match below(generator, 5) {
                0 if !list.is_empty() => {
                    list.remove(at);
                }
                1 if !list.is_empty() => list.swap(at, other),
                2 => list.extend(part),
                3 => list.clear(),
                _ => {
                    let twice = list.get(at).cloned();
                    list.extend(twice);
                }
            }
        }
        Value::Object(map) => {
            let name = map.keys().nth(index(map.len(), generator)).cloned();
            match (name, below(generator, 2)) {
                (Some(name), 0) => {
                    map.remove(&name);
                }
                _ => {
                    map.insert("more".to_string(), part.unwrap_or(Value::Null));
                }
            }
        }
    }
}

fn other_number(number: i64, generator: &mut Pcg32) -> Value {
    match below(generator, 8) {
        0 => Value::from(number.saturating_add(1)),
        1 => Value::from(number.saturating_sub(1)),
        2 => Value::from(below(generator, 20)),
        3 => Value::from(0),
        4 => Value::from(255),
        5 => Value::from(u64::MAX),
        6 => Value::from(-1),
        _ => Value::from(number.saturating_mul(2)),
    }
}

/// Counts the parts of the document, including itself.
fn count(document: &Value) -> usize {
    let parts: usize = match document {
        Value::Array(list) => list.iter().map(count).sum(),
        Value::Object(map) => map.values().map(count).sum(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    };
    parts.saturating_add(1)
}

/// Returns the part with this index; the document itself is 0.
fn nth_mut<'a>(document: &'a mut Value, number: &mut usize) -> Option<&'a mut Value> {
    let Some(less) = number.checked_sub(1) else {
        return Some(document);
    };
    *number = less;
    match document {
        Value::Array(list) => list.iter_mut().find_map(|part| nth_mut(part, number)),
        Value::Object(map) => map.values_mut().find_map(|part| nth_mut(part, number)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use solo_core::Source;
    use solo_core::stream;

    /// A law is tried on the same damage in every run, and on damage of every kind.
    #[test]
    fn damage_never_changes() {
        let mut generator = stream(42, Source::new::<0>());
        // In alphabetical order, so that it does not depend on the map.
        let document = serde_json::json!({
            "flag": true, "list": [1, [2, 3], []], "map": {"a": {"b": "ß"}, "c": {}},
            "none": null, "number": 7, "word": "Fall",
        });
        let mut digest = Fingerprint::new();
        for _ in 0..3_000 {
            let mut damaged = document.clone();
            json(&mut damaged, &mut generator);
            digest = digest
                .and(sorted(&damaged).as_bytes())
                .and(text("Take 7ß", &mut generator).as_bytes())
                .and(&bytes(b"solo-save", &mut generator))
                .and(&bytes(b"", &mut generator))
                .and(noise(&mut generator).as_bytes());
        }
        assert_eq!(digest.value(), 15_786_546_247_777_898_176);
    }
    /// Returns a document as text, independent of the order of its maps (a feature of the reader).
    fn sorted(document: &Value) -> String {
        match document {
            Value::Object(map) => {
                let mut entries: Vec<String> = map
                    .iter()
                    .map(|(name, part)| [name, ":", &sorted(part)].concat())
                    .collect();
                entries.sort();
                ["{", &entries.join(","), "}"].concat()
            }
            Value::Array(list) => {
                let parts: Vec<String> = list.iter().map(sorted).collect();
                ["[", &parts.join(","), "]"].concat()
            }
            other => other.to_string(),
        }
    }
}
