//! Actions against the Bot.

use crate::common::{OTHER, given, given_options};
use serde_json::json;

/// A pyramid without the cards that these checks put into the Bot's tomb.
const SIX: &str = "senet jar_qeb st_horus / st_bastet chariot / boat";

#[test]
fn w_25_the_priority() {
    given()
        .hand("jar_hapi urn")
        .bot_tomb("urn shabti am_ankh")
        .pyramid("sarc_outer jar_qeb st_horus / senet sarc_outer / boat")
        .play("use jar_hapi")
        .lists("pick shabti, pick urn");
    given()
        .hand("jar_hapi urn")
        .bot_tomb("sarc_outer am_scarab jar_qeb jar_hapi")
        .pyramid("senet am_djed bk_gates / st_bastet chariot / boat")
        .play("use jar_hapi")
        .lists("pick sarc_outer, pick am_scarab");
}

#[test]
fn w_26_two_discards() {
    let attack = |groups: &str, tomb: &str| {
        given_options(json!({"discard_groups": groups}))
            .hand("jar_dua urn")
            .bot_tomb(tomb)
            .pyramid(SIX)
            .play("use jar_dua")
    };
    let tomb = "shabti am_ankh x2 am_scarab am_tyet bk_earth throne";
    attack("any", tomb).lists("group starter, group amulet, group book, group unique");
    let scene = attack("sets", tomb);
    scene.lists("group amulet, group book");
    scene
        .play("group amulet")
        .zone("/bot_discard", "am_ankh x2")
        .zone("/bot_tomb", "shabti am_scarab am_tyet bk_earth throne");
    attack("sets", "shabti am_ankh x2 am_scarab am_tyet throne")
        .zone("/bot_discard", "am_ankh x2")
        .phase("play");
}

#[test]
fn w_27_two_discards_in_order() {
    let scene = given()
        .hand("jar_dua urn")
        .bot_tomb("am_ankh am_scarab x2 am_djed")
        .pyramid(SIX)
        .play("use jar_dua");
    scene
        .lists("pick am_ankh, pick am_scarab")
        .shows("/frames/0/left", json!(2))
        .shows("/frames/0/group", json!("amulet"));
    scene
        .play("pick am_scarab")
        .zone("/bot_discard", "am_scarab am_ankh");
}

#[test]
fn w_28_one_attack_of_each_kind() {
    let scene = given()
        .hand("jar_hapi x2 jar_qeb x2 throne")
        .bot_tomb("shabti x3")
        .bot_pile("urn x2")
        .pyramid(OTHER)
        .play("use jar_qeb, use jar_hapi");
    assert_eq!(
        scene.view()["boneyard"].as_array().unwrap().last(),
        Some(&json!("urn"))
    );
    scene
        .shows("/state/purse", json!(1))
        .lacks("use jar_qeb")
        .lacks("use jar_hapi")
        .lacks("use throne")
        .zone("/bot_discard", "urn shabti");
}

#[test]
fn w_29_nothing_to_attack() {
    let given = |rule: &str| {
        given_options(json!({"no_target": rule}))
            .hand("jar_hapi jar_qeb urn")
            .pyramid(OTHER)
    };
    given("forbid")
        .start()
        .lacks("use jar_hapi")
        .lacks("use jar_qeb");
    let scene = given("skip").start();
    scene.lacks("use jar_hapi");
    scene
        .play("use jar_qeb")
        .tells(json!({"event": "skipped", "card": "jar_qeb", "op": 1}))
        .shows("/state/purse", json!(1))
        .shows("/state/bot_sacrifice", json!(false));
}

#[test]
fn w_30_a_hand_over() {
    let given = given()
        .hand("st_sekhmet urn")
        .deck("shabti")
        .pyramid(OTHER)
        .bot_tomb("am_ankh x2 jar_dua x2");
    given
        .clone()
        .bot_pile("urn")
        .play("use st_sekhmet")
        .zone("/discard", "")
        .shows("/state/bot_discard", json!(false))
        .phase("draw");
    given
        .bot_pile("urn x2")
        .play("use st_sekhmet")
        .zone("/discard", "am_ankh")
        .shows("/state/bot_discard", json!(true));
}

#[test]
fn w_31_a_borrowed_action() {
    let given = given()
        .hand("am_wedjat urn")
        .deck("shabti x2")
        .pyramid(OTHER);
    let scene = given.clone().bot_tomb("shabti food").play("use am_wedjat");
    scene.lists("pick shabti, pick food");
    let scene = scene.play("pick food");
    scene
        .shows("/frames/0/card", json!("am_wedjat"))
        .shows("/frames/0/from", json!("hand"))
        .shows("/frames/1/card", json!("food"))
        .shows("/frames/1/from", json!("bot"));
    scene
        .play("draw shabti")
        .zone("/state/executed", "am_wedjat")
        .zone("/bot_tomb", "shabti food");
    given.bot_tomb("am_wedjat").start().lacks("use am_wedjat");
}

#[test]
fn w_37_no_set_to_discard_from() {
    let attack = |tomb: &str| {
        given()
            .hand("jar_dua urn")
            .bot_tomb(tomb)
            .pyramid(SIX)
            .play("use jar_dua")
    };
    let scene = attack("throne shabti urn");
    scene
        .lists("pick shabti, pick urn")
        .shows("/frames/0/left", json!(1))
        .shows("/frames/0/group", json!(null));
    scene
        .play("pick urn")
        .zone("/bot_discard", "urn")
        .zone("/bot_tomb", "shabti throne")
        .shows("/state/bot_discard", json!(true))
        .phase("play");
    attack("throne")
        .zone("/bot_discard", "throne")
        .zone("/bot_tomb", "");
}

#[test]
fn w_38_turned_over_without_a_target() {
    let turned = |rule: &str| {
        given_options(json!({"no_target": rule}))
            .hand("bk_gates urn")
            .deck("jar_qeb")
            .pyramid(OTHER)
            .play("use bk_gates, turn jar_qeb")
    };
    turned("forbid")
        .tells(json!({"event": "turned_over", "card": "jar_qeb", "runs": false}))
        .zone("/discard", "jar_qeb")
        .shows("/state/purse", json!(0))
        .zone("/state/executed", "bk_gates");
    turned("skip")
        .tells(json!({"event": "turned_over", "card": "jar_qeb", "runs": true}))
        .shows("/state/purse", json!(1))
        .zone("/state/executed", "jar_qeb bk_gates");
}
