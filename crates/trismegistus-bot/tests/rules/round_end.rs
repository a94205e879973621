//! TB-13: the end of a round.

use crate::common::end_of;
use serde_json::{Value, json};

#[test]
fn tb_13_1_displays_leave_and_dice_and_markers_come_back() {
    let mut play = end_of(&json!({}), 1, &["a1-01"], &json!([]));
    if play.phase() == "specialization" {
        assert_eq!(
            (play.state.round(), play.view()["turn"].clone()),
            (1, Value::Null)
        );
        play.first();
    }
    let view = play.view();
    assert_eq!(
        (view["round"].clone(), view["phase"].clone()),
        (json!(2), json!("lay_artifact"))
    );
    assert_eq!(view["artifacts"]["black"], json!([null, null]));
    assert_eq!(view["human"]["used"], json!([]));
    assert_eq!(view["human"]["reactions"], 2);
    assert!(play.list()[0].ends_with("a2-01"));
}

#[test]
fn tb_13_2_ethereal_tokens() {
    for (round, amount) in [(1, 2), (2, 3)] {
        let play = end_of(&json!({}), round, &[], &json!([]));
        assert_eq!(
            play.told_of("ethereal_gained"),
            [json!({"event": "ethereal_gained", "amount": amount})]
        );
    }
}

#[test]
fn tb_13_3_the_element_with_the_most_symbols() {
    // as-02 is fire; a tile and an experiment of water.
    let play = end_of(&json!({}), 1, &["a1-03"], &json!(["e1-03"]));
    assert_eq!(play.view()["bot"]["specializations"], json!(["water"]));
    assert_eq!(
        play.told_of("card_added"),
        [json!({"event": "card_added", "id": "s-water"})]
    );
    let play = end_of(&json!({}), 1, &["a1-05"], &json!(["e1-03"]));
    assert_eq!(play.view()["bot"]["specializations"], json!(["fire"]));
}

#[test]
fn tb_13_4_a_lot_between_equal_elements() {
    let mut play = end_of(&json!({}), 1, &["a1-07"], &json!([]));
    assert_eq!(play.list(), ["special fire", "special air"]);
    assert_eq!(play.refused("special earth"), ("TB-13.4", "not_legal"));
    assert_eq!(play.told_of("ethereal_gained").len(), 1);
    play.step("special air");
    assert_eq!(play.told_types(), ["card_added", "round_started"]);
}

#[test]
fn tb_13_5_only_the_draw_deck_gets_it() {
    let mut play = end_of(&json!({}), 1, &["a1-07"], &json!([]));
    let before = play.view();
    play.step("special air");
    let after = play.view();
    assert_eq!(before["bot"]["discard"], after["bot"]["discard"]);
    let deck = after["bot"]["deck"].as_array().unwrap();
    assert_eq!(
        deck.len(),
        before["bot"]["deck"].as_array().unwrap().len() + 1
    );
    assert!(deck.contains(&json!("s-air")));
}

#[test]
fn tb_13_6_another_element_after_round_2() {
    let play = end_of(&json!({}), 2, &["a1-05", "a1-08", "a1-01"], &json!([]));
    let elements = play.view()["bot"]["specializations"].clone();
    assert_eq!(
        elements.as_array().unwrap().len(),
        2,
        "fire, then earth: {elements}"
    );
    assert_ne!(elements[0], elements[1]);
}

#[test]
fn tb_13_7_without_specialization_cards() {
    let play = end_of(
        &json!({"specialization_cards": false}),
        1,
        &["a1-07"],
        &json!([]),
    );
    assert_eq!(
        (play.phase(), play.told_of("card_added").len()),
        ("lay_artifact", 0)
    );
    assert_eq!(play.view()["bot"]["specializations"], json!([]));
    assert_eq!(play.told_of("ethereal_gained").len(), 1);
}

#[test]
fn tb_13_8_scoring_after_round_3() {
    let play = end_of(&json!({}), 3, &[], &json!([]));
    assert_eq!(play.told_of("ethereal_gained").len(), 0);
    assert_eq!(play.phase(), "bot_masterpiece");
    assert_eq!(
        (play.state.round(), play.view()["turn"].clone()),
        (3, Value::Null)
    );
}
