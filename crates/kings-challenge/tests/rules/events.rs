//! Chapter 4: events.

use crate::common::{Table, also, at, at_with, card, printed, royal, with};
use kings_challenge::KingsChallenge;
use serde_json::{Value, json};

/// Draws a card into the given row; its effects follow.
fn draw(colour: &str, id: &str, given: Value) -> Table {
    let pending = json!({"pending": {"colour": colour}});
    let mut table = at("events/draw", also(given, pending));
    table.play(&[&format!("event {id}")]);
    table
}

/// Does the same with other effects on the yellow card `ey1`.
fn effects(fx: Value, given: Value) -> Table {
    let game = printed(|tables| card(tables, "event", "ey1")["fx"] = fx);
    let pending = json!({"pending": {"colour": "yellow"}});
    let mut table = at_with(game, "events/draw", also(given, pending));
    table.play(&["event ey1"]);
    table
}

#[test]
fn kc_4_1_marauding_never_leaves() {
    let table = Table::new(KingsChallenge::default());
    assert_eq!(table.get("/row"), json!([{"card": "e0", "cubes": 0}]));
    let mut table = royal(json!({"roy": ["red 1", "red 2"], "own": ["red 1"]}));
    table.rolls(4, 5);
    assert_eq!(table.get("/row"), json!([{"card": "e0", "cubes": 0}]));
}

#[test]
fn kc_4_2_a_red_card_each_round() {
    let mut table = at(
        "events/draw",
        json!({"pending": {"colour": "red"}, "row": [["er3", 0]]}),
    );
    assert_eq!(table.list().len(), 7);
    assert_eq!(table.refused("event er3"), "KC-4.2");
    assert_eq!(table.refused("event ey1"), "KC-4.2");
    table.play(&["event er2"]);
    assert_eq!(table.get("/row/2/card"), "er2");
    assert!(table.told(&json!({"event": "event_entered", "card": "er2"})));
}

#[test]
fn kc_4_3_the_second_card() {
    let mut table = at("events/draw", json!({"pending": {"colour": "red"}}));
    table.play(&["event er1"]);
    assert_eq!(
        table.list(),
        ["event ew1", "event ew2", "event ew3", "event ew4"]
    );
    assert_eq!(table.refused("event ey1"), "KC-4.3");
    table.play(&["event ew1"]);
    assert_eq!(table.get("/row/2/card"), "ew1");
    // An empty deck yields no card.
    let mut table = at(
        "events/draw",
        json!({"pending": {"colour": "red"}, "roy_won": ["ew1", "ew2", "ew3", "ew4"]}),
    );
    table.play(&["event er1"]);
    assert_eq!(table.step(), "defence/roll");
    // A card that names no colour brings none.
    let game = printed(|tables| card(tables, "event", "er1")["second"] = json!("none"));
    let mut table = at_with(game, "events/draw", json!({"pending": {"colour": "red"}}));
    table.play(&["event er1"]);
    assert_eq!(table.step(), "defence/roll");
}

#[test]
fn kc_4_4_cards_act_from_left_to_right() {
    let given = json!({"row": [["ey2", 0], ["ew2", 0]], "deniers": 9, "influence": 9});
    let table = draw("yellow", "ey4", given);
    let acting: Vec<_> = table
        .events
        .iter()
        .filter(|event| event["event"] == "event_effect")
        .map(|event| event["card"].clone())
        .collect();
    assert_eq!(acting, ["e0", "ey2", "ew2", "ey4"]);
    assert_eq!((table.deniers(), table.influence()), (7, 8));
}

#[test]
fn kc_4_5_only_the_human_is_harmed() {
    let given = json!({"bishopric": "rrrrrr", "level1": "rrr---", "roy_vp": 4, "vp": 4});
    let table = draw("white", "ew4", given);
    assert_eq!(table.get("/cathedral/0"), "rrr---");
    assert_eq!(table.vp(), (2, 4));
}

#[test]
fn kc_4_6_neutral_means_le_roy() {
    let table = draw("white", "ew1", json!({"bishopric": "rrrhrr"}));
    assert!(table.told(&json!({"event": "entered", "who": "roy", "building": "bishopric"})));
}

#[test]
fn kc_4_7_black_dice() {
    let table = draw("yellow", "ey4", json!({"row": [["er1", 0], ["er2", 0]]}));
    assert!(table.told(&json!({"event": "attack", "dice": 4})));
    assert_eq!(table.get("/pending/left"), 4);
    let row = json!([["er1", 0], ["er3", 0], ["er7", 0], ["er8", 0]]);
    let table = draw("yellow", "ey4", json!({"row": row}));
    assert!(table.told(&json!({"event": "attack", "dice": 6})));
}

#[test]
fn kc_4_8_deniers_and_influence() {
    let table = draw(
        "yellow",
        "ey2",
        json!({"deniers": 5, "row": [["ew2", 0]], "influence": 3}),
    );
    assert_eq!((table.deniers(), table.influence()), (3, 2));
    let lost = |card, what, due, amount| json!({"event": "lost", "card": card, "what": what, "due": due, "amount": amount, "where": null});
    assert!(table.told(&lost("ey2", "deniers", 2, 2)));
    assert!(table.told(&lost("ew2", "influence", 1, 1)));
    // The human cannot lose more than he has.
    let table = draw("yellow", "ey2", json!({"deniers": 1, "row": [["ew2", 0]]}));
    assert!(table.told(&lost("ey2", "deniers", 2, 1)));
    assert!(table.told(&lost("ew2", "influence", 1, 0)));
}

#[test]
fn kc_4_9_the_human_chooses_what_he_loses() {
    let lost = |card, what, place| json!({"event": "lost", "card": card, "what": what, "due": 1, "amount": 1, "where": place});
    let cards = json!({"w1a": ["h---", 1], "y2b": ["h---", 2]});
    let mut table = draw("yellow", "ey3", json!({"cards": cards}));
    assert_eq!(table.list(), ["lose cube y2b", "lose cube w1a"]);
    assert_eq!(table.refused("lose cube r1c"), "KC-4.9");
    assert_eq!(table.refused("lose stone 1 1"), "KC-14.1");
    table.play(&["lose cube w1a"]);
    assert!(table.told(&lost("ey3", "cube", "w1a")));
    assert_eq!(table.get("/activities/6/cubes"), 0);
    let row = json!([["er1", 1], ["er3", 2], ["er4", 0]]);
    let mut table = draw("yellow", "ey4", json!({"row": row}));
    assert_eq!(table.list(), ["lose banner er1", "lose banner er3"]);
    assert_eq!(table.refused("lose banner er4"), "KC-4.9");
    table.play(&["lose banner er3"]);
    assert!(table.told(&lost("er4", "banner", "er3")));
    assert_eq!(table.get("/row/2/cubes"), 1);
    let mut table = draw(
        "white",
        "ew4",
        json!({"level1": "h-hr--", "vp": 3, "influence": 2}),
    );
    assert_eq!(table.list(), ["lose stone 1 1", "lose stone 1 3"]);
    assert_eq!(table.refused("lose stone 1 4"), "KC-4.9");
    table.play(&["lose stone 1 3"]);
    assert_eq!(table.get("/cathedral/0"), "h--r--");
    // VP and influence gained are kept.
    assert_eq!((table.vp().0, table.influence()), (3, 2));
    assert!(table.told(&lost("ew4", "stone", "1 3")));
}

#[test]
fn kc_4_10_laid_down() {
    let mut table = draw(
        "white",
        "ew3",
        json!({"bishopric": "rhrrhr", "palace": "hrrrrr"}),
    );
    assert_eq!(table.list(), ["lay bishopric 2", "lay bishopric 5"]);
    assert_eq!(table.refused("lay palace 1"), "KC-4.10");
    table.play(&["lay bishopric 5"]);
    assert_eq!(
        (table.get("/buildings/bishopric"), table.get("/human/lying")),
        (json!("rhrrrr"), json!(1))
    );
    assert!(
        table.told(
            &json!({"event": "laid_down", "card": "ew3", "building": "bishopric", "space": 5})
        )
    );
    assert!(table.told(&json!({"event": "filled", "building": "bishopric", "space": 5})));
}

#[test]
fn kc_4_11_citizens_of_le_roy_enter() {
    let table = draw("yellow", "ey1", json!({"palace": "rrhrrh"}));
    assert_eq!(table.get("/buildings/palace"), "rrhrrr");
    let table = effects(
        json!([["roy_citizen", "palace", 2]]),
        json!({"palace": "rrhrrh"}),
    );
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
    // The same citizen of the human's is pushed along until he is out.
    let fx = json!([["roy_citizen", "hall", 2]]);
    assert_eq!(
        effects(fx, json!({"hall": "hrrrrr"})).get("/buildings/hall"),
        "rrhrrr"
    );
    // KC-4.11: the option does not matter, no die is used.
    let game = with(json!({"worker": "die", "worker_die": "evicting"}));
    let given = json!({"palace": "rrhrrr", "pending": {"colour": "yellow"}});
    let mut table = at_with(game, "events/draw", given);
    table.play(&["event ey1"]);
    assert_eq!(table.get("/buildings/palace"), "rrrrrr");
}

#[test]
fn kc_4_12_stones_of_le_roy() {
    let table = effects(json!([["roy_stone", 2]]), json!({"level1": "h----r"}));
    assert_eq!(table.get("/cathedral/0"), "h--rrr");
    assert_eq!(table.vp().1, 2);
    let told = json!({"event": "vp", "who": "roy", "amount": 1, "reason": "stone", "card": null});
    assert!(table.told(&told));
}

#[test]
fn kc_4_13_losses_by_counting() {
    let fx = json!([["lose_per", "deniers", 2, "citizens", 2]]);
    let table = effects(fx, json!({"palace": "hhhhhr", "deniers": 9}));
    assert_eq!(table.deniers(), 5);
    let fx = json!([["lose_per", "vp", 1, "tradesmen", 1]]);
    let given = json!({"cards": {"r1a": ["h---", 0]}, "vp": 3});
    let table = effects(fx.clone(), given);
    assert_eq!(table.vp().0, 2);
    let told = json!({"event": "vp", "amount": -1, "reason": "event_effect", "card": "ey1"});
    assert!(table.told(&told));
    // Missing VP cause no penalty.
    let given = json!({"cards": {"r1a": ["h---", 0]}});
    assert!(!effects(fx, given).told(&json!({"event": "vp"})));
}

#[test]
fn kc_4_14_two_vp_once_for_each_card() {
    let fx = json!([
        ["lose_deniers", 3],
        ["lose_influence", 2],
        ["lose_stone", 2]
    ]);
    let table = effects(
        fx,
        json!({"vp": 9, "deniers": 1, "influence": 1, "level1": "h-----"}),
    );
    assert_eq!(
        (table.vp().0, table.deniers(), table.influence()),
        (7, 0, 0)
    );
    assert_eq!(table.get("/cathedral/0"), "------");
    // Two cards that are not fulfilled cost twice.
    let table = draw("yellow", "ey2", json!({"vp": 9, "row": [["ew2", 0]]}));
    assert_eq!(table.vp().0, 5);
    assert!(
        table.told(&json!({"event": "vp", "amount": -2, "reason": "unfulfilled", "card": "ew2"}))
    );
    // Each card is judged alone.
    let table = draw(
        "yellow",
        "ey4",
        json!({"vp": 9, "row": [["ey2", 0], ["ew2", 0]], "influence": 1}),
    );
    assert_eq!(table.vp().0, 7);
}

#[test]
fn kc_4_15_what_le_roy_cannot_do_is_left_out() {
    let full = json!({
        "level1": "rrrrrr", "level2": "rrrrrr", "level3": "rrrrrr", "vp": 5, "roy_vp": 1,
    });
    assert_eq!(effects(json!([["roy_stone", 2]]), full).vp(), (5, 1));
    let none = json!({"palace": "hrrrrr", "supply": 0, "vp": 5, "roy_lying": 7});
    let table = effects(json!([["roy_citizen", "palace", 1]]), none);
    assert_eq!(
        (table.get("/buildings/palace"), table.vp().0),
        (json!("hrrrrr"), 5)
    );
}
