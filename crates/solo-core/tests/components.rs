//! Cards, sets, piles, bags, decks and dice, exhaustively where that is possible.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::ControlFlow;
use std::collections::BTreeSet;

use solo_core::rand_core::Rng;
use solo_core::{
    Bag, Card, CardSet, Deck, Face, Kind, Pile, Rank, Source, Suit, Unseen, Weight, stream,
};

fn cards() -> Vec<Card> {
    (0..53)
        .map(|index| Card::from_index(index).unwrap())
        .collect()
}

/// Every set with cards of one byte only, and many sets at random.
fn sets() -> Vec<CardSet> {
    let mut sets = vec![CardSet::EMPTY, CardSet::full()];
    for byte in 0..7 {
        sets.extend((1..256).map(|bits| CardSet::from_bits(bits << (8 * byte))));
    }
    let mut generator = stream(11, Source::new(0));
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

fn visited<K: Kind>(unseen: &impl Unseen<K>) -> Vec<(K, Weight)> {
    let mut list = Vec::new();
    let flow = unseen.visit(|kind, copies| {
        list.push((kind, copies));
        ControlFlow::Continue(())
    });
    assert_eq!(flow, ControlFlow::Continue(()));
    list
}

/// What every zone of unseen cards keeps, whatever holds it.
fn unseen_laws<K: Kind + Debug, U: Unseen<K>>(unseen: &U) {
    let list = visited(unseen);
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
    let mut visits = 0;
    let flow = unseen.visit(|_, _| {
        visits += 1;
        ControlFlow::Break(())
    });
    assert_eq!(flow.is_break(), visits == 1);
    assert_eq!(visits, usize::from(unseen.total() > 0));
}

#[test]
fn unseen_cards_are_counted_and_found() {
    for set in sets() {
        unseen_laws(&set);
    }
    let mut bag: Bag<Card, 53> = Bag::new();
    unseen_laws(&bag);
    let mut generator = stream(12, Source::new(0));
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
fn a_pile_keeps_its_order() {
    let cards = cards();
    let mut pile: Pile<Card, 8> = Pile::new();
    let mut list: Vec<Card> = Vec::new();
    let mut generator = stream(13, Source::new(0));
    for _ in 0..20_000 {
        let card = cards[(generator.next_u32() % 4) as usize];
        match generator.next_u32() % 8 {
            0..3 => {
                assert_eq!(pile.put(card), list.len() < 8);
                if list.len() < 8 {
                    list.push(card);
                }
            }
            3 => {
                assert_eq!(pile.put_under(card), list.len() < 8);
                if list.len() < 8 {
                    list.insert(0, card);
                }
            }
            4 => assert_eq!(pile.take_top(), list.pop()),
            5 | 6 => {
                let place = list.iter().rposition(|&other| other == card);
                assert_eq!(pile.take(card), place.is_some());
                place.map(|place| list.remove(place));
            }
            _ if generator.next_u32() % 16 == 0 => {
                pile.clear();
                list.clear();
            }
            _ => {}
        }
        assert_eq!(pile.iter().collect::<Vec<_>>(), list);
        assert_eq!(pile.iter().next_back(), pile.top());
        assert_eq!(pile.top(), list.last().copied());
        assert_eq!((pile.len(), pile.is_empty()), (list.len(), list.is_empty()));
        assert_eq!(format!("{pile:?}"), format!("{list:?}"));
        // However it came about, the same order is the same pile.
        let mut same = Pile::default();
        assert!(list.iter().all(|&card| same.put(card)));
        assert!(pile == same && hash(&pile) == hash(&same));
        let mut longer = same.clone();
        if longer.put(cards[0]) {
            assert!(
                longer != pile,
                "the first card is zero, like an unused place"
            );
            assert!(hash(&longer) != hash(&pile));
        }
    }
}

#[test]
fn a_deck_asks_chance_only_for_unseen_cards() {
    let (two, three, four) = (cards()[0], cards()[1], cards()[2]);
    let unseen: CardSet = [two, three].into_iter().collect();
    let mut deck: Deck<Card, CardSet, 1, 2> = Deck::new(unseen);
    assert!(deck.needs_chance());
    assert_eq!((deck.known_next(), deck.draw_known()), (None, None));
    assert_eq!(outcomes(&deck), [(two, 1), (three, 1)]);

    // A known card on top comes first, without chance.
    assert!(deck.put_on_top(four));
    assert!(!deck.put_on_top(four), "there is room for one");
    assert!(!deck.needs_chance());
    assert_eq!(outcomes(&deck), []);
    assert!(!deck.reveal(two));
    assert_eq!((deck.len(), deck.top().len()), (3, 1));
    assert_eq!(deck.known_next(), Some(four));
    assert_eq!(deck.draw_known(), Some(four));

    // Known cards at the bottom come last.
    assert!(deck.put_under(four));
    assert!(deck.needs_chance());
    assert_eq!(deck.draw_known(), None, "an unseen card lies above it");
    assert!(deck.reveal(three));
    assert!(!deck.reveal(three), "there is one of it");
    assert!(deck.put_under(three));
    assert!(!deck.put_under(two), "there is room for two");
    assert_eq!(deck.known_next(), None);
    assert!(deck.reveal(two));
    assert!(!deck.needs_chance());
    assert_eq!(deck.len(), 2);
    assert_eq!(deck.known_next(), Some(four));
    assert_eq!(deck.draw_known(), Some(four));

    // A card that is shuffled in lies above them again.
    assert!(deck.shuffle_in(two));
    assert!(!deck.shuffle_in(two));
    assert_eq!(outcomes(&deck), [(two, 1)]);
    assert_eq!(deck.unseen(), &CardSet::of(two));
    assert!(deck.reveal(two));
    assert_eq!(deck.bottom().top(), Some(three));
    assert!(!deck.is_empty());
    assert_eq!(deck.draw_known(), Some(three));
    assert!(deck.is_empty());
    assert_eq!((deck.known_next(), deck.draw_known()), (None, None));
    assert_eq!(deck, Deck::default());
}

fn outcomes(deck: &Deck<Card, CardSet, 1, 2>) -> Vec<(Card, Weight)> {
    let mut list = Vec::new();
    let flow = deck.outcomes(|card, weight| {
        list.push((card, weight));
        ControlFlow::Continue(())
    });
    assert!(flow.is_continue());
    assert_eq!(
        deck.outcomes(|_, _| ControlFlow::Break(())).is_break(),
        !list.is_empty()
    );
    list
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
