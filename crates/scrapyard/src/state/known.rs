//! Cards whose place is known: the runs of the piles, and the cards that are looked at.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

use solo_core::List;

use super::{CardSet, was_there};
use crate::catalogue::{HOUSE, Rest};
use crate::kinds::{Card, Part, Pile};

/// Number of known cards that a position holds in place. A look shows at most six cards (V7), so
/// there are at most 24 as long as none is laid under a pile: six on each pile, and six looked at.
const MOST_IN_PLACE: usize = 40;

/// Zone of a known card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    /// The known top run of its pile, the next card first.
    Top,
    /// The cards that are looked at, in catalogue order.
    LookedAt,
    /// The known bottom run of its pile, the next card first.
    Bottom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct KnownCard {
    zone: Zone,
    card: Card,
}

impl KnownCard {
    /// Returns the run of the card.
    const fn run(self) -> (Zone, Pile) {
        (self.zone, self.card.pile())
    }
}

/// The known cards by zone and pile, those of a run one after the other.
///
/// A pile of an owner's catalogue can have thousands of cards, all of them laid under it one by one.
/// Those for which there is no room in place are on the heap: owners' catalogues need one anyway.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Known {
    /// Those for which there is no room in `in_place`.
    #[cfg(feature = "alloc")]
    on_heap: Vec<KnownCard>,
    in_place: List<KnownCard, MOST_IN_PLACE>,
}

/// Without a heap there is only the embedded catalogue, and it lays no card under a pile.
const _: () = {
    let mut abilities = HOUSE.abilities;
    while let [ability, others @ ..] = abilities {
        assert!(!matches!(ability.rest.0, Some(Rest::Bottom)));
        abilities = others;
    }
};

impl Known {
    pub(crate) const fn new() -> Self {
        Self {
            in_place: List::new(KnownCard {
                zone: Zone::Top,
                card: Card::Part(Part(0)),
            }),
            #[cfg(feature = "alloc")]
            on_heap: Vec::new(),
        }
    }

    fn known_cards(&self) -> impl Iterator<Item = KnownCard> + '_ {
        let in_place = self.in_place.iter();
        #[cfg(feature = "alloc")]
        let in_place = in_place.chain(&self.on_heap);
        in_place.copied()
    }

    /// Lists all known cards.
    pub(crate) fn all(&self) -> impl Iterator<Item = Card> + '_ {
        self.known_cards().map(|known| known.card)
    }

    /// Lists the cards of a zone, those of a run in its order.
    pub(crate) fn cards(&self, zone: Zone) -> impl Iterator<Item = Card> + '_ {
        let known_cards = self.known_cards().filter(move |known| known.zone == zone);
        known_cards.map(|known| known.card)
    }

    /// Returns the kinds that are looked at.
    pub(crate) fn looked_at(&self) -> CardSet {
        let mut kinds = CardSet::EMPTY;
        self.cards(Zone::LookedAt)
            .for_each(|card| kinds.insert(card));
        kinds
    }

    /// Returns whether a run of the pile has a card.
    pub(crate) fn has_run(&self, pile: Pile) -> bool {
        self.known_cards()
            .any(|known| known.card.pile() == pile && known.zone != Zone::LookedAt)
    }

    /// Adds a card in front of its run.
    pub(crate) fn put_first(&mut self, zone: Zone, card: Card) {
        let known = KnownCard { zone, card };
        self.put_after(known, |other| other.run() < known.run());
    }

    /// Adds a card at the end of its run.
    pub(crate) fn put_last(&mut self, zone: Zone, card: Card) {
        let known = KnownCard { zone, card };
        self.put_after(known, |other| other.run() <= known.run());
    }

    /// Adds a card that is looked at.
    pub(crate) fn look_at(&mut self, card: Card) {
        let zone = Zone::LookedAt;
        let key = |known: KnownCard| (known.zone, known.card);
        self.put_after(KnownCard { zone, card }, |other| key(other) <= (zone, card));
    }

    /// Removes the first card of a run.
    pub(crate) fn take_first(&mut self, zone: Zone, pile: Pile) -> Option<Card> {
        let first = self
            .known_cards()
            .position(|known| known.run() == (zone, pile));
        self.remove(first?)
    }

    /// Removes a card from a zone that has one of this kind.
    pub(crate) fn take(&mut self, zone: Zone, card: Card) {
        let wanted = KnownCard { zone, card };
        let index = self.known_cards().position(|known| known == wanted);
        was_there(index.is_some_and(|index| self.remove(index).is_some()));
    }

    /// Adds a card behind those that come before it.
    fn put_after(&mut self, known: KnownCard, comes_before: impl Fn(KnownCard) -> bool) {
        let index = self
            .known_cards()
            .take_while(|other| comes_before(*other))
            .count();
        #[cfg(feature = "alloc")]
        if self.in_place.len() == MOST_IN_PLACE {
            match index.checked_sub(MOST_IN_PLACE) {
                Some(index) => return self.on_heap.insert(index, known),
                None => self.on_heap.splice(..0, self.in_place.pop()),
            };
        }
        self.in_place.insert(index, known);
    }

    fn remove(&mut self, index: usize) -> Option<Card> {
        #[cfg(feature = "alloc")]
        if let Some(index) = index.checked_sub(MOST_IN_PLACE) {
            return Some(self.on_heap.remove(index).card);
        }
        let known = self.in_place.remove(index);
        #[cfg(feature = "alloc")]
        if !self.on_heap.is_empty() {
            self.in_place.push(self.on_heap.remove(0));
        }
        known.map(|known| known.card)
    }
}
