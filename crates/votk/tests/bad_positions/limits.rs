//! Values that exceed their room or their bounds.

use crate::bad_positions::{breaks, full};
use crate::common::{FULL, broken, given, given_drill, given_options};
use serde_json::json;
use votk::Valley;

#[test]
fn more_cards_than_there_is_room_for() {
    let scene = full().start();
    for pile in ["/discard", "/boneyard", "/deck/top", "/bot_discard"] {
        breaks(&scene, pile, json!(vec!["shabti"; 100]), "VK-I01");
    }
    breaks(&scene, "/hand", json!(vec!["shabti"; 100]), "VK-I01");
}

#[test]
fn more_actions_than_can_run() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("jar_imsety x2")
        .pyramid("jar_qeb st_horus am_ankh / bk_gates boat / senet")
        .play("use bk_gates, turn jar_imsety");
    let mut outer = scene.view()["frames"][0].clone();
    outer["left"] = json!(0);
    breaks(&scene, "/frames", json!(vec![outer; 19]), "VK-12.2");
    let over = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("buy bl");
    breaks(&over, "/turned", json!(vec!["urn"; 19]), "VK-6.16");
    breaks(&over, "/frames", scene.view()["frames"].clone(), "VK-12.2");
}

#[test]
fn attack_slots() {
    let scene = given_drill()
        .hand("mask urn")
        .deck("st_sekhmet senet")
        .bot_tomb("shabti x4")
        .bot_pile("urn")
        .pyramid("bk_travers am_djed st_horus / am_scarab sarc_middle / sarc_outer")
        .play("use mask, pass, do, turn st_sekhmet");
    scene.shows("/frames/1/slots", json!(["discard", "sacrifice"]));
    // Free, held twice, out of order, unknown, or held by an action that has not attacked.
    breaks(&scene, "/state/bot_discard", json!(false), "VK-7.12");
    breaks(&scene, "/frames/0/slots", json!(["discard"]), "VK-7.12");
    for slots in [["sacrifice", "discard"], ["discard", "discard"]] {
        breaks(&scene, "/frames/1/slots", json!(slots), "VK-7.12");
    }
    breaks(&scene, "/frames/1/slots", json!(["tomb"]), "VK-7.12");
    let mut view = scene.view();
    view["frames"][0]["slots"] = json!(["sacrifice"]);
    view["frames"][1]["slots"] = json!(["discard"]);
    assert_eq!(broken(&scene.game, &view), ["VK-7.12"]);
}

#[test]
fn vk_5_6_steps_that_leave_no_gap_and_no_sacrifice() {
    let shed = given().hand("shabti urn").pyramid(FULL).play("end");
    breaks(&shed, "/state/left_pyramid", json!(true), "VK-3.13");
    breaks(&shed, "/state/swapped", json!(true), "VK-3.13");
    // With the option a gap is refilled before anything else.
    let gap = |refill: &str| {
        given_options(json!({"refill": refill}))
            .hand("shabti urn")
            .pyramid(&FULL.replace("boat", "-"))
            .faults()
    };
    assert_eq!(gap("immediate"), ["VK-5.6"]);
    assert!(gap("rebuild").is_empty());
    // Likewise without it, once the rebuild step is over.
    let draw = given()
        .hand("shabti urn")
        .deck("food x2")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end");
    draw.phase("draw");
    let mut view = draw.view();
    let card = view["pyramid"]["t"].take();
    view["boneyard"].as_array_mut().unwrap().push(card);
    assert_eq!(broken(&draw.game, &view), ["VK-5.6"]);
    // The Bot's crumble needs no decision without the option.
    let fall = given_options(json!({"bot_fall": "player"}))
        .hand("shabti")
        .pyramid(FULL)
        .bot_to_roll()
        .play("die 3");
    assert!(broken(&fall.game, &fall.view()).is_empty());
    assert_eq!(broken(&Valley::default(), &fall.view()), ["VK-10.1"]);
}
