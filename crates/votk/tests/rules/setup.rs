//! VK-2: set-up.

use crate::common::{FULL, Scene, given, new_game, options};
use serde_json::json;
use votk::{Design, Valley};

#[test]
fn vk_2_1_ninety_six_cards() {
    let scene = new_game();
    let catalogue = scene.game.catalogue();
    let all: u32 = Design::all()
        .map(|d| u32::from(catalogue.card(d).copies))
        .sum();
    let aside: u32 = Design::all().map(|d| catalogue.aside(d)).sum();
    assert_eq!((all, aside), (96, 27));
}

#[test]
fn vk_2_2_nine_starters() {
    new_game().shows("/deck/unseen", json!({"shabti": 4, "urn": 3, "food": 2}));
}

#[test]
fn vk_2_3_the_offering_table_is_aside() {
    let scene = new_game();
    scene
        .shows("/aside/table", json!(4))
        .refuses("draw table", "not_legal", "VK-1.2");
}

#[test]
fn vk_2_4_the_player_has_nothing_but_a_deck() {
    new_game()
        .zone("/hand", "")
        .zone("/discard", "")
        .zone("/tomb", "")
        .zone("/deck/top", "");
}

#[test]
fn vk_2_5_what_the_bot_begins_with() {
    new_game()
        .zone("/bot_tomb", "shabti x3")
        .zone("/bot_discard", "urn");
}

#[test]
fn vk_2_6_the_other_starters_are_aside() {
    new_game().shows(
        "/aside",
        json!({"shabti": 9, "urn": 8, "food": 6, "table": 4}),
    );
}

#[test]
fn vk_2_7_the_stock() {
    let scene = new_game();
    let view = scene.view();
    let sum = |part: &str| -> u64 {
        let part = view["stock"][part].as_object().unwrap();
        part.values().map(|n| n.as_u64().unwrap()).sum()
    };
    assert_eq!((sum("ii"), sum("iii")), (29, 27));
    scene.shows("/stock_size", json!(56));
}

#[test]
fn vk_2_8_the_bot_has_no_hand() {
    let view = new_game().view();
    let mut bots: Vec<&String> = view
        .as_object()
        .unwrap()
        .keys()
        .filter(|key| key.starts_with("bot"))
        .collect();
    bots.sort();
    assert_eq!(bots, ["bot_discard", "bot_tomb"]);
}

#[test]
fn vk_2_9_the_steps_of_the_set_up() {
    let mut scene = new_game();
    let mut phases = Vec::new();
    while scene.view()["side"] == "setup" {
        let pending = &scene.view()["pending"]["slot"];
        phases.push(match pending.as_str() {
            Some(slot) => slot.to_owned(),
            None => scene.view()["phase"].as_str().unwrap().to_owned(),
        });
        let first = scene.list()[0].clone();
        scene = scene.play(&first);
    }
    assert_eq!(
        phases,
        [
            "draw", "draw", "draw", "draw", "bl", "bm", "br", "ml", "mr", "t", "bone"
        ]
    );
    assert_eq!(scene.state.boneyard().len(), 1);
}

#[test]
fn vk_2_10_hands_of_four_and_five() {
    let scene = new_game();
    scene.shows("/pending/left", json!(4));
    given()
        .hand("urn")
        .deck("shabti x6")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end")
        .shows("/pending/left", json!(5));
}

#[test]
fn vk_2_11_who_begins() {
    let begin = |first: &str| {
        let game = Valley::new(options(&json!({"first": first})));
        Scene::new(game)
            .play("draw shabti, draw shabti, draw urn, draw food")
            .play("lay bl sarc_outer, lay bm jar_qeb, lay br st_horus, lay ml am_ankh")
            .play("lay mr bk_gates, lay t boat, bone senet")
    };
    begin("player").phase("play").shows("/turn", json!(1));
    begin("bot")
        .phase("die")
        .shows("/turn", json!(0))
        .shows("/side", json!("bot"));
}

#[test]
fn vk_2_12_turns_alternate() {
    let scene = given()
        .hand("urn")
        .deck("shabti x6")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end, draw shabti, draw shabti, draw shabti, draw shabti, draw shabti");
    scene
        .shows("/side", json!("bot"))
        .tells(json!({"event": "turn_begins", "side": "bot", "turn": 2}));
    scene
        .play("die 1, lay t am_djed")
        .tells(json!({"event": "turn_begins", "side": "player", "turn": 3}));
}
