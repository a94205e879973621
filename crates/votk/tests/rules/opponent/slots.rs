//! VK-7.11 to VK-7.13: attack slots, and attacks without a target.

use crate::common::{FULL, OTHER, given, given_drill, given_options};
use serde_json::json;

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
        .refuses("use jar_qeb", "not_legal", "VK-7.13");
    given_drill()
        .pyramid(OTHER)
        .hand("st_sekhmet urn")
        .bot_tomb("shabti")
        .start()
        .refuses("use st_sekhmet", "not_legal", "VK-7.13");
}

#[test]
fn vk_7_12_an_action_attacks_again_while_it_runs() {
    let statue = || {
        given_drill()
            .hand("st_sekhmet jar_imsety urn")
            .deck("food x2")
            .bot_tomb("shabti am_ankh")
            .bot_pile("urn")
            .pyramid(FULL.replace("am_ankh", "am_djed").as_str())
    };
    // One attack after the other, through the slots it holds.
    let scene = statue().play("use st_sekhmet");
    scene
        .zone("/bot_tomb", "")
        .zone("/bot_discard", "urn am_ankh")
        .shows("/frames/0/slots", json!(["discard", "sacrifice"]));
    // After the end of the action they are used.
    let scene = scene.play("draw food");
    scene
        .shows("/frames", json!([]))
        .shows("/state/bot_discard", json!(true))
        .shows("/state/bot_sacrifice", json!(true));
    // A slot that another action has used is closed to all of its attacks.
    statue()
        .set("/state/bot_sacrifice", json!(true))
        .start()
        .lacks("use st_sekhmet");
}

#[test]
fn vk_7_12_what_runs_inside_the_holder_is_another_execution() {
    // The mask holds the slot, so the jar that it turns over is judged as if the slot was used.
    let mask = |deck: &str| {
        given_drill()
            .hand("mask urn x2")
            .deck(deck)
            .bot_tomb("shabti x3")
            .pyramid(FULL)
            .play(&format!("use mask, do, do, turn {deck}"))
    };
    mask("jar_dua").tells(json!({"event": "turned_over", "card": "jar_dua", "runs": false}));
    // Nor is its attack executed at its turn.
    mask("jar_hapi")
        .tells(json!({"event": "skipped", "card": "jar_hapi", "op": 1}))
        .shows("/state/purse", json!(3))
        .lists("do, pass");
    // An inner action takes its own slot and does not affect that of the holder.
    let scene = given_drill()
        .hand("mask urn x2")
        .deck("am_ankh")
        .tomb("food shabti")
        .pile("urn")
        .bot_tomb("shabti x3")
        .pyramid(FULL.replace("am_ankh", "am_djed").as_str())
        .play("use mask, do, do, turn am_ankh");
    scene
        .phase("choose")
        .shows("/frames/0/slots", json!(["discard"]))
        .shows("/frames/1/slots", json!([]));
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
    // Both slots are free again in the next turn, including the Bot's.
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
    // An attack without target is forbidden, too, whether tomb, pile or a card to borrow is
    // missing.
    let hand = "jar_qeb jar_hapi throne am_wedjat urn";
    let found = |rule: &str| -> Vec<String> {
        let mut list = given_options(json!({"no_target": rule}))
            .hand(hand)
            .pyramid(OTHER)
            .start()
            .list();
        list.retain(|entry| entry.starts_with("use "));
        list
    };
    assert_eq!(found("forbid"), ["use urn"]);
    // With the option it is skipped beside a possible operation, and not enough alone.
    assert_eq!(found("skip"), ["use urn", "use jar_qeb"]);
    given_options(json!({"no_target": "skip"}))
        .hand(hand)
        .pyramid(OTHER)
        .play("use jar_qeb")
        .tells(json!({"event": "skipped", "card": "jar_qeb", "op": 1}))
        .shows("/state/purse", json!(1))
        .shows("/state/bot_sacrifice", json!(false));
}

#[test]
fn vk_7_13_something_optional_forbids_nothing() {
    given_drill()
        .hand("am_wedjat urn")
        .bot_tomb("chariot")
        .pyramid(FULL)
        .play("use am_wedjat")
        .tells(json!({"event": "skipped", "card": "am_wedjat", "op": 1}))
        .shows("/state/purse", json!(1));
    // A target that is lost while the action runs is skipped.
    let scene = given_drill()
        .hand("st_sekhmet urn")
        .deck("food")
        .bot_tomb("shabti")
        .pyramid(OTHER)
        .bot_pile("urn")
        .play("use st_sekhmet");
    scene
        .phase("draw")
        .tells(json!({"event": "skipped", "card": "st_sekhmet", "op": 3}));
}
