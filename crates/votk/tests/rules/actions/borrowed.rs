//! Actions that are repeated, turned over or borrowed.

use crate::common::{FULL, OTHER, given, given_drill};
use serde_json::json;

#[test]
fn vk_6_12_when_an_action_is_executed() {
    let scene = given()
        .hand("am_scarab urn")
        .deck("shabti x2")
        .pyramid(FULL)
        .play("use am_scarab");
    scene.zone("/state/executed", "");
    scene.play("mode 1").zone("/state/executed", "am_scarab");
    // A borrowed action is not recorded.
    given()
        .hand("am_wedjat urn")
        .deck("shabti x2")
        .pyramid(OTHER)
        .bot_tomb("food")
        .play("use am_wedjat, draw shabti")
        .zone("/state/executed", "am_wedjat");
    // A reaction is not recorded either.
    given()
        .hand("boat urn")
        .deck("shabti x6")
        .pyramid("bk_gates jar_qeb st_horus / am_ankh sarc_outer / senet")
        .bot_to_roll()
        .play("die 1, react boat, take br")
        .zone("/state/executed", "");
}

#[test]
fn vk_6_13_what_can_be_repeated() {
    let scene = given()
        .hand("am_tyet st_thoth urn shabti")
        .deck("shabti x2")
        .pyramid(OTHER)
        .play("use st_thoth");
    // But not the effect that forbids it.
    scene.lacks("use am_tyet");
    let scene = scene.play("use urn, swap bl bm");
    scene.offers("use am_tyet");
    let scene = scene.play("use am_tyet");
    scene
        .tells(json!({"event": "repeating", "card": "urn"}))
        .refuses("again urn", "not_legal", "VK-10.1");
    let scene = given()
        .hand("am_tyet urn am_ankh shabti x2")
        .deck("shabti x3")
        .pyramid(OTHER)
        .play("use urn, swap bl bm, use am_ankh, draw shabti, use am_tyet");
    scene.refuses("again shabti", "not_legal", "VK-6.13");
}

#[test]
fn vk_6_14_a_repetition_is_not_repeated() {
    let scene = given()
        .hand("am_tyet x2 am_ankh")
        .deck("shabti x4")
        .pyramid(OTHER)
        .play("use am_ankh, draw shabti, use am_tyet, draw shabti");
    scene.zone("/state/executed", "am_ankh am_tyet");
    // Automatically, as there is nothing else to repeat.
    scene
        .play("use am_tyet")
        .tells(json!({"event": "repeating", "card": "am_ankh"}));
    // A card that is still being executed does not count.
    given_drill()
        .hand("throne urn")
        .pyramid(OTHER)
        .play("use throne")
        .shows("/state/purse", json!(9));
}

#[test]
fn vk_6_15_a_card_is_turned_over() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("am_ankh shabti")
        .pyramid(OTHER)
        .play("use bk_gates, turn am_ankh");
    scene
        .phase("draw")
        .zone("/turned", "am_ankh")
        .tells(json!({"event": "turned_over", "card": "am_ankh", "runs": true}));
    scene
        .play("draw shabti")
        .zone("/discard", "am_ankh")
        .zone("/turned", "")
        .shows("/state/purse", json!(1))
        .tells(json!({"event": "moved", "card": "am_ankh", "from": "turned", "to": "discard"}));
}

#[test]
fn vk_6_16_what_cannot_run_is_discarded_at_once() {
    for (id, deck) in [("boat", "boat shabti"), ("am_tyet", "am_tyet shabti")] {
        given()
            .hand("bk_gates urn")
            .deck(deck)
            .pyramid("senet am_djed st_horus / st_bastet chariot / sarc_outer")
            .play(&format!("use bk_gates, turn {id}"))
            .tells(json!({"event": "turned_over", "card": id, "runs": false}))
            .zone("/discard", id)
            .phase("play");
    }
    // While its action runs, the card is in no other zone: it is not among the five.
    given()
        .hand("bk_gates urn")
        .deck("bk_heavens")
        .pile("shabti x4")
        .pyramid(OTHER)
        .play("use bk_gates, turn bk_heavens")
        .tells(json!({"event": "turned_over", "card": "bk_heavens", "runs": false}));
}

#[test]
fn vk_6_17_what_can_be_borrowed() {
    let given = given()
        .hand("am_wedjat urn")
        .deck("shabti x2")
        .pyramid(OTHER);
    let scene = given.clone().bot_tomb("food shabti").play("use am_wedjat");
    scene
        .lists("pick shabti, pick food")
        .refuses("pick urn", "not_legal", "VK-6.17");
    scene
        .play("pick food")
        .tells(json!({"event": "borrowing", "card": "food"}))
        .zone("/bot_tomb", "shabti food");
    for other in ["bk_gates", "am_tyet", "am_wedjat", "boat"] {
        let pyramid = OTHER.replace("boat", "sarc_outer");
        given
            .clone()
            .pyramid(&pyramid)
            .bot_tomb(other)
            .start()
            .lacks("use am_wedjat");
    }
}
