//! TB-11: the human's reaction.

use crate::common::{GOLD, bot_turn, card, window};
use serde_json::json;
use trismegistus_bot::Side;

#[test]
fn tb_11_1_once_after_completing_while_a_marker_is_left() {
    let mut play = bot_turn(&json!({}), card(GOLD), 1);
    play.step("flip b1");
    assert_eq!(play.list(), ["react", "decline"]);
    assert_eq!(play.refused("end").1, "wrong_step");
    let mut none = play.clone();
    none.edit(&[("/human/reactions", json!(1))])
        .step("react")
        .until("flip_card");
    none.first();
    assert_eq!(none.state.human_reactions(), 0);
    assert_ne!(none.phase(), "reaction");
    play.step("decline");
    assert_eq!(play.state.human_reactions(), 2);
}

#[test]
fn tb_11_2_a_reaction_is_measured_by_the_bots_die() {
    let mut play = bot_turn(&json!({}), card(GOLD), 1);
    play.step("flip b1");
    let die = play.state.die(Side::Bot).unwrap();
    play.step("react");
    assert_eq!(play.told(), [json!({"event": "reacted"})]);
    let view = play.view();
    assert_eq!(view["window"]["kind"], "reaction");
    assert_eq!(view["window"]["colour"], "black");
    assert_eq!(view["window"]["symbol"], die.symbol().word());
    assert_eq!(play.state.human_reactions(), 1);
    play.step("climb air").step("end");
    assert_eq!(
        play.state
            .die(Side::Bot)
            .map(trismegistus_bot::Die::potency),
        Some(die.potency()).filter(|p| *p > 0)
    );
}

#[test]
fn tb_11_3_the_bot_never_reacts() {
    let mut play = window(&json!({}), "draft black lead");
    play.step("end");
    assert_eq!(play.phase(), "flip_card");
    assert!(play.told_of("reacted").is_empty());
}
