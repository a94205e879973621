//! Data in JSON: what is written is what was read.
#![allow(
    clippy::float_arithmetic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use proptest::prelude::*;
use serde_json::Value;
use solo_core::{JsonTree, read_json};

fn values() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-1_000_000_i32..1_000_000).prop_map(|odd| Value::from(f64::from(odd * 2 + 1) / 64.0)),
        any::<String>().prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 64, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..6).prop_map(Value::from),
            prop::collection::btree_map(any::<String>(), inner, 0..6).prop_map(Value::from_iter),
        ]
    })
}

proptest! {
    #[test]
    fn what_is_read_is_written(value in values()) {
        let text = value.to_string();
        let read = read_json(&text).unwrap();
        prop_assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
}

#[test]
fn names_keep_their_order() {
    let text = r#"{"b":1,"a":[{"c":null}]}"#;
    let read: JsonTree = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    assert_eq!(Value::from(read), read_json(text).unwrap());
}
