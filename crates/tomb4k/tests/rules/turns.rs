//! Chapter TK-3: turns.

use crate::common::after;

#[test]
fn tk_3_1_a_turn_is_one_encounter_in_the_open_turn() {
    let play = after("card KS, card 9S, card 2D");
    assert_eq!(play.sees(["turn", "open"]), ["1", "9S KS 2D"]);
    let play = after("card 2S, card 3S, delve, card 4S");
    assert_eq!(play.sees(["turn", "open"]), ["2", "4S"]);
}

#[test]
fn tk_3_2_seeking_goes_on_until_an_encounter_card_lies_there() {
    for steps in ["", "card AS", "card JS", "card QS", "card KS", "card Jk"] {
        let play = after(steps);
        assert_eq!(play.sees(["phase", "encounter"]), ["seek", "null"]);
    }
    assert_eq!(after("card KS, card 4C").see("phase"), "action");
}

#[test]
fn tk_3_3_the_first_pip_is_the_encounter_and_its_suit_the_kind() {
    for (card, kind) in [("5S", "monster"), ("5D", "trap"), ("5C", "door")] {
        let play = after(&format!("card {card}"));
        assert_eq!(play.see("encounter"), card);
        assert_eq!(play.told(), format!("card {card}, encounter {card} {kind}"));
    }
}

#[test]
fn tk_3_4_later_pips_are_action_cards_of_any_suit() {
    for card in ["6S", "6D", "6C"] {
        let play = after(&format!("card 9S, card {card}"));
        assert_eq!(play.sees(["encounter", "hp"]), ["9S", "6"], "{card}");
    }
}

#[test]
fn tk_3_5_equal_is_enough() {
    assert_eq!(after("card 7S, card 7C").see("phase"), "between");
    assert_eq!(after("card 7S, card 8C").see("hp"), "9");
    assert_eq!(after("card 7S, card 6C").see("phase"), "action");
}

#[test]
fn tk_3_6_other_cards_neither_meet_nor_act() {
    for card in ["AS", "JH", "KS", "Jk"] {
        assert_eq!(
            after(&format!("card {card}")).see("encounter"),
            "null",
            "{card}"
        );
        let play = after(&format!("card 10S, card {card}"));
        let seen = [play.see("encounter"), play.see("hp"), play.see("phase")];
        assert_eq!(seen, ["10S", "9", "action"], "{card}");
    }
    assert_eq!(after("card QS").see("encounter"), "null");
}

#[test]
fn tk_3_7_an_ace_goes_to_the_torch_row() {
    let play = after("card 5S, card AC");
    assert_eq!(play.sees(["torches", "open"]), ["AC", "5S"]);
}

#[test]
fn tk_3_8_a_jack_goes_to_the_hand() {
    let play = after("card 5S, card JD");
    assert_eq!(play.sees(["skills", "open"]), ["JD", "5S"]);
}

#[test]
fn tk_3_9_a_queen_is_laid_into_the_turn() {
    assert_eq!(after("card QH").see("open"), "QH");
    assert_eq!(after("card 5S, card QH").see("covered"), "5S QH");
}

#[test]
fn tk_3_10_kings_and_the_joker_lie_in_the_turn_and_a_card_follows() {
    for card in ["KC", "Jk"] {
        let play = after(&format!("card {card}"));
        assert_eq!(play.sees(["open", "due"]), [card, "chance"]);
        let play = after(&format!("card 9S, card {card}"));
        assert_eq!(play.sees(["phase", "treasure"]), ["action", ""]);
    }
}

#[test]
fn tk_3_11_a_turn_that_was_begun_must_be_completed() {
    let play = after("card JS, card 9S");
    assert_eq!(play.list(), "draw, play JS");
    assert_eq!(play.refuses("retreat"), "TK-12.2 not_legal");
    assert_eq!(
        after("card 2S, card 3S").refuses("draw"),
        "TK-3.11 not_legal"
    );
}

#[test]
fn tk_3_12_treasure_is_never_an_action_card() {
    // A king in the turn neither beats a monster of 10 nor does a joker one of 6.
    assert_eq!(after("card 10S, card KS").see("phase"), "action");
    assert_eq!(after("card 6S, card Jk").see("phase"), "action");
    // From the hand it can only be dropped, which wins nothing.
    let play = after("card KS, card 2C, card 3C, delve, card 4S, drop KS");
    assert_eq!(play.told(), "dropped KS, turn_ends fled 2");
}

#[test]
fn tk_3_13_what_lies_in_a_finished_turn_is_its_stack() {
    let play = after("card 9S, card 8C, card 10C, delve, card 2C, card 3C");
    assert_eq!(play.sees(["stacks", "open"]), ["3 2", ""]);
    assert_eq!(play.see("covered"), "9S 2C 3C 8C 10C");
}

#[test]
fn tk_3_14_a_card_takes_effect_before_anything_else_can_be_played() {
    let play = after("card 2C, card KS, card 3C, delve, card JS, card JH, card 9S, draw, card 2S");
    assert_eq!(play.sees(["phase", "list"]), ["blow", "take, dodge"]);
    assert_eq!(play.refuses("play JS"), "TK-3.14 not_legal");
    assert_eq!(play.refuses("drop KS"), "TK-3.14 not_legal");
}
