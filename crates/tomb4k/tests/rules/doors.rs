//! Chapter TK-7: doors and discards.

use crate::common::after;

#[test]
fn tk_7_1_one_action_card() {
    let play = after("card 9C, card 7S");
    assert_eq!(play.sees(["phase", "hp"]), ["discard", "9"]);
    assert_eq!(
        play.then("card 10S").see("discards"),
        "10S",
        "it does not open the door any more"
    );
}

#[test]
fn tk_7_2_opened_by_card_favor_or_pick_lock() {
    assert_eq!(after("card KS, card 5C, card 5S").see("treasure"), "KS");
    assert_eq!(after("card KS, card 5C, card QS").see("treasure"), "KS");
    assert_eq!(
        after("card KS, card JC, card 5C, play JC").see("treasure"),
        "KS"
    );
}

#[test]
fn tk_7_3_as_many_discards_as_the_gap() {
    let play = after("card 9C, card 6S");
    assert_eq!(play.see("discards_due"), "3");
    assert_eq!(play.told(), "card 6S, action 6S 3, door_holds 3");
    let play = play.then("card 2S, card 3S, card 4S");
    assert_eq!(play.sees(["discards", "phase"]), ["2S 3S 4S", "between"]);
    assert_eq!(play.refuses("discard"), "TK-7.3 not_legal");
}

#[test]
fn tk_7_4_pick_lock_before_the_card_or_right_after_it_failed() {
    let play = after("card JC, card 9C");
    assert_eq!(play.list(), "draw, play JC");
    let play = play.then("draw, card 2D");
    assert_eq!(play.list(), "discard, play JC");
    assert_eq!(play.then("play JC").see("treasure"), "2D");
    let play = play.then("discard, card 3S");
    assert_eq!(play.refuses("play JC"), "TK-16.3 wrong_step");
}

#[test]
fn tk_7_5_each_discard_is_a_chance_step() {
    let play = after("card 9C, card 7S");
    assert_eq!((play.due(), play.list_len()), ("chance", 42));
    let play = play.then("card AS");
    assert_eq!((play.due(), play.list_len()), ("chance", 41));
    assert_eq!(play.sees(["torches", "discards"]), ["AS", ""]);
}

#[test]
fn tk_7_6_a_torch_counts_as_a_discard() {
    let play = after("card 9C, card 7S, card AS");
    assert_eq!(play.see("discards_due"), "1");
    assert_eq!(
        play.then("card AD").told(),
        "card AD, torch AD 2, turn_ends failed 2"
    );
}

#[test]
fn tk_7_7_everything_else_is_out_of_play() {
    let play =
        after("card 9C, card 2S, card JC, card QS, card KS, card Jk, card 8D, card 9S, card 3C");
    assert_eq!(play.see("discards"), "9S QS KS 8D 3C JC Jk");
    assert_eq!(play.sees(["skills", "treasure"]), ["", ""]);
}

#[test]
fn tk_7_8_then_the_turn_ends_without_a_win() {
    let play = after("card KS, card 9C, card 8S, card 2S");
    assert_eq!(play.told(), "card 2S, discarded 2S, turn_ends failed 3");
    assert_eq!(play.sees(["treasure", "list"]), ["", "delve, retreat"]);
}

#[test]
fn tk_7_9_a_favor_comes_too_late_after_the_card_failed() {
    let play = after("card 9C, card 8S, card QH");
    assert_eq!(play.sees(["discards", "covered"]), ["QH", "8S 9C"]);
    assert_eq!(play.told(), "card QH, discarded QH, turn_ends failed 2");
}
