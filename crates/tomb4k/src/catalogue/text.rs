//! The tables of the rulebook as they are written: chapter TK-20.

use alloc::string::{String, ToString};

#[cfg(feature = "serde")]
use solo_core::Suit;
use solo_core::{Card, Rank};

#[cfg(feature = "serde")]
use super::HIT_POINTS;
use super::{role, value, worth};

/// The header of the table of cards.
pub(super) const CARDS: &str = "id,rank,suit,role,value,worth,name,source";

/// The header of the table of hearts.
#[cfg(feature = "serde")]
pub(super) const HEARTS: &str = "id,hp_while_showing,source";

/// The constants of the rulebook, as they are written.
#[cfg(feature = "serde")]
pub(super) const CONSTANTS: [(&str, &str); 6] = [
    ("hit_points", "9"),
    ("fatal_torch", "4"),
    ("gold_per_point", "100"),
    ("points_possible", "100"),
    ("kings_to_win", "4"),
    ("series_lengths", "[3,5,10]"),
];

/// TK-20.3: nine hearts for 9 to 1 hit points, each with its cells.
#[cfg(feature = "serde")]
pub(super) fn hearts() -> impl Iterator<Item = (Card, [String; 3])> {
    let counter = Rank::ALL.into_iter().zip(1..=HIT_POINTS).rev();
    counter.map(|(rank, hit_points)| {
        let card = Card::new(rank, Suit::Hearts);
        let cells = [card.to_string(), hit_points.to_string(), String::from("S")];
        (card, cells)
    })
}

/// The fixed cells of a row, in the order of the header.
pub(super) fn cells(card: Card) -> [String; 6] {
    let number = |number: u8| {
        if number == 0 {
            String::new()
        } else {
            number.to_string()
        }
    };
    [
        card.to_string(),
        card.rank().map_or("", Rank::text).to_string(),
        card.suit()
            .map_or_else(String::new, |suit| suit.letter().to_string()),
        role(card).word().to_string(),
        number(value(card)),
        number(worth(card)),
    ]
}
