//! TB-8: artifacts and experiments for the bot.

use crate::common::{bot_turn, card, does, house_with, levels, taking};
use serde_json::{Value, json};

#[test]
fn tb_8_1_the_most_symbols_of_the_dies_colour() {
    let rows =
        json!({"black": ["a1-01", "a1-04"], "white": ["a1-08", null], "red": ["a1-12", null]});
    let play = does(&json!({}), 1, "artifact", &[("/artifacts", rows)]);
    let (choice, candidates, rule) = play.chosen("artifact").unwrap();
    assert_eq!(
        (choice, candidates),
        (json!("a1-04"), json!(["a1-01", "a1-04"]))
    );
    assert_eq!(rule, "TB-8.1");
}

#[test]
fn tb_8_2_a_die_breaks_ties() {
    // Four slots: the left-most and the right-most of the tied ones.
    let layout = crate::common::house("orders").replace("artifact_slots = 2", "artifact_slots = 4");
    for (roll, taken) in [("d6 2", "a1-01"), ("d6 5", "a1-03")] {
        let tables = card("black,max,1,artifact").with("orders", layout.clone());
        let tables = tables.with(
            "artifacts",
            crate::common::house("artifacts")
                .replace("a1-04,1,black,air+earth", "a1-04,1,black,air"),
        );
        let mut play = bot_turn(&json!({}), tables, 1);
        play.edit(&[("/artifacts/black", json!(["a1-01", "a1-02", null, "a1-03"]))])
            .step("flip b1");
        assert_eq!(play.view()["tie"], json!(["a1-01", "a1-03"]));
        play.step(roll);
        assert_eq!(
            play.told_types()[..3],
            ["d6_rolled", "bot_chose", "artifact_taken"]
        );
        assert_eq!(play.chosen("artifact").unwrap().2, "TB-8.2");
        assert_eq!(play.told_of("artifact_taken")[0]["id"], taken);
        assert_eq!(play.view()["tie"], json!([]));
    }
}

#[test]
fn tb_8_3_no_artifact_of_the_colour() {
    let rows = || json!({"black": [null, null], "white": [null, "a1-05"], "red": ["a1-12", null]});
    for (word, gold, taken, told) in [
        ("nothing", 0, json!(null), 1),
        ("gold", 1, json!(null), 0),
        ("other_colour", 0, json!("a1-05"), 0),
    ] {
        let play = does(
            &json!({"artifact_none": word}),
            1,
            "artifact",
            &[("/artifacts", rows())],
        );
        assert_eq!(play.state.bot_gold(), gold);
        let event = play
            .told_of("artifact_taken")
            .first()
            .map_or(Value::Null, |e| e["id"].clone());
        assert_eq!(event, taken);
        assert_eq!(play.told_of("nothing_gained").len(), told);
    }
    let none = json!({"black": [null, null], "white": [null, null], "red": [null, null]});
    let play = does(
        &json!({"artifact_none": "other_colour"}),
        1,
        "artifact",
        &[("/artifacts", none)],
    );
    assert_eq!(play.told_of("nothing_gained").len(), 1);
}

#[test]
fn tb_8_4_the_tile_lies_with_the_bot() {
    let play = does(
        &json!({}),
        1,
        "artifact",
        &[("/artifacts/black", json!(["a1-04", "a1-02"]))],
    );
    assert_eq!(play.view()["artifacts"]["black"], json!([null, "a1-02"]));
    assert!(
        play.view()["bot"]["artifacts"]
            .as_array()
            .unwrap()
            .contains(&json!("a1-04"))
    );
}

#[track_caller]
fn takes(options: &Value, cards: &[&str], changes: &[(&str, Value)], taken: &str, rule: &str) {
    let mut slots: Vec<Value> = cards.iter().map(|card| json!(card)).collect();
    slots.resize(3, Value::Null);
    let play = taking(options, &slots, changes);
    assert_eq!(play.told_of("experiment_taken")[0]["id"], taken);
    assert_eq!(play.chosen_by("experiment"), rule);
}

#[test]
fn tb_8_5_gold_instead_of_an_experiment() {
    let full = [("/bot/incomplete", json!(["e2-13", "e2-14"]))];
    for (slots, changes) in [
        ([json!("e2-05"), Value::Null, Value::Null], &full[..]),
        ([Value::Null, Value::Null, Value::Null], &full[..0]),
    ] {
        let play = taking(&json!({}), &slots, changes);
        assert_eq!(
            (
                play.state.bot_gold(),
                play.told_of("experiment_taken").len()
            ),
            (1, 0)
        );
    }
    // A bowl without section.
    let bowls = house_with("bowls", "tin,air,none");
    let tables = card("black,tin,1,experiment").with("bowls", bowls);
    let mut play = bot_turn(&json!({}), tables, 1);
    play.step("flip b1");
    assert_eq!(play.view()["bot"]["die"]["symbol"], "tin");
    assert_eq!(play.state.bot_gold(), 1);
}

#[test]
fn tb_8_6_filters_until_one_card_is_left() {
    takes(&json!({}), &["e2-13"], &[], "e2-13", "");
    takes(
        &json!({}),
        &["e2-13", "e2-05", "e2-14"],
        &[],
        "e2-05",
        "TB-8.6c",
    );
}

#[test]
fn tb_8_6a_a_type_it_does_not_have() {
    let held = [("/bot/incomplete", json!(["e2-15"]))];
    takes(&json!({}), &["e2-07", "e2-13"], &held, "e2-13", "TB-8.6a");
    takes(
        &json!({"have_type": "completed"}),
        &["e2-07", "e2-13"],
        &held,
        "e2-07",
        "TB-8.6c",
    );
    let completed = [("/bot/completed", json!(["e1-03"]))];
    takes(
        &json!({}),
        &["e2-07", "e2-13"],
        &completed,
        "e2-13",
        "TB-8.6a",
    );
    takes(
        &json!({"have_type": "completed"}),
        &["e2-07", "e2-13"],
        &completed,
        "e2-13",
        "TB-8.6a",
    );
}

#[test]
fn tb_8_6b_what_it_could_complete_at_once() {
    let gold = |gold: u8| [("/bot/gold", json!(gold))];
    takes(
        &json!({}),
        &["e2-13", "e2-02", "e2-06"],
        &gold(1),
        "e2-02",
        "TB-8.6b",
    );
    takes(
        &json!({}),
        &["e2-13", "e2-02", "e2-06"],
        &gold(2),
        "e2-06",
        "TB-8.6b",
    );
}

#[test]
fn tb_8_6c_its_own_smallest_shortfall() {
    takes(&json!({}), &["e2-06", "e2-04"], &[], "e2-04", "TB-8.6c");
}

#[test]
fn tb_8_6d_the_humans_smallest_shortfall() {
    let human = [("/levels/human", levels("0/0/3/2"))];
    takes(
        &json!({}),
        &["e2-05", "e2-08", "e2-11"],
        &human,
        "e2-11",
        "TB-8.6d",
    );
}

#[test]
fn tb_8_6e_the_most_points() {
    takes(&json!({}), &["e2-06", "e2-12"], &[], "e2-12", "TB-8.6e");
}

#[test]
fn tb_8_6f_the_left_most() {
    takes(&json!({}), &["e2-06", "e2-05"], &[], "e2-06", "TB-8.6f");
}

#[test]
fn tb_8_7_it_is_the_newest_incomplete_experiment() {
    let play = taking(
        &json!({}),
        &[Value::Null, json!("e2-05"), Value::Null],
        &[("/bot/incomplete", json!(["e2-16"]))],
    );
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-16", "e2-05"]));
    assert_eq!(
        play.view()["experiments"]["lead"],
        json!([null, null, null])
    );
}
