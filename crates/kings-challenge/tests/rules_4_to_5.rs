//! Chapters 4 and 5 of the rulebook.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Table, at, at_with, card, catalogue, guard, royal, with};
use kings_challenge::{KingsChallenge, Options};
use serde_json::{Value, json};

/// The effects of a card that is drawn now, the row being as given.
fn draw(colour: &str, id: &str, mut given: Value) -> Table {
    given["pending"] = json!({"colour": colour});
    let mut table = at("events/draw", given);
    table.play(&[&format!("event {id}")]);
    table
}

/// The same with other effects on the yellow card `ey1`.
fn effects(fx: Value, mut given: Value) -> Table {
    let cards = catalogue(|tables| card(tables, "event", "ey1")["fx"] = fx).unwrap();
    let game = KingsChallenge::with_catalogue(Options::default(), cards);
    given["pending"] = json!({"colour": "yellow"});
    let mut table = at_with(game, "events/draw", given);
    table.play(&["event ey1"]);
    table
}

/// The last black die shows this face, the start player being the human (round 1) or le Roy (2).
fn attack(face: u8, mut given: Value) -> Table {
    given["pending"] = json!({"left": 1});
    let mut table = at("defence/roll", given);
    table.play(&[&format!("roll {face}")]);
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
    assert!(table.told(&json!({"e": "event_entered", "card": "er2"})));
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
    // An empty deck gives nothing.
    let mut table = at(
        "events/draw",
        json!({"pending": {"colour": "red"}, "roy_won": ["ew1", "ew2", "ew3", "ew4"]}),
    );
    table.play(&["event er1"]);
    assert_eq!(table.step(), "defence/roll");
    // A card that names no colour brings none.
    let cards = catalogue(|tables| card(tables, "event", "er1")["second"] = json!("none"));
    let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
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
        .filter(|event| event["e"] == "event_effect")
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
    assert!(table.told(&json!({"e": "entered", "who": "roy", "building": "bishopric"})));
}

#[test]
fn kc_4_7_black_dice() {
    let table = draw("yellow", "ey4", json!({"row": [["er1", 0], ["er2", 0]]}));
    assert!(table.told(&json!({"e": "attack", "dice": 4})));
    assert_eq!(table.get("/pending/left"), 4);
    let row = json!([["er1", 0], ["er3", 0], ["er7", 0], ["er8", 0]]);
    let table = draw("yellow", "ey4", json!({"row": row}));
    assert!(table.told(&json!({"e": "attack", "dice": 6})));
}

#[test]
fn kc_4_8_deniers_and_influence() {
    let table = draw(
        "yellow",
        "ey2",
        json!({"deniers": 5, "row": [["ew2", 0]], "influence": 3}),
    );
    assert_eq!((table.deniers(), table.influence()), (3, 2));
    assert!(table.told(&json!({"e": "lost", "card": "ey2", "what": "deniers", "where": 2})));
    assert!(table.told(&json!({"e": "lost", "card": "ew2", "what": "influence", "where": 1})));
}

#[test]
fn kc_4_9_the_human_chooses_what_he_loses() {
    let cards = json!({"w1a": ["h---", 1], "y2b": ["h---", 2]});
    let mut table = draw("yellow", "ey3", json!({"cards": cards}));
    assert_eq!(table.list(), ["lose cube y2b", "lose cube w1a"]);
    assert_eq!(table.refused("lose cube r1c"), "KC-4.9");
    assert_eq!(table.refused("lose stone 1 1"), "KC-14.1");
    table.play(&["lose cube w1a"]);
    assert_eq!(table.get("/activities/6/cubes"), 0);
    let row = json!([["er1", 1], ["er3", 2], ["er4", 0]]);
    let mut table = draw("yellow", "ey4", json!({"row": row}));
    assert_eq!(table.list(), ["lose banner er1", "lose banner er3"]);
    assert_eq!(table.refused("lose banner er4"), "KC-4.9");
    table.play(&["lose banner er3"]);
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
    // What it earned is kept.
    assert_eq!((table.vp().0, table.influence()), (3, 2));
    assert!(table.told(&json!({"e": "lost", "what": "stone", "where": "1 3"})));
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
    assert!(table.told(&json!({"e": "laid_down", "building": "bishopric", "space": 5})));
    assert!(table.told(&json!({"e": "filled", "building": "bishopric", "space": 5})));
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
}

#[test]
fn kc_4_12_stones_of_le_roy() {
    let table = effects(json!([["roy_stone", 2]]), json!({"level1": "h----r"}));
    assert_eq!(table.get("/cathedral/0"), "h--rrr");
    assert_eq!(table.vp().1, 2);
}

#[test]
fn kc_4_13_losses_by_counting() {
    let fx = json!([["lose_per", "deniers", 2, "citizens", 2]]);
    let table = effects(fx, json!({"palace": "hhhhhr", "deniers": 9}));
    assert_eq!(table.deniers(), 5);
    let fx = json!([["lose_per", "vp", 1, "tradesmen", 1]]);
    let given = json!({"cards": {"r1a": ["h---", 0]}, "vp": 3});
    assert_eq!(effects(fx.clone(), given).vp().0, 2);
    // VP that are not there are no reason for a penalty.
    let given = json!({"cards": {"r1a": ["h---", 0]}});
    assert!(!effects(fx, given).told(&json!({"e": "vp"})));
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
    assert!(table.told(&json!({"e": "vp", "amount": -2, "reason": "unfulfilled"})));
    // A card is judged on its own.
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

#[test]
fn kc_5_1_black_dice_are_rolled() {
    let mut table = at(
        "defence/roll",
        json!({"own": ["red 6"], "pending": {"left": 2}}),
    );
    table.play(&["roll 2"]);
    assert!(table.told(&json!({"e": "die_rolled", "owner": "black", "face": 2})));
    assert_eq!(
        (table.get("/black"), table.get("/pending")),
        (json!([2]), json!({"left": 1}))
    );
}

#[test]
fn kc_5_2_the_start_player_goes_first() {
    let given = |round| json!({"round": round, "own": ["red 6", "red 5"], "roy": ["red 1"]});
    let table = attack(3, given(1));
    assert_eq!(table.get("/turn"), "human");
    // Le Roy has the first go in round 2 and takes the only black die.
    let table = attack(3, given(2));
    assert_eq!(
        (table.get("/stage"), table.get("/dice/roy/red")),
        (json!("actions"), json!([]))
    );
}

#[test]
fn kc_5_3_the_highest_first() {
    let mut table = guard(json!({"black": [5, 2], "own": ["red 3", "red 1", "yellow 6"]}));
    assert_eq!(table.refused("guard end"), "KC-5.3");
    table.play(&["guard yellow 6"]);
    assert_eq!(table.get("/black"), json!([2]));
    assert!(table.offers("guard red 1"));
    table.play(&["guard red 1"]);
    assert_eq!(table.get("/black"), json!([]));
    assert!(
        table.told(
            &json!({"e": "guarded", "who": "human", "black": 2, "dice": [["own", "red", 1]]})
        )
    );
}

#[test]
fn kc_5_4_dice_of_the_own_district() {
    let mut table = guard(json!({"black": [6], "own": ["red 1", "yellow 4", "white 1"]}));
    assert_eq!(table.refused("guard red 2"), "KC-5.4");
    table.play(&["guard red 1"]);
    assert_eq!(table.get("/pending/total"), 2);
    table.play(&["guard yellow 4"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/own/white")),
        (json!([]), json!([1]))
    );
}

#[test]
fn kc_5_5_a_total_has_to_be_finished() {
    let mut table = guard(json!({
        "black": [6, 1], "own": ["yellow 3", "yellow 2", "white 3"], "influence": 6,
    }));
    table.play(&["guard yellow 3"]);
    assert_eq!(table.list(), ["guard yellow 2", "guard white 3"]);
    for entry in [
        "reroll yellow 2",
        "recruit",
        "flip yellow 2",
        "guard end",
        "surrender",
    ] {
        assert_eq!(table.refused(entry), "KC-5.5", "{entry}");
    }
    table.play(&["guard white 3"]);
    assert_eq!(table.get("/black"), json!([1]));
}

#[test]
fn kc_5_6_no_help_from_outside() {
    let table = guard(json!({
        "black": [6], "own": ["red 3", "white 1"], "roy": ["red 6"],
        "cards": {"y2b": ["h---", 3]},
    }));
    assert_eq!(table.list(), ["guard red 3", "guard white 1"]);
}

#[test]
fn kc_5_7_influence_in_the_defence() {
    let mut table = guard(json!({"black": [6], "own": ["red 1", "white 1"], "influence": 1}));
    assert_eq!(
        table.list(),
        ["reroll red 1", "reroll white 1", "surrender"]
    );
    table.play(&["reroll red 1"]);
    assert_eq!(table.step(), "defence/reroll");
    assert_eq!(
        table.get("/pending"),
        json!({"colour": "red", "countered": 0})
    );
    table.play(&["roll 3"]);
    assert_eq!(table.list(), ["guard red 3", "guard white 1"]);
    // The number countered in the go is kept.
    let mut table = guard(json!({"black": [2, 1], "own": ["red 1", "white 1"], "influence": 8}));
    table.play(&["guard red 1", "flip white 1"]);
    assert_eq!(table.get("/pending"), json!({"total": 0, "countered": 1}));
}

#[test]
fn kc_5_8_influence_for_a_black_die() {
    let mut table = guard(json!({"black": [2, 2], "own": ["red 1", "white 1"]}));
    table.play(&["guard red 1"]);
    assert_eq!(table.influence(), 1);
    assert!(table.told(&json!({"e": "influence", "amount": 1, "reason": "countered"})));
}

#[test]
fn kc_5_9_who_is_able_must_counter() {
    let table = guard(json!({"black": [6], "own": ["red 2", "yellow 2"], "influence": 1}));
    assert!(table.offers("guard red 2") && !table.offers("surrender"));
    assert_eq!(table.refused("surrender"), "KC-5.9");
    let table = guard(json!({"black": [6], "own": ["red 2", "yellow 1"], "influence": 1}));
    assert_eq!(
        table.list(),
        ["reroll red 2", "reroll yellow 1", "surrender"]
    );
    assert_eq!(table.refused("guard red 2"), "KC-5.9");
    // After one die the go may be ended.
    let mut table = guard(json!({"black": [4, 1], "own": ["red 2", "yellow 1"], "roy": ["red 1"]}));
    table.play(&["guard red 2"]);
    assert_eq!(
        table.list(),
        ["reroll yellow 1", "guard yellow 1", "guard end"]
    );
    assert_eq!(table.refused("surrender"), "KC-5.9");
    table.play(&["guard end"]);
    assert_eq!(table.get("/dice/roy/red"), json!([]));
}

#[test]
fn kc_5_10_surrender() {
    let mut table = guard(json!({
        "black": [6, 5], "own": ["yellow 1", "white 1"], "influence": 1, "vp": 5, "roy": ["red 1", "red 2"],
    }));
    table.play(&["surrender"]);
    assert_eq!(table.vp().0, 3);
    assert!(table.told(&json!({"e": "surrendered", "black": 6})));
    assert_eq!(
        table.get("/dice/own"),
        json!({"red": [], "yellow": [1], "white": [1]})
    );
    // Le Roy's go follows and takes the other black die.
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/red")),
        (json!([]), json!([1]))
    );
}

#[test]
fn kc_5_11_le_roys_die() {
    let given = json!({
        "round": 2, "roy": ["white 2", "white 1"], "own": ["red 1", "yellow 1"], "black": [5], "influence": 1,
    });
    let mut single = given.clone();
    single["pending"] = json!({"left": 1});
    let mut table = at("defence/roll", single.clone());
    table.play(&["roll 6"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/white")),
        (json!([5]), json!([1]))
    );
    assert!(
        table.told(
            &json!({"e": "guarded", "who": "roy", "black": 6, "dice": [["roy", "white", 2]]})
        )
    );
    // Option `adds`: all that is needed, and the black die is gone in any case.
    let game = with(json!({"weak_guard": "adds"}));
    let mut table = at_with(game.clone(), "defence/roll", single);
    table.play(&["roll 6"]);
    assert_eq!(
        (table.get("/black"), table.get("/dice/roy/white")),
        (json!([5]), json!([]))
    );
    let mut more = given;
    more["roy"] = json!(["red 2", "white 2", "white 1"]);
    more["pending"] = json!({"left": 1});
    let mut table = at_with(game, "defence/roll", more);
    table.play(&["roll 6"]);
    assert_eq!(
        table.get("/dice/roy"),
        json!({"red": [], "yellow": [], "white": [1]})
    );
}

#[test]
fn kc_5_12_the_strongest_die() {
    for (roy, left) in [
        (
            json!(["red 3", "white 5"]),
            json!({"red": [], "yellow": [], "white": [5]}),
        ),
        (
            json!(["red 2", "white 5"]),
            json!({"red": [2], "yellow": [], "white": []}),
        ),
        (
            json!(["red 2", "yellow 4", "white 4"]),
            json!({"red": [], "yellow": [4], "white": [4]}),
        ),
        (
            json!(["yellow 4", "white 4"]),
            json!({"red": [], "yellow": [], "white": [4]}),
        ),
    ] {
        let table = attack(3, json!({"round": 2, "roy": roy, "own": ["red 1"]}));
        assert_eq!(table.get("/dice/roy"), left);
    }
}

#[test]
fn kc_5_13_without_a_die() {
    let table = attack(1, json!({"round": 2, "own": ["red 1", "white 1"]}));
    assert_eq!(table.list(), ["guard red 1", "guard white 1"]);
    assert!(!table.told(&json!({"e": "guarded"})));
}
