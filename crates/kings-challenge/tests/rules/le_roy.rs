//! Chapter 12: le Roy's turn.

use crate::common::{royal, royal_with, with};
use kings_challenge::Side;
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
        let told = json!({"event": "royal_roll", "total": first + second, "result": result});
        assert!(table.told(&told), "{told}");
        assert!(table.told(&json!({"event": "die_rolled", "owner": "royal", "face": second})));
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
    assert!(table.told(&json!({"event": "royal_spent", "dice": [["roy", "yellow", 5]]})));
    // The human can only pass.
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
        .map(|event| event["event"].clone())
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
        assert!(table.told(
            &json!({"event": "royal_bought", "colour": "yellow", "face": 5, "price": price})
        ));
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
        assert!(table.told(&json!({"event": "vp", "who": "roy", "amount": vp})));
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
        assert!(table.told(&json!({"event": "entered", "who": "roy", "building": building})));
    }
    // Option `die`: with the face of the die, whoever is pushed.
    let given = json!({"roy": ["red 2", "red 1"], "own": ["red 1"], "palace": "rrrrrh"});
    let mut table = royal_with(with(json!({"worker": "die"})), given);
    table.rolls(2, 2);
    assert_eq!(table.get("/buildings/palace"), "rrrrrh");
    assert_eq!(table.get("/roy/lying"), 1);
}

#[test]
fn kc_12_9a_the_die_of_the_worker() {
    let spent = |options: Value, given: Value| {
        let mut given = given;
        given["own"] = json!(["red 1"]);
        let mut table = royal_with(with(options), given);
        table.rolls(2, 2);
        let mut spent = table.events.iter();
        let spent = spent.find(|event| event["event"] == "royal_spent").unwrap();
        (spent["dice"][0][1].clone(), spent["dice"][0][2].clone())
    };
    let best = json!({"worker_die": "best"});
    let evicting = json!({"worker_die": "evicting"});
    let chosen = json!({"worker_die": "evicting", "worker": "die"});
    let roy = json!(["red 6", "yellow 4", "yellow 2", "white 3"]);
    // Both hall and bishopric would do: the yellow 4 is the better die.
    let given = json!({"roy": roy, "hall": "rrhrrr", "bishopric": "rhrrrr"});
    assert_eq!(spent(best, given.clone()), (json!("red"), json!(6)));
    assert_eq!(
        spent(evicting.clone(), given.clone()),
        (json!("yellow"), json!(4))
    );
    // With the face of the die only the yellow 2 and the white 1, 2 would; there is no such white
    // die.
    assert_eq!(spent(chosen.clone(), given), (json!("yellow"), json!(2)));
    // Any face will do, the last ones too.
    let given = json!({"roy": roy, "hall": "rrrrrh"});
    assert_eq!(spent(evicting.clone(), given), (json!("yellow"), json!(4)));
    // A push that only moves the human is not an eviction.
    let given = json!({"roy": roy, "hall": "hrrrrr"});
    assert_eq!(
        spent(evicting.clone(), given.clone()),
        (json!("red"), json!(6))
    );
    assert_eq!(spent(chosen.clone(), given), (json!("red"), json!(6)));
    // No one can enter: the best die.
    let given = json!({"roy": roy, "hall": "rrhrrr", "roy_lying": 7});
    assert_eq!(spent(evicting, given.clone()), (json!("red"), json!(6)));
    assert_eq!(spent(chosen, given), (json!("red"), json!(6)));
}

#[test]
fn kc_12_10_the_die_is_gone() {
    let mut table = royal(json!({"roy": ["red 2", "red 1"], "own": ["red 1"]}));
    table.rolls(2, 2);
    assert_eq!(table.get("/dice/roy/red"), json!([1]));
    assert!(table.told(&json!({"event": "royal_nothing"})));
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
    assert!(table.told(&json!({"event": "royal_nothing", "reason": "no_target"})));
}

#[test]
fn kc_12_12_all_free_banners() {
    let mut table = royal(json!({
        "roy": ["red 6", "red 5", "red 4", "red 3"], "own": ["red 1"], "row": [["er1", 1]],
    }));
    table.rolls(4, 5);
    assert!(table.told(&json!({"event": "event_cubes", "who": "roy", "card": "er1", "count": 3})));
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
            .find(|event| event["event"] == "hired")
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
    assert!(table.told(&json!({"event": "royal_nothing", "reason": "no_tradesman"})));
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
    assert!(table.told(&json!({"event": "vp", "amount": 1, "reason": "cathedral_full"})));
    // One space is left: a stone, and a point for the other.
    let mut table = royal(json!({
        "roy": ["red 1", "red 2", "red 3"], "own": ["red 1"], "level1": "rrrrrr", "level2": "rrrrrr",
        "level3": "hhhhh-",
    }));
    table.rolls(3, 4);
    assert_eq!(table.vp().1, 2);
    assert!(table.told(&json!({"event": "vp", "amount": 1, "reason": "stone"})));
    assert!(table.told(&json!({"event": "vp", "amount": 1, "reason": "cathedral_full"})));
}

#[test]
fn kc_12_17_characters() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"], "stack": ["c2", "c3"], "deniers": 12,
    }));
    table.rolls(2, 6);
    assert_eq!((table.vp(), table.get("/stack")), ((3, 0), json!(["c3"])));
    assert!(table.told(&json!({"event": "character_scored", "card": "c2", "human": 3, "roy": 0})));
    assert_eq!(table.state.dice(Side::Roy).total(), 2);
    let told = |card| json!({"event": "vp", "who": "human", "reason": "character", "card": card});
    assert!(table.told(&told("c2")));
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
