//! Chapter 9: citizens and buildings.

use crate::common::{at_with, royal, turn, with};
use kings_challenge::Side;
use serde_json::json;

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
    assert!(table.told(&json!({"event": "entered", "who": "human", "space": 4, "evicted": null})));
    assert!(table.told(&json!({"pushed": [{"who": "roy", "from": 4, "to": 5}]})));
    let mut table =
        turn(json!({"own": ["yellow 4"], "roy": ["red 1"], "supply": 1, "hall": "rrrrrr"}));
    table.play(&["place hall"]);
    assert_eq!(table.get("/roy/lying"), 1);
    assert_eq!(
        table.events[2],
        json!({
            "event": "entered", "who": "human", "building": "hall", "space": 4,
            "pushed": [
                {"who": "roy", "from": 4, "to": 5}, {"who": "roy", "from": 5, "to": 6},
                {"who": "roy", "from": 6, "to": null},
            ],
            "evicted": "roy",
        })
    );
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
        .filter(|event| event["event"] == "entered")
        .collect();
    assert_eq!(
        (&order[0]["space"], &order[1]["space"]),
        (&json!(5), &json!(3))
    );
    let table = turn(json!({"own": ["red 3"], "roy": ["red 1"], "influence": 1}));
    assert_eq!(table.refused("place palace"), "KC-9.5");
    let table = turn(json!({"own": ["red 3"], "roy": ["red 1"], "supply": 1, "influence": 1}));
    assert_eq!(table.refused("place hall"), "KC-8.4");
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
    assert!(table.told(&json!({"event": "filled", "building": "palace", "space": 1})));
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
    // Otherwise the first entry whose pushing ends on an empty space: entry 4 of the hall.
    assert_eq!(
        enter("rrrrrr", "hr-rr-", "yellow 6"),
        (json!("rrrrrr"), json!("hr-rrr"), json!(0))
    );
    // That comes before a push which only moves the human: entry 1 would move him.
    assert_eq!(
        enter("rrrrrr", "hrrrr-", "yellow 6"),
        (json!("rrrrrr"), json!("hrrrrr"), json!(0))
    );
    // Otherwise the first entry that moves the human: entry 1; entry 4, though earlier in the
    // order, moves none of his.
    assert_eq!(
        enter("rrrrrr", "hrrrrr", "yellow 6"),
        (json!("rrrrrr"), json!("rhrrrr"), json!(0))
    );
    // In the order of the places: 4 before 1.
    assert_eq!(
        enter("rrrrrr", "hrrhrr", "yellow 6"),
        (json!("rrrrrr"), json!("hrrrhr"), json!(0))
    );
    // Otherwise nothing: he would only replace himself.
    assert_eq!(
        enter("rrrrrr", "rrrrrr", "yellow 6"),
        (json!("rrrrrr"), json!("rrrrrr"), json!(0))
    );
}
