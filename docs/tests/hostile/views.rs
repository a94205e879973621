//! Views: data of any size in each field, and JSON of any form.

use std::collections::BTreeMap;

use solo_table::{ErrorKind, Limits, Tables, Value};

use super::{bounded, for_each_game, json, new, refused};

/// Returns a view in which the field at this index holds `value`.
fn with_field(view: &Value, index: usize, value: &Value) -> Option<Value> {
    let fields = view.as_object()?.iter().enumerate();
    let index = (index < fields.len()).then_some(index)?;
    let damaged = fields.map(|(at, (name, field))| {
        let field = if at == index { value } else { field };
        (name.to_owned(), field.clone())
    });
    Some(Value::Object(damaged.collect()))
}

#[test]
fn fields_of_any_size() {
    let list = |length| Value::from(vec![Value::from(1); length]);
    let keys = |count| {
        let keys = (0..count).map(|key| (format!("k{key}"), 1));
        serde_json::json!(keys.collect::<BTreeMap<_, _>>())
    };
    let deep = (0..100).fold(Value::from(1), |inner, _| Value::from(vec![inner]));
    let (beyond, within) = (300_000, Limits::default().view / 16);
    let values = [
        ("numbers", list(beyond)),
        ("some numbers", list(within * 4)),
        ("letters", Value::from("x".repeat(10 * beyond))),
        ("some letters", Value::from("x".repeat(within * 12))),
        ("some quotes", Value::from("\"".repeat(within * 6))),
        ("keys", keys(beyond)),
        ("some keys", keys(within)),
        ("some brackets", deep),
        ("some large number", json(&"9".repeat(300))),
        (
            "some small number",
            json(&format!("0.{}1", "0".repeat(1_000))),
        ),
    ];
    for_each_game(|game| {
        let table = new(game, &Tables::new()).unwrap();
        let view = table.view();
        for (what, value) in &values {
            // What is too long is refused whatever it is, and a field reads numbers and letters as its neighbours do.
            let places = match *what {
                "some large number" | "some small number" => 100,
                part if part.starts_with("some") => 25,
                _ => 2,
            };
            for index in 0..places {
                let Some(damaged) = with_field(&view, index, value) else {
                    break;
                };
                refused(&format!("{game}, field {index}: {what}"), || {
                    table.set_up_here(&damaged, None, None)
                });
            }
            refused(&format!("{game}: {what} as a view"), || {
                table.set_up_here(value, None, None)
            });
            refused(&format!("{game}: {what} as options"), || {
                table.begin_again(Some(value), None)
            });
        }
    });
}

#[test]
fn json_of_any_form() {
    let most = Limits::default().line;
    for part in [
        "[",
        "[[0]",
        "[0,",
        "{",
        "{\"\":",
        "{\"\":{},",
        "\"",
        "\\",
        "9",
        "1e",
        "-",
        "0",
        "t",
        " ",
        "\u{feff}",
        "\0",
        "\u{fffd}",
        "\"\\ud800\",",
        "[\"\\u0000\",",
    ] {
        for length in [1, 1_000, most, 1_000_000 * part.len()] {
            let text = part.repeat(length.div_ceil(part.len()));
            if text.trim_matches('0').is_empty() && text.len() == 1 || text == "9" {
                continue;
            }
            refused(&format!("{length} bytes of {part:?}"), || {
                Limits::default().read_json(ErrorKind::BadPosition, &text)
            });
        }
    }
    for part in [
        "[[[[0]]]]",
        "[]",
        "{}",
        "0",
        "{\"\":0}",
        "{\"a\":0,\"b\":{\"c\":[0]}}",
    ] {
        let list = vec![part; (most - 2) / (part.len() + 1)].join(",");
        let what = format!("as many {part} as there may be");
        bounded(&what, || {
            Limits::default().read_json(ErrorKind::BadPosition, &format!("[{list}]"))
        })
        .unwrap();
    }
}
