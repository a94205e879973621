//! Cards, sets, piles, bags, decks and dice, exhaustively if possible.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::hash::Hash;
use std::collections::BTreeSet;

use solo_core::rand_core::Rng;
use solo_core::{Bag, Card, Face, Kind, List, Rank, Set, Source, Suit, stream};

fn cards() -> Vec<Card> {
    (0..53)
        .map(|index| Card::from_index(index).unwrap())
        .collect()
}

/// Returns every set with cards of a single byte, and many random sets.
fn sets() -> Vec<Set<Card>> {
    let mut sets = vec![Set::EMPTY, Set::full()];
    for byte in 0..7 {
        sets.extend((1..256).map(|bits| Set::from_bits(bits << (8 * byte))));
    }
    let mut generator = stream(11, Source::new::<0>());
    sets.extend((0..2_000).map(|_| Set::from_bits(generator.next_u64())));
    // Nearly empty and nearly full ones.
    let mut sparse = || generator.next_u64() & generator.next_u64() & generator.next_u64();
    sets.extend((0..500).map(|_| Set::from_bits(sparse())));
    sets.extend((0..500).map(|_| !Set::from_bits(sparse())));
    sets
}

#[test]
fn every_card_has_one_place_and_one_name() {
    let cards = cards();
    assert_eq!(Card::COUNT, cards.len());
    assert!(cards.is_sorted_by(|one, other| one < other));
    let mut names = BTreeSet::new();
    for (index, &card) in (0..).zip(&cards) {
        assert_eq!((Kind::index(card), card.index()), (index, index));
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
        for (index, card) in (0..).zip(&list) {
            assert_eq!(set.nth(index), Some(*card));
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
        assert_eq!(list.iter().copied().collect::<Set<Card>>(), set);
        assert_eq!(Set::from_bits(set.bits()), set);
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
    let all = Set::<Card>::full();
    assert_eq!((!Set::EMPTY, all.len()), (all, 53));
    assert_eq!(Set::from_bits(u64::MAX), all);
    assert_eq!(Set::<Card>::default(), Set::EMPTY);
    for (index, card) in (0..).zip(cards()) {
        let one = Set::of(card);
        assert_eq!((Set::of_index(index), Set::of_card(card)), (one, one));
        assert_eq!((one.only(), one.last()), (Some(card), Some(card)));
    }
    assert_eq!((all.only(), all.last()), (None, Some(Card::JOKER)));
    assert_eq!(
        (Set::from(Some(Card::JOKER)), Set::<Card>::from(None)),
        (Set::of(Card::JOKER), Set::EMPTY)
    );
    assert_eq!(
        all.filter(|card| card.rank().is_none()),
        Set::of(Card::JOKER)
    );
}

#[test]
fn a_set_holds_each_card_once() {
    let mut set = Set::EMPTY;
    let king = Card::new(Rank::King, Suit::Hearts);
    assert!(set.insert(king) && !set.insert(king));
    assert_eq!(
        (set.len(), set.only(), set.has_several()),
        (1, Some(king), false)
    );
    assert!(set.remove(king) && !set.remove(king));
    assert_eq!((set, set.only()), (Set::EMPTY, None));
    set.insert(Card::JOKER);
    set.insert(king);
    assert_eq!((set.only(), set.has_several()), (None, true));
    set.remove(king);
    assert_eq!(set, Set::of(Card::JOKER));
}

/// Checks the conditions that every bag meets.
fn bag_laws(bag: &Bag<Card, 53>) {
    let list: Vec<_> = bag.iter().collect();
    assert_eq!(bag.iter().len(), list.len());
    assert!(list.is_sorted_by(|one, other| one.0 < other.0));
    let all: Vec<Card> = list
        .iter()
        .flat_map(|&(kind, copies)| (0..copies).map(move |_| kind))
        .collect();
    assert_eq!(usize::from(bag.len()), all.len());
    assert_eq!(bag.is_empty(), all.is_empty());
    assert_eq!(bag.kinds(), all.iter().copied().collect());
    for (case, kind) in (0..).zip(&all) {
        assert_eq!(bag.nth(case), Some(*kind));
    }
    assert_eq!(bag.nth(bag.len().into()), None);
    for card in cards() {
        let copies = list
            .iter()
            .find(|(kind, _)| *kind == card)
            .map_or(0, |(_, copies)| *copies);
        assert_eq!((bag.copies(card), bag.contains(card)), (copies, copies > 0));
    }
    assert!(
        bag.outcomes()
            .eq(list.into_iter().map(|(kind, copies)| (kind, copies.into())))
    );
}

#[test]
fn cards_of_a_bag_are_counted_and_found() {
    let mut bag: Bag<Card, 53> = Bag::new();
    bag_laws(&bag);
    let mut generator = stream(12, Source::new::<0>());
    for _ in 0..255 {
        let card = Card::from_index((generator.next_u32() % 53) as u8).unwrap();
        let before = bag;
        assert!(bag.put(card));
        assert_eq!(bag.copies(card), before.copies(card) + 1);
        bag_laws(&bag);
        let mut after = bag;
        assert!(after.take(card));
        assert_eq!(after, before);
        assert!(hash(&after) == hash(&before));
        assert_ne!(bag, before);
        bag_laws(&after);
    }
}

#[test]
fn a_bag_has_up_to_255_copies_of_a_kind() {
    let mut bag: Bag<Card, 53> = Bag::default();
    assert!(!bag.take(Card::JOKER));
    assert!(bag.put_several(Card::JOKER, 200));
    assert!(!bag.put_several(Card::JOKER, 56));
    assert_eq!(bag.copies(Card::JOKER), 200);
    assert!(bag.put_several(Card::JOKER, 55));
    let full = bag;
    assert!(!bag.put(Card::JOKER));
    assert_eq!(bag, full);
    assert!(
        cards()
            .into_iter()
            .all(|card| card == Card::JOKER || bag.put_several(card, 255))
    );
    assert_eq!(bag.len(), 53 * 255);
    bag_laws(&bag);
    let mut nothing: Bag<Card, 53> = Bag::new();
    assert!(nothing.put_several(Card::JOKER, 0));
    assert_eq!((nothing, nothing.kinds()), (Bag::new(), Set::EMPTY));
    assert!(nothing.put(cards()[1]));
    assert_eq!(format!("{nothing:?}"), "{3S: 1}");
}

#[test]
fn a_list_is_what_was_put_into_it() {
    let mut list: List<u8, 4> = List::new(0);
    assert_eq!(
        (list.pop(), list.remove(0), list.last_mut()),
        (None, None, None)
    );
    assert!([3, 1, 2].into_iter().all(|item| list.push(item)));
    assert!(list.insert(1, 7) && !list.insert(0, 8) && !list.push(8));
    assert_eq!(list[..], [3, 7, 1, 2]);
    assert_eq!(
        (list.remove(4), list.remove(0), list.remove(1)),
        (None, Some(3), Some(1))
    );
    list.as_mut_slice().reverse();
    assert_eq!(list[..], [2, 7]);
    *list.last_mut().unwrap() = 5;
    assert_eq!(list.into_iter().collect::<Vec<_>>(), [2, 5]);
    assert_eq!((&list).into_iter().len(), 2);
    assert!(!list.insert(3, 9) && list.insert(2, 9));
    assert_eq!(list.pop(), Some(9));
    let same: List<u8, 4> = [2, 5].into_iter().collect();
    assert_eq!(
        (list, hash(&list)),
        (same, hash(&same)),
        "what was removed is gone"
    );
    assert_ne!(list, List::default());
    assert_eq!(format!("{list:?}"), "[2, 5]");
    list.clear();
    assert!(list.is_empty() && list == List::default());
    assert_eq!((0..9).collect::<List<u8, 4>>()[..], [0, 1, 2, 3]);
}

fn hash(value: &impl Hash) -> u64 {
    use core::hash::Hasher;
    let mut hasher = std::hash::DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
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
    let set: Set<Card> = [Card::JOKER, cards()[8]].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["10S","Jk"]"#);
    for set in sets().into_iter().step_by(7) {
        let json = serde_json::to_string(&set).unwrap();
        assert_eq!(serde_json::from_str::<Set<Card>>(&json).unwrap(), set);
        let bytes = postcard::to_allocvec(&set).unwrap();
        assert_eq!(postcard::from_bytes::<Set<Card>>(&bytes).unwrap(), set);
    }
    let error = |json| {
        serde_json::from_str::<Set<Card>>(json)
            .unwrap_err()
            .to_string()
    };
    assert!(error(r#"["KS","KS"]"#).starts_with("KS comes twice"));
    assert!(error(r#"["KX"]"#).starts_with("\"KX\" is not a card id"));
}
