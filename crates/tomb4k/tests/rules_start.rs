//! Chapter TK-1: cards and start.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod common;

use common::{after, begin, min_delve_turns};
use solo_core::{Card, CardSet};
use tomb4k::catalogue::{DECK, HIT_POINTS, Role, role, worth};

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

#[test]
fn tk_1_1_a_deck_of_52_and_one_joker() {
    let hearts = CardSet::full() - DECK;
    assert_eq!(CardSet::full().len(), 53);
    assert_eq!(DECK.len() + hearts.len(), 53, "each card has its place");
    assert!(DECK.contains(Card::JOKER));
}

#[test]
fn tk_1_2_the_hearts_from_2_to_10_count_hit_points() {
    let hearts: Vec<String> = (CardSet::full() - DECK)
        .iter()
        .map(|c| c.to_string())
        .collect();
    assert_eq!(hearts.join(" "), "2H 3H 4H 5H 6H 7H 8H 9H 10H");
    assert!(
        (CardSet::full() - DECK)
            .iter()
            .all(|card| role(card) == Role::HitPoint)
    );
    assert_eq!(after("").state.heart_showing(), Some(card("10H")));
}

#[test]
fn tk_1_3_the_other_44_cards_are_the_deck() {
    assert_eq!(after("").see("deck"), "44");
    assert_eq!(after("card 7S, card 3C").see("deck"), "42");
    assert_eq!(after("").state.unseen(), DECK);
}

#[test]
fn tk_1_4_nine_hit_points_on_the_delve_and_nothing_else() {
    let start = after("");
    assert_eq!(start.see("hp"), "9");
    assert_eq!(start.see("heading"), "delve");
    for zone in [
        "bottom", "torches", "skills", "treasure", "spent", "open", "stacks", "covered", "discards",
    ] {
        assert_eq!(start.see(zone), "", "{zone}");
    }
    assert_eq!(start.sees(["delve_turns", "fourth"]), ["0", "null"]);
    assert_eq!(HIT_POINTS, 9);
}

#[test]
fn tk_1_5_every_card_has_a_role() {
    let roles = [
        ("2S", Role::Monster),
        ("10S", Role::Monster),
        ("2D", Role::Trap),
        ("10D", Role::Trap),
        ("2C", Role::Door),
        ("10C", Role::Door),
        ("JS", Role::Skill),
        ("JH", Role::Skill),
        ("QC", Role::Favor),
        ("KD", Role::Hoard),
        ("AH", Role::Torch),
        ("Jk", Role::Scroll),
    ];
    for (id, expected) in roles {
        assert_eq!(role(card(id)), expected, "{id}");
    }
    let skills = ["JS", "JD", "JC", "JH"].map(|id| tomb4k::catalogue::name(card(id)));
    assert_eq!(
        skills,
        ["Go Berserk", "Disarm Mechanism", "Pick Lock", "Dodge Blow"]
    );
}

#[test]
fn tk_1_6_the_aim_is_four_hoards_and_more_alive() {
    let hoards = "card KS, card KD, card KC, card KH, card 6S, card 6D";
    assert_eq!(after(hoards).then("retreat").see("outcome.won"), "true");
    let died = begin(min_delve_turns(2))
        .then(hoards)
        .then("card 10S, draw, card 2C, draw, card 3C");
    assert_eq!(died.sees(["outcome.won", "outcome.points"]), ["false", "0"]);
    assert_eq!(worth(card("KS")), 10);
}
