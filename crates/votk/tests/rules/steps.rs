//! VK-10: steps.

use crate::common::{FULL, given, new_game};
use serde_json::{Value, json};

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
        .refuses("pay urn", "not_legal", "VK-4.5")
        .refuses("pass", "not_legal", "VK-6.10");
    new_game()
        .refuses("end", "wrong_step", "VK-10.3")
        .refuses("ends", "bad_notation", "VK-11.2")
        .refuses("die 1", "not_legal", "VK-10.1");
    // An action is not an outcome, whatever is due.
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
