//! Cards, sets, piles, bags, decks and dice, exhaustively if possible.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::fmt::Debug;
use core::hash::Hash;
use std::collections::BTreeSet;

use solo_core::rand_core::Rng;
use solo_core::{
    Bag, Card, CardSet, Deck, Face, Kind, Outcomes, Rank, Source, Suit, Unseen, stream,
};

fn cards() -> Vec<Card> {
    (0..53)
        .map(|index| Card::from_index(index).unwrap())
        .collect()
}

/// Returns every set with cards of a single byte, and many random sets.
fn sets() -> Vec<CardSet> {
    let mut sets = vec![CardSet::EMPTY, CardSet::full()];
    for byte in 0..7 {
        sets.extend((1..256).map(|bits| CardSet::from_bits(bits << (8 * byte))));
    }
    let mut generator = stream(11, Source::new::<0>());
    sets.extend((0..2_000).map(|_| CardSet::from_bits(generator.next_u64())));
    // Nearly empty and nearly full ones.
    let mut sparse = || generator.next_u64() & generator.next_u64() & generator.next_u64();
    sets.extend((0..500).map(|_| CardSet::from_bits(sparse())));
    sets.extend((0..500).map(|_| !CardSet::from_bits(sparse())));
    sets
}

#[test]
fn every_card_has_one_place_and_one_name() {
    let cards = cards();
    assert_eq!(Card::COUNT, cards.len());
    assert!(cards.is_sorted_by(|one, other| one < other));
    let mut names = BTreeSet::new();
    for (place, &card) in (0..).zip(&cards) {
        assert_eq!((card.index(), card.place()), (place, place));
        let name = card.to_string();
        assert_eq!(name.parse(), Ok(card));
        assert_eq!(name.to_lowercase().parse(), Ok(card));
        assert_eq!(name.to_uppercase().parse(), Ok(card));
        assert_eq!(format!("{card:?}"), name);
        names.insert(name);
        match (card.rank(), card.suit()) {
            (Some(rank), Some(suit)) => assert_eq!(Card::new(rank, suit), card),
            other => assert_eq!((card, other), (Card::JOKER, (None, None))),
        }
    }
    assert_eq!(names.len(), 53);
    assert_eq!(Card::from_index(53), None);
    assert_eq!(Card::from_index(255), None);
}

#[test]
fn ranks_and_suits_are_in_order() {
    let order: Vec<Card> = Suit::ALL
        .into_iter()
        .flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card::new(rank, suit)))
        .chain([Card::JOKER])
        .collect();
    assert_eq!(order, cards());
    let numbers: Vec<_> = Rank::ALL.iter().filter_map(|rank| rank.number()).collect();
    assert_eq!(numbers, [2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for rank in Rank::ALL {
        let number = rank.number().map(|number| number.to_string());
        assert_eq!(number.is_some(), rank < Rank::Jack);
        assert_eq!(number.unwrap_or(rank.text().to_owned()), rank.text());
    }
    let court: Vec<_> = Rank::ALL[9..].iter().map(|rank| rank.text()).collect();
    assert_eq!(court, ["J", "Q", "K", "A"]);
    assert_eq!(Suit::ALL.map(Suit::letter), ['S', 'D', 'C', 'H']);
    assert!(Rank::ALL.into_iter().map(Rank::value).eq(2..=14));
}

#[test]
fn nothing_else_is_a_card() {
    for text in [
        "", "S", "10", "1S", "11S", "0S", "KX", "KS ", " KS", "J", "k", "10dd", "JkS", "ß", "K日",
    ] {
        let error = text.parse::<Card>().unwrap_err();
        assert_eq!((error.at(), error.expected()), (0, "a card id"), "{text}");
    }
}

#[test]
fn a_set_is_a_set() {
    let cards = cards();
    for set in sets() {
        let list: Vec<Card> = cards
            .iter()
            .copied()
            .filter(|&card| set.contains(card))
            .collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), list);
        assert_eq!(set.into_iter().len(), list.len());
        assert_eq!(set.len() as usize, list.len());
        assert_eq!(set.is_empty(), list.is_empty());
        assert_eq!(set.first(), list.first().copied());
        for (place, card) in (0..).zip(&list) {
            assert_eq!(set.nth(place), Some(*card));
            assert_eq!(Unseen::nth(&set, place), Some(*card));
        }
        for beyond in [
            set.len(),
            set.len() + 1,
            53,
            63,
            64,
            65,
            128,
            255,
            256,
            u32::MAX,
        ] {
            if beyond >= set.len() {
                assert_eq!(set.nth(beyond), None, "{beyond} of {set:?}");
            }
        }
        assert_eq!(list.iter().copied().collect::<CardSet>(), set);
        assert_eq!(CardSet::from_bits(set.bits()), set);
        assert_eq!(
            format!("{set:?}"),
            format!("{:?}", list.iter().collect::<BTreeSet<_>>())
        );
    }
}

#[test]
fn operations_of_sets_are_those_of_their_cards() {
    let sets = sets();
    for (one, other) in sets.iter().zip(sets.iter().rev()) {
        let (mut added, mut left) = (*one, *one);
        added |= *other;
        left -= *other;
        for card in cards() {
            let (a, b) = (one.contains(card), other.contains(card));
            assert_eq!((*one | *other).contains(card), a || b);
            assert_eq!(added.contains(card), a || b);
            assert_eq!((*one & *other).contains(card), a && b);
            assert_eq!((*one - *other).contains(card), a && !b);
            assert_eq!(left.contains(card), a && !b);
            assert_eq!((!*one).contains(card), !a);
            assert!(one.with(card).contains(card));
            assert!(!one.without(card).contains(card));
            assert_eq!(one.with(card).without(card), one.without(card));
        }
        assert_eq!(one.union(*other), *one | *other);
        assert_eq!(one.contains_all(*other), (*other - *one).is_empty());
        assert_eq!(one.meets(*other), !(*one & *other).is_empty());
    }
    assert_eq!(!CardSet::EMPTY, CardSet::full());
    assert_eq!(CardSet::full().len(), 53);
    assert_eq!(CardSet::from_bits(u64::MAX), CardSet::full());
    assert_eq!(CardSet::default(), CardSet::EMPTY);
}

#[test]
fn a_set_holds_each_card_once() {
    let mut set = CardSet::EMPTY;
    let king = Card::new(Rank::King, Suit::Hearts);
    assert!(set.put(king));
    assert!(!set.put(king));
    assert_eq!(
        (set.total(), set.copies(king), set.copies(Card::JOKER)),
        (1, 1, 0)
    );
    assert!(set.take(king));
    assert!(!set.take(king));
    assert_eq!(set, CardSet::EMPTY);
    set.insert(Card::JOKER);
    set.insert(king);
    set.remove(king);
    assert_eq!(set, CardSet::of(Card::JOKER));
}

/// Checks the conditions that every zone of unseen cards meets.
fn unseen_laws<K: Kind + Debug, U: Unseen<K>>(unseen: &U) {
    let list: Vec<_> = Outcomes::of(Some(unseen)).collect();
    assert_eq!(Outcomes::of(Some(unseen)).len(), list.len());
    assert!(list.is_sorted_by(|one, other| one.0.index() < other.0.index()));
    let cases: Vec<K> = list
        .iter()
        .flat_map(|&(kind, copies)| (0..copies).map(move |_| kind))
        .collect();
    assert_eq!(unseen.total() as usize, cases.len());
    for (case, kind) in (0..).zip(&cases) {
        assert_eq!(unseen.nth(case), Some(*kind));
    }
    assert_eq!(unseen.nth(unseen.total()), None);
    for (kind, copies) in list {
        assert_eq!(unseen.copies(kind), copies);
        assert!(copies > 0);
    }
}

#[test]
fn unseen_cards_are_counted_and_found() {
    for set in sets() {
        unseen_laws(&set);
    }
    let mut bag: Bag<Card, 53> = Bag::new();
    unseen_laws(&bag);
    let mut generator = stream(12, Source::new::<0>());
    for _ in 0..255 {
        let card = Card::from_index((generator.next_u32() % 53) as u8).unwrap();
        let before = bag.clone();
        assert!(bag.put(card));
        assert_eq!(bag.copies(card), before.copies(card) + 1);
        unseen_laws(&bag);
        let mut after = bag.clone();
        assert!(after.take(card));
        assert_eq!(after, before);
        assert!(hash(&after) == hash(&before));
        assert_ne!(bag, before);
    }
    let full = bag.clone();
    assert!(!bag.put(Card::JOKER), "a bag holds 255 cards");
    assert_eq!(bag, full);
    assert_eq!(bag.total(), 255);
    assert_eq!(
        bag.iter().map(|(_, copies)| u32::from(copies)).sum::<u32>(),
        255
    );
}

fn hash(value: &impl Hash) -> u64 {
    use core::hash::Hasher;
    let mut hasher = std::hash::DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

#[test]
fn a_bag_knows_only_its_kinds() {
    let mut bag: Bag<Card, 2> = Bag::default();
    let (two, three, four) = (cards()[0], cards()[1], cards()[2]);
    assert!(bag.is_empty());
    assert!(!bag.take(two));
    assert!(!bag.put(four));
    assert!(!bag.take(four));
    assert_eq!(bag.copies(four), 0);
    assert!(bag.put(three));
    assert!(!bag.is_empty());
    assert_eq!(format!("{bag:?}"), "{3S: 1}");
    let empty: Bag<Card, 2> = Bag::new();
    assert_ne!(bag, empty);
    assert_ne!(hash(&bag), hash(&empty));
}

#[test]
fn a_deck_asks_chance_only_where_the_order_is_unknown() {
    let [two, three, four] = [cards()[0], cards()[1], cards()[2]];
    let both: CardSet = [two, three].into_iter().collect();
    let mut deck: Deck<Card, CardSet, 3> = Deck::new(both);
    assert!(deck.needs_chance());
    assert_eq!((deck.known_next(), deck.draw_known()), (None, None));
    assert!(deck.outcomes().eq([(two, 1), (three, 1)]));

    // A known card on top comes first, without chance.
    deck.lay_on_top(CardSet::of(four)).unwrap();
    assert!(!deck.needs_chance());
    assert_eq!(deck.outcomes().len(), 0);
    assert!(!deck.reveal(two));
    assert!(!deck.reveal(four), "nothing is revealed by what is known");
    assert_eq!((deck.total(), deck.layers().len()), (3, 2));
    assert_eq!(deck.known_next(), Some(four));
    assert_eq!(deck.draw_known(), Some(four));

    // Buried cards come last; their order is as unknown as that of the others.
    let buried: CardSet = [four, cards()[3]].into_iter().collect();
    deck.bury(buried).unwrap();
    assert!(!deck.reveal(four), "it lies deeper");
    assert!(deck.reveal(three));
    assert!(!deck.reveal(three), "there is one of it");
    assert_eq!(
        deck.draw_known(),
        Some(two),
        "the last card of a layer is known"
    );
    assert!(deck.outcomes().map(|(card, _)| card).eq(buried));
    assert!(deck.reveal(cards()[3]));
    assert_eq!(deck.draw_known(), Some(four));
    assert!(deck.is_empty() && !deck.needs_chance());
    assert_eq!((deck.known_next(), deck.draw_known()), (None, None));
    assert_eq!(deck, Deck::default());
}

#[test]
fn layers_that_do_not_fit_are_handed_back() {
    let mut deck: Deck<Card, CardSet, 2> = Deck::new(CardSet::of(cards()[0]));
    deck.bury(CardSet::of(cards()[1])).unwrap();
    let third = CardSet::of(cards()[2]);
    assert_eq!(deck.bury(third), Err(third));
    assert_eq!(deck.lay_on_top(third), Err(third));
    assert_eq!(
        deck.lay_on_top(CardSet::EMPTY),
        Ok(()),
        "no cards are no layer"
    );
    assert_eq!(deck.bury(CardSet::EMPTY), Ok(()));
    assert!(
        deck.layers()
            .eq(&[CardSet::of(cards()[0]), CardSet::of(cards()[1])])
    );
    deck.shuffle();
    assert!(
        deck.layers()
            .eq([&CardSet::of(cards()[0]).with(cards()[1])])
    );
    deck.bury(third).unwrap();
    assert_eq!(deck.total(), 3);
    assert_eq!(
        Deck::<Card, CardSet, 1>::new(CardSet::EMPTY),
        Deck::default()
    );
}

#[test]
fn copies_of_one_card_are_known_and_shuffling_keeps_them() {
    let mut ten = Bag::<Card, 53>::new();
    (0..10).for_each(|_| assert!(ten.put(Card::JOKER)));
    let mut deck: Deck<Card, Bag<Card, 53>, 2> = Deck::new(ten.clone());
    assert_eq!(deck.draw_known(), Some(Card::JOKER), "all are alike");
    ten.put(cards()[0]);
    deck.lay_on_top(ten).unwrap();
    assert!(deck.outcomes().eq([(cards()[0], 1), (Card::JOKER, 10)]));
    deck.shuffle();
    assert!(deck.outcomes().eq([(cards()[0], 1), (Card::JOKER, 19)]));
    assert_eq!(deck.outcomes().len(), 2);
}

#[test]
fn a_die_has_six_faces() {
    let pips: Vec<u8> = Face::all().map(Face::pips).collect();
    assert_eq!(pips, [1, 2, 3, 4, 5, 6]);
    for face in Face::all() {
        assert_eq!(face.pips() + face.opposite().pips(), 7);
        assert_eq!(face.to_string().parse(), Ok(face));
        assert_eq!(Face::new(face.pips()), Some(face));
    }
    assert_eq!(
        (Face::all().next(), Face::all().next_back()),
        (Some(Face::ONE), Some(Face::SIX))
    );
    for wrong in [0, 7, 255] {
        assert_eq!(Face::new(wrong), None);
    }
    for text in ["", "0", "7", "01", "+1", "1 ", "one", "300"] {
        let error = text.parse::<Face>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected a number of pips, 1 to 6 at byte 0"
        );
    }
}

#[cfg(feature = "serde")]
#[test]
fn cards_are_data() {
    let set: CardSet = [Card::JOKER, cards()[8]].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["10S","Jk"]"#);
    for set in sets().into_iter().step_by(7) {
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<CardSet>(&json).unwrap(), set);
        let bytes = postcard::to_allocvec(&set).unwrap();
        assert_eq!(postcard::from_bytes::<CardSet>(&bytes).unwrap(), set);
    }
    let error = |json| {
        serde_json::from_str::<CardSet>(json)
            .unwrap_err()
            .to_string()
    };
    assert!(error(r#"["KS","KS"]"#).starts_with("KS comes twice"));
    assert!(error(r#"["KX"]"#).starts_with("\"KX\" is no card id"));
}
