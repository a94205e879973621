//! Chapter 10: the human's actions.

use crate::common::{at_with, card, catalogue, effects, royal, turn, with};
use kings_challenge::{KingsChallenge, Options, Side};
use serde_json::json;

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
        "event": "hired", "who": "human", "card": "y1a", "space": 2, "price": 3, "from": "card w2c",
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
    assert!(table.told(&json!({"event": "deniers", "amount": -2, "reason": "costs"})));
    assert!(table.told(&json!({"event": "activated", "card": "y2a", "times": 2})));
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
        .filter(|event| event["event"] == "stone")
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
    // On the lowest level column 2 is taken; white 3 is the only choice.
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
    assert!(
        table.told(&json!({"event": "event_cubes", "who": "human", "card": "er2", "count": 1}))
    );
    assert_eq!(table.influence(), 1);
}

#[test]
fn kc_10_6_settling() {
    let mut table =
        turn(json!({"own": ["red 6"], "roy": ["red 1"], "row": [["er2", 1], ["er1", 0]]}));
    table.play(&["combat er2"]);
    assert_eq!(table.vp(), (3, 0));
    assert!(table.told(&json!({"event": "event_countered", "card": "er2", "to": "human"})));
    assert_eq!(table.get("/row/1/card"), "er1");
    // Le Roy has the majority.
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
    assert!(table.told(&json!({"event": "event_countered", "card": "e0", "to": null})));
    assert!(table.told(&json!({"event": "vp", "reason": "reward", "card": "e0"})));
}

#[test]
fn kc_10_7_without_a_payout() {
    let game = with(json!({"marauding_payout": "off"}));
    let given = json!({"own": ["red 6"], "roy": ["red 1"], "e0": 3, "row": [["er2", 1]]});
    let mut table = at_with(game.clone(), "actions/turn", given.clone());
    table.play(&["combat e0"]);
    // The influence of the cube is gained all the same.
    assert_eq!((table.vp(), table.influence()), ((0, 0), 1));
    assert_eq!(table.get("/row/0"), json!({"card": "e0", "cubes": 0}));
    assert!(table.told(&json!({"event": "event_countered", "card": "e0", "to": null})));
    // Other cards pay as before.
    let mut table = at_with(game, "actions/turn", given);
    table.play(&["combat er2"]);
    assert_eq!(table.vp(), (3, 0));
}

#[test]
fn kc_10_8_placing_is_an_action() {
    let mut table = turn(json!({"own": ["white 4"], "roy": ["red 1"], "supply": 1}));
    table.play(&["place bishopric"]);
    assert_eq!(table.get("/buildings/bishopric"), "rrrhrr");
    assert!(table.told(&json!({"event": "action", "kind": "place", "target": "bishopric"})));
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
