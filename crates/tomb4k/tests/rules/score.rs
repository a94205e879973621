//! Chapter TK-13: end and score.

use crate::common::after;
use solo_core::{Card, Set};
use tomb4k::catalogue::{POINTS_POSSIBLE, TREASURE, total_worth, worth};
use tomb4k::{GameResult, Score};

const FOUR_KINGS: &str = "card KS, card KD, card KC, card KH, card 6S, card 6D";

#[test]
fn tk_13_1_three_ends() {
    let dead = after("card 10S, card 2C, card 3C");
    let lost = after("card AS, card AD, card AC, card AH");
    let escaped = after("card 2S, card 3S, retreat");
    let results = [dead, lost, escaped].map(|play| play.state.outcome().unwrap().result);
    assert_eq!(
        results,
        [GameResult::Dead, GameResult::Lost, GameResult::Escaped]
    );
    assert_eq!(after("").state.outcome(), None);
}

#[test]
fn tk_13_2_points_are_the_worth_of_the_hand() {
    let play = after("card KS, card Jk, card 2C, card 8D, retreat");
    assert_eq!(play.sees(["outcome.points", "worth"]), ["24", "24"]);
    let used = after(
        "card Jk, card 2C, card 8D, delve, card AS, card AD, card AC, card AH, scroll, \
         card 3C, card 4C, retreat, card 5C, card 6C",
    );
    assert_eq!(
        used.sees(["outcome.result", "outcome.points"]),
        ["escaped", "8"]
    );
}

#[test]
fn tk_13_3_a_hundred_points_at_most() {
    assert_eq!(total_worth(TREASURE), 100);
    // Every possible hand.
    for choice in 0..1_u32 << TREASURE.len() {
        let places = (0..)
            .zip(TREASURE)
            .filter(|(place, _)| choice >> place & 1 == 1);
        let hand: Set<Card> = places.map(|(_, card)| card).collect();
        assert_eq!(
            total_worth(hand),
            hand.iter().map(worth).sum::<u8>(),
            "{hand:?}"
        );
    }
    assert_eq!(POINTS_POSSIBLE, 100);
    assert!(Score::new(4, 100).is_ok());
    assert!(Score::new(4, 101).is_err());
}

#[test]
fn tk_13_4_the_dead_and_the_lost_score_nothing() {
    let dead = after(FOUR_KINGS).then("delve, card 10S, draw, card 2C, draw, card 3C");
    assert_eq!(dead.sees(["worth", "outcome.points"]), ["46", "0"]);
    let lost = after(FOUR_KINGS).then("delve, card AS, card AD, card AC, card AH");
    assert_eq!(lost.sees(["worth", "outcome.points"]), ["46", "0"]);
}

#[test]
fn tk_13_5_won_with_all_four_kings_brought_out() {
    assert_eq!(after(FOUR_KINGS).then("retreat").see("outcome.won"), "true");
    let dropped = after(FOUR_KINGS).then("delve, card 9S, drop KC, retreat, card 2C, card 3C");
    assert_eq!(
        dropped.sees(["outcome.result", "outcome.won"]),
        ["escaped", "false"]
    );
    let lost = after(FOUR_KINGS).then("delve, card AS, card AD, card AC, card AH");
    assert_eq!(lost.see("outcome.won"), "false");
}

#[test]
fn tk_13_6_written_kings_slash_points() {
    assert_eq!(
        after(FOUR_KINGS).then("retreat").see("outcome.score"),
        "4/46"
    );
    assert_eq!(Score::new(3, 52).unwrap().to_string(), "3/52");
}

#[test]
fn tk_13_7_kings_brought_out_not_kings_found() {
    let dropped = after(FOUR_KINGS).then("delve, card 9S, drop KC, retreat, card 2C, card 3C");
    assert_eq!(
        dropped.sees(["outcome.kings", "outcome.score"]),
        ["3", "3/36"]
    );
    let lost = after(FOUR_KINGS).then("delve, card AS, card AD, card AC, card AH");
    assert_eq!(lost.sees(["outcome.score", "kings"]), ["0/0", "4"]);
}

#[test]
fn tk_13_8_a_point_is_a_hundred_gold_pieces() {
    assert_eq!(
        after(FOUR_KINGS).then("retreat").see("outcome.gold"),
        "4600"
    );
    assert_eq!(after("card 2S, card 3S, retreat").see("outcome.gold"), "0");
}
