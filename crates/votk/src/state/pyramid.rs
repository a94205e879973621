//! The pyramid, packed: a byte for each slot.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind as _;

use super::{Designs, Slot, Slots};
use crate::catalogue::Design;

/// The six slots of the pyramid.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Pyramid([u8; 6]);

impl Pyramid {
    /// No card in any slot.
    pub(crate) const BARE: Self = Self([Self::EMPTY; 6]);
    /// No card in a slot.
    const EMPTY: u8 = u8::MAX;

    #[inline]
    pub(crate) fn get(self, slot: Slot) -> Option<Design> {
        self.0
            .get(usize::from(slot.index()))
            .and_then(|&index| Design::from_index(index))
    }

    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, card: Option<Design>) {
        if let Some(place) = self.0.get_mut(usize::from(slot.index())) {
            *place = card.map_or(Self::EMPTY, Design::index);
        }
    }

    /// Lists the cards in slot order.
    pub(crate) fn cards(self) -> impl Iterator<Item = Design> {
        self.0.into_iter().filter_map(Design::from_index)
    }

    /// Returns the slots that hold a card.
    #[inline]
    pub(crate) const fn filled(self) -> Slots {
        // Only an empty slot has the high bit of its byte set. The product moves those bits side by
        // side, to the highest byte.
        const HIGH: u64 = 0x8080_8080_8080;
        const GATHER: u64 = 0x0002_0408_1020_4081;
        let [bl, bm, br, ml, mr, t] = self.0;
        let cards = u64::from_le_bytes([bl, bm, br, ml, mr, t, 0, 0]);
        let [.., filled] = (!cards & HIGH).wrapping_mul(GATHER).to_le_bytes();
        Slots::of_bits(filled)
    }

    /// Returns which of these slots hold a card of these designs.
    #[inline]
    pub(crate) fn holding(self, slots: Slots, designs: Designs) -> Slots {
        slots.filter(|slot| self.get(slot).is_some_and(|card| designs.contains(card)))
    }

    /// Returns the pairs of these slots that hold different designs, as bits.
    ///
    /// Empty slots belong to no pair.
    pub(crate) fn pairs(self, slots: Slots) -> u64 {
        let mut cards = self.0;
        for (card, slot) in cards.iter_mut().zip(Slot::ALL) {
            if !slots.contains(slot) {
                *card = Self::EMPTY;
            }
        }
        let mut behind = cards.iter();
        let (mut pairs, mut pair) = (0, 1_u64);
        while let Some(&one) = behind.next() {
            for &other in behind.clone() {
                if one != other && one != Self::EMPTY && other != Self::EMPTY {
                    pairs |= pair;
                }
                pair = pair.wrapping_shl(1);
            }
        }
        pairs
    }

    /// Returns whether two slots hold different designs.
    #[inline]
    pub(crate) fn holds_two_designs(self) -> bool {
        let mut cards = self.0.iter().filter(|&&index| index != Self::EMPTY);
        let first = cards.next();
        cards.any(|index| Some(index) != first)
    }

    /// Returns the first empty slot in slot order.
    #[inline]
    pub(crate) fn first_gap(self) -> Option<Slot> {
        Slots::ALL.without(self.filled()).first()
    }
}

impl Debug for Pyramid {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let slots = Slot::ALL.map(|slot| (slot, self.get(slot)));
        f.debug_map().entries(slots).finish()
    }
}
