//! A face-down pile as a player with perfect memory knows it.

use core::ops::ControlFlow;

use crate::cards::Kind;
use crate::cards::Pile;
use crate::cards::Unseen;
use crate::game::Weight;

/// A face-down draw pile: a run of known cards on top, the unseen cards in no known order, and a run
/// of known cards at the bottom.
///
/// Drawing is a chance step only while the top run is empty and an unseen card is left; otherwise
/// the card is known.
///
/// ```
/// use solo_core::{Card, CardSet, Deck, Rank, Suit, Unseen};
/// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::full());
/// assert_eq!(deck.known_next(), None);
/// let ace = Card::new(Rank::Ace, Suit::Spades);
/// assert!(deck.reveal(ace));
/// assert!(deck.put_under(ace));
/// assert_eq!((deck.len(), deck.unseen().total()), (53, 52));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deck<K: Kind, U, const TOP: usize, const BOTTOM: usize> {
    /// The card to be drawn first is the top card of this pile.
    top: Pile<K, TOP>,
    unseen: U,
    /// The card to be drawn first is the top card of this pile.
    bottom: Pile<K, BOTTOM>,
}

impl<K: Kind, U: Unseen<K>, const TOP: usize, const BOTTOM: usize> Deck<K, U, TOP, BOTTOM> {
    /// A shuffled deck of these cards.
    #[must_use]
    pub const fn new(unseen: U) -> Self {
        Self {
            top: Pile::new(),
            unseen,
            bottom: Pile::new(),
        }
    }

    /// How many cards the deck holds.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::full());
    /// assert_eq!(deck.len(), 53);
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        let unseen = usize::try_from(self.unseen.total()).unwrap_or(usize::MAX);
        unseen
            .saturating_add(self.top.len())
            .saturating_add(self.bottom.len())
    }

    /// Whether the deck holds no card.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The known cards on top; the next card is the top card of this pile.
    #[must_use]
    pub const fn top(&self) -> &Pile<K, TOP> {
        &self.top
    }

    /// The cards whose order is unknown.
    #[must_use]
    pub const fn unseen(&self) -> &U {
        &self.unseen
    }

    /// The known cards below all others; the next one is the top card of this pile.
    #[must_use]
    pub const fn bottom(&self) -> &Pile<K, BOTTOM> {
        &self.bottom
    }

    /// Whether turning up the next card is a chance step.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::full());
    /// assert!(deck.needs_chance());
    /// deck.put_on_top(Card::JOKER);
    /// assert!(!deck.needs_chance());
    /// ```
    #[must_use]
    pub fn needs_chance(&self) -> bool {
        self.top.is_empty() && self.unseen.total() > 0
    }

    /// The next card, if it is known.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::EMPTY);
    /// assert_eq!(deck.known_next(), None);
    /// deck.put_under(Card::JOKER);
    /// assert_eq!(deck.known_next(), Some(Card::JOKER));
    /// ```
    #[must_use]
    pub fn known_next(&self) -> Option<K> {
        match self.top.top() {
            Some(card) => Some(card),
            None if self.unseen.total() == 0 => self.bottom.top(),
            None => None,
        }
    }

    /// Takes the next card, if it is known.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::EMPTY);
    /// deck.put_on_top(Card::JOKER);
    /// assert_eq!(deck.draw_known(), Some(Card::JOKER));
    /// assert!(deck.is_empty());
    /// ```
    pub fn draw_known(&mut self) -> Option<K> {
        match self.top.take_top() {
            Some(card) => Some(card),
            None if self.unseen.total() == 0 => self.bottom.take_top(),
            None => None,
        }
    }

    /// Takes an unseen card that chance has turned up; `false` if chance is not due or the card is
    /// not among the unseen ones.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::full());
    /// assert!(deck.reveal(Card::JOKER));
    /// assert!(!deck.reveal(Card::JOKER));
    /// ```
    pub fn reveal(&mut self, card: K) -> bool {
        self.needs_chance() && self.unseen.take(card)
    }

    /// What chance can turn up next, weighted by copies.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use solo_core::{Card, CardSet, Deck};
    /// let deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::full());
    /// let mut cases = 0;
    /// let _ = deck.outcomes(|_, weight| {
    ///     cases += weight;
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(cases, 53);
    /// ```
    pub fn outcomes(&self, visit: impl FnMut(K, Weight) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.needs_chance() {
            self.unseen.visit(visit)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Puts a card on top, face down but known; `false`, and nothing happens, if no more fit.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::EMPTY);
    /// assert!(deck.put_on_top(Card::JOKER));
    /// assert!(!deck.put_on_top(Card::JOKER));
    /// ```
    pub fn put_on_top(&mut self, card: K) -> bool {
        self.top.put(card)
    }

    /// Puts a card under the deck, known; `false`, and nothing happens, if no more fit.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::EMPTY);
    /// assert!(deck.put_under(Card::JOKER));
    /// assert_eq!(deck.bottom().top(), Some(Card::JOKER));
    /// ```
    pub fn put_under(&mut self, card: K) -> bool {
        self.bottom.put_under(card)
    }

    /// Shuffles a card in among the unseen ones; `false`, and nothing happens, if it does not fit.
    ///
    /// ```
    /// use solo_core::{Card, CardSet, Deck};
    /// let mut deck: Deck<Card, CardSet, 1, 1> = Deck::new(CardSet::EMPTY);
    /// assert!(deck.shuffle_in(Card::JOKER));
    /// assert_eq!(deck.unseen(), &CardSet::of(Card::JOKER));
    /// ```
    pub fn shuffle_in(&mut self, card: K) -> bool {
        self.unseen.put(card)
    }
}

impl<K: Kind, U: Unseen<K> + Default, const TOP: usize, const BOTTOM: usize> Default
    for Deck<K, U, TOP, BOTTOM>
{
    fn default() -> Self {
        Self::new(U::default())
    }
}
