//! Actions that attack more than once, with the catalogue for tests.

use crate::common::{Given, given_drill_options};
use serde_json::json;

fn given(rule: &str) -> Given {
    given_drill_options(json!({"no_target": rule}))
        .pyramid("bk_travers am_djed st_horus / am_scarab sarc_middle / sarc_outer")
}

#[test]
fn w_40_an_action_attacks_again() {
    let statue = |rule: &str| {
        given(rule)
            .hand("st_sekhmet x2 throne urn")
            .deck("food")
            .bot_tomb("shabti am_ankh am_wedjat jar_dua")
    };
    let scene = statue("forbid").bot_pile("urn").play("use st_sekhmet");
    scene
        .lists("group jar, group amulet")
        .zone("/bot_discard", "urn")
        .shows("/frames/0/op", json!(3))
        .shows("/frames/0/left", json!(2))
        .shows("/frames/0/slots", json!(["discard", "sacrifice"]));
    let bones = scene.view()["boneyard"].clone();
    assert_eq!(bones.as_array().unwrap().last(), Some(&json!("shabti")));
    let scene = scene.play("group amulet, pick am_wedjat, draw food");
    scene
        .zone("/bot_discard", "urn am_wedjat am_ankh")
        .zone("/bot_tomb", "jar_dua")
        .shows("/state/bot_discard", json!(true))
        .shows("/state/bot_sacrifice", json!(true))
        .lacks("use st_sekhmet");
    scene
        .play("use throne")
        .tells(json!({"event": "mode_chosen", "card": "throne", "mode": 2}))
        .shows("/state/purse", json!(9));
    // Without the Urn there is nothing to sacrifice when the card is chosen.
    statue("forbid").start().lacks("use st_sekhmet");
    statue("skip").start().offers("use st_sekhmet");
}

#[test]
fn w_41_an_action_inside_the_holder() {
    let mask = given("forbid")
        .hand("mask urn")
        .deck("senet st_sekhmet")
        .bot_tomb("shabti x3 food")
        .bot_pile("urn");
    let scene = mask.play("use mask, do, pick food, do, turn st_sekhmet");
    scene
        .tells(json!({"event": "turned_over", "card": "st_sekhmet", "runs": false}))
        .lists("do, pass")
        .shows(
            "/frames",
            json!([{"card": "mask", "from": "hand", "mode": 1, "op": 3, "left": 0, "limit": null,
                "group": null, "slots": ["discard"], "asking": true}]),
        );
    scene
        .play("do")
        .zone("/bot_discard", "urn food shabti")
        .zone("/bot_tomb", "shabti x2");
    // The inner action attacks first, so the outer one finds the slot used.
    let scene = mask.play("use mask, pass, do, turn st_sekhmet, pick food");
    scene
        .phase("draw")
        .zone("/bot_tomb", "shabti x2")
        .zone("/bot_discard", "urn shabti")
        .shows("/frames/0/card", json!("mask"))
        .shows("/frames/0/slots", json!([]))
        .shows("/frames/1/card", json!("st_sekhmet"))
        .shows("/frames/1/slots", json!(["discard", "sacrifice"]));
    scene
        .play("draw senet")
        .tells(json!({"event": "skipped", "card": "mask", "op": 3}))
        .shows("/state/bot_discard", json!(true));
}
