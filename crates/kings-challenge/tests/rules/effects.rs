//! Chapter 11: the effect vocabulary.

use crate::common::{card, catalogue, effects, turn};
use kings_challenge::{KingsChallenge, Options, Side};
use serde_json::{Value, json};

#[test]
fn kc_11_1_costs() {
    let table = effects(
        json!([["pay_deniers", 2], ["pay_influence", 1], ["vp", 3]]),
        json!({"deniers": 5, "influence": 4}),
    );
    assert_eq!(
        (table.deniers(), table.influence(), table.vp().0),
        (3, 3, 3)
    );
}

/// Equal views are equal positions, however the card words the same effects.
#[test]
fn kc_11_2_what_is_left_to_do() {
    let fx = json!([
        [
            "choose",
            [["vp", 2], ["event_cube", 2], ["deniers", 1]],
            [
                ["vp", 2],
                ["event_cube", 1],
                ["event_cube", 1],
                ["deniers", 1]
            ]
        ],
        ["deniers", 2],
    ]);
    let given = json!({"row": [["er2", 0]]});
    let chosen = ["choose 1", "choose 2"].map(|choice| {
        let mut table = effects(fx.clone(), given.clone());
        table.play(&[choice]);
        table
    });
    let [cubes, single] = &chosen;
    assert_eq!(cubes.state, single.state);
    assert_eq!(
        cubes.get("/pending/todo"),
        json!([["event_cube", 1], ["deniers", 1], ["deniers", 2]])
    );
    for mut table in chosen {
        table.play(&["mark e0"]);
        assert_eq!(
            table.get("/pending/todo"),
            json!([["deniers", 1], ["deniers", 2]])
        );
    }
}

#[test]
fn kc_11_2_effects() {
    let fx = json!([["deniers", 3], ["influence", 2], ["vp", 1], ["recruit", 2]]);
    let table = effects(fx, json!({}));
    assert_eq!(
        (table.deniers(), table.influence(), table.vp().0),
        (3, 2, 1)
    );
    assert_eq!(
        (table.state.supply(Side::Human), table.state.stock()),
        (2, 9)
    );
    // Cubes one after the other, each with influence.
    let mut table = effects(
        json!([["event_cube", 2], ["vp", 1]]),
        json!({"row": [["er2", 0]]}),
    );
    assert_eq!(table.list(), ["mark e0", "mark er2"]);
    assert_eq!(table.get("/pending/now"), json!(["event_cube", 1]));
    assert_eq!(
        table.get("/pending/todo"),
        json!([["event_cube", 1], ["vp", 1]])
    );
    assert_eq!(table.refused("mark er1"), "KC-11.2");
    table.play(&["mark er2"]);
    assert_eq!(table.get("/pending/todo"), json!([["vp", 1]]));
    table.play(&["mark er2"]);
    assert_eq!((table.vp().0, table.influence()), (4, 2));
    assert_eq!(table.get("/human/won"), json!(["er2"]));
    // A choice with lists inside lists.
    let fx = json!([
        [
            "choose",
            [["deniers", 1]],
            [["choose", [["vp", 5]], [["influence", 5]]], ["deniers", 7]]
        ],
        ["deniers", 1],
    ]);
    let mut table = effects(fx, json!({}));
    assert_eq!(table.list(), ["choose 1", "choose 2"]);
    assert_eq!(table.refused("choose 3"), "KC-11.2");
    table.play(&["choose 2"]);
    assert_eq!(
        table.get("/pending/todo"),
        json!([["deniers", 7], ["deniers", 1]])
    );
    table.play(&["choose 1"]);
    assert_eq!((table.vp().0, table.deniers()), (5, 8));
    // A roll.
    for (face, vp) in [(3, 0), (4, 2), (6, 2)] {
        let mut table = effects(json!([["roll", 4, [["vp", 2]]]]), json!({}));
        assert_eq!(table.step(), "actions/black");
        table.play(&[&format!("roll {face}")]);
        assert_eq!(table.vp().0, vp);
    }
}

#[test]
fn kc_11_3_counts() {
    let given = json!({
        "palace": "hhrrrr", "hall": "hhhrrr", "level1": "hh----", "level3": "h-----", "e0": 1,
        "row": [["er1", 1], ["er2", 0]], "won": ["er3"], "own": ["red 1", "red 2", "white 1"],
        "cards": {"r1a": ["h---", 0]}, "supply": 3,
    });
    for (count, number) in [
        ("citizens_palace", 2),
        ("citizens_hall", 3),
        ("citizens_bishopric", 0),
        ("citizens", 5),
        ("buildings", 2),
        ("stones", 3),
        ("levels", 2),
        ("events", 2),
        ("tradesmen", 2),
        ("supply", 3),
        ("won", 1),
        ("dice_red", 2),
        ("dice_yellow", 0),
        ("dice_white", 1),
        ("dice", 3),
    ] {
        let table = effects(json!([["per", "vp", 1, count, 1]]), given.clone());
        assert_eq!(table.vp().0, number, "{count}");
    }
    let table = effects(json!([["per", "deniers", 2, "citizens", 2]]), given.clone());
    assert_eq!(table.deniers(), 4);
    let table = effects(json!([["per", "influence", 3, "won", 1]]), given);
    assert_eq!(table.influence(), 3);
    // Events, deniers and influence are 0 for le Roy, whatever the human has.
    for (metric, human, roy) in [("events", 1, 0), ("tradesmen", 0, 4), ("stones", 0, 9)] {
        let cards = catalogue(|tables| {
            let urbain = card(tables, "character", "c3");
            urbain["metric"] = json!(metric);
            urbain["steps"] = json!([[1, 1], [2, 4], [3, 9]]);
        });
        let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
        let mut table = crate::common::royal_with(
            game,
            json!({
                "stack": ["c3"], "e0": 1, "level2": "rrrrr-", "roy": ["red 1"], "own": ["red 1"],
                "cards": {"r1a": ["r---", 0], "r2a": ["r---", 0]},
            }),
        );
        table.rolls(4, 4);
        assert_eq!(table.vp(), (human, roy), "{metric}");
    }
}

#[test]
fn kc_11_4_the_die_of_an_effect() {
    let table = effects(json!([["roll", 4, [["vp", 2]]]]), json!({"influence": 9}));
    assert_eq!(table.list().len(), 6);
    assert_eq!(table.refused("reroll yellow 6"), "KC-14.1");
}

#[test]
fn kc_11_5_deferred_effects() {
    // add_sum: all dice red, 5 more.
    let mut table = turn(json!({
        "own": ["red 1"], "roy": ["red 1"], "row": [["er1", 0]], "cards": {"y2b": ["h---", 1]},
    }));
    table.play(&["combat er1"]);
    assert!(table.told(&json!({"event": "event_cubes", "count": 1})));
    // add_each: 3 for each yellow die.
    let mut table = turn(json!({
        "own": ["yellow 1", "yellow 1"], "roy": ["red 1"], "cards": {"w1c": ["h---", 1]},
    }));
    table.play(&["farm", "cube w1c", "die own yellow 1"]);
    assert_eq!(table.deniers(), 4);
    // set_each: 5 for each die.
    let mut table = turn(json!({
        "own": ["yellow 6"], "roy": ["red 1"], "cards": {"w2a": ["h---", 1]},
    }));
    table.play(&["farm", "cube w2a"]);
    assert_eq!(table.deniers(), 2);
    // recolour: yellow dice for a red combat.
    let mut table = turn(json!({
        "own": ["yellow 5", "red 1"], "roy": ["red 1"], "row": [["er1", 0]], "cards": {"y2c": ["h---", 1]},
    }));
    table.play(&["combat er1"]);
    assert!(table.told(&json!({"event": "group", "dice": [["own", "yellow", 5]]})));
    // multiply: one white die, three times its face, at the price of a group of one.
    let mut table = turn(json!({
        "own": ["red 1"], "roy": ["white 5", "white 4"], "deniers": 2, "cards": {"w1b": ["h---", 1]},
    }));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["die roy white 4", "die roy white 5"]);
    table.play(&["die roy white 5"]);
    assert_eq!(table.deniers(), 7);
    // free: a yellow die of le Roy's is needed, one of them costs nothing.
    let mut table = turn(json!({
        "own": ["yellow 4"], "roy": ["yellow 6", "yellow 5", "red 1"], "deniers": 6,
        "cards": {"w1a": ["h---", 1]},
    }));
    table.play(&[
        "farm",
        "cube w1a",
        "die own yellow 4",
        "die roy yellow 6",
        "die roy yellow 5",
    ]);
    assert!(table.told(&json!({"event": "group", "paid": 6})));
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 3"], "roy": ["yellow 6", "red 1"], "cards": {"w1a": ["h---", 1]},
    }));
    table.play(&["farm", "cube w1a", "die own yellow 4"]);
    // Not complete without le Roy's die.
    assert_eq!(table.refused("done"), "KC-8.9");
    assert_eq!(table.list(), ["die own yellow 3", "die roy yellow 6"]);
    // Without such a die the cube does not fit.
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 3"], "roy": ["red 1"], "cards": {"w1a": ["h---", 1]},
    }));
    table.play(&["farm"]);
    assert!(!table.told(&json!({"event": "cube_used"})) && table.step() == "actions/dice");
    // wild: red dice for any combat.
    let mut table = turn(json!({
        "own": ["red 5", "red 5"], "roy": ["red 1"], "row": [["ey3", 0]], "cards": {"r1c": ["h---", 1]},
    }));
    table.play(&["combat ey3", "die own red 5"]);
    assert_eq!(table.get("/human/won"), json!(["ey3"]));
}

#[test]
fn kc_11_6_what_never_fits() {
    let given = json!({
        "own": ["red 5", "red 6"], "roy": ["red 1"], "supply": 2, "influence": 1,
        "cards": {"y2b": ["h---", 1], "w2a": ["h---", 1], "r1c": ["h---", 1]},
    });
    let mut table = turn(given);
    table.play(&["place palace"]);
    // No cube is offered: none fits.
    assert_eq!(table.step(), "actions/dice");
    assert_eq!(table.get("/pending/cube"), Value::Null);
    for (effect, kind) in [
        (json!([["add_sum", "red", 5]]), "place"),
        (json!([["add_each", "red", 5]]), "build"),
        (json!([["set_each", 5]]), "place"),
        (json!([["multiply", "red", "white", 2]]), "build"),
        (json!([["wild", "red"]]), "farm"),
    ] {
        let faults = catalogue(|tables| {
            let knight = card(tables, "activity", "r1c");
            knight["fx"] = effect.clone();
            knight["use_for"] = json!([kind]);
        });
        assert_eq!(faults.unwrap_err().iter().next().unwrap().rule, "KC-15.5");
    }
}
