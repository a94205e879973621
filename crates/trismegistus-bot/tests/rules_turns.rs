//! TB-11 and TB-12: reaction and clean-up.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{Play, bot_turn, bowls, card, draft, levels, no_tokens, window};
use serde_json::{Value, json};
use trismegistus_bot::Side;

#[test]
fn tb_11_1_once_after_completing_while_a_marker_is_left() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.step("flip b1");
    assert_eq!(play.list(), ["react", "decline"]);
    assert_eq!(play.refused("end").1, "wrong_step");
    let mut none = play.clone();
    none.edit(&[("/human/reactions", json!(1))])
        .step("react")
        .until("flip_card");
    let text = none.list()[0].clone();
    none.step(&text);
    assert_eq!(none.state.reactions(), 0);
    assert_ne!(none.phase(), "reaction");
    play.step("decline");
    assert_eq!(play.state.reactions(), 2);
}

#[test]
fn tb_11_2_a_reaction_is_measured_by_the_bots_die() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.step("flip b1");
    let die = play.state.die(Side::Bot).unwrap();
    play.step("react");
    assert_eq!(play.told(), [json!({"type": "reacted"})]);
    let view = play.view();
    assert_eq!(view["window"]["kind"], "reaction");
    assert_eq!(view["window"]["colour"], "black");
    assert_eq!(
        view["window"]["symbol"],
        play.game.catalogue().symbol_name(die.symbol())
    );
    assert_eq!(play.state.reactions(), 1);
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

#[test]
fn tb_12_1_a_die_without_potency_is_used() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "no-boost", "spend 3", "end"]);
    assert_eq!(
        play.told()[0],
        json!({"type": "die_used", "side": "human", "colour": "red"})
    );
    assert_eq!(play.view()["human"]["used"], json!(["red"]));
    assert_eq!(play.state.die(Side::Human), None);
}

#[test]
fn tb_12_2_the_third_used_die_passes() {
    let mut play = Play::new(&json!({}));
    play.until("human_draft");
    play.edit(&[
        ("/bowls", bowls("lead WR; tin BBB; iron WWWWR; copper RR")),
        ("/human/used", json!(["black", "black"])),
    ]);
    play.steps(&["draft red lead", "no-boost", "spend 2", "end"]);
    assert_eq!(play.told_types()[..2], ["die_used", "passed"]);
    assert_eq!(play.view()["passed"], json!(["human"]));
}

#[test]
fn tb_12_3_a_die_with_potency_stays() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "no-boost", "spend 1", "end"]);
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 2);
    play.until("human_spend");
    assert_eq!(play.list(), ["spend 1", "spend 2"]);
}

#[test]
fn tb_12_4_tokens_that_were_reached_leave_the_game() {
    let mut play = window(&json!({}), "draft red lead");
    let mut tokens = no_tokens();
    tokens["water"] = json!({"3": "aether", "6": "glory"});
    tokens["air"] = json!({"3": "insight"});
    play.edit(&[("/tokens", tokens), ("/levels/human", levels("0/0/2/1"))]);
    play.steps(&["climb water", "climb water", "climb air"]);
    assert_eq!(
        play.view()["tokens"]["water"],
        json!({"3": "aether", "6": "glory"})
    );
    play.step("end");
    assert_eq!(
        play.told_of("token_removed"),
        [json!({"type": "token_removed", "track": "water", "level": 3, "kind": "aether"})]
    );
    assert_eq!(play.view()["tokens"]["water"], json!({"6": "glory"}));
    assert_eq!(play.view()["tokens"]["air"], json!({"3": "insight"}));
    assert_eq!(
        play.view()["tokens_unplaced"],
        json!({"aether": 0, "insight": 0, "glory": 0})
    );
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 1);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    play.edit(&[("/tokens", tokens), ("/levels/bot", levels("0/2/0/0"))])
        .steps(&["flip b1", "decline"]);
    assert_eq!(play.view()["tokens"], no_tokens());
}

#[test]
fn tb_12_5_the_active_card_is_discarded() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.steps(&["flip b1", "decline"]);
    assert_eq!(play.view()["bot"]["card"], Value::Null);
    assert_eq!(play.view()["bot"]["discard"], json!(["b1"]));
}

#[test]
fn tb_12_6_the_open_place_is_filled_again() {
    let mut play = Play::new(&json!({"advanced_planning": true}));
    play.until("choose_card");
    let right = play.view()["bot"]["face_up"][1].clone();
    play.step("d6 2").until("reveal_card");
    assert_eq!(play.view()["bot"]["face_up"], json!([null, right]));
    assert_eq!(
        (play.view()["turn"].clone(), play.state.discard().count()),
        (json!("bot"), 1)
    );
    assert_eq!(play.refused("reveal right b5"), ("TB-12.6", "not_legal"));
    // The card just discarded can come back when the deck is empty.
    let view = play.view();
    let all: Vec<Value> = view["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .chain(view["bot"]["discard"].as_array().unwrap())
        .cloned()
        .collect();
    let mut copy = play.clone();
    copy.edit(&[("/bot/deck", json!(all)), ("/bot/discard", json!([]))]);
    let discarded = view["bot"]["discard"][0].as_str().unwrap().to_owned();
    copy.step(&format!("reveal left {discarded}"));
    assert_eq!(copy.view()["bot"]["face_up"][0], json!(discarded));
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.told_types()[..2], ["card_revealed", "turn_started"]);
}

#[test]
fn tb_12_7_the_order_of_a_clean_up() {
    let options =
        json!({"advanced_planning": true, "reshuffle": "on_empty", "refill_artifacts": true});
    let mut play = bot_turn(&options, card("black,max,3,track:fire"), 1);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    let open = play.view()["bot"]["face_up"].clone();
    let mut rest: Vec<Value> = (1..=9).map(|n| json!(format!("b{n}"))).collect();
    let personality: Vec<Value> = play.view()["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .chain(play.view()["bot"]["discard"].as_array().unwrap())
        .chain(open.as_array().unwrap())
        .filter(|c| c.as_str().unwrap().starts_with("p-"))
        .cloned()
        .collect();
    rest.retain(|card| *card != json!("b1") && *card != json!("b2") && *card != json!("b3"));
    rest.extend(personality);
    play.edit(&[
        ("/tokens", tokens),
        ("/levels/bot", levels("0/2/0/0")),
        ("/bot/face_up", json!(["b1", "b2"])),
        ("/bot/deck", json!(["b3"])),
        ("/bot/discard", json!(rest)),
        ("/artifacts/red/0", Value::Null),
    ]);
    play.steps(&["d6 1", "decline"]);
    let spent_all = play.told_types();
    assert_eq!(spent_all.last().unwrap(), "token_removed", "{spent_all:?}");
    assert_eq!(play.phase(), "reveal_card");
    play.step("reveal left b3");
    assert_eq!(play.told_types(), ["card_revealed", "deck_reshuffled"]);
    assert_eq!(play.phase(), "lay_artifact");
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.told_types(), ["artifact_laid", "turn_started"]);
}
