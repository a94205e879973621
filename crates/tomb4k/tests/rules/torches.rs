//! Chapter TK-10: torches and the scroll.

use crate::common::after;

/// The scroll in hand, three torches burnt, seeking in turn 2.
const SCROLL_IN_HAND: &str = "card Jk, card 2C, card 3C, delve, card AS, card AD, card AH";

#[test]
fn tk_10_1_every_ace_burns_a_torch() {
    assert_eq!(after("card AS").told(), "card AS, torch AS 1");
    assert_eq!(
        after("card AS, card 9S, card AD").told(),
        "card AD, torch AD 2"
    );
    assert_eq!(after("card 9C, card 2S, card AH").see("torches"), "AH");
}

#[test]
fn tk_10_2_the_fourth_torch_ends_the_game() {
    assert_eq!(after("card AS, card AD, card AC").due(), "chance");
    let play = after("card AS, card AD, card AC, card AH");
    assert_eq!(play.sees(["due", "outcome.result"]), ["over", "lost"]);
    assert_eq!(play.see("torches"), "AS AD AC AH");
}

#[test]
fn tk_10_3_the_scroll_puts_it_under_the_deck() {
    let play = after(SCROLL_IN_HAND).then("card AC");
    assert_eq!(play.sees(["phase", "fourth"]), ["torch", "AC"]);
    assert_eq!(play.see("torches"), "AS AD AH", "the fourth is pending");
    let play = play.then("scroll");
    assert_eq!(play.sees(["torches", "bottom"]), ["AS AD AH Jk", "AC"]);
    assert_eq!(play.sees(["treasure", "told"]), ["", "scroll AC"]);
    assert_eq!(
        after("card 2S, card 3S").refuses("scroll"),
        "TK-10.3 not_legal"
    );
    assert_eq!(
        after("card 2S, card 3S").refuses("decline"),
        "TK-10.3 not_legal"
    );
}

#[test]
fn tk_10_4_wherever_the_ace_appeared() {
    let play = after(SCROLL_IN_HAND);
    for (before, resume, phase) in [
        ("", "seek", "seek"),
        ("card 9C", "encounter", "action"),
        ("card 9C, card 7S", "discard", "discard"),
    ] {
        let play = play.then(before).then("card AC");
        assert_eq!(play.see("resume"), resume);
        assert_eq!(play.then("scroll").see("phase"), phase);
    }
    let asked = play.then("card 3S, draw, card AC, scroll");
    assert_eq!(
        asked.see("phase"),
        "action",
        "with the joker gone nothing is left to drop"
    );
}

#[test]
fn tk_10_5_declining_loses() {
    let play = after(SCROLL_IN_HAND).then("card AC, decline");
    assert_eq!(
        play.sees(["outcome.result", "told"]),
        ["lost", "over lost 0/0"]
    );
    assert_eq!(play.sees(["treasure", "torches"]), ["Jk", "AS AD AC AH"]);
}

#[test]
fn tk_10_6_the_joker_in_the_open_turn_does_not_help() {
    let play = after("card Jk, card AS, card AD, card AH, card AC");
    assert_eq!(play.sees(["due", "open"]), ["over", "Jk"]);
}

#[test]
fn tk_10_7_it_works_once() {
    let play = after(SCROLL_IN_HAND).then("card AC, scroll, card 9S, card 10S");
    assert_eq!(play.sees(["treasure", "phase"]), ["", "between"]);
    assert!(
        play.state.torches().contains("Jk".parse().unwrap()),
        "it stays in the torch row"
    );
    assert_eq!(play.refuses("scroll"), "TK-10.3 not_legal");
}

#[test]
fn tk_10_8_the_ace_under_the_deck_is_the_fourth_torch_again() {
    // Down to the ace with the first entry of each list, monsters last.
    let mut play = after(SCROLL_IN_HAND).then("card AC, scroll");
    while play.due() != "over" {
        let list = play.list();
        let low = list
            .split(", ")
            .find(|entry| !entry.ends_with('S'))
            .or(list.split(", ").next());
        let step = if play.due() == "player" {
            list.split(", ").next()
        } else {
            low
        };
        play = play.then(step.unwrap());
        if play.see("hp") == "0" {
            panic!("died before the end of the deck");
        }
    }
    assert_eq!(play.sees(["outcome.result", "bottom"]), ["lost", ""]);
    assert!(play.told().ends_with("card AC, torch AC 4, over lost 0/0"));
}

#[test]
fn tk_10_9_discards_go_on_and_the_ace_has_counted() {
    let play = after(SCROLL_IN_HAND).then("card 9C, card 6S");
    assert_eq!(play.see("discards_due"), "3");
    let play = play.then("card AC, scroll");
    assert_eq!(play.sees(["discards_due", "phase"]), ["2", "discard"]);
    let play = play.then("card 2S, card 4S");
    assert_eq!(play.sees(["discards", "phase"]), ["2S 4S", "between"]);
    let last = after(SCROLL_IN_HAND).then("card 9C, card 8S, card AC, scroll");
    assert_eq!(
        last.told(),
        "scroll AC, turn_ends failed 2",
        "it was the only discard"
    );
}
