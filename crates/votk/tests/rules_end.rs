//! VK-9 and VK-14: the end and scoring.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, given, given_options};
use serde_json::json;
use solo_core::Interchange;

const LAST: &str = "am_ankh jar_qeb st_horus / - - / -";

#[test]
fn vk_9_1_no_stock_and_two_cards() {
    let given = given().hand("throne shabti").pyramid(LAST);
    let scene = given.clone().stock("").play("buy bl");
    assert!(scene.is_over());
    // With stock it goes on, with three cards too.
    assert!(!given.stock("am_djed").play("buy bl").is_over());
    let scene = common::given()
        .hand("throne shabti")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / bk_gates - / -")
        .play("buy bl");
    assert!(!scene.is_over());
}

#[test]
fn vk_9_2_at_once() {
    let scene = given()
        .hand("throne shabti")
        .stock("")
        .pyramid(LAST)
        .play("buy bl");
    scene
        .shows("/side", json!("player"))
        .shows("/step", json!("play"))
        .pyramid("- jar_qeb st_horus / - - / -")
        .shows("/outcome/player/total", json!(0))
        .refuses("end", "game_over", "VK-9.2")
        .refuses("die 1", "game_over", "VK-9.2")
        .refuses("nonsense", "game_over", "VK-9.2");
}

#[test]
fn vk_9_3_when_it_is_tested() {
    // After a removal by the Bot.
    given()
        .hand("shabti")
        .stock("")
        .pyramid(LAST)
        .bot_to_roll()
        .play("die 5")
        .phase("over");
    // After a refill that used up the stock: here nothing is left to lay.
    given()
        .hand("shabti urn")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("end, shed br")
        .phase("over")
        .shows("/step", json!("rebuild"));
    // After a card was taken from the stock and has reached its place.
    given()
        .hand("bk_nether urn")
        .stock("bk_heavens")
        .pyramid("am_djed jar_qeb - / - - / -")
        .play("use bk_nether, stock bk_heavens")
        .phase("over")
        .zone("/discard", "bk_heavens");
}

#[test]
fn vk_9_4_step_1_may_be_finished() {
    let given = |phase: &str| {
        given_options(json!({"end_rule": phase}))
            .hand("throne shabti")
            .stock("")
            .pyramid(LAST)
    };
    given("immediate").play("buy bl").phase("over");
    let scene = given("finish_play").play("buy bl");
    scene.phase("play");
    scene
        .play("entomb shabti")
        .phase("over")
        .shows("/step", json!("play"));
    // In all other places it ends at once.
    given("finish_play")
        .bot_to_roll()
        .play("die 1")
        .phase("over");
    given("finish_play").play("end, shed bl").phase("over");
}

#[test]
fn vk_9_5_the_rest_is_dropped() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("bk_nether")
        .stock("bk_heavens")
        .pyramid("am_djed jar_qeb - / - - / -")
        .play("use bk_gates, turn bk_nether, stock bk_heavens");
    scene
        .phase("over")
        .zone("/turned", "bk_nether")
        .zone("/played", "bk_gates")
        .shows("/frames", json!([]))
        .zone("/state/executed", "");
    // The gold of the card comes after the removal that ends the game: it is not granted.
    given()
        .hand("senet urn")
        .stock("")
        .pyramid(LAST)
        .play("use senet, take bl")
        .phase("over")
        .shows("/state/purse", json!(0))
        .shows(
            "/pending",
            json!({"slot": null, "card": null, "due": null, "last": null, "left": null}),
        );
}

/// The score sheets after the last purchase, with these tombs.
fn scored(tomb: &str, bot_tomb: &str, bot_pile: &str) -> common::Scene {
    given()
        .hand("mask")
        .stock("")
        .pyramid(LAST)
        .tomb(tomb)
        .bot_tomb(bot_tomb)
        .bot_pile(bot_pile)
        .play("buy bl")
}

#[test]
fn vk_14_1_three_cards_return() {
    let scene = scored("", "shabti", "urn jar_dua food st_thoth");
    scene
        .tells(json!({"event": "returned", "cards": ["st_thoth", "food", "jar_dua"]}))
        .zone("/bot_tomb", "shabti food jar_dua st_thoth")
        .zone("/bot_discard", "urn");
    scored("", "shabti", "urn")
        .tells(json!({"event": "returned", "cards": ["urn"]}))
        .zone("/bot_discard", "");
    scored("", "shabti", "").tells(json!({"event": "returned", "cards": []}));
}

#[test]
fn vk_14_2_only_tombs_score() {
    given()
        .hand("mask throne")
        .pile("shabti x4")
        .stock("")
        .pyramid(LAST)
        .play("buy bl, pay mask")
        .shows("/outcome/player/total", json!(0));
}

#[test]
fn vk_14_3_starters_and_uniques() {
    scored("shabti x2 food throne boat", "urn senet", "")
        .shows("/outcome/player/starters", json!(3))
        .shows("/outcome/player/uniques", json!(13))
        .shows("/outcome/bot/starters", json!(1))
        .shows("/outcome/bot/uniques", json!(4));
}

#[test]
fn vk_14_4_sets_score_squares() {
    scored(
        "am_djed am_scarab am_tyet bk_dead st_isis st_osiris",
        "",
        "",
    )
    .shows(
        "/outcome/player/sets",
        json!({"sarcophagus": 0, "jar": 0, "amulet": 9, "book": 1, "statue": 4}),
    );
}

#[test]
fn vk_14_5_copies_bring_the_player_nothing() {
    scored("am_djed x2 am_scarab", "", "")
        .shows("/outcome/player/sets/amulet", json!(4))
        .shows("/outcome/player/spares", json!(0));
}

#[test]
fn vk_14_6_the_bots_copies_bring_gold() {
    scored("", "sarc_inner x2 st_thoth x2 shabti x3 throne", "")
        .shows("/outcome/bot/sets/sarcophagus", json!(1))
        .shows("/outcome/bot/sets/statue", json!(1))
        .shows("/outcome/bot/spares", json!(7))
        .shows("/outcome/bot/starters", json!(3));
}

#[test]
fn vk_14_7_who_wins() {
    let by = |tomb, bot, winner: &str, by: &str| {
        scored(tomb, bot, "")
            .shows("/outcome/winner", json!(winner))
            .shows("/outcome/by", json!(by));
    };
    by("shabti x2", "urn", "player", "points");
    by("urn", "shabti x2", "bot", "points");
    by(
        "throne",
        "shabti x5 am_djed am_scarab",
        "player",
        "tomb_size",
    );
    by("shabti x5 am_djed am_scarab", "throne", "bot", "tomb_size");
    by("shabti", "urn", "shared", "equal");
}

#[test]
fn vk_14_8_cards_put_aside_count_for_the_comparison() {
    // Four points each; the Bot's second copy is put aside, yet it is a card.
    let scene = scored("senet", "am_djed x2 shabti x2", "");
    scene
        .shows("/outcome/bot/total", json!(4))
        .shows("/outcome/bot/tomb_size", json!(4))
        .shows("/outcome/by", json!("tomb_size"))
        .shows("/outcome/winner", json!("player"));
    // Returned cards count too.
    scored("shabti x2", "urn", "food")
        .shows("/outcome/bot/tomb_size", json!(2))
        .shows("/outcome/by", json!("equal"));
}

#[test]
fn vk_14_9_every_win_counts() {
    scored("shabti", "", "").shows("/outcome/value", json!(1));
    scored("throne censer boat", "", "").shows("/outcome/value", json!(1));
}

#[test]
fn vk_14_10_the_value() {
    scored("shabti", "", "").shows("/outcome/value", json!(1));
    scored("shabti", "urn", "").shows("/outcome/value", json!(0.5));
    scored("", "urn", "").shows("/outcome/value", json!(0));
}

#[test]
fn the_winner_is_told() {
    scored("shabti", "urn x2", "")
        .tells(json!({"event": "over", "winner": "bot", "player": 1, "bot": 2}));
    given().hand("urn shabti").pyramid(FULL).start();
}

#[test]
fn vk_9_5_actions_that_run_are_dropped_but_cards_turned_over_lie_there() {
    let scene = common::given_drill()
        .hand("st_horus bk_gates urn")
        .top("throne")
        .deck("food x2")
        .stock("")
        .pyramid("sarc_outer jar_qeb am_ankh / bk_nether bk_dead / boat")
        .play("use st_horus, take br, take br, take bl, use bk_gates, mode 1, take bl");
    assert!(scene.is_over());
    scene.zone("/turned", "throne").shows("/frames", json!([]));
    // Nothing of the actions is kept that the view does not tell.
    let setup = serde_json::from_value(scene.view()).unwrap();
    assert_eq!(scene.game.set_up(&setup).as_ref(), Ok(&scene.state));
}
