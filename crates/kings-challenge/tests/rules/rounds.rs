//! Chapter 3: the round.

use crate::common::{income, royal, settled, with};
use kings_challenge::KingsChallenge;
use serde_json::json;

#[test]
fn kc_3_1_the_number_of_rounds() {
    for rounds in [3, 4, 5, 6] {
        for (round, over) in [(rounds - 1, false), (rounds, true)] {
            let game = with(json!({"rounds": rounds}));
            let mut table =
                crate::common::royal_with(game, json!({"round": round, "roy": ["red 1"]}));
            table.rolls(2, 2);
            assert_eq!(table.step() == "over/over", over, "{rounds} {round}");
            let reached = if over { round } else { round + 1 };
            assert_eq!(table.state.round(), reached);
        }
    }
}

#[test]
fn kc_3_2_start_players() {
    for (first, second) in [("human", "roy"), ("roy", "human")] {
        let game = with(json!({"first_start": first}));
        let table = settled(game.clone());
        assert_eq!(table.get("/start"), first);
        assert!(table.told(&json!({"event": "round_started", "round": 1, "start": first})));
        let mut table = crate::common::royal_with(game, json!({"round": 1, "roy": ["red 1"]}));
        table.rolls(2, 2);
        assert_eq!(
            (table.get("/round"), table.get("/start")),
            (json!(2), json!(second))
        );
    }
}

#[test]
fn kc_3_3_cards_are_turned_up() {
    assert_eq!(KingsChallenge::default().start().round(), 0);
    let mut table = settled(KingsChallenge::default());
    assert_eq!(table.refused("reveal y1a"), "KC-3.3");
    table.play(&["reveal r1b"]);
    assert!(table.told(&json!({"event": "activity_revealed", "slot": "red 1", "card": "r1b"})));
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
    assert!(table.told(&json!({"event": "income", "deniers": 10})));
}

#[test]
fn kc_3_5_salaries() {
    let given = json!({
        "deniers": 0, "palace": "hhrrrr", "hall": "hhhrrr", "bishopric": "hhhrrr", "lying": 1,
        "supply": 1,
    });
    let table = income(given);
    assert_eq!(table.deniers(), 3);
    assert!(table.told(&json!({"event": "salaries", "due": 7, "paid": 7})));
}

#[test]
fn kc_3_6_salaries_not_paid() {
    let table = income(json!({"palace": "hhhhhh", "vp": 9}));
    assert_eq!((table.deniers(), table.vp().0), (0, 7));
    assert!(table.told(&json!({"event": "salaries", "due": 12, "paid": 10})));
    // Exactly enough costs no VP.
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
        assert!(table.told(&json!({"event": "die_rolled", "owner": pending["owner"], "face": 2})));
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
    let stage_of = |table: &crate::common::Table| table.state.step().stage();
    let mut stages = vec![stage_of(&table)];
    let mut generator = 0_usize;
    while table.get("/round") == 1 {
        let list = table.list();
        generator = generator.wrapping_mul(31).wrapping_add(7);
        let entry = list[generator % list.len()].clone();
        table.play(&[&entry]);
        let stage = stage_of(&table);
        if stages.last() != Some(&stage) {
            stages.push(stage);
        }
    }
    assert_eq!(
        stages,
        ["workforce", "events", "defence", "actions", "reveal"]
    );
    assert!(table.told(&json!({"event": "round_ended", "round": 1})));
}
