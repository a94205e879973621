//! Chapter 6: order of play in phase 4.

use crate::common::{guard, turn};
use serde_json::json;

#[test]
fn kc_6_1_turns_alternate() {
    let mut table = turn(json!({"own": ["yellow 2", "yellow 2"], "roy": ["red 1", "red 2"]}));
    table.play(&["farm", "done"]);
    assert_eq!(table.get("/turn"), "roy");
    table.rolls(3, 3);
    assert_eq!(table.get("/turn"), "human");
    // The start player begins.
    let mut table =
        guard(json!({"black": [1], "round": 2, "own": ["red 1", "white 1"], "roy": ["red 1"]}));
    table.play(&["guard red 1"]);
    assert_eq!(table.get("/turn"), "roy");
}

#[test]
fn kc_6_2_the_end_of_the_phase() {
    let mut table = turn(json!({"own": ["yellow 2"]}));
    table.play(&["farm"]);
    assert_eq!(table.get("/round"), 2);
    let mut table = turn(json!({"own": ["yellow 2", "red 1"]}));
    table.play(&["pass"]);
    assert_eq!(table.get("/round"), 2);
    let mut table = turn(json!({"own": ["yellow 2"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(table.get("/round"), 1);
}

#[test]
fn kc_6_3_le_roy_without_dice_is_skipped() {
    let mut table = turn(json!({"own": ["yellow 2", "yellow 3"]}));
    table.play(&["farm", "die own yellow 2", "done"]);
    assert_eq!(
        (table.get("/turn"), table.get("/round")),
        (json!("human"), json!(1))
    );
}

#[test]
fn kc_6_4_turns_after_the_pass() {
    let mut table = turn(json!({"own": ["yellow 2"], "roy": ["red 1", "red 2", "red 3"]}));
    table.play(&["pass"]);
    assert_eq!(
        (table.get("/human/pot"), table.get("/human/passed")),
        (json!(2), json!(true))
    );
    table.rolls(3, 3);
    assert_eq!(
        (table.get("/human/pot"), table.get("/turn")),
        (json!(3), json!("roy"))
    );
    assert!(table.told(&json!({"event": "pot", "amount": 1})));
}

#[test]
fn kc_6_5_passing() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    assert!(table.offers("farm") && table.offers("pass"));
    table.play(&["pass"]);
    assert!(table.told(&json!({"event": "passed"})));
    assert!(table.told(&json!({"event": "pot", "amount": 2})));
    assert_eq!(table.deniers(), 0);
    table.rolls(2, 2);
    assert!(table.told(&json!({"event": "deniers", "amount": 2, "reason": "pot"})));
}

#[test]
fn kc_6_6_acting_with_bought_dice() {
    let mut table = turn(json!({"roy": ["yellow 6", "red 1"], "deniers": 2}));
    assert_eq!(table.list(), ["farm", "pass"]);
    table.play(&["farm"]);
    assert_eq!(table.deniers(), 3);
    // Le Roy buys dice of a human who has passed.
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1", "red 1"]}));
    table.play(&["pass"]).rolls(1, 2);
    assert_eq!(table.get("/dice/own/yellow"), json!([]));
    assert_eq!(table.deniers(), 4);
}
