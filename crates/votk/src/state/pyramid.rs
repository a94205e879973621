//! The pyramid.

use core::ops::{Index, IndexMut};

use solo_core::{Each, Kind as _, Set};

use super::Slot;
use crate::catalogue::Design;

/// The six slots of the pyramid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pyramid(Each<Slot, Option<Design>, { Slot::COUNT }>);

impl Index<Slot> for Pyramid {
    type Output = Option<Design>;

    fn index(&self, slot: Slot) -> &Option<Design> {
        &self.0[slot]
    }
}

impl IndexMut<Slot> for Pyramid {
    fn index_mut(&mut self, slot: Slot) -> &mut Option<Design> {
        &mut self.0[slot]
    }
}

impl Pyramid {
    /// Lists the cards in slot order.
    pub(crate) fn cards(self) -> impl Iterator<Item = Design> {
        (*self.0.values()).into_iter().flatten()
    }

    /// Lists the slots with what they hold, in slot order.
    pub(crate) fn slots(self) -> impl Iterator<Item = (Slot, Option<Design>)> {
        Slot::ALL.into_iter().zip(*self.0.values())
    }

    /// Returns the slots whose card is accepted.
    pub(crate) fn holding(self, accept: impl Fn(Design) -> bool) -> Set<Slot> {
        let slots = self.slots().filter(|(_, card)| card.is_some_and(&accept));
        slots.map(|(slot, _)| slot).collect()
    }

    /// Returns the slots that hold a card.
    pub(crate) fn filled(self) -> Set<Slot> {
        self.holding(|_| true)
    }

    /// Returns the first empty slot in slot order.
    pub(crate) fn first_gap(self) -> Option<Slot> {
        let mut slots = self.slots();
        slots.find(|(_, card)| card.is_none()).map(|(slot, _)| slot)
    }
}
