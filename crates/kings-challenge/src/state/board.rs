//! The spaces of the buildings and of the cathedral as sets.

use crate::terms::{Building, Side, Space};

/// The spaces of the buildings, or of the cathedral: 18 places, each held by one side or no one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Board {
    pub(crate) human: u32,
    pub(crate) roy: u32,
}

/// The six places of a row.
const SIX: u32 = 0b11_1111;
/// All 18 places.
pub(crate) const ALL: u32 = 0x3_ffff;

/// Returns the bit of a place, counted from 0.
#[inline]
pub(crate) const fn bit(place: u8) -> u32 {
    1_u32.wrapping_shl(crate::ids::widen(place))
}

/// Returns the place of a row (0 to 2) and a space or column (1 to 6).
#[inline]
pub(crate) const fn place(row: u8, number: u8) -> u8 {
    row.wrapping_mul(6).wrapping_add(number).wrapping_sub(1)
}

/// Returns the place of a space of a building.
#[inline]
pub(crate) const fn place_of(building: Building, space: Space) -> u8 {
    place(building.index(), space.get())
}

impl Board {
    /// Returns the places of a side.
    #[inline]
    pub(crate) const fn of(self, side: Side) -> u32 {
        match side {
            Side::Human => self.human,
            Side::Roy => self.roy,
        }
    }

    /// Returns the side at this place.
    #[inline]
    pub(crate) const fn at(self, place: u8) -> Option<Side> {
        if self.human & bit(place) != 0 {
            Some(Side::Human)
        } else if self.roy & bit(place) != 0 {
            Some(Side::Roy)
        } else {
            None
        }
    }

    /// Returns the free places.
    #[inline]
    pub(crate) const fn free(self) -> u32 {
        !(self.human | self.roy) & ALL
    }

    /// Sets the side at this place, or clears it.
    #[inline]
    pub(crate) fn put(&mut self, place: u8, side: Option<Side>) {
        self.human &= !bit(place);
        self.roy &= !bit(place);
        match side {
            Some(Side::Human) => self.human |= bit(place),
            Some(Side::Roy) => self.roy |= bit(place),
            None => {}
        }
    }
}

/// Returns the six places of a row (0 to 2) from a set of places.
#[inline]
pub(crate) const fn row_of(places: u32, row: u8) -> u32 {
    places.wrapping_shr(crate::ids::widen(row).wrapping_mul(6)) & SIX
}
