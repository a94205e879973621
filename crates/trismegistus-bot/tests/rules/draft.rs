//! TB-5 and TB-6: the bot drafts a die and spends its potency.

use crate::common::names::sentence;
use crate::common::{GOLD, bot_turn, card, drafted, drafting};
use serde_json::json;
use trismegistus_bot::{Side, Symbol};

#[test]
fn tb_5_1_a_die_on_the_tracker_is_enough() {
    let mut play = bot_turn(&json!({}), card("red,iron,1,gold:1"), 1);
    let die = json!({"colour": "black", "symbol": "tin", "potency": 3});
    let view = play.view();
    let bowl = ["lead", "tin", "iron", "copper", "mercury", "wild"]
        .into_iter()
        .find(|bowl| view["bowls"][bowl]["black"].as_u64().unwrap() > 0)
        .unwrap();
    let path = format!("/bowls/{bowl}/black");
    let left = view["bowls"][bowl]["black"].as_u64().unwrap() - 1;
    play.edit(&[
        ("/bot/die", die),
        (&path, json!(left)),
        ("/bot/ethereal", json!(1)),
    ])
    .step("flip b1");
    assert_eq!(play.told_of("bot_drafted").len(), 0);
    assert_eq!(
        (
            play.state.die(Side::Bot).unwrap().potency(),
            play.state.bot_ethereal()
        ),
        (2, 1)
    );
}

#[test]
fn tb_5_2_exactly_one_die() {
    let mut play = drafting(&json!({}), GOLD, "lead BB; tin WWW; iron RR");
    play.step("flip b1");
    assert_eq!(play.told_of("bot_drafted").len(), 1);
    assert_eq!(play.view()["bowls"]["lead"]["black"], 1);
}

#[track_caller]
fn draft(card: &str, bowls: &str, die: &str, rule: &str) {
    assert_eq!(
        drafted(&json!({}), &format!("{card},1,gold:1"), bowls),
        (die.into(), rule.into())
    );
}

#[test]
fn tb_5_3_wild_left_right_of_the_colour() {
    draft(
        "white,tin+copper",
        "wild W; tin WB; copper WRR; lead WWWW",
        "white copper, 3",
        "TB-5.3",
    );
    draft(
        "white,tin+copper",
        "wild W; tin W; copper WB; iron BR; lead RB",
        "white copper, 2",
        "TB-5.3",
    );
    draft(
        "white,tin+copper",
        "wild B; tin WB; copper WR; lead RRR",
        "white tin, 2",
        "TB-5.3",
    );
    draft(
        "white,tin",
        "wild BRR; tin W; copper WW; lead RB",
        "white tin, 1",
        "",
    );
}

#[test]
fn tb_5_4_the_same_of_other_colours() {
    draft(
        "white,tin+copper",
        "wild R; tin BB; copper RRB; lead WW",
        "black copper, 3",
        "TB-5.4",
    );
    draft(
        "white,tin+copper",
        "tin BR; copper RB; lead WWW",
        "black tin, 2",
        "TB-5.4",
    );
    let options = json!({"draft_tie": "colour_then_list"});
    let (die, _) = drafted(
        &options,
        "white,tin+copper,1,gold:1",
        "tin RR; copper BB; lead WWW",
    );
    assert_eq!(die, "black copper, 2");
    draft(
        "white,tin+copper",
        "tin RR; copper BB; lead WWW",
        "red tin, 2",
        "TB-5.4",
    );
}

#[test]
fn tb_5_5_a_wild_die_is_set_to_the_left_symbol() {
    let die = "white wild set to copper, 3";
    draft(
        "white,copper+tin",
        "wild WBB; tin W; copper W; lead RR",
        die,
        "TB-5.3",
    );
    draft(
        "white,copper+tin",
        "wild RBB; lead WWWW",
        "black wild set to copper, 3",
        "TB-5.4",
    );
}

#[test]
fn tb_5_6_else_any_die_of_the_colour() {
    draft(
        "white,tin+copper",
        "lead WRR; iron WWB; mercury WBRR",
        "white mercury, 4",
        "TB-5.6",
    );
    draft(
        "white,tin+copper",
        "lead BRR; iron WWB; mercury WBR",
        "white iron, 3",
        "TB-5.6",
    );
}

#[test]
fn tb_5_7_else_another_colour() {
    draft(
        "red,tin+copper",
        "lead WWW; iron BW; mercury BW",
        "black iron, 2",
        "TB-5.7",
    );
    let options = json!({"absent_colour": "potency_first"});
    let bowls = "lead WWW; iron BWW; mercury BW";
    let (die, rule) = drafted(&options, "red,tin+copper,1,gold:1", bowls);
    assert_eq!((die.as_str(), rule.as_str()), ("black iron, 3", "TB-5.7"));
}

/// White has the highest potency of all, but black comes first in colour order.
#[test]
fn tb_5_7_says_whether_the_colour_or_the_potency_decided() {
    let said = |absent: &str, card: &str| {
        let options = json!({"absent_colour": absent});
        let mut play = drafting(&options, card, "lead WWWW; iron BW; mercury B; tin BWW");
        play.step("flip b1");
        let texts = play.events.iter().map(|event| sentence(&play.game, event));
        texts
            .filter(|text| text.contains(" drafts "))
            .collect::<String>()
    };
    for card in ["red,copper,1,gold:1", "red,max,1,gold:1"] {
        let text = said("colour_first", card);
        assert!(
            text.contains(
                "drafts black tin: the highest potency in the first other colour left, no"
            ),
            "{text}"
        );
        let text = said("potency_first", card);
        assert!(
            text.contains("drafts white lead: the highest potency of all, no"),
            "{text}"
        );
    }
}

#[test]
fn tb_5_8_max_cards() {
    draft(
        "black,max",
        "lead BW; tin BRR; iron BWW; copper R",
        "black tin, 3",
        "TB-5.8",
    );
    draft(
        "black,max",
        "wild BBWR; lead BBWR",
        "black lead, 4",
        "TB-5.8",
    );
    draft(
        "black,max",
        "wild BBWRR; lead BBWR",
        "black wild set to mercury, 5",
        "TB-5.8",
    );
    draft(
        "red,max",
        "wild WW; lead WBB; tin BBWW",
        "black tin, 4",
        "TB-5.7",
    );
    draft(
        "red,max",
        "wild BBB; lead WW; tin WW",
        "black wild set to mercury, 3",
        "",
    );
}

#[test]
fn tb_5_9_a_token_must_be_spent_below_5() {
    for (bowl, tokens, potency, left) in [
        ("lead BBBB; tin WRR", 2, 4, 1),
        ("lead BBBBB; tin WR", 2, 4, 2),
        ("lead B; tin WRRR; copper WW", 3, 1, 2),
        ("lead BBB; tin WRRR", 0, 2, 0),
    ] {
        let mut play = drafting(&json!({}), GOLD, bowl);
        play.edit(&[("/bot/ethereal", json!(tokens))])
            .step("flip b1");
        assert_eq!(
            play.state.die(Side::Bot).unwrap().potency(),
            potency,
            "after spending 1"
        );
        assert_eq!(play.state.bot_ethereal(), left);
        let spent = play.told_of("ethereal_spent");
        assert_eq!(spent.len(), usize::from(tokens > left));
        assert!(
            spent
                .iter()
                .all(|event| event["potency"] == potency + 1 && event["side"] == "bot")
        );
    }
}

#[test]
fn tb_5_10_the_die_never_shows_wild() {
    for (card, bowls) in [
        ("black,max", "wild BBBB; lead WWR"),
        ("black,lead", "wild BBBB; lead WWR"),
    ] {
        let mut play = drafting(&json!({}), &format!("{card},1,gold:1"), bowls);
        play.step("flip b1");
        let die = play.state.die(Side::Bot).unwrap();
        assert_ne!(die.symbol(), Symbol::Wild);
    }
}

#[test]
fn tb_6_1_the_potency_of_the_card_or_all() {
    for (bowl, left, amount) in [("lead BBBB; tin WRR", 1, 3), ("lead BB; tin WRRRR", 0, 2)] {
        let mut play = drafting(&json!({}), "black,max,3,gold:1", bowl);
        play.step("flip b1");
        assert_eq!(
            play.told_of("spent")[0],
            json!({"event": "spent", "side": "bot", "amount": amount, "left": left})
        );
        assert_eq!(play.state.die(Side::Bot).unwrap().potency(), left);
    }
}

#[test]
fn tb_6_2_the_action_is_done_in_full() {
    let mut play = drafting(
        &json!({}),
        "black,max,3,gold:7;vp:2",
        "lead B; tin WRRRR; iron W",
    );
    let gold = play.state.bot_gold();
    play.step("flip b1");
    assert_eq!(
        (play.state.bot_gold() - gold, play.state.bot_points()),
        (7, 2)
    );
}
