//! VK-6: actions.

mod borrowed;
mod drill;
mod grants;
mod house;

use crate::common::{FULL, Given, OTHER, Scene, given, given_drill, house as house_table};
use serde_json::json;
use votk::{Catalogue, Options, Timing, Valley};

#[test]
fn vk_6_1_an_action_is_data() {
    let house = Catalogue::house();
    let scarab = house.card(house.design("am_scarab").unwrap());
    assert_eq!(scarab.action.modes(), 2);
    assert_eq!(scarab.action.to_string(), "gold n=2 / draw n=2");
    assert!(scarab.copy);
    given()
        .hand("st_anubis urn")
        .bones("am_ankh throne")
        .pyramid(FULL)
        .play("use st_anubis")
        .refuses("pick throne", "not_legal", "VK-6.1");
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
fn vk_6_2_timing() {
    let house = Catalogue::house();
    assert_eq!(
        house.card(house.design("boat").unwrap()).timing,
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
fn vk_6_3_a_refusal_names_what_is_missing() {
    let lacks = |scene: &Scene, card: &str, sentence: &str| {
        scene.explains(&format!("use {card}"), "VK-6.3", sentence);
    };
    let alone = given().hand("shabti").pyramid(FULL).start();
    let other = "its action needs another card in your hand, and none fits";
    lacks(&alone, "shabti", other);
    let scene = given()
        .hand("food am_tyet st_osiris am_djed bk_travers")
        .pyramid("sarc_outer jar_qeb st_horus / am_ankh bk_gates / senet")
        .start();
    lacks(&scene, "food", "your deck and your discard pile are empty");
    lacks(&scene, "am_tyet", "no action of this turn can be repeated");
    lacks(
        &scene,
        "st_osiris",
        "its action can take no card from your discard pile",
    );
    let top = "its action can take no card from the top of your discard pile";
    lacks(&scene, "am_djed", top);
    lacks(&scene, "bk_travers", "you have bought nothing this turn");
    let cheap = given()
        .hand("bk_earth shabti urn")
        .pyramid("jar_qeb jar_qeb - / - - / -")
        .start();
    let trade = "no other card in your hand can be traded for one in the pyramid";
    lacks(&cheap, "bk_earth", trade);
    lacks(
        &cheap,
        "urn",
        "there are no two different cards to swap in the pyramid",
    );
    let few = given_drill().hand("st_isis urn").pyramid(FULL).start();
    let two = "its action takes 2 cards from your hand, and fewer fit";
    lacks(&few, "st_isis", two);
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
fn vk_6_4_yes_no_and_void() {
    // `no` of an optional operation is void: the rest is executed.
    given()
        .hand("st_isis urn")
        .deck("shabti")
        .pyramid(FULL)
        .play("use st_isis")
        .tells(json!({"event": "skipped", "card": "st_isis", "op": 1}))
        .phase("draw");
    // A required operation cannot be left out.
    given()
        .hand("am_tyet urn shabti food")
        .deck("shabti x3")
        .pyramid(OTHER)
        .play("use shabti")
        .refuses("pass", "not_legal", "VK-6.4");
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
fn vk_6_5_one_possible_operation_is_needed() {
    // Everything void is not enough; a condition alone is not enough.
    given()
        .hand("jar_hapi urn")
        .pyramid(OTHER)
        .start()
        .lacks("use jar_hapi");
    let table = house_table().replacen("opp_discard\n", "need discard=2; draw may=1\n", 1);
    let given = |pile: &str| {
        let catalogue = Catalogue::from_table(&table).unwrap();
        Given::with(Valley::with_catalogue(Options::default(), catalogue))
            .hand("jar_hapi urn")
            .pile(pile)
            .pyramid(FULL)
    };
    given("shabti urn").start().offers("use jar_hapi");
    given("shabti").start().lacks("use jar_hapi");
    let table = house_table().replacen("opp_discard\n", "need hand=1; opp_discard may=1\n", 1);
    let catalogue = Catalogue::from_table(&table).unwrap();
    Given::with(Valley::with_catalogue(Options::default(), catalogue))
        .hand("jar_hapi urn")
        .pyramid(OTHER)
        .start()
        .lacks("use jar_hapi");
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
