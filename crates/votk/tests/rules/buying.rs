//! VK-4: buying.

use crate::common::{FULL, OTHER, given, given_drill, given_options};
use serde_json::json;

#[test]
fn vk_4_1_the_base_and_what_reach_adds() {
    let scene = given()
        .hand("throne sarc_inner st_bastet")
        .pyramid(OTHER.replace("st_bastet", "sarc_outer").as_str())
        .start();
    scene
        .buys("buy bl, buy bm, buy br")
        .refuses("buy ml", "not_legal", "VK-4.1");
    scene
        .play("use st_bastet, pass")
        .buys("buy bl, buy bm, buy br, buy ml, buy mr");
    let scene = given_drill()
        .hand("am_scarab throne")
        .pyramid("sarc_outer jar_qeb - / am_ankh - / -")
        .play("use am_scarab");
    scene
        .shows("/state/reach", json!("all"))
        .refuses("buy t", "not_legal", "VK-4.1");
    // A narrower reach does not replace a wider one.
    given_drill()
        .hand("censer throne")
        .deck("shabti x2")
        .pyramid(FULL)
        .set("/state/reach", json!("all"))
        .set("/state/bought", json!(3))
        .play("use censer")
        .tells(json!({"event": "granted", "what": "reach", "value": "all"}))
        .offers("buy t");
}

#[test]
fn vk_4_2_the_price() {
    let scene = given()
        .hand("censer jar_qeb shabti x3")
        .bot_pile("urn")
        .pyramid(FULL)
        .play("use censer, use jar_qeb, buy bl");
    // 4, less 1 granted, less 1 in the purse.
    scene.zone("/hand", "shabti").zone("/discard", "sarc_outer");
    let scene = given()
        .hand("am_scarab shabti")
        .pyramid("am_ankh jar_qeb st_horus / sarc_outer bk_gates / boat")
        .play("use am_scarab, buy bl");
    scene
        .tells(json!({"event": "buying", "slot": "bl", "card": "am_ankh", "price": 0}))
        .zone("/hand", "shabti");
}

#[test]
fn vk_4_3_only_what_the_hand_can_pay() {
    let scene = given().hand("shabti x3").pyramid(FULL).start();
    scene
        .lacks("buy bl")
        .refuses("buy bl", "not_legal", "VK-4.3");
    let scene = given().hand("shabti x5").pyramid(FULL).start();
    scene.offers("buy bl");
    // The payment is always completed.
    scene.play("buy bl").zone("/discard", "sarc_outer");
}

#[test]
fn vk_4_4_a_purchase_empties_the_purse() {
    given()
        .hand("am_scarab shabti")
        .pyramid("am_ankh jar_qeb st_horus / sarc_outer bk_gates / boat")
        .set("/state/purse", json!(5))
        .play("buy bl")
        .shows("/state/purse", json!(0));
}

#[test]
fn vk_4_5_no_change() {
    let scene = given().hand("throne shabti").pyramid(FULL).play("buy bl");
    // 5 gold for 4: the rest is lost.
    scene
        .zone("/played", "throne")
        .shows("/state/purse", json!(0))
        .lacks("buy bl");
}

#[test]
fn vk_4_6_payment_order() {
    let scene = given()
        .hand("shabti x2 urn x2 chariot")
        .pyramid(FULL)
        .play("buy bl");
    scene.lists("pay shabti, pay chariot");
    let scene = scene.play("pay chariot");
    scene
        .lists("pay shabti, pay urn")
        .shows("/pending/last", json!("chariot"));
    let scene = scene.play("pay urn");
    scene.zone("/hand", "shabti x2");
    // After the last card none that precedes it.
    let scene = given()
        .hand("shabti urn food x2 boat")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .set("/state/cheaper", json!(1))
        .play("buy bl, pay urn");
    let order = "cards pay in a fixed order, the most gold first: this one stands before the card that you paid last";
    scene
        .lists("pay food, pay boat")
        .explains("pay shabti", "VK-4.6", order);
}

#[test]
fn vk_4_7_what_can_complete_the_payment() {
    let scene = given()
        .hand("throne chariot shabti")
        .pyramid(FULL)
        .play("buy bm");
    // 5 due: chariot and shabti are 3, so the throne must come.
    scene.zone("/played", "throne");
    let scene = given()
        .hand("throne mask urn x2")
        .pyramid(FULL)
        .play("buy bl");
    let rest = "cards pay in a fixed order, the most gold first: this one and those after it would not cover what is still due";
    scene
        .lists("pay mask, pay throne")
        .explains("pay urn", "VK-4.7", rest)
        .refuses("pay boat", "not_legal", "VK-3.2");
    // A card with a worth of 0 cannot be paid.
    given_drill()
        .hand("bk_earth urn x2")
        .pyramid("am_scarab am_djed st_horus / sarc_outer bk_gates / boat")
        .play("buy bl")
        .zone("/hand", "urn bk_earth");
}

#[test]
fn vk_4_7_a_card_worth_nothing_pays_for_nothing() {
    let scene = given_drill()
        .pyramid(FULL)
        .hand("shabti urn food")
        .play("buy bm");
    scene
        .phase("pay")
        .explains("pay shabti", "VK-4.7", "it is worth no gold");
}

#[test]
fn vk_4_8_the_payment_ends_by_itself() {
    given()
        .hand("throne urn")
        .pyramid(FULL)
        .play("buy bl")
        .phase("play")
        .zone("/hand", "urn")
        .zone("/discard", "sarc_outer");
}

#[test]
fn vk_4_9_onto_the_discard_pile() {
    given()
        .hand("throne urn")
        .pile("shabti")
        .pyramid(FULL)
        .play("buy bl")
        .zone("/discard", "shabti sarc_outer")
        .tells(json!({"event": "moved", "card": "sarc_outer", "from": "bl", "to": "discard"}));
}

#[test]
fn vk_4_10_the_highest_cost_is_remembered() {
    let scene = given()
        .hand("throne mask chariot urn")
        .pyramid(FULL)
        .play("buy bm, pay throne, fall left");
    scene.shows("/state/bought", json!(5));
    scene
        .play("buy bl, pay urn")
        .shows("/state/bought", json!(5));
    // The printed cost, not the price.
    given_options(json!({}))
        .hand("throne urn")
        .pyramid(FULL)
        .set("/state/purse", json!(9))
        .play("buy bl")
        .shows("/state/bought", json!(4));
}
