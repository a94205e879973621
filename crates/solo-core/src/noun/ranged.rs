//! Numbers with bounds, and playing cards of a set, as types.

use core::fmt::{self, Display, Formatter, Write};
use core::ops::Deref;
use core::str::FromStr;

use super::joined::Joined;
use super::speech::Speech;
use super::{Countable, Noun, Readable};
use crate::cards::{Card, Set};
use crate::notation::{NotationError, Words};
use crate::options::{OptionValue, Setting, Values};

/// A number from `MIN` to `MAX`, both inclusive.
///
/// ```
/// use solo_core::Ranged;
/// type Times = Ranged<1, 99>;
/// assert_eq!(Times::new(7).map(Times::get), Some(7));
/// assert_eq!(Times::new(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ranged<const MIN: u8, const MAX: u8>(u8);

impl<const MIN: u8, const MAX: u8> Ranged<MIN, MAX> {
    /// The lowest number.
    pub const MIN: Self = Self(MIN);

    /// Number of values.
    const COUNT: u8 = MAX.saturating_sub(MIN).saturating_add(1);

    /// Description for messages: `a number from 1 to 6`.
    const WHAT: Joined = Joined::of(&["a number from "])
        .number(MIN)
        .and(" to ")
        .number(MAX);

    /// Returns the number, or `None` if it is out of bounds.
    pub const fn new(number: u8) -> Option<Self> {
        if MIN <= number && number <= MAX {
            Some(Self(number))
        } else {
            None
        }
    }

    /// Returns the nearest number within the bounds.
    ///
    /// The function is total, for lists that are made from the bits of a set.
    ///
    /// ```
    /// use solo_core::Ranged;
    /// assert_eq!([0, 4, 9].map(|number| Ranged::<1, 6>::nearest(number).get()), [1, 4, 6]);
    /// ```
    #[inline]
    pub const fn nearest(number: u8) -> Self {
        if number < MIN {
            Self(MIN)
        } else if number > MAX {
            Self(MAX)
        } else {
            Self(number)
        }
    }

    /// Returns the number.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl<const MIN: u8, const MAX: u8> Display for Ranged<MIN, MAX> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<G: ?Sized, const MIN: u8, const MAX: u8> Noun<G> for Ranged<MIN, MAX> {
    fn id(&self, _: &G, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{self}")
    }

    fn amount(&self) -> i64 {
        i64::from(self.0)
    }
}

impl<G: ?Sized, const MIN: u8, const MAX: u8> Readable<G> for Ranged<MIN, MAX> {
    const WHAT: &'static str = const { &Self::WHAT }.text();

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words
            .number(MIN, MAX, <Self as Readable<G>>::WHAT)
            .map(Self)
    }
}

impl<G: ?Sized, const MIN: u8, const MAX: u8> Countable<G> for Ranged<MIN, MAX> {
    fn count(_: &G) -> u32 {
        u32::from(Self::COUNT)
    }

    fn number(&self, _: &G) -> u32 {
        u32::from(self.0.saturating_sub(MIN))
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Self::new(u8::try_from(number).ok()?.checked_add(MIN)?)
    }
}

impl<const MIN: u8, const MAX: u8> Setting for Ranged<MIN, MAX> {
    #[expect(
        clippy::as_conversions,
        reason = "a byte always fits; From is not const"
    )]
    const VALUES: Values = Values::Range(MIN as i32, MAX as i32);

    fn value(&self) -> OptionValue<'_> {
        OptionValue::Number(self.get().into())
    }

    fn read(value: OptionValue<'_>) -> Option<Self> {
        u8::read(value).and_then(Self::new)
    }
}

/// A playing card of the set with these bits: a jack, a treasure card.
///
/// ```
/// use solo_core::{Card, CardIn, Rank, Set, Suit};
/// const JACKS: Set<Card> = Set::of_rank(Rank::Jack);
/// type Jack = CardIn<{ JACKS.bits() }>;
/// let jack = Card::new(Rank::Jack, Suit::Clubs);
/// assert_eq!(Jack::new(jack).map(Jack::card), Some(jack));
/// assert_eq!(Jack::new(Card::JOKER), None);
/// assert_eq!("JC".parse(), Ok(Jack::of(jack)));
/// assert!("KC".parse::<Jack>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardIn<const SET: u64>(Card);

impl<const SET: u64> CardIn<SET> {
    /// Cards of the set.
    pub const SET: Set<Card> = Set::from_bits(SET);

    /// Returns the card, or `None` if it is not in the set.
    pub const fn new(card: Card) -> Option<Self> {
        if Self::SET.meets(Set::of_card(card)) {
            Some(Self(card))
        } else {
            None
        }
    }

    /// Returns the card.
    pub const fn card(self) -> Card {
        self.0
    }

    /// Returns this card of the set; for one outside, the next one of the set or else its last.
    ///
    /// The function is total, for lists that are made from a [`Set`](crate::Set).
    ///
    /// ```
    /// use solo_core::{Card, CardIn, Rank, Set, Suit};
    /// type Jack = CardIn<{ Set::of_rank(Rank::Jack).bits() }>;
    /// let jack = Card::new(Rank::Jack, Suit::Clubs);
    /// assert_eq!(Jack::of(jack).card(), jack);
    /// let two = Card::new(Rank::Two, Suit::Spades);
    /// assert_eq!(Jack::of(two).card(), Card::new(Rank::Jack, Suit::Spades));
    /// assert_eq!(Jack::of(Card::JOKER).card(), Card::new(Rank::Jack, Suit::Hearts));
    /// ```
    #[inline]
    pub fn of(card: Card) -> Self {
        const {
            assert!(
                SET != 0 && SET >> 53 == 0,
                "the set holds playing cards, at least one"
            );
        };
        if Self::has(card.index()) {
            Self(card)
        } else {
            Self::next_to(card.index())
        }
    }

    #[inline]
    const fn has(index: u8) -> bool {
        index < 53 && (SET >> index) & 1 == 1
    }

    #[cold]
    fn next_to(index: u8) -> Self {
        let (mut behind, mut before) = (index..53, 0..index);
        let near = behind.find(|at| Self::has(*at));
        let near = near.or_else(|| before.rfind(|at| Self::has(*at)));
        Self(near.map_or(Card::JOKER, Card::at))
    }
}

impl<const SET: u64> Deref for CardIn<SET> {
    type Target = Card;

    fn deref(&self) -> &Card {
        &self.0
    }
}

impl<const SET: u64> From<CardIn<SET>> for Card {
    fn from(card: CardIn<SET>) -> Self {
        card.0
    }
}

impl<const SET: u64> TryFrom<Card> for CardIn<SET> {
    type Error = NotationError;

    fn try_from(card: Card) -> Result<Self, NotationError> {
        Self::new(card).ok_or(NotationError::new(0, "another card"))
    }
}

/// Parses a card id without regard to case.
impl<const SET: u64> FromStr for CardIn<SET> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::try_from(text.parse::<Card>()?)
    }
}

impl<const SET: u64> Display for CardIn<SET> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<G: ?Sized, const SET: u64> Noun<G> for CardIn<SET> {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        self.0.id(game, out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        self.0.name(speech, out)
    }
}

impl<G: ?Sized, const SET: u64> Readable<G> for CardIn<SET> {
    const WHAT: &'static str = "a card id";

    fn read(_: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        words.find("a card that can be named here", |word| {
            Self::new(word.parse().ok()?)
        })
    }
}

impl<G: ?Sized, const SET: u64> Countable<G> for CardIn<SET> {
    fn count(_: &G) -> u32 {
        Self::SET.len()
    }

    fn number(&self, _: &G) -> u32 {
        let below = 1_u64
            .wrapping_shl(u32::from(self.0.index()))
            .wrapping_sub(1);
        (SET & below).count_ones()
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Self::SET.nth(number).map(Self)
    }
}
