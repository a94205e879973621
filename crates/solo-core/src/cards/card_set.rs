//! Sets of playing cards: 53 bits.

use core::fmt::{self, Debug, Formatter};
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::cards::Kind;
use crate::cards::Unseen;
use crate::cards::bits;
use crate::cards::{Card, Rank, Suit};
use crate::game::Weight;

/// A set of playing cards: 53 bits.
///
/// ```
/// use solo_core::{Card, CardSet, Rank, Suit};
/// let kings: CardSet = Suit::ALL.into_iter().map(|suit| Card::new(Rank::King, suit)).collect();
/// assert_eq!(kings.len(), 4);
/// assert!(!kings.contains(Card::JOKER));
/// assert_eq!((CardSet::full() - kings).len(), 49);
/// assert_eq!(kings.nth(1), Some(Card::new(Rank::King, Suit::Diamonds)));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No cards.
    pub const EMPTY: Self = Self(0);

    const ALL_BITS: u64 = (1 << 53) - 1;

    /// Returns the set of all 53 cards.
    ///
    /// ```
    /// use solo_core::CardSet;
    /// assert_eq!(CardSet::full().len(), 53);
    /// ```
    #[must_use]
    pub const fn full() -> Self {
        Self(Self::ALL_BITS)
    }

    /// Returns the set of this card alone.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::of(Card::JOKER).len(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(card: Card) -> Self {
        Self(1_u64.wrapping_shl(widen(card.place())))
    }

    /// Returns the four cards of this rank.
    ///
    /// ```
    /// use solo_core::{CardSet, Rank};
    /// assert_eq!(CardSet::of_rank(Rank::Ace).len(), 4);
    /// ```
    #[must_use]
    pub const fn of_rank(rank: Rank) -> Self {
        Self::of(Card::new(rank, Suit::Spades))
            .union(Self::of(Card::new(rank, Suit::Diamonds)))
            .union(Self::of(Card::new(rank, Suit::Clubs)))
            .union(Self::of(Card::new(rank, Suit::Hearts)))
    }

    /// Returns the thirteen cards of this suit.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Suit};
    /// assert_eq!(CardSet::of_suit(Suit::Hearts).len(), 13);
    /// assert!(CardSet::of_suit(Suit::Hearts).iter().all(|card| card.suit() == Some(Suit::Hearts)));
    /// ```
    #[must_use]
    pub const fn of_suit(suit: Suit) -> Self {
        let spades = (1_u64 << 13) - 1;
        Self(spades.wrapping_shl(widen(Card::new(Rank::Two, suit).place())))
    }

    /// Returns the cards of both sets: `|` for constants.
    ///
    /// ```
    /// use solo_core::{CardSet, Rank};
    /// const COURT: CardSet = CardSet::of_rank(Rank::Queen).union(CardSet::of_rank(Rank::King));
    /// assert_eq!(COURT.len(), 8);
    /// ```
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the set with these bits, bit 0 for the two of spades; bits above that of the joker
    /// are ignored.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::from_bits(1).first(), Card::new(solo_core::Rank::Two, solo_core::Suit::Spades).into());
    /// assert_eq!(CardSet::from_bits(u64::MAX), CardSet::full());
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::ALL_BITS)
    }

    /// Returns the set as bits, bit 0 for the two of spades.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Counts the cards of the set.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns whether the set is empty.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the card is in the set.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert!(CardSet::full().contains(Card::JOKER));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Self::of(card).0 != 0
    }

    /// Returns whether every card of `other` is in this set.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert!(CardSet::full().contains_all(CardSet::of(Card::JOKER)));
    /// assert!(!CardSet::EMPTY.contains_all(CardSet::of(Card::JOKER)));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Returns whether the two sets have a card in common.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert!(CardSet::full().meets(CardSet::of(Card::JOKER)));
    /// assert!(!CardSet::full().meets(CardSet::EMPTY));
    /// ```
    #[must_use]
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the set with this card.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::EMPTY.with(Card::JOKER).with(Card::JOKER).len(), 1);
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | Self::of(card).0)
    }

    /// Returns the set without this card.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::full().without(Card::JOKER).len(), 52);
    /// ```
    #[must_use]
    #[inline]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !Self::of(card).0)
    }

    /// Adds a card to the set.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        *self = self.with(card);
    }

    /// Removes a card from the set.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        *self = self.without(card);
    }

    /// Returns the first card in the order of cards.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::of(Card::JOKER).first(), Some(Card::JOKER));
    /// assert_eq!(CardSet::EMPTY.first(), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn first(self) -> Option<Card> {
        bits::first(self.0).and_then(Card::from_index)
    }

    /// Returns the card at index `place`, counted from 0 in the order of cards.
    ///
    /// ```
    /// use solo_core::{Card, CardSet};
    /// assert_eq!(CardSet::full().nth(52), Some(Card::JOKER));
    /// assert_eq!(CardSet::full().nth(53), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn nth(self, place: u32) -> Option<Card> {
        bits::nth(self.0, place).and_then(Card::from_index)
    }

    /// Iterates over the cards in the order of cards.
    ///
    /// ```
    /// use solo_core::CardSet;
    /// assert_eq!(CardSet::full().iter().filter(|card| card.suit().is_none()).count(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn iter(self) -> CardSetIter {
        CardSetIter(self.0)
    }
}

/// Converts like `u32::from` in a `const`.
#[expect(clippy::as_conversions, reason = "widening; From is not const")]
pub(crate) const fn widen(number: u8) -> u32 {
    number as u32
}

impl BitOr for CardSet {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for CardSet {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for CardSet {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl SubAssign for CardSet {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        self.0 &= !other.0;
    }
}

impl Not for CardSet {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = CardSetIter;

    fn into_iter(self) -> CardSetIter {
        self.iter()
    }
}

impl Debug for CardSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The cards of a [`CardSet`] in the order of cards.
#[derive(Clone, Debug)]
pub struct CardSetIter(u64);

impl Iterator for CardSetIter {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let first = CardSet(self.0).first()?;
        self.0 = bits::rest(self.0);
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.0.count_ones()).unwrap_or(64);
        (len, Some(len))
    }
}

impl ExactSizeIterator for CardSetIter {}
impl FusedIterator for CardSetIter {}

impl Unseen<Card> for CardSet {
    fn total(&self) -> Weight {
        self.len()
    }

    fn copies(&self, card: Card) -> Weight {
        Weight::from(self.contains(card))
    }

    fn take(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        self.remove(card);
        there
    }

    fn put(&mut self, card: Card) -> bool {
        let fits = !self.contains(card);
        self.insert(card);
        fits
    }

    fn nth(&self, case: Weight) -> Option<Card> {
        Self::nth(*self, case)
    }
}
