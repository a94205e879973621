//! Chapter TK-1: cards and start.

use crate::common::{after, begin, min_delve_turns};
use solo_core::{Card, Set};
use tomb4k::catalogue::{DECK, HIT_POINTS, Role, name, role, worth};

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

#[test]
fn tk_1_1_a_deck_of_52_and_one_joker() {
    let hearts = Set::full() - DECK;
    assert_eq!(Set::<Card>::full().len(), 53);
    assert_eq!(DECK.len() + hearts.len(), 53, "each card has its place");
    assert!(DECK.contains(Card::JOKER));
}

#[test]
fn tk_1_2_the_hearts_from_2_to_10_count_hit_points() {
    let hearts: Vec<String> = (Set::full() - DECK).iter().map(|c| c.to_string()).collect();
    assert_eq!(hearts.join(" "), "2H 3H 4H 5H 6H 7H 8H 9H 10H");
    assert!(
        (Set::full() - DECK)
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
        ("2S 10S", Role::Monster, "monster", "Monster"),
        ("2D 10D", Role::Trap, "trap", "Trapped Treasure"),
        ("2C 10C", Role::Door, "door", "Sealed Door"),
        ("QS QC", Role::Favor, "favor", "Divine Favor"),
        ("KD KH", Role::Hoard, "hoard", "Tomb Hoard"),
        ("AS AH", Role::Torch, "torch", "Torch"),
        ("Jk", Role::Scroll, "scroll", "Scroll of Light"),
        ("2H 10H", Role::HitPoint, "hit point", "Hit Point"),
    ];
    for (ids, expected, word, title) in roles {
        for card in ids.split(' ').map(card) {
            assert_eq!((role(card), name(card)), (expected, title), "{card}");
            assert_eq!(expected.word(), word);
        }
    }
    let skills = ["JS", "JD", "JC", "JH"].map(|id| (role(card(id)), name(card(id))));
    let expected = ["Go Berserk", "Disarm Mechanism", "Pick Lock", "Dodge Blow"];
    assert_eq!(skills, expected.map(|name| (Role::Skill, name)));
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
