//! The cards of a position with a known location: runs of piles, cards that are looked at,
//! duplicates before the first settling. They are stored one after the other in one packed list.

use super::{State, Zone};
use crate::catalogue::Rules;
use crate::kinds::bit;
use crate::state::Width;

impl State {
    /// Counts the cards on a list.
    #[inline]
    pub(crate) fn list_len(&self, zone: Zone) -> u8 {
        self.listed.get(zone.index()).copied().unwrap_or(0)
    }

    /// Counts the cards on all lists.
    pub(crate) fn all_listed(&self) -> u16 {
        self.listed
            .iter()
            .fold(0, |sum: u16, &len| sum.saturating_add(u16::from(len)))
    }

    /// Returns the index of the first entry of a list.
    #[inline]
    fn list_start(&self, zone: Zone) -> u16 {
        let before = self.listed.iter().take(zone.index());
        before.fold(0, |sum, &len| sum.wrapping_add(u16::from(len)))
    }

    #[inline]
    fn locate_listed(rules: &Rules, place: u16) -> (usize, u32) {
        let (word, within, bits) = match rules.known_width {
            Width::Four => (place >> 4, place & 15, 2),
            Width::One | Width::Two | Width::Eight => (place >> 3, place & 7, 3),
        };
        let at = usize::from(rules.known_at).wrapping_add(usize::from(word));
        (at, u32::from(within).wrapping_shl(bits))
    }

    #[inline]
    fn listed_at(&self, rules: &Rules, place: u16) -> u8 {
        let (word, shift) = Self::locate_listed(rules, place);
        let word = self.room.get(word).copied().unwrap_or(0);
        u8::try_from(word.wrapping_shr(shift) & rules.known_width.count_mask()).unwrap_or(0)
    }

    #[inline]
    fn set_listed(&mut self, rules: &Rules, place: u16, kind: u8) {
        let (word, shift) = Self::locate_listed(rules, place);
        if let Some(word) = self.room.get_mut(word) {
            *word &= !rules.known_width.count_mask().wrapping_shl(shift);
            *word |= u64::from(kind).wrapping_shl(shift);
        }
    }

    /// Lists the kinds on a list, in its order.
    pub(crate) fn list(&self, rules: &Rules, zone: Zone) -> impl Iterator<Item = u8> {
        let start = self.list_start(zone);
        let end = start.wrapping_add(u16::from(self.list_len(zone)));
        (start..end).map(move |place| self.listed_at(rules, place))
    }

    /// Returns the set of the kinds on a list.
    pub(crate) fn list_kinds(&self, rules: &Rules, zone: Zone) -> u64 {
        self.list(rules, zone).fold(0, |set, kind| set | bit(kind))
    }

    /// Inserts a kind before the entry at `place` of a list; returns `false` without room.
    fn insert_listed(&mut self, rules: &Rules, zone: Zone, place: u8, kind: u8) -> bool {
        let end = self.all_listed();
        let length = self.list_len(zone);
        if end >= rules.known_room || length == u8::MAX {
            return false;
        }
        let at = self.list_start(zone).wrapping_add(u16::from(place));
        for moved in (at..end).rev() {
            let other = self.listed_at(rules, moved);
            self.set_listed(rules, moved.wrapping_add(1), other);
        }
        self.set_listed(rules, at, kind);
        if let Some(length) = self.listed.get_mut(zone.index()) {
            *length = length.wrapping_add(1);
        }
        true
    }

    /// Removes the entry at `place` from a list.
    pub(crate) fn remove_listed(&mut self, rules: &Rules, zone: Zone, place: u8) {
        let end = self.all_listed();
        let at = self.list_start(zone).wrapping_add(u16::from(place));
        for moved in at..end.wrapping_sub(1) {
            let other = self.listed_at(rules, moved.wrapping_add(1));
            self.set_listed(rules, moved, other);
        }
        // Unused entries are 0, so that equal positions are equal values.
        self.set_listed(rules, end.wrapping_sub(1), 0);
        if let Some(length) = self.listed.get_mut(zone.index()) {
            *length = length.wrapping_sub(1);
        }
    }

    /// Inserts a kind at the front of a list.
    pub(crate) fn list_first(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        self.insert_listed(rules, zone, 0, kind)
    }

    /// Appends a kind to a list.
    pub(crate) fn list_last(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        self.insert_listed(rules, zone, self.list_len(zone), kind)
    }

    /// Inserts a kind into a list in catalogue order.
    pub(crate) fn list_sorted(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        let place = self
            .list(rules, zone)
            .take_while(|other| *other <= kind)
            .count();
        self.insert_listed(rules, zone, u8::try_from(place).unwrap_or(u8::MAX), kind)
    }

    /// Removes one card of a kind from a list; returns `false` if there is none.
    pub(crate) fn unlist(&mut self, rules: &Rules, zone: Zone, kind: u8) -> bool {
        let place = self.list(rules, zone).position(|other| other == kind);
        match place.and_then(|place| u8::try_from(place).ok()) {
            Some(place) => {
                self.remove_listed(rules, zone, place);
                true
            }
            None => false,
        }
    }
}
