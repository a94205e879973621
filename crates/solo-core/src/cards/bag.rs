//! Unordered zones: copies of each kind.

use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};

use crate::cards::{Kind, Set};
use crate::weight::Weight;

/// An unordered zone: the number of copies of each of `N` kinds, at most 255 of a kind.
///
/// Face-down cards in unknown order are a bag, too: [`Bag::outcomes`] lists what the next one
/// can be, and [`Bag::nth`] turns it up.
///
/// ```
/// use solo_core::{Bag, Card, Rank, Suit};
/// let mut bag: Bag<Card, 53> = Bag::new();
/// let ace = Card::new(Rank::Ace, Suit::Clubs);
/// assert!(bag.put(ace) && bag.put(ace));
/// assert_eq!((bag.len(), bag.copies(ace)), (2, 2));
/// assert!(bag.take(ace));
/// assert_eq!((bag.nth(0), bag.nth(1)), (Some(ace), None));
/// ```
#[derive(Clone, Copy)]
pub struct Bag<K, const N: usize> {
    copies: [u8; N],
    /// Number of all cards.
    len: u16,
    /// The kinds with a copy.
    kinds: Set<K>,
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// Returns a bag without cards.
    pub const fn new() -> Self {
        const { assert!(K::COUNT <= N, "there is a count for each kind") };
        Self {
            copies: [0; N],
            len: 0,
            kinds: Set::EMPTY,
        }
    }

    /// Counts the cards of the bag.
    pub const fn len(&self) -> u16 {
        self.len
    }

    /// Returns whether the bag is empty.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the number of copies of this kind.
    #[inline]
    pub fn copies(&self, kind: K) -> u8 {
        let copies = self.copies.get(usize::from(kind.index()));
        copies.copied().unwrap_or(0)
    }

    /// Returns whether there is a copy of this kind.
    #[inline]
    pub fn contains(&self, kind: K) -> bool {
        self.kinds.contains(kind)
    }

    /// Returns the kinds of which there is a copy.
    pub const fn kinds(&self) -> Set<K> {
        self.kinds
    }

    /// Returns the kinds of which there are at least two copies.
    ///
    /// ```
    /// use solo_core::{Bag, Card, Rank, Set, Suit};
    /// let mut bag: Bag<Card, 53> = Bag::new();
    /// let ace = Card::new(Rank::Ace, Suit::Clubs);
    /// for card in [ace, Card::JOKER, ace] {
    ///     bag.put(card);
    /// }
    /// assert_eq!(bag.several(), Set::of(ace));
    /// ```
    pub fn several(&self) -> Set<K> {
        if u32::from(self.len) == self.kinds.len() {
            return Set::EMPTY;
        }
        self.kinds.filter(|kind| self.copies(kind) > 1)
    }

    /// Lists every kind in the bag with its number of copies, in ascending order.
    ///
    /// ```
    /// use solo_core::{Bag, Card};
    /// let mut bag: Bag<Card, 53> = Bag::new();
    /// bag.put(Card::JOKER);
    /// bag.put(Card::JOKER);
    /// assert_eq!(bag.iter().collect::<Vec<_>>(), [(Card::JOKER, 2)]);
    /// ```
    pub fn iter(self) -> impl ExactSizeIterator<Item = (K, u8)> + Clone {
        self.kinds.iter().map(move |kind| (kind, self.copies(kind)))
    }

    /// Lists what a card drawn at random from the bag can be, each kind with its number of copies
    /// as weight.
    ///
    /// ```
    /// use solo_core::{Bag, Card, Rank, Suit};
    /// let mut bag: Bag<Card, 53> = Bag::new();
    /// let ace = Card::new(Rank::Ace, Suit::Clubs);
    /// for card in [ace, ace, Card::JOKER] {
    ///     bag.put(card);
    /// }
    /// assert!(bag.outcomes().eq([(ace, 2), (Card::JOKER, 1)]));
    /// ```
    pub fn outcomes(self) -> impl ExactSizeIterator<Item = (K, Weight)> + Clone {
        self.iter().map(|(kind, copies)| (kind, copies.into()))
    }

    /// Counts the cards of these kinds.
    pub fn count(&self, kinds: Set<K>) -> u16 {
        if kinds.contains_all(self.kinds) {
            return self.len;
        }
        let there = (self.kinds & kinds).iter();
        // No more than the cards of the bag.
        there.fold(0, |sum, kind| {
            u16::saturating_add(sum, self.copies(kind).into())
        })
    }

    /// Returns the card at this index, counted from 0: of each kind come as many as it has copies.
    pub fn nth(&self, index: Weight) -> Option<K> {
        self.nth_of(self.kinds, index)
    }

    /// Returns the card at this index among those of these kinds, as [`Bag::nth`] does.
    ///
    /// ```
    /// use solo_core::{Bag, Card, Rank, Set, Suit};
    /// let ace = Card::new(Rank::Ace, Suit::Clubs);
    /// let bag: Bag<Card, 53> = [ace, ace, Card::JOKER].into_iter().collect();
    /// assert_eq!(bag.nth_of(Set::of(Card::JOKER), 0), Some(Card::JOKER));
    /// ```
    pub fn nth_of(&self, kinds: Set<K>, index: Weight) -> Option<K> {
        let mut left = index;
        for kind in self.kinds & kinds {
            match left.checked_sub(self.copies(kind).into()) {
                Some(less) => left = less,
                None => return Some(kind),
            }
        }
        None
    }

    /// Lists every card, the copies of a kind one after the other, in ascending order.
    pub fn cards(self) -> impl Iterator<Item = K> + Clone {
        let copies = |(kind, copies)| core::iter::repeat_n(kind, usize::from(copies));
        self.iter().flat_map(copies)
    }

    /// Adds a copy. Returns `false` and changes nothing if there are 255 of this kind.
    #[inline]
    pub fn put(&mut self, kind: K) -> bool {
        self.put_several(kind, 1)
    }

    /// Adds several copies. Returns `false` and changes nothing if these would be more than 255 of
    /// this kind.
    ///
    /// ```
    /// use solo_core::{Bag, Card};
    /// let mut bag: Bag<Card, 53> = Bag::new();
    /// assert!(bag.put_several(Card::JOKER, 255));
    /// assert!(!bag.put(Card::JOKER));
    /// assert_eq!(bag.len(), 255);
    /// ```
    #[inline]
    pub fn put_several(&mut self, kind: K, number: u8) -> bool {
        let Some(copies) = self.copies.get_mut(usize::from(kind.index())) else {
            return false;
        };
        let Some(more) = copies.checked_add(number) else {
            return false;
        };
        *copies = more;
        // 64 kinds with 255 copies are 16,320 cards.
        self.len = self.len.saturating_add(number.into());
        if more > 0 {
            self.kinds.insert(kind);
        }
        true
    }

    /// Removes a copy. Returns `false` if there is none.
    #[inline]
    pub fn take(&mut self, kind: K) -> bool {
        let Some(copies) = self.copies.get_mut(usize::from(kind.index())) else {
            return false;
        };
        let Some(left) = copies.checked_sub(1) else {
            return false;
        };
        *copies = left;
        self.len = self.len.saturating_sub(1);
        if left == 0 {
            self.kinds.remove(kind);
        }
        true
    }
}

impl<K: Kind, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// Copies beyond the 255th of a kind are left out.
impl<K: Kind, const N: usize> FromIterator<K> for Bag<K, N> {
    fn from_iter<I: IntoIterator<Item = K>>(cards: I) -> Self {
        let mut bag = Self::new();
        cards.into_iter().for_each(|card| _ = bag.put(card));
        bag
    }
}

// Counts say all there is.

impl<K, const N: usize> PartialEq for Bag<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.copies == other.copies
    }
}

impl<K, const N: usize> Eq for Bag<K, N> {}

impl<K, const N: usize> Hash for Bag<K, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.copies.hash(state);
    }
}

impl<K: Kind + Debug, const N: usize> Debug for Bag<K, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
