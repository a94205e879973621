//! Chapter TK-6: traps.

use crate::common::after;

#[test]
fn tk_6_1_one_attempt() {
    assert_eq!(
        after("card 9D, card 8S").see("phase"),
        "between",
        "no second action card"
    );
    assert_eq!(after("card 9D, card QS").see("treasure"), "9D");
    assert_eq!(after("card JD, card 9D").list(), "draw, play JD");
}

#[test]
fn tk_6_2_passing_it_wins_the_trap_itself() {
    let play = after("card KS, card 4D, card 9C");
    assert_eq!(play.sees(["treasure", "covered"]), ["KS 4D", "9C"]);
}

#[test]
fn tk_6_3_a_lower_card_hurts_and_ends_the_turn() {
    let play = after("card 9D, card 4C");
    assert_eq!(play.sees(["hp", "treasure"]), ["4", ""]);
    assert_eq!(
        play.told(),
        "card 4C, action 4C 5, blow 5, hurt 5 4, turn_ends failed 2"
    );
}

#[test]
fn tk_6_4_disarm_mechanism_comes_before_the_action_card() {
    let play = after("card JD, card JH, card 9D, draw, card 2C");
    assert_eq!(play.list(), "take, dodge");
    assert_eq!(play.refuses("play JD"), "TK-3.14 not_legal");
    assert_eq!(play.then("take").see("skills"), "JD JH");
    assert_eq!(play.then("take").see("phase"), "between");
}

#[test]
fn tk_6_5_other_cards_do_not_use_up_the_attempt() {
    let mut play = after("card JD, card 9D");
    for card in ["AS", "JS", "KS", "Jk"] {
        play = play.then(&format!("draw, card {card}"));
        assert_eq!(play.list(), "draw, play JD", "after {card}");
    }
    assert_eq!(play.then("play JD").see("treasure"), "KS 9D Jk");
}
