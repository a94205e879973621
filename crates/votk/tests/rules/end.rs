//! VK-9: the end.

use crate::common::{FULL, Given, Scene, given, given_drill, given_options};
use serde_json::json;
use solo_core::Game as _;
use solo_testkit::{set_up, view};
use votk::{AttackSlot, Slot, Stage, State, Valley};

const LAST: &str = "am_ankh jar_qeb st_horus / - - / -";

#[test]
fn vk_9_1_no_stock_and_two_cards() {
    let given = given().hand("throne shabti").pyramid(LAST);
    let scene = given.clone().stock("").play("buy bl");
    assert!(scene.is_over());
    // With stock the game continues, with three cards, too.
    assert!(!given.stock("am_djed").play("buy bl").is_over());
    let scene = crate::common::given()
        .hand("throne shabti")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / bk_gates - / -")
        .play("buy bl");
    assert!(!scene.is_over());
}

/// Returns a position of a game that ends as soon as one of the two conditions holds.
fn either(others: &[(&str, &str)]) -> Given {
    let mut options = json!({"end_when": "either"});
    for (name, value) in others {
        options[*name] = json!(value);
    }
    given_options(options)
}

#[test]
fn vk_9_1_either_of_the_two_with_the_option() {
    let pyramid = "am_ankh jar_qeb st_horus / - - / -";
    // Two cards are left, and there is stock.
    let two_left = |given: Given| given.hand("throne shabti").pyramid(pyramid).play("buy bl");
    two_left(either(&[]))
        .phase("over")
        .shows("/step", json!("play"))
        .shows("/stock_size", json!(52));
    two_left(given()).phase("play");
    // The stock is used up, with a pyramid of six.
    let last = |given: Given| {
        given
            .hand("throne shabti")
            .stock("bk_heavens")
            .pyramid(FULL)
            .play("buy bl, end, lay t bk_heavens")
    };
    let scene = last(either(&[]));
    scene.phase("over").shows("/step", json!("rebuild"));
    scene.zone("/discard", "sarc_outer shabti throne");
    last(given()).phase("draw");
    // Before its last card is laid the game goes on.
    either(&[])
        .hand("throne shabti")
        .stock("bk_heavens")
        .pyramid(FULL)
        .play("buy bl, end")
        .phase("lay");
    // A card taken from the stock counts as well.
    let taken = |given: Given| {
        given
            .hand("bk_nether urn")
            .stock("bk_heavens")
            .pyramid(FULL)
            .play("use bk_nether, stock bk_heavens")
    };
    taken(either(&[])).phase("over");
    taken(given()).phase("play");
    // An immediate refill comes before the test: it uses up the stock here.
    let scene = either(&[("refill", "immediate")])
        .hand("throne shabti")
        .stock("bk_heavens")
        .pyramid(FULL)
        .play("buy bl");
    scene.phase("lay");
    scene
        .play("lay t bk_heavens")
        .phase("over")
        .shows("/step", json!("play"));
}

#[test]
fn vk_9_1_the_set_up_is_no_end() {
    for side in ["player", "bot"] {
        let game = either(&[("first", side)]).game;
        let mut state = game.start();
        let mut steps = 0;
        while state.stage() == Stage::Setup {
            let (chance, _) = game.chances(&state).next().unwrap();
            assert_eq!(game.broken_rule(&state), None);
            assert_eq!(set_up(&game, &view(&game, &state)), Ok(state));
            state = game.apply(&state, chance).unwrap();
            steps += 1;
        }
        assert_eq!((steps, filled(&state)), (11, 6));
    }
}

#[test]
fn vk_9_1_no_running_game_is_at_its_end() {
    // A view of a running game without stock is refused with the option only.
    let view = given().hand("urn").stock("").pyramid(FULL).view();
    let game = either(&[]).game;
    let refused = set_up(&game, &view).unwrap_err();
    assert!(refused.to_string().contains("VK-9.1"), "{refused}");
    assert!(set_up(&Valley::default(), &view).is_ok());
    // Step 1 may be finished.
    let game = either(&[("end_rule", "finish_play")]).game;
    assert!(set_up(&game, &view).is_ok());
}

/// Counts the slots of the pyramid that hold a card.
fn filled(state: &State) -> usize {
    let slots = Slot::ALL.iter();
    slots.filter(|slot| state.pyramid(**slot).is_some()).count()
}

#[test]
fn cards_to_go_until_the_stock_is_used_up() {
    let scene = |given: Given| given.hand("throne urn").pyramid(FULL).stock("st_osiris x2");
    let to_go = |scene: &Scene| scene.game.cards_to_go(&scene.state);
    assert_eq!(to_go(&scene(given()).start()), 6);
    let scene = scene(either(&[])).start();
    assert_eq!(to_go(&scene), 2);
    let scene = scene.play("buy bl");
    assert_eq!(to_go(&scene), 1);
}

#[test]
fn vk_9_2_at_once() {
    let scene = given()
        .hand("throne shabti")
        .stock("")
        .pyramid(LAST)
        .play("buy bl");
    scene
        .shows("/side", json!("player"))
        .shows("/step", json!("play"))
        .pyramid("- jar_qeb st_horus / - - / -")
        .shows("/outcome/player/total", json!(0))
        .refuses("end", "game_over", "VK-9.2")
        .refuses("die 1", "game_over", "VK-9.2")
        .refuses("nonsense", "game_over", "VK-9.2");
}

#[test]
fn vk_9_3_when_it_is_tested() {
    // After a removal by the Bot.
    given()
        .hand("shabti")
        .stock("")
        .pyramid(LAST)
        .bot_to_roll()
        .play("die 5")
        .phase("over");
    // After a refill that used up the stock: here there is nothing left to lay.
    given()
        .hand("shabti urn")
        .stock("")
        .pyramid("am_ankh jar_qeb st_horus / - - / -")
        .play("end, shed br")
        .phase("over")
        .shows("/step", json!("rebuild"));
    // After a card was taken from the stock and has reached its zone.
    given()
        .hand("bk_nether urn")
        .stock("bk_heavens")
        .pyramid("am_djed jar_qeb - / - - / -")
        .play("use bk_nether, stock bk_heavens")
        .phase("over")
        .zone("/discard", "bk_heavens");
}

#[test]
fn vk_9_4_step_1_may_be_finished() {
    let given = |phase: &str| {
        given_options(json!({"end_rule": phase}))
            .hand("throne shabti")
            .stock("")
            .pyramid(LAST)
    };
    given("immediate").play("buy bl").phase("over");
    let scene = given("finish_play").play("buy bl");
    scene.phase("play");
    scene
        .play("entomb shabti")
        .phase("over")
        .shows("/step", json!("play"));
    // In all other steps it ends immediately.
    given("finish_play")
        .bot_to_roll()
        .play("die 1")
        .phase("over");
    given("finish_play").play("end, shed bl").phase("over");
    // With either condition, too: here two cards are left beside the stock.
    let scene = either(&[("end_rule", "finish_play")])
        .hand("throne shabti")
        .pyramid(LAST)
        .play("buy bl");
    scene.phase("play");
    scene
        .play("end")
        .phase("over")
        .shows("/step", json!("play"))
        .shows("/stock_size", json!(52));
}

#[test]
fn vk_9_5_the_rest_is_dropped() {
    let scene = given()
        .hand("bk_gates urn")
        .deck("bk_nether")
        .stock("bk_heavens")
        .pyramid("am_djed jar_qeb - / - - / -")
        .play("use bk_gates, turn bk_nether, stock bk_heavens");
    scene
        .phase("over")
        .zone("/turned", "bk_nether")
        .zone("/played", "bk_gates")
        .shows("/frames", json!([]))
        .zone("/state/executed", "");
    // The gold of the card comes after the removal that ends the game: it is not granted.
    given()
        .hand("senet urn")
        .stock("")
        .pyramid(LAST)
        .play("use senet, take bl")
        .phase("over")
        .shows("/state/purse", json!(0))
        .shows(
            "/pending",
            json!({"slot": null, "card": null, "due": null, "last": null, "left": null}),
        );
}

#[test]
fn vk_9_5_actions_that_run_are_dropped_but_cards_turned_over_lie_there() {
    let scene = given_drill()
        .hand("st_horus bk_gates urn")
        .top("throne")
        .deck("food x2")
        .stock("")
        .pyramid("sarc_outer jar_qeb am_ankh / bk_nether bk_dead / boat")
        .play("use st_horus, take br, take br, take bl, use bk_gates, mode 1, take bl");
    assert!(scene.is_over());
    scene.zone("/turned", "throne").shows("/frames", json!([]));
    // The view tells all that is kept of the actions.
    let same = |scene: &Scene| {
        let again = set_up(&scene.game, &scene.view());
        assert_eq!(again.as_ref(), Ok(&scene.state));
    };
    same(&scene);
    // A slot that an action held is used, and no longer held.
    let scene = given_drill()
        .hand("mask urn")
        .deck("st_horus")
        .bot_tomb("shabti x3")
        .stock("")
        .pyramid("sarc_outer jar_qeb am_djed / - - / -")
        .play("use mask, do, do, turn st_horus, take bl");
    assert!(scene.is_over());
    scene.shows("/state/bot_discard", json!(true));
    assert_eq!(scene.state.slot_holder(AttackSlot::Discard), None);
    same(&scene);
}
