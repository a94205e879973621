//! Any data of serde as a tree, and trees in any format of serde.

use std::collections::BTreeMap;

use solo_core::serde::Serialize;
use solo_core::{Object, Value};

#[derive(Serialize)]
#[serde(crate = "solo_core::serde")]
struct Boat {
    name: &'static str,
    berth: Option<Berth>,
    flag: Flag,
}

#[derive(Serialize)]
#[serde(crate = "solo_core::serde")]
struct Berth(u8);

#[derive(Serialize)]
#[serde(crate = "solo_core::serde")]
struct Nothing;

#[derive(Serialize)]
#[serde(crate = "solo_core::serde")]
enum Flag {
    Red,
    Striped(u8),
    Pair(u8, u8),
    Sized { height: u8 },
}

#[derive(Serialize)]
#[serde(crate = "solo_core::serde")]
struct Pair(u8, u8);

/// Returns the tree of some data as JSON.
fn tree(data: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(&Value::of(data)).unwrap()
}

#[test]
fn data_of_any_kind_is_a_tree() {
    assert_eq!(tree(&(1_i8, -2_i64, 3_u16, 4_u64)), "[1,-2,3,4]");
    assert_eq!(tree(&(true, 'x', "y", ())), r#"[true,"x","y",null]"#);
    assert_eq!(tree(&(0.5_f32, 0.25_f64)), "[0.5,0.25]");
    assert_eq!(tree(&[Some(1), None]), "[1,null]");
    assert_eq!(tree(&Nothing), "null");
    let boat = |flag| Boat {
        name: "Argo",
        berth: Some(Berth(3)),
        flag,
    };
    assert_eq!(
        tree(&boat(Flag::Red)),
        r#"{"name":"Argo","berth":3,"flag":"Red"}"#
    );
    assert_eq!(
        tree(&boat(Flag::Striped(2))),
        r#"{"name":"Argo","berth":3,"flag":{"Striped":2}}"#
    );
    let map = BTreeMap::from([("a", vec![1]), ("b", vec![])]);
    assert_eq!(tree(&map), r#"{"a":[1],"b":[]}"#);
    // A tree is data itself.
    assert_eq!(Value::of(&Value::of(&map)), Value::of(&map));
}

#[test]
fn what_no_game_writes_is_nothing() {
    assert_eq!(Value::of(&Pair(1, 2)), Value::Null);
    assert_eq!(Value::of(&Flag::Pair(1, 2)), Value::Null);
    assert_eq!(Value::of(&Flag::Sized { height: 2 }), Value::Null);
    assert_eq!(Value::of(&u64::MAX), Value::Null);
    assert_eq!(Value::of(&BTreeMap::from([(1, 2)])), Value::Null);
    assert_eq!(Value::of(&[Pair(1, 2)]), Value::Null);
}

const TEXT: &str = r#"{"a":[null,true,-1,0.5,"ü"],"b":{}}"#;

#[test]
fn a_tree_is_read_and_shown() {
    let value: Value = serde_json::from_str(TEXT).unwrap();
    assert_eq!(serde_json::to_string(&value).unwrap(), TEXT);
    assert_eq!(
        value.to_string(),
        r#"{"a": [null, true, -1, 0.5, "ü"], "b": {}}"#
    );
    assert_eq!(value.shown().to_string(), value.to_string());
    let long = Value::from(vec![
        Value::from("ü".repeat(50)),
        Value::from(true),
        7.into(),
    ]);
    assert_eq!(long.shown().to_string(), long.to_string());
    let longer = Value::from("ü".repeat(100));
    assert_eq!(
        longer.shown().to_string(),
        format!("\"{}...", "ü".repeat(59))
    );
    // Above the range of a whole number.
    let large: Value = serde_json::from_str("18446744073709551615").unwrap();
    assert!(matches!(large, Value::Fraction(_)));
    let twice = serde_json::from_str::<Value>(r#"{"a":1,"a":2}"#).unwrap_err();
    assert!(
        twice.to_string().starts_with("field \"a\" comes twice"),
        "{twice}"
    );
}

#[test]
fn the_fields_of_an_object_have_names() {
    let value: Value = serde_json::from_str(TEXT).unwrap();
    let object = value.as_object().unwrap();
    assert_eq!((object.len(), object.is_empty()), (2, false));
    assert_eq!(object.get("b"), Some(&Object::default().into()));
    assert!(
        value
            .get("b")
            .and_then(Value::as_object)
            .unwrap()
            .is_empty()
    );
    assert_eq!((value.get("c"), Value::Null.get("a")), (None, None));
    assert_eq!(Value::from(7).as_object(), None);
    let names: Vec<&str> = object.into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["a", "b"]);
    let mut whole = Object::from_iter([("z", Value::from(true))]);
    whole.flatten(value.clone());
    whole.flatten(Value::Null);
    assert!(whole.iter().map(|(name, _)| name).eq(["z", "a", "b"]));
}
