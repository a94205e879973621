//! VK-7: effects on the Bot.

use crate::common::{FULL, OTHER, given, given_drill, given_options};
use serde_json::json;

#[test]
fn vk_7_1_the_opponent_is_the_bot() {
    given()
        .hand("jar_hapi urn")
        .bot_tomb("urn")
        .pyramid(OTHER)
        .play("use jar_hapi")
        .tells(json!({"event": "moved", "card": "urn", "from": "bot_tomb", "to": "bot_discard"}));
}

#[test]
fn vk_7_2_a_sacrifice_comes_from_the_pile() {
    let given = given()
        .hand("jar_qeb urn")
        .pyramid(OTHER)
        .bot_tomb("shabti");
    given
        .clone()
        .bot_pile("food urn")
        .play("use jar_qeb")
        .zone("/bot_discard", "food")
        .zone("/bot_tomb", "shabti")
        .tells(json!({"event": "moved", "card": "urn", "from": "bot_discard", "to": "boneyard"}));
    given
        .play("use jar_qeb")
        .zone("/bot_tomb", "shabti")
        .shows("/state/bot_sacrifice", json!(false));
    // Several at once, as many as there are.
    let scene = given_drill()
        .hand("jar_qeb urn")
        .pyramid(OTHER)
        .bot_pile("food urn shabti")
        .play("use jar_qeb");
    scene
        .zone("/bot_discard", "food")
        .shows("/state/bot_sacrifice", json!(true));
    let view = scene.view();
    let bones = view["boneyard"].as_array().unwrap();
    assert_eq!(bones[bones.len() - 2..], ["shabti", "urn"]);
}

#[test]
fn vk_7_3_discards_come_from_the_tomb() {
    given()
        .hand("jar_hapi urn")
        .bot_tomb("shabti")
        .bot_pile("urn")
        .pyramid(OTHER)
        .play("use jar_hapi")
        .zone("/bot_tomb", "")
        .zone("/bot_discard", "urn shabti");
}

#[test]
fn vk_7_4_where_the_bots_discards_go() {
    let scene = given_options(json!({"bot_loses_to": "boneyard"}))
        .hand("jar_hapi urn")
        .bot_tomb("shabti")
        .bot_pile("urn")
        .pyramid(OTHER)
        .play("use jar_hapi");
    scene.zone("/bot_discard", "urn");
    assert_eq!(
        scene.view()["boneyard"].as_array().unwrap().last(),
        Some(&json!("shabti"))
    );
}

#[test]
fn vk_7_5_the_opponents_deck_is_its_tomb() {
    given()
        .hand("throne urn")
        .bot_tomb("shabti")
        .pyramid(OTHER)
        .play("use throne")
        .zone("/bot_tomb", "")
        .zone("/discard", "shabti");
}

#[test]
fn vk_7_6_the_priority() {
    let given = given()
        .hand("jar_hapi urn")
        .pyramid("senet am_djed bk_gates / st_bastet chariot / boat");
    let picks = |tomb: &str| {
        let scene = given.clone().bot_tomb(tomb).play("use jar_hapi");
        (scene.list().join(", "), scene)
    };
    assert_eq!(
        picks("shabti food am_ankh throne").0,
        "pick shabti, pick food"
    );
    let (list, scene) = picks("am_scarab sarc_outer jar_qeb throne");
    assert_eq!(list, "pick sarc_outer, pick am_scarab");
    scene.refuses("pick jar_qeb", "not_legal", "VK-7.6");
    assert_eq!(
        picks("bk_travers sarc_inner throne jar_imsety")
            .1
            .state
            .bot_discard()
            .len(),
        1
    );
    assert_eq!(
        picks("bk_travers sarc_inner throne").0,
        "pick sarc_inner, pick bk_travers"
    );
}

#[test]
fn vk_7_7_any_starter_and_copies_are_no_choice() {
    let given = given().hand("jar_hapi urn x2").pyramid(OTHER);
    given
        .clone()
        .bot_tomb("shabti urn")
        .play("use jar_hapi")
        .lists("pick shabti, pick urn");
    given
        .bot_tomb("shabti x3")
        .play("use jar_hapi")
        .phase("play")
        .zone("/bot_tomb", "shabti x2");
}

#[test]
fn vk_7_8_hand_overs_follow_the_priority() {
    let scene = given()
        .hand("throne urn")
        .bot_tomb("shabti food am_ankh")
        .pyramid(OTHER)
        .play("use throne");
    scene
        .lists("pick shabti, pick food")
        .refuses("pick am_ankh", "not_legal", "VK-7.8");
    let scene = given()
        .hand("st_sekhmet urn x2")
        .deck("shabti")
        .bot_tomb("shabti food am_ankh am_djed bk_earth bk_nether")
        .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat")
        .play("use st_sekhmet");
    scene
        .lists("pick shabti, pick food")
        .refuses("pick am_ankh", "not_legal", "VK-7.8");
}

#[test]
fn vk_7_9_several_cards_of_one_group() {
    let scene = given()
        .hand("jar_dua urn")
        .bot_tomb("shabti am_ankh x2 am_scarab am_tyet throne")
        .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat")
        .play("use jar_dua");
    scene
        .lists("group starter, group amulet, group unique")
        .shows("/frames/0/left", json!(2))
        .shows("/frames/0/group", json!(null));
    // The cheapest of the group leave, whatever VK-7.6 says.
    scene
        .play("group amulet")
        .zone("/bot_discard", "am_ankh x2");
    let scene = given()
        .hand("jar_dua urn")
        .bot_tomb("am_ankh am_scarab x2 am_djed")
        .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat")
        .play("use jar_dua");
    scene.refuses("pick am_djed", "not_legal", "VK-7.9");
}

#[test]
fn vk_7_10_any_group_and_all_of_a_small_one() {
    let scene = given()
        .hand("jar_dua urn")
        .bot_tomb("shabti throne am_ankh")
        .pyramid(OTHER)
        .play("use jar_dua");
    scene.refuses("group jar", "not_legal", "VK-7.10");
    scene
        .play("group unique")
        .zone("/bot_discard", "throne")
        .shows("/state/bot_discard", json!(true))
        .phase("play");
    // Card by card, in the order in which they are laid down; the slot is used by the first.
    let scene = given_drill()
        .hand("jar_hapi urn")
        .bot_tomb("shabti food x2")
        .pyramid(OTHER)
        .play("use jar_hapi, do");
    scene
        .lists("pick shabti, pick food")
        .shows("/frames/0/left", json!(3));
    let scene = scene.play("pick food");
    scene
        .lists("pick shabti, pick food")
        .shows("/frames/0/left", json!(2))
        .shows("/state/bot_discard", json!(true));
    scene
        .play("pick food")
        .zone("/bot_discard", "food x2 shabti")
        .shows("/state/purse", json!(3));
}

#[test]
fn vk_7_11_one_card_of_each_kind_in_a_turn() {
    let scene = given()
        .hand("jar_hapi x2 jar_qeb x2 throne st_sekhmet")
        .deck("urn")
        .bot_tomb("shabti x7")
        .bot_pile("urn x2")
        .pyramid(OTHER)
        .play("use jar_qeb, use jar_hapi");
    for card in ["jar_qeb", "jar_hapi", "throne", "st_sekhmet"] {
        scene
            .lacks(&format!("use {card}"))
            .refuses(&format!("use {card}"), "not_legal", "VK-7.11");
    }
    scene
        .shows("/state/bot_discard", json!(true))
        .shows("/state/bot_sacrifice", json!(true));
}

#[test]
fn vk_7_11_an_attack_that_never_took_place_is_not_used_up() {
    // The Bot has nothing to lose, so the action is impossible for another reason.
    for card in ["jar_qeb", "senet"] {
        let given = given_drill().pyramid(FULL);
        let scene = given.hand(&format!("{card} urn")).bot_tomb("").start();
        scene.lacks(&format!("use {card}"));
    }
    given_drill()
        .pyramid(OTHER)
        .hand("jar_qeb urn")
        .start()
        .refuses("use jar_qeb", "not_legal", "VK-6.3");
    given_drill()
        .pyramid(OTHER)
        .hand("st_sekhmet urn")
        .start()
        .refuses("use st_sekhmet", "not_legal", "VK-6.3");
}

#[test]
fn vk_7_12_executions_are_counted() {
    // A repeated attack counts.
    given()
        .hand("jar_hapi am_tyet urn")
        .bot_tomb("shabti x2")
        .pyramid(OTHER)
        .play("use jar_hapi")
        .lacks("use am_tyet");
    // Both slots are free again in the next turn, also in the Bot's.
    given()
        .hand("urn")
        .deck("shabti x6")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .set("/state/bot_discard", json!(true))
        .set("/state/bot_sacrifice", json!(true))
        .play("end, draw shabti, draw shabti, draw shabti, draw shabti, draw shabti")
        .shows("/state/bot_discard", json!(false))
        .shows("/state/bot_sacrifice", json!(false));
}

#[test]
fn vk_7_13_used_slots_and_empty_tombs() {
    // Used: the mode is forbidden, though gold would be possible.
    given()
        .hand("jar_qeb urn")
        .bot_pile("urn")
        .pyramid(OTHER)
        .set("/state/bot_sacrifice", json!(true))
        .start()
        .lacks("use jar_qeb");
    // Nothing found: skipped beside something possible, not enough alone.
    given()
        .hand("jar_qeb urn")
        .pyramid(OTHER)
        .play("use jar_qeb")
        .tells(json!({"event": "skipped", "card": "jar_qeb", "op": 1}))
        .shows("/state/purse", json!(1));
    given()
        .hand("throne urn")
        .pyramid(OTHER)
        .start()
        .lacks("use throne");
}

#[test]
fn vk_7_14_the_opponent_never_chooses() {
    // No choice is ever the Bot's: all decisions are due to the player, all else is chance.
    let scene = given()
        .hand("jar_hapi urn")
        .bot_tomb("shabti urn")
        .pyramid(OTHER)
        .play("use jar_hapi");
    assert!(matches!(
        scene.game.next(&scene.state),
        solo_core::Next::Decision
    ));
    scene.shows("/side", json!("player"));
}

#[test]
fn vk_7_15_the_floor_of_a_hand_over() {
    let given = given()
        .hand("st_sekhmet urn")
        .deck("shabti")
        .bot_tomb("am_ankh x2 jar_dua x2")
        .pyramid(OTHER);
    given
        .clone()
        .bot_pile("urn")
        .play("use st_sekhmet")
        .zone("/discard", "")
        .tells(json!({"event": "skipped", "card": "st_sekhmet", "op": 1}));
    given
        .bot_pile("urn x2")
        .play("use st_sekhmet")
        .zone("/discard", "am_ankh");
    // Without a card in the tomb there is nothing to hand over.
    given_drill()
        .hand("jar_dua urn")
        .bot_pile("shabti x7 urn x2")
        .pyramid(OTHER)
        .start()
        .lacks("use jar_dua");
}
