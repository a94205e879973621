//! Chapter 5: defence against black dice.

use crate::common::{Table, also, at, at_with, guard, with};
use serde_json::{Value, json};

/// Rolls the last black die; the start player is the human (round 1) or le Roy (round 2).
fn attack(face: u8, given: Value) -> Table {
    let mut table = at("defence/roll", also(given, json!({"pending": {"left": 1}})));
    table.play(&[&format!("roll {face}")]);
    table
}

#[test]
fn kc_5_1_black_dice_are_rolled() {
    let mut table = at(
        "defence/roll",
        json!({"own": ["red 6"], "pending": {"left": 2}}),
    );
    table.play(&["roll 2"]);
    assert!(table.told(&json!({"event": "die_rolled", "owner": "black", "face": 2})));
    assert_eq!(
        (table.get("/black"), table.get("/pending")),
        (json!([2]), json!({"left": 1}))
    );
}

#[test]
fn kc_5_2_the_start_player_goes_first() {
    let given = |round| json!({"round": round, "own": ["red 6", "red 5"], "roy": ["red 1"]});
    let table = attack(3, given(1));
    assert_eq!(table.get("/turn"), "human");
    // Le Roy has the first go in round 2 and takes the only black die.
    let table = attack(3, given(2));
    assert_eq!(
        (table.get("/phase"), table.get("/dice/roy/red")),
        (json!("actions/turn"), json!([]))
    );
}

#[test]
fn kc_5_3_the_highest_first() {
    let mut table = guard(json!({"black": [5, 2], "own": ["red 3", "red 1", "yellow 6"]}));
    assert_eq!(table.refused("guard end"), "KC-5.3");
    table.play(&["guard yellow 6"]);
    assert_eq!(table.get("/black"), json!([2]));
    assert!(table.offers("guard red 1"));
    table.play(&["guard red 1"]);
    assert_eq!(table.get("/black"), json!([]));
    assert!(table.told(
        &json!({"event": "guarded", "who": "human", "black": 2, "dice": [["own", "red", 1]]})
    ));
}

#[test]
fn kc_5_4_dice_of_the_own_district() {
    let mut table = guard(json!({"black": [6], "own": ["red 1", "yellow 4", "white 1"]}));
    assert_eq!(table.refused("guard red 2"), "KC-5.4");
    table.play(&["guard red 1"]);
    assert_eq!(table.get("/pending/total"), 2);
    table.play(&["guard yellow 4"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/own/white")),
        (json!([]), json!([1]))
    );
}

#[test]
fn kc_5_5_a_total_has_to_be_finished() {
    let mut table = guard(json!({
        "black": [6, 1], "own": ["yellow 3", "yellow 2", "white 3"], "influence": 6,
    }));
    table.play(&["guard yellow 3"]);
    assert_eq!(table.list(), ["guard yellow 2", "guard white 3"]);
    for entry in [
        "reroll yellow 2",
        "recruit",
        "flip yellow 2",
        "guard end",
        "surrender",
    ] {
        assert_eq!(table.refused(entry), "KC-5.5", "{entry}");
    }
    table.play(&["guard white 3"]);
    assert_eq!(table.get("/black"), json!([1]));
}

#[test]
fn kc_5_6_no_help_from_outside() {
    let table = guard(json!({
        "black": [6], "own": ["red 3", "white 1"], "roy": ["red 6"],
        "cards": {"y2b": ["h---", 3]},
    }));
    assert_eq!(table.list(), ["guard red 3", "guard white 1"]);
}

#[test]
fn kc_5_7_influence_in_the_defence() {
    let mut table = guard(json!({"black": [6], "own": ["red 1", "white 1"], "influence": 1}));
    assert_eq!(
        table.list(),
        ["reroll red 1", "reroll white 1", "surrender"]
    );
    table.play(&["reroll red 1"]);
    assert_eq!(table.step(), "defence/reroll");
    assert_eq!(
        table.get("/pending"),
        json!({"colour": "red", "countered": 0})
    );
    table.play(&["roll 3"]);
    assert_eq!(table.list(), ["guard red 3", "guard white 1"]);
    // The number countered in the go is kept.
    let mut table = guard(json!({"black": [2, 1], "own": ["red 1", "white 1"], "influence": 8}));
    table.play(&["guard red 1", "flip white 1"]);
    assert_eq!(table.get("/pending"), json!({"total": 0, "countered": 1}));
}

#[test]
fn kc_5_8_influence_for_a_black_die() {
    let mut table = guard(json!({"black": [2, 2], "own": ["red 1", "white 1"]}));
    table.play(&["guard red 1"]);
    assert_eq!(table.influence(), 1);
    assert!(table.told(&json!({"event": "influence", "amount": 1, "reason": "countered"})));
}

#[test]
fn kc_5_9_who_is_able_must_counter() {
    let table = guard(json!({"black": [6], "own": ["red 2", "yellow 2"], "influence": 1}));
    assert!(table.offers("guard red 2") && !table.offers("surrender"));
    assert_eq!(table.refused("surrender"), "KC-5.9");
    let table = guard(json!({"black": [6], "own": ["red 2", "yellow 1"], "influence": 1}));
    assert_eq!(
        table.list(),
        ["reroll red 2", "reroll yellow 1", "surrender"]
    );
    assert_eq!(table.refused("guard red 2"), "KC-5.9");
    // After one die the go may be ended.
    let mut table = guard(json!({"black": [4, 1], "own": ["red 2", "yellow 1"], "roy": ["red 1"]}));
    table.play(&["guard red 2"]);
    assert_eq!(
        table.list(),
        ["reroll yellow 1", "guard yellow 1", "guard end"]
    );
    assert_eq!(table.refused("surrender"), "KC-5.9");
    table.play(&["guard end"]);
    assert_eq!(table.get("/dice/roy/red"), json!([]));
}

#[test]
fn kc_5_10_surrender() {
    let mut table = guard(json!({
        "black": [6, 5], "own": ["yellow 1", "white 1"], "influence": 1, "vp": 5, "roy": ["red 1", "red 2"],
    }));
    table.play(&["surrender"]);
    assert_eq!(table.vp().0, 3);
    assert!(table.told(&json!({"event": "surrendered", "black": 6})));
    assert_eq!(
        table.get("/dice/own"),
        json!({"red": [], "yellow": [1], "white": [1]})
    );
    // Le Roy's go follows and takes the other black die.
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/red")),
        (json!([]), json!([1]))
    );
}

#[test]
fn kc_5_11_le_roys_die() {
    let given = json!({
        "round": 2, "roy": ["white 2", "white 1"], "own": ["red 1", "yellow 1"], "black": [5], "influence": 1,
    });
    let mut single = given.clone();
    single["pending"] = json!({"left": 1});
    let mut table = at("defence/roll", single.clone());
    table.play(&["roll 6"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/white")),
        (json!([5]), json!([1]))
    );
    assert!(table.told(
        &json!({"event": "guarded", "who": "roy", "black": 6, "dice": [["roy", "white", 2]]})
    ));
    // Option `adds`: as many dice as needed, and the black die is gone in any case.
    let game = with(json!({"weak_guard": "adds"}));
    let mut table = at_with(game.clone(), "defence/roll", single);
    table.play(&["roll 6"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/white")),
        (json!([5]), json!([]))
    );
    let mut more = given;
    more["roy"] = json!(["red 2", "white 2", "white 1"]);
    more["pending"] = json!({"left": 1});
    let mut table = at_with(game, "defence/roll", more);
    table.play(&["roll 6"]);
    assert_eq!(
        table.get("/dice/roy"),
        json!({"red": [], "yellow": [], "white": [1]})
    );
}

/// Returns le Roy's dice after his go against a black 6, with these options.
fn after_his_go(options: Value, roy: &[&str]) -> Value {
    let given = json!({
        "round": 2, "roy": roy, "own": ["red 3"], "black": [5, 4], "influence": 1,
        "pending": {"left": 1},
    });
    let mut table = at_with(with(options), "defence/roll", given);
    table.play(&["roll 6"]);
    assert_eq!(table.get("/black"), json!([5, 4]));
    table.get("/dice/roy")
}

#[test]
fn kc_5_12_the_strongest_die() {
    for (roy, red, yellow, white) in [
        (
            &["red 4", "yellow 6", "white 5"][..],
            &[4][..],
            &[][..],
            &[5][..],
        ),
        (&["red 3", "white 5"], &[3], &[], &[]),
        (&["red 5", "yellow 5", "white 5"], &[], &[5], &[5]),
        (&["red 1", "yellow 4", "white 4"], &[1], &[], &[4]),
    ] {
        let left = json!({"red": red, "yellow": yellow, "white": white});
        assert_eq!(after_his_go(json!({}), roy), left, "{roy:?}");
    }
}

#[test]
fn kc_5_12_red_doubled() {
    for (roy, red, yellow, white) in [
        (
            &["red 4", "yellow 6", "white 5"][..],
            &[][..],
            &[6][..],
            &[5][..],
        ),
        (&["red 2", "white 5"], &[2], &[], &[]),
        (&["red 2", "yellow 4", "white 4"], &[], &[4], &[4]),
        (&["yellow 4", "white 4"], &[], &[], &[4]),
    ] {
        let left = json!({"red": red, "yellow": yellow, "white": white});
        let doubled = json!({"guard_rank": "doubled"});
        assert_eq!(after_his_go(doubled, roy), left, "{roy:?}");
    }
}

#[test]
fn kc_5_12_a_total_in_either_order() {
    let left = |rank: &str, roy: &[&str]| {
        after_his_go(json!({"guard_rank": rank, "weak_guard": "adds"}), roy)
    };
    // 5, then twice 3; or twice 3 alone.
    let roy = ["red 3", "white 5"];
    let none = json!({"red": [], "yellow": [], "white": []});
    assert_eq!(left("value", &roy), none);
    let white = json!({"red": [], "yellow": [], "white": [5]});
    assert_eq!(left("doubled", &roy), white);
    // 4, then twice 1, reach the 6 in either order, as red is doubled in the total.
    let roy = ["red 1", "yellow 4", "white 1"];
    let white = json!({"red": [], "yellow": [], "white": [1]});
    for rank in ["value", "doubled"] {
        assert_eq!(left(rank, &roy), white, "{rank}");
    }
}

#[test]
fn kc_5_13_without_a_die() {
    let table = attack(1, json!({"round": 2, "own": ["red 1", "white 1"]}));
    assert_eq!(table.list(), ["guard red 1", "guard white 1"]);
    assert!(!table.told(&json!({"event": "guarded"})));
}

#[test]
fn kc_5_13_what_is_left_comes_back() {
    let said = |black: Value, roy: &[&str]| {
        let mut table = guard(json!({
            "black": black, "own": ["red 1", "yellow 1", "white 1"], "roy": roy,
        }));
        table.play(&["guard red 1"]);
        let (game, mut text) = (&table.game, String::new());
        let end = game.parse_decision("guard end").unwrap();
        game.describe_decision(&table.state, end, &mut text)
            .unwrap();
        text
    };
    assert_eq!(
        said(json!([2, 1]), &["red 1"]),
        "End your go, with one black die left; le Roy takes it"
    );
    assert_eq!(
        said(json!([2, 1]), &[]),
        "End your go, with one black die left; le Roy has no die and hands it back"
    );
    assert_eq!(
        said(json!([2, 1, 1]), &[]),
        "End your go, with 2 black dice left; le Roy has no die and hands them back"
    );
}
