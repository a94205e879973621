//! Chapter TK-2: knowledge and chance.

use crate::common::{DOWN_TO_THE_ACE, after};
use tomb4k::{Chance, DeckCard};

#[test]
fn tk_2_1_every_unseen_card_is_equally_likely() {
    let play = after("card 7S, card AS");
    let mut chances = play.game.chances(&play.state);
    assert_eq!(chances.len(), 42);
    assert!(chances.all(|(_, weight)| weight == 1));
    assert_eq!(play.refuses("card 7S"), "TK-2.1 not_legal");
    assert_eq!(play.refuses("card AS"), "TK-2.1 not_legal");
}

#[test]
fn tk_2_2_the_last_unseen_card_is_a_chance_step_too() {
    let play = after(DOWN_TO_THE_ACE).then("card JD");
    assert_eq!(play.sees(["unseen", "bottom"]), ["10D", "AC"]);
    assert_eq!(play.sees(["due", "list"]), ["chance", "card 10D"]);
}

#[test]
fn tk_2_3_the_known_card_under_the_deck_comes_by_itself() {
    let play = after(DOWN_TO_THE_ACE).then("card JD, card 10D");
    assert_eq!(play.sees(["due", "list"]), ["player", "draw, play JD"]);
    let play = play.then("draw");
    assert_eq!(play.sees(["due", "unseen"]), ["over", ""]);
    assert_eq!(play.told(), "card AC, torch AC 4, over lost 0/0");
}

#[test]
fn tk_2_4_every_card_that_was_shown_has_its_zone() {
    let play = after("card JH, card AS, card KS, card 9D, card 2C, dodge");
    assert_eq!(play.see("skills"), "");
    assert_eq!(play.see("spent"), "JH");
    assert_eq!(play.see("torches"), "AS");
    assert_eq!(play.see("covered"), "KS 9D 2C");
    for shown in ["JH", "AS", "KS", "9D", "2C"] {
        assert!(
            !play.state.unseen().contains(shown.parse().unwrap()),
            "{shown}"
        );
    }
}

#[test]
fn tk_2_5_covered_turns_and_discards_are_never_taken_up_again() {
    let play = after("card 9C, card 8D, card KS, delve, card JS, card 2S");
    assert_eq!(play.sees(["covered", "discards"]), ["8D 9C", "KS"]);
    assert_eq!(play.refuses("drop KS"), "TK-5.10 not_legal");
    assert_eq!(play.refuses("drop 8D"), "TK-5.10 not_legal");
}

#[test]
fn tk_2_6_the_order_in_the_turn_is_not_kept() {
    let one = after("card KS, card QD, card AS, card AD");
    let other = after("card AD, card QD, card KS, card AS");
    assert_eq!(one.state, other.state);
    let one = after("card 9S, card 8S");
    let other = after("card 8S, card 9S");
    assert_ne!(one.see("encounter"), other.see("encounter"));
}

#[test]
fn tk_2_7_the_deck_never_runs_out() {
    let play = after(DOWN_TO_THE_ACE).then("card JD, card 10D");
    assert_eq!(play.sees(["torches", "deck"]), ["AS AD AH Jk", "1"]);
    let mut play = after("");
    for step in ["card AS", "card AD", "card AC"] {
        play = play.then(step);
        let aces = "AS AD AC AH".split(' ').map(|ace| ace.parse().unwrap());
        let left = aces
            .filter(|&ace| play.state.unseen().contains(ace))
            .count();
        assert_eq!(left + play.see("torches").split(' ').count(), 4, "{step}");
        assert!(play.state.deck_len() > 0);
    }
}

#[test]
fn tk_2_8_no_rule_depends_on_the_layout() {
    // The same cards, in another order and other columns, result in the same hand.
    let one = after("card 2S, card 3D, delve, card 4C, card 5C");
    let other = after("card 4C, card 5C, delve, card 2S, card 3D");
    assert_eq!(one.see("treasure"), other.see("treasure"));
    assert_eq!(one.see("covered"), other.see("covered"));
    assert_eq!(one.list(), other.list());
}

#[test]
fn tk_2_9_the_view_names_covered_and_discarded_cards() {
    let play = after("card 4C, card 2S, card JD, card QH");
    assert_eq!(play.see("covered"), "2S 4C");
    assert_eq!(play.see("discards"), "JD QH");
    assert_eq!(play.see("unseen").split(' ').count(), 40);
    let next = play.state.unseen().first().and_then(DeckCard::new);
    let play = play.then("delve");
    assert!(
        play.game
            .apply(&play.state, Chance::Card(next.unwrap()))
            .is_ok()
    );
}
