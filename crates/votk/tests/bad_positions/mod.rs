//! Views that are not positions: every fault is found.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod limits;

use crate::common::{FULL, Given, OTHER, Scene, broken, given, given_drill, given_options};
use serde_json::{Value, json};
use solo_core::Game as _;
use solo_testkit::set_up;
use votk::Valley;

/// Requires that the view of a scene with one field changed breaks this rule.
#[track_caller]
fn breaks(scene: &Scene, pointer: &str, value: Value, rule: &str) {
    let mut view = scene.view();
    *view.pointer_mut(pointer).unwrap() = value;
    let found = broken(&scene.game, &view);
    assert!(found.contains(&rule), "{pointer}: {found:?}");
}

fn full() -> Given {
    given().hand("shabti urn throne").deck("food").pyramid(FULL)
}

#[test]
fn cards_and_zones() {
    let scene = full().start();
    assert_eq!(broken(&scene.game, &scene.view()), Vec::<&str>::new());
    breaks(
        &scene,
        "/hand",
        json!(["sphinx", "urn", "throne"]),
        "VK-11.3",
    );
    breaks(&scene, "/hand", json!(["shabti", "urn"]), "VK-I01");
    breaks(
        &scene,
        "/hand",
        json!(["shabti", "urn", "throne", "throne"]),
        "VK-I01",
    );
    breaks(&scene, "/discard", json!(["throne"]), "VK-I01");
    breaks(&scene, "/deck/unseen", json!({"food": 0}), "VK-12.2");
    breaks(&scene, "/deck/unseen", json!({"food": 9}), "VK-I01");
    breaks(&scene, "/stock/ii/chariot", json!(9), "VK-I01");
    breaks(&scene, "/stock/iii", json!({"am_ankh": 1}), "VK-1.3");
    breaks(&scene, "/stock_size", json!(3), "VK-I01");
    breaks(&scene, "/aside/table", json!(3), "VK-2.6");
    breaks(
        &scene,
        "/aside",
        json!({"shabti": 9, "urn": 8, "food": 6, "table": 4, "cat": 1}),
        "VK-11.3",
    );
    breaks(&scene, "/pyramid/ml", json!(null), "VK-5.8");
    breaks(&scene, "/arranged", json!(["urn"]), "VK-I01");
}

#[test]
fn the_kept_list_is_the_legal_one() {
    // With the option the Bot's empty discard pile does not keep `jar_qeb` from being used.
    let skip = given_options(json!({"no_target": "skip"}));
    let scene = skip.hand("jar_qeb shabti").pyramid(FULL).start();
    assert_eq!(scene.game.broken_rule(&scene.state), None);
    assert_eq!(Valley::default().broken_rule(&scene.state), Some("VK-10.2"));
}

#[test]
fn every_fault_at_once() {
    let scene = full().start();
    let said = |view: &Value| {
        let faults = set_up(&scene.game, view).unwrap_err().to_string();
        faults.split("; ").map(str::to_owned).collect::<Vec<_>>()
    };
    // First every value that cannot be read.
    let mut view = scene.view();
    view["stock_size"] = json!(1);
    view["aside"]["table"] = json!(1);
    view["phase"] = json!("dance");
    view["hand"][0] = json!("sphinx");
    view["state"]["executed"] = json!(["urn", "urn", 3]);
    let found = said(&view);
    assert!(
        found[0].starts_with("phase: expected one of: draw"),
        "{found:?}"
    );
    assert_eq!(
        found[1..],
        [
            "hand[0]: expected a card id, found \"sphinx\" (VK-11.3)",
            "state.executed[1]: urn is named twice (VK-12.2)",
            "state.executed[2]: expected a card id, found 3 (VK-11.3)",
        ]
    );
    view["state"]["executed"] = json!(["urn", "urn"]);
    view["phase"] = json!("play");
    view["hand"][0] = json!("shabti");
    assert_eq!(
        said(&view),
        ["state.executed[1]: urn is named twice (VK-12.2)"]
    );
    // Then every impossible value.
    view["state"]["executed"] = json!(["boat"]);
    view["hand"] = json!(["urn", "throne", "throne"]);
    view["turn"] = json!(0);
    view["pending"]["left"] = json!(2);
    view["arranged"] = json!(["urn"]);
    view["pyramid"]["ml"] = json!(null);
    view["side"] = json!("bot");
    assert_eq!(
        said(&view),
        [
            "zones: shabti lies there 6 times instead of 7 (VK-I01)",
            "zones: urn lies there 5 times instead of 4 (VK-I01)",
            "zones: am_ankh lies there 1 times instead of 2 (VK-I01)",
            "zones: throne lies there 2 times instead of 1 (VK-I01)",
            "pyramid.t: a card here needs cards at ml and mr to rest on (VK-5.8)",
            "phase: phase play does not belong to step gain of bot with no action running (VK-10.1)",
            "turn: turn 0 does not belong to side bot (VK-2.11)",
            "state.executed: boat has no action for step 1 (VK-6.12)",
            "arranged: 1 cards are arranged outside step 2 (VK-I14)",
            "step: the other fields make it \"gain\", not \"play\" (VK-12.2)",
            "stock_size: the other fields make it 49, not 1 (VK-I01)",
            "aside.table: the other fields make it 4, not 1 (VK-2.6)",
            "pending.left: the other fields make it null, not 2 (VK-12.2)",
        ]
    );
}

#[test]
fn words_and_numbers() {
    let scene = full().start();
    breaks(&scene, "/phase", json!("dance"), "VK-12.2");
    breaks(&scene, "/side", json!("cat"), "VK-12.2");
    breaks(&scene, "/step", json!("gain"), "VK-12.2");
    breaks(&scene, "/state/reach", json!("far"), "VK-12.2");
    breaks(&scene, "/state/worth", json!(0), "VK-6.18");
    breaks(&scene, "/state/worth", json!(10), "VK-6.18");
    breaks(&scene, "/state/bought", json!(21), "VK-4.10");
    breaks(&scene, "/state/executed", json!(["cat"]), "VK-11.3");
    breaks(&scene, "/state/executed", json!(["boat"]), "VK-6.12");
    breaks(&scene, "/turn", json!(0), "VK-2.11");
    breaks(&scene, "/pending/left", json!(2), "VK-12.2");
    breaks(&scene, "/pending/slot", json!("bl"), "VK-12.2");
    breaks(&scene, "/turned", json!(["urn"]), "VK-6.16");
    breaks(
        &scene,
        "/outcome",
        json!({"winner": "player", "by": "points", "value": 1,
        "player": {"total": 0, "starters": 0, "uniques": 0, "spares": 0, "tomb_size": 0,
            "sets": {"sarcophagus": 0, "jar": 0, "amulet": 0, "book": 0, "statue": 0}},
        "bot": {"total": 0, "starters": 0, "uniques": 0, "spares": 0, "tomb_size": 0,
            "sets": {"sarcophagus": 0, "jar": 0, "amulet": 0, "book": 0, "statue": 0}}}),
        "VK-14.7",
    );
}

#[test]
fn phases_and_steps() {
    let scene = full().start();
    for phase in [
        "draw", "lay", "bone", "stock", "turn", "die", "pay", "fall", "mode", "choose", "arrange",
        "shed", "react", "over",
    ] {
        let mut view = scene.view();
        view["phase"] = json!(phase);
        assert!(!broken(&scene.game, &view).is_empty(), "{phase}");
    }
    // Cards in hand after step 2.
    let shed = given().hand("shabti urn").pyramid(FULL).play("end");
    let mut view = shed.view();
    view["hand"] = json!(["shabti"]);
    view["discard"] = json!(["urn"]);
    assert_eq!(broken(&shed.game, &view), ["VK-3.7"]);
    // A game that should be over.
    let last = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb - / - - / -");
    assert!(last.faults().contains(&"VK-9.1"));
    let over = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("buy bl");
    breaks(&over, "/outcome/player/total", json!(5), "VK-14.7");
    breaks(&over, "/outcome", json!(null), "VK-14.7");
    breaks(&over, "/outcome/value", json!(1), "VK-14.7");
    breaks(&over, "/pending/left", json!(1), "VK-12.2");
    // No list of one entry, nothing to draw, nothing to lay.
    assert!(!given().pyramid(FULL).faults().is_empty());
    let lay = given().hand("shabti urn").pyramid(FULL).play("end, shed t");
    breaks(&lay, "/pending/slot", json!("bl"), "VK-12.2");
    let die = full().bot_to_roll().start();
    assert!(die.state.frames().next().is_none());
    breaks(&die, "/turn", json!(0), "VK-2.11");
}

#[test]
fn purchases() {
    let scene = given()
        .hand("throne mask chariot")
        .pyramid(FULL)
        .play("buy bl");
    breaks(&scene, "/pending/slot", json!("xx"), "VK-12.2");
    breaks(&scene, "/pending/slot", json!(null), "VK-12.2");
    breaks(&scene, "/pending/due", json!(0), "VK-4.7");
    breaks(&scene, "/pending/due", json!(5), "VK-4.7");
    breaks(&scene, "/pending/last", json!("cat"), "VK-11.3");
    breaks(&scene, "/pending/card", json!("boat"), "VK-12.2");
}

#[test]
fn running_actions() {
    let scene = given()
        .hand("boat urn")
        .pyramid(OTHER.replace("boat", "am_ankh").as_str())
        .bot_to_roll()
        .play("die 1, react boat");
    let wrong = [
        ("/frames/0/card", json!("cat"), "VK-11.3"),
        ("/frames/0/card", json!("urn"), "VK-6.12"),
        ("/frames/0/from", json!("sky"), "VK-12.2"),
        ("/frames/0/from", json!("hand"), "VK-6.12"),
        ("/frames/0/mode", json!(2), "VK-6.1"),
        ("/frames/0/mode", json!(0), "VK-6.1"),
        ("/frames/0/op", json!(2), "VK-6.1"),
        ("/frames/0/op", json!(0), "VK-12.2"),
        ("/frames/0/left", json!(0), "VK-12.2"),
        ("/frames/0/left", json!(2), "VK-12.2"),
        ("/frames/0/limit", json!(3), "VK-12.2"),
        ("/frames/0/group", json!("jar"), "VK-12.2"),
        ("/frames/0/group", json!("cat"), "VK-12.2"),
        ("/frames/0/asking", json!(true), "VK-12.2"),
    ];
    for (pointer, value, rule) in wrong {
        breaks(&scene, pointer, value, rule);
    }
    // An inner action.
    let inner = given()
        .hand("bk_gates urn")
        .deck("jar_imsety x2")
        .pyramid("jar_qeb st_horus am_ankh / bk_gates boat / senet")
        .play("use bk_gates, turn jar_imsety");
    breaks(&inner, "/frames/0/left", json!(1), "VK-12.2");
    breaks(&inner, "/frames/0/limit", json!(3), "VK-12.2");
    breaks(&inner, "/frames/0/group", json!("jar"), "VK-12.2");
    breaks(&inner, "/frames/0/asking", json!(true), "VK-12.2");
    breaks(&inner, "/frames/1/from", json!("again"), "VK-6.16");
    breaks(&inner, "/frames/1/left", json!(3), "VK-12.2");
    breaks(&inner, "/frames/1/left", json!(0), "VK-12.2");
    breaks(&inner, "/pending/left", json!(1), "VK-12.2");
    breaks(&inner, "/turned", json!([]), "VK-6.16");
    // Attacks and trades.
    let attack = |tomb: &str, steps: &str| {
        given_drill()
            .hand("jar_hapi urn")
            .bot_tomb(tomb)
            .pyramid(FULL)
            .play(steps)
    };
    let three = "shabti am_scarab am_djed x2";
    let aimed = attack(three, "use jar_hapi, do");
    breaks(&aimed, "/frames/0/left", json!(4), "VK-12.2");
    breaks(&aimed, "/frames/0/left", json!(0), "VK-12.2");
    breaks(&aimed, "/frames/0/group", json!(null), "VK-10.2");
    breaks(&aimed, "/frames/0/group", json!("starter"), "VK-12.2");
    breaks(&aimed, "/frames/0/group", json!("jar"), "VK-12.2");
    let asking = attack(three, "use jar_hapi");
    breaks(&asking, "/frames/0/left", json!(2), "VK-12.2");
    breaks(&asking, "/frames/0/group", json!("amulet"), "VK-12.2");
    let lapsed = attack("shabti urn throne", "use jar_hapi, do");
    breaks(&lapsed, "/frames/0/left", json!(3), "VK-12.2");
    breaks(&lapsed, "/frames/0/group", json!("starter"), "VK-12.2");
    let trade = given()
        .hand("bk_earth urn chariot")
        .pyramid(FULL)
        .play("use bk_earth, pick chariot");
    breaks(&trade, "/frames/0/limit", json!(2), "VK-10.2");
    breaks(&trade, "/frames/0/left", json!(1), "VK-12.2");
    let fall = given()
        .hand("senet urn")
        .pyramid(FULL)
        .play("use senet, take bm");
    breaks(&fall, "/frames/0/left", json!(1), "VK-12.2");
    breaks(&fall, "/pyramid/bm", json!("am_djed"), "VK-I01");
}

#[test]
fn vk_6_7_nothing_impossible_is_asked_for() {
    // Taking a card from the Bot, with nothing left to take or through a slot that is used.
    let asking = given_drill()
        .hand("mask urn")
        .deck("food")
        .bot_tomb("shabti x3 food")
        .pyramid(FULL)
        .play("use mask");
    asking.shows("/frames/0/asking", json!(true));
    let mut view = asking.view();
    let tomb = view["bot_tomb"].take();
    let bones = view["boneyard"].as_array_mut().unwrap();
    bones.extend(tomb.as_array().unwrap().iter().cloned());
    view["bot_tomb"] = json!([]);
    assert_eq!(broken(&asking.game, &view), ["VK-12.2"]);
    breaks(&asking, "/state/bot_discard", json!(true), "VK-12.2");
    // The same once the card is being chosen.
    let choosing = asking.play("do");
    choosing.shows("/frames/0/asking", json!(false));
    breaks(&choosing, "/state/bot_discard", json!(true), "VK-12.2");
}

#[test]
fn vk_7_10_no_more_cards_are_left_than_the_group_has() {
    let aimed = given_drill()
        .hand("jar_hapi urn")
        .bot_tomb("am_scarab am_djed jar_dua x2")
        .pyramid(FULL)
        .play("use jar_hapi, do, group amulet");
    aimed.shows("/frames/0/left", json!(2));
    breaks(&aimed, "/frames/0/left", json!(3), "VK-12.2");
}

#[test]
fn arranging_and_drawing() {
    let scene = given()
        .hand("am_djed urn shabti")
        .pyramid(OTHER.replace("am_djed", "bk_gates").as_str())
        .play("end");
    breaks(&scene, "/pending/left", json!(0), "VK-12.2");
    breaks(&scene, "/pending/left", json!(3), "VK-12.2");
    breaks(&scene, "/pending/left", json!(null), "VK-12.2");
    let draw = given()
        .hand("urn")
        .deck("food x2")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end");
    breaks(&draw, "/pending/left", json!(6), "VK-12.2");
    breaks(&draw, "/pending/left", json!(0), "VK-12.2");
    let start = crate::common::new_game();
    breaks(&start, "/pending/left", json!(3), "VK-12.2");
    breaks(&start, "/turn", json!(1), "VK-2.11");
}

#[test]
fn what_comes_by_itself_or_has_no_place() {
    let draw = given()
        .hand("urn")
        .deck("food x2")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end");
    draw.phase("draw");
    let mut view = draw.view();
    view["deck"] = json!({"top": ["food"], "unseen": {"food": 1}});
    assert_eq!(broken(&draw.game, &view), ["VK-1.4"]);
    let lay = given().hand("shabti urn").pyramid(FULL).play("end, shed t");
    lay.phase("lay");
    let mut view = lay.view();
    view["pyramid"]["t"] = json!("senet");
    view["stock"]["ii"].as_object_mut().unwrap().remove("senet");
    view["stock_size"] = json!(view["stock_size"].as_u64().unwrap() - 1);
    view["pending"]["slot"] = json!(null);
    assert_eq!(broken(&lay.game, &view), ["VK-5.6"]);
}

#[test]
fn a_choice_of_what_falls() {
    let scene = full().play("buy bm");
    scene.phase("fall");
    let mut view = scene.view();
    let card = view["hand"].as_array_mut().unwrap().pop().unwrap();
    view["pyramid"]["bm"] = card;
    assert_eq!(broken(&scene.game, &view), ["VK-5.4"]);
    for side in ["ml", "mr"] {
        let mut view = scene.view();
        let card = view["pyramid"][side].take();
        view["boneyard"].as_array_mut().unwrap().push(card);
        assert_eq!(broken(&scene.game, &view), ["VK-5.8"]);
    }
}
