//! Worked checks of the human's actions, and of losses inflicted on him.

use crate::common::{Table, at, guard, income, turn};
use kings_challenge::{KingsChallenge, Side};
use serde_json::json;

#[test]
fn wc_1_income_and_salaries() {
    let given = json!({"deniers": 5, "palace": "hhrrrr", "hall": "hhrrrr", "bishopric": "hhrrrr"});
    assert_eq!(income(given).deniers(), 9);
}

#[test]
fn wc_2_salaries_that_cannot_be_paid() {
    for (before, after) in [(3, 1), (1, 0)] {
        let table = income(json!({"deniers": 0, "palace": "hhhhhh", "vp": before}));
        assert_eq!((table.deniers(), table.vp().0), (0, after));
    }
}

#[test]
fn wc_3_le_roys_first_step() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    table.play(&["roll 4", "roll 2", "roll 6", "roll 4", "roll 4", "roll 1"]);
    assert_eq!(table.get("/buildings/hall"), "r--r--");
    assert_eq!(table.get("/buildings/palace"), "-----r");
    let list = table.list();
    assert_eq!(list.len(), 15);
    assert!(list.iter().all(|entry| entry.starts_with("settle ")));
}

#[test]
fn wc_4_prices() {
    // Groups of three with two of le Roy's dice, of two with one, of one with one.
    for (own, roy, dice, price) in [
        (vec!["yellow 1"], vec!["yellow 1", "yellow 1"], 3, 12),
        (vec!["yellow 1"], vec!["yellow 2"], 2, 4),
        (vec![], vec!["yellow 3"], 1, 2),
    ] {
        let mut table = turn(json!({"own": own, "roy": roy, "deniers": 12}));
        table.play(&["farm"]);
        while table.step() == "actions/dice" {
            let die = table.list().remove(0);
            assert_ne!(die, "done");
            table.play(&[&die]);
        }
        let mut events = table.events.iter();
        let group = events.find(|event| event["event"] == "group").unwrap();
        assert_eq!(group["dice"].as_array().unwrap().len(), dice);
        assert_eq!(group["paid"], price);
    }
}

#[test]
fn wc_5_farm_only_if_it_can_be_paid() {
    let given = |deniers| json!({"own": ["red 1"], "roy": ["yellow 1", "yellow 1", "white 1"], "deniers": deniers});
    assert!(!turn(given(7)).offers("farm"));
    let mut table = turn(given(8));
    assert!(table.offers("farm"));
    table.play(&["farm"]);
    assert_eq!(
        (table.deniers(), table.step()),
        (1, "actions/royal".to_owned())
    );
}

#[test]
fn wc_6_red_counts_double() {
    let mut table = guard(json!({"black": [5], "own": ["red 3", "yellow 1"]}));
    assert_eq!(table.list(), ["guard red 3", "guard yellow 1"]);
    table.play(&["guard red 3"]);
    assert_eq!(table.get("/black"), json!([]));
    assert_eq!(table.influence(), 1);
    assert_eq!(table.get("/dice/own/yellow"), json!([1]));
}

#[test]
fn wc_7_forced_surrender() {
    // Everything is forced once the black die shows its face.
    let mut table = at(
        "defence/roll",
        json!({"own": ["yellow 1"], "vp": 3, "roy": ["red 1"], "pending": {"left": 1}}),
    );
    table.play(&["roll 6"]);
    assert_eq!(table.vp().0, 1);
    assert_eq!(table.get("/dice/own/yellow"), json!([1]));
    assert_eq!(table.get("/black"), json!([]));
}

#[test]
fn wc_8_le_roys_go() {
    let mut table = at(
        "defence/roll",
        json!({
            "round": 2, "black": [6], "roy": ["red 3", "white 5"],
            "own": ["yellow 4", "yellow 4", "yellow 1"], "pending": {"left": 1},
        }),
    );
    table.play(&["roll 4"]);
    assert_eq!(
        table.get("/dice/roy"),
        json!({"red": [3], "yellow": [], "white": []})
    );
    assert_eq!(table.get("/black"), json!([4]));
    assert_eq!(table.list(), ["guard yellow 1", "guard yellow 4"]);
}

#[test]
fn wc_9_turning_dice() {
    let mut table = turn(json!({"own": ["red 1", "red 6", "white 2"], "influence": 5}));
    table.play(&["flip red 1"]);
    assert_eq!(table.influence(), 1);
    assert_eq!(table.get("/dice/own/red"), json!([6, 6]));
    assert_eq!(table.list(), ["flip red 6", "flip white 2", "flip end"]);
    assert_eq!(table.get("/pending/left"), 2);
    table.play(&["flip red 6"]);
    assert_eq!(table.get("/dice/own/red"), json!([6, 1]));
    assert_eq!(table.list(), ["flip white 2", "flip end"]);
}

#[test]
fn wc_10_activations_that_can_be_paid() {
    let given = |deniers| {
        json!({
            "own": ["yellow 4", "yellow 4"], "roy": ["red 1"], "deniers": deniers,
            "cards": {"y3a": ["h---", 0]},
        })
    };
    let mut table = turn(given(5));
    table.play(&["activate y3a", "die own yellow 4"]);
    assert_eq!((table.vp().0, table.deniers()), (2, 2));
    let mut table = turn(given(6));
    table.play(&["activate y3a", "die own yellow 4"]);
    assert_eq!(table.list(), ["times 1", "times 2"]);
    table.play(&["times 2"]);
    assert_eq!((table.vp().0, table.deniers()), (4, 0));
}

#[test]
fn wc_11_an_event_countered() {
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 4", "yellow 3"], "roy": ["red 1"], "row": [["ey3", 0]],
    }));
    table.play(&[
        "combat ey3",
        "die own yellow 4",
        "die own yellow 4",
        "die own yellow 3",
    ]);
    assert_eq!((table.influence(), table.vp().0), (2, 3));
    assert_eq!(table.get("/human/won"), json!(["ey3"]));
    assert_eq!(table.get("/row").as_array().unwrap().len(), 1);
}

#[test]
fn wc_21_building_into_the_next_level() {
    let mut table = turn(json!({
        "level1": "hrrrr-", "own": ["white 6", "white 2"], "roy": ["red 1"],
    }));
    table.play(&["build"]);
    assert_eq!(table.get("/pending/group"), json!([["own", "white", 6]]));
    assert_eq!(table.list(), ["die own white 2", "done"]);
    table.play(&["die own white 2"]);
    assert_eq!(table.get("/cathedral/0"), "hrrrrh");
    assert_eq!(table.get("/cathedral/1"), "-h----");
    assert_eq!((table.vp().0, table.influence()), (2, 3));
}

#[test]
fn wc_22_the_monk() {
    let mut table = turn(json!({
        "cards": {"w1b": ["h---", 1]}, "roy": ["white 6", "white 6"], "deniers": 2,
        "own": ["red 1"],
    }));
    table.play(&["farm"]);
    assert_eq!(table.deniers(), 9);
    assert_eq!(table.get("/activities/6/cubes"), 0);
}

#[test]
fn wc_23_the_priest() {
    let mut table = turn(json!({
        "cards": {"w1c": ["h---", 1]}, "own": ["yellow 3", "yellow 2"], "roy": ["red 1"],
    }));
    table.play(&["farm", "cube w1c", "die own yellow 3", "die own yellow 2"]);
    assert_eq!(table.deniers(), 5);
}

#[test]
fn wc_24_the_apprenticeship() {
    let mut table = turn(json!({
        "cards": {"w2a": ["h---", 1]}, "own": ["red 1", "yellow 1", "white 1"],
        "row": [["ew3", 0]], "roy": ["red 1"],
    }));
    table.play(&[
        "combat ew3",
        "die own red 1",
        "die own yellow 1",
        "die own white 1",
    ]);
    assert_eq!((table.vp().0, table.influence()), (5, 3));
    assert_eq!(table.get("/human/won"), json!(["ew3"]));
}

#[test]
fn wc_25_the_tithing() {
    let mut table = turn(json!({
        "cards": {"w1a": ["h---", 1]}, "own": ["yellow 4"], "roy": ["yellow 6", "red 1"],
    }));
    table.play(&["farm", "cube w1a", "die own yellow 4"]);
    assert_eq!(table.deniers(), 5);
    assert_eq!(table.get("/dice/roy/yellow"), json!([]));
}

#[test]
fn wc_26_hiring_from_the_palace() {
    let mut table = turn(json!({
        "cards": {"y1a": ["----", 0]}, "palace": "rrhrrr", "supply": 1, "deniers": 4,
        "own": ["yellow 3"], "roy": ["red 1"],
    }));
    let supply = table.state.supply(Side::Roy);
    table.play(&["activate y1a"]);
    assert_eq!(table.list(), ["from supply", "from palace 3"]);
    table.play(&["from palace 3"]);
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
    assert_eq!(
        (table.state.supply(Side::Roy), table.deniers()),
        (supply - 1, 3)
    );
}

#[test]
fn wc_27_the_pot() {
    let mut table = turn(json!({"influence": 1, "own": ["red 1"], "roy": ["red 2", "red 1"]}));
    table.play(&["pass"]).rolls(2, 4);
    assert_eq!(table.get("/human/pot"), 3);
    table.rolls(3, 3);
    assert!(table.told(&json!({"event": "deniers", "amount": 3, "reason": "pot"})));
}

#[test]
fn wc_28_a_drought() {
    let mut table = at(
        "events/draw",
        json!({"deniers": 1, "vp": 5, "pending": {"colour": "yellow"}}),
    );
    table.play(&["event ey2"]);
    assert_eq!((table.deniers(), table.vp().0), (0, 3));
    assert!(table.told(&json!({"event": "attack", "dice": 1})));
}

#[test]
fn wc_35_the_royal_levy() {
    let after = |level2, level3| {
        let mut table = at(
            "events/draw",
            json!({
                "row": [["er7", 0]], "level1": "hrrrrh", "level2": level2, "level3": level3,
                "pending": {"colour": "white"}, "influence": 1,
            }),
        );
        table.play(&["event ew2"]);
        assert!(table.told(&json!({"event": "attack", "dice": 2})));
        table
    };
    let table = after("------", "------");
    assert_eq!(table.get("/cathedral/1"), "-----r");
    assert_eq!(table.vp(), (0, 1));
    let table = after("rrrrrr", "rrrrrr");
    assert_eq!(table.vp(), (0, 0));
    assert!(!table.told(&json!({"event": "stone"})));
}

#[test]
fn wc_38_a_drought_told() {
    let mut table = at(
        "events/draw",
        json!({"deniers": 1, "vp": 5, "pending": {"colour": "yellow"}}),
    );
    table.play(&["event ey2"]);
    assert!(table.told(&json!({
        "event": "lost", "card": "ey2", "what": "deniers", "due": 2, "amount": 1, "where": null,
    })));
    assert!(table.told(&json!({
        "event": "vp", "who": "human", "amount": -2, "reason": "unfulfilled", "card": "ey2",
    })));
}
