//! Chapters 1 to 3 of the rulebook.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Table, at, at_with, royal, turn, with};
use kings_challenge::{Building, KingsChallenge, Side, Slot};
use serde_json::json;
use solo_core::Next;

fn characters(table: &mut Table) {
    table.play(&[
        "character c1",
        "character c2",
        "character c3",
        "character c4",
        "character c5",
    ]);
}

/// Turns up the last card of round 1.
fn income(mut given: serde_json::Value) -> Table {
    given["cards"] = json!({"r1a": ["----", 0], "y1a": ["----", 0]});
    given["pending"] = json!({"slot": "white 1"});
    let mut table = at("reveal/reveal", given);
    table.play(&["reveal w1a"]);
    table
}

#[test]
fn kc_1_1_le_roy_is_never_asked() {
    let table = royal(json!({"roy": ["red 1"], "own": ["red 1"]}));
    assert!(matches!(table.game.next(&table.state), Next::Chance(_)));
    assert!(table.game.decisions(&table.state).is_empty());
}

#[test]
fn kc_1_2_le_roy_pays_nothing() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"], "cards": {"r1a": ["----", 0]}, "deniers": 3,
    }));
    table.rolls(3, 3);
    assert_eq!(table.deniers(), 3);
    assert!(table.told(&json!({"e": "hired", "who": "roy", "price": 0, "space": 1})));
    assert!(table.get("/roy").get("deniers").is_none());
}

#[test]
fn kc_1_3_the_game_for_two() {
    let table = Table::new(KingsChallenge::default());
    assert_eq!(table.get("/rounds"), 4);
    assert_eq!((table.deniers(), table.influence()), (5, 4));
}

#[test]
fn kc_1_4_le_roy_has_24_citizens() {
    assert_eq!(KingsChallenge::default().start().supply(Side::Roy), 24);
    // One tradesman on a card: the card of highest value is passed over when he has one there.
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"],
        "cards": {"r3a": ["r---", 0], "r1b": ["----", 0]},
    }));
    table.rolls(3, 3);
    assert_eq!(table.get("/activities/0/spaces"), "r---");
    assert_eq!(table.get("/activities/2/spaces"), "r---");
}

#[test]
fn kc_1_5_twelve_citizens() {
    let table = turn(json!({
        "influence": 4, "own": ["red 1"], "roy": ["red 1"], "supply": 6, "palace": "hhhhhh",
    }));
    assert_eq!(table.state.stock(), 0);
    assert!(!table.offers("recruit"));
    assert_eq!(table.refused("recruit"), "KC-7.5");
}

#[test]
fn kc_1_6_cubes_never_run_out() {
    let mut table = turn(json!({
        "cards": {"y2b": ["h---", 9000]}, "own": ["yellow 6"], "roy": ["red 1"],
    }));
    table.play(&["activate y2b"]);
    assert_eq!(table.state.cubes(Slot::from_index(4).unwrap()), 9001);
}

#[test]
fn kc_1_7_influence_stops_at_twenty() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 6"], "influence": 19, "row": [["ey3", 0]], "roy": ["red 1"],
    }));
    table.play(&["combat ey3", "die own yellow 6"]);
    assert_eq!(table.influence(), 20);
    assert!(table.told(&json!({"e": "influence", "amount": 1})));
}

#[test]
fn kc_1_8_losses_stop_at_zero() {
    let table = income(json!({"palace": "hhhhhh", "vp": 1}));
    assert_eq!(table.vp().0, 0);
    assert!(table.told(&json!({"e": "vp", "amount": -1, "reason": "salaries"})));
    // The end scoring may go below.
    let mut table = royal(json!({"round": 4, "roy": ["red 1"]}));
    table.rolls(2, 2);
    assert_eq!(table.vp(), (-6, -6));
}

#[test]
fn kc_1_9_events_do_not_touch_le_roy() {
    let mut table = at(
        "events/draw",
        json!({
            "vp": 5, "roy_vp": 7, "level1": "rrrrrr", "roy": ["white 1"], "bishopric": "rrrrrr",
            "row": [["ew3", 0], ["ey2", 0]], "pending": {"colour": "white"},
        }),
    );
    table.play(&["event ew4"]);
    assert_eq!(table.vp(), (0, 7));
    assert_eq!(table.get("/cathedral/0"), "rrrrrr");
}

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
    assert!(table.told(&json!({"e": "character_stacked", "card": "c1", "place": 2})));
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
    characters(&mut table);
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
    characters(&mut table);
    for colour in ["red", "red", "yellow", "yellow", "white"] {
        table.play(&["roll 3"]);
        assert!(table.told(&json!({"e": "die_rolled", "owner": "setup", "colour": colour})));
    }
    assert_eq!(table.get("/pending/rolled"), json!([3, 3, 3, 3, 3]));
    table.play(&["roll 3"]);
    assert!(table.told(&json!({"owner": "setup", "colour": "white", "face": 3})));
}

#[test]
fn kc_2_5_the_three_highest() {
    let mut table = Table::new(KingsChallenge::default());
    characters(&mut table);
    // White 6, then of the fives red before yellow; the other yellow five is the fourth.
    table.play(&["roll 5", "roll 1", "roll 5", "roll 5", "roll 6", "roll 1"]);
    let settled: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["e"] == "settled")
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
    // One free space in the palace, one in the hall; their second dice are passed over.
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
    // Red: the last space of the palace, the second die is passed over; yellow: one; white: one.
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
    assert_eq!(table.get("/buildings/hall"), "hrhhrh");
    assert_eq!(table.get("/buildings/bishopric"), "----r-");
}

#[test]
fn kc_2_7_the_best_place() {
    let mut table = Table::new(KingsChallenge::default());
    characters(&mut table);
    table.play(&["roll 1", "roll 1", "roll 1", "roll 1", "roll 6", "roll 6"]);
    // The bishopric is filled from 5, then 3; the red die of face 1 follows.
    assert_eq!(table.get("/buildings/bishopric"), "--r-r-");
    assert_eq!(table.get("/buildings/palace"), "-----r");
}

#[test]
fn kc_2_8_settling() {
    let mut table = Table::new(KingsChallenge::default());
    characters(&mut table);
    table.play(&["roll 6", "roll 6", "roll 6", "roll 1", "roll 1", "roll 1"]);
    assert_eq!(table.refused("settle palace 6"), "KC-2.8");
    table.play(&["settle palace 4"]);
    assert!(table.told(&json!({"e": "settled", "who": "human", "building": "palace", "space": 4})));
    assert_eq!(table.get("/human/lying"), 0);
    assert_eq!(table.refused("settle palace 4"), "KC-2.8");
    assert_eq!(table.list().len(), 14);
}

/// A game in which the human always takes the first space and all dice show 3.
fn settled(game: KingsChallenge) -> Table {
    let mut table = Table::new(game);
    characters(&mut table);
    while table.step() != "reveal/reveal" {
        if table.step() == "setup/settle" {
            let entry = table.list()[0].clone();
            table.play(&[&entry]);
        } else {
            table.play(&["roll 3"]);
        }
    }
    table
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
    assert!(!table.told(&json!({"e": "die_rolled"})));
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

#[test]
fn kc_3_1_the_number_of_rounds() {
    for rounds in [3, 4, 5, 6] {
        for (round, over) in [(rounds - 1, false), (rounds, true)] {
            let game = with(json!({"rounds": rounds}));
            let mut table = common::royal_with(game, json!({"round": round, "roy": ["red 1"]}));
            table.rolls(2, 2);
            assert_eq!(table.step() == "over/over", over, "{rounds} {round}");
        }
    }
}

#[test]
fn kc_3_2_start_players() {
    for (first, second) in [("human", "roy"), ("roy", "human")] {
        let game = with(json!({"first_start": first}));
        let table = settled(game.clone());
        assert_eq!(table.get("/start"), first);
        assert!(table.told(&json!({"e": "round_started", "round": 1, "start": first})));
        let mut table = common::royal_with(game, json!({"round": 1, "roy": ["red 1"]}));
        table.rolls(2, 2);
        assert_eq!(
            (table.get("/round"), table.get("/start")),
            (json!(2), json!(second))
        );
    }
}

#[test]
fn kc_3_3_cards_are_turned_up() {
    let mut table = settled(KingsChallenge::default());
    assert_eq!(table.refused("reveal y1a"), "KC-3.3");
    table.play(&["reveal r1b"]);
    assert!(table.told(&json!({"e": "activity_revealed", "slot": "red 1", "card": "r1b"})));
    assert_eq!(table.get("/pending/slot"), "yellow 1");
    table.play(&["reveal y1c"]);
    assert_eq!(table.list(), ["reveal w1a", "reveal w1b", "reveal w1c"]);
    table.play(&["reveal w1a"]);
    assert_eq!(table.get("/activities/0/spaces"), "----");
    // Round 4 reveals nothing.
    let mut table = royal(json!({"round": 3, "roy": ["red 1"], "palace": "hrrrrr"}));
    table.rolls(2, 2);
    assert_eq!(table.step(), "workforce/roll");
}

#[test]
fn kc_3_4_income() {
    let table = income(json!({"deniers": 1}));
    assert_eq!(table.deniers(), 11);
    assert!(table.told(&json!({"e": "income", "deniers": 10})));
}

#[test]
fn kc_3_5_salaries() {
    let given = json!({
        "deniers": 0, "palace": "hhrrrr", "hall": "hhhrrr", "bishopric": "hhhrrr", "lying": 1,
        "supply": 1,
    });
    let table = income(given);
    assert_eq!(table.deniers(), 3);
    assert!(table.told(&json!({"e": "salaries", "due": 7, "paid": 7})));
}

#[test]
fn kc_3_6_salaries_not_paid() {
    let table = income(json!({"palace": "hhhhhh", "vp": 9}));
    assert_eq!((table.deniers(), table.vp().0), (0, 7));
    assert!(table.told(&json!({"e": "salaries", "due": 12, "paid": 10})));
    // What suffices exactly costs no VP.
    let table = income(json!({"palace": "hhhhhr", "vp": 9}));
    assert_eq!((table.deniers(), table.vp().0), (0, 9));
}

#[test]
fn kc_3_7_the_workforce() {
    let mut table = income(json!({"palace": "hhrrrr", "hall": "rrrrrr", "bishopric": "hrrr--"}));
    let mut lanes = Vec::new();
    while table.step() == "workforce/roll" {
        let pending = table.get("/pending");
        lanes.push(format!(
            "{} {} {}",
            pending["owner"].as_str().unwrap(),
            pending["colour"].as_str().unwrap(),
            pending["left"]
        ));
        table.play(&["roll 2"]);
        assert!(table.told(&json!({"e": "die_rolled", "owner": pending["owner"], "face": 2})));
    }
    let expected = [
        "own red 2",
        "own red 1",
        "own white 1",
        "roy red 4",
        "roy red 3",
        "roy red 2",
        "roy red 1",
        "roy yellow 6",
        "roy yellow 5",
        "roy yellow 4",
        "roy yellow 3",
        "roy yellow 2",
        "roy yellow 1",
        "roy white 3",
        "roy white 2",
        "roy white 1",
    ];
    assert_eq!(lanes, expected);
    assert_eq!(
        table.get("/dice/own"),
        json!({"red": [2, 2], "yellow": [], "white": [2]})
    );
    assert_eq!(table.get("/dice/roy/white"), json!([2, 2, 2]));
}

#[test]
fn kc_3_8_the_phases() {
    let mut table = settled(KingsChallenge::default());
    table.play(&["reveal r1a", "reveal y1a", "reveal w1a"]);
    let mut stages = vec![table.get("/stage")];
    let mut generator = 0_usize;
    while table.get("/round") == 1 {
        let list = table.list();
        generator = generator.wrapping_mul(31).wrapping_add(7);
        let entry = list[generator % list.len()].clone();
        table.play(&[&entry]);
        let stage = table.get("/stage");
        if stages.last() != Some(&stage) {
            stages.push(stage);
        }
    }
    assert_eq!(
        stages,
        ["workforce", "events", "defence", "actions", "reveal"]
    );
    assert!(table.told(&json!({"e": "round_ended", "round": 1})));
}
