//! Values in messages, and data in formats that are not JSON.

use serde_json::{Value, json};
use solo_core::example::{Table, Ten};
use solo_core::{GameData, read_json, shown};

#[test]
fn a_value_is_shown_as_json_without_hidden_characters() {
    let value = json!({"a": [null, true, -1, 0.5, "ü"], "b": {}});
    assert_eq!(
        shown(&value).to_string(),
        r#"{"a": [null, true, -1, 0.5, "ü"], "b": {}}"#
    );
    assert_eq!(
        shown(&json!({"\u{1b}[2J": "\u{202e}"})).to_string(),
        r#"{"\u{1b}[2J": "\u{202e}"}"#
    );
}

#[test]
fn a_long_value_is_cut() {
    let short = json!(["ü".repeat(50), true, 7]);
    assert_eq!(
        shown(&short).to_string(),
        format!("[{:?}, true, 7]", "ü".repeat(50))
    );
    assert_eq!(
        shown(&json!("ü".repeat(100))).to_string(),
        format!("\"{}...", "ü".repeat(59))
    );
    for part in [json!(null), json!(true), json!(123_456), json!(1.5)] {
        let list = json!(vec![part; 60]);
        let cut = shown(&list).to_string();
        assert_eq!((cut.len(), cut.ends_with("...")), (123, true), "{cut}");
    }
}

#[test]
fn no_name_comes_twice_at_any_depth() {
    let error = |text| read_json(text).unwrap_err().to_string();
    assert_eq!(
        error(r#"{"a":1,"b":2,"a":3}"#),
        r#"field "a" comes twice at line 1 column 19"#
    );
    assert!(error(r#"[{"b":{"c":0,"c":0}}]"#).starts_with("field \"c\" comes twice"));
    // Names are compared as they are read.
    assert!(error(r#"{"a":1,"\u0061":1}"#).starts_with("field \"a\" comes twice"));
}

/// A file that is cut short, as by a full disk, says so, with the line.
#[test]
fn json_that_is_cut_short_says_where() {
    let whole = "{\"a\": [1, true, null],\n \"b\": \"ü\"}";
    for (end, _) in whole.char_indices() {
        let text = whole.get(..end).unwrap();
        let said = read_json(text).unwrap_err().to_string();
        let line = 1 + text.matches('\n').count();
        let expected = format!("the JSON ends too early, at line {line} column ");
        assert!(said.starts_with(&expected), "{text:?}: {said}");
    }
}

#[test]
fn positions_and_outcomes_have_their_lengths_for_binary_formats() {
    let state = Table::Over(7);
    let view = postcard::to_allocvec(&Ten.view_data(&state)).unwrap();
    // Three fields: names and values, each with its length.
    assert_eq!(view.first(), Some(&3));
    let fields = [
        &b"\x05phase\x04over"[..],
        b"\x03sum\x0e",
        b"\x07outcome\x01\x0e",
    ];
    assert_eq!(view.get(1..), Some(fields.concat().as_slice()));
}

#[test]
fn numbers_beyond_any_game_are_read() {
    assert_eq!(read_json("18446744073709551615").unwrap().as_i64(), None);
    assert_eq!(read_json("1e2").unwrap(), Value::from(100.0));
}
