//! VK-5 and VK-6: the pyramid and actions.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, OTHER, given, given_drill, given_options};
use serde_json::json;
use votk::{Catalogue, Slots, Timing};

#[test]
fn vk_5_1_rows_of_three_two_and_one() {
    assert_eq!(
        (Slots::BASE.len(), Slots::MIDDLE.len(), Slots::UPPER.len()),
        (3, 2, 3)
    );
    assert_eq!(Slots::BASE.or(Slots::UPPER), Slots::ALL);
}

#[test]
fn vk_5_2_it_crumbles_at_once() {
    given()
        .hand("throne mask shabti")
        .pyramid(FULL)
        .play("buy bl, pay throne")
        .play("buy bl")
        .zone("/discard", "sarc_outer am_ankh");
}

#[test]
fn vk_5_3_what_falls_into_which_gap() {
    for (slot, pyramid) in [
        ("bl", "am_djed jar_qeb st_horus / boat bk_gates / -"),
        ("br", "sarc_outer jar_qeb bk_gates / am_djed boat / -"),
        ("ml", "sarc_outer jar_qeb st_horus / boat bk_gates / -"),
        ("mr", "sarc_outer jar_qeb st_horus / am_djed boat / -"),
        ("t", "sarc_outer jar_qeb st_horus / am_djed bk_gates / -"),
    ] {
        given()
            .hand("senet shabti")
            .pyramid("sarc_outer jar_qeb st_horus / am_djed bk_gates / boat")
            .play(&format!("use senet, take {slot}"))
            .pyramid(pyramid);
    }
}

#[test]
fn vk_5_4_the_player_chooses_in_the_middle() {
    let scene = given()
        .hand("senet shabti")
        .pyramid(FULL)
        .play("use senet, take bm");
    scene.phase("fall").lists("fall left, fall right");
    scene
        .clone()
        .play("fall left")
        .pyramid("sarc_outer am_ankh st_horus / boat bk_gates / -");
    scene
        .clone()
        .play("fall right")
        .pyramid("sarc_outer bk_gates st_horus / am_ankh boat / -");
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / - bk_gates / -")
        .play("use senet, take bm")
        .pyramid("sarc_outer bk_gates st_horus / - - / -");
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / - - / -")
        .play("use senet, take bm")
        .pyramid("sarc_outer - st_horus / - - / -");
}

#[test]
fn vk_5_5_a_gap_without_source_stays() {
    given()
        .hand("senet shabti")
        .stock("throne mask")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh - / -")
        .play("use senet, take bl")
        .pyramid("am_ankh jar_qeb st_horus / - - / -");
}

#[test]
fn vk_5_6_when_gaps_are_refilled() {
    let scene = |refill: &str| {
        given_options(json!({"refill": refill}))
            .hand("throne urn x2 shabti")
            .deck("food x2")
            .pyramid(FULL)
            .play("buy bl")
    };
    scene("rebuild")
        .phase("play")
        .shows("/pyramid/t", json!(null));
    let now = scene("immediate");
    now.phase("lay")
        .shows("/step", json!("play"))
        .refuses("lay bl am_djed", "not_legal", "VK-5.6");
    now.play("lay t am_djed")
        .phase("play")
        .shows("/pyramid/t", json!("am_djed"));
    // In slot order, as long as there is stock.
    let scene = given()
        .hand("shabti urn")
        .stock("am_djed x2")
        .pyramid("sarc_outer - st_horus / - - / -")
        .play("end, shed bl");
    scene.shows("/pending/slot", json!("bl"));
    let scene = scene.play("lay bl am_djed");
    scene.shows("/pending/slot", json!("bm"));
    let scene = scene.play("lay bm am_djed");
    scene
        .shows("/stock_size", json!(0))
        .shows("/side", json!("player"));
}

#[test]
fn vk_5_7_the_order_of_a_removal() {
    let scene = given_options(json!({"refill": "immediate"}))
        .hand("senet shabti")
        .pyramid(FULL)
        .play("use senet, take bl");
    // Arrived, crumbled; the refill is due before the action goes on.
    scene
        .phase("lay")
        .shows("/state/purse", json!(0))
        .shows("/frames/0/left", json!(0));
    scene.play("lay t am_djed").shows("/state/purse", json!(1));
}

#[test]
fn vk_5_8_every_card_rests_on_two() {
    for pyramid in [
        "sarc_outer jar_qeb st_horus / am_ankh - / boat",
        "sarc_outer jar_qeb st_horus / - bk_gates / boat",
        "- jar_qeb st_horus / am_ankh - / -",
        "sarc_outer - st_horus / am_ankh - / -",
        "sarc_outer jar_qeb - / - bk_gates / -",
    ] {
        let faults = given().hand("shabti urn").pyramid(pyramid).faults();
        assert!(
            faults.iter().any(|fault| fault.rule == "VK-5.8"),
            "{pyramid}: {faults:?}"
        );
    }
    assert!(given().hand("shabti urn").pyramid(FULL).faults().is_empty());
}

#[test]
fn vk_6_1_an_action_is_data() {
    let house = Catalogue::house();
    let scarab = house.card(house.design("am_scarab").unwrap());
    assert_eq!(scarab.action().modes(), 2);
    assert_eq!(scarab.action().to_string(), "gold n=2 / draw n=2");
    assert!(scarab.repeatable());
    given()
        .hand("st_anubis urn")
        .bones("am_ankh throne")
        .pyramid(FULL)
        .play("use st_anubis")
        .refuses("pick throne", "not_legal", "VK-6.1");
}

#[test]
fn vk_6_2_timing() {
    let house = Catalogue::house();
    assert_eq!(
        house.card(house.design("boat").unwrap()).timing(),
        Timing::Reaction
    );
    given()
        .hand("boat urn")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .start()
        .lacks("use boat")
        .refuses("use boat", "not_legal", "VK-6.2");
    given_drill()
        .hand("chariot urn")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .start()
        .lacks("use chariot")
        .refuses("use chariot", "not_legal", "VK-6.2");
    given()
        .hand("boat urn")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .bot_to_roll()
        .play("die 1")
        .refuses("react urn", "not_legal", "VK-6.2");
}

#[test]
fn vk_6_3_what_is_not_optional_must_be_possible() {
    given()
        .hand("shabti")
        .pyramid(FULL)
        .start()
        .lacks("use shabti")
        .refuses("use shabti", "not_legal", "VK-6.3");
    // Optional parts never prevent it.
    given()
        .hand("st_isis urn")
        .deck("shabti")
        .pyramid(FULL)
        .start()
        .offers("use st_isis");
}

#[test]
fn vk_6_4_yes_no_and_void() {
    // `no` of something optional is void: the rest is carried out.
    given()
        .hand("st_isis urn")
        .deck("shabti")
        .pyramid(FULL)
        .play("use st_isis")
        .tells(json!({"event": "skipped", "card": "st_isis", "op": 1}))
        .phase("draw");
    // Something that is not optional cannot be left out.
    given()
        .hand("am_tyet urn shabti food")
        .deck("shabti x3")
        .pyramid(OTHER)
        .play("use shabti")
        .refuses("pass", "not_legal", "VK-6.4");
}

#[test]
fn vk_6_5_one_possible_operation_is_needed() {
    // Everything void is not enough; a condition alone is not enough.
    given()
        .hand("jar_hapi urn")
        .pyramid(OTHER)
        .start()
        .lacks("use jar_hapi");
    given_drill()
        .hand("mask urn")
        .pile("shabti urn")
        .pyramid(FULL)
        .start()
        .offers("use mask");
    given_drill()
        .hand("mask urn")
        .pile("shabti")
        .pyramid(FULL)
        .start()
        .lacks("use mask");
}

#[test]
fn vk_6_6_a_card_does_not_pay_for_its_own_action() {
    given()
        .hand("shabti")
        .pyramid(FULL)
        .start()
        .lacks("use shabti");
    given()
        .hand("shabti x2")
        .pyramid(FULL)
        .start()
        .offers("use shabti");
    given()
        .hand("bk_heavens urn")
        .pile("shabti x4")
        .pyramid(FULL)
        .start()
        .lacks("use bk_heavens");
    // No look-ahead: the second operation is judged as if it came first.
    given()
        .hand("sarc_outer")
        .tomb("urn")
        .pyramid(OTHER)
        .start()
        .lacks("use sarc_outer");
    // A reaction card lies on the discard pile when it is judged.
    given_drill()
        .hand("senet boat")
        .bot_tomb("shabti")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / am_djed")
        .bot_to_roll()
        .play("die 1")
        .lists("react boat, react senet, pass");
}

#[test]
fn vk_6_7_what_has_become_impossible_is_skipped() {
    // The only base card within the limit is sacrificed first.
    given_drill()
        .hand("st_horus urn")
        .stock("throne")
        .pyramid("sarc_outer jar_qeb - / - - / -")
        .play("use st_horus, take bl")
        .tells(json!({"event": "skipped", "card": "st_horus", "op": 2}))
        .phase("play");
}

#[test]
fn vk_6_8_only_available_modes() {
    let given = given_drill().hand("jar_imsety urn").pyramid(OTHER);
    given
        .clone()
        .bot_tomb("shabti")
        .deck("urn")
        .play("use jar_imsety")
        .lists("mode 1, mode 2, mode 3")
        .shows("/pending/card", json!("jar_imsety"))
        .refuses("mode 4", "not_legal", "VK-6.8");
    given
        .clone()
        .deck("urn")
        .play("use jar_imsety")
        .phase("draw")
        .tells(json!({"event": "mode_chosen", "card": "jar_imsety", "mode": 3}));
    given.start().lacks("use jar_imsety");
}

#[test]
fn vk_6_9_in_play_first() {
    let scene = given()
        .hand("am_scarab urn")
        .deck("shabti x2")
        .pyramid(FULL)
        .play("use am_scarab");
    scene.phase("mode").zone("/played", "am_scarab");
    assert_eq!(scene.told()[0]["event"], "moved");
    assert_eq!(
        scene.told()[1],
        json!({"event": "using", "card": "am_scarab"})
    );
}

#[test]
fn vk_6_10_where_cards_go() {
    given()
        .hand("st_horus shabti")
        .pile("urn")
        .pyramid(FULL)
        .play("use st_horus")
        .zone("/discard", "urn sarc_outer");
    let scene = given()
        .hand("shabti urn food")
        .pyramid(FULL)
        .play("use shabti, pick urn");
    assert_eq!(
        scene.view()["boneyard"].as_array().unwrap().last(),
        Some(&json!("urn"))
    );
}

#[test]
fn vk_6_11_among_equal_cards_the_player_chooses() {
    let scene = given()
        .hand("bk_dead shabti")
        .pyramid("bk_gates sarc_outer st_horus / am_scarab jar_qeb / st_anubis")
        .play("use bk_dead");
    scene
        .lists("take bm, take ml")
        .refuses("take bl", "not_legal", "VK-6.11");
    // The highest.
    given_drill()
        .hand("bk_dead shabti")
        .pyramid("bk_gates sarc_outer st_horus / am_scarab jar_qeb / st_anubis")
        .play("use bk_dead")
        .zone("/tomb", "st_anubis");
}

#[test]
fn vk_6_12_when_an_action_is_executed() {
    let scene = given()
        .hand("am_scarab urn")
        .deck("shabti x2")
        .pyramid(FULL)
        .play("use am_scarab");
    scene.zone("/state/executed", "");
    scene.play("mode 1").zone("/state/executed", "am_scarab");
    // A borrowed action is not noted.
    given()
        .hand("am_wedjat urn")
        .deck("shabti x2")
        .pyramid(OTHER)
        .bot_tomb("food")
        .play("use am_wedjat, draw shabti")
        .zone("/state/executed", "am_wedjat");
    // A reaction is not noted either.
    given()
        .hand("boat urn")
        .deck("shabti x6")
        .pyramid("bk_gates jar_qeb st_horus / am_ankh sarc_outer / senet")
        .bot_to_roll()
        .play("die 1, react boat, take br")
        .zone("/state/executed", "");
}

#[test]
fn vk_6_13_what_can_be_repeated() {
    let scene = given()
        .hand("am_tyet st_thoth urn shabti")
        .deck("shabti x2")
        .pyramid(OTHER)
        .play("use st_thoth");
    // Not what forbids it.
    scene.lacks("use am_tyet");
    let scene = scene.play("use urn, swap bl bm");
    scene.offers("use am_tyet");
    let scene = scene.play("use am_tyet");
    scene
        .tells(json!({"event": "repeating", "card": "urn"}))
        .refuses("again urn", "not_legal", "VK-10.1");
    let scene = given()
        .hand("am_tyet urn am_ankh shabti x2")
        .deck("shabti x3")
        .pyramid(OTHER)
        .play("use urn, swap bl bm, use am_ankh, draw shabti, use am_tyet");
    scene.refuses("again shabti", "not_legal", "VK-6.13");
}

#[test]
fn vk_6_14_a_repetition_is_not_repeated() {
    let scene = given()
        .hand("am_tyet x2 am_ankh")
        .deck("shabti x4")
        .pyramid(OTHER)
        .play("use am_ankh, draw shabti, use am_tyet, draw shabti");
    scene.zone("/state/executed", "am_ankh am_tyet");
    // By itself, as there is nothing else to repeat.
    scene
        .play("use am_tyet")
        .tells(json!({"event": "repeating", "card": "am_ankh"}));
    // A card that is still being carried out does not count.
    given_drill()
        .hand("throne urn")
        .pyramid(OTHER)
        .play("use throne")
        .shows("/state/purse", json!(9));
}

#[test]
fn vk_6_15_a_card_is_turned_over() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("am_ankh shabti")
        .pyramid(OTHER)
        .play("use bk_gates, turn am_ankh");
    scene
        .phase("draw")
        .zone("/turned", "am_ankh")
        .tells(json!({"event": "turned_over", "card": "am_ankh", "runs": true}));
    scene
        .play("draw shabti")
        .zone("/discard", "am_ankh")
        .zone("/turned", "")
        .shows("/state/purse", json!(1))
        .tells(json!({"event": "moved", "card": "am_ankh", "from": "turned", "to": "discard"}));
}

#[test]
fn vk_6_16_what_cannot_run_is_discarded_at_once() {
    for (id, deck) in [("boat", "boat shabti"), ("am_tyet", "am_tyet shabti")] {
        given()
            .hand("bk_gates urn")
            .deck(deck)
            .pyramid("senet am_djed st_horus / st_bastet chariot / sarc_outer")
            .play(&format!("use bk_gates, turn {id}"))
            .tells(json!({"event": "turned_over", "card": id, "runs": false}))
            .zone("/discard", id)
            .phase("play");
    }
    // While it runs it is nowhere else: it is not among the five.
    given()
        .hand("bk_gates urn")
        .deck("bk_heavens")
        .pile("shabti x4")
        .pyramid(OTHER)
        .play("use bk_gates, turn bk_heavens")
        .tells(json!({"event": "turned_over", "card": "bk_heavens", "runs": false}));
}

#[test]
fn vk_6_17_what_can_be_borrowed() {
    let given = given()
        .hand("am_wedjat urn")
        .deck("shabti x2")
        .pyramid(OTHER);
    let scene = given.clone().bot_tomb("food shabti").play("use am_wedjat");
    scene
        .lists("pick shabti, pick food")
        .refuses("pick urn", "not_legal", "VK-6.17");
    scene
        .play("pick food")
        .tells(json!({"event": "borrowing", "card": "food"}))
        .zone("/bot_tomb", "shabti food");
    for other in ["bk_gates", "am_tyet", "am_wedjat", "boat"] {
        let pyramid = OTHER.replace("boat", "sarc_outer");
        given
            .clone()
            .pyramid(&pyramid)
            .bot_tomb(other)
            .start()
            .lacks("use am_wedjat");
    }
}

#[test]
fn vk_6_18_exactly_that_worth() {
    let scene = given()
        .hand("st_thoth throne urn")
        .pyramid("bk_heavens jar_dua st_osiris / am_ankh sarc_outer / boat")
        .play("use st_thoth");
    scene
        .shows("/state/worth", json!(4))
        .buys("buy bm")
        .tells(json!({"event": "granted", "what": "worth", "value": 4}));
    // Equal worth is paid in catalogue order.
    given()
        .hand("urn throne shabti")
        .pyramid(FULL)
        .set("/state/worth", json!(4))
        .play("buy bl")
        .lists("pay shabti, pay urn, pay throne");
}

#[test]
fn vk_6_19_later_cards_and_a_later_worth() {
    let scene = given()
        .hand("st_thoth food urn")
        .deck("throne shabti")
        .pyramid("bk_heavens jar_dua st_osiris / am_ankh sarc_outer / boat")
        .play("use st_thoth, use food, draw shabti");
    scene.buys("buy bm");
    given_drill()
        .hand("st_osiris urn x2")
        .deck("shabti")
        .pyramid(FULL)
        .set("/state/worth", json!(9))
        .play("use st_osiris, pass")
        .shows("/state/worth", json!(2));
}

#[test]
fn vk_6_20_grants_end_with_the_turn() {
    let scene = given()
        .hand("urn")
        .deck("shabti x6")
        .pyramid(FULL)
        .set("/state/left_pyramid", json!(true))
        .set("/state/purse", json!(3))
        .set("/state/cheaper", json!(2))
        .set("/state/worth", json!(4))
        .set("/state/reach", json!("all"))
        .play("end, draw shabti, draw shabti, draw shabti, draw shabti, draw shabti");
    scene
        .shows("/state/purse", json!(0))
        .shows("/state/cheaper", json!(0))
        .shows("/state/worth", json!(null))
        .shows("/state/reach", json!("base"));
}

#[test]
fn vk_6_1_a_trade_or_a_swap_of_something_else() {
    let swap = given_drill()
        .pyramid(FULL)
        .hand("urn shabti")
        .play("use urn, do");
    swap.refuses("swap ml mr", "not_legal", "VK-6.1").refuses(
        "pick shabti",
        "not_legal",
        "VK-10.1",
    );
    let trade = given_drill()
        .pyramid(FULL)
        .hand("sarc_inner urn")
        .tomb("food urn shabti")
        .play("use sarc_inner");
    trade
        .phase("choose")
        .refuses("pick throne", "not_legal", "VK-6.1")
        .refuses("take bl", "not_legal", "VK-6.1");
}

#[test]
fn vk_6_3_as_many_cards_as_the_operation_demands() {
    let given = || given_drill().pyramid(FULL);
    given()
        .hand("st_isis urn")
        .start()
        .lacks("use st_isis")
        .refuses("use st_isis", "not_legal", "VK-6.3");
    given()
        .hand("st_isis urn food")
        .deck("shabti x3")
        .start()
        .offers("use st_isis");
}

#[test]
fn vk_6_4_nothing_is_picked_while_the_question_is_whether() {
    given_drill()
        .pyramid(FULL)
        .hand("urn shabti")
        .play("use urn")
        .lists("do, pass")
        .refuses("swap bl bm", "not_legal", "VK-10.1");
}

#[test]
fn vk_1_6_known_cards_on_top_are_a_deck_too() {
    let given = || given().pyramid(OTHER).hand("mask urn");
    given().top("food").start().offers("use mask");
    given().start().lacks("use mask");
}
