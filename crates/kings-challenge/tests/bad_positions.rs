//! Views that are no positions, and every fault that is found in them (KC-16.3).

mod common;

use common::{catalogue, view, with};
use kings_challenge::{KingsChallenge, Options};
use serde_json::{Value, json};
use solo_core::testkit;

/// The faults of a view in which one field is changed; a good view has none without the change.
fn faults(game: &KingsChallenge, view: &Value, pointer: &str, value: Value) -> Vec<String> {
    assert!(testkit::set_up(game, view).is_ok(), "{view}");
    let mut bad = view.clone();
    if let Some(field) = bad.pointer_mut(pointer) {
        *field = value;
    }
    match testkit::set_up(game, &bad) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

/// Each line changes a field of this position: pointer, value, and the faults that are found.
fn all_found(step: &str, given: &Value, changes: &str) {
    let game = with(json!({}));
    let good = view(&game, step, given);
    for line in changes
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
    {
        let (change, expected) = line.split_once(" =>").unwrap_or((line, ""));
        let (pointer, value) = change.split_once(' ').unwrap_or((change, "null"));
        let value: Value = value.parse().unwrap_or_default();
        let found = faults(&game, &good, pointer, value).join("; ");
        assert_eq!(
            found.replace(" (KC-16.3)", ""),
            expected.trim(),
            "{step} {line}"
        );
    }
}

#[test]
fn the_time() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"]}),
        r#"
        /step "nap" => step: "actions/nap" does not belong here; turn: does not belong to the step; dice: there are no dice at this step; buildings: not the citizens placed at this step
        /rounds 5 => rounds: not those of the options
        /round 5 => round: 5 is not a number from 0 to 4; round: 0 is for setup
        "#,
    );
}

#[test]
fn the_sides() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"], "deniers": 5, "vp": 2}),
        r#"
        /human/deniers 1000001 => human: deniers: 1000001 is not a number from 0 to 1000000
        /human/influence 100 => human: influence: 100 is not a number from 0 to 99
        /human/influence 21 => the position: influence is bounded (KC-1.7)
        /human/pot -1 => human: pot: -1 is not a number from 0 to 1000000
        /human/passed true => human: passed: it would not be the human's turn
        /human/vp -1 => human: vp: -1 VP are not possible
        /human/vp 1000001 => human: vp: 1000001 VP are not possible
        /roy/vp -1 => roy: vp: -1 VP are not possible
        /human/won ["er3", "er2"] => human: won: the cards are not in catalogue order
        /human/won ["er3", "er3"] => human: won: the cards are not in catalogue order
        /roy/won ["x"] => roy: won: "x" does not belong here
        /free_rolls 201 => free_rolls: 201 is not a number from 0 to 200
        "#,
    );
}

#[test]
fn boards_and_dice() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6", "yellow 2"], "roy": ["red 1"]}),
        r#"
        /buildings/hall "rrrrrx" => buildings: hall: six letters h, r or - are needed
        /buildings/hall "rrrrrrr" => buildings: hall: six letters h, r or - are needed
        /buildings/hall "rrrrr-" => the position: the citizens of a side add up (KC-1.4, KC-1.5)
        /buildings/hall "rrrrrh" => the position: the citizens of a side add up (KC-1.4, KC-1.5); the position: the citizens of a side add up (KC-1.4, KC-1.5)
        /cathedral ["------"] => cathedral: three levels are needed
        /cathedral/2 "-----" => cathedral: six letters h, r or - are needed
        /dice/own/yellow [2, 6] => dice: own: faces from 6 down to 1 are needed
        /dice/roy/white [0] => dice: roy: faces from 6 down to 1 are needed
        /dice/roy/white [7] => dice: roy: faces from 6 down to 1 are needed
        /dice/own/red [1, 1, 1, 1, 1, 1, 1] => dice: own: there are six dice of each colour
        /dice/own/red [1, 1, 1, 1, 1, 1] => the position: there are six dice of each colour (KC-3.7)
        /black [3] => black: black dice lie there during the defence only
        /black [7] => black: faces from 6 down to 1 are needed
        "#,
    );
    all_found(
        "defence/guard",
        &json!({"own": ["yellow 6", "red 1"], "roy": ["red 1"], "black": [4, 3], "pending": {"total": 0, "countered": 0}}),
        r#"
        /black [3, 4] => black: faces from 6 down to 1 are needed
        /black [] => black: black dice lie there during the defence only
        /black [3, 3, 3, 3, 3, 3, 3] => the position: black dice are bounded (KC-4.7)
        /pending/total 6 => pending: total: 6 is not a number from 0 to 5
        /pending/total 4 => pending: total: the black die cannot be reached any more
        /pending/countered 7 => pending: countered: 7 is not a number from 0 to 6
        /pending {"total": 0} => pending: other fields than the step has; pending: field countered is missing; pending: countered: nothing is not a number from 0 to 6
        /pending null => pending: other fields than the step has; pending: field total is missing; pending: total: nothing is not a number from 0 to 5; pending: field countered is missing; pending: countered: nothing is not a number from 0 to 6
        "#,
    );
    all_found(
        "defence/guard",
        &json!({"own": ["yellow 1", "white 1"], "roy": ["red 1"], "black": [5], "pending": {"total": 3, "countered": 0}}),
        "
        /black/0 6 => pending: total: the black die cannot be reached any more
        /black/0 3 => pending: total: the black die cannot be reached any more
        ",
    );
}

#[test]
fn the_cards() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"], "cards": {"r1b": ["h---", 1], "y1a": ["-r--", 0]}, "row": [["er1", 1]]}),
        r#"
        /activities/0/slot "red 2" => activities: red 1: the slots are not in their order
        /activities/0/card "y1b" => activities: red 1: the card does not belong here
        /activities/0/card "r1f" => activities: red 1: the card does not belong here; activities: red 1: not the spaces of the card
        /activities/0/card "zz" => activities: red 1: "zz" does not belong here; activities: red 1: not the spaces of the card; activities: red 1: cubes need a card
        /activities/0/spaces "h--" => activities: red 1: not the spaces of the card
        /activities/0/spaces "h--x" => activities: red 1: letters h, r or - are needed
        /activities/0/cubes 10001 => activities: red 1: 10001 is not a number from 0 to 10000
        /activities/1/cubes 1 => activities: red 2: cubes need a card
        /row [] => the position: Marauding is the left-most card, and only there (KC-4.1); the position: an Event card lies in one place (KC-4.2)
        /row/0/card "er2" => the position: Marauding is the left-most card, and only there (KC-4.1); the position: an Event card lies in one place (KC-4.2)
        /row/0/cubes 4 => the position: a card with all banners covered is settled (KC-10.6)
        /row/0/cubes 100 => row: e0: 100 is not a number from 0 to 99
        /row/1/card "e0" => the position: Marauding is the left-most card, and only there (KC-4.1); the position: an Event card lies in one place (KC-4.2); the position: an Event card lies in one place (KC-4.2)
        /row/1/card "x" => row: "x" does not belong here
        /stack ["c1", "c1"] => stack: c1 comes twice
        /stack ["c7"] => stack: "c7" does not belong here
        /unseen/white ["er3", "ew1", "ew2", "ew3", "ew4"] => unseen: white: a card of another colour
        /unseen/white ["ew1", "ew2", "ew3"] => the position: an Event card lies in one place (KC-4.2)
        /human/won ["ew1"] => the position: an Event card lies in one place (KC-4.2)
        /pending {"left": 1} => pending: other fields than the step has
        /pending {} => pending: other fields than the step has
        "#,
    );
    let game = with(json!({}));
    let given = json!({"own": ["yellow 6"], "roy": ["red 1"], "cards": {"r1b": ["h---", 1]}});
    let good = view(&game, "actions/turn", &given);
    let twice = faults(&game, &good, "/activities/0/spaces", json!("h-h-"));
    assert_eq!(
        twice,
        ["activities: red 1: one tradesman of a side on a card (KC-1.4)"]
    );
    let eight = json!(good["activities"].as_array().unwrap()[..8]);
    let eight = faults(&game, &good, "/activities", eight);
    assert_eq!(eight, ["activities: nine slots are needed (KC-16.3)"]);
}

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
fn effects_that_wait() {
    let cards = catalogue(|tables| {
        for card in tables["activity"].as_array_mut().unwrap() {
            if card["id"] == "y1a" {
                card["fx"] = json!([
                    ["event_cube", 2],
                    [
                        "choose",
                        [["vp", 1]],
                        [["roll", 4, [["event_cube", 2]]], ["vp", 2]]
                    ],
                    ["vp", 3],
                ]);
            }
        }
    });
    let game = KingsChallenge::with_catalogue(Options::default(), cards.unwrap());
    let position = |step: &str, now: Value, todo: Value| {
        let pending = json!({
            "kind": "activate", "target": "y1a", "cube": null, "group": [["own", "yellow", 6]],
            "strength": 6, "times": 2, "left": 1, "now": now, "todo": todo,
        });
        let given = json!({
            "own": ["red 1"], "roy": ["white 1"], "cards": {"y1a": ["h---", 0]}, "row": [["er1", 0]],
            "pending": pending,
        });
        view(&game, step, &given)
    };
    let choose = json!([
        "choose",
        [["vp", 1]],
        [["roll", 4, [["event_cube", 2]]], ["vp", 2]]
    ]);
    let roll = json!(["roll", 4, [["event_cube", 2]]]);
    let cube = |n: u8| json!(["event_cube", n]);
    let vp = |n: u8| json!(["vp", n]);
    for (step, now, todo, good) in [
        ("mark", cube(1), json!([cube(2), choose, vp(3)]), false),
        ("mark", cube(1), json!([cube(1), choose, vp(3)]), true),
        ("mark", cube(1), json!([choose, vp(3)]), true),
        ("mark", cube(2), json!([cube(1), choose, vp(3)]), false),
        ("mark", cube(1), json!([choose]), false),
        ("mark", cube(1), json!([cube(1), vp(2), vp(3)]), true),
        ("mark", cube(1), json!([vp(2), vp(3)]), true),
        ("mark", cube(1), json!([vp(3)]), false),
        ("choose", choose.clone(), json!([vp(3)]), true),
        ("choose", choose.clone(), json!([]), false),
        ("mark", choose.clone(), json!([vp(3)]), false),
        ("black", roll.clone(), json!([vp(2), vp(3)]), true),
        ("black", roll.clone(), json!([vp(3)]), false),
        ("choose", roll.clone(), json!([vp(2), vp(3)]), false),
        ("black", vp(3), json!([]), false),
    ] {
        let view = position(&format!("actions/{step}"), now, todo);
        let read = testkit::set_up(&game, &view);
        let found: Vec<String> = match &read {
            Ok(state) => {
                assert_eq!(testkit::view(&game, state), view);
                Vec::new()
            }
            Err(faults) => faults.iter().map(ToString::to_string).collect(),
        };
        let wrong = ["pending: not what is left of the card's effects (KC-16.3)"];
        let expected: &[&str] = if good { &[] } else { &wrong };
        assert_eq!(found, expected, "{}", view["pending"]);
    }
    let good = position("actions/mark", cube(1), json!([choose, vp(3)]));
    for (pointer, value, message) in [
        ("/pending/times", json!(0), "not so many activations"),
        ("/pending/times", json!(3), "not so many activations"),
        ("/pending/left", json!(2), "not so many activations left"),
        (
            "/pending/now",
            Value::Null,
            "an effect is decided at its step only",
        ),
    ] {
        let found = faults(&game, &good, pointer, value);
        assert_eq!(found, [format!("pending: {message} (KC-16.3)")]);
    }
}
