//! Unordered zones of fixed capacity, and face-down cards as a player knows them.

use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};
use core::iter::FusedIterator;
use core::marker::PhantomData;

use crate::cards::Kind;
use crate::game::Weight;

/// Face-down cards as a player knows them: which cards they are, but not their order.
///
/// ```
/// use solo_core::{Card, CardSet, Unseen};
///
/// /// The probability of a card, in percent.
/// fn percent(unseen: &impl Unseen<Card>, card: Card) -> u32 {
///     100 * unseen.copies(card) / unseen.total()
/// }
///
/// let two: CardSet = ["KS", "KH"].iter().filter_map(|id| id.parse().ok()).collect();
/// assert_eq!(percent(&two, "KS".parse()?), 50);
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub trait Unseen<K: Kind> {
    /// Returns the number of cards.
    fn total(&self) -> Weight;
    /// Returns the number of copies of this card.
    fn copies(&self, card: K) -> Weight;
    /// Removes one copy; returns `false` if there is none.
    fn take(&mut self, card: K) -> bool;
    /// Adds one copy; returns `false` and changes nothing if no further copy fits.
    fn put(&mut self, card: K) -> bool;
    /// Returns the card of this case; each kind covers as many consecutive cases as it has copies.
    fn nth(&self, case: Weight) -> Option<K>;
}

/// The kinds of face-down cards with their numbers of copies, ascending.
///
/// This is the list of chance outcomes of a draw.
///
/// ```
/// use solo_core::{CardSet, Outcomes, Rank};
/// let kings = CardSet::of_rank(Rank::King);
/// let list = Outcomes::of(Some(&kings));
/// assert_eq!((list.len(), list.map(|(_, weight)| weight).sum()), (4, 4));
/// ```
#[derive(Clone, Debug)]
pub struct Outcomes<'a, K, U> {
    cards: Option<&'a U>,
    /// Index of the next kind.
    next: u8,
    /// Number of kinds left.
    left: usize,
    kind: PhantomData<K>,
}

impl<'a, K: Kind, U: Unseen<K>> Outcomes<'a, K, U> {
    /// Lists the kinds among these cards; the list is empty for `None`.
    #[must_use]
    pub fn of(cards: Option<&'a U>) -> Self {
        let all = (0..=u8::MAX).map_while(K::from_index);
        let left = cards.map_or(0, |cards| {
            all.filter(|&kind| cards.copies(kind) > 0).count()
        });
        Self {
            cards,
            next: 0,
            left,
            kind: PhantomData,
        }
    }
}

impl<K: Kind, U: Unseen<K>> Iterator for Outcomes<'_, K, U> {
    type Item = (K, Weight);

    fn next(&mut self) -> Option<Self::Item> {
        let cards = self.cards.filter(|_| self.left > 0)?;
        loop {
            let kind = K::from_index(self.next)?;
            self.next = self.next.wrapping_add(1);
            let copies = cards.copies(kind);
            if copies > 0 {
                self.left = self.left.saturating_sub(1);
                return Some((kind, copies));
            }
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<K: Kind, U: Unseen<K>> ExactSizeIterator for Outcomes<'_, K, U> {}
impl<K: Kind, U: Unseen<K>> FusedIterator for Outcomes<'_, K, U> {}

/// An unordered zone: the number of copies of each of `N` kinds, at most 255 cards in all.
///
/// ```
/// use solo_core::{Bag, Card, Rank, Suit, Unseen};
/// let mut bag: Bag<Card, 53> = Bag::new();
/// let ace = Card::new(Rank::Ace, Suit::Clubs);
/// bag.put(ace);
/// bag.put(ace);
/// assert_eq!((bag.total(), bag.copies(ace)), (2, 2));
/// assert!(bag.take(ace));
/// assert_eq!(bag.nth(0), Some(ace));
/// assert_eq!(bag.nth(1), None);
/// ```
#[derive(Clone)]
pub struct Bag<K, const N: usize> {
    counts: [u8; N],
    total: u8,
    kind: PhantomData<K>,
}

impl<K: Kind, const N: usize> Bag<K, N> {
    /// Returns a bag without cards.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            counts: [0; N],
            total: 0,
            kind: PhantomData,
        }
    }

    /// Returns whether the bag is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// Lists every kind in the bag with its number of copies, in ascending order.
    ///
    /// ```
    /// use solo_core::{Bag, Card, Unseen};
    /// let mut bag: Bag<Card, 53> = Bag::new();
    /// bag.put(Card::JOKER);
    /// bag.put(Card::JOKER);
    /// assert_eq!(bag.iter().collect::<Vec<_>>(), [(Card::JOKER, 2)]);
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (K, u8)> + '_ {
        (0..=u8::MAX)
            .zip(self.counts.iter())
            .filter(|(_, copies)| **copies > 0)
            .filter_map(|(index, &copies)| K::from_index(index).map(|kind| (kind, copies)))
    }
}

impl<K: Kind, const N: usize> Unseen<K> for Bag<K, N> {
    fn total(&self) -> Weight {
        Weight::from(self.total)
    }

    fn copies(&self, card: K) -> Weight {
        self.counts
            .get(usize::from(card.index()))
            .map_or(0, |&copies| Weight::from(copies))
    }

    fn take(&mut self, card: K) -> bool {
        match self.counts.get_mut(usize::from(card.index())) {
            Some(copies) if *copies > 0 => {
                *copies = copies.saturating_sub(1);
                self.total = self.total.saturating_sub(1);
                true
            }
            _ => false,
        }
    }

    fn put(&mut self, card: K) -> bool {
        match self.counts.get_mut(usize::from(card.index())) {
            Some(copies) if self.total < u8::MAX => {
                *copies = copies.saturating_add(1);
                self.total = self.total.saturating_add(1);
                true
            }
            _ => false,
        }
    }

    fn nth(&self, case: Weight) -> Option<K> {
        let mut left = case;
        for (index, &copies) in (0..=u8::MAX).zip(self.counts.iter()) {
            match left.checked_sub(Weight::from(copies)) {
                Some(less) => left = less,
                None => return K::from_index(index),
            }
        }
        None
    }
}

impl<K: Kind, const N: usize> Default for Bag<K, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, const N: usize> PartialEq for Bag<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.counts == other.counts
    }
}

impl<K, const N: usize> Eq for Bag<K, N> {}

impl<K, const N: usize> Hash for Bag<K, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.counts.hash(state);
    }
}

impl<K: Kind + Debug, const N: usize> Debug for Bag<K, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}
