//! VK-7.10, VK-7.13, VK-7.15: what forbids an attack, in words.

use crate::common::{OTHER, Scene, given, given_drill, given_options};
use serde_json::json;

#[track_caller]
fn refuses(scene: &Scene, step: &str, rule: &str, sentence: &str) {
    scene.explains(step, rule, sentence);
}

#[test]
fn vk_7_13_the_bot_has_nothing_to_lose() {
    let hand = "jar_hapi jar_dua jar_qeb throne am_wedjat urn";
    let scene = given().hand(hand).pyramid(OTHER).start();
    for (card, sentence) in [
        ("jar_hapi", "the Bot has nothing to discard"),
        ("jar_dua", "the Bot has nothing to discard"),
        ("jar_qeb", "the Bot has nothing to sacrifice"),
        ("throne", "the Bot has nothing to hand over"),
        (
            "am_wedjat",
            "no weakest card of the Bot has an action that you can borrow now",
        ),
    ] {
        refuses(&scene, &format!("use {card}"), "VK-7.13", sentence);
    }
    // An attack that is skipped is not enough alone.
    let scene = given_options(json!({"no_target": "skip"}))
        .hand(hand)
        .pyramid(OTHER)
        .start();
    refuses(
        &scene,
        "use jar_hapi",
        "VK-7.13",
        "the Bot has nothing to discard",
    );
    // A used slot is the first reason, and a part that is not an attack has its own.
    let scene = given()
        .hand("jar_hapi st_osiris bk_heavens urn")
        .pyramid(OTHER)
        .set("/state/bot_discard", json!(true))
        .start();
    let used = "you have already attacked the Bot in this way this turn";
    refuses(&scene, "use jar_hapi", "VK-7.11", used);
    refuses(
        &scene,
        "use st_osiris",
        "VK-6.3",
        "its action can take no card from your discard pile",
    );
    refuses(
        &scene,
        "use bk_heavens",
        "VK-6.3",
        "your discard pile holds too few cards; 5 or more are needed",
    );
}

#[test]
fn vk_7_13_each_mode_has_its_reason() {
    // Both modes that attack find nothing, and there is nothing to draw: no common reason.
    let scene = given_drill().hand("jar_imsety urn").pyramid(OTHER).start();
    refuses(
        &scene,
        "use jar_imsety",
        "VK-6.3",
        "none of its choices is possible now",
    );
    // A part that is optional is not the reason.
    let scene = given_drill()
        .hand("mask urn")
        .pyramid(OTHER)
        .set("/state/bot_discard", json!(true))
        .start();
    refuses(
        &scene,
        "use mask",
        "VK-6.5",
        "no part of its action is possible",
    );
}

#[test]
fn vk_7_15_an_exempt_bot() {
    let scene = given_drill()
        .hand("jar_dua urn")
        .bot_tomb("shabti")
        .pyramid(OTHER)
        .start();
    refuses(
        &scene,
        "use jar_dua",
        "VK-7.15",
        "the Bot hands nothing over while its cards number 8 or fewer",
    );
}

#[test]
fn vk_7_10_a_group_that_cannot_be_named() {
    let scene = |groups: &str, tomb: &str| {
        given_options(json!({ "discard_groups": groups }))
            .hand("jar_dua urn")
            .bot_tomb(tomb)
            .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat")
            .play("use jar_dua")
    };
    let tomb = "shabti throne am_ankh bk_gates x2 bk_dead jar_hapi x2";
    let no_set = "starters and uniques are not sets";
    for groups in ["sets", "full"] {
        let scene = scene(groups, tomb);
        refuses(&scene, "group starter", "VK-7.10", no_set);
        refuses(&scene, "group unique", "VK-7.10", no_set);
        refuses(
            &scene,
            "group statue",
            "VK-7.10",
            "the Bot's tomb holds no statues",
        );
    }
    let smaller = "the Bot has a set of 2 cards or more, and this one is smaller";
    refuses(&scene("full", tomb), "group amulet", "VK-7.10", smaller);
    let starters = scene("any", "throne am_ankh");
    refuses(
        &starters,
        "group starter",
        "VK-7.10",
        "the Bot's tomb holds no starters",
    );
    // Where there is no set, the group is refused for its own reason, too.
    refuses(
        &scene("sets", "shabti urn"),
        "group starter",
        "VK-7.10",
        no_set,
    );
    refuses(
        &scene("sets", "shabti urn"),
        "group jar",
        "VK-7.10",
        "the Bot's tomb holds no jars",
    );
    // Once it is named, no other one is.
    let named = scene("sets", "am_ankh am_scarab x2 am_djed bk_gates").play("group amulet");
    let again = "you have chosen the group already: the Bot discards amulets";
    refuses(&named, "group book", "VK-7.9", again);
    let one = given()
        .hand("jar_hapi urn")
        .bot_tomb("shabti urn")
        .pyramid(OTHER);
    let one = one.play("use jar_hapi");
    let several = "the Bot is not discarding several cards now";
    refuses(&one, "group jar", "VK-7.9", several);
}
