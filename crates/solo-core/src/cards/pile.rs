//! Ordered zones of fixed capacity.

use core::fmt::{self, Debug, Formatter};
use core::hash::{Hash, Hasher};
use core::marker::PhantomData;

use crate::cards::Kind;

/// An ordered zone whose cards are known, at most `N` of them. The last card put is the top card.
///
/// ```
/// use solo_core::{Card, Pile, Rank, Suit};
/// let mut pile: Pile<Card, 4> = Pile::new();
/// let king = Card::new(Rank::King, Suit::Spades);
/// assert!(pile.put(king));
/// assert!(pile.put(Card::JOKER));
/// assert_eq!(pile.top(), Some(Card::JOKER));
/// assert_eq!(pile.iter().collect::<Vec<_>>(), [king, Card::JOKER]);
/// assert_eq!(pile.take_top(), Some(Card::JOKER));
/// assert_eq!(pile.len(), 1);
/// ```
#[derive(Clone)]
pub struct Pile<K, const N: usize> {
    kinds: [u8; N],
    len: u8,
    kind: PhantomData<K>,
}

impl<K: Kind, const N: usize> Pile<K, N> {
    /// A pile without cards.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(N <= 255, "a pile holds at most 255 cards") };
        Self {
            kinds: [0; N],
            len: 0,
            kind: PhantomData,
        }
    }

    fn cards(&self) -> &[u8] {
        self.kinds.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// How many cards lie here.
    ///
    /// ```
    /// use solo_core::{Card, Pile};
    /// let mut pile: Pile<Card, 4> = Pile::new();
    /// pile.put(Card::JOKER);
    /// assert_eq!(pile.len(), 1);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether no card lies here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The top card.
    ///
    /// ```
    /// use solo_core::{Card, Pile};
    /// let mut pile: Pile<Card, 4> = Pile::new();
    /// assert_eq!(pile.top(), None);
    /// pile.put(Card::JOKER);
    /// assert_eq!(pile.top(), Some(Card::JOKER));
    /// ```
    #[must_use]
    pub fn top(&self) -> Option<K> {
        self.cards().last().and_then(|&k| K::from_index(k))
    }

    /// The cards, lowest first.
    ///
    /// ```
    /// use solo_core::{Card, Pile, Rank, Suit};
    /// let (king, joker) = (Card::new(Rank::King, Suit::Clubs), Card::JOKER);
    /// let mut pile: Pile<Card, 3> = Pile::new();
    /// pile.put(king);
    /// pile.put(joker);
    /// assert_eq!(pile.iter().next(), Some(king));
    /// ```
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = K> + '_ {
        self.cards().iter().filter_map(|&k| K::from_index(k))
    }

    /// Puts a card on top; `false`, and nothing happens, if the pile is full.
    ///
    /// ```
    /// use solo_core::{Card, Pile};
    /// let mut pile: Pile<Card, 1> = Pile::new();
    /// assert!(pile.put(Card::JOKER));
    /// assert!(!pile.put(Card::JOKER));
    /// ```
    pub fn put(&mut self, card: K) -> bool {
        match self.kinds.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = card.index();
                self.len = self.len.saturating_add(1);
                true
            }
            None => false,
        }
    }

    /// Takes the top card away.
    ///
    /// ```
    /// use solo_core::{Card, Pile};
    /// let mut pile: Pile<Card, 1> = Pile::new();
    /// pile.put(Card::JOKER);
    /// assert_eq!(pile.take_top(), Some(Card::JOKER));
    /// assert_eq!(pile.take_top(), None);
    /// ```
    pub fn take_top(&mut self) -> Option<K> {
        let top = self.top()?;
        self.len = self.len.saturating_sub(1);
        self.clear_rest();
        Some(top)
    }

    /// Takes the uppermost copy of a card away; the order of the others stays. `false` if none lies
    /// here.
    ///
    /// ```
    /// use solo_core::{Card, Pile, Rank, Suit};
    /// let (king, joker) = (Card::new(Rank::King, Suit::Clubs), Card::JOKER);
    /// let mut pile: Pile<Card, 3> = Pile::new();
    /// for card in [king, joker, king] {
    ///     pile.put(card);
    /// }
    /// assert!(pile.take(king));
    /// assert_eq!(pile.iter().collect::<Vec<_>>(), [king, joker]);
    /// ```
    pub fn take(&mut self, card: K) -> bool {
        let Some(place) = self.cards().iter().rposition(|&k| k == card.index()) else {
            return false;
        };
        self.kinds.copy_within(place.saturating_add(1).., place);
        self.len = self.len.saturating_sub(1);
        self.clear_rest();
        true
    }

    /// Puts a card under all others; `false`, and nothing happens, if the pile is full.
    ///
    /// ```
    /// use solo_core::{Card, Pile, Rank, Suit};
    /// let (king, joker) = (Card::new(Rank::King, Suit::Clubs), Card::JOKER);
    /// let mut pile: Pile<Card, 3> = Pile::new();
    /// pile.put(king);
    /// assert!(pile.put_under(joker));
    /// assert_eq!(pile.iter().collect::<Vec<_>>(), [joker, king]);
    /// ```
    pub fn put_under(&mut self, card: K) -> bool {
        if self.len() >= N {
            return false;
        }
        let len = self.len();
        self.kinds.copy_within(..len, 1);
        if let Some(lowest) = self.kinds.first_mut() {
            *lowest = card.index();
        }
        self.len = self.len.saturating_add(1);
        true
    }

    /// Removes all cards.
    ///
    /// ```
    /// use solo_core::{Card, Pile};
    /// let mut pile: Pile<Card, 3> = Pile::new();
    /// pile.put(Card::JOKER);
    /// pile.clear();
    /// assert_eq!(pile, Pile::new());
    /// ```
    pub fn clear(&mut self) {
        self.len = 0;
        self.clear_rest();
    }

    /// Unused places are zero, so that equal piles are equal byte for byte.
    fn clear_rest(&mut self) {
        if let Some(rest) = self.kinds.get_mut(usize::from(self.len)..) {
            rest.fill(0);
        }
    }
}

impl<K: Kind, const N: usize> Default for Pile<K, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, const N: usize> PartialEq for Pile<K, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.kinds == other.kinds
    }
}

impl<K, const N: usize> Eq for Pile<K, N> {}

impl<K, const N: usize> Hash for Pile<K, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kinds.hash(state);
        self.len.hash(state);
    }
}

impl<K: Kind + Debug, const N: usize> Debug for Pile<K, N> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
