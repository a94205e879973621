//! French playing cards with one joker.

use core::fmt::{self, Debug, Display, Formatter};
use core::str::FromStr;

use crate::cards::Kind;
use crate::notation::NotationError;

/// A suit.
///
/// ```
/// use solo_core::Suit;
/// assert!(Suit::Spades < Suit::Hearts);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// ♠, letter `S`.
    Spades,
    /// ♦, letter `D`.
    Diamonds,
    /// ♣, letter `C`.
    Clubs,
    /// ♥, letter `H`.
    Hearts,
}

impl Suit {
    /// The suits in catalogue order.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Diamonds, Self::Clubs, Self::Hearts];

    /// Returns the name of the suit.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Spades => "Spades",
            Self::Diamonds => "Diamonds",
            Self::Clubs => "Clubs",
            Self::Hearts => "Hearts",
        }
    }

    /// Returns the letter of the suit.
    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
            Self::Hearts => 'H',
        }
    }
}

/// A rank, the ace highest.
///
/// ```
/// use solo_core::Rank;
/// assert!(Rank::Ace > Rank::King);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// `2` on the card.
    Two,
    /// `3` on the card.
    Three,
    /// `4` on the card.
    Four,
    /// `5` on the card.
    Five,
    /// `6` on the card.
    Six,
    /// `7` on the card.
    Seven,
    /// `8` on the card.
    Eight,
    /// `9` on the card.
    Nine,
    /// `10` on the card.
    Ten,
    /// `J` on the card.
    Jack,
    /// `Q` on the card.
    Queen,
    /// `K` on the card.
    King,
    /// `A` on the card.
    Ace,
}

impl Rank {
    /// The ranks in catalogue order.
    pub const ALL: [Self; 13] = [
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Ace,
    ];

    /// Returns the number on a card from 2 to 10; `None` for court cards and the ace.
    ///
    /// ```
    /// use solo_core::Rank;
    /// assert_eq!(Rank::Ten.number(), Some(10));
    /// assert_eq!(Rank::Jack.number(), None);
    /// ```
    pub const fn number(self) -> Option<u8> {
        match self {
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Four => Some(4),
            Self::Five => Some(5),
            Self::Six => Some(6),
            Self::Seven => Some(7),
            Self::Eight => Some(8),
            Self::Nine => Some(9),
            Self::Ten => Some(10),
            Self::Jack | Self::Queen | Self::King | Self::Ace => None,
        }
    }

    /// Returns the value in card games: 2 to 10, jack 11, queen 12, king 13, ace 14.
    ///
    /// ```
    /// use solo_core::Rank;
    /// assert_eq!((Rank::Ten.value(), Rank::Ace.value()), (10, 14));
    /// ```
    pub const fn value(self) -> u8 {
        match self {
            Self::Jack => 11,
            Self::Queen => 12,
            Self::King => 13,
            Self::Ace => 14,
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
            Self::Five => 5,
            Self::Six => 6,
            Self::Seven => 7,
            Self::Eight => 8,
            Self::Nine => 9,
            Self::Ten => 10,
        }
    }

    /// Returns the name of the rank.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Jack => "Jack",
            Self::Queen => "Queen",
            Self::King => "King",
            Self::Ace => "Ace",
            _ => self.text(),
        }
    }

    /// Returns the text of the rank on a card.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Seven => "7",
            Self::Eight => "8",
            Self::Nine => "9",
            Self::Ten => "10",
            Self::Jack => "J",
            Self::Queen => "Q",
            Self::King => "K",
            Self::Ace => "A",
        }
    }
}

/// A playing card of the 52-card deck, or the joker.
///
/// Printed as rank and suit letter (`10D`, `KS`), the joker as `Jk`; parsed without regard to case.
/// The order is spades, diamonds, clubs, hearts, each from two to ace, then the joker.
///
/// ```
/// use solo_core::{Card, Rank, Suit};
/// let card: Card = "10d".parse()?;
/// assert_eq!(card, Card::new(Rank::Ten, Suit::Diamonds));
/// assert_eq!((card.rank(), Card::JOKER.rank()), (Some(Rank::Ten), None));
/// assert_eq!(card.to_string(), "10D");
/// assert_eq!("jK".parse::<Card>()?, Card::JOKER);
/// assert!("1D".parse::<Card>().is_err());
/// # Ok::<(), solo_core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// The joker.
    pub const JOKER: Self = Self(52);

    /// Returns the card of this rank and suit.
    #[expect(
        clippy::as_conversions,
        reason = "discriminants of small enums; From is not const"
    )]
    #[expect(clippy::arithmetic_side_effects, reason = "at most 3 * 13 + 12")]
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Self(suit as u8 * 13 + rank as u8)
    }

    /// Returns the card with this index; indices above that of the joker stand for the joker.
    #[inline]
    pub(crate) const fn at(index: u8) -> Self {
        if index < Self::JOKER.0 {
            Self(index)
        } else {
            Self::JOKER
        }
    }

    /// Returns the rank; `None` for the joker.
    pub fn rank(self) -> Option<Rank> {
        if self == Self::JOKER {
            return None;
        }
        Rank::ALL.get(usize::from(self.0 % 13)).copied()
    }

    /// Returns the suit; `None` for the joker.
    pub fn suit(self) -> Option<Suit> {
        Suit::ALL.get(usize::from(self.0 / 13)).copied()
    }

    /// Returns the index of the card in the order of cards, 0 to 52, for tables in a `const`.
    ///
    /// ```
    /// use solo_core::{Card, Rank, Suit};
    /// const WORTH: [u8; 53] = {
    ///     let mut worth = [0; 53];
    ///     worth[Card::new(Rank::King, Suit::Spades).index() as usize] = 10;
    ///     worth
    /// };
    /// assert_eq!(WORTH[11], 10);
    /// ```
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl Kind for Card {
    const COUNT: usize = 53;

    #[inline]
    fn index(self) -> u8 {
        self.0
    }

    #[inline]
    fn from_index(index: u8) -> Option<Self> {
        (index <= Self::JOKER.0).then_some(Self(index))
    }
}

impl Display for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.rank(), self.suit()) {
            (Some(rank), Some(suit)) => write!(f, "{}{}", rank.text(), suit.letter()),
            _ => f.write_str("Jk"),
        }
    }
}

impl Debug for Card {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("jk") {
            return Ok(Self::JOKER);
        }
        let wrong = NotationError::new(0, "a card id");
        let (last, letter) = text.char_indices().next_back().ok_or(wrong)?;
        let rank = text.get(..last).ok_or(wrong)?;
        let suit = Suit::ALL
            .into_iter()
            .find(|suit| suit.letter().eq_ignore_ascii_case(&letter));
        let rank = Rank::ALL
            .into_iter()
            .find(|r| r.text().eq_ignore_ascii_case(rank));
        Ok(Self::new(rank.ok_or(wrong)?, suit.ok_or(wrong)?))
    }
}
