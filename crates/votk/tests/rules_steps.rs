//! VK-10 to VK-13: steps, notation, view and events.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, OTHER, SLOTS, given, new_game};
use serde_json::{Value, json};
use solo_core::{Game, Interchange};
use votk::{Setup, Valley};

#[test]
fn vk_10_1_everything_without_choice_happens_by_itself() {
    // The purchase pays, crumbles and comes back to the player in one step.
    let scene = given().hand("throne urn").pyramid(FULL).play("buy bl");
    scene.phase("play").zone("/discard", "sarc_outer");
    let names: Vec<Value> = scene
        .told()
        .iter()
        .map(|event| event["event"].clone())
        .collect();
    assert_eq!(names, ["buying", "moved", "moved", "moved", "moved"]);
}

#[test]
fn vk_10_2_a_single_entry_is_carried_out() {
    // One card to pick: picked, with its events.
    given()
        .hand("shabti urn")
        .pyramid(FULL)
        .play("use shabti")
        .tells(json!({"event": "moved", "card": "urn", "from": "hand", "to": "boneyard"}))
        .phase("shed");
    // Chance is offered even with one outcome.
    given()
        .hand("food urn")
        .deck("shabti")
        .pyramid(FULL)
        .play("use food")
        .phase("draw");
}

#[test]
fn vk_10_3_reasons_in_their_order() {
    let over = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("buy bl");
    over.refuses("no notation", "game_over", "VK-9.2");
    let scene = given().hand("shabti urn").pyramid(FULL).start();
    scene
        .refuses("sing", "bad_notation", "VK-11.2")
        .refuses("die 7", "bad_notation", "VK-11.3")
        .refuses("die 1", "wrong_step", "VK-10.3")
        .refuses("buy bl", "not_legal", "VK-4.3")
        .refuses("pay urn", "not_legal", "VK-10.1");
    new_game()
        .refuses("end", "wrong_step", "VK-10.3")
        .refuses("ends", "bad_notation", "VK-11.2")
        .refuses("die 1", "not_legal", "VK-10.1");
    // An action is no outcome, whatever is due.
    let mut scene = new_game();
    let error = scene.game.parse_chance("end").unwrap_err();
    assert_eq!(error.expected(), "an outcome");
    assert!(scene.try_step("draw table").is_err());
}

#[test]
fn vk_10_4_the_first_step() {
    let scene = new_game();
    scene
        .phase("draw")
        .outcomes("draw shabti 4, draw urn 3, draw food 2");
}

#[test]
fn vk_11_1_the_printed_forms() {
    let game = Valley::default();
    let mut texts = Vec::new();
    game.decision_vocabulary(|decision| texts.push(game.decision_text(decision).to_string()));
    assert_eq!(texts.len(), 35 * 7 + 6 * 3 + 15 + 7 + 4 + 2 + 3);
    for text in &texts {
        let decision = game.parse_decision(text).unwrap();
        assert_eq!(game.decision_text(decision).to_string(), *text);
    }
    let mut outcomes = Vec::new();
    game.chance_vocabulary(|chance| outcomes.push(game.chance_text(chance).to_string()));
    assert_eq!(outcomes.len(), 35 * 4 + 6 * 35 + 6);
    for text in &outcomes {
        let chance = game.parse_chance(text).unwrap();
        assert_eq!(game.chance_text(chance).to_string(), *text);
        assert!(!texts.contains(text));
    }
    for form in [
        "swap bl t",
        "group jar",
        "mode 4",
        "fall left",
        "entomb boat",
        "do",
        "pass",
    ] {
        assert!(texts.iter().any(|text| text == form), "{form}");
    }
}

#[test]
fn vk_11_2_exactly_the_printed_form() {
    let game = Valley::default();
    for text in [
        "",
        " end",
        "end ",
        "END",
        "End",
        "buy  bl",
        "buy bl ",
        "buy BL",
        "mode 01",
        "mode +1",
        "use",
        "use shabti urn",
        "swap bl",
        "fall",
        "do it",
        "swap bl bm t",
        "buy",
        "group",
    ] {
        assert!(game.parse_decision(text).is_err(), "{text:?}");
    }
    for text in [
        "",
        "die",
        "die 01",
        "die +1",
        "die 1 ",
        "lay bl",
        "lay shabti bl",
        "draw",
        "Draw urn",
    ] {
        assert!(game.parse_chance(text).is_err(), "{text:?}");
    }
    given()
        .hand("shabti urn")
        .pyramid(FULL)
        .start()
        .refuses("end ", "bad_notation", "VK-11.2");
}

#[test]
fn vk_11_3_what_does_not_exist_is_no_notation() {
    let scene = given().hand("shabti urn").pyramid(FULL).start();
    for text in [
        "use sphinx",
        "buy xx",
        "group sphinx",
        "mode 0",
        "mode 5",
        "swap bm bl",
        "swap bl bl",
        "lay bl sphinx",
        "die 0",
        "die 7",
        "draw sphinx",
        "fall middle",
    ] {
        scene.refuses(text, "bad_notation", "VK-11.3");
    }
}

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
    let pending = |scene: &common::Scene, expected: Value| {
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
