//! Data in JSON: what is written is what was read.
#![allow(
    clippy::float_arithmetic,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use proptest::prelude::*;
use serde_json::Value as Other;
use solo_core::Value;

fn values() -> impl Strategy<Value = Other> {
    let leaf = prop_oneof![
        Just(Other::Null),
        any::<bool>().prop_map(Other::from),
        any::<i64>().prop_map(Other::from),
        (-1_000_000_i32..1_000_000).prop_map(|odd| Other::from(f64::from(odd * 2 + 1) / 64.0)),
        any::<String>().prop_map(Other::from),
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
    fn what_is_read_is_written(value in values()) {
        let text = value.to_string();
        let read: Value = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(serde_json::to_string(&read).unwrap(), text);
    }
}

#[test]
fn names_keep_their_order_and_come_once() {
    let text = r#"{"b":1,"a":[{"c":null}]}"#;
    let read: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
    let error = serde_json::from_str::<Value>(r#"{"a":1,"b":2,"a":3}"#).unwrap_err();
    assert_eq!(
        error.to_string(),
        r#"field "a" comes twice at line 1 column 19"#
    );
}
