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
    /// Returns one bit for each slot of a row with an item.
    #[inline]
    pub(crate) fn filled_in(&self, row: impl Place) -> u64 {
        let row = self.0.get(row.index());
        row.map_or(0, |row| above_zero(numbers(*row)))
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

    /// Returns whether an item is in a row.
    #[inline]
    pub(crate) fn has(&self, row: impl Place, value: T) -> bool {
        let row = self.0.get(row.index());
        row.is_some_and(|row| row.contains(&Some(value)))
    }
}
