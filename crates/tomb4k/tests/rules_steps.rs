//! Chapter TK-16: steps.
mod common;

use common::{after, begin, min_delve_turns};
use solo_core::{Game, Next};

#[test]
fn tk_16_1_what_leaves_no_choice_is_part_of_the_step() {
    let play = begin(min_delve_turns(2)).then("card 9D, card 4C");
    assert_eq!(
        play.told(),
        "card 4C, action 4C 5, blow 5, hurt 5 4, turn_ends failed 2, turn_begins delve 2 2"
    );
    assert_eq!(play.due(), "chance");
}

#[test]
fn tk_16_2_a_decision_has_at_least_two_entries() {
    for (steps, list) in [
        ("card 2S, card 3S", "delve, retreat"),
        ("card JS, card 9S", "draw, play JS"),
        ("card JH, card 9S, card 8S", "take, dodge"),
        ("card JC, card 9C, draw, card 8S", "discard, play JC"),
        ("card 5D, card 6D", "leave 5D, leave 6D"),
        (
            "card Jk, card 2C, card 3C, delve, card AS, card AD, card AC, card AH",
            "scroll, decline",
        ),
    ] {
        assert_eq!(after(steps).list(), list);
    }
    assert_eq!(
        after("card 9S").due(),
        "chance",
        "without an alternative nobody is asked"
    );
    assert_eq!(after("card 9S, card 8S").due(), "chance");
    assert_eq!(after("card 9C, card 8S").due(), "chance");
}

#[test]
fn tk_16_3_refusals_have_a_reason_in_this_order() {
    let over = after("card 2S, card 3S, retreat");
    for step in ["delve", "card 4S", "nonsense", "card 5H"] {
        assert_eq!(over.refuses(step), "TK-16.3 game_over", "{step}");
    }
    let start = after("");
    assert_eq!(start.refuses("nonsense"), "TK-17.4 bad_notation");
    assert_eq!(start.refuses("card 5H"), "TK-17.4 bad_notation");
    assert_eq!(start.refuses("delve"), "TK-16.3 wrong_step");
    let between = after("card 2S, card 3S");
    assert_eq!(between.refuses("card 5H"), "TK-17.4 bad_notation");
    assert_eq!(
        between.refuses("card 2S"),
        "TK-16.3 wrong_step",
        "though it was seen already"
    );
    assert_eq!(between.refuses("draw"), "TK-3.11 not_legal");
    assert_eq!(after("card 2S").refuses("card 2S"), "TK-2.1 not_legal");
}

#[test]
fn tk_16_4_a_card_is_due_first_and_44_can_come() {
    let start = after("");
    assert!(matches!(start.game.next(&start.state), Next::Chance(_)));
    assert_eq!(
        (start.list_len(), start.game.chance_weight(&start.state)),
        (44, 44)
    );
    assert_eq!(
        (start.see("phase"), start.see("turn")),
        ("seek".into(), "1".into())
    );
}
