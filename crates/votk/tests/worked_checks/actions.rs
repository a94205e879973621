//! Actions of the player.

use crate::common::{FULL, given};
use serde_json::json;

#[test]
fn w_16_the_cheapest_card() {
    let scene = given()
        .hand("bk_dead shabti")
        .pyramid("bk_gates sarc_outer st_horus / am_scarab jar_qeb / st_anubis")
        .play("use bk_dead");
    scene.lists("take bm, take ml");
    scene
        .play("take ml")
        .zone("/tomb", "am_scarab")
        .shows("/pyramid/ml", json!("st_anubis"))
        .shows("/state/entombed", json!(false))
        .zone("/state/executed", "bk_dead")
        .offers("entomb shabti");
}

#[test]
fn w_17_no_trade_without_a_card_that_is_worth_it() {
    given()
        .hand("bk_earth shabti x2")
        .pyramid(FULL)
        .start()
        .lacks("use bk_earth");
}

#[test]
fn w_18_a_trade() {
    let scene = given()
        .hand("bk_earth urn chariot shabti")
        .pyramid(FULL)
        .play("use bk_earth");
    scene.lists("pick urn, pick chariot");
    scene.clone().play("pick urn").zone("/discard", "am_ankh");
    let scene = scene.play("pick chariot");
    scene.shows("/frames/0/limit", json!(8));
    assert_eq!(scene.list().len(), 6);
}

#[test]
fn w_19_a_condition() {
    let given = given().hand("bk_heavens urn").pyramid(FULL);
    given
        .clone()
        .pile("shabti urn shabti st_isis")
        .start()
        .lacks("use bk_heavens");
    let scene = given
        .pile("shabti urn shabti st_isis food")
        .play("use bk_heavens");
    scene.lists("pick shabti, pick urn, pick food, pick st_isis");
    scene
        .play("pick shabti")
        .zone("/discard", "shabti urn st_isis food");
}

#[test]
fn w_20_a_card_turned_over() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("jar_imsety x2")
        .pyramid("jar_qeb st_horus am_ankh / bk_gates boat / senet")
        .play("use bk_gates, turn jar_imsety");
    scene
        .phase("draw")
        .zone("/turned", "jar_imsety")
        .shows("/frames/0/card", json!("bk_gates"))
        .shows("/frames/1/card", json!("jar_imsety"))
        .shows("/frames/1/left", json!(2));
    scene
        .play("draw jar_imsety")
        .zone("/discard", "jar_imsety")
        .zone("/hand", "urn jar_imsety")
        .zone("/state/executed", "jar_imsety bk_gates");
}

#[test]
fn w_21_a_used_slot() {
    given()
        .hand("bk_gates jar_hapi urn")
        .deck("jar_hapi")
        .bot_tomb("shabti x2")
        .pyramid("jar_qeb st_horus am_ankh / bk_gates boat / senet")
        .play("use jar_hapi, use bk_gates, turn jar_hapi")
        .zone("/discard", "jar_hapi")
        .zone("/bot_tomb", "shabti");
}

#[test]
fn w_22_a_repetition() {
    let scene = given()
        .hand("am_tyet urn st_thoth am_ankh")
        .deck("shabti x3")
        .pyramid("bk_gates jar_qeb st_horus / senet sarc_outer / boat")
        .play("use st_thoth");
    scene.lacks("use am_tyet");
    let scene = scene.play("use urn, swap bl bm, use am_ankh, draw shabti, use am_tyet");
    scene.lists("again urn, again am_ankh");
    scene
        .play("again am_ankh, draw shabti")
        .shows("/state/purse", json!(2))
        .zone("/state/executed", "urn am_ankh am_tyet st_thoth");
}

#[test]
fn w_23_worth() {
    let scene = given()
        .hand("st_thoth throne shabti")
        .pyramid("bk_heavens jar_dua st_osiris / am_ankh sarc_outer / boat")
        .play("use st_thoth");
    scene.buys("buy bm");
    scene.play("buy bm").phase("fall").zone("/hand", "");
}

#[test]
fn w_24_below_what_was_bought() {
    let given = given()
        .hand("bk_travers throne urn")
        .pyramid("am_ankh jar_qeb sarc_outer / am_scarab st_horus / boat");
    given.start().lacks("use bk_travers");
    let scene = given.play("buy bm, fall left, use bk_travers");
    scene
        .shows("/state/bought", json!(5))
        .lists("take bl, take bm, take br, take ml");
}

#[test]
fn w_32_a_known_card() {
    let scene = given()
        .hand("am_djed chariot shabti")
        .pile("urn food urn")
        .deck("shabti x6")
        .pyramid("senet jar_qeb st_horus / st_bastet bk_gates / boat")
        .play("use am_djed, use chariot, pick food");
    scene
        .zone("/hand", "shabti urn")
        .zone("/deck/top", "food")
        .zone("/discard", "urn");
    scene
        .play("end, top shabti, shed t, lay t sarc_outer")
        .zone("/hand", "food")
        .phase("draw")
        .shows("/pending/left", json!(4));
}

#[test]
fn w_33_something_optional() {
    let scene = given()
        .hand("st_bastet throne")
        .pyramid("senet jar_qeb st_horus / am_ankh bk_gates / boat")
        .play("use st_bastet");
    scene
        .lists("do, pass")
        .shows("/frames/0/asking", json!(true));
    let scene = scene.play("pass");
    scene.buys("buy bl, buy bm, buy ml, buy mr");
    scene
        .play("buy ml")
        .shows("/pyramid/ml", json!("boat"))
        .shows("/pyramid/t", json!(null));
}
