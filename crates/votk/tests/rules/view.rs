//! VK-12: the view.

use crate::common::{FULL, SLOTS, Scene, given, new_game, watch};
use serde_json::{Value, json};
use solo_core::Interchange;
use solo_core::testkit::view;
use votk::{Bag, Design, Half, Setup, Slot, State, Valley};

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
    let state = "entombed left_pyramid swapped bought purse cheaper worth reach bot_discard bot_sacrifice executed";
    assert_eq!(keys(&view["state"]), sorted(state));
    assert_eq!(keys(&view["pending"]), sorted("slot card due last left"));
    let frames = given()
        .hand("bk_dead urn")
        .pyramid("bk_gates sarc_outer st_horus / am_scarab jar_qeb / st_anubis")
        .play("use bk_dead")
        .view();
    assert_eq!(
        keys(&frames["frames"][0]),
        sorted("card from mode op left limit group slots asking")
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

/// A position as its accessors say it, in the words of the view.
fn said(game: &Valley, state: &State) -> Value {
    let ids = |cards: Vec<Design>| -> Vec<&str> {
        let card = |design: Design| game.catalogue().card(design).id();
        cards.into_iter().map(card).collect()
    };
    let sorted = |bag: &Bag| ids(bag.cards().collect());
    let slot = |slot: &Slot| {
        state
            .pyramid(*slot)
            .map(|card| game.catalogue().card(card).id())
    };
    json!({
        "phase": state.phase().word(), "side": state.side().word(),
        "step": state.stage().word(), "turn": state.turn(),
        "hand": sorted(state.hand()), "played": sorted(state.played()),
        "arranged": ids(state.arranged().to_vec()), "turned": ids(state.turned().collect()),
        "top": ids(state.deck_top().collect()), "unseen": state.unseen().len(),
        "discard": ids(state.discard().collect()), "tomb": sorted(state.tomb()),
        "pyramid": Slot::ALL.iter().map(slot).collect::<Vec<_>>(),
        "stock_size": state.stock().len(), "boneyard": ids(state.boneyard().to_vec()),
        "bot_tomb": sorted(state.bot_tomb()), "bot_discard": ids(state.bot_discard().to_vec()),
        "state": {
            "entombed": state.entombed(), "left_pyramid": state.left_pyramid(),
            "swapped": state.swapped(),
            "bought": state.bought(), "purse": state.purse(), "cheaper": state.cheaper(),
            "worth": state.worth(), "reach": state.reach().word(),
            "bot_discard": state.discard_slot_used(),
            "bot_sacrifice": state.sacrifice_slot_used(),
            "executed": ids(state.executed().iter().collect()),
        },
        "frames": state.frames().map(|frame| frame.op).collect::<Vec<_>>(),
    })
}

#[test]
fn vk_12_1_what_a_position_says_is_what_its_view_says() {
    watch(24, |seen| {
        let said = said(seen.game, seen.state);
        let mut view = view(seen.game, seen.state);
        let unseen = view["deck"]["unseen"].as_object().unwrap();
        view["unseen"] = json!(unseen.values().map(|n| n.as_u64().unwrap()).sum::<u64>());
        view["top"] = view["deck"]["top"].clone();
        view["pyramid"] = json!(SLOTS.map(|slot| view["pyramid"][slot].clone()));
        let frames = view["frames"].as_array().unwrap();
        view["frames"] = json!(frames.iter().map(|frame| &frame["op"]).collect::<Vec<_>>());
        for (field, value) in said.as_object().unwrap() {
            assert_eq!(&view[field], value, "{field}");
        }
    });
}

#[test]
fn vk_12_2_copies_are_an_object_without_repetition() {
    let view = new_game().view();
    for unseen in [
        r#"{"shabti": 2, "shabti": 2, "urn": 3, "food": 2}"#,
        r#"["shabti"]"#,
    ] {
        let text = view.to_string();
        let (before, rest) = text.split_once(r#""unseen":{"#).unwrap();
        let (_, after) = rest.split_once('}').unwrap();
        let text = format!(r#"{before}"unseen":{unseen}{after}"#);
        let error = serde_json::from_str::<Setup>(&text)
            .unwrap_err()
            .to_string();
        let sentences = ["shabti is counted twice", "an object of card ids"];
        assert!(
            sentences.iter().any(|sentence| error.contains(sentence)),
            "{error}"
        );
    }
    for value in [json!(0.25), json!("1")] {
        assert!(serde_json::from_value::<Half>(value).is_err());
    }
}
