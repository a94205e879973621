//! VK-12: the view.

use crate::common::{FULL, SLOTS, Scene, given, new_game, watch};
use serde_json::{Value, json};
use solo_core::Ranged;
use solo_testkit::{set_up, view};
use votk::{AttackSlot, Bag, Design, Slot, State, Valley};

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
    // A missing or an additional field is not a view.
    let game = Valley::default();
    let refused = |view| set_up(&game, &view).unwrap_err().to_string();
    let mut other = view.clone();
    other["more"] = json!(1);
    assert_eq!(refused(other), "more: there is no such field (VK-12.2)");
    let mut other = view;
    other.as_object_mut().unwrap().remove("turn");
    assert_eq!(refused(other), "turn: the field is missing (VK-12.2)");
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
    // A view leads back to its position, with unordered zones in any order.
    assert_eq!(set_up(&scene.game, &scene.view()).unwrap(), scene.state);
    let mut view = scene.view();
    view["hand"] = json!(["throne", "urn", "shabti", "urn"]);
    assert_eq!(set_up(&scene.game, &view).unwrap(), scene.state);
}

#[test]
fn vk_14_10_the_value_is_a_number_of_halves() {
    let over = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("buy bl");
    over.shows("/outcome/value", json!(0.5));
    for value in [json!(0.25), json!("1")] {
        let mut view = over.view();
        view["outcome"]["value"] = value;
        let faults = set_up(&over.game, &view).unwrap_err().to_string();
        assert!(
            faults.starts_with("outcome.value: expected 0, 0.5 or 1, found "),
            "{faults}"
        );
    }
}

/// Returns a position by its accessors, in the terms of the view.
fn said(game: &Valley, state: &State) -> Value {
    let ids = |cards: Vec<Design>| -> Vec<String> {
        let card = |design: Design| game.catalogue().card(design).id.to_string();
        cards.into_iter().map(card).collect()
    };
    let sorted = |bag: &Bag| ids(bag.cards().collect());
    let slot = |slot: &Slot| {
        state
            .pyramid(*slot)
            .map(|card| game.catalogue().card(card).id.to_string())
    };
    let turn = state.this_turn();
    json!({
        "phase": state.phase().word(), "side": state.side().word(),
        "step": state.stage().step().word(), "turn": state.turn(),
        "hand": sorted(state.hand()), "played": sorted(state.played()),
        "arranged": ids(state.arranged().to_vec()), "turned": ids(state.turned().collect()),
        "top": ids(state.deck_top().collect()), "unseen": state.unseen().len(),
        "discard": ids(state.discard().to_vec()), "tomb": sorted(state.tomb()),
        "pyramid": Slot::ALL.iter().map(slot).collect::<Vec<_>>(),
        "stock_size": state.stock().len(), "boneyard": ids(state.boneyard().to_vec()),
        "bot_tomb": sorted(state.bot_tomb()), "bot_discard": ids(state.bot_discard().to_vec()),
        "state": {
            "entombed": turn.entombed, "left_pyramid": turn.left_pyramid, "swapped": turn.swapped,
            "bought": turn.bought.map(Ranged::get), "purse": turn.purse, "cheaper": turn.cheaper,
            "worth": turn.worth.map(Ranged::get), "reach": turn.reach.word(),
            "bot_discard": turn.has_used(AttackSlot::Discard),
            "bot_sacrifice": turn.has_used(AttackSlot::Sacrifice),
            "executed": ids(turn.executed.iter().collect()),
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
    let text = view.to_string();
    let twice = text.replace(r#""unseen":{"#, r#""unseen":{"shabti":2,"#);
    let error = solo_core::read_json(&twice).unwrap_err();
    assert!(
        error.to_string().contains(r#"field "shabti" comes twice"#),
        "{error}"
    );
    let mut view = view;
    view["deck"]["unseen"] = json!(["shabti"]);
    let faults = set_up(&Valley::default(), &view).unwrap_err();
    assert_eq!(
        faults.to_string(),
        r#"deck.unseen: expected an object, found ["shabti"] (VK-12.2)"#
    );
}
