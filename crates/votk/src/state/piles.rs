//! The ordered zones, one after the other in one list.

use core::fmt::{self, Debug, Formatter};

use solo_core::{List, excluded};

use crate::catalogue::{Design, MOVING};

/// An ordered zone, in the order of the list: the one that changes most comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Number of cards in all ordered zones at most.
#[expect(clippy::as_conversions, reason = "a constant has no other conversion")]
const ROOM: usize = MOVING as usize;

/// All ordered zones, which together have room for all cards that move during a game.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    cards: List<Design, ROOM>,
    /// Ends of the zones before the last one.
    ends: [u8; 4],
}

impl Piles {
    /// Returns the beginning and the end of a zone.
    fn bounds(&self, pile: Pile) -> (usize, usize) {
        let [boneyard, bot_discard, deck_top, arranged] = self.ends.map(usize::from);
        match pile {
            Pile::Boneyard => (0, boneyard),
            Pile::BotDiscard => (boneyard, bot_discard),
            Pile::DeckTop => (bot_discard, deck_top),
            Pile::Arranged => (deck_top, arranged),
            Pile::Discard => (arranged, self.cards.len()),
        }
    }

    /// Lists the ends that move with the length of a zone.
    fn ends_from(&mut self, pile: Pile) -> &mut [u8] {
        match (pile, &mut self.ends) {
            (Pile::Boneyard, ends) => ends,
            (Pile::BotDiscard, [_, ends @ ..]) => ends,
            (Pile::DeckTop, [_, _, ends @ ..]) => ends,
            (Pile::Arranged, [_, _, _, ends @ ..]) => ends,
            (Pile::Discard, _) => &mut [],
        }
    }

    /// Returns the cards of a zone, in their order.
    pub(crate) fn cards(&self, pile: Pile) -> &[Design] {
        let (from, to) = self.bounds(pile);
        self.cards.get(from..to).unwrap_or_default()
    }

    /// Returns the cards of all zones.
    pub(crate) fn all(&self) -> &[Design] {
        &self.cards
    }

    /// Adds a card at the end of a zone, for which there is room.
    pub(crate) fn push(&mut self, pile: Pile, card: Design) {
        if !self.has_pushed(pile, card) {
            excluded(());
        }
    }

    /// Adds a card of a position that is read; returns `false` and changes nothing if there is no room.
    pub(crate) fn has_pushed(&mut self, pile: Pile, card: Design) -> bool {
        let (_, end) = self.bounds(pile);
        let fits = self.cards.insert(end, card);
        if fits {
            for end in self.ends_from(pile) {
                *end = end.saturating_add(1);
            }
        }
        fits
    }

    /// Removes the last card of a zone.
    pub(crate) fn pop(&mut self, pile: Pile) -> Option<Design> {
        let last = self.cards(pile).len().checked_sub(1)?;
        self.remove(pile, last)
    }

    /// Removes the last copy of a card from a zone that has one; the order of the rest stays.
    pub(crate) fn take(&mut self, pile: Pile, card: Design) {
        let mut cards = self.cards(pile).iter();
        match cards.rposition(|&other| other == card) {
            Some(last) => _ = self.remove(pile, last),
            None => excluded(()),
        }
    }

    fn remove(&mut self, pile: Pile, index: usize) -> Option<Design> {
        let (from, _) = self.bounds(pile);
        let card = self.cards.remove(from.checked_add(index)?)?;
        for end in self.ends_from(pile) {
            *end = end.saturating_sub(1);
        }
        Some(card)
    }
}

impl Debug for Piles {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let piles = [
            Pile::Boneyard,
            Pile::BotDiscard,
            Pile::DeckTop,
            Pile::Arranged,
            Pile::Discard,
        ];
        let entries = piles.map(|pile| (pile, self.cards(pile)));
        f.debug_map().entries(entries).finish()
    }
}
