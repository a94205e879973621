//! What lies on the table.

use super::{all_found, faults};
use crate::common::{view, with};
use serde_json::json;
use solo_core::testkit;

#[test]
fn the_time() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"]}),
        r#"
        /phase "actions/nap" => phase: "actions/nap" does not belong here; turn: does not belong to the step; dice: there are no dice at this step; buildings: not the citizens placed at this step
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
fn the_row_has_room_for_the_rounds_to_come() {
    let game = with(json!({}));
    let cards = json!({"r1b": ["----", 0], "y1a": ["----", 0], "w1a": ["----", 0]});
    let draw =
        |colour: &str| json!({"cards": cards, "pending": {"colour": colour}, "own": ["red 1"]});
    // Two cards for each of three more rounds, and those of this round that are to come.
    for (step, most, given) in [
        (
            "actions/turn",
            7,
            json!({"own": ["yellow 6"], "roy": ["red 1"], "cards": cards}),
        ),
        ("events/draw", 6, draw("yellow")),
        ("events/draw", 5, draw("red")),
        ("reveal/reveal", 5, json!({"pending": {"slot": "red 1"}})),
    ] {
        let row = |length: usize| {
            let mut given = given.clone();
            let cards = (1..length).map(|number| json!([format!("er{number}"), 0]));
            given["row"] = cards.collect();
            view(&game, step, &given)
        };
        let long = testkit::set_up(&game, &row(most + 1))
            .unwrap_err()
            .to_string();
        assert_eq!(long, "row: the row is too long (KC-16.3)", "{step}");
        assert!(testkit::set_up(&game, &row(most)).is_ok(), "{step}");
    }
}

#[test]
fn the_end() {
    let points = |play, characters| {
        json!({
            "play": play, "events": 0, "tradesmen": 0, "levels": -6, "characters": characters,
            "total": play + characters - 6,
        })
    };
    let given = json!({
        "round": 4, "vp": 5, "roy_vp": 3, "deniers": 12, "palace": "hhhhrr",
        "outcome": {
            "human": points(7, 4), "roy": points(3, 6), "difference": 2, "band": 2, "beaten": true,
        },
    });
    // Character cards c2 and c5 give 3 and 1 to the human, nothing and 6 to le Roy.
    let game = with(json!({}));
    let state = testkit::set_up(&game, &view(&game, "over/over", &given));
    assert_eq!(
        testkit::view(&game, &state.unwrap()),
        view(&game, "over/over", &given)
    );
    all_found(
        "over/over",
        &given,
        r#"
        /outcome null => outcome: a game has an outcome when it is over, and only then
        /outcome/band 3 => outcome: not what the position comes to
        /outcome/roy/total 4 => outcome: not what the position comes to
        /outcome/human/play 8 => outcome: not what the position comes to
        /outcome/human/characters 5 => outcome: characters: no Character cards give these points; outcome: not what the position comes to
        /outcome/roy/characters 5000000000 => outcome: characters: no Character cards give these points; outcome: not what the position comes to
        /human/vp 6 => outcome: not what the position comes to
        /stack ["c1"] => the position: the end scoring takes every Character card (KC-13.5)
        "#,
    );
    // With 3 VP in all the human would have had less than none in play.
    let mut poor = given;
    poor["vp"] = json!(-3);
    poor["outcome"]["human"] = points(-1, 4);
    poor["outcome"]["difference"] = json!(-6);
    poor["outcome"]["band"] = json!(1);
    poor["outcome"]["beaten"] = json!(false);
    let found = testkit::set_up(&game, &view(&game, "over/over", &poor)).unwrap_err();
    assert_eq!(
        found.to_string(),
        "the position: VP are not negative in play (KC-1.8) (KC-16.3)"
    );
}
