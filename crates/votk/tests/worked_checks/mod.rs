//! The worked checks of the rulebook: a position, steps, and the expected result.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod actions;
mod held_slots;
mod opponent;

use crate::common::{FULL, given, given_options, new_game};
use serde_json::json;

#[test]
fn w_1_a_new_game() {
    let scene = new_game();
    scene
        .phase("draw")
        .shows("/side", json!("setup"))
        .shows("/step", json!("setup"))
        .shows("/turn", json!(0))
        .shows("/pending/left", json!(4))
        .outcomes("draw shabti 4, draw urn 3, draw food 2")
        .zone("/bot_tomb", "shabti x3")
        .zone("/bot_discard", "urn")
        .shows("/stock_size", json!(56))
        .shows(
            "/aside",
            json!({"shabti": 9, "urn": 8, "food": 6, "table": 4}),
        );
    assert!(scene.events.is_empty());
}

#[test]
fn w_2_the_first_card_of_the_pyramid() {
    let scene = new_game().play("draw shabti, draw shabti, draw urn, draw food");
    scene.phase("lay");
    let chances = scene.game.chances(&scene.state);
    assert_eq!(chances.len(), 16);
    assert_eq!(chances.map(|(_, weight)| weight).sum::<u32>(), 29);
    scene
        .refuses("lay bm bk_gates", "not_legal", "VK-5.6")
        .refuses("lay bl bk_dead", "not_legal", "VK-1.3")
        .refuses("end", "wrong_step", "VK-10.3")
        .refuses("lay bl nothing", "bad_notation", "VK-11.3");
}

#[test]
fn w_3_the_first_turn() {
    let scene = new_game()
        .play("draw shabti, draw shabti, draw urn, draw food")
        .play("lay bl sarc_outer, lay bm jar_qeb, lay br st_horus, lay ml am_ankh")
        .play("lay mr bk_gates, lay t boat, bone senet");
    scene
        .shows("/turn", json!(1))
        .lists("buy bl, use shabti, use urn, use food, entomb shabti, entomb urn, entomb food, end")
        .shows("/stock_size", json!(49));
    assert_eq!(
        scene.told().last(),
        Some(&json!({"event": "turn_begins", "side": "player", "turn": 1}))
    );
}

#[test]
fn w_4_paying() {
    let scene = given()
        .hand("sarc_inner chariot urn food")
        .pyramid("senet am_djed st_bastet / am_ankh sarc_outer / boat")
        .play("buy bl");
    scene.lists("pay sarc_inner, pay chariot");
    let one = scene.clone().play("pay sarc_inner");
    one.lists("pay urn, pay food, pay chariot");
    one.play("pay urn")
        .zone("/hand", "food chariot")
        .zone("/discard", "senet");
    scene
        .play("pay chariot")
        .zone("/hand", "sarc_inner")
        .shows("/state/bought", json!(4));
}

#[test]
fn w_5_two_purchases() {
    let scene = given()
        .hand("throne mask chariot")
        .pyramid(FULL)
        .play("buy bl");
    scene.lists("pay mask, pay throne");
    let scene = scene.play("pay throne");
    scene
        .pyramid("am_ankh jar_qeb st_horus / boat bk_gates / -")
        .buys("buy bl, buy bm");
    scene
        .play("buy bl, pay chariot")
        .zone("/discard", "sarc_outer am_ankh")
        .zone("/hand", "mask")
        .shows("/state/bought", json!(4));
}

#[test]
fn w_6_a_gap_in_the_middle() {
    let scene = given().hand("throne shabti").pyramid(FULL).play("buy bm");
    scene.phase("fall").shows("/pending/slot", json!("bm"));
    scene
        .play("fall right")
        .pyramid("sarc_outer bk_gates st_horus / am_ankh boat / -");
}

#[test]
fn w_7_extra_gold() {
    let scene = given()
        .hand("am_scarab shabti x2 urn")
        .deck("urn food")
        .pyramid(FULL)
        .play("use am_scarab, mode 1");
    scene.shows("/state/purse", json!(2)).buys("buy bl, buy bm");
    scene
        .play("buy bl")
        .shows("/pending/due", json!(1))
        .lists("pay shabti, pay urn")
        .shows("/state/purse", json!(0))
        .shows("/pending/last", json!("shabti"));
}

#[test]
fn w_8_a_swap_is_a_change() {
    let given = |change: &str| {
        given_options(json!({"pyramid_change": change}))
            .hand("urn shabti")
            .deck("shabti x2 urn food x2")
            .pyramid(FULL)
    };
    let scene = given("any").play("use urn");
    let list = scene.list();
    assert_eq!(list.len(), 15);
    assert_eq!(
        (list[0].as_str(), list[14].as_str()),
        ("swap bl bm", "swap mr t")
    );
    let scene = scene.play("swap bl t");
    scene
        .shows("/state/left_pyramid", json!(false))
        .shows("/state/swapped", json!(true));
    scene.play("end").phase("draw");
    let scene = given("lost").play("use urn, swap bl t, end");
    scene
        .phase("shed")
        .lists("shed bl, shed bm, shed br, shed ml, shed mr, shed t");
    let scene = scene.play("shed mr");
    assert_eq!(
        scene.view()["boneyard"].as_array().unwrap().last(),
        Some(&json!("bk_gates"))
    );
    scene
        .shows("/pyramid/mr", json!("sarc_outer"))
        .phase("lay")
        .shows("/pending/slot", json!("t"))
        .zone("/discard", "shabti urn");
}

#[test]
fn w_9_arranging() {
    let scene = given()
        .hand("am_djed urn shabti x2")
        .pyramid(FULL)
        .play("end");
    scene
        .phase("arrange")
        .shows("/pending/left", json!(1))
        .lists("top shabti, top urn, top am_djed");
    scene
        .play("top urn")
        .zone("/discard", "shabti x2 am_djed urn");
}

#[test]
fn w_10_drawing_and_reshuffling() {
    let scene = given()
        .hand("urn")
        .deck("food x2")
        .pile("shabti x2")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .play("end");
    scene.outcomes("draw food 2");
    let scene = scene.play("draw food, draw food");
    scene
        .outcomes("draw shabti 2, draw urn 1")
        .tells(json!({"event": "reshuffled", "cards": 3}));
    scene
        .play("draw shabti, draw urn, draw shabti")
        .phase("die");
}

#[test]
fn w_11_the_die_decides_the_fall() {
    let scene = given().deck("shabti").pyramid(FULL).bot_to_roll().start();
    for (roll, pyramid) in [
        ("die 3", "sarc_outer am_ankh st_horus / boat bk_gates / -"),
        ("die 4", "sarc_outer bk_gates st_horus / am_ankh boat / -"),
    ] {
        scene
            .clone()
            .play(roll)
            .pyramid(pyramid)
            .zone("/bot_tomb", "jar_qeb")
            .phase("lay")
            .shows("/pending/slot", json!("t"));
    }
}

#[test]
fn w_12_only_one_can_fall() {
    given()
        .hand("shabti")
        .stock("")
        .pyramid("bk_gates jar_qeb st_horus / am_ankh - / -")
        .bot_to_roll()
        .play("die 4")
        .pyramid("bk_gates am_ankh st_horus / - - / -")
        .shows("/turn", json!(3))
        .shows("/side", json!("player"));
}

#[test]
fn w_13_empty_slots_and_the_die() {
    let pyramid = "- jar_qeb st_horus / - am_ankh / -";
    given()
        .hand("shabti")
        .stock("")
        .pyramid(pyramid)
        .bot_to_roll()
        .start()
        .lists("die 3, die 4, die 5, die 6");
    let scene = given_options(json!({"empty_slot": "none"}))
        .hand("shabti")
        .stock("")
        .pyramid(pyramid)
        .bot_to_roll()
        .start();
    scene.lists("die 1, die 2, die 3, die 4, die 5, die 6");
    scene
        .play("die 1")
        .zone("/bot_tomb", "")
        .shows("/turn", json!(3));
}

#[test]
fn w_14_the_end_in_a_purchase() {
    let pyramid = "am_ankh jar_qeb st_horus / - - / -";
    let scene = given()
        .hand("shabti x3 throne")
        .stock("")
        .pyramid(pyramid)
        .play("buy bl, pay throne");
    assert!(scene.is_over());
    scene.zone("/discard", "am_ankh").zone("/tomb", "");
    let scene = given_options(json!({"end_rule": "finish_play"}))
        .hand("shabti x3 throne")
        .stock("")
        .pyramid(pyramid)
        .play("buy bl, pay throne");
    scene.phase("play");
    scene
        .play("entomb shabti, end")
        .shows("/outcome/player/total", json!(1));
}

#[test]
fn w_15_a_reaction() {
    let given = |options| {
        given_options(options)
            .hand("boat urn")
            .deck("shabti x6")
            .pyramid("bk_gates jar_qeb st_horus / am_ankh sarc_outer / senet")
            .bot_to_roll()
            .play("die 1")
    };
    let scene = given(json!({}));
    scene
        .shows("/pyramid/bl", json!("am_ankh"))
        .phase("react")
        .shows("/side", json!("bot"))
        .shows("/step", json!("rebuild"))
        .lists("react boat, pass");
    let scene = scene.play("react boat");
    scene.lists("take bl, take bm, take br").shows(
        "/frames",
        json!([{"card": "boat", "from": "react", "mode": 1, "op": 1, "left": 1, "limit": null,
            "group": null, "slots": [], "asking": false}]),
    );
    scene
        .play("take br")
        .zone("/discard", "boat st_horus")
        .pyramid("am_ankh jar_qeb sarc_outer / senet - / -")
        .phase("lay");
    given(json!({"reactions": "off"})).phase("lay");
}

#[test]
fn w_34_scoring() {
    let scene = given()
        .hand("throne shabti")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .tomb("shabti urn mask bk_gates x2 bk_earth st_isis")
        .bot_tomb("shabti x2 sarc_inner x2 am_djed am_tyet censer")
        .bot_pile("urn jar_dua food st_thoth")
        .play("buy bl");
    scene
        .shows(
            "/outcome/player",
            json!({"total": 14, "starters": 2, "uniques": 7, "spares": 0, "tomb_size": 7,
                "sets": {"sarcophagus": 0, "jar": 0, "amulet": 0, "book": 4, "statue": 1}}),
        )
        .shows(
            "/outcome/bot",
            json!({"total": 19, "starters": 3, "uniques": 6, "spares": 3, "tomb_size": 10,
                "sets": {"sarcophagus": 1, "jar": 1, "amulet": 4, "book": 0, "statue": 1}}),
        )
        .tells(json!({"event": "returned", "cards": ["st_thoth", "food", "jar_dua"]}))
        .zone("/bot_discard", "urn");
    assert_eq!(
        scene.told().last(),
        Some(&json!({"event": "over", "winner": "bot", "by": "points", "player": 14, "bot": 19}))
    );
}

#[test]
fn w_35_ties() {
    let given = given()
        .hand("throne")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -");
    given
        .clone()
        .tomb("shabti x3")
        .bot_tomb("shabti am_djed bk_gates")
        .play("buy bl")
        .shows("/outcome/player/total", json!(3))
        .shows("/outcome/bot/total", json!(3))
        .shows("/outcome/winner", json!("shared"))
        .shows("/outcome/by", json!("equal"))
        .tells(json!({"event": "over", "winner": "shared", "by": "equal", "player": 3, "bot": 3}))
        .shows("/outcome/value", json!(0.5));
    given
        .tomb("censer")
        .bot_tomb("shabti urn food am_djed bk_gates sarc_outer")
        .play("buy bl")
        .shows("/outcome/player/total", json!(6))
        .shows("/outcome/bot/total", json!(6))
        .shows("/outcome/winner", json!("player"))
        .shows("/outcome/by", json!("tomb_size"))
        .tells(
            json!({"event": "over", "winner": "player", "by": "tomb_size", "player": 6, "bot": 6}),
        )
        .shows("/outcome/value", json!(1));
}

#[test]
fn w_36_the_last_stock_card() {
    let scene = given()
        .hand("bk_nether urn")
        .stock("bk_heavens")
        .pyramid("am_djed jar_qeb - / - - / -")
        .play("use bk_nether");
    scene.outcomes("stock bk_heavens 1");
    let scene = scene.play("stock bk_heavens");
    assert!(scene.is_over());
    scene.zone("/discard", "bk_heavens");
}

#[test]
fn w_39_a_swap_over_an_empty_base_slot() {
    let end = |empty: &str| {
        given_options(json!({"empty_slot": empty}))
            .hand("urn shabti")
            .deck("food")
            .stock("")
            .pyramid("- jar_qeb st_horus / - am_ankh / -")
            .play("use urn, swap bm br, end")
    };
    end("none").phase("shed").lists("shed bm, shed br, shed mr");
    end("reroll").phase("draw");
}

#[test]
fn w_42_a_swap_that_is_undone() {
    given()
        .hand("urn x2 shabti")
        .deck("food")
        .pyramid(FULL)
        .play("use urn, swap bl bm, use urn, swap bl bm, end")
        .pyramid(FULL)
        .phase("draw");
}
