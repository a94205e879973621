//! The bot's drafts and spending.
use crate::common::{drafted, drafting};
use serde_json::json;
use trismegistus_bot::Side;

#[track_caller]
fn draft(card: &str, bowls: &str, die: &str, rule: &str) {
    assert_eq!(drafted(&json!({}), card, bowls), (die.into(), rule.into()));
}

#[test]
fn w_1_the_right_symbol_wins_on_potency() {
    let bowls = "wild WB; tin R; copper WBB; lead WWRR";
    draft(
        "white,tin+copper,1,gold:1",
        bowls,
        "white copper, 3",
        "TB-5.3",
    );
}

#[test]
fn w_2_a_tie_goes_by_the_list() {
    let bowls = "wild WBR; tin R; copper WBB; lead WWRR";
    draft(
        "white,tin+copper,1,gold:1",
        bowls,
        "white wild set to tin, 3",
        "TB-5.3",
    );
}

#[test]
fn w_3_another_colour_before_another_symbol() {
    draft(
        "red,iron,1,gold:1",
        "iron BW; wild W; lead RRBBW",
        "black iron, 2",
        "TB-5.4",
    );
}

#[test]
fn w_4_symbol_order_breaks_a_tie() {
    draft(
        "red,iron,1,gold:1",
        "lead RBB; mercury RWW; tin BBWW",
        "red lead, 3",
        "TB-5.6",
    );
}

// The box has fewer than seven white dice, so the table `dice` of this game has seven.
#[test]
fn w_5_the_colour_is_absent() {
    let bowls = "tin BBWW; copper WWWWW";
    draft("red,max,1,gold:1", bowls, "black tin, 4", "");
    let options = json!({"absent_colour": "potency_first"});
    let die = drafted(&options, "red,max,1,gold:1", bowls);
    assert_eq!(die, ("white copper, 5".into(), "TB-5.7".into()));
}

#[test]
fn w_6_max_sets_a_wild_die() {
    let die = "black wild set to mercury, 5";
    draft("black,max,1,gold:1", "wild BBWWR; lead BBWR", die, "TB-5.8");
}

#[test]
fn w_7_a_tie_of_step_2_goes_by_the_list() {
    let bowls = "wild WW; lead R; iron WR; tin B";
    draft(
        "black,lead+iron,1,gold:1",
        bowls,
        "white wild set to lead, 2",
        "TB-5.4",
    );
}

#[test]
fn w_8_the_two_readings_of_a_tie_of_step_2() {
    let bowls = "tin BB; wild RR; copper WWW";
    draft(
        "white,tin,1,gold:1",
        bowls,
        "red wild set to tin, 2",
        "TB-5.4",
    );
    let options = json!({"draft_tie": "colour_then_list"});
    let die = drafted(&options, "white,tin,1,gold:1", bowls);
    assert_eq!(die, ("black tin, 2".into(), "TB-5.4".into()));
}

#[test]
fn w_9_a_token_is_spent_below_5() {
    for (bowl, ethereal) in [("lead BBBB; tin WRW", 0), ("lead BBBBB; tin WRW", 1)] {
        let mut play = drafting(&json!({}), "black,max,1,gold:1", bowl);
        play.edit(&[("/bot/ethereal", json!(1))]).step("flip b1");
        let potency = play.state.die(Side::Bot).unwrap().potency();
        assert_eq!(
            (potency, play.state.bot_ethereal()),
            (4, ethereal),
            "5, less 1 spent"
        );
    }
}
