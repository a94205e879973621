//! What the game waits for.

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
        /pending/rolled [1, 2, 3, 4, 5, 6] => pending: rolled: up to five faces are needed
        /pending/rolled [7] => pending: rolled: up to five faces are needed
        /pending/rolled 1 => pending: rolled: up to five faces are needed
        /buildings {"palace": "h-----", "hall": "------", "bishopric": "------"} => buildings: not the citizens placed at this step
        /buildings {"palace": "hrr---", "hall": "r-----", "bishopric": "------"} => buildings: not the citizens placed at this step
        /buildings {"palace": "hhrr--", "hall": "------", "bishopric": "------"} => buildings: not the citizens placed at this step
        /buildings {"palace": "hhhhhh", "hall": "rrrrrr", "bishopric": "rrr---"} => buildings: not the citizens placed at this step
        /stack/0 "c9" => stack: "c9" does not belong here; stack: not the cards drawn at this step
        /round 1 => round: 0 is for setup
        /dice/own/red [1] => dice: there are no dice at this step
        "#,
    );
    all_found(
        "setup/settle",
        &table("r----h", "rr----", json!({"left": 1})),
        r#"
        /pending/left 2 => pending: left: not as many as are set aside
        /pending/left 3 => pending: left: 3 is not a number from 1 to 2; pending: left: not as many as are set aside
        /buildings/hall "rrr---" => buildings: not the citizens placed at this step
        /buildings {"palace": "hhhhhh", "hall": "rrrrrr", "bishopric": "rrrrrr"} => pending: left: not as many as are set aside; buildings: not the citizens placed at this step
        /cathedral/0 "h-----" => the position: nothing else lies on the table during setup
        /human/lying 1 => the position: nothing else lies on the table during setup
        /roy/lying 1 => the position: nothing else lies on the table during setup
        /human/supply 1 => the position: nothing else lies on the table during setup
        /row/0/cubes 1 => the position: nothing else lies on the table during setup
        /roy/won ["er1"] => the position: nothing else lies on the table during setup
        "#,
    );
    all_found(
        "setup/character",
        &json!({"round": 0, "palace": "------", "hall": "------", "bishopric": "------", "stack": ["c1"], "deniers": 5}),
        r#"
        /stack ["c1", "c2", "c3", "c4", "c5"] => stack: not the cards drawn at this step
        /buildings/palace "h-----" => buildings: not the citizens placed at this step
        "#,
    );
}

#[test]
fn what_a_round_waits_for() {
    all_found(
        "reveal/reveal",
        &json!({"pending": {"slot": "red 1"}}),
        r#"
        /pending/slot "red 2" => pending: slot: not the slot that is turned up next
        /dice/roy/red [1] => dice: there are no dice at this step
        "#,
    );
    let cards = json!({"r1b": ["----", 0], "y1a": ["----", 0], "w1a": ["----", 0]});
    all_found(
        "workforce/roll",
        &json!({"palace": "hhrrrr", "own": ["red 1"], "cards": cards, "pending": {"owner": "own", "colour": "red", "left": 1}}),
        r#"
        /pending/owner "me" => pending: owner: "me" is neither own nor roy
        /pending/owner "roy" => pending: left: not the dice of those who stand
        /pending/colour "blue" => pending: colour: "blue" does not belong here
        /pending/colour "white" => pending: left: not the dice of those who stand
        /pending/left 2 => pending: left: not the dice of those who stand
        /pending/left 7 => pending: left: 7 is not a number from 1 to 6; pending: left: not the dice of those who stand
        /dice/roy/white [1] => pending: left: not the dice of those who stand
        /dice/own/red [] => pending: left: not the dice of those who stand
        "#,
    );
    all_found(
        "events/draw",
        &json!({"cards": cards, "pending": {"colour": "red"}, "own": ["red 1"]}),
        r#"
        /pending/colour "blue" => pending: colour: "blue" does not belong here
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
        /pending/card "er1" => pending: card: not in the row; pending: effect: not the effect of the card; pending: left: the effect does not take so much
        /pending/card "e0" => pending: effect: not the effect of the card; pending: left: the effect does not take so much
        /pending/index 1 => pending: effect: not the effect of the card; pending: left: the effect does not take so much
        /pending/index 4 => pending: index: 4 is not a number from 0 to 3
        /pending/effect "lose_stone" => pending: effect: not the effect of the card
        /pending/left 2 => pending: left: the effect does not take so much
        /pending/left 0 => pending: left: 0 is not a number from 1 to 9
        /pending/short 0 => pending: short: neither true nor false
        /pending/attack 7 => pending: attack: 7 is not a number from 0 to 6
        "#,
    );
    all_found(
        "defence/roll",
        &json!({"own": ["red 1"], "black": [2], "pending": {"left": 1}}),
        "
        /pending/left 0 => pending: left: 0 is not a number from 1 to 6
        /pending/left 6 => the position: black dice are bounded (KC-4.7)
        /pending/left true => pending: left: true is not a number from 1 to 6
        /pending/left {} => pending: left: a table is not a number from 1 to 6
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
        /pending/left 1 => pending: left: turned dice and further dice do not add up
        /pending/left 4 => pending: left: 4 is not a number from 1 to 3; pending: left: turned dice and further dice do not add up
        /pending/flipped [] => pending: left: turned dice and further dice do not add up
        /pending/flipped [["red", 2]] => pending: flipped: no such die was turned; pending: left: turned dice and further dice do not add up
        /pending/flipped ["red"] => pending: flipped: no such die was turned; pending: left: turned dice and further dice do not add up
        /pending/countered 1 => pending: countered: 1 is not a number from 0 to 0
        "#,
    );
    all_found(
        "actions/reroll",
        &json!({"own": ["red 1"], "roy": ["red 1"], "pending": {"colour": "red", "countered": 0}}),
        r#"
        /pending/colour "blue" => pending: colour: "blue" does not belong here
        /pending/countered 1 => pending: countered: 1 is not a number from 0 to 0
        /dice/own/red [1, 1, 1, 1, 1] => the position: there are six dice of each colour (KC-3.7)
        "#,
    );
    all_found(
        "defence/reroll",
        &json!({"own": ["red 1"], "roy": ["red 1"], "black": [3], "pending": {"colour": "red", "countered": 2}}),
        "
        /pending/countered 7 => pending: countered: 7 is not a number from 0 to 6
        /black [] => black: black dice lie there during the defence only
        ",
    );
    all_found(
        "actions/royal",
        &json!({"own": ["red 1"], "roy": ["red 1"], "pending": {"first": 3}}),
        "
        /pending/first 0 => pending: first: 0 is not a number from 1 to 6
        /dice/roy/red [] => dice: roy: le Roy has no die to spend
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
        /pending/kind "nap" => pending: kind: "nap" does not belong here
        /pending/target "e0" => pending: target: this action has no target
        /pending/cube 1 => pending: cube: not a card
        /pending/cube "w1a" => pending: cube: the card is not face up
        /pending/cube "?" => pending: cube: "?" does not belong here; pending: cube: the card is not face up
        /pending/cube "w1c" =>
        /pending/group 1 => pending: group: not a list
        /pending/group/0/0 "me" => pending: group: dice have a district, a colour and a face
        /pending/group/0/1 "blue" => pending: group: dice have a district, a colour and a face
        /pending/group/0/2 7 => pending: group: dice have a district, a colour and a face
        /pending/group/0 "x" => pending: group: dice have a district, a colour and a face
        /pending/group [["own", "yellow", 1], ["own", "yellow", 1], ["own", "yellow", 1], ["roy", "yellow", 1] ] => pending: group: more than three dice
        /pending/strength 4 => pending: the strength comes with the group
        /pending/times 1 => pending: not so many activations
        /pending/left 1 => pending: not so many activations left
        /pending/now ["vp", 1] => pending: an effect is decided at its step only
        /pending/now ["vp", 99] => pending: now: ["vp", 99] is no effect of the cards
        /pending/todo [["vp", 1]] => pending: effects wait while others are decided
        /pending/todo 1 => pending: todo: not a list
        /dice/own/yellow [2, 2, 2, 2, 2, 2] => the position: there are six dice of each colour (KC-3.7)
        "#,
    );
    all_found(
        "actions/dice",
        &json!({
            "own": ["yellow 2", "yellow 3"], "roy": ["red 1"], "supply": 2,
            "pending": pending("place", json!("hall"), json!([])),
        }),
        r#"
        /pending/target "tower" => pending: target: "tower" does not belong here
        /pending/target "palace" => pending: nothing is possible at this step
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
        /cathedral/0 "r-----" => pending: the dice do not fit the action
        "#,
    );
    all_found(
        "actions/cube",
        &json!({
            "own": ["red 5", "red 3"], "roy": ["white 1"], "cards": {"w2a": ["----", 1]},
            "pending": pending("combat", json!("e0"), json!([])),
        }),
        r#"
        /pending/target "er1" => pending: target: the card is not in the row
        /pending/cube "w2a" => pending: no dice or cubes are chosen before
        /pending/group [["own", "red", 1]] => pending: no dice or cubes are chosen before
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
        /pending/target "y3a" => pending: target: the card is not face up
        /pending/target "y2a" => pending: a tradesman is hired exactly at the step source
        /human/deniers 0 => pending: the card cannot be activated
        /dice/own/yellow [] => pending: the card cannot be activated
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
        /pending/strength 5 => pending: the group does not fit the action
        /pending/group [] => pending: the group does not fit the action
        /pending/times 1 => pending: not so many activations
        /activities/3/spaces "-r--" => pending: a tradesman is hired exactly at the step source
        "#,
    );
}

#[test]
fn an_activation_that_cannot_be_paid_waits_for_nothing() {
    // The Troubadour asks for one influence each time.
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
        /human/influence 0 => pending: not even one activation can be paid
        /human/influence 1 =>
        ",
    );
}
