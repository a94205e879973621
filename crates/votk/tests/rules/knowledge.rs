//! VK-1: knowledge and chance.

use crate::common::{FULL, Given, OTHER, given, given_drill, given_options, new_game};
use serde_json::json;
use solo_core::Kind;
use votk::{Bag, Design, Valley};

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
    let set = |g: Given| g.set("/state/left_pyramid", json!(true)).play("end");
    // After the reshuffle no knowledge of the order remains.
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
    // Without pile no card comes: the action is not even available.
    given.start().lacks("use food");
}

#[test]
fn vk_1_6_known_cards_on_top_are_a_deck_too() {
    let given = || given().pyramid(OTHER).hand("mask urn");
    given().top("food").start().offers("use mask");
    given().start().lacks("use mask");
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
    assert_eq!(
        combinations,
        [
            ((0, 2, 2), 3),
            ((0, 3, 1), 2),
            ((1, 1, 2), 12),
            ((1, 2, 1), 24),
            ((1, 3, 0), 4),
            ((2, 0, 2), 6),
            ((2, 1, 1), 36),
            ((2, 2, 0), 18),
            ((3, 0, 1), 8),
            ((3, 1, 0), 12),
            ((4, 0, 0), 1),
        ]
    );
}

#[test]
fn vk_1_8_a_position_can_be_printed_by_its_zones() {
    let scene = given()
        .hand("food x2 urn")
        .pile("shabti am_ankh")
        .top("throne")
        .bones("senet")
        .pyramid(FULL)
        .play("use urn");
    let text = format!("{:?}", scene.state);
    for part in [
        "hand: {Design(2): 2}",
        "played: {Design(1): 1}",
        "Discard: [Design(0), Design(11)]",
        "DeckTop: [Design(34)]",
        "Design(30)]",
        "Frame { card: Design(1), from: Hand, mode: 1, op: 1 }",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn vk_1_2_a_zone_counts_copies() {
    let design = |index| Design::from_index(index).unwrap();
    let (shabti, boat, throne) = (design(0), design(29), design(34));
    let mut bag: Bag = [throne, shabti, boat, shabti].into_iter().collect();
    assert!(bag.cards().eq([shabti, shabti, boat, throne]));
    assert_eq!(
        [0, 1, 2, 3, 4].map(|case| bag.nth(case)),
        [Some(shabti), Some(shabti), Some(boat), Some(throne), None,]
    );
    assert!(bag.put(boat));
    assert!((0..5).all(|_| bag.put(shabti)));
    assert_eq!(
        (bag.copies(shabti), bag.copies(boat), bag.len()),
        (7, 2, 10)
    );
    let fewer: Vec<bool> = (0..8).map(|_| bag.take(shabti)).collect();
    assert_eq!(fewer, [true, true, true, true, true, true, true, false]);
    assert!(bag.cards().eq([boat, boat, throne]));
}
