//! Advantages that an action grants for the rest of the turn.

use crate::common::{FULL, given, given_drill};
use serde_json::json;

#[test]
fn vk_6_18_exactly_that_worth() {
    let scene = given()
        .hand("st_thoth throne urn")
        .pyramid("bk_heavens jar_dua st_osiris / am_ankh sarc_outer / boat")
        .play("use st_thoth");
    scene
        .shows("/state/worth", json!(4))
        .buys("buy bm")
        .tells(json!({"event": "granted", "what": "worth", "value": 4}));
    // Equal worth is paid in catalogue order.
    given()
        .hand("urn throne shabti")
        .pyramid(FULL)
        .set("/state/worth", json!(4))
        .play("buy bl")
        .lists("pay shabti, pay urn, pay throne");
}

#[test]
fn vk_6_19_later_cards_and_a_later_worth() {
    let scene = given()
        .hand("st_thoth food urn")
        .deck("throne shabti")
        .pyramid("bk_heavens jar_dua st_osiris / am_ankh sarc_outer / boat")
        .play("use st_thoth, use food, draw shabti");
    scene.buys("buy bm");
    given_drill()
        .hand("st_osiris urn x2")
        .deck("shabti")
        .pyramid(FULL)
        .set("/state/worth", json!(9))
        .play("use st_osiris, pass")
        .shows("/state/worth", json!(2));
}

#[test]
fn vk_6_20_grants_end_with_the_turn() {
    let scene = given()
        .hand("urn")
        .deck("shabti x6")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .set("/state/purse", json!(3))
        .set("/state/cheaper", json!(2))
        .set("/state/worth", json!(4))
        .set("/state/reach", json!("all"))
        .play("end, draw shabti, draw shabti, draw shabti, draw shabti, draw shabti");
    scene
        .shows("/state/purse", json!(0))
        .shows("/state/cheaper", json!(0))
        .shows("/state/worth", json!(null))
        .shows("/state/reach", json!("base"));
}
