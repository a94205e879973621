//! Faults in the remaining effects of a card.

use super::faults;
use crate::common::{catalogue, view};
use kings_challenge::{KingsChallenge, Options};
use serde_json::{Value, json};

#[test]
fn effects_that_wait() {
    let cards = catalogue(|tables| {
        for card in tables["activity"].as_array_mut().unwrap() {
            if card["id"] == "y1a" {
                card["fx"] = json!([
                    ["event_cube", 2],
                    [
                        "choose",
                        [["vp", 1]],
                        [["roll", 4, [["event_cube", 2]]], ["vp", 2]]
                    ],
                    ["vp", 3],
                ]);
            }
        }
    });
    let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
    let position = |step: &str, now: Value, todo: Value| {
        let pending = json!({
            "kind": "activate", "target": "y1a", "cube": null, "group": [["own", "yellow", 6]],
            "strength": 6, "times": 2, "left": 1, "now": now, "todo": todo,
        });
        let given = json!({
            "own": ["red 1"], "roy": ["white 1"], "cards": {"y1a": ["h---", 0]}, "row": [["er1", 0]],
            "pending": pending,
        });
        view(&game, step, &given)
    };
    let choose = json!([
        "choose",
        [["vp", 1]],
        [["roll", 4, [["event_cube", 2]]], ["vp", 2]]
    ]);
    let roll = json!(["roll", 4, [["event_cube", 2]]]);
    let cube = |n: u8| json!(["event_cube", n]);
    let vp = |n: u8| json!(["vp", n]);
    for (step, now, todo, good) in [
        ("mark", cube(1), json!([cube(2), choose, vp(3)]), false),
        ("mark", cube(1), json!([cube(1), choose, vp(3)]), true),
        ("mark", cube(1), json!([choose, vp(3)]), true),
        ("mark", cube(2), json!([cube(1), choose, vp(3)]), false),
        ("mark", cube(1), json!([choose]), false),
        ("mark", cube(1), json!([cube(1), vp(2), vp(3)]), true),
        ("mark", cube(1), json!([vp(2), vp(3)]), true),
        ("mark", cube(1), json!([vp(3)]), false),
        ("choose", choose.clone(), json!([vp(3)]), true),
        ("choose", choose.clone(), json!([]), false),
        ("mark", choose.clone(), json!([vp(3)]), false),
        ("black", roll.clone(), json!([vp(2), vp(3)]), true),
        ("black", roll.clone(), json!([vp(3)]), false),
        ("choose", roll.clone(), json!([vp(2), vp(3)]), false),
        ("black", vp(3), json!([]), false),
    ] {
        let view = position(&format!("actions/{step}"), now, todo);
        let read = solo_testkit::set_up(&game, &view);
        let found: Vec<String> = match &read {
            Ok(state) => {
                assert_eq!(solo_testkit::view(&game, state), view);
                Vec::new()
            }
            Err(faults) => faults.iter().map(ToString::to_string).collect(),
        };
        let wrong = "pending.todo: this is not what is left of the card's effects (KC-11.2)";
        let expected = (!good).then_some(wrong);
        assert_eq!(
            found.first().map(String::as_str),
            expected,
            "{}",
            view["pending"]
        );
    }
    let good = position("actions/mark", cube(1), json!([choose, vp(3)]));
    for (pointer, value, message) in [
        (
            "/pending/times",
            json!(0),
            "pending.times: 0 activations at actions/mark are not from 1 to 2 (KC-10.1a)",
        ),
        (
            "/pending/times",
            json!(3),
            "pending.times: 3 activations at actions/mark are not from 1 to 2 (KC-10.1a)",
        ),
        (
            "/pending/left",
            json!(2),
            "pending.left: 2 of 2 activations cannot be left (KC-10.1b)",
        ),
        (
            "/pending/now",
            Value::Null,
            "pending.todo: this is not what is left of the card's effects (KC-11.2)",
        ),
    ] {
        let found = faults(&game, &good, pointer, value);
        assert_eq!(found.first().map(String::as_str), Some(message));
    }
}
