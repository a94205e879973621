//! Chapter 13: end of round, end of game, scoring.

use crate::common::{Table, also, card, printed, royal, royal_with, with};
use kings_challenge::{Outcome, Score};
use serde_json::{Value, json};

#[test]
fn kc_13_1_the_end_of_a_round() {
    let mut table = royal(json!({
        "roy": ["red 1"], "own": ["yellow 6"], "passed": true, "pot": 5, "lying": 1, "roy_lying": 2, "free_rolls": 4,
    }));
    table.rolls(2, 2);
    let order: Vec<_> = table.events.iter().map(|event| &event["event"]).collect();
    let end = order.iter().position(|name| **name == "deniers").unwrap();
    assert_eq!(
        order[end..end + 4],
        ["deniers", "returned", "returned", "round_ended"]
    );
    assert_eq!(
        table.events[end + 1],
        json!({"event": "returned", "who": "human", "count": 1})
    );
    assert_eq!(
        table.events[end + 2],
        json!({"event": "returned", "who": "roy", "count": 2})
    );
    assert_eq!((table.deniers(), table.get("/human/pot")), (5, json!(0)));
    assert_eq!(
        (table.get("/human/passed"), table.get("/human/supply")),
        (json!(false), json!(1))
    );
    assert_eq!(table.get("/dice/own/yellow"), json!([]));
    assert_eq!(
        (table.get("/free_rolls"), table.get("/round")),
        (json!(0), json!(2))
    );
}

/// Plays the end of a game.
fn end(given: Value) -> Table {
    let mut table = royal(also(given, json!({"round": 4, "roy": ["red 1"]})));
    table.rolls(2, 2);
    table
}

#[test]
fn kc_13_2_the_game_is_over() {
    let table = end(json!({}));
    assert_eq!(
        (table.step(), table.list().len()),
        ("over/over".to_owned(), 0)
    );
    assert_eq!(table.refused("pass"), "KC-13.2");
    assert_eq!(table.refused("roll 1"), "KC-13.2");
}

#[test]
fn kc_13_3_the_items_in_their_order() {
    let table = end(json!({}));
    let items: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["event"] == "scored")
        .map(|event| {
            format!(
                "{} {}",
                event["item"].as_str().unwrap(),
                event["who"].as_str().unwrap()
            )
        })
        .collect();
    let expected = [
        "events human",
        "events roy",
        "tradesmen human",
        "tradesmen roy",
        "levels human",
        "levels roy",
    ];
    assert_eq!(items, expected);
}

#[test]
fn kc_13_4_events_tradesmen_levels() {
    let given = json!({
        "e0": 1, "row": [["er1", 2], ["er2", 0]], "cards": {"r1a": ["hr--", 0], "y3a": ["rh--", 0]},
        "level1": "hhhr--",
    });
    let outcome = end(given.clone()).outcome();
    assert_eq!(outcome["human"]["events"], 2);
    assert_eq!(
        (&outcome["human"]["tradesmen"], &outcome["roy"]["tradesmen"]),
        (&json!(3), &json!(4))
    );
    assert_eq!(
        (&outcome["human"]["levels"], &outcome["roy"]["levels"]),
        (&json!(-4), &json!(-4))
    );
    let mut last = given;
    last["round"] = json!(4);
    last["roy"] = json!(["red 1"]);
    let mut table = royal_with(with(json!({"roy_levels": false})), last);
    table.rolls(2, 2);
    let outcome = table.outcome();
    assert_eq!(
        (&outcome["human"]["levels"], &outcome["roy"]["levels"]),
        (&json!(-4), &json!(0))
    );
}

#[test]
fn kc_13_5_what_is_left_of_the_stack() {
    let table = end(json!({"stack": ["c1", "c3"], "influence": 10, "level1": "hhh---"}));
    assert_eq!(table.outcome()["human"]["characters"], 4);
    // Every card is scored now.
    assert_eq!(table.get("/stack"), json!([]));
}

#[test]
fn kc_13_6_each_card_and_then_its_vp() {
    let table = end(json!({
        "stack": ["c1", "c3", "c2"], "influence": 10, "deniers": 0, "level1": "hhhrrr", "level2": "rr----",
    }));
    let from = table
        .events
        .iter()
        .position(|event| event["event"] == "character_scored")
        .unwrap();
    // After all `scored` events, and up to the end of the game.
    assert_eq!(
        table.events[from - 1],
        json!({"event": "scored", "who": "roy", "item": "levels", "vp": -2})
    );
    let expected = json!([
        {"event": "character_scored", "card": "c1", "human": 3, "roy": 0},
        {"event": "vp", "who": "human", "amount": 3, "reason": "character", "card": "c1"},
        {"event": "character_scored", "card": "c3", "human": 1, "roy": 3},
        {"event": "vp", "who": "human", "amount": 1, "reason": "character", "card": "c3"},
        {"event": "vp", "who": "roy", "amount": 3, "reason": "character", "card": "c3"},
        {"event": "character_scored", "card": "c2", "human": 0, "roy": 0},
    ]);
    let told = table.events.len() - 1;
    assert_eq!(json!(table.events[from..told]), expected);
    assert_eq!(table.events[told]["event"], "game_over");
    assert_eq!(
        (
            &table.outcome()["human"]["characters"],
            &table.outcome()["roy"]["characters"]
        ),
        (&json!(4), &json!(3))
    );
}

#[test]
fn kc_13_6_thresholds() {
    for (influence, vp) in [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6), (20, 6)] {
        let table = end(json!({"stack": ["c1"], "influence": influence}));
        assert_eq!(table.outcome()["human"]["characters"], vp);
        assert_eq!(table.outcome()["roy"]["characters"], 0);
    }
    // A card that le Roy does not score, though he has the counted quantity.
    let game = printed(|tables| card(tables, "character", "c5")["roy"] = json!(false));
    let mut table = royal_with(
        game,
        json!({"stack": ["c5"], "roy": ["red 1"], "own": ["red 1"]}),
    );
    table.rolls(4, 4);
    assert_eq!(table.vp(), (0, 0));
}

#[test]
fn kc_13_7_the_result() {
    let table = end(json!({"vp": 30, "roy_vp": 12}));
    assert_eq!(table.outcome()["difference"], 18);
    assert!(table.told(&json!({"event": "game_over", "difference": 18, "band": 5})));
}

fn result(difference: i32) -> Outcome {
    let human = Score {
        play: difference,
        ..Score::default()
    };
    Outcome {
        human,
        roy: Score::default(),
    }
}

#[test]
fn kc_13_8_bands() {
    let bands = [
        (-200, 1),
        (-100, 1),
        (0, 1),
        (1, 2),
        (5, 2),
        (6, 3),
        (10, 3),
        (11, 4),
        (15, 4),
        (16, 5),
        (20, 5),
        (21, 6),
    ];
    for (difference, band) in bands {
        assert_eq!(result(difference).band(), band, "{difference}");
    }
    let verdicts: std::collections::BTreeSet<_> = [0, 1, 6, 11, 16, 21]
        .iter()
        .map(|d| result(*d).verdict())
        .collect();
    assert_eq!(verdicts.len(), 6);
}

#[test]
fn kc_13_9_beaten() {
    assert!(!result(0).beaten());
    assert!(result(1).beaten());
}
