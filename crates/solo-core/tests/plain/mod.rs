//! Values of every game as nouns, as data and as trees.
//!
//! They are numbers, flags, texts, dice, playing cards and lists of them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod data;
mod nouns;
#[cfg(feature = "schema")]
mod schemas;
mod values;

use solo_core::{Card, Rank, Set, Suit};

/// No game: these values belong to all of them.
const ANY: () = ();

const JACKS: Set<Card> = Set::of_rank(Rank::Jack);

fn card(id: &str) -> Card {
    id.parse().unwrap()
}

/// Returns the cards with these ids.
fn cards(ids: &str) -> Set<Card> {
    ids.split_whitespace().map(card).collect()
}

#[test]
fn ranks_and_suits_have_names() {
    assert_eq!(
        Rank::ALL.map(Rank::name),
        [
            "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King", "Ace"
        ]
    );
    assert_eq!(
        Rank::ALL.map(Rank::value),
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    );
    assert_eq!(
        Suit::ALL.map(Suit::name),
        ["Spades", "Diamonds", "Clubs", "Hearts"]
    );
}

#[test]
fn cards_of_a_rank_or_a_suit_are_a_set() {
    let all = Set::<Card>::full();
    for rank in Rank::ALL {
        let of_rank = all.iter().filter(|card| card.rank() == Some(rank));
        assert!(Set::of_rank(rank).iter().eq(of_rank), "{rank:?}");
    }
    for suit in Suit::ALL {
        let of_suit = all.iter().filter(|card| card.suit() == Some(suit));
        assert!(Set::of_suit(suit).iter().eq(of_suit), "{suit:?}");
    }
    assert_eq!(cards("2S KD").union(cards("KD Jk")), cards("2S KD Jk"));
}
