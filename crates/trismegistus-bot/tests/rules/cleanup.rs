//! TB-12: clean-up.

use crate::common::{
    GOLD, Play, bot_turn, bowls, card, draft, give_die, levels, no_tokens, take_die, window,
};
use serde_json::{Value, json};
use trismegistus_bot::Side;

#[test]
fn tb_12_1_a_die_without_potency_is_used() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "no-boost", "spend 3", "end"]);
    assert_eq!(
        play.told()[0],
        json!({"event": "die_used", "side": "human", "colour": "red"})
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
        [json!({"event": "token_removed", "track": "water", "level": 3, "kind": "aether"})]
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
    let mut play = bot_turn(&json!({}), card(GOLD), 1);
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
        (
            play.view()["turn"].clone(),
            play.state.bot_discard().count()
        ),
        (json!("bot"), 1)
    );
    assert_eq!(play.refused("reveal right b5"), ("TB-12.6", "not_legal"));
    // The card just discarded can come back when the deck is empty.
    let view = play.view();
    let mut copy = play.clone();
    copy.whole_deck();
    let discarded = view["bot"]["discard"][0].as_str().unwrap().to_owned();
    copy.step(&format!("reveal left {discarded}"));
    assert_eq!(copy.view()["bot"]["face_up"][0], json!(discarded));
    play.first();
    assert_eq!(play.told_types()[..2], ["card_revealed", "turn_started"]);
}

/// Sets up a position before the bot turn in this round that uses up its third die.
fn third_die(options: &Value, round: u8) -> Play {
    let mut play = bot_turn(options, card(GOLD), round);
    give_die(&mut play, "black", "iron", 1);
    let mut bowls = play.view()["bowls"].clone();
    take_die(&mut bowls, "black");
    take_die(&mut bowls, "white");
    let used = json!(["black", "white"]);
    play.edit(&[("/bowls", bowls), ("/bot/used", used)]);
    play
}

#[test]
fn tb_12_6_no_card_is_turned_up_when_the_bot_needs_none() {
    for (round, phase, open) in [(2, "reveal_card", 1), (3, "human_draft", 1)] {
        let mut play = third_die(&json!({"advanced_planning": true}), round);
        let deck = play.state.bot_deck().count();
        play.first().until("reaction").step("decline");
        assert_eq!(play.view()["passed"], json!(["bot"]));
        let there = play.state.open_cards().into_iter().flatten().count();
        assert_eq!((play.phase(), there), (phase, open));
        let cards = (
            play.state.bot_deck().count(),
            play.state.bot_discard().count(),
        );
        assert_eq!(cards, (deck, 1));
    }
}

#[test]
fn tb_12_6_nor_is_a_deck_shuffled_that_nobody_needs() {
    for (round, empty) in [(2, false), (3, true)] {
        let mut play = third_die(&json!({}), round);
        play.deck_is(&["b1"]).steps(&["flip b1", "decline"]);
        assert_eq!(play.view()["passed"], json!(["bot"]));
        assert_eq!(play.state.bot_deck().count() == 0, empty);
        assert_eq!(play.told_of("deck_reshuffled").is_empty(), empty);
    }
}

#[test]
fn tb_12_7_the_order_of_a_clean_up() {
    let options =
        json!({"advanced_planning": true, "reshuffle": "on_empty", "refill_artifacts": true});
    let mut play = bot_turn(&options, card("black,max,3,track:fire"), 1);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    let all = [play.names("/bot/deck"), play.names("/bot/face_up")].concat();
    let open = ["b1", "b2", "b3"];
    let rest: Vec<String> = all
        .into_iter()
        .filter(|card| !open.contains(&card.as_str()))
        .collect();
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
    play.first();
    assert_eq!(play.told_types(), ["artifact_laid", "turn_started"]);
}
