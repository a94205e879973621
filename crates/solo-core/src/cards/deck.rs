//! Face-down piles as a player with perfect memory knows them.

use core::marker::PhantomData;

use arrayvec::ArrayVec;

use crate::cards::{Kind, Outcomes, Unseen};
use crate::game::Weight;

/// A face-down draw pile in layers: the cards of each layer are known, their order is not.
///
/// A shuffled pile is one layer. Cards laid on top or buried together form a new layer; a card at a
/// known position is a layer of one. Drawing is a chance step while the top layer has different
/// cards. At most `LAYERS` layers fit; cards that do not fit are handed back.
///
/// ```
/// use solo_core::{Card, CardSet, Deck, Rank, Suit};
/// let mut deck: Deck<Card, CardSet, 3> = Deck::new(CardSet::of_suit(Suit::Spades));
/// let ace = Card::new(Rank::Ace, Suit::Spades);
/// assert!(deck.reveal(ace));
/// // Two cards go under the deck in any order: once the twelve above them are gone, either can come.
/// let hearts: CardSet = ["2H", "3H"].iter().filter_map(|id| id.parse().ok()).collect();
/// deck.bury(hearts)?;
/// for card in CardSet::of_suit(Suit::Spades).without(ace) {
///     deck.draw_known().is_some() || deck.reveal(card);
/// }
/// assert!(deck.outcomes().eq(hearts.iter().map(|card| (card, 1))));
/// # Ok::<(), CardSet>(())
/// ```
#[doc(alias("shuffle", "pile"))]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck<K, U, const LAYERS: usize> {
    /// The layers from the bottom upwards; none is empty.
    layers: ArrayVec<U, LAYERS>,
    kind: PhantomData<K>,
}

impl<K: Kind, U: Unseen<K>, const LAYERS: usize> Deck<K, U, LAYERS> {
    /// Returns a shuffled deck of these cards.
    #[must_use]
    pub fn new(cards: U) -> Self {
        const { assert!(LAYERS > 0, "a deck has at least one layer") };
        let mut layers = ArrayVec::new();
        if cards.total() > 0 {
            layers.push(cards);
        }
        Self {
            layers,
            kind: PhantomData,
        }
    }

    /// Counts the cards of the deck.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let deck: Deck<Card, CardSet, 1> = Deck::new(CardSet::full());
    /// assert_eq!(deck.total(), 53);
    /// ```
    #[must_use]
    pub fn total(&self) -> Weight {
        self.layers.iter().map(U::total).sum()
    }

    /// Returns whether the deck is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.layers.is_empty()
    }

    /// Lists the layers, the top one first.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 2> = Deck::new(!CardSet::of(Card::JOKER));
    /// deck.lay_on_top(CardSet::of(Card::JOKER))?;
    /// assert!(deck.layers().map(|layer| layer.len()).eq([1, 52]));
    /// # Ok::<(), CardSet>(())
    /// ```
    pub fn layers(&self) -> impl DoubleEndedIterator<Item = &U> + ExactSizeIterator {
        self.layers.iter().rev()
    }

    /// Returns the next card, if it is known.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 2> = Deck::new(CardSet::full());
    /// assert_eq!(deck.known_next(), None);
    /// deck.lay_on_top(CardSet::of(Card::JOKER))?;
    /// assert_eq!(deck.known_next(), Some(Card::JOKER));
    /// # Ok::<(), CardSet>(())
    /// ```
    #[must_use]
    pub fn known_next(&self) -> Option<K> {
        let top = self.layers.last()?;
        let card = top.nth(0)?;
        (top.copies(card) == top.total()).then_some(card)
    }

    /// Returns whether turning up the next card is a chance step.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let deck: Deck<Card, CardSet, 1> = Deck::new(CardSet::full());
    /// assert!(deck.needs_chance());
    /// assert!(!Deck::<Card, CardSet, 1>::default().needs_chance());
    /// ```
    #[must_use]
    pub fn needs_chance(&self) -> bool {
        !self.is_empty() && self.known_next().is_none()
    }

    /// Lists the cards that chance can turn up next, weighted by copies; none while the next card
    /// is known.
    ///
    /// This is the list of a game's chance outcomes.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let deck: Deck<Card, CardSet, 1> = Deck::new(CardSet::full());
    /// assert_eq!(deck.outcomes().len(), 53);
    /// ```
    pub fn outcomes(&self) -> Outcomes<'_, K, U> {
        Outcomes::of(self.layers.last().filter(|_| self.needs_chance()))
    }

    /// Draws the next card, if it is known.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1> = Deck::new(CardSet::of(Card::JOKER));
    /// assert_eq!(deck.draw_known(), Some(Card::JOKER));
    /// assert!(deck.is_empty());
    /// ```
    pub fn draw_known(&mut self) -> Option<K> {
        let card = self.known_next()?;
        self.take(card);
        Some(card)
    }

    /// Removes a card that chance has turned up.
    ///
    /// Returns `false` if chance is not due or the card is not in the top layer.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1> = Deck::new(CardSet::full());
    /// assert!(deck.reveal(Card::JOKER));
    /// assert!(!deck.reveal(Card::JOKER));
    /// ```
    pub fn reveal(&mut self, card: K) -> bool {
        self.needs_chance() && self.take(card)
    }

    fn take(&mut self, card: K) -> bool {
        let Some(top) = self.layers.last_mut() else {
            return false;
        };
        let taken = top.take(card);
        if top.total() == 0 {
            self.layers.pop();
        }
        taken
    }

    /// Lays cards on top, in unknown order.
    ///
    /// # Errors
    /// Returns the cards if no further layer fits.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1> = Deck::default();
    /// assert_eq!(deck.lay_on_top(CardSet::of(Card::JOKER)), Ok(()));
    /// assert_eq!(deck.lay_on_top(CardSet::full()), Err(CardSet::full()));
    /// ```
    pub fn lay_on_top(&mut self, cards: U) -> Result<(), U> {
        if cards.total() == 0 {
            return Ok(());
        }
        self.layers
            .try_push(cards)
            .map_err(arrayvec::CapacityError::element)
    }

    /// Lays cards under all others, in unknown order.
    ///
    /// # Errors
    /// Returns the cards if no further layer fits.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 2> = Deck::new(!CardSet::of(Card::JOKER));
    /// deck.bury(CardSet::of(Card::JOKER))?;
    /// assert!(!deck.reveal(Card::JOKER), "it lies below all others");
    /// # Ok::<(), CardSet>(())
    /// ```
    pub fn bury(&mut self, cards: U) -> Result<(), U> {
        if cards.total() == 0 {
            return Ok(());
        }
        self.layers
            .try_insert(0, cards)
            .map_err(arrayvec::CapacityError::element)
    }

    /// Shuffles the whole deck: any knowledge of its order is lost.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 2> = Deck::new(!CardSet::of(Card::JOKER));
    /// deck.bury(CardSet::of(Card::JOKER))?;
    /// deck.shuffle();
    /// assert_eq!(deck.layers().next(), Some(&CardSet::full()));
    /// # Ok::<(), CardSet>(())
    /// ```
    pub fn shuffle(&mut self) {
        while let Some((above, below)) = self.layers.split_last_mut() {
            let Some(below) = below.last_mut() else {
                return;
            };
            for (card, copies) in Outcomes::of(Some(&*above)) {
                (0..copies).for_each(|_| _ = below.put(card));
            }
            self.layers.pop();
        }
    }
}

impl<K: Kind, U: Unseen<K>, const LAYERS: usize> Default for Deck<K, U, LAYERS> {
    /// Returns a deck without cards.
    fn default() -> Self {
        Self {
            layers: ArrayVec::new(),
            kind: PhantomData,
        }
    }
}
