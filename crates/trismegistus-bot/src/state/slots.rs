//! Slots that are filled one after the other, and rows of them.

use arrayvec::ArrayVec;

use core::num::NonZeroU8;

use super::{above_zero, all_above_zero};
use crate::catalogue::{Each, Place};

/// Slots of a row, at most (TB-V1).
const SLOTS: u8 = 4;

/// A slot of the displays, by the numbers of its row and its index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot(NonZeroU8);

impl Slot {
    /// Returns the slot with this number, four to a row.
    #[inline]
    pub(crate) const fn at(number: u8) -> Self {
        match NonZeroU8::new(number.wrapping_add(1)) {
            Some(number) => Self(number),
            None => Self(NonZeroU8::MIN),
        }
    }

    #[inline]
    const fn number(self) -> u8 {
        self.0.get().wrapping_sub(1)
    }

    /// Returns the number of the row.
    #[inline]
    pub(crate) const fn row(self) -> u8 {
        self.number() / SLOTS
    }

    /// Returns the slot in its row, counted from 1 at the left.
    #[inline]
    pub(crate) const fn in_row(self) -> u8 {
        (self.number() % SLOTS).wrapping_add(1)
    }
}

/// Fills the first empty slot; without one nothing happens.
#[inline]
pub(crate) fn fill_first<T>(places: &mut [Option<T>], value: T) {
    if let Some(place) = places.iter_mut().find(|place| place.is_none()) {
        *place = Some(value);
    }
}

/// Returns the items of these slots, in order.
#[inline]
pub(crate) fn items<T: Copy, const SLOTS: usize>(slots: &[Option<T>; SLOTS]) -> ArrayVec<T, SLOTS> {
    let mut list = ArrayVec::new();
    for item in slots.iter().copied().flatten() {
        // There is room for an item of every slot.
        let _ = list.try_push(item);
    }
    list
}

/// Returns the numbers of the items in these slots plus one, 0 for an empty slot.
#[inline]
fn numbers<T: Place>(row: [Option<T>; 4]) -> [u8; 4] {
    row.map(|slot| slot.map_or(0, |item| item.ordinal().wrapping_add(1)))
}

impl<T: Place, const ROWS: usize> Each<[Option<T>; 4], ROWS> {
    /// Returns one bit for each slot of a row with an item, as [`Each::filled`] does.
    #[inline]
    pub(crate) fn filled_in(&self, row: impl Place) -> u64 {
        let slots = self.0.get(row.index());
        let filled = slots.map_or(0, |slots| above_zero(numbers(*slots)));
        filled.wrapping_shl(u32::from(row.ordinal()).wrapping_mul(4))
    }

    /// Returns one bit for each slot with an item, four for each row.
    #[inline]
    pub(crate) fn filled(&self) -> u64 {
        all_above_zero(self.0.map(numbers).as_flattened())
    }
}

impl<T: Copy + PartialEq, const SLOTS: usize, const ROWS: usize> Each<[Option<T>; SLOTS], ROWS> {
    /// Lists the items of a row, from the left.
    #[inline]
    pub(crate) fn row(&self, row: impl Place) -> impl Iterator<Item = T> + '_ {
        let slots = self.0.get(row.index()).into_iter().flatten();
        slots.copied().flatten()
    }

    /// Returns the item in a slot of a row, counted from 0.
    #[inline]
    pub(crate) fn slot(&self, row: impl Place, slot: u8) -> Option<T> {
        let row = self.0.get(row.index())?;
        row.get(usize::from(slot)).copied().flatten()
    }

    /// Puts an item into a slot of a row, counted from 1.
    #[inline]
    pub(crate) fn lay(&mut self, row: impl Place, slot: u8, value: T) {
        let row = self.get_mut(row);
        if let Some(place) = row.and_then(|row| row.get_mut(usize::from(slot.wrapping_sub(1)))) {
            *place = Some(value);
        }
    }

    /// Removes an item from its slot.
    #[inline]
    pub(crate) fn take(&mut self, value: T) {
        for slot in self.0.as_flattened_mut() {
            *slot = slot.filter(|item| *item != value);
        }
    }

    /// Returns one bit for the slot of an item; 0 without one.
    #[inline]
    pub(crate) fn slot_of(&self, value: T) -> u64 {
        let mut slots = (0..).zip(self.0.as_flattened());
        let found = slots.find(|(_, slot)| **slot == Some(value));
        found.map_or(0, |(number, _)| 1_u64.wrapping_shl(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{ArtifactId, Colour};

    #[test]
    fn slots_with_an_item_have_a_bit() {
        // The smallest and the largest number in every slot, alone and beside others.
        for number in [0, 63, 126, 127] {
            for slot in 0..12_u8 {
                let mut rows = Each([[None; 4]; 3]);
                rows.lay(Colour::at(1), 2, ArtifactId::at(0));
                let (row, item) = (Colour::at(slot / 4), ArtifactId::at(number));
                rows.lay(row, slot % 4 + 1, item);
                let all = 1 << 5 | 1 << slot;
                assert_eq!(rows.filled(), all, "{number} in {slot}");
                assert_eq!(rows.filled_in(row), all & 15 << (slot / 4 * 4));
                assert_eq!(rows.slot_of(ArtifactId::at(100)), 0);
                if number > 0 {
                    assert_eq!(rows.slot_of(item), 1 << slot);
                    rows.take(item);
                    assert_eq!(rows.slot_of(item), 0);
                }
                let due = Slot::at(slot);
                assert_eq!((due.row(), due.in_row()), (slot / 4, slot % 4 + 1));
            }
        }
    }
}
