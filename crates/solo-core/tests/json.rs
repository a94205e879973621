//! JSON is what serde_json reads and writes.
#![allow(
    clippy::float_arithmetic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use proptest::prelude::*;
use serde_json::Value as Other;
use solo_core::{Value, to_json};

fn values() -> impl Strategy<Value = Other> {
    let leaf = prop_oneof![
        Just(Other::Null),
        any::<bool>().prop_map(Other::from),
        any::<i64>().prop_map(Other::from),
        (-1_000_000_i32..1_000_000).prop_map(|odd| Other::from(f64::from(odd * 2 + 1) / 64.0)),
        any::<String>().prop_map(Other::from),
        "[a-c\"\\\\\n\u{1}é♥𝄞]{0,6}".prop_map(Other::from),
    ];
    leaf.prop_recursive(4, 64, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Other::from),
            prop::collection::btree_map(any::<String>(), inner, 0..6).prop_map(Other::from_iter),
        ]
    })
}

proptest! {
    #[test]
    fn what_one_writes_the_other_reads(value in values()) {
        let ours = Value::from_json(&value.to_string()).unwrap();
        prop_assert_eq!(&serde_json::from_str::<Other>(&to_json(&ours)).unwrap(), &value);
        prop_assert_eq!(to_json(&value), value.to_string());
        let spaced = serde_json::to_string_pretty(&value).unwrap();
        prop_assert_eq!(Value::from_json(&spaced), Ok(ours));
    }

    #[test]
    fn a_text_is_json_for_both_or_for_none(text in r#"[\[\]{}:," \\"u0-9a-fnrtelsE.+-]{0,12}"#) {
        let theirs = serde_json::from_str::<Value>(&text);
        match Value::from_json(&text) {
            Ok(value) => prop_assert_eq!(to_json(&theirs.unwrap()), to_json(&value)),
            Err(error) => prop_assert!(theirs.is_err() && error.at() <= text.len()),
        }
    }
}

#[test]
fn escapes_and_numbers_are_read() {
    for (text, written) in [
        (
            r#""\u00e9\u0041\ud834\udd1e\/\b\f\n\r\t\"\\""#,
            "\"éA𝄞/\\b\\f\\n\\r\\t\\\"\\\\\"",
        ),
        ("-0", "0"),
        ("1e3", "1000"),
        ("1.50", "1.5"),
        ("-2.5E-1", "-0.25"),
        ("9223372036854775807", "9223372036854775807"),
        ("18446744073709551616", "18446744.07371e12"),
        (" [ ] ", "[]"),
        ("{ }", "{}"),
    ] {
        assert_eq!(to_json(&Value::from_json(text).unwrap()), written, "{text}");
    }
}

#[test]
fn what_is_no_json_is_refused_at_its_place() {
    for (text, error) in [
        ("", "byte 0: expected a value"),
        ("[1", "byte 2: expected a comma or the end"),
        ("[1,]", "byte 3: expected a value"),
        ("{1:2}", "byte 1: expected a name in quotes"),
        (r#"{"a" 1}"#, "byte 5: expected a colon"),
        (r#"{"a":1,"b":2,"a":3}"#, "byte 19: a field comes twice"),
        ("01", "byte 1: the text should end"),
        ("1.", "byte 2: expected a digit"),
        ("1e", "byte 2: expected a digit"),
        ("\"a", "byte 2: the text in quotes does not end"),
        ("\"\n\"", "byte 1: a sign that has to be escaped"),
        (r#""\x""#, "byte 2: there is no such escape"),
        (r#""\u12""#, "byte 3: expected four hexadecimal digits"),
        (r#""\ud834""#, "byte 7: half a sign"),
        (r#""\udd1e""#, "byte 7: half a sign"),
    ] {
        assert_eq!(
            Value::from_json(text).unwrap_err().to_string(),
            error,
            "{text}"
        );
    }
    let deep = "[".repeat(200);
    assert_eq!(
        Value::from_json(&deep).unwrap_err().to_string(),
        "byte 100: too deeply nested"
    );
}
