//! Faults in the material on the table.

use super::{all_found, faults};
use crate::common::{view, with};
use serde_json::json;

#[test]
fn the_time() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"]}),
        r#"
        /phase "actions/nap" => phase: expected a phase, found "actions/nap" (KC-16.3)
        /rounds 5 => rounds: the other fields make it 4, not 5 (KC-3.1)
        /round 5 => round: actions/turn is not in round 5 (KC-3.1)
        "#,
    );
}

#[test]
fn the_sides() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"], "deniers": 5, "vp": 2}),
        r#"
        /human/deniers -1 => human.deniers: -1 is not from 0 to 1000000 (KC-4.8)
        /human/deniers 1000001 => human.deniers: 1000001 is not from 0 to 1000000 (KC-4.8)
        /human/influence 100 => human.influence: 100 is more than 20 (KC-1.7)
        /human/influence 21 => human.influence: 21 is more than 20 (KC-1.7)
        /human/pot -1 => human.pot: -1 is not from 0 to 1000000 (KC-6.5)
        /human/passed true => human.passed: who has passed is not at actions/turn (KC-6.4)
        /human/vp -1 => human.vp: -1 VP in play are not from 0 to 1000000 (KC-1.8)
        /human/vp 1000001 => human.vp: 1000001 VP in play are not from 0 to 1000000 (KC-1.8)
        /roy/vp -1 => roy.vp: -1 VP in play are not from 0 to 1000000 (KC-1.8)
        /human/won ["er3", "er2"] => human.won: expected Event cards in catalogue order, each once, found ["er3", "er2"] (KC-16.3)
        /human/won ["er2", "er3"] => unseen: er2 is in 2 places (KC-4.2); unseen: er3 is in 2 places (KC-4.2)
        /human/won ["er3", "er3"] => human.won: expected Event cards in catalogue order, each once, found ["er3", "er3"] (KC-16.3)
        /roy/won ["x"] => roy.won[0]: expected an Event card, found "x" (KC-16.3)
        /free_rolls 201 => free_rolls: 201 is more than 200 (KC-12.19)
        "#,
    );
}

#[test]
fn boards_and_dice() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6", "yellow 2"], "roy": ["red 1"]}),
        r#"
        /buildings/hall "rrrrrx" => buildings.hall: expected letters h, r and -, found "rrrrrx" (KC-9.2)
        /buildings/hall "rrrrrrr" => buildings.hall: the other fields make it "rrrrrr", not "rrrrrrr" (KC-9.2)
        /buildings/hall "rrrrr-" => roy: there are 23 citizens instead of 24 (KC-1.4)
        /buildings/hall "rrrrrh" => human: there are 13 citizens instead of 12 (KC-1.5); roy: there are 23 citizens instead of 24 (KC-1.4)
        /cathedral ["------"] => cathedral: expected a list of 3, not of 1, found ["------"] (KC-10.3)
        /cathedral/2 "-----" => cathedral[2]: the other fields make it "------", not "-----" (KC-10.3)
        /dice/own/yellow [2, 6] => dice.own.yellow[0]: the other fields make it 6, not 2 (KC-3.7); dice.own.yellow[1]: the other fields make it 2, not 6 (KC-3.7)
        /dice/roy/white [0] => dice.roy.white[0]: expected a face from 1 to 6, found 0 (KC-3.7)
        /dice/roy/white [7] => dice.roy.white[0]: expected a face from 1 to 6, found 7 (KC-3.7)
        /dice/own/red [1, 1, 1, 1, 1, 1, 1] => dice: 7 red dice are more than six (KC-3.7); dice.own.red: the other fields make it [1, 1, 1, 1, 1, 1], not [1, 1, 1, 1, 1, 1, 1] (KC-3.7)
        /dice/own/red [1, 1, 1, 1, 1, 1] => dice: 7 red dice are more than six (KC-3.7)
        /black [3] => black: a black 3 is left at actions/turn (KC-5.2)
        /black [7] => black[0]: expected a face from 1 to 6, found 7 (KC-5.2)
        "#,
    );
    all_found(
        "defence/guard",
        &json!({"own": ["yellow 6", "red 1"], "roy": ["red 1"], "black": [4, 3], "pending": {"total": 0, "countered": 0}}),
        r#"
        /black [3, 4] => black[0]: the other fields make it 4, not 3 (KC-5.2); black[1]: the other fields make it 3, not 4 (KC-5.2)
        /black [] => black: no black die is left at defence/guard (KC-5.2)
        /black [3, 3, 3, 3, 3, 3, 3] => black: 7 black dice are more than 6 (KC-4.7)
        /pending/total 6 => pending.total: a total of 6, at most 14, does not lead to the black 4 (KC-5.5)
        /pending/total 4 => pending.total: a total of 4, at most 12, does not lead to the black 4 (KC-5.5)
        /pending/countered 5 => black: 7 black dice are more than 6 (KC-4.7)
        /pending {"total": 0} => pending.countered: the field is missing (KC-16.2)
        /pending null => pending: expected an object, found null (KC-16.2)
        "#,
    );
    all_found(
        "defence/guard",
        &json!({"own": ["yellow 1", "white 1"], "roy": ["red 1"], "black": [5], "pending": {"total": 3, "countered": 0}}),
        "
        /black/0 6 => pending.total: a total of 3, at most 5, does not lead to the black 6 (KC-5.5)
        /black/0 3 => pending.total: a total of 3, at most 5, does not lead to the black 3 (KC-5.5)
        ",
    );
}

#[test]
fn the_cards() {
    all_found(
        "actions/turn",
        &json!({"own": ["yellow 6"], "roy": ["red 1"], "cards": {"r1b": ["h---", 1], "y1a": ["-r--", 0]}, "row": [["er1", 1]]}),
        r#"
        /activities/0/slot "red 2" => activities[0].slot: the other fields make it "red 1", not "red 2" (KC-16.3)
        /activities/0/card "y1b" => activities[0].card: the catalogue has no y1b in red 1 (KC-2.11)
        /activities/0/card "r1f" => activities[0].card: the catalogue has no r1f in red 1 (KC-2.11); activities[0].spaces: tradesmen on 1 and 0 of 0 spaces (KC-10.1); activities[0].spaces: the other fields make it "", not "h---" (KC-1.4)
        /activities/0/card "zz" => activities[0].card: expected an Activity card, found "zz" (KC-2.11)
        /activities/0/spaces "h--" => activities[0].spaces: the other fields make it "h---", not "h--" (KC-1.4)
        /activities/0/spaces "h--x" => activities[0].spaces: expected letters h, r and -, found "h--x" (KC-1.4)
        /activities/0/spaces "-----h" => activities[0].spaces: tradesmen on 6 and 0 of 4 spaces (KC-10.1); activities[0].spaces: the other fields make it "----", not "-----h" (KC-1.4)
        /activities/0/cubes 10001 => activities[0].cubes: 10001 cubes are more than 10000 (KC-8.6)
        /activities/1/cubes 1 => activities[1].cubes: 1 cubes are more than 0 (KC-8.6)
        /row [] => row: Marauding is not the left-most card (KC-4.1); unseen: e0 is in 0 places (KC-4.2); unseen: er1 is in 0 places (KC-4.2)
        /row/0/card "er2" => row: Marauding is not the left-most card (KC-4.1); unseen: e0 is in 0 places (KC-4.2); unseen: er2 is in 2 places (KC-4.2)
        /row/0/cubes 4 => row[0].cubes: 4 cubes cover all 4 banners (KC-10.6)
        /row/0/cubes 100 => row[0].cubes: 100 cubes cover all 4 banners (KC-10.6)
        /row/1/card "e0" => unseen: e0 is in 2 places (KC-4.2); unseen: er1 is in 0 places (KC-4.2)
        /row/1/card "x" => row[1].card: expected an Event card, found "x" (KC-4.2)
        /stack ["c1", "c1"] => stack: a Character card comes twice (KC-2.2)
        /stack ["c7"] => stack[0]: expected a Character card, found "c7" (KC-2.2)
        /unseen/white ["er3", "ew1", "ew2", "ew3", "ew4"] => unseen.white: the other fields make it ["ew1", "ew2", "ew3", "ew4"], not ["er3", "ew1", "ew2", "ew3", "ew4"] (KC-4.2)
        /unseen/white ["ew1", "ew2", "ew3"] => unseen: ew4 is in 0 places (KC-4.2)
        /human/won ["ew1"] => unseen: ew1 is in 2 places (KC-4.2)
        /pending {"left": 1} => pending: expected null, found {"left": 1} (KC-16.2)
        /pending {} => pending: expected null, found {} (KC-16.2)
        "#,
    );
    let game = with(json!({}));
    let given = json!({"own": ["yellow 6"], "roy": ["red 1"], "cards": {"r1b": ["h---", 1]}});
    let good = view(&game, "actions/turn", &given);
    let twice = faults(&game, &good, "/activities/0/spaces", json!("h-h-"));
    assert_eq!(
        twice,
        ["activities[0].spaces: the other fields make it \"h---\", not \"h-h-\" (KC-1.4)"]
    );
    let eight = json!(good["activities"].as_array().unwrap()[..8]);
    let eight = faults(&game, &good, "/activities", eight);
    assert!(eight[0].starts_with("activities: expected a list of 9, not of 8, found [{"));
}

#[test]
fn the_row_has_room_for_the_rounds_to_come() {
    let game = with(json!({}));
    let cards = json!({"r1b": ["----", 0], "y1a": ["----", 0], "w1a": ["----", 0]});
    let draw =
        |colour: &str| json!({"cards": cards, "pending": {"colour": colour}, "own": ["red 1"]});
    // Two cards for each of three more rounds, and those still to come in this round.
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
        let long = solo_testkit::set_up(&game, &row(most + 1))
            .unwrap_err()
            .to_string();
        let expected = format!(
            "row: {} cards leave no room for {} more (KC-4.2)",
            most + 1,
            13 - most
        );
        assert_eq!(long, expected, "{step}");
        assert!(solo_testkit::set_up(&game, &row(most)).is_ok(), "{step}");
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
    let state = solo_testkit::set_up(&game, &view(&game, "over/over", &given));
    assert_eq!(
        solo_testkit::view(&game, &state.unwrap()),
        view(&game, "over/over", &given)
    );
    all_found(
        "over/over",
        &given,
        r#"
        /outcome null => outcome: the other fields make it {"human": {"play": 11, "events": 0, "tradesmen": 0, "levels": -6, "characters": 0, "total": 5}, "roy": {"play": 9, "even..., not null (KC-16.5)
        /outcome/band 3 => outcome.band: the other fields make it 2, not 3 (KC-13.8)
        /outcome/roy/total 4 => outcome.roy.total: the other fields make it 3, not 4 (KC-16.5)
        /outcome/human/play 8 => outcome.human.play: the other fields make it 7, not 8 (KC-16.5)
        /outcome/human/characters 5 => outcome: no Character cards give 5 VP and 6 VP (KC-13.5); outcome.human.play: the other fields make it 6, not 7 (KC-16.5)
        /outcome/roy/characters 5000000000 => outcome.roy.characters: expected a whole number from -2147483648 to 2147483647, found 5000000000 (KC-16.5)
        /human/vp 6 => outcome.human.play: the other fields make it 8, not 7 (KC-16.5); outcome.human.total: the other fields make it 6, not 5 (KC-16.5); outcome.difference: the other fields make it 3, not 2 (KC-13.7)
        /round 2 => round: the game ends after round 4 (KC-13.2)
        /stack ["c1"] => stack: Character cards are left by the end scoring: 1 (KC-13.5)
        "#,
    );
    // With 3 VP in all the human would have had fewer than none in play.
    let mut poor = given;
    poor["vp"] = json!(-3);
    poor["outcome"]["human"] = points(-1, 4);
    poor["outcome"]["difference"] = json!(-6);
    poor["outcome"]["band"] = json!(1);
    poor["outcome"]["beaten"] = json!(false);
    let found = solo_testkit::set_up(&game, &view(&game, "over/over", &poor)).unwrap_err();
    assert_eq!(
        found.to_string(),
        "human.vp: -1 VP in play are not from 0 to 1000000 (KC-1.8)"
    );
}
