//! Chapter TK-5: monsters.

use crate::common::{after, begin, drop_first};
use tomb4k::catalogue::{DECK, MONSTERS, TREASURE, accepted_by, strength, worth};

/// A king in hand, turn 2 open.
const KING_IN_HAND: &str = "card 2C, card KS, card 3C, delve";

#[test]
fn tk_5_1_a_spade_is_a_monster_and_an_action_card_beats_it() {
    let play = after("card 6S, card 6D");
    assert_eq!(play.told().split(", ").nth(2), Some("won action"));
    assert_eq!(play.see("treasure"), "6D");
}

#[test]
fn tk_5_2_a_blow_of_the_gap_then_the_full_value_again() {
    let play = after("card 10S, card 8D");
    assert_eq!(play.sees(["hp", "phase"]), ["7", "action"]);
    assert_eq!(
        play.then("card 9C").see("hp"),
        "6",
        "9 is compared with 10, not with what is left"
    );
}

#[test]
fn tk_5_3_won_between_any_two_cards() {
    assert_eq!(
        after("card 10S, card 8D, card 9D, card 10D").see("treasure"),
        "8D 9D 10D"
    );
    assert_eq!(after("card 10S, card 8D, card QS").see("treasure"), "8D");
    assert_eq!(
        after("card 10S, card 8D, card JS, play JS").see("treasure"),
        "8D"
    );
}

#[test]
fn tk_5_4_fleeing_costs_a_treasure_worth_the_monster() {
    let play = after(KING_IN_HAND);
    assert_eq!(play.then("card 10S").list(), "draw, drop KS");
    assert_eq!(play.then("card 10S, drop KS").see("treasure"), "");
    assert_eq!(play.then("card 9D").due(), "chance", "not from a trap");
    assert_eq!(play.then("card 9C").due(), "chance", "not from a door");
    let play = after("card Jk, card 2C, card 3C, delve, card JD");
    assert_eq!(play.then("card 6S").list(), "draw, drop Jk");
    assert_eq!(play.then("card 9D").refuses("drop Jk"), "TK-5.4 not_legal");
}

#[test]
fn tk_5_5_one_card_and_no_change() {
    let play = after("card KS, card 2C, card 8D, delve, card 3S, drop KS");
    assert_eq!(play.sees(["treasure", "phase"]), ["8D", "between"]);
    assert_eq!(play.see("worth"), "8", "7 too much were paid");
}

#[test]
fn tk_5_6_a_card_worth_less_cannot_be_dropped() {
    let play = after("card 2C, card Jk, card 8D, delve, card 7S");
    assert_eq!(play.list(), "draw, drop 8D");
    assert_eq!(play.refuses("drop Jk"), "TK-5.6 not_legal");
    let play = after("card 2C, card 7D, delve, card 8S");
    assert_eq!(play.due(), "chance", "nothing is worth enough");
    for monster in MONSTERS {
        for card in DECK {
            let enough = TREASURE.contains(card) && worth(card) >= strength(monster);
            let accepted = accepted_by(monster).contains(card);
            assert_eq!(accepted, enough, "{card} for {monster}");
        }
    }
    assert!((DECK - MONSTERS).iter().all(|c| accepted_by(c).is_empty()));
}

#[test]
fn tk_5_7_the_turn_ends_and_the_card_is_gone() {
    let play = after(KING_IN_HAND).then("card KD, card 9S, drop KS");
    assert_eq!(play.told(), "dropped KS, turn_ends fled 3");
    assert_eq!(play.sees(["kings", "covered"]), ["0", "9S KS KD 2C 3C"]);
    assert_eq!(
        play.then("retreat, card 4S, card 5S").see("outcome.score"),
        "0/0"
    );
}

#[test]
fn tk_5_8_before_every_card_of_the_fight() {
    let play = after(KING_IN_HAND).then("card 9S, draw, card 8S");
    assert_eq!(play.sees(["hp", "list"]), ["8", "draw, drop KS"]);
    assert_eq!(play.then("draw, card 7S").list(), "draw, drop KS");
}

#[test]
fn tk_5_9_only_before_the_first_action_card() {
    let play = begin(drop_first())
        .then(KING_IN_HAND)
        .then("card JS, card 9S");
    assert_eq!(play.list(), "draw, play JS, drop KS");
    let play = play.then("draw, card AS");
    assert_eq!(
        play.list(),
        "draw, play JS, drop KS",
        "a torch is not an action card"
    );
    let play = play.then("draw, card 8S");
    assert_eq!(play.list(), "draw, play JS");
    assert_eq!(play.refuses("drop KS"), "TK-5.9 not_legal");
}

#[test]
fn tk_5_10_not_what_lies_in_the_open_turn() {
    let play = after("card JS, card KS, card 9S");
    assert_eq!(play.list(), "draw, play JS");
    assert_eq!(play.refuses("drop KS"), "TK-5.10 not_legal");
}
