//! Cards with every effect of the rulebook, and with every mix of colours.

use kings_challenge::KingsChallenge;
use serde_json::{Value, json};

use crate::common::{card, printed};

/// Effects of immediate Activity cards (KC-11.1, KC-11.2).
fn immediate() -> [(&'static str, Value); 7] {
    [
        (
            "r1b",
            json!([
                ["pay_deniers", 1],
                ["pay_influence", 1],
                ["choose", [["vp", 2], ["recruit", 2]], [["influence", 3]]],
                ["deniers", 1]
            ]),
        ),
        ("r2a", json!([["event_cube", 2], ["recruit", 1]])),
        (
            "r2b",
            json!([
                [
                    "roll",
                    3,
                    [["event_cube", 1], ["per", "deniers", 2, "dice", 3]]
                ],
                ["vp", 1]
            ]),
        ),
        (
            "y1a",
            json!([
                ["per", "influence", 1, "dice_yellow", 1],
                ["per", "vp", 1, "citizens", 3]
            ]),
        ),
        (
            "y2a",
            json!([
                ["per", "deniers", 1, "tradesmen", 1],
                [
                    "choose",
                    [["roll", 4, [["recruit", 3]]]],
                    [["per", "vp", 2, "levels", 1]]
                ]
            ]),
        ),
        (
            "w2c",
            json!([
                ["per", "deniers", 3, "supply", 2],
                ["per", "vp", 1, "won", 1]
            ]),
        ),
        (
            "w3a",
            json!([
                ["pay_deniers", 2],
                ["per", "vp", 1, "citizens_hall", 1],
                ["per", "deniers", 1, "dice_white", 1]
            ]),
        ),
    ]
}

/// Effects of cubes, and the actions they serve (KC-11.5, KC-11.6).
fn deferred() -> [(&'static str, Value, Value); 9] {
    let most = json!(["activate", "combat", "farm"]);
    let all = json!(["activate", "build", "combat", "place", "farm"]);
    [
        ("r1a", json!([["add_sum", "white", 4]]), most.clone()),
        ("r1c", json!([["wild", "yellow"]]), json!(["combat"])),
        ("r2c", json!([["free", "white", 2]]), all.clone()),
        (
            "y1b",
            json!([["multiply", "red", "white", 2]]),
            json!(["activate", "combat", "place", "farm"]),
        ),
        ("y1c", json!([["recolour", "red", "white"]]), all.clone()),
        ("y2b", json!([["add_each", "red", 3]]), most.clone()),
        ("w1a", json!([["free", "yellow", 1]]), all),
        (
            "w1b",
            json!([["multiply", "white", "yellow", 3]]),
            json!(["activate", "combat", "place", "farm"]),
        ),
        ("w2a", json!([["set_each", 4]]), most),
    ]
}

/// Effects of Event cards (chapter 4), and the dice that they ask for (KC-8.3).
fn events() -> [(&'static str, Value, Value); 8] {
    let two = json!(["red", "yellow"]);
    let three = json!(["red", "yellow", "white"]);
    [
        (
            "er1",
            json!([["lose_per", "vp", 1, "tradesmen", 1], ["black_dice", 3]]),
            json!({"colours": three, "mix": "all", "divisor": 3}),
        ),
        (
            "er2",
            json!([["lose_event_cube", 2], ["roy_stone", 2]]),
            json!({"colours": two, "mix": "any", "divisor": 4}),
        ),
        (
            "er3",
            json!([
                ["lose_deniers", 9],
                ["roy_citizen", "hall", 2],
                ["black_dice", 2]
            ]),
            json!({"colours": three, "mix": "any", "divisor": 5}),
        ),
        (
            "er4",
            json!([["lay_down", "palace", 2], ["black_dice", 3]]),
            json!({"colours": two, "mix": "all", "divisor": 2}),
        ),
        (
            "er5",
            json!([["lose_per", "deniers", 2, "citizens", 2], ["lose_stone", 1]]),
            json!({"colours": three, "mix": "single", "divisor": 5}),
        ),
        (
            "er6",
            json!([
                ["lose_activity_cube", 2],
                ["lose_per", "influence", 1, "stones", 1]
            ]),
            json!({"colours": two, "mix": "each_once", "divisor": 4}),
        ),
        (
            "er7",
            json!([["lose_influence", 5], ["roy_citizen", "bishopric", 1]]),
            json!({"colours": two, "mix": "single", "divisor": 4}),
        ),
        (
            "ey1",
            json!([["roy_stone", 3], ["lose_stone", 2]]),
            json!({"colours": three, "mix": "each_once", "divisor": 5}),
        ),
    ]
}

/// Returns a game with these cards.
pub fn varied() -> KingsChallenge {
    varied_at([2, 4, 6])
}

/// Returns a game with these cards, and with these prices of a die of le Roy's in a group of one, two and three.
pub fn varied_at(prices: [u8; 3]) -> KingsChallenge {
    printed(|tables| {
        for (name, price) in ["price_1", "price_2", "price_3"].into_iter().zip(prices) {
            tables["constants"][name] = json!(price);
        }
        for (id, fx) in immediate() {
            let card = card(tables, "activity", id);
            (card["kind"], card["fx"]) = (json!("immediate"), fx);
            card.as_object_mut().unwrap().remove("use_for");
        }
        for (id, fx, use_for) in deferred() {
            let card = card(tables, "activity", id);
            (card["kind"], card["fx"], card["use_for"]) = (json!("deferred"), fx, use_for);
        }
        for (id, fx, combat) in events() {
            let card = card(tables, "event", id);
            (card["fx"], card["combat"]) = (fx, combat);
        }
    })
}
