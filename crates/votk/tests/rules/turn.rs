//! VK-3: the player's turn.

use crate::common::{FULL, OTHER, given, given_options};
use serde_json::json;

#[test]
fn vk_3_1_four_steps() {
    let scene = given()
        .hand("urn shabti")
        .deck("shabti x6")
        .pyramid(FULL)
        .start();
    scene.shows("/step", json!("play"));
    let scene = scene.play("end");
    scene.shows("/step", json!("rebuild")).zone("/hand", "");
    let scene = scene.play("shed t, lay t am_djed");
    scene.shows("/step", json!("draw"));
}

#[test]
fn vk_3_2_a_card_has_one_use() {
    let scene = given()
        .hand("throne urn shabti")
        .pyramid(FULL)
        .play("use urn, swap bm t");
    scene
        .lacks("use urn")
        .lacks("entomb urn")
        .refuses("use urn", "not_legal", "VK-3.2")
        .refuses("entomb urn", "not_legal", "VK-3.2");
    scene.play("buy bl").zone("/played", "urn throne");
}

#[test]
fn vk_3_3_one_entombment_per_turn() {
    let scene = given()
        .hand("shabti x2 urn")
        .pyramid(FULL)
        .play("entomb shabti");
    scene
        .shows("/state/entombed", json!(true))
        .lacks("entomb urn")
        .refuses("entomb urn", "not_legal", "VK-3.3");
    // An entombment by an action is not counted.
    given()
        .hand("sarc_inner shabti x2 urn")
        .pyramid(FULL)
        .play("use sarc_inner, pick urn")
        .offers("entomb shabti");
}

#[test]
fn vk_3_4_any_number_of_purchases() {
    given()
        .hand("throne mask sarc_inner urn food")
        .pyramid("am_ankh am_ankh senet / chariot boat / sarc_outer")
        .play("buy bl, pay mask, buy bl, pay throne, buy br, pay urn")
        .zone("/discard", "am_ankh chariot senet");
}

#[test]
fn vk_3_5_in_play_or_entombed() {
    given()
        .hand("throne urn shabti x2")
        .pyramid(FULL)
        .play("use urn, swap bl bm, entomb shabti")
        .zone("/played", "urn")
        .zone("/tomb", "shabti")
        .tells(json!({"event": "moved", "card": "shabti", "from": "hand", "to": "tomb"}));
}

#[test]
fn vk_3_6_the_step_can_always_be_ended() {
    let scene = given().hand("throne urn").pyramid(FULL).start();
    scene.offers("end");
    scene.play("use urn, swap bl bm").offers("end");
}

#[test]
fn vk_3_7_everything_is_discarded() {
    given()
        .hand("throne urn shabti")
        .deck("food x2")
        .pyramid(FULL)
        .play("use urn, swap bl bm, end")
        .zone("/hand", "")
        .zone("/played", "")
        .zone("/discard", "shabti urn throne")
        .tells(json!({"event": "moved", "card": "throne", "from": "played", "to": "discard"}));
}

#[test]
fn vk_3_8_catalogue_order_when_nobody_looks() {
    given()
        .hand("throne boat am_ankh shabti urn")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .play("end")
        .phase("shed")
        .zone("/discard", "shabti urn am_ankh boat throne");
}

#[test]
fn vk_3_9_readers_let_the_player_arrange() {
    // Two readers among the player's cards, in any zones: two positions.
    for (zone, given) in [
        (
            "hand",
            given().hand("am_djed urn shabti food").deck("am_djed"),
        ),
        (
            "top",
            given().hand("am_djed urn shabti food").top("am_djed"),
        ),
        (
            "pile",
            given().hand("am_djed urn shabti food").pile("am_djed"),
        ),
    ] {
        let scene = given
            .pyramid(OTHER.replace("am_djed", "bk_gates").as_str())
            .play("end");
        scene.phase("arrange").shows("/pending/left", json!(2));
        let scene = scene.play("top urn");
        scene
            .zone("/arranged", "urn")
            .shows("/pending/left", json!(1))
            .lists("top shabti, top food, top am_djed")
            .refuses("top urn", "not_legal", "VK-3.9");
        let view = scene.play("top food").view();
        let pile = view["discard"].as_array().unwrap();
        assert_eq!(
            pile[pile.len() - 4..],
            ["shabti", "am_djed", "food", "urn"],
            "{zone}"
        );
    }
    // At most one position fewer than cards.
    given()
        .hand("am_djed urn")
        .pile("am_djed")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / boat")
        .play("end")
        .shows("/pending/left", json!(1));
    // A card that is entombed reads nothing.
    given()
        .hand("shabti urn")
        .tomb("am_djed")
        .pyramid(FULL)
        .play("end")
        .phase("shed");
}

#[test]
fn vk_3_10_no_choice_among_equal_cards() {
    given()
        .hand("shabti x3")
        .pile("am_djed x2")
        .pyramid(FULL)
        .play("end")
        .phase("shed")
        .zone("/discard", "am_djed x2 shabti x3");
    // The choice ends early.
    given()
        .hand("shabti x2 urn")
        .pile("am_djed x2")
        .pyramid(FULL)
        .play("end, top urn")
        .phase("shed")
        .zone("/discard", "am_djed x2 shabti x2 urn")
        .zone("/arranged", "");
}

#[test]
fn vk_3_11_a_reader_that_comes_later() {
    // The positions were counted when the step began: a reader bought before counts, one drawn
    // later could not add a position.
    let scene = given()
        .hand("throne urn shabti")
        .deck("shabti x5")
        .pyramid("am_djed jar_qeb st_horus / am_ankh bk_gates / boat")
        .play("buy bl, end");
    scene.phase("arrange").shows("/pending/left", json!(1));
    scene
        .play("top urn")
        .zone("/discard", "am_djed shabti throne urn");
}

#[test]
fn vk_3_12_the_forced_sacrifice() {
    let scene = given().hand("shabti urn").pyramid(FULL).play("end");
    scene.phase("shed").refuses("end", "not_legal", "VK-10.1");
    let scene = scene.play("shed bl");
    scene
        .pyramid("am_ankh jar_qeb st_horus / boat bk_gates / -")
        .tells(json!({"event": "moved", "card": "sarc_outer", "from": "bl", "to": "boneyard"}));
    given()
        .hand("shabti urn")
        .stock("am_djed x2 throne")
        .pyramid("sarc_outer jar_qeb - / - - / -")
        .play("end")
        .refuses("shed t", "not_legal", "VK-3.12");
}

#[test]
fn vk_3_13_what_a_change_is() {
    // A purchase is a change, and so is a swap, even if undone; with the option a card has to be
    // gone.
    given()
        .hand("throne urn")
        .deck("shabti x3")
        .pyramid(FULL)
        .play("buy bl, end")
        .phase("lay")
        .shows("/state/left_pyramid", json!(true));
    let swapped = |change: &str, steps: &str| {
        given_options(json!({"pyramid_change": change}))
            .hand("urn x2 shabti")
            .deck("shabti x3")
            .pyramid(FULL)
            .play(steps)
    };
    swapped("any", "use urn, swap bl t, end")
        .phase("draw")
        .shows("/state/swapped", json!(true))
        .shows("/state/left_pyramid", json!(false));
    swapped("any", "use urn, swap bl t, use urn, swap bl t, end").phase("draw");
    swapped("any", "end").phase("shed");
    // Any slot may be shed.
    swapped("lost", "use urn, swap bl t, end")
        .lists("shed bl, shed bm, shed br, shed ml, shed mr, shed t")
        .shows("/state/swapped", json!(true));
    given()
        .hand("senet shabti")
        .deck("shabti x3")
        .pyramid(FULL)
        .play("use senet, take t, end")
        .phase("lay");
}

#[test]
fn vk_3_14_then_the_pyramid_is_refilled() {
    given()
        .hand("shabti urn")
        .pyramid(FULL)
        .play("end, shed mr")
        .phase("lay")
        .shows("/pending/slot", json!("t"));
}

#[test]
fn vk_3_15_five_cards_or_as_many_as_there_are() {
    given()
        .hand("urn")
        .deck("shabti x2")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end, draw shabti, draw shabti, draw urn")
        .phase("die")
        .zone("/hand", "shabti x2 urn");
}

#[test]
fn vk_3_16_the_hand_is_held_through_the_bots_turn() {
    let scene = given()
        .hand("urn food")
        .pyramid(FULL)
        .bot_to_roll()
        .play("die 1");
    scene.zone("/hand", "urn food");
    scene
        .play("lay t am_djed")
        .zone("/hand", "urn food")
        .phase("play");
}

#[test]
fn vk_3_17_a_swap_over_an_empty_base_slot() {
    let end = |empty: &str, pyramid: &str| {
        given_options(json!({"empty_slot": empty}))
            .hand("urn shabti")
            .deck("food")
            .stock("")
            .pyramid(pyramid)
            .play("use urn, swap bm br, end")
    };
    let gap = "- jar_qeb st_horus / - am_ankh / -";
    end("none", gap).lists("shed bm, shed br, shed mr");
    end("reroll", gap).phase("draw");
    // The die cannot show a gap higher up.
    end("none", "bk_gates jar_qeb st_horus / - am_ankh / -").phase("draw");
    // A card that has left still counts.
    given_options(json!({"empty_slot": "none"}))
        .hand("urn shabti")
        .deck("food")
        .stock("")
        .pyramid(gap)
        .set("/state/left_pyramid", json!(true))
        .play("use urn, swap bm br, end")
        .phase("draw");
}
