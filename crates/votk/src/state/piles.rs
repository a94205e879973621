//! The ordered zones, packed: they share one array.
//!
//! At most 69 cards move, wherever they are, so that 69 places are enough for all ordered zones
//! together. The boneyard, the Bot's discard pile, the known top of the deck and the cards arranged
//! in step 2 lie one behind the other from the left; the player's discard pile grows from the right.
//! Places in between are zero, so that equal piles are equal byte for byte.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind as _;

use crate::catalogue::Design;
use crate::state::Designs;

/// The cards that move during a game.
pub(crate) const MOVING: usize = 69;

/// An ordered zone on the left side of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Left {
    /// Lowest card first.
    Boneyard,
    /// Lowest card first.
    BotDiscard,
    /// The card that is drawn first comes last.
    DeckTop,
    /// The uppermost card first.
    Arranged,
}

/// All ordered zones.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Piles {
    cards: [Design; MOVING],
    /// Lengths of the zones on the left, in their order.
    left: [u8; 4],
    discard: u8,
}

impl Piles {
    pub(crate) const fn new() -> Self {
        Self {
            cards: [Design::nth(0); MOVING],
            left: [0; 4],
            discard: 0,
        }
    }

    /// Where a zone begins and ends.
    #[inline]
    fn range(&self, zone: Left) -> (usize, usize) {
        let [boneyard, bot_discard, deck_top, _] = self.left.map(usize::from);
        let before = match zone {
            Left::Boneyard => 0,
            Left::BotDiscard => boneyard,
            Left::DeckTop => boneyard.wrapping_add(bot_discard),
            Left::Arranged => boneyard.wrapping_add(bot_discard).wrapping_add(deck_top),
        };
        (before, before.wrapping_add(usize::from(self.len(zone))))
    }

    /// Where the zones on the left end.
    #[inline]
    fn end(&self) -> usize {
        self.left.iter().fold(0_usize, |sum, &length| {
            sum.wrapping_add(usize::from(length))
        })
    }

    /// The cards of a zone on the left, in the order in which they lie there.
    #[inline]
    pub(crate) fn cards(&self, zone: Left) -> &[Design] {
        let (from, to) = self.range(zone);
        self.cards.get(from..to).unwrap_or(&[])
    }

    /// The cards of all zones.
    pub(crate) fn all(&self) -> impl Iterator<Item = Design> + '_ {
        let left = self.cards.get(..self.end()).unwrap_or(&[]);
        left.iter().chain(self.discard()).copied()
    }

    /// How many cards a zone on the left holds.
    #[inline]
    pub(crate) const fn len(&self, zone: Left) -> u8 {
        let [boneyard, bot_discard, deck_top, arranged] = self.left;
        match zone {
            Left::Boneyard => boneyard,
            Left::BotDiscard => bot_discard,
            Left::DeckTop => deck_top,
            Left::Arranged => arranged,
        }
    }

    #[inline]
    const fn len_mut(&mut self, zone: Left) -> &mut u8 {
        let [boneyard, bot_discard, deck_top, arranged] = &mut self.left;
        match zone {
            Left::Boneyard => boneyard,
            Left::BotDiscard => bot_discard,
            Left::DeckTop => deck_top,
            Left::Arranged => arranged,
        }
    }

    /// Where the discard pile begins.
    #[inline]
    fn discard_start(&self) -> usize {
        MOVING.saturating_sub(usize::from(self.discard))
    }

    /// The player's discard pile, top card first.
    #[inline]
    pub(crate) fn discard(&self) -> &[Design] {
        self.cards.get(self.discard_start()..).unwrap_or(&[])
    }

    /// How many cards the player's discard pile holds.
    #[inline]
    pub(crate) const fn discard_len(&self) -> u8 {
        self.discard
    }

    /// Adds a card at the end of a zone on the left.
    #[inline]
    pub(crate) fn push(&mut self, zone: Left, card: Design) {
        let (_, at) = self.range(zone);
        let end = self.end();
        // Conservation keeps the two sides apart; a card too many is dropped.
        if end < self.discard_start() {
            if let Some(rest) = self.cards.get_mut(at..=end) {
                shift_right(rest, card);
            }
            let length = self.len_mut(zone);
            *length = length.wrapping_add(1);
        }
    }

    /// Takes the last card of a zone on the left.
    #[inline]
    pub(crate) fn pop(&mut self, zone: Left) -> Option<Design> {
        let (from, to) = self.range(zone);
        let last = to.checked_sub(1).filter(|&last| last >= from)?;
        self.remove(zone, last)
    }

    /// Takes the last copy of a card out of a zone on the left; the order of the rest stays.
    pub(crate) fn take(&mut self, zone: Left, card: Design) {
        let (from, _) = self.range(zone);
        if let Some(place) = self.cards(zone).iter().rposition(|&other| other == card) {
            self.remove(zone, from.wrapping_add(place));
        }
    }

    fn remove(&mut self, zone: Left, at: usize) -> Option<Design> {
        let end = self.end();
        let rest = self.cards.get_mut(at..end)?;
        let card = *rest.first()?;
        rest.copy_within(1.., 0);
        if let Some(last) = rest.last_mut() {
            *last = Design::default();
        }
        let length = self.len_mut(zone);
        *length = length.wrapping_sub(1);
        Some(card)
    }

    /// Puts a card on top of the discard pile.
    #[inline]
    pub(crate) fn discard_card(&mut self, card: Design) {
        let end = self.end();
        let start = self.discard_start();
        let free = self.cards.get_mut(end..start);
        if let Some(place) = free.and_then(<[Design]>::last_mut) {
            *place = card;
            self.discard = self.discard.wrapping_add(1);
        }
    }

    /// Takes the uppermost copy of a card out of the discard pile; the order of the rest stays.
    pub(crate) fn take_discarded(&mut self, card: Design) {
        let start = self.discard_start();
        let place = self.discard().iter().position(|&other| other == card);
        let end = place.map(|place| start.wrapping_add(place));
        if let Some(above) = end.and_then(|end| self.cards.get_mut(start..=end)) {
            shift_right(above, Design::default());
            self.discard = self.discard.wrapping_sub(1);
        }
    }

    /// Removes all cards of the discard pile.
    pub(crate) fn clear_discard(&mut self) {
        let start = self.discard_start();
        if let Some(cards) = self.cards.get_mut(start..) {
            cards.fill(Design::default());
        }
        self.discard = 0;
    }
}

/// Moves every card of the slice one place to the right, the last one out, and a new one in.
#[inline]
fn shift_right(cards: &mut [Design], card: Design) {
    let mut carried = card;
    for place in cards {
        core::mem::swap(place, &mut carried);
    }
}

/// The designs of the cards of a slice.
#[inline]
pub(crate) fn designs(cards: &[Design]) -> Designs {
    cards.iter().copied().collect()
}

/// How many cards of a slice belong to these designs.
pub(crate) fn count(cards: &[Design], designs: Designs) -> u32 {
    cards.iter().fold(0, |sum: u32, &card| {
        sum.wrapping_add(u32::from(designs.contains(card)))
    })
}

impl Debug for Piles {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let numbers = |cards: &[Design]| -> [Option<u8>; MOVING] {
            core::array::from_fn(|at| cards.get(at).map(|card| card.index()))
        };
        let mut map = f.debug_struct("Piles");
        for (name, cards) in [
            ("boneyard", self.cards(Left::Boneyard)),
            ("bot_discard", self.cards(Left::BotDiscard)),
            ("deck_top", self.cards(Left::DeckTop)),
            ("arranged", self.cards(Left::Arranged)),
            ("discard_top_first", self.discard()),
        ] {
            let numbers = numbers(cards);
            map.field(name, &numbers.get(..cards.len()));
        }
        map.finish()
    }
}
