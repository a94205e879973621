//! Chapters 12 to 14 of the rulebook.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    reason = "a test may panic"
)]

mod common;

use common::{Table, at_with, card, catalogue, royal, royal_with, turn, with};
use kings_challenge::{KingsChallenge, Options, Outcome, Score, Side};
use serde_json::{Value, json};

#[test]
fn kc_12_1_two_dice() {
    let results = [
        (1, 1, "vp3"),
        (1, 2, "vp2"),
        (1, 3, "worker"),
        (1, 4, "event"),
        (1, 5, "tradesman"),
        (1, 6, "cathedral"),
        (2, 6, "character"),
        (3, 6, "event"),
        (4, 6, "worker"),
        (5, 6, "vp2"),
        (6, 6, "vp3"),
    ];
    for (first, second, result) in results {
        let mut table = royal(json!({"roy": ["red 1", "red 2"], "own": ["red 1"]}));
        table.play(&[&format!("roll {first}")]);
        assert_eq!(table.get("/pending/first"), first);
        table.play(&[&format!("roll {second}")]);
        let told = json!({"e": "royal_roll", "total": first + second, "result": result});
        assert!(table.told(&told), "{told}");
        assert!(table.told(&json!({"e": "die_rolled", "owner": "royal", "face": second})));
    }
}

#[test]
fn kc_12_2_until_all_dice_are_used() {
    let mut table = royal(json!({"roy": ["red 1", "red 2"], "passed": true}));
    table.rolls(3, 3);
    assert_eq!(
        (table.get("/turn"), table.get("/round")),
        (json!("roy"), json!(1))
    );
    table.rolls(3, 3);
    assert_eq!(table.get("/round"), 2);
}

#[test]
fn kc_12_3_his_best_dice() {
    let roy = json!(["red 4", "red 1", "yellow 5", "white 5"]);
    let mut table = royal(json!({"roy": roy, "own": ["red 1"]}));
    table.rolls(3, 3);
    assert!(table.told(&json!({"e": "royal_spent", "dice": [["roy", "yellow", 5]]})));
    // Nothing is left to the human but to pass.
    table.rolls(3, 4);
    assert!(table.told(&json!({"dice": [["roy", "white", 5], ["roy", "red", 4]]})));
}

#[test]
fn kc_12_4_all_he_has() {
    let mut table = royal(json!({"roy": ["red 4"], "own": ["red 1"], "row": [["er1", 0]]}));
    table.rolls(4, 5);
    assert_eq!((table.vp().1, table.get("/roy/won")), (7, json!(["er1"])));
}

#[test]
fn kc_12_5_the_order_inside_a_turn() {
    let mut table = royal(json!({"roy": ["red 4", "red 5", "red 6"], "own": ["red 1", "red 2"]}));
    table.rolls(1, 1);
    let order: Vec<_> = table
        .events
        .iter()
        .map(|event| event["e"].clone())
        .collect();
    let expected = [
        "die_rolled",
        "royal_roll",
        "royal_bought",
        "deniers",
        "royal_spent",
        "vp",
    ];
    assert_eq!(order, expected);
}

#[test]
fn kc_12_6_buying() {
    for (dice, price, left) in [
        ((1, 1), 6, 1),
        ((6, 6), 6, 1),
        ((1, 2), 4, 2),
        ((5, 6), 4, 2),
    ] {
        let mut table = royal(json!({
            "roy": ["red 4", "red 5", "red 6"], "own": ["red 4", "yellow 5", "white 5"],
        }));
        table.rolls(dice.0, dice.1);
        assert!(
            table
                .told(&json!({"e": "royal_bought", "colour": "yellow", "face": 5, "price": price}))
        );
        assert_eq!(table.deniers(), price);
        assert_eq!(table.state.dice(Side::Roy).total(), left);
        assert_eq!(
            table.get("/dice/own"),
            json!({"red": [4], "yellow": [], "white": [5]})
        );
    }
}

#[test]
fn kc_12_7_no_die_to_buy() {
    for (no_die, vp3, vp2) in [("own", 1, 2), ("less", 2, 3)] {
        for (second, left) in [(1, vp3), (2, vp2)] {
            let game = with(json!({"no_die": no_die}));
            let given = json!({"roy": ["red 4", "red 4", "red 2", "red 2"], "deniers": 1});
            let mut table = royal_with(game, given);
            table.rolls(1, second);
            assert_eq!(table.state.dice(Side::Roy).total(), left, "{no_die}");
            assert_eq!(table.deniers(), 1);
        }
    }
}

#[test]
fn kc_12_8_victory_points() {
    for (dice, vp) in [((1, 1), 3), ((6, 6), 3), ((1, 2), 2), ((6, 5), 2)] {
        let mut table = royal(json!({"roy": ["red 4"], "own": ["red 1", "red 2"]}));
        table.rolls(dice.0, dice.1);
        assert!(table.told(&json!({"e": "vp", "who": "roy", "amount": vp})));
    }
}

#[test]
fn kc_12_9_workers() {
    for (die, building) in [
        ("red 6", "palace"),
        ("yellow 6", "hall"),
        ("white 6", "bishopric"),
    ] {
        let mut table = royal(json!({
            "roy": [die, "red 1"], "own": ["red 1"], "palace": "rrrrr-", "hall": "rrrrr-",
            "bishopric": "rrrrr-",
        }));
        table.rolls(4, 6);
        assert_eq!(table.get(&format!("/buildings/{building}")), "rrrrrr");
        assert!(table.told(&json!({"e": "entered", "who": "roy", "building": building})));
    }
    // Option `die`: with the face of the die, whoever is pushed.
    let given = json!({"roy": ["red 2", "red 1"], "own": ["red 1"], "palace": "rrrrrh"});
    let mut table = royal_with(with(json!({"worker": "die"})), given);
    table.rolls(2, 2);
    assert_eq!(table.get("/buildings/palace"), "rrrrrh");
    assert_eq!(table.get("/roy/lying"), 1);
}

#[test]
fn kc_12_10_the_die_is_gone() {
    let mut table = royal(json!({"roy": ["red 2", "red 1"], "own": ["red 1"]}));
    table.rolls(2, 2);
    assert_eq!(table.get("/dice/roy/red"), json!([1]));
    assert!(table.told(&json!({"e": "royal_nothing"})));
    let given =
        json!({"roy": ["red 2", "red 1"], "own": ["red 1"], "palace": "hrrrrr", "roy_lying": 7});
    let mut table = royal_with(with(json!({"worker": "die"})), given);
    table.rolls(2, 2);
    assert_eq!(
        (table.get("/roy/lying"), table.get("/buildings/palace")),
        (json!(7), json!("hrrrrr"))
    );
}

#[test]
fn kc_12_11_the_target() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 1", "red 1", "red 1"], "own": ["red 1"], "row": [["er1", 0], ["ey3", 0]],
    }));
    table.rolls(1, 4);
    assert_eq!(table.get("/roy/won"), json!(["ey3"]));
    // Marauding only when it lies alone.
    let given = json!({"roy": ["red 1", "red 2", "red 3"], "own": ["red 1"], "e0": 2});
    let mut table = royal(given.clone());
    table.rolls(4, 5);
    assert_eq!(table.vp(), (2, 2));
    assert_eq!(table.state.dice(Side::Roy).total(), 1);
    let mut table = royal_with(with(json!({"marauding": "never"})), given);
    table.rolls(4, 5);
    assert_eq!(table.vp(), (0, 0));
    assert_eq!(table.state.dice(Side::Roy).total(), 2);
    assert!(table.told(&json!({"e": "royal_nothing", "reason": "no_target"})));
}

#[test]
fn kc_12_12_all_free_banners() {
    let mut table = royal(json!({
        "roy": ["red 6", "red 5", "red 4", "red 3"], "own": ["red 1"], "row": [["er1", 1]],
    }));
    table.rolls(4, 5);
    assert!(table.told(&json!({"e": "event_cubes", "who": "roy", "card": "er1", "count": 3})));
    assert_eq!(table.get("/dice/roy/red"), json!([3]));
    assert_eq!(table.influence(), 0);
}

#[test]
fn kc_12_13_the_spot() {
    let spot = |cards: Value| {
        let mut table = royal(json!({"roy": ["red 1", "red 2"], "own": ["red 1"], "cards": cards}));
        table.rolls(3, 3);
        let hired = table
            .events
            .iter()
            .find(|event| event["e"] == "hired")
            .unwrap();
        assert_eq!(table.get("/dice/roy/red"), json!([1]));
        (
            hired["card"].as_str().unwrap().to_owned(),
            hired["space"].as_i64().unwrap(),
        )
    };
    // Most VP.
    assert_eq!(
        spot(json!({"r1a": ["----", 0], "w3a": ["----", 0]})),
        ("w3a".to_owned(), 1)
    );
    // Equal VP: the lower price.
    let cards = json!({"r3a": ["h---", 0], "y1a": ["----", 0]});
    assert_eq!(spot(cards), ("y1a".to_owned(), 1));
    // Equal price: colour order, then the lower number.
    let cards = json!({"r1b": ["----", 0], "r2c": ["----", 0], "y1a": ["----", 0]});
    assert_eq!(spot(cards), ("r1b".to_owned(), 1));
    let cards = json!({"r2c": ["----", 0], "y1a": ["----", 0]});
    assert_eq!(spot(cards), ("r2c".to_owned(), 1));
    // The lowest-numbered free space is the spot.
    assert_eq!(
        spot(json!({"r3a": ["h---", 0], "r1b": ["r---", 0]})),
        ("r3a".to_owned(), 2)
    );
}

#[test]
fn kc_12_14_no_spot() {
    let mut table =
        royal(json!({"roy": ["red 1", "red 2"], "own": ["red 1"], "cards": {"r1a": ["r---", 0]}}));
    table.rolls(3, 3);
    assert_eq!(table.get("/dice/roy/red"), json!([1]));
    assert!(table.told(&json!({"e": "royal_nothing", "reason": "no_tradesman"})));
    let given = json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"], "cards": {"r1a": ["----", 0]}, "roy_lying": 6,
    });
    let mut table = royal(given);
    table.rolls(3, 3);
    assert_eq!(table.get("/activities/0/spaces"), "----");
}

#[test]
fn kc_12_15_le_roys_stones() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2", "red 3"], "own": ["red 1"], "level1": "rrrrrh", "level2": "---rr-",
    }));
    table.rolls(3, 4);
    assert_eq!(table.get("/cathedral/1"), "--rrrr");
    assert_eq!((table.vp().1, table.influence()), (2, 0));
}

#[test]
fn kc_12_16_the_cathedral() {
    let full = json!({
        "roy": ["red 1", "red 2", "red 3"], "own": ["red 1"], "level1": "rrrrrr", "level2": "rrrrrr",
        "level3": "hhhhhh",
    });
    let mut table = royal(full);
    table.rolls(3, 4);
    assert_eq!((table.vp().1, table.get("/dice/roy/red")), (2, json!([1])));
    assert!(table.told(&json!({"e": "vp", "amount": 1, "reason": "cathedral_full"})));
}

#[test]
fn kc_12_17_characters() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"], "stack": ["c2", "c3"], "deniers": 12,
    }));
    table.rolls(2, 6);
    assert_eq!((table.vp(), table.get("/stack")), ((3, 0), json!(["c3"])));
    assert!(table.told(&json!({"e": "character_scored", "card": "c2", "human": 3, "roy": 0})));
    assert_eq!(table.state.dice(Side::Roy).total(), 2);
    let mut table = royal(json!({"roy": ["red 1", "red 2"], "own": ["red 1"]}));
    table.rolls(4, 4);
    assert_eq!((table.vp(), table.get("/free_rolls")), ((0, 1), json!(1)));
}

#[test]
fn kc_12_18_result_8_is_a_turn() {
    for (option, turn) in [("turn", "human"), ("again", "roy")] {
        let game = with(json!({"free_result": option}));
        let mut table = royal_with(
            game,
            json!({"roy": ["red 1", "red 2"], "own": ["yellow 6"]}),
        );
        table.rolls(4, 4);
        assert_eq!(table.get("/turn"), turn);
        table.play(if option == "turn" { &["pass"] } else { &[] });
        table.rolls(3, 3);
    }
    // Any other result ends the turn in both.
    let game = with(json!({"free_result": "again"}));
    let mut table = royal_with(
        game,
        json!({"roy": ["red 1", "red 2"], "own": ["yellow 6"]}),
    );
    table.rolls(3, 3);
    assert_eq!(table.get("/turn"), "human");
}

#[test]
fn kc_12_19_the_twenty_first() {
    for (before, dice) in [(19, 2), (20, 1), (21, 1)] {
        let mut table = royal(json!({
            "roy": ["red 1", "red 2"], "own": ["yellow 6"], "free_rolls": before,
        }));
        table.rolls(4, 4);
        assert_eq!(table.state.dice(Side::Roy).total(), dice);
        assert_eq!(table.get("/free_rolls"), before + 1);
    }
}

#[test]
fn kc_13_1_the_end_of_a_round() {
    let mut table = royal(json!({
        "roy": ["red 1"], "own": ["yellow 6"], "passed": true, "pot": 5, "lying": 1, "free_rolls": 4,
    }));
    table.rolls(2, 2);
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

/// The end of a game.
fn end(mut given: Value) -> Table {
    given["round"] = json!(4);
    given["roy"] = json!(["red 1"]);
    let mut table = royal(given);
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
        .filter(|event| event["e"] == "scored")
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
        "characters human",
        "characters roy",
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
    let table = end(json!({"stack": ["c1", "c3"], "influence": 7, "level1": "hhh---"}));
    assert_eq!(table.outcome()["human"]["characters"], 4);
    // Every card is scored now.
    assert_eq!(table.get("/stack"), json!([]));
    assert!(table.told(&json!({"e": "character_scored", "card": "c1", "human": 3, "roy": 0})));
    assert!(table.told(&json!({"e": "character_scored", "card": "c3", "human": 1, "roy": 0})));
}

#[test]
fn kc_13_6_thresholds() {
    for (influence, vp) in [(3, 0), (4, 1), (6, 1), (7, 3), (10, 6), (20, 6)] {
        let table = end(json!({"stack": ["c1"], "influence": influence}));
        assert_eq!(table.outcome()["human"]["characters"], vp);
        assert_eq!(table.outcome()["roy"]["characters"], 0);
    }
    // A card that le Roy does not score, though he has what it counts.
    let cards = catalogue(|tables| card(tables, "character", "c5")["roy"] = json!(false));
    let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
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
    assert!(table.told(&json!({"e": "game_over", "difference": 18, "band": 5})));
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

#[test]
fn kc_14_1_who_is_asked() {
    let table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    for entry in [
        "roll 1",
        "character c1",
        "reveal r1a",
        "event er1",
        "settle palace 1",
        "guard yellow 6",
        "guard end",
        "surrender",
        "lose cube r1a",
        "lay palace 1",
        "from supply",
        "cube none",
        "cube r1a",
        "die own yellow 6",
        "done",
        "times 1",
        "choose 1",
        "mark e0",
        "flip end",
    ] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
    let table = royal(json!({"roy": ["red 1"]}));
    for entry in [
        "pass",
        "farm",
        "build",
        "place hall",
        "combat e0",
        "activate r1a",
        "recruit",
    ] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
    let table = Table::new(KingsChallenge::default());
    for entry in ["roll 1", "reveal r1a", "event er1"] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
}

#[test]
fn kc_14_2_single_entries_are_applied() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(table.step(), "actions/royal");
    assert!(table.told(&json!({"e": "group", "dice": [["own", "yellow", 6]]})));
    // A slot with one card is turned up by itself.
    let one = catalogue(|tables| {
        let cards = tables["activity"].as_array_mut().unwrap();
        cards.retain(|card| card["id"] != "r1b" && card["id"] != "r1c");
    });
    let game = KingsChallenge::with_catalogue(Options::default(), one.unwrap());
    let given = json!({"pending": {"slot": "red 1"}});
    let table = at_with(game, "reveal/reveal", given);
    assert_eq!(table.get("/activities/0/card"), "r1a");
}

#[test]
fn kc_14_3_lists_ascend() {
    let table = turn(json!({
        "own": ["white 1", "yellow 6", "red 3"], "roy": ["white 6", "red 1"], "influence": 9, "supply": 2,
        "row": [["ey3", 0], ["er1", 0]], "deniers": 20, "cards": {"r1b": ["----", 0], "y1a": ["----", 0]},
    }));
    assert_eq!(
        table.list(),
        [
            "reroll red 3",
            "reroll yellow 6",
            "reroll white 1",
            "recruit",
            "flip red 3",
            "flip yellow 6",
            "flip white 1",
            "activate r1b",
            "activate y1a",
            "build",
            "combat ey3",
            "place palace",
            "place hall",
            "place bishopric",
            "farm",
            "pass",
        ]
    );
}

#[test]
fn kc_14_4_refused_without_a_trace() {
    let table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    assert_eq!(table.refused("build"), "KC-8.10");
    let mut state = table.state.clone();
    let refusal = solo_core::Game::advance_by_text(
        &table.game,
        &mut state,
        solo_core::Input::Decision("farm now"),
        &mut (),
    );
    assert_eq!(solo_core::Refusal::rule(&refusal.unwrap_err()), "KC-14.4");
    assert_eq!(state, table.state);
}

#[test]
fn kc_14_5_nothing_is_taken_back() {
    let mut table = turn(json!({"own": ["yellow 6", "yellow 5"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["die own yellow 5", "die own yellow 6"]);
    assert_eq!(table.refused("pass"), "KC-14.1");
}
