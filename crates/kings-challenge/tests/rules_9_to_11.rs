//! Chapters 9 to 11 of the rulebook.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Table, at_with, card, catalogue, royal, turn, with};
use kings_challenge::{KingsChallenge, Options, Side};
use serde_json::{Value, json};

/// A turn in which the yellow card `y1a` does this; the human has a tradesman there and a yellow 6.
fn effects(fx: Value, mut given: Value) -> Table {
    let cards = catalogue(|tables| {
        let merchant = card(tables, "activity", "y1a");
        merchant["fx"] = fx;
        merchant["divisor"] = json!(6);
    });
    let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
    given["cards"]["y1a"] = json!(["h---", 0]);
    let mut own = given["own"].as_array().cloned().unwrap_or_default();
    own.push(json!("yellow 6"));
    given["own"] = own.into();
    let mut roy = given["roy"].as_array().cloned().unwrap_or_default();
    roy.push(json!("red 1"));
    given["roy"] = roy.into();
    let mut table = at_with(game, "actions/turn", given);
    table.play(&["activate y1a"]);
    if table.step() == "actions/dice" {
        table.play(&["die own yellow 6"]);
    }
    if table.step() == "actions/dice" {
        table.play(&["done"]);
    }
    table
}

#[test]
fn kc_9_1_chains() {
    let mut table =
        turn(json!({"own": ["yellow 1"], "roy": ["red 1"], "supply": 1, "hall": "rrhrrr"}));
    table.play(&["place hall"]);
    assert_eq!(table.get("/buildings/hall"), "hrrrrr");
    let game = with(json!({"topology": "direct"}));
    let given = json!({"own": ["yellow 1"], "roy": ["red 1"], "supply": 1, "hall": "rrhrrr"});
    let mut table = at_with(game, "actions/turn", given);
    table.play(&["place hall"]);
    assert_eq!(table.get("/buildings/hall"), "hrhrrr");
}

#[test]
fn kc_9_2_pushing() {
    // A free space ends it.
    let mut table =
        turn(json!({"own": ["yellow 4"], "roy": ["red 1"], "supply": 1, "hall": "rrrr-r"}));
    table.play(&["place hall"]);
    assert_eq!(table.get("/buildings/hall"), "rrrhrr");
    assert_eq!(table.get("/roy/lying"), 0);
    assert!(table.told(&json!({"e": "entered", "who": "human", "space": 4, "evicted": null})));
    let mut table =
        turn(json!({"own": ["yellow 4"], "roy": ["red 1"], "supply": 1, "hall": "rrrrrr"}));
    table.play(&["place hall"]);
    assert_eq!(table.get("/roy/lying"), 1);
    assert!(table.told(&json!({"e": "entered", "evicted": "roy"})));
}

#[test]
fn kc_9_3_the_lying() {
    let mut table = royal(json!({
        "roy": ["red 1"], "lying": 2, "roy_lying": 1, "palace": "hrrrrr", "round": 1,
    }));
    let supply = table.state.supply(Side::Roy);
    table.rolls(3, 3);
    assert_eq!(table.get("/human/supply"), 2);
    assert_eq!(table.get("/human/lying"), 0);
    assert_eq!(table.state.supply(Side::Roy), supply + 1);
    assert_eq!(table.state.lying(Side::Roy), 0);
}

#[test]
fn kc_9_4_pushing_own_citizens() {
    let mut table =
        turn(json!({"own": ["red 3"], "roy": ["red 1"], "supply": 1, "palace": "rrhrrr"}));
    table.play(&["place palace"]);
    assert_eq!(
        (table.get("/buildings/palace"), table.get("/human/lying")),
        (json!("rrhrrr"), json!(1))
    );
}

#[test]
fn kc_9_5_placing() {
    let mut table = turn(json!({"own": ["red 3", "red 5"], "roy": ["red 1"], "supply": 2}));
    table.play(&["place palace", "die own red 5", "die own red 3"]);
    assert_eq!(table.get("/buildings/palace"), "rrhrhr");
    assert_eq!(table.state.supply(Side::Human), 0);
    let order: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["e"] == "entered")
        .collect();
    assert_eq!(
        (&order[0]["space"], &order[1]["space"]),
        (&json!(5), &json!(3))
    );
    let table = turn(json!({"own": ["red 3"], "roy": ["red 1"], "influence": 1}));
    assert_eq!(table.refused("place palace"), "KC-9.5");
    let table = turn(json!({"own": ["red 3"], "roy": ["red 1"], "supply": 1, "influence": 1}));
    assert_eq!(table.refused("place hall"), "KC-8.10");
}

#[test]
fn kc_9_6_multiplied_citizens() {
    let given = |supply| {
        json!({
            "own": ["white 4"], "roy": ["red 1"], "supply": supply, "cards": {"w1b": ["h---", 1]},
            "influence": 1,
        })
    };
    let mut table = turn(given(3));
    table.play(&["place hall"]);
    // Each enters on 4 and pushes those before him along.
    assert_eq!(table.get("/buildings/hall"), "rrrhhh");
    assert_eq!(table.state.supply(Side::Human), 0);
    // Fewer citizens than the card places are not enough.
    assert!(!turn(given(2)).offers("place hall"));
}

#[test]
fn kc_9_7_vacated_spaces() {
    let given = |roy_lying| {
        json!({
            "own": ["yellow 3"], "roy": ["red 1"], "deniers": 3, "palace": "hrrrrr",
            "cards": {"y1a": ["----", 0]}, "roy_lying": roy_lying,
        })
    };
    let mut table = turn(given(0));
    table.play(&["activate y1a"]);
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
    assert!(table.told(&json!({"e": "filled", "building": "palace", "space": 1})));
    let mut table = turn(given(7));
    table.play(&["activate y1a"]);
    assert_eq!(table.get("/buildings/palace"), "-rrrrr");
}

#[test]
fn kc_9_8_le_roy_evicts_if_he_can() {
    let enter = |palace, hall, die| {
        let mut table = royal(json!({
            "roy": [die, "red 1"], "own": ["red 1"], "palace": palace, "hall": hall,
        }));
        table.rolls(2, 2);
        (
            table.get("/buildings/palace"),
            table.get("/buildings/hall"),
            table.get("/human/lying"),
        )
    };
    // The human is evicted although a space is free.
    assert_eq!(
        enter("hr-rrr", "rrrrrr", "red 6"),
        (json!("rr-rrr"), json!("rrrrrr"), json!(1))
    );
    // In the order of the places: 6 before 5.
    assert_eq!(
        enter("rrrrhh", "rrrrrr", "red 6"),
        (json!("rrrrhr"), json!("rrrrrr"), json!(1))
    );
    // Otherwise the first whose pushing ends on an empty space: entry 4 of the hall.
    assert_eq!(
        enter("rrrrrr", "hr-rr-", "yellow 6"),
        (json!("rrrrrr"), json!("hr-rrr"), json!(0))
    );
    // Otherwise nothing.
    assert_eq!(
        enter("rrrrrr", "hrrrrr", "yellow 6"),
        (json!("rrrrrr"), json!("hrrrrr"), json!(0))
    );
}

#[test]
fn kc_10_1_hiring() {
    let given = json!({
        "own": ["yellow 3"], "roy": ["red 1"], "deniers": 4, "palace": "hrrrrr", "supply": 1,
        "cards": {"y1a": ["r---", 0], "w2c": ["h---", 0]},
    });
    let mut table = turn(given);
    table.play(&["activate y1a"]);
    assert_eq!(
        table.list(),
        ["from supply", "from palace 1", "from card w2c"]
    );
    for entry in ["from palace 2", "from card y1a", "from card r1a"] {
        assert_eq!(table.refused(entry), "KC-10.1", "{entry}");
    }
    table.play(&["from card w2c"]);
    assert_eq!(table.get("/activities/3/spaces"), "rh--");
    assert_eq!(table.get("/activities/7/spaces"), "----");
    assert_eq!(table.deniers(), 4 - 3 + 2);
    assert!(table.told(&json!({
        "e": "hired", "who": "human", "card": "y1a", "space": 2, "price": 3, "from": "card w2c",
    })));
    // Too dear, no citizen, not face up.
    let dear = json!({
        "own": ["yellow 3"], "roy": ["red 1"], "deniers": 2, "supply": 1, "influence": 1,
        "cards": {"y1a": ["----", 0]},
    });
    assert_eq!(turn(dear).refused("activate y1a"), "KC-10.1");
    let nobody = json!({
        "own": ["yellow 3"], "roy": ["red 1"], "deniers": 9, "influence": 1,
        "cards": {"y1a": ["----", 0]},
    });
    let table = turn(nobody);
    assert_eq!(table.refused("activate y1a"), "KC-10.1");
    assert_eq!(table.refused("activate y1b"), "KC-10.1");
    // From the supply.
    let mut table = turn(json!({
        "own": ["yellow 3"], "roy": ["red 1"], "deniers": 3, "supply": 1,
        "cards": {"y1a": ["----", 0]},
    }));
    table.play(&["activate y1a"]);
    assert_eq!((table.state.supply(Side::Human), table.deniers()), (0, 2));
    // No free space.
    let game = KingsChallenge::with_catalogue(
        Options::default(),
        catalogue(|t| card(t, "activity", "y1a")["spaces"] = json!([[3, 1]])).unwrap(),
    );
    let table = at_with(
        game,
        "actions/turn",
        json!({
            "own": ["yellow 3"], "roy": ["red 1"], "deniers": 9, "supply": 1, "influence": 1,
            "cards": {"y1a": ["r", 0]},
        }),
    );
    assert_eq!(table.refused("activate y1a"), "KC-10.1");
}

#[test]
fn kc_10_1a_activations() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 6"], "roy": ["red 1"], "deniers": 2,
        "cards": {"y2a": ["h---", 0]},
    }));
    table.play(&["activate y2a", "die own yellow 6"]);
    // Strength 12 is enough for six, 2 deniers for two.
    assert_eq!(table.list(), ["times 1", "times 2"]);
    assert_eq!(table.refused("times 3"), "KC-10.1a");
    table.play(&["times 2"]);
    assert_eq!((table.deniers(), table.influence()), (0, 2));
    assert!(table.told(&json!({"e": "deniers", "amount": -2, "reason": "costs"})));
    assert!(table.told(&json!({"e": "activated", "card": "y2a", "times": 2})));
    // Influence is a cost, too.
    let given = |influence| {
        json!({
            "own": ["yellow 6", "yellow 6"], "roy": ["red 1"], "influence": influence,
            "cards": {"y1b": ["h---", 0]},
        })
    };
    assert_eq!(turn(given(0)).step(), "actions/turn");
    assert_eq!(turn(given(0)).refused("activate y1b"), "KC-10.1a");
    let mut table = turn(given(2));
    table.play(&["activate y1b", "die own yellow 6"]);
    assert_eq!(table.list(), ["times 1", "times 2"]);
    table.play(&["times 2"]);
    assert_eq!((table.deniers(), table.influence()), (12, 0));
    // The hiring price comes first.
    let table = turn(json!({
        "own": ["yellow 4"], "roy": ["red 1"], "deniers": 7, "supply": 1, "influence": 1,
        "cards": {"y3a": ["----", 0]},
    }));
    assert_eq!(table.refused("activate y3a"), "KC-10.1a");
}

#[test]
fn kc_10_1b_immediate_and_deferred() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 2"], "roy": ["red 1"], "cards": {"y2b": ["h---", 1]},
    }));
    table.play(&[
        "activate y2b",
        "die own yellow 6",
        "die own yellow 2",
        "times 2",
    ]);
    assert_eq!(table.get("/activities/4/cubes"), 3);
    let table = effects(json!([["vp", 1], ["deniers", 2]]), json!({}));
    assert_eq!((table.vp().0, table.deniers()), (1, 2));
}

#[test]
fn kc_10_2_building() {
    let mut table = turn(json!({"own": ["white 6", "white 2"], "roy": ["red 1"]}));
    table.play(&["build", "die own white 6", "die own white 2"]);
    assert_eq!(table.get("/cathedral/0"), "-h---h");
    let columns: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["e"] == "stone")
        .collect();
    assert_eq!(
        (&columns[0]["column"], &columns[1]["column"]),
        (&json!(6), &json!(2))
    );
}

#[test]
fn kc_10_3_the_lowest_level() {
    let given = json!({"own": ["white 2", "white 3"], "roy": ["red 1"], "level1": "-r----"});
    let mut table = turn(given.clone());
    table.play(&["build"]);
    // Column 2 is taken on the lowest level; white 3 is all there is.
    assert_eq!(
        table.get("/cathedral"),
        json!(["-rh---", "------", "------"])
    );
    let mut table = at_with(with(json!({"cathedral": "column"})), "actions/turn", given);
    table.play(&["build", "die own white 2"]);
    assert_eq!(table.list(), ["die own white 3", "done"]);
    table.play(&["done"]);
    assert_eq!(
        table.get("/cathedral"),
        json!(["-r----", "-h----", "------"])
    );
}

#[test]
fn kc_10_4_what_stones_are_worth() {
    let mut table = turn(json!({"own": ["white 1", "white 6"], "roy": ["red 1"]}));
    table.play(&["build", "die own white 1", "done"]);
    assert_eq!((table.vp().0, table.influence()), (1, 1));
    table.rolls(3, 3);
    table.play(&["build"]);
    assert_eq!((table.vp().0, table.influence()), (2, 3));
    // Bought dice build as well, at most three.
    let mut table = turn(json!({"own": ["white 1"], "roy": ["white 4", "red 1"], "deniers": 4}));
    table.play(&["build", "die own white 1", "die roy white 4"]);
    assert_eq!(
        (table.get("/cathedral/0"), table.deniers()),
        (json!("h--h--"), 0)
    );
}

#[test]
fn kc_10_5_combat() {
    let mut table = turn(json!({
        "own": ["red 6", "red 6", "red 6"], "roy": ["red 1"], "row": [["er2", 1]],
    }));
    assert_eq!(table.refused("combat er5"), "KC-10.5");
    table.play(&["combat er2", "die own red 6", "die own red 6"]);
    // Strength 18 would be three cubes, but one banner is free.
    assert!(table.told(&json!({"e": "event_cubes", "who": "human", "card": "er2", "count": 1})));
    assert_eq!(table.influence(), 1);
}

#[test]
fn kc_10_6_settling() {
    let mut table =
        turn(json!({"own": ["red 6"], "roy": ["red 1"], "row": [["er2", 1], ["er1", 0]]}));
    table.play(&["combat er2"]);
    assert_eq!(table.vp(), (3, 0));
    assert!(table.told(&json!({"e": "event_countered", "card": "er2", "to": "human"})));
    assert_eq!(table.get("/row/1/card"), "er1");
    // The majority is le Roy's.
    let mut table = royal(json!({
        "roy": ["red 6", "red 5", "red 4", "red 1"], "own": ["red 1"], "row": [["er1", 1]],
    }));
    table.rolls(4, 5);
    assert_eq!(
        (table.vp(), table.get("/roy/won")),
        ((1, 5), json!(["er1"]))
    );
}

#[test]
fn kc_10_7_marauding_stays() {
    let mut table = turn(json!({"own": ["red 6"], "roy": ["red 1"], "e0": 3}));
    table.play(&["combat e0"]);
    assert_eq!(table.vp().0, 4);
    assert_eq!(table.get("/row"), json!([{"card": "e0", "cubes": 0}]));
    assert_eq!(table.get("/human/won"), json!([]));
    assert!(table.told(&json!({"e": "event_countered", "card": "e0", "to": null})));
}

#[test]
fn kc_10_8_placing_is_an_action() {
    let mut table = turn(json!({"own": ["white 4"], "roy": ["red 1"], "supply": 1}));
    table.play(&["place bishopric"]);
    assert_eq!(table.get("/buildings/bishopric"), "rrrhrr");
    assert!(table.told(&json!({"e": "action", "kind": "place", "target": "bishopric"})));
}

#[test]
fn kc_10_9_farming() {
    for (face, deniers) in [(2, 1), (3, 1), (6, 3)] {
        let mut table = turn(json!({"own": [format!("yellow {face}")], "roy": ["red 1"]}));
        table.play(&["farm"]);
        assert_eq!(table.deniers(), deniers);
    }
    assert!(!turn(json!({"own": ["yellow 1"], "influence": 1})).offers("farm"));
}

#[test]
fn kc_10_10_passing_is_always_possible() {
    let table = turn(json!({"own": ["yellow 6", "red 6"], "roy": ["red 1"], "influence": 5}));
    assert_eq!(table.list().last().unwrap(), "pass");
}

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
    // For le Roy events, deniers and influence are 0, whatever the human has.
    for (metric, human, roy) in [("events", 1, 0), ("tradesmen", 0, 4), ("stones", 0, 9)] {
        let cards = catalogue(|tables| {
            let urbain = card(tables, "character", "c3");
            urbain["metric"] = json!(metric);
            urbain["steps"] = json!([[1, 1], [2, 4], [3, 9]]);
        });
        let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
        let mut table = common::royal_with(
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
    assert!(table.told(&json!({"e": "event_cubes", "count": 1})));
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
    assert!(table.told(&json!({"e": "group", "dice": [["own", "yellow", 5]]})));
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
    assert!(table.told(&json!({"e": "group", "paid": 6})));
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
    assert!(!table.told(&json!({"e": "cube_used"})) && table.step() == "actions/dice");
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
    // No cube is asked for: none fits.
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
