//! The ordered zones, packed one after the other in one array.
//!
//! At most 69 cards move, wherever they are, so that 69 entries are enough for all ordered zones
//! together. The entries after them are zero, so that equal piles are equal byte for byte.

use core::fmt::{self, Debug, Formatter};

use crate::catalogue::Design;
use crate::state::Designs;

/// Number of cards that move during a game.
const MOVING: usize = 69;

/// An ordered zone, in array order: the one that changes most comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Pile {
    /// Lowest card first.
    Boneyard,
    /// Lowest card first.
    BotDiscard,
    /// The next card to draw comes last.
    DeckTop,
    /// The uppermost card first.
    Arranged,
    /// Lowest card first.
    Discard,
}

impl Pile {
    const ALL: [Self; 5] = [
        Self::Boneyard,
        Self::BotDiscard,
        Self::DeckTop,
        Self::Arranged,
        Self::Discard,
    ];
}

/// All ordered zones.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    cards: [Design; MOVING],
    /// End of each zone, in their order.
    ends: [u8; 5],
}

impl Piles {
    pub(crate) const fn new() -> Self {
        Self {
            cards: [Design::nth(0); MOVING],
            ends: [0; 5],
        }
    }

    /// Returns the beginning and the end of a zone.
    #[inline]
    const fn bounds(&self, pile: Pile) -> (u8, u8) {
        let [boneyard, bot_discard, deck_top, arranged, discard] = self.ends;
        match pile {
            Pile::Boneyard => (0, boneyard),
            Pile::BotDiscard => (boneyard, bot_discard),
            Pile::DeckTop => (bot_discard, deck_top),
            Pile::Arranged => (deck_top, arranged),
            Pile::Discard => (arranged, discard),
        }
    }

    /// Returns the cards of a zone, in their order.
    #[inline]
    pub(crate) fn cards(&self, pile: Pile) -> &[Design] {
        let (from, to) = self.bounds(pile);
        let cards = self.cards.get(usize::from(from)..usize::from(to));
        cards.unwrap_or(&[])
    }

    /// Lists the cards of all zones.
    pub(crate) fn all(&self) -> impl Iterator<Item = Design> + '_ {
        let [.., end] = self.ends;
        self.cards.iter().take(usize::from(end)).copied()
    }

    /// Counts the cards of a zone.
    #[inline]
    pub(crate) const fn len(&self, pile: Pile) -> u8 {
        let (from, to) = self.bounds(pile);
        to.wrapping_sub(from)
    }

    /// Adds a card at the end of a zone.
    ///
    /// The number of cards in the game leaves room; a superfluous card is dropped.
    #[inline]
    pub(crate) fn push(&mut self, pile: Pile, card: Design) {
        if pile != Pile::Discard {
            return self.insert(pile, card);
        }
        let [.., end] = &mut self.ends;
        if let Some(place) = self.cards.get_mut(usize::from(*end)) {
            *place = card;
            *end = end.wrapping_add(1);
        }
    }

    /// Adds a card at the end of a zone that others follow: the rarer case, out of line.
    #[inline(never)]
    fn insert(&mut self, pile: Pile, card: Design) {
        let ((_, at), [.., end]) = (self.bounds(pile), self.ends);
        if let Some(rest) = self.cards.get_mut(usize::from(at)..=usize::from(end)) {
            let mut carried = card;
            for place in rest {
                core::mem::swap(place, &mut carried);
            }
            self.lengthen(pile, 1);
        }
    }

    /// Removes the last card of a zone.
    #[inline]
    pub(crate) fn pop(&mut self, pile: Pile) -> Option<Design> {
        let (from, to) = self.bounds(pile);
        let last = to.checked_sub(1).filter(|&last| last >= from)?;
        self.remove(pile, usize::from(last))
    }

    /// Removes all cards of the last zone.
    pub(crate) fn clear_discard(&mut self, mut each: impl FnMut(Design)) {
        let [.., arranged, discard] = &mut self.ends;
        let cards = self
            .cards
            .get_mut(usize::from(*arranged)..usize::from(*discard));
        for card in cards.unwrap_or_default() {
            each(core::mem::take(card));
        }
        *discard = *arranged;
    }

    /// Removes the last copy of a card from a zone; the order of the rest stays.
    pub(crate) fn take(&mut self, pile: Pile, card: Design) {
        let (from, _) = self.bounds(pile);
        if let Some(place) = self.cards(pile).iter().rposition(|&other| other == card) {
            self.remove(pile, usize::from(from).wrapping_add(place));
        }
    }

    /// Removes a card; those after it move up. It stays out of line, because hardly a step needs it.
    #[inline(never)]
    fn remove(&mut self, pile: Pile, at: usize) -> Option<Design> {
        let [.., end] = self.ends;
        let rest = self.cards.get_mut(at..usize::from(end))?;
        let mut carried = Design::default();
        for place in rest.iter_mut().rev() {
            core::mem::swap(place, &mut carried);
        }
        self.lengthen(pile, -1);
        Some(carried)
    }

    /// Changes the length of a zone.
    #[inline]
    fn lengthen(&mut self, pile: Pile, by: i8) {
        for (end, other) in self.ends.iter_mut().zip(Pile::ALL) {
            if other >= pile {
                *end = end.wrapping_add_signed(by);
            }
        }
    }
}

/// Returns the designs of the cards of a slice.
#[inline]
pub(crate) fn designs(cards: &[Design]) -> Designs {
    cards.iter().copied().collect()
}

/// Counts the cards of a slice that belong to these designs.
pub(crate) fn count(cards: &[Design], designs: Designs) -> u32 {
    cards.iter().fold(0, |sum: u32, &card| {
        sum.wrapping_add(u32::from(designs.contains(card)))
    })
}

impl Debug for Piles {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let piles = Pile::ALL.map(|pile| (pile, self.cards(pile)));
        f.debug_map().entries(piles).finish()
    }
}
