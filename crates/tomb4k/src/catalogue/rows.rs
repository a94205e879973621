//! The table of cards, row by row: chapter TK-20.

use solo_core::{Card, Origins, Rank, Suit, Table};

use super::{Role, role, strength, worth};

/// A card of the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Table)]
#[table("cards", clause = "TK-20.2", rows = 44)]
pub(crate) struct CardRow<'a> {
    /// The id of the notation.
    id: Card,
    /// The rank on the card; nothing on the joker.
    rank: Option<&'a str>,
    /// The letter of the suit; nothing on the joker.
    suit: Option<&'a str>,
    /// The role of the card (TK-1.5).
    role: Role,
    /// The number that is compared in encounters.
    value: Option<u8>,
    /// The value of the card as treasure.
    worth: Option<u8>,
    /// The name of the card: the one cell that may differ (TK-20.1).
    pub(super) name: &'a str,
    /// The provenance of the values: the rulebook.
    #[column(alias = "source")]
    prov: Origins<'a>,
}

impl<'a> CardRow<'a> {
    /// Returns the row of a card with this name.
    pub(super) fn new(card: Card, name: &'a str) -> Self {
        let some = |number| (number > 0).then_some(number);
        Self {
            id: card,
            rank: card.rank().map(Rank::text),
            suit: card.suit().map(|suit| match suit {
                Suit::Spades => "S",
                Suit::Diamonds => "D",
                Suit::Clubs => "C",
                Suit::Hearts => "H",
            }),
            role: role(card),
            value: some(strength(card)),
            worth: some(worth(card)),
            name,
            prov: RULEBOOK,
        }
    }
}

pub(super) const RULEBOOK: Origins<'static> = Origins::new("S");
