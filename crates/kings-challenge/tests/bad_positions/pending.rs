//! Faults in the field `pending`.

use super::all_found;
use serde_json::{Value, json};

#[test]
fn what_setup_waits_for() {
    let table = |palace: &str, hall: &str, pending: Value| {
        json!({
            "round": 0, "palace": palace, "hall": hall, "bishopric": "------",
            "stack": ["c1", "c2", "c3", "c4", "c5", "c6"], "pending": pending, "deniers": 5,
        })
    };
    all_found(
        "setup/roll",
        &table("------", "------", json!({"rolled": [1, 2]})),
        r#"
        /pending/rolled [1, 2, 3, 4, 5, 6] => pending.rolled: after the sixth die citizens are placed (KC-2.4)
        /pending/rolled [7] => pending.rolled[0]: expected a face from 1 to 6, found 7 (KC-16.2)
        /pending/rolled 1 => pending.rolled: expected a list, found 1 (KC-16.2)
        /buildings {"palace": "h-----", "hall": "------", "bishopric": "------"} => buildings: 1 citizens of the human and 0 of le Roy are not those placed so far (KC-2.3)
        /buildings {"palace": "hrr---", "hall": "r-----", "bishopric": "------"} => roy: there are 27 citizens instead of 24 (KC-1.4); buildings: 1 citizens of the human and 3 of le Roy are not those placed so far (KC-2.3)
        /buildings {"palace": "hhrr--", "hall": "------", "bishopric": "------"} => roy: there are 26 citizens instead of 24 (KC-1.4); buildings: 2 citizens of the human and 2 of le Roy are not those placed so far (KC-2.3)
        /buildings {"palace": "hhhhhh", "hall": "rrrrrr", "bishopric": "rrr---"} => roy: there are 33 citizens instead of 24 (KC-1.4); buildings: 6 citizens of the human and 9 of le Roy are not those placed so far (KC-2.3)
        /stack/0 "c9" => stack[0]: expected a Character card, found "c9" (KC-2.2)
        /round 1 => human: there are 6 citizens instead of 12 (KC-1.5); round: setup/roll is not in round 1 (KC-3.1)
        /dice/own/red [1] => dice: 1 own dice and 0 of le Roy's lie there at setup/roll (KC-3.7)
        "#,
    );
    all_found(
        "setup/settle",
        &table("r----h", "rr----", json!({"left": 1})),
        r#"
        /pending/left 2 => pending.left: the other fields make it 1, not 2 (KC-16.2)
        /pending/left 3 => pending.left: the other fields make it 1, not 3 (KC-16.2)
        /buildings/hall "rrr---" => roy: there are 25 citizens instead of 24 (KC-1.4); buildings: 1 citizens of the human and 4 of le Roy are not those placed so far (KC-2.3)
        /buildings {"palace": "hhhhhh", "hall": "rrrrrr", "bishopric": "rrrrrr"} => roy: there are 33 citizens instead of 24 (KC-1.4); buildings: 6 citizens of the human and 12 of le Roy are not those placed so far (KC-2.3); pending: setup/settle has 0 entries instead of at least 1 (KC-14.2); pending.left: the other fields make it 2, not 1 (KC-16.2)
        /cathedral/0 "h-----" => cathedral: nothing is here during setup (KC-2.1)
        /human/lying 1 => human: there are 13 citizens instead of 12 (KC-1.5); human.lying: nothing is here during setup (KC-2.1)
        /roy/lying 1 => roy: there are 25 citizens instead of 24 (KC-1.4); roy.lying: nothing is here during setup (KC-2.1)
        /human/supply 1 => human: there are 13 citizens instead of 12 (KC-1.5); human.supply: nothing is here during setup (KC-2.1)
        /row/0/cubes 1 => row: nothing is here during setup (KC-2.1)
        /roy/won ["er1"] => unseen: er1 is in 2 places (KC-4.2); roy.won: nothing is here during setup (KC-2.1)
        "#,
    );
    all_found(
        "setup/character",
        &json!({"round": 0, "palace": "------", "hall": "------", "bishopric": "------", "stack": ["c1"], "deniers": 5}),
        r#"
        /stack ["c1", "c2", "c3", "c4", "c5"] => stack: 5 cards are not those drawn so far (KC-2.2)
        /buildings/palace "h-----" => buildings: 1 citizens of the human and 0 of le Roy are not those placed so far (KC-2.3)
        "#,
    );
}

#[test]
fn what_a_round_waits_for() {
    all_found(
        "reveal/reveal",
        &json!({"pending": {"slot": "red 1"}}),
        r#"
        /pending/slot "red 2" => pending.slot: the other fields make it "red 1", not "red 2" (KC-16.2)
        /dice/roy/red [1] => dice: 0 own dice and 1 of le Roy's lie there at reveal/reveal (KC-3.7)
        "#,
    );
    let cards = json!({"r1b": ["----", 0], "y1a": ["----", 0], "w1a": ["----", 0]});
    all_found(
        "workforce/roll",
        &json!({"palace": "hhrrrr", "own": ["red 1"], "cards": cards, "pending": {"owner": "own", "colour": "red", "left": 1}}),
        r#"
        /pending/owner "me" => pending.owner: expected own or roy, found "me" (KC-16.2)
        /pending/owner "roy" => pending.left: 1 of 2 red dice of human lie there, with 1 still to roll (KC-3.7); pending.left: 0 of 4 red dice of roy lie there, with 1 still to roll (KC-3.7)
        /pending/colour "blue" => pending.colour: expected a colour, found "blue" (KC-16.2)
        /pending/colour "white" => pending.left: 1 of 2 red dice of human lie there, with 1 still to roll (KC-3.7); pending.left: 0 of 0 white dice of human lie there, with 1 still to roll (KC-3.7)
        /pending/left 0 => pending.left: 1 of 2 red dice of human lie there, with 0 still to roll (KC-3.7)
        /pending/left 2 => pending.left: 1 of 2 red dice of human lie there, with 2 still to roll (KC-3.7)
        /pending/left 7 => pending.left: 1 of 2 red dice of human lie there, with 7 still to roll (KC-3.7)
        /dice/roy/white [1] => pending.left: 1 of 6 white dice of roy lie there, with 1 still to roll (KC-3.7)
        /dice/own/red [] => pending.left: 0 of 2 red dice of human lie there, with 1 still to roll (KC-3.7)
        "#,
    );
    all_found(
        "events/draw",
        &json!({"cards": cards, "pending": {"colour": "red"}, "own": ["red 1"]}),
        r#"
        /pending/colour "blue" => pending.colour: expected a colour, found "blue" (KC-16.2)
        /pending/colour "yellow" =>
        "#,
    );
    all_found(
        "events/lose",
        &json!({
            "row": [["ey3", 0]], "own": ["red 1"], "cards": {"r1c": ["----", 1], "w1c": ["----", 1]},
            "pending": {"card": "ey3", "index": 0, "effect": "lose_activity_cube", "left": 1, "short": false, "attack": 1},
        }),
        r#"
        /pending/card "er1" => pending.left: 1 losses are not from 1 to the 0 of the effect (KC-4.9); pending: events/lose has 0 entries instead of at least 1 (KC-14.2); pending.card: the other fields make it null, not "er1" (KC-16.2); pending.effect: the other fields make it "", not "lose_activity_cube" (KC-16.2)
        /pending/card "e0" => pending.left: 1 losses are not from 1 to the 0 of the effect (KC-4.9); pending: events/lose has 0 entries instead of at least 1 (KC-14.2); pending.effect: the other fields make it "black_dice", not "lose_activity_cube" (KC-16.2)
        /pending/index 1 => pending.left: 1 losses are not from 1 to the 0 of the effect (KC-4.9); pending: events/lose has 0 entries instead of at least 1 (KC-14.2); pending.effect: the other fields make it "", not "lose_activity_cube" (KC-16.2)
        /pending/index 4 => pending.left: 1 losses are not from 1 to the 0 of the effect (KC-4.9); pending: events/lose has 0 entries instead of at least 1 (KC-14.2); pending.effect: the other fields make it "", not "lose_activity_cube" (KC-16.2)
        /pending/effect "lose_stone" => pending.effect: the other fields make it "lose_activity_cube", not "lose_stone" (KC-16.2)
        /pending/left 2 => pending.left: 2 losses are not from 1 to the 1 of the effect (KC-4.9)
        /pending/left 0 => pending.left: 0 losses are not from 1 to the 1 of the effect (KC-4.9)
        /pending/short 0 => pending.short: expected true or false, found 0 (KC-16.2)
        /pending/attack 7 => pending.attack: 7 black dice are more than 6 (KC-4.7)
        "#,
    );
    all_found(
        "defence/roll",
        &json!({"own": ["red 1"], "black": [2], "pending": {"left": 1}}),
        "
        /pending/left 0 => pending.left: no black die is left to roll (KC-5.1)
        /pending/left 6 => black: 7 black dice are more than 6 (KC-4.7)
        /pending/left true => pending.left: expected a whole number from 0 to 255, found true (KC-16.2)
        /pending/left {} => pending.left: expected a whole number from 0 to 255, found {} (KC-16.2)
        ",
    );
}

#[test]
fn what_influence_waits_for() {
    all_found(
        "actions/flip",
        &json!({
            "own": ["red 1", "yellow 2", "white 3"], "roy": ["red 1"],
            "pending": {"left": 2, "flipped": [["red", 1]], "countered": 0},
        }),
        r#"
        /pending/left 1 => pending.left: 1 turned dice and 1 further ones are not 3 (KC-7.6)
        /pending/left 4 => pending.left: 1 turned dice and 4 further ones are not 3 (KC-7.6)
        /pending/flipped [] => pending.left: 0 turned dice and 2 further ones are not 3 (KC-7.6)
        /pending/flipped [["red", 2]] => pending.flipped: there is no red 2 that was turned (KC-7.7)
        /pending/flipped ["red"] => pending.flipped[0]: expected a list [colour, face], found "red" (KC-16.2)
        /pending/countered 1 => pending.countered: the other fields make it 0, not 1 (KC-16.2)
        "#,
    );
    all_found(
        "actions/reroll",
        &json!({"own": ["red 1"], "roy": ["red 1"], "pending": {"colour": "red", "countered": 0}}),
        r#"
        /pending/colour "blue" => pending.colour: expected a colour, found "blue" (KC-16.2)
        /pending/countered 1 => pending.countered: the other fields make it 0, not 1 (KC-16.2)
        /dice/own/red [1, 1, 1, 1, 1] => dice: 7 red dice are more than six (KC-3.7)
        "#,
    );
    all_found(
        "defence/reroll",
        &json!({"own": ["red 1"], "roy": ["red 1"], "black": [3], "pending": {"colour": "red", "countered": 2}}),
        "
        /pending/countered 6 => black: 7 black dice are more than 6 (KC-4.7)
        /black [] => black: no black die is left at defence/reroll (KC-5.2)
        ",
    );
    all_found(
        "defence/flip",
        &json!({
            "own": ["red 1"], "roy": ["red 1"], "black": [3],
            "pending": {"left": 2, "flipped": [["red", 1]], "countered": 5},
        }),
        "
        /pending/countered 6 => black: 7 black dice are more than 6 (KC-4.7)
        ",
    );
    all_found(
        "actions/royal",
        &json!({"own": ["red 1"], "roy": ["red 1"], "pending": {"first": 3}}),
        "
        /pending/first 0 => pending.first: expected a face from 1 to 6, found 0 (KC-16.2)
        /dice/roy/red [] => dice.roy: le Roy has no die for his turn (KC-6.3)
        /human/passed true =>
        ",
    );
}

#[test]
fn what_an_action_waits_for() {
    let pending = |kind: &str, target: Value, group: Value| {
        json!({
            "kind": kind, "target": target, "cube": null, "group": group, "strength": 0,
            "times": 0, "left": 0, "now": null, "todo": [],
        })
    };
    all_found(
        "actions/dice",
        &json!({
            "own": ["yellow 2", "yellow 3"], "roy": ["red 1"], "cards": {"w1c": ["----", 0]},
            "pending": pending("farm", Value::Null, json!([["own", "yellow", 4]])),
        }),
        r#"
        /pending/kind "nap" => pending.kind: expected one of: activate build combat place farm, found "nap" (KC-16.2)
        /pending/target "e0" => pending.target: the other fields make it null, not "e0" (KC-16.2)
        /pending/cube 1 => pending.cube: expected an Activity card, found 1 (KC-16.2)
        /pending/cube "w1a" => pending.cube: the other fields make it "w1c", not "w1a" (KC-16.2)
        /pending/cube "?" => pending.cube: expected an Activity card, found "?" (KC-16.2)
        /pending/cube "w1c" =>
        /pending/group 1 => pending.group: expected a list, found 1 (KC-16.2)
        /pending/group/0/0 "me" => pending.group[0][0]: expected own or roy, found "me" (KC-16.2)
        /pending/group/0/1 "blue" => pending.group[0][1]: expected a colour, found "blue" (KC-16.2)
        /pending/group/0/2 7 => pending.group[0][2]: expected a face from 1 to 6, found 7 (KC-16.2)
        /pending/group/0 "x" => pending.group[0]: expected a list [district, colour, face], found "x" (KC-16.2)
        /pending/group [["own", "yellow", 1], ["own", "yellow", 1], ["own", "yellow", 1], ["roy", "yellow", 1] ] => pending.group: the other fields make it [["own", "yellow", 1], ["own", "yellow", 1], ["own", "yellow", 1]], not [["own", "yellow", 1], ["own", "yellow", 1], ["own", "yellow", 1], ["roy", "yellow", 1]] (KC-16.2)
        /pending/strength 4 => pending.strength: the other fields make it 0, not 4 (KC-16.2)
        /pending/times 1 => pending.times: the other fields make it 0, not 1 (KC-16.2)
        /pending/left 1 => pending.left: the other fields make it 0, not 1 (KC-16.2)
        /pending/now ["vp", 1] => pending.now: the other fields make it null, not ["vp", 1] (KC-16.2)
        /pending/now ["vp", 99] => pending.now: expected an effect of the cards, found ["vp", 99] (KC-16.2)
        /pending/todo [["vp", 1]] => pending.todo: the other fields make it [], not [["vp", 1]] (KC-16.2)
        /pending/todo 1 => pending.todo: expected a list, found 1 (KC-16.2)
        /dice/own/yellow [2, 2, 2, 2, 2, 2] => dice: 7 yellow dice are more than six (KC-3.7)
        "#,
    );
    all_found(
        "actions/dice",
        &json!({
            "own": ["yellow 2", "yellow 3"], "roy": ["red 1"], "supply": 2,
            "pending": pending("place", json!("hall"), json!([])),
        }),
        r#"
        /pending/target "tower" => pending.target: expected a card or a building, found "tower" (KC-16.2)
        /pending/target "palace" => pending: actions/dice has 0 entries instead of at least 1 (KC-14.2)
        "#,
    );
    all_found(
        "actions/dice",
        &json!({
            "own": ["white 2", "white 3"], "roy": ["red 1"],
            "pending": pending("build", Value::Null, json!([["own", "white", 1]])),
        }),
        r#"
        /pending/group/0/2 6 =>
        /cathedral/0 "r-----" => pending.group: 1 dice with a strength of 0 are not a group to build (KC-8.9)
        "#,
    );
    all_found(
        "actions/cube",
        &json!({
            "own": ["red 5", "red 3"], "roy": ["white 1"], "cards": {"w2a": ["----", 1]},
            "pending": pending("combat", json!("e0"), json!([])),
        }),
        r#"
        /pending/target "er1" => pending.target: the card is not in the row (KC-10.5)
        /pending/cube "w2a" => pending.cube: the other fields make it null, not "w2a" (KC-16.2)
        /pending/group [["own", "red", 1]] => pending.group: the other fields make it [], not [["own", "red", 1]] (KC-16.2)
        /activities/7/cubes 0 =>
        "#,
    );
    all_found(
        "actions/source",
        &json!({
            "own": ["yellow 5"], "roy": ["white 1"], "deniers": 9, "supply": 1, "hall": "hrrrrr",
            "cards": {"y1a": ["----", 0], "y2a": ["h---", 0]}, "pending": pending("activate", json!("y1a"), json!([])),
        }),
        r#"
        /pending/target "y3a" => pending.target: the card cannot be activated (KC-10.1); pending.target: not even one activation can be paid (KC-10.1a); pending.target: the other fields make it null, not "y3a" (KC-16.2)
        /pending/target "y2a" => phase: a tradesman is there already (KC-10.1)
        /human/deniers 0 => pending.target: the card cannot be activated (KC-10.1)
        /dice/own/yellow [] => pending.target: the card cannot be activated (KC-10.1)
        "#,
    );
    let closed = |times: u8, left: u8, now: Value, todo: Value| {
        let mut pending = pending("activate", json!("y1a"), json!([["own", "yellow", 6]]));
        for (name, value) in [
            ("strength", json!(6)),
            ("times", json!(times)),
            ("left", json!(left)),
            ("now", now),
            ("todo", todo),
        ] {
            pending[name] = value;
        }
        pending
    };
    all_found(
        "actions/times",
        &json!({
            "own": ["red 1"], "roy": ["white 1"], "cards": {"y1a": ["h---", 0]},
            "pending": closed(0, 0, Value::Null, json!([])),
        }),
        r#"
        /pending/strength 5 => pending.strength: the other fields make it 6, not 5 (KC-16.2)
        /pending/group [] => pending.group: 0 dice with a strength of 0 are not a group to activate (KC-8.9); pending: actions/times has 0 entries instead of at least 1 (KC-14.2); pending.strength: the other fields make it 0, not 6 (KC-16.2)
        /pending/times 1 => pending.times: the other fields make it 0, not 1 (KC-16.2)
        /activities/3/spaces "-r--" => human: there are 11 citizens instead of 12 (KC-1.5); roy: there are 25 citizens instead of 24 (KC-1.4); phase: no tradesman was hired (KC-10.1)
        "#,
    );
}

#[test]
fn an_activation_that_cannot_be_paid_waits_for_nothing() {
    // The Troubadour costs one influence each time.
    all_found(
        "actions/dice",
        &json!({
            "own": ["red 6", "red 5"], "influence": 1, "cards": {"r3a": ["h---", 0]},
            "pending": {
                "kind": "activate", "target": "r3a", "cube": null, "group": [["own", "red", 1]],
                "strength": 0, "times": 0, "left": 0, "now": null, "todo": [],
            },
        }),
        "
        /human/influence 0 => pending.target: not even one activation can be paid (KC-10.1a)
        /human/influence 1 =>
        ",
    );
}
