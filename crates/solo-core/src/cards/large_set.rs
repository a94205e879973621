//! Sets of many kinds, such as the rows of a large table.

use core::fmt::{self, Debug, Formatter};
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::cards::Kind;

/// A set of kinds, of which there are at most 128: a [`Set`](crate::Set) of twice the size.
///
/// ```
/// use solo_core::{Card, LargeSet};
/// let mut hand: LargeSet<Card> = LargeSet::EMPTY;
/// assert!(hand.insert(Card::JOKER) && !hand.insert(Card::JOKER));
/// assert_eq!((hand.len(), hand.first(), hand.nth(1)), (1, Some(Card::JOKER), None));
/// assert!((hand - LargeSet::of(Card::JOKER)).is_empty());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct LargeSet<K> {
    /// Bit `n` stands for the kind with index `n`.
    bits: u128,
    kind: PhantomData<K>,
}

impl<K: Copy> LargeSet<K> {
    /// The set without kinds.
    pub const EMPTY: Self = Self::of_bits(0);

    const fn of_bits(bits: u128) -> Self {
        Self {
            bits,
            kind: PhantomData,
        }
    }

    /// Returns the set of the kind with this index below 128: [`LargeSet::of`] for constants.
    pub const fn of_index(index: u8) -> Self {
        Self::of_bits(1 << (index & 127))
    }

    /// Returns the kinds of both sets: `|` for constants.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self::of_bits(self.bits | other.bits)
    }

    /// Counts the kinds of the set.
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<K: Kind> LargeSet<K> {
    /// Returns the set of this kind alone.
    pub fn of(kind: K) -> Self {
        const { assert!(K::COUNT <= 128, "a large set has up to 128 kinds") };
        Self::of_index(kind.index())
    }

    /// Returns whether the kind is in the set.
    pub fn contains(self, kind: K) -> bool {
        self.bits & Self::of(kind).bits != 0
    }

    /// Adds a kind to the set; returns whether it was not there.
    pub fn insert(&mut self, kind: K) -> bool {
        let before = *self;
        *self |= Self::of(kind);
        *self != before
    }

    /// Removes a kind from the set; returns whether it was there.
    pub fn remove(&mut self, kind: K) -> bool {
        let before = *self;
        self.bits &= !Self::of(kind).bits;
        *self != before
    }

    /// Returns the first kind.
    pub fn first(self) -> Option<K> {
        self.iter().next()
    }

    /// Returns the kind at this index of the set, counted from 0.
    pub fn nth(self, index: u32) -> Option<K> {
        self.iter().nth(usize::try_from(index).ok()?)
    }

    /// Iterates over the kinds in ascending order.
    pub const fn iter(self) -> LargeSetIter<K> {
        LargeSetIter(self)
    }
}

impl<K: Copy> Default for LargeSet<K> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<K: Copy> BitOr for LargeSet<K> {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl<K: Copy> BitOrAssign for LargeSet<K> {
    fn bitor_assign(&mut self, other: Self) {
        self.bits |= other.bits;
    }
}

impl<K: Copy> BitAnd for LargeSet<K> {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self::of_bits(self.bits & other.bits)
    }
}

impl<K: Copy> Sub for LargeSet<K> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::of_bits(self.bits & !other.bits)
    }
}

impl<K: Copy> SubAssign for LargeSet<K> {
    fn sub_assign(&mut self, other: Self) {
        self.bits &= !other.bits;
    }
}

impl<K: Kind> FromIterator<K> for LargeSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let sets = kinds.into_iter().map(Self::of);
        sets.fold(Self::EMPTY, Self::union)
    }
}

impl<K: Kind> IntoIterator for LargeSet<K> {
    type Item = K;
    type IntoIter = LargeSetIter<K>;

    fn into_iter(self) -> LargeSetIter<K> {
        self.iter()
    }
}

impl<K: Kind + Debug> Debug for LargeSet<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The kinds of a [`LargeSet`] in ascending order.
#[derive(Clone)]
pub struct LargeSetIter<K>(LargeSet<K>);

impl<K: Kind + Debug> Debug for LargeSetIter<K> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K: Kind> Iterator for LargeSetIter<K> {
    type Item = K;

    fn next(&mut self) -> Option<K> {
        let bits = self.0.bits;
        if bits == 0 {
            return None;
        }
        self.0.bits = bits & bits.wrapping_sub(1);
        K::from_index(u8::try_from(bits.trailing_zeros()).ok()?)
    }

    fn nth(&mut self, n: usize) -> Option<K> {
        for _ in 0..n.min(128) {
            self.0.bits &= self.0.bits.wrapping_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::try_from(self.0.len()).unwrap_or(128);
        (len, Some(len))
    }
}

impl<K: Kind> ExactSizeIterator for LargeSetIter<K> {}
impl<K: Kind> FusedIterator for LargeSetIter<K> {}
