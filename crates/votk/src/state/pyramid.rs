//! The pyramid.

use core::ops::{Index, IndexMut};

use solo_core::{Kind as _, Set};

use super::Slot;
use crate::catalogue::Design;

/// The six slots of the pyramid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Pyramid([Option<Design>; Slot::COUNT]);

impl Index<Slot> for Pyramid {
    type Output = Option<Design>;

    fn index(&self, slot: Slot) -> &Option<Design> {
        let [bl, bm, br, ml, mr, t] = &self.0;
        match slot {
            Slot::BaseLeft => bl,
            Slot::BaseMiddle => bm,
            Slot::BaseRight => br,
            Slot::MiddleLeft => ml,
            Slot::MiddleRight => mr,
            Slot::Top => t,
        }
    }
}

impl IndexMut<Slot> for Pyramid {
    fn index_mut(&mut self, slot: Slot) -> &mut Option<Design> {
        let [bl, bm, br, ml, mr, t] = &mut self.0;
        match slot {
            Slot::BaseLeft => bl,
            Slot::BaseMiddle => bm,
            Slot::BaseRight => br,
            Slot::MiddleLeft => ml,
            Slot::MiddleRight => mr,
            Slot::Top => t,
        }
    }
}

impl Pyramid {
    /// Lists the cards in slot order.
    pub(crate) fn cards(self) -> impl Iterator<Item = Design> {
        self.0.into_iter().flatten()
    }

    /// Returns the slots that hold a card.
    pub(crate) fn filled(&self) -> Set<Slot> {
        Set::full().filter(|slot| self[slot].is_some())
    }

    /// Returns the first empty slot in slot order.
    pub(crate) fn first_gap(&self) -> Option<Slot> {
        (!self.filled()).first()
    }
}
