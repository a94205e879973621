//! Slots that are filled one after the other, and rows of them.

use arrayvec::ArrayVec;

use crate::catalogue::{Each, Place};

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
        for slot in self.0.iter_mut().flatten() {
            if *slot == Some(value) {
                *slot = None;
            }
        }
    }
}
