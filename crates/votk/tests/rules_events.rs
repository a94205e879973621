//! VK-13: events.

mod common;

use common::{FULL, OTHER, given};
use serde_json::json;
use solo_core::Game;
use votk::Valley;

#[test]
fn vk_13_1_events_in_order() {
    let mut events = Vec::new();
    Valley::default().start_with_events(&mut events);
    assert!(events.is_empty());
    let scene = given()
        .hand("urn shabti")
        .pyramid(FULL)
        .play("end, shed mr");
    assert_eq!(
        scene.told(),
        [
            json!({"event": "moved", "card": "bk_gates", "from": "mr", "to": "boneyard"}),
            json!({"event": "moved", "card": "boat", "from": "t", "to": "mr"}),
        ]
    );
}

#[test]
fn vk_13_2_one_moved_for_each_change_of_zone() {
    let moved = |card: &str, from: &str, to: &str| json!({"event": "moved", "card": card, "from": from, "to": to});
    // Hand cards are told as going from play to the pile; a swap is two moves.
    let scene = given().hand("urn shabti").pyramid(FULL).play("end");
    assert_eq!(
        scene.told(),
        [
            moved("shabti", "played", "discard"),
            moved("urn", "played", "discard")
        ]
    );
    let scene = given()
        .hand("urn shabti")
        .pyramid(FULL)
        .play("use urn, swap bl t");
    assert_eq!(
        scene.told(),
        [moved("sarc_outer", "bl", "t"), moved("boat", "t", "bl")]
    );
    // A reshuffle is one event.
    let scene = given()
        .hand("food urn")
        .pile("shabti x2")
        .pyramid(FULL)
        .play("use food");
    assert_eq!(
        scene.told(),
        [
            moved("food", "hand", "played"),
            json!({"event": "using", "card": "food"}),
            json!({"event": "reshuffled", "cards": 2}),
        ]
    );
    let scene = given()
        .hand("st_bastet urn")
        .pyramid(OTHER.replace("st_bastet", "am_ankh").as_str())
        .play("use st_bastet");
    scene.tells(json!({"event": "granted", "what": "reach", "value": "middle"}));
    scene
        .play("pass")
        .tells(json!({"event": "declined", "card": "st_bastet", "op": 2}));
    let scene = given()
        .hand("censer am_ankh urn")
        .deck("urn")
        .pyramid(FULL)
        .play("use censer");
    scene.tells(json!({"event": "granted", "what": "cheaper", "value": 1}));
    scene
        .play("use am_ankh, draw urn")
        .tells(json!({"event": "granted", "what": "purse", "value": 1}));
}
