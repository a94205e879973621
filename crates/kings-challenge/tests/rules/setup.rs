//! Chapter 2: setup.

use crate::common::{Table, at_with, settled};
use kings_challenge::{Building, KingsChallenge, Side};
use serde_json::json;

#[test]
fn kc_2_1_the_beginning() {
    let table = Table::new(KingsChallenge::default());
    let human = json!({
        "deniers": 5, "influence": 4, "vp": 0, "supply": 0, "stock": 6, "lying": 0, "pot": 0,
        "passed": false, "won": [],
    });
    assert_eq!(table.get("/human"), human);
    assert_eq!(
        table.get("/roy"),
        json!({"vp": 0, "supply": 24, "lying": 0, "won": []})
    );
}

#[test]
fn kc_2_2_the_stack() {
    let mut table = Table::new(KingsChallenge::default());
    assert_eq!(table.list().len(), 6);
    table.play(&["character c3", "character c1"]);
    assert_eq!(table.get("/stack"), json!(["c3", "c1"]));
    assert!(table.told(&json!({"event": "character_stacked", "card": "c1", "place": 2})));
    assert_eq!(
        table.list(),
        [
            "character c2",
            "character c4",
            "character c5",
            "character c6"
        ]
    );
    assert_eq!(table.refused("character c3"), "KC-2.2");
    table.play(&["character c6", "character c2", "character c5"]);
    assert_eq!(
        table.get("/stack"),
        json!(["c3", "c1", "c6", "c2", "c5", "c4"])
    );
    assert!(table.told(&json!({"card": "c4", "place": 6})));
}

#[test]
fn kc_2_3_the_steps() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    for step in 0..3 {
        assert_eq!(table.step(), "setup/roll");
        table.play(&["roll 6", "roll 5", "roll 4", "roll 3", "roll 2", "roll 1"]);
        assert_eq!(table.state.supply(Side::Roy), 21 - 3 * step);
        for left in [2, 1] {
            assert_eq!(table.get("/pending/left"), left);
            let entry = table.list()[0].clone();
            table.play(&[&entry]);
        }
    }
    assert_eq!(table.step(), "reveal/reveal");
    assert_eq!(
        (table.state.supply(Side::Roy), table.state.round()),
        (12, 1)
    );
}

#[test]
fn kc_2_4_the_order_of_the_dice() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    for colour in ["red", "red", "yellow", "yellow", "white"] {
        table.play(&["roll 3"]);
        assert!(table.told(&json!({"event": "die_rolled", "owner": "setup", "colour": colour})));
    }
    assert_eq!(table.get("/pending/rolled"), json!([3, 3, 3, 3, 3]));
    table.play(&["roll 3"]);
    assert!(table.told(&json!({"owner": "setup", "colour": "white", "face": 3})));
}

#[test]
fn kc_2_5_the_three_highest() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    // White 6, then of the fives red before yellow; the other yellow five is the fourth.
    table.play(&["roll 5", "roll 1", "roll 5", "roll 5", "roll 6", "roll 1"]);
    let settled: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["event"] == "settled")
        .collect();
    let order: Vec<_> = settled
        .iter()
        .map(|event| event["building"].clone())
        .collect();
    assert_eq!(order, ["bishopric", "palace", "hall"]);
}

#[test]
fn kc_2_6_full_buildings_are_passed_over() {
    let game = KingsChallenge::default();
    let stack = json!(["c1", "c2", "c3", "c4", "c5", "c6"]);
    // One free space in the palace, one in the hall; their second dice are skipped.
    let mut table = at_with(
        game,
        "setup/roll",
        json!({
            "round": 0, "stack": stack, "deniers": 5, "influence": 4,
            "palace": "-rrrrr", "hall": "hrhh-h", "bishopric": "------",
            "pending": {"rolled": [6, 6, 5, 5]},
        }),
    );
    assert_eq!(table.state.standing(Side::Human, Building::Hall), 4);
    table.play(&["roll 1", "roll 1"]);
    // Red: the last space of the palace, the second die is skipped; yellow: one; white: one.
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
    assert_eq!(table.get("/buildings/hall"), "hrhhrh");
    assert_eq!(table.get("/buildings/bishopric"), "----r-");
}

#[test]
fn kc_2_7_the_best_place() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    table.play(&["roll 1", "roll 1", "roll 1", "roll 1", "roll 6", "roll 6"]);
    // The bishopric is filled from 5, then 3; the red die of face 1 follows.
    assert_eq!(table.get("/buildings/bishopric"), "--r-r-");
    assert_eq!(table.get("/buildings/palace"), "-----r");
}

#[test]
fn kc_2_8_settling() {
    let mut table = Table::new(KingsChallenge::default());
    table.characters();
    table.play(&["roll 6", "roll 6", "roll 6", "roll 1", "roll 1", "roll 1"]);
    assert_eq!(table.refused("settle palace 6"), "KC-2.8");
    table.play(&["settle palace 4"]);
    assert!(
        table.told(&json!({"event": "settled", "who": "human", "building": "palace", "space": 4}))
    );
    assert_eq!(table.get("/human/lying"), 0);
    assert_eq!(table.refused("settle palace 4"), "KC-2.8");
    assert_eq!(table.list().len(), 14);
}

#[test]
fn kc_2_9_the_last_three_spaces() {
    let table = settled(KingsChallenge::default());
    let last: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["who"] == "roy")
        .collect();
    assert_eq!(last.len(), 3);
    assert!(!table.told(&json!({"event": "die_rolled"})));
}

#[test]
fn kc_2_10_twelve_and_six() {
    let table = settled(KingsChallenge::default());
    let standing = |side| {
        Building::ALL
            .iter()
            .map(|b| table.state.standing(side, *b))
            .sum::<u32>()
    };
    assert_eq!((standing(Side::Human), standing(Side::Roy)), (6, 12));
}

#[test]
fn kc_2_11_cards_are_unknown() {
    let table = settled(KingsChallenge::default());
    assert_eq!(table.list(), ["reveal r1a", "reveal r1b", "reveal r1c"]);
    assert_eq!(table.get("/unseen/red").as_array().unwrap().len(), 8);
    assert_eq!(table.get("/unseen/white").as_array().unwrap().len(), 4);
    assert_eq!(
        table.get("/unseen/yellow"),
        json!(["ey1", "ey2", "ey3", "ey4"])
    );
}
