//! Chapter TK-4: winning and collecting.

use crate::common::after;

#[test]
fn tk_4_1_by_action_card_favor_or_skill() {
    assert_eq!(
        after("card 5C, card 6C").told().split(", ").nth(2),
        Some("won action")
    );
    assert_eq!(
        after("card 5C, card QC").told().split(", ").nth(2),
        Some("won favor")
    );
    assert_eq!(
        after("card JC, card 5C, play JC").told().split(", ").nth(1),
        Some("won skill")
    );
}

#[test]
fn tk_4_2_the_turn_is_over_and_its_treasure_in_hand() {
    let play = after("card KS, card 5C, card 6C");
    assert_eq!(play.sees(["treasure", "phase"]), ["KS", "between"]);
}

#[test]
fn tk_4_3_diamonds_kings_and_the_joker_are_treasure() {
    let play = after("card Jk, card KH, card 10S, card 9D, card 10D");
    assert_eq!(play.sees(["treasure", "covered"]), ["9D 10D KH Jk", "10S"]);
    assert_eq!(
        after("card 4D, card 5S").see("treasure"),
        "4D",
        "the trap itself"
    );
}

#[test]
fn tk_4_4_all_of_it_is_collected_without_asking() {
    let play = after("card KS, card KD, card Jk, card 5C, card 6D");
    assert_eq!(play.see("treasure"), "KS 6D KD Jk");
    assert_eq!(play.list(), "delve, retreat");
}

#[test]
fn tk_4_5_one_of_nothing_but_treasure_stays_behind() {
    let play = after("card 5D, card 7D");
    assert_eq!(play.sees(["phase", "treasure"]), ["mark", ""]);
    let play = play.then("leave 5D");
    assert_eq!(play.sees(["stacks", "covered"]), ["1", "5D"]);
    assert_eq!(play.refuses("leave 5D"), "TK-4.5 not_legal");
}

#[test]
fn tk_4_6_the_player_chooses_which() {
    let play = after("card KS, card 5D, card 7D");
    assert_eq!(play.list(), "leave KS, leave 5D, leave 7D");
    assert_eq!(play.then("leave KS").see("treasure"), "5D 7D");
    assert_eq!(play.then("leave 7D").see("treasure"), "KS 5D");
    assert_eq!(play.refuses("leave 6D"), "TK-4.6 not_legal");
}

#[test]
fn tk_4_7_another_card_marks_the_turn_torches_and_jacks_do_not() {
    assert_eq!(after("card 5D, card 7C").see("phase"), "between");
    assert_eq!(after("card QS, card 5D").see("treasure"), "5D");
    assert_eq!(after("card JD, card 5D, play JD").see("covered"), "JD");
    assert_eq!(
        after("card 5D, card AS, card JS, card 7D").see("phase"),
        "mark"
    );
}

#[test]
fn tk_4_8_only_a_trap_beaten_by_a_diamond_with_two_to_seven_cards() {
    assert_eq!(after("card 5D, card 7D").list_len(), 2);
    let seven = "card KS, card KD, card KC, card KH, card Jk, card 5D, card 7D";
    assert_eq!(after(seven).list_len(), 7);
    assert_eq!(
        after("card 5S, card 7D").see("phase"),
        "between",
        "the monster marks the turn"
    );
    let last = after("card 2S, card 3S, delve, card 2C, card 3C, retreat, card 8D, card 9D");
    assert_eq!(last.see("phase"), "mark");
    assert_eq!(last.then("leave 8D").see("outcome.score"), "0/9");
}

#[test]
fn tk_4_9_without_a_win_nothing_is_collected() {
    let play = after("card AS, card JS, card KS, card 9D, card 2C");
    assert_eq!(play.told().split(", ").last(), Some("turn_ends failed 3"));
    assert_eq!(play.sees(["treasure", "covered"]), ["", "KS 9D 2C"]);
    assert_eq!(play.sees(["skills", "torches"]), ["JS", "AS"]);
}
