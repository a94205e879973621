//! VK-5: the pyramid.

use crate::common::{FULL, given, given_options};
use serde_json::json;

#[test]
fn vk_5_1_rows_of_three_two_and_one() {
    for (reach, slots) in [
        ("base", "buy bl, buy bm, buy br"),
        ("middle", "buy bl, buy bm, buy br, buy ml, buy mr"),
        ("all", "buy bl, buy bm, buy br, buy ml, buy mr, buy t"),
    ] {
        given()
            .hand("shabti")
            .pyramid(FULL)
            .set("/state/reach", json!(reach))
            .set("/state/cheaper", json!(20))
            .start()
            .buys(slots);
    }
}

#[test]
fn vk_5_2_it_crumbles_at_once() {
    given()
        .hand("throne mask shabti")
        .pyramid(FULL)
        .play("buy bl, pay throne")
        .play("buy bl")
        .zone("/discard", "sarc_outer am_ankh");
}

#[test]
fn vk_5_3_what_falls_into_which_gap() {
    for (slot, pyramid) in [
        ("bl", "am_djed jar_qeb st_horus / boat bk_gates / -"),
        ("br", "sarc_outer jar_qeb bk_gates / am_djed boat / -"),
        ("ml", "sarc_outer jar_qeb st_horus / boat bk_gates / -"),
        ("mr", "sarc_outer jar_qeb st_horus / am_djed boat / -"),
        ("t", "sarc_outer jar_qeb st_horus / am_djed bk_gates / -"),
    ] {
        given()
            .hand("senet shabti")
            .pyramid("sarc_outer jar_qeb st_horus / am_djed bk_gates / boat")
            .play(&format!("use senet, take {slot}"))
            .pyramid(pyramid);
    }
}

#[test]
fn vk_5_4_the_player_chooses_in_the_middle() {
    let scene = given()
        .hand("senet shabti")
        .pyramid(FULL)
        .play("use senet, take bm");
    scene.phase("fall").lists("fall left, fall right");
    scene
        .clone()
        .play("fall left")
        .pyramid("sarc_outer am_ankh st_horus / boat bk_gates / -");
    scene
        .clone()
        .play("fall right")
        .pyramid("sarc_outer bk_gates st_horus / am_ankh boat / -");
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / - bk_gates / -")
        .play("use senet, take bm")
        .pyramid("sarc_outer bk_gates st_horus / - - / -");
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / - - / -")
        .play("use senet, take bm")
        .pyramid("sarc_outer - st_horus / - - / -");
}

#[test]
fn vk_5_4_the_player_chooses_in_the_bots_turn_too() {
    // The die chooses for a gain only, not for a reaction to it.
    let scene = given()
        .hand("boat urn")
        .pyramid(FULL.replace("boat", "throne").as_str())
        .bot_to_roll()
        .play("die 1, react boat, take bm");
    scene
        .shows("/side", json!("bot"))
        .lists("fall left, fall right");
}

#[test]
fn vk_5_5_a_gap_without_source_stays() {
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh - / -")
        .play("use senet, take bl")
        .pyramid("am_ankh jar_qeb st_horus / - - / -");
}

#[test]
fn vk_5_6_when_gaps_are_refilled() {
    let scene = |refill: &str| {
        given_options(json!({"refill": refill}))
            .hand("throne urn x2 shabti")
            .deck("food x2")
            .pyramid(FULL)
            .play("buy bl")
    };
    scene("rebuild")
        .phase("play")
        .shows("/pyramid/t", json!(null));
    let now = scene("immediate");
    now.phase("lay")
        .shows("/step", json!("play"))
        .refuses("lay bl am_djed", "not_legal", "VK-5.6");
    now.play("lay t am_djed")
        .phase("play")
        .shows("/pyramid/t", json!("am_djed"));
    // In slot order, as long as there is stock.
    let scene = given()
        .hand("shabti urn")
        .stock("am_djed x2")
        .pyramid("sarc_outer - st_horus / - - / -")
        .play("end, shed bl");
    scene.shows("/pending/slot", json!("bl"));
    let scene = scene.play("lay bl am_djed");
    scene.shows("/pending/slot", json!("bm"));
    let scene = scene.play("lay bm am_djed");
    scene
        .shows("/stock_size", json!(0))
        .shows("/side", json!("player"));
}

#[test]
fn vk_5_7_the_order_of_a_removal() {
    let scene = given_options(json!({"refill": "immediate"}))
        .hand("senet shabti")
        .pyramid(FULL)
        .play("use senet, take bl");
    // Arrived, crumbled; the refill is due before the action continues.
    scene
        .phase("lay")
        .shows("/state/purse", json!(0))
        .shows("/frames/0/left", json!(0));
    scene.play("lay t am_djed").shows("/state/purse", json!(1));
}

#[test]
fn vk_5_8_every_card_rests_on_two() {
    for pyramid in [
        "sarc_outer jar_qeb st_horus / am_ankh - / boat",
        "sarc_outer jar_qeb st_horus / - bk_gates / boat",
        "- jar_qeb st_horus / am_ankh - / -",
        "sarc_outer - st_horus / am_ankh - / -",
        "sarc_outer jar_qeb - / - bk_gates / -",
    ] {
        let broken = given().hand("shabti urn").pyramid(pyramid).faults();
        assert!(broken.contains(&"VK-5.8"), "{pyramid}: {broken:?}");
    }
    assert!(given().hand("shabti urn").pyramid(FULL).faults().is_empty());
}
