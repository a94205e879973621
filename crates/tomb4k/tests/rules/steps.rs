//! Chapter TK-16: steps.

use crate::common::{DOWN_TO_THE_ACE, after, begin, min_delve_turns};
use solo_core::{Game, Next};
use tomb4k::{Decision, Refusal, Tomb};

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
    assert_eq!(start.sees(["phase", "turn"]), ["seek", "1"]);
}

/// Without a game value: with default options.
#[test]
fn a_step_is_a_function_of_the_position() {
    let start = Tomb::default().start();
    let step = Tomb::default().parse_chance("card 9S").unwrap();
    assert_eq!(tomb4k::apply(&start, step), Ok(after("card 9S").state));
    assert_eq!(
        tomb4k::apply(&start, Decision::Draw),
        Err(Refusal::ChanceIsDue)
    );
}

// The bounds that the rulebook states are reached.

#[test]
fn a_list_of_sixteen() {
    let mut steps = String::from("card KS, card KD, card KC, card KH, card Jk, card JS");
    for number in 2..=10 {
        steps += &format!(", card {number}C, card {number}D, delve");
    }
    let play = after(&steps).then("card 2S");
    assert_eq!(play.list_len(), Tomb::MAX_DECISIONS);
    assert_eq!(
        play.list(),
        "draw, play JS, drop KS, drop 2D, drop 3D, drop 4D, drop 5D, drop 6D, drop 7D, drop 8D, \
         drop 9D, drop 10D, drop KD, drop KC, drop KH, drop Jk"
    );
    assert_eq!(play.see("worth"), "100");
}

#[test]
fn thirteen_cards_in_the_open_turn() {
    // Five blows that cost 8 hit points, one that is dodged, and the one that kills.
    let blows = "card 9S, take, card 9D, take, card 9C, take, card 8S, take, card 7S, take";
    let play = after("card JH, card KS, card KD, card KC, card KH, card Jk, card 10S")
        .then(blows)
        .then("card 2C, dodge");
    assert_eq!((play.see("hp"), play.state.open().len()), ("1".into(), 12));
    let play = play.then("card 2D");
    assert_eq!((play.due(), play.state.open().len()), ("over", 13));
}

#[test]
fn three_decisions_between_two_cards() {
    let play = after("card 2C, card KS, card 3C, delve, card JH, card 9S, draw, card 8S");
    let play = play.then("take, drop KS, delve");
    assert_eq!(play.due(), "chance");
}

#[test]
fn eight_of_damage_and_of_discards() {
    assert_eq!(after("card JH, card 10S, card 2S").see("damage"), "8");
    assert_eq!(after("card 10C, card 2S").see("discards_due"), "8");
}

#[test]
fn forty_four_chance_steps_and_one_card_more() {
    let steps = [DOWN_TO_THE_ACE, "card JD, card 10D"];
    let chances: usize = steps
        .iter()
        .map(|steps| steps.matches("card").count())
        .sum();
    assert_eq!(chances, Tomb::MAX_CHANCES);
    let play = after(DOWN_TO_THE_ACE).then("card JD, card 10D, draw");
    assert_eq!(play.told(), "card AC, torch AC 4, over lost 0/0");
}
