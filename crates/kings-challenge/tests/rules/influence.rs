//! Chapter 7: influence.

use crate::common::{at_with, printed, turn};
use kings_challenge::Side;
use serde_json::json;

#[test]
fn kc_7_1_before_the_action() {
    let mut table = turn(json!({"own": ["yellow 6", "red 2"], "roy": ["red 1"], "influence": 3}));
    table.play(&["reroll red 2", "roll 4", "recruit"]);
    assert_eq!(table.influence(), 0);
    assert!(table.offers("farm"));
}

#[test]
fn kc_7_2_not_during_the_action() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 2"], "roy": ["red 1"], "influence": 9,
    }));
    table.play(&["farm"]);
    for entry in ["reroll yellow 6", "recruit", "flip yellow 6", "flip end"] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
}

#[test]
fn kc_7_3_not_le_roys_dice() {
    let table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"], "influence": 9}));
    assert!(table.offers("reroll yellow 6") && !table.offers("reroll red 1"));
    assert!(table.offers("flip yellow 6") && !table.offers("flip red 1"));
}

#[test]
fn kc_7_4_reroll() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"], "influence": 1}));
    assert_eq!(table.refused("reroll red 1"), "KC-7.4");
    table.play(&["reroll yellow 6"]);
    assert_eq!(
        (table.influence(), table.step()),
        (0, "actions/reroll".to_owned())
    );
    assert_eq!(table.get("/dice/own/yellow"), json!([]));
    assert!(table.told(&json!({"event": "rerolled", "colour": "yellow", "face": 6})));
    table.play(&["roll 5"]);
    assert!(
        table.told(&json!({"event": "die_rolled", "owner": "own", "colour": "yellow", "face": 5}))
    );
    assert_eq!(table.get("/dice/own/yellow"), json!([5]));
    assert_eq!(table.refused("reroll yellow 5"), "KC-7.4");
}

#[test]
fn kc_7_5_recruit() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"], "influence": 3}));
    table.play(&["recruit"]);
    assert_eq!(
        (
            table.influence(),
            table.state.supply(Side::Human),
            table.state.stock()
        ),
        (1, 1, 11)
    );
    assert!(table.told(&json!({"event": "recruited", "count": 1})));
    assert_eq!(table.refused("recruit"), "KC-7.5");
}

#[test]
fn kc_7_6_turning_dice() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 5", "red 1", "white 3"], "roy": ["red 1"], "influence": 7,
    }));
    assert_eq!(table.refused("flip red 2"), "KC-7.6");
    table.play(&["flip yellow 6"]);
    assert_eq!(
        (table.influence(), table.get("/dice/own/yellow")),
        (3, json!([5, 1]))
    );
    assert!(table.told(&json!({"event": "flipped", "colour": "yellow", "face": 6, "to": 1})));
    assert_eq!(table.refused("flip white 4"), "KC-7.6");
    table.play(&["flip red 1"]);
    assert_eq!(
        table.get("/pending"),
        json!({"left": 1, "flipped": [["yellow", 1], ["red", 6]], "countered": 0})
    );
    table.play(&["flip white 3"]);
    // The third is the last.
    assert_eq!(table.step(), "actions/turn");
    assert_eq!(table.get("/dice/own/white"), json!([4]));
    assert_eq!(table.refused("flip white 4"), "KC-7.6");
    // A box may allow no die to be turned.
    for (most, offered) in [(1, true), (0, false)] {
        let game = printed(|tables| tables["constants"]["flip_max"] = json!(most));
        let given = json!({"own": ["yellow 6"], "roy": ["red 1"], "influence": 7});
        let table = at_with(game, "actions/turn", given);
        assert_eq!(table.offers("flip yellow 6"), offered, "{most}");
    }
}

#[test]
fn kc_7_7_no_die_twice() {
    let mut table =
        turn(json!({"own": ["yellow 6", "red 2", "red 3"], "roy": ["red 1"], "influence": 8}));
    table.play(&["flip yellow 6"]);
    assert_eq!(table.list(), ["flip red 2", "flip red 3", "flip end"]);
    assert_eq!(table.refused("flip yellow 1"), "KC-7.7");
    table.play(&["flip end"]);
    assert_eq!(
        (table.step(), table.influence()),
        ("actions/turn".to_owned(), 4)
    );
}
