//! VK-7: effects on the Bot.

mod groups;
mod reasons;
mod slots;

use crate::common::{OTHER, given, given_drill, given_options};
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
    given.start().refuses("use jar_qeb", "not_legal", "VK-7.13");
    // Several together, as many as there are.
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
fn vk_7_14_the_opponent_never_chooses() {
    // The Bot never chooses: all decisions are due to the player, all other steps are chance.
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
    // With more cards, but none in the tomb, there is nothing to hand over: that is VK-7.13.
    for (rule, offered) in [("forbid", false), ("skip", true)] {
        let list = given_options(json!({"no_target": rule}))
            .hand("st_sekhmet urn")
            .deck("shabti")
            .bot_pile("shabti x4 urn x2")
            .pyramid(OTHER)
            .start()
            .list();
        let found = list.iter().any(|entry| entry == "use st_sekhmet");
        assert_eq!(found, offered, "{rule}");
    }
}
