//! Sets of kinds, such as playing cards.

use core::fmt::{self, Debug, Formatter};
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::cards::{Card, Kind, Rank, SetIter, Suit};

/// A set of kinds, of which there are at most 64: playing cards, slots, rows of a table.
///
/// ```
/// use solo_core::{Card, Rank, Set, Suit};
/// let kings = Set::of_rank(Rank::King);
/// assert!(kings.len() == 4 && !kings.contains(Card::JOKER));
/// assert_eq!((Set::full() - kings).len(), 49);
/// assert_eq!(kings.nth(1), Some(Card::new(Rank::King, Suit::Diamonds)));
/// let black = kings.filter(|card| matches!(card.suit(), Some(Suit::Spades | Suit::Clubs)));
/// assert_eq!((black.first(), black.last()), (kings.nth(0), kings.nth(2)));
/// assert_eq!(black.with(Card::JOKER).without(Card::JOKER), black);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<K> {
    /// Bit `n` stands for the kind with index `n`.
    pub(super) bits: u64,
    kind: PhantomData<K>,
}

impl<K: Copy> Set<K> {
    /// The set without kinds.
    pub const EMPTY: Self = Self::of_bits(0);

    const fn of_bits(bits: u64) -> Self {
        Self {
            bits,
            kind: PhantomData,
        }
    }

    /// Returns the set as bits, bit 0 for the first kind.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// Counts the kinds of the set.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Returns whether the set has more than one kind.
    pub const fn has_several(self) -> bool {
        self.bits & self.bits.wrapping_sub(1) != 0
    }

    /// Returns whether every kind of `other` is in this set.
    pub const fn contains_all(self, other: Self) -> bool {
        other.bits & !self.bits == 0
    }

    /// Returns whether the two sets have a kind in common.
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// Returns the set of the kind with this index below 64: [`Set::of`] for constants.
    pub const fn of_index(index: u8) -> Self {
        Self::of_bits(1 << (index & 63))
    }

    /// Returns the kinds of both sets: `|` for constants.
    ///
    /// ```
    /// use solo_core::{Card, Rank, Set};
    /// const COURT: Set<Card> = Set::of_rank(Rank::Queen).union(Set::of_rank(Rank::King));
    /// assert_eq!(COURT.len(), 8);
    /// ```
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }
}

impl<K: Kind> Set<K> {
    /// Returns the set of all kinds.
    #[expect(clippy::arithmetic_side_effects, reason = "asserted: 1 to 64 kinds")]
    pub const fn full() -> Self {
        const { assert!(1 <= K::COUNT && K::COUNT <= 64, "a set has up to 64 kinds") };
        Self::of_bits(u64::MAX >> (64 - K::COUNT))
    }

    /// Returns the set with these bits, bit 0 for the first kind; bits above that of the last kind
    /// are ignored.
    ///
    /// ```
    /// use solo_core::{Card, Rank, Set, Suit};
    /// assert_eq!(Set::from_bits(1).first(), Some(Card::new(Rank::Two, Suit::Spades)));
    /// assert_eq!(Set::<Card>::from_bits(u64::MAX), Set::full());
    /// ```
    pub const fn from_bits(bits: u64) -> Self {
        Self::of_bits(bits & Self::full().bits)
    }

    /// Returns the set of this kind alone.
    #[inline]
    pub fn of(kind: K) -> Self {
        Self::of_bits(1 << (kind.index() & 63))
    }

    /// Returns whether the kind is in the set.
    #[inline]
    pub fn contains(self, kind: K) -> bool {
        self.meets(Self::of(kind))
    }

    /// Returns the set with this kind.
    #[must_use]
    #[inline]
    pub fn with(self, kind: K) -> Self {
        self | Self::of(kind)
    }

    /// Returns the set without this kind.
    #[must_use]
    #[inline]
    pub fn without(self, kind: K) -> Self {
        Self::of_bits(self.bits & !Self::of(kind).bits)
    }

    /// Adds a kind to the set; returns whether it was not there.
    #[inline]
    pub fn insert(&mut self, kind: K) -> bool {
        let before = *self;
        *self = self.with(kind);
        *self != before
    }

    /// Removes a kind from the set; returns whether it was there.
    #[inline]
    pub fn remove(&mut self, kind: K) -> bool {
        let before = *self;
        *self = self.without(kind);
        *self != before
    }

    /// Returns the first kind.
    #[inline]
    pub fn first(self) -> Option<K> {
        self.iter().next()
    }

    /// Returns the last kind.
    #[inline]
    pub fn last(self) -> Option<K> {
        self.iter().next_back()
    }

    /// Returns the kind of a set that has no other; `None` for an empty or larger set.
    ///
    /// ```
    /// use solo_core::{Card, Set};
    /// assert_eq!(Set::of(Card::JOKER).only(), Some(Card::JOKER));
    /// assert_eq!(Set::<Card>::full().only(), None);
    /// ```
    #[inline]
    pub fn only(self) -> Option<K> {
        self.first().filter(|_| !self.has_several())
    }

    /// Returns the kind at this index of the set, counted from 0.
    #[inline]
    pub fn nth(self, index: u32) -> Option<K> {
        self.iter().nth(usize::try_from(index).ok()?)
    }

    /// Iterates over the kinds in ascending order, or backwards.
    #[inline]
    pub const fn iter(self) -> SetIter<K> {
        SetIter(self)
    }

    /// Returns the kinds that the predicate accepts.
    #[must_use]
    #[inline]
    pub fn filter(self, mut accept: impl FnMut(K) -> bool) -> Self {
        self.iter().filter(|&kind| accept(kind)).collect()
    }
}

impl Set<Card> {
    /// Returns the four cards of this rank.
    pub const fn of_rank(rank: Rank) -> Self {
        let [spades, diamonds, clubs, hearts] = Suit::ALL;
        Self::of_card(Card::new(rank, spades))
            .union(Self::of_card(Card::new(rank, diamonds)))
            .union(Self::of_card(Card::new(rank, clubs)))
            .union(Self::of_card(Card::new(rank, hearts)))
    }

    /// Returns the thirteen cards of this suit.
    pub const fn of_suit(suit: Suit) -> Self {
        let spades = (1 << 13) - 1;
        Self::of_bits(spades << (Card::new(Rank::Two, suit).index() & 63))
    }

    /// Returns the set of this card alone: [`Set::of`] for constants.
    pub const fn of_card(card: Card) -> Self {
        Self::of_bits(1 << (card.index() & 63))
    }
}

impl<K: Copy> Default for Set<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Copy> BitOr for Set<K> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl<K: Copy> BitOrAssign for Set<K> {
    fn bitor_assign(&mut self, other: Self) {
        self.bits |= other.bits;
    }
}

impl<K: Copy> BitAnd for Set<K> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }
}

impl<K: Copy> Sub for Set<K> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}

impl<K: Copy> SubAssign for Set<K> {
    fn sub_assign(&mut self, other: Self) {
        self.bits &= !other.bits;
    }
}

impl<K: Kind> Not for Set<K> {
    type Output = Self;

    fn not(self) -> Self {
        Self::from_bits(!self.bits)
    }
}

/// The set of at most one kind.
impl<K: Kind> From<Option<K>> for Set<K> {
    fn from(kind: Option<K>) -> Self {
        kind.into_iter().collect()
    }
}

impl<K: Kind> FromIterator<K> for Set<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        kinds.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl<K: Kind> IntoIterator for Set<K> {
    type Item = K;
    type IntoIter = SetIter<K>;

    fn into_iter(self) -> SetIter<K> {
        self.iter()
    }
}

impl<K: Kind + Debug> Debug for Set<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
