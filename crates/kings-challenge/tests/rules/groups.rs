//! Chapter 8: groups of dice, prices, Activity cubes.

use crate::common::{Table, at_with, card, printed, royal, turn};
use serde_json::{Value, json};

/// Sets up a turn with some printed values changed.
fn turn_with(change: impl FnOnce(&mut Value), given: Value) -> Table {
    at_with(printed(change), "actions/turn", given)
}

/// Changes the demand of the Event card `er1`.
fn demand(colours: &[&str], mix: &str, divisor: u8) -> impl FnOnce(&mut Value) {
    let combat = json!({"colours": colours, "mix": mix, "divisor": divisor});
    move |tables| card(tables, "event", "er1")["combat"] = combat
}

#[test]
fn kc_8_1_groups() {
    let mut table = turn(json!({
        "own": ["yellow 2", "yellow 2", "yellow 2"], "roy": ["yellow 2", "red 1"], "deniers": 20,
    }));
    table.play(&["farm", "die own yellow 2"]);
    assert_eq!(table.refused("die own yellow 3"), "KC-8.1");
    assert_eq!(table.get("/dice/own/yellow"), json!([2, 2]));
    assert_eq!(table.get("/pending/group"), json!([["own", "yellow", 2]]));
    table.play(&["die roy yellow 2", "die own yellow 2"]);
    assert_eq!(table.get("/dice/own/yellow"), json!([2]));
    assert_eq!(table.deniers(), 20 - 6 + 3);
}

#[test]
fn kc_8_2_prices() {
    let mut table = turn(json!({
        "own": ["yellow 2"], "roy": ["yellow 2", "yellow 2", "red 1"], "deniers": 20,
    }));
    table.play(&["farm", "die roy yellow 2", "die roy yellow 2"]);
    assert_eq!(table.deniers(), 20);
    table.play(&["done"]);
    assert!(table.told(&json!({"event": "group", "paid": 8})));
    assert!(table.told(&json!({"event": "deniers", "amount": -8, "reason": "purchase"})));
    assert_eq!(table.deniers(), 14);
}

#[test]
fn kc_8_3_mixes() {
    let own = json!(["red 6", "red 5", "yellow 6", "white 6"]);
    let given = || json!({"own": own, "roy": ["white 1"], "row": [["er1", 0]]});
    let both = ["red", "yellow"];
    let mut table = turn_with(demand(&both, "single", 5), given());
    table.play(&["combat er1", "die own red 5"]);
    assert_eq!(table.list(), ["die own red 6", "done"]);
    let mut table = turn_with(demand(&both, "each_once", 5), given());
    table.play(&["combat er1", "die own red 5"]);
    assert_eq!(table.list(), ["die own yellow 6", "done"]);
    let mut table = turn_with(demand(&both, "any", 5), given());
    table.play(&["combat er1", "die own red 5"]);
    assert_eq!(table.list(), ["die own red 6", "die own yellow 6", "done"]);
    let mut table = turn_with(demand(&both, "all", 5), given());
    table.play(&["combat er1", "die own red 5"]);
    assert_eq!(table.list(), ["die own red 6", "die own yellow 6"]);
    table.play(&["die own red 6"]);
    // Only yellow is left, and it is forced.
    assert!(table.told(&json!({"event": "event_cubes", "count": 3})));
    // A listed colour that neither side has makes it impossible; so does the divisor.
    let white = json!({"own": ["red 6", "red 6"], "roy": ["white 1"], "row": [["er1", 0]]});
    assert!(!turn_with(demand(&both, "all", 5), white.clone()).offers("combat er1"));
    assert!(!turn_with(demand(&both, "each_once", 7), white.clone()).offers("combat er1"));
    assert!(turn_with(demand(&both, "any", 12), white).offers("combat er1"));
}

#[test]
fn kc_8_4_what_is_asked_for() {
    let given = |own: &str| {
        json!({
            "own": [own], "roy": ["white 1"], "row": [["ey2", 0]], "supply": 1, "deniers": 1,
            "cards": {"r1b": ["h---", 0], "y1a": ["h---", 0], "w1b": ["h---", 0]},
        })
    };
    let actions = |own| {
        let list = turn(given(own)).list();
        list.into_iter()
            .filter(|entry| entry != "pass")
            .collect::<Vec<_>>()
    };
    assert_eq!(
        actions("red 6"),
        ["activate r1b", "combat e0", "place palace"]
    );
    assert_eq!(
        actions("yellow 6"),
        ["activate y1a", "combat ey2", "place hall", "farm"]
    );
    assert_eq!(
        actions("white 6"),
        ["activate w1b", "build", "place bishopric"]
    );
}

#[test]
fn kc_8_5_strength() {
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 3"], "roy": ["red 1"], "cards": {"y1a": ["h---", 0]},
    }));
    table.play(&["activate y1a", "die own yellow 4", "die own yellow 3"]);
    assert_eq!(table.get("/pending/strength"), 7);
    assert_eq!(table.list(), ["times 1", "times 2"]);
}

#[test]
fn kc_8_6_one_cube_for_an_action() {
    let mut table = turn(json!({
        "own": ["yellow 4"], "roy": ["red 1"], "cards": {"w1c": ["h---", 2], "w2a": ["h---", 1]},
    }));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["cube none", "cube w1c", "cube w2a"]);
    table.play(&["cube w1c"]);
    assert!(table.told(&json!({"event": "cube_used", "card": "w1c"})));
    assert_eq!(table.get("/activities/6/cubes"), 1);
    assert_eq!((table.deniers(), table.get("/turn")), (3, json!("roy")));
}

#[test]
fn kc_8_7_cubes_outlast_the_tradesman() {
    let mut table = turn(json!({
        "own": ["yellow 4"], "roy": ["red 1"], "cards": {"w1c": ["----", 1]},
    }));
    table.play(&["farm"]);
    assert!(table.offers("cube w1c"));
    // The cube that an action places comes after its dice.
    let mut table = turn(json!({
        "own": ["white 4", "yellow 2"], "roy": ["red 1"], "cards": {"w1c": ["h---", 0]},
    }));
    table.play(&["activate w1c"]);
    assert!(!table.told(&json!({"event": "cube_used"})));
    assert_eq!(table.get("/activities/6/cubes"), 1);
}

#[test]
fn kc_8_8_which_cubes_fit() {
    let mut table = turn(json!({
        "own": ["yellow 1", "red 5"], "roy": ["red 1"], "row": [["er1", 0]],
        "cards": {"r1c": ["h---", 1], "y2b": ["h---", 1], "w1c": ["h---", 1]},
    }));
    table.play(&["combat er1"]);
    // Knight and Blacksmith serve a red combat; the Priest raises yellow dice only.
    assert_eq!(table.list(), ["cube none", "cube r1c", "cube y2b"]);
    assert_eq!(table.refused("cube w1c"), "KC-8.8");
    assert_eq!(table.refused("cube w2b"), "KC-8.8");
    assert_eq!(table.refused("die own red 5"), "KC-14.1");
}

#[test]
fn kc_8_8_a_cube_that_makes_no_group_possible_does_not_fit() {
    // Le Roy has no yellow die for Tithing; Apprenticeship serves the farm.
    let mut table = turn(json!({
        "own": ["yellow 3", "yellow 1"], "roy": ["red 1"],
        "cards": {"w1a": ["h---", 1], "w2a": ["h---", 1], "y1b": ["h---", 1]},
    }));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["cube none", "cube w2a"]);
    assert_eq!(table.refused("cube w1a"), "KC-8.8");
    // The card has no deferred effect.
    assert_eq!(table.refused("cube y1b"), "KC-8.8");
    table.play(&["cube none"]);
    assert_eq!(table.refused("cube w2a"), "KC-14.1");
    assert_eq!(table.refused("cube none"), "KC-14.1");
}

#[test]
fn kc_8_8_the_die_that_a_cube_demands_may_be_in_the_group_already() {
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 3"], "roy": ["yellow 6", "red 1"], "cards": {"w1a": ["h---", 1]},
    }));
    table.play(&["farm", "cube w1a", "die roy yellow 6"]);
    assert_eq!(table.get("/dice/roy/yellow"), json!([]));
    assert_eq!(
        table.list(),
        ["die own yellow 3", "die own yellow 4", "done"]
    );
    // The position can be set up, but not with a cube that does not serve the action.
    let again = solo_testkit::set_up(&table.game, &table.view());
    assert_eq!(again, Ok(table.state.clone()));
    let other = printed(|tables| card(tables, "activity", "w1a")["use_for"] = json!(["combat"]));
    assert_eq!(
        solo_testkit::set_up(&other, &table.view())
            .unwrap_err()
            .to_string(),
        "pending.group: 1 dice with a strength of 0 are not a group to farm (KC-8.9); \
         pending: actions/dice has 0 entries instead of at least 1 (KC-14.2)"
    );
}

#[test]
fn kc_8_9_complete_groups() {
    // The deniers of one activation are kept back: 3 of 5 for the Journeyman, 2 are left for a die.
    let given = |deniers| {
        json!({
            "roy": ["yellow 4", "red 1"], "own": ["red 1"], "deniers": deniers,
            "cards": {"y3a": ["h---", 0]},
        })
    };
    assert!(turn(given(5)).offers("activate y3a"));
    assert!(!turn(given(4)).offers("activate y3a"));
    // A group that is not complete cannot be closed.
    let mut table = turn(json!({
        "own": ["yellow 2", "yellow 3", "yellow 4"], "roy": ["red 1"], "cards": {"y1b": ["h---", 0]}, "influence": 1,
    }));
    table.play(&["activate y1b", "die own yellow 2"]);
    assert_eq!(table.refused("done"), "KC-8.9");
    // Two citizens in the supply: two dice.
    let mut table =
        turn(json!({"own": ["red 1", "red 2", "red 3"], "roy": ["white 1"], "supply": 2}));
    table.play(&["place palace", "die own red 1", "die own red 2"]);
    assert!(table.told(&json!({"event": "group"})));
    // Stones: the second die finds its column taken.
    let mut table = turn(json!({"own": ["white 1", "white 1", "white 2"], "roy": ["red 1"]}));
    table.play(&["build", "die own white 1"]);
    assert_eq!(table.list(), ["die own white 2", "done"]);
}

#[test]
fn kc_8_10_what_is_begun_can_be_finished() {
    let table =
        turn(json!({"own": ["yellow 1"], "roy": ["red 1"], "row": [["ey2", 0]], "influence": 1}));
    assert_eq!(table.refused("farm"), "KC-8.9");
    assert_eq!(table.refused("build"), "KC-8.4");
    assert_eq!(table.refused("combat ey2"), "KC-8.9");
    // Only with a cube: the Priest or Apprenticeship.
    let mut table = turn(json!({
        "own": ["yellow 1"], "roy": ["red 1"],
        "cards": {"w1c": ["----", 1], "w2a": ["----", 1]},
    }));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["cube w1c", "cube w2a"]);
    assert_eq!(table.refused("cube none"), "KC-8.10");
    assert_eq!(table.refused("cube y2b"), "KC-8.8");
    let mut table = turn(json!({
        "own": ["yellow 3"], "roy": ["yellow 1", "yellow 2", "red 1"], "deniers": 4,
        "cards": {"y1b": ["h---", 0], "w1c": ["----", 1]}, "influence": 1,
    }));
    table.play(&["activate y1b"]);
    // Without the cube: 3 + 1 or 3 + 2, one die bought for 4.
    assert_eq!(table.list(), ["cube none", "cube w1c"]);
    table.play(&["cube none", "die own yellow 3"]);
    assert_eq!(table.list(), ["die roy yellow 1", "die roy yellow 2"]);
    assert_eq!(table.refused("die own yellow 3"), "KC-8.1");
    // Two bought dice in a group of three cannot be paid.
    let mut table = turn(json!({
        "own": ["yellow 2", "yellow 2"], "roy": ["yellow 1", "red 1"], "deniers": 4,
    }));
    table.play(&["farm", "die roy yellow 1"]);
    assert!(table.told(&json!({"event": "group", "paid": 4})));
    assert_eq!(
        (table.deniers(), table.get("/dice/own/yellow")),
        (1, json!([2]))
    );
}

#[test]
fn kc_8_11_larger_groups() {
    let mut table = turn(json!({"own": ["yellow 6", "yellow 1"], "roy": ["red 1"]}));
    table.play(&["farm", "die own yellow 6"]);
    assert_eq!(table.list(), ["die own yellow 1", "done"]);
    table.play(&["die own yellow 1"]);
    assert_eq!(table.deniers(), 3);
    let table = royal(json!({"roy": ["red 1"]}));
    assert_eq!(table.refused("done"), "KC-14.1");
}
