//! VK-12: the view.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, SLOTS, Scene, given, new_game};
use serde_json::{Value, json};
use solo_core::Interchange;
use votk::Setup;

#[test]
fn vk_12_1_exactly_these_fields() {
    let view = new_game().view();
    let keys = |value: &Value| -> Vec<String> {
        let mut keys: Vec<String> = value.as_object().unwrap().keys().cloned().collect();
        keys.sort();
        keys
    };
    let sorted = |text: &str| {
        let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
        words.sort();
        words
    };
    let fields = "phase side step turn hand played arranged turned deck discard tomb pyramid stock \
                  stock_size boneyard bot_tomb bot_discard aside state pending frames outcome";
    assert_eq!(keys(&view), sorted(fields));
    assert_eq!(keys(&view["deck"]), sorted("top unseen"));
    assert_eq!(
        keys(&view["pyramid"]),
        SLOTS
            .map(str::to_owned)
            .iter()
            .cloned()
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect::<Vec<_>>()
    );
    assert_eq!(keys(&view["stock"]), sorted("ii iii"));
    let state =
        "entombed left_pyramid bought purse cheaper worth reach bot_discard bot_sacrifice executed";
    assert_eq!(keys(&view["state"]), sorted(state));
    assert_eq!(keys(&view["pending"]), sorted("slot card due last left"));
    let frames = given()
        .hand("bk_dead urn")
        .pyramid("bk_gates sarc_outer st_horus / am_scarab jar_qeb / st_anubis")
        .play("use bk_dead")
        .view();
    assert_eq!(
        keys(&frames["frames"][0]),
        sorted("card from mode op left limit group asking")
    );
    // A field too many or too few is no view.
    let mut other = view.clone();
    other["more"] = json!(1);
    assert!(serde_json::from_value::<Setup>(other).is_err());
    let mut other = view;
    other.as_object_mut().unwrap().remove("turn");
    assert!(serde_json::from_value::<Setup>(other).is_err());
}

#[test]
fn vk_12_2_sorted_counts_and_pending_fields() {
    let scene = given()
        .hand("throne urn shabti urn")
        .deck("food x2")
        .pyramid(FULL)
        .start();
    scene
        .zone("/hand", "shabti urn x2 throne")
        .shows("/deck/unseen", json!({"food": 2}))
        .shows("/frames", json!([]));
    let pending = |scene: &Scene, expected: Value| {
        scene.shows("/pending", expected);
    };
    pending(
        &given().hand("throne mask urn").pyramid(FULL).play("buy bl"),
        json!({"slot": "bl", "card": "sarc_outer", "due": 4, "last": null, "left": null}),
    );
    pending(
        &given().hand("throne urn").pyramid(FULL).play("buy bm"),
        json!({"slot": "bm", "card": null, "due": null, "last": null, "left": null}),
    );
    pending(
        &given()
            .hand("am_scarab urn")
            .deck("urn")
            .pyramid(FULL)
            .play("use am_scarab"),
        json!({"slot": null, "card": "am_scarab", "due": null, "last": null, "left": null}),
    );
    pending(
        &given().hand("shabti urn").pyramid(FULL).play("end, shed t"),
        json!({"slot": "t", "card": null, "due": null, "last": null, "left": null}),
    );
    // A view leads back to its position, in whatever order an unordered zone comes.
    let setup: Setup = serde_json::from_value(scene.view()).unwrap();
    assert_eq!(scene.game.set_up(&setup).unwrap(), scene.state);
    let mut view = scene.view();
    view["hand"] = json!(["throne", "urn", "shabti", "urn"]);
    let setup: Setup = serde_json::from_value(view).unwrap();
    assert_eq!(scene.game.set_up(&setup).unwrap(), scene.state);
}
