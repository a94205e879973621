//! Chapter TK-12: delve and retreat.

use crate::common::{after, begin, min_delve_turns};

const THREE_TURNS: &str = "card 2S, card 3S, delve, card 4S, card 5S, delve, card 6S, card 7S";

#[test]
fn tk_12_1_delve_turns_have_columns_1_2_3() {
    let mut play = after("");
    for (column, steps) in [
        "card 2S, card 3S, delve",
        "card 4S, card 5S, delve",
        "card 6S",
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(play.see("column"), (column + 1).to_string());
        play = play.then(steps);
    }
    assert_eq!(play.sees(["turn", "column"]), ["3", "3"]);
    let between = after("card 2S, card 3S");
    assert_eq!(between.sees(["turn", "column"]), ["0", "0"], "none is open");
}

#[test]
fn tk_12_2_one_more_turn_or_turn_around_for_good() {
    let play = after(THREE_TURNS);
    assert_eq!(play.sees(["turn", "list"]), ["0", "delve, retreat"]);
    let play = play.then("retreat");
    assert_eq!(play.sees(["heading", "due"]), ["retreat", "chance"]);
    let play = play.then("card 8S, card 9S, card JD, card 9D");
    assert_eq!(play.sees(["retreat_turns", "list"]), ["1", "draw, play JD"]);
    assert_eq!(play.refuses("delve"), "TK-12.2 not_legal");
    assert_eq!(play.refuses("retreat"), "TK-12.2 not_legal");
}

#[test]
fn tk_12_3_the_first_turn_begins_by_itself() {
    let start = after("");
    assert_eq!(start.sees(["turn", "column", "due"]), ["1", "1", "chance"]);
    assert_eq!(start.told(), "turn_begins delve 1 1");
}

#[test]
fn tk_12_4_one_turn_fewer_under_the_columns_back_to_the_first() {
    let play = after(THREE_TURNS).then("retreat");
    assert_eq!(play.sees(["turn", "column"]), ["4", "2"]);
    let play = play.then("card 8S, card 9S");
    assert_eq!(play.sees(["turn", "column"]), ["5", "1"]);
    let play = play.then("card 8C, card 9C");
    assert_eq!(play.sees(["due", "retreat_turns"]), ["over", "2"]);
}

#[test]
fn tk_12_5_retreat_turns_are_played_like_delve_turns_and_begin_by_themselves() {
    let play = after(THREE_TURNS).then("retreat, card KS, card 8D, card 9C");
    assert_eq!(
        play.told(),
        "card 9C, action 9C 0, won action, collected KS 8D, turn_ends won 1, turn_begins retreat 5 1"
    );
    assert_eq!(play.sees(["treasure", "due"]), ["KS 8D", "chance"]);
}

#[test]
fn tk_12_6_the_turn_below_column_1_leads_out_won_or_not() {
    let play = after(THREE_TURNS).then("retreat, card 8S, card 9S");
    let won = play.then("card 2C, card 3C");
    let failed = play.then("card 10D, card 2C");
    for out in [&won, &failed] {
        assert_eq!(out.sees(["outcome.result", "turn"]), ["escaped", "0"]);
    }
    assert_eq!(failed.see("hp"), "1");
    let dead = play.then("card 10S, card 2C, card 3C");
    assert_eq!(dead.see("outcome.result"), "dead");
}

#[test]
fn tk_12_7_after_one_delve_turn_turning_around_escapes_at_once() {
    let play = after("card 7S, card 7D, retreat");
    assert_eq!(play.sees(["due", "outcome.score"]), ["over", "0/7"]);
    assert_eq!(play.told(), "turned_around 1, over escaped 0/7");
    let later = begin(min_delve_turns(2)).then("card 7S, card 7C, card 2S, card 3S");
    assert_eq!(
        later.then("retreat").due(),
        "chance",
        "a second turn means a turn back"
    );
}

#[test]
fn tk_12_8_too_early_there_is_no_choice() {
    let play = begin(min_delve_turns(3)).then("card 2S, card 3S");
    assert_eq!(play.sees(["turn", "due"]), ["2", "chance"]);
    let play = play.then("card 4S, card 5S");
    assert_eq!(play.sees(["turn", "due"]), ["3", "chance"]);
    assert_eq!(play.refuses("retreat"), "TK-16.3 wrong_step");
    assert_eq!(play.then("card 6S, card 7S").list(), "delve, retreat");
}
