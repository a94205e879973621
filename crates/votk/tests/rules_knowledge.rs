//! VK-1 and VK-2: knowledge, chance and set-up.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod common;

use common::{FULL, Scene, given, given_drill, given_options, new_game, options};
use serde_json::json;
use votk::{Design, Valley};

#[test]
fn vk_1_1_face_down_cards_have_no_order() {
    // The same cards put into the deck in another order are the same position.
    let one = given()
        .hand("urn")
        .pile("food shabti")
        .deck("")
        .pyramid(FULL);
    let other = given()
        .hand("urn")
        .pile("shabti food")
        .deck("")
        .pyramid(FULL);
    let set = |g: common::Given| g.set("/state/left_pyramid", json!(true)).play("end");
    // After the reshuffle nothing is left of the order.
    assert_eq!(set(one).view()["deck"], set(other).view()["deck"]);
}

#[test]
fn vk_1_2_weights_are_copies() {
    let scene = new_game();
    scene.outcomes("draw shabti 4, draw urn 3, draw food 2");
    scene
        .play("draw shabti")
        .outcomes("draw shabti 3, draw urn 3, draw food 2")
        .refuses("draw table", "not_legal", "VK-1.2");
}

#[test]
fn vk_1_3_level_2_comes_first() {
    let given = given().hand("bk_nether").pyramid(FULL);
    let scene = given
        .clone()
        .stock("am_ankh throne mask")
        .play("use bk_nether");
    scene
        .outcomes("stock am_ankh 1")
        .refuses("stock throne", "not_legal", "VK-1.3");
    let scene = given.stock("throne mask").play("use bk_nether");
    scene.outcomes("stock mask 1, stock throne 1");
}

#[test]
fn vk_1_4_a_known_card_comes_by_itself() {
    given()
        .hand("food urn")
        .top("urn shabti")
        .deck("food")
        .pyramid(FULL)
        .play("use food")
        .zone("/hand", "urn x2")
        .zone("/deck/top", "shabti")
        .phase("play");
}

#[test]
fn vk_1_5_a_single_outcome_is_still_a_step() {
    given()
        .hand("food urn")
        .deck("shabti")
        .pyramid(FULL)
        .play("use food")
        .phase("draw")
        .outcomes("draw shabti 1");
}

#[test]
fn vk_1_6_the_pile_becomes_the_deck() {
    let given = given().hand("food urn").pyramid(FULL);
    given
        .clone()
        .pile("shabti urn")
        .play("use food")
        .tells(json!({"event": "reshuffled", "cards": 2}))
        .outcomes("draw shabti 1, draw urn 1")
        .zone("/played", "food");
    // Without pile nothing comes: the action is not even available.
    given.start().lacks("use food");
}

#[test]
fn vk_1_7_not_before_a_card_is_needed() {
    given()
        .hand("food urn")
        .deck("shabti")
        .pile("urn")
        .pyramid(FULL)
        .play("use food, draw shabti")
        .shows("/deck/unseen", json!({}))
        .zone("/discard", "urn")
        .is_silent_about("reshuffled");
}

#[test]
fn vk_1_8_a_position_is_what_its_view_says() {
    // Two ways to the same knowledge are the same position.
    let one = new_game().play("draw shabti, draw urn");
    let other = new_game().play("draw urn, draw shabti");
    assert_eq!(one.state, other.state);
    assert_eq!(one.view(), other.view());
}

#[test]
fn vk_2_1_ninety_six_cards() {
    let scene = new_game();
    let catalogue = scene.game.catalogue();
    let all: u32 = Design::all()
        .map(|d| u32::from(catalogue.card(d).copies()))
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

#[test]
fn a_drawn_hand_is_counted_in_combinations() {
    // Of 126 combinations of four among the nine cards, by shabti, urn and food.
    let game = Valley::default();
    let mut hands = std::collections::BTreeMap::new();
    let mut open = vec![(game.start(), 1_u64)];
    for _ in 0..4 {
        let mut next = Vec::new();
        for (state, ways) in open {
            for (chance, weight) in game.chances(&state) {
                let after = game.apply(&state, chance).unwrap();
                next.push((after, ways * u64::from(weight)));
            }
        }
        open = next;
    }
    for (state, ways) in open {
        let copies = |id| state.hand().copies(game.catalogue().design(id).unwrap());
        *hands
            .entry((copies("shabti"), copies("urn"), copies("food")))
            .or_insert(0) += ways;
    }
    let combinations: Vec<_> = hands
        .into_iter()
        .map(|(hand, ways)| (hand, ways / 24))
        .collect();
    assert_eq!(combinations.iter().map(|(_, n)| n).sum::<u64>(), 126);
    for (hand, n) in [
        ((4, 0, 0), 1),
        ((3, 1, 0), 12),
        ((2, 1, 1), 36),
        ((0, 2, 2), 3),
        ((1, 3, 0), 4),
    ] {
        assert!(combinations.contains(&(hand, n)), "{hand:?}");
    }
}

#[test]
fn a_face_down_deck_is_looked_through_only_when_a_card_is_chosen() {
    // The whole deck is unseen after the choice, the chosen card on top of it.
    given_drill()
        .hand("sarc_middle urn")
        .top("urn food")
        .deck("shabti")
        .pyramid(FULL)
        .play("use sarc_middle, pick food")
        .zone("/deck/top", "food")
        .shows("/deck/unseen", json!({"shabti": 1, "urn": 1}));
    given_options(json!({})).hand("urn").pyramid(FULL).start();
}

#[test]
fn vk_1_3_only_a_card_of_the_stock_can_lie_beneath_the_others() {
    given_options(json!({"refill": "immediate"}))
        .hand("throne urn x2 shabti")
        .pyramid(FULL)
        .play("buy bl")
        .phase("lay")
        .refuses("lay t urn", "not_legal", "VK-1.2")
        .refuses("lay t bk_dead", "not_legal", "VK-1.3");
    let draw = new_game();
    draw.refuses("draw bk_dead", "not_legal", "VK-1.2");
}
