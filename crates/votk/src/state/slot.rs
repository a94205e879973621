//! The six places of the pyramid.

use crate::catalogue::names::words;

words! {
    /// A place of the pyramid, in slot order: base from left to right, middle row, top.
    Slot, "a slot" {
        /// Base, left.
        BaseLeft = "bl",
        /// Base, middle.
        BaseMiddle = "bm",
        /// Base, right.
        BaseRight = "br",
        /// Middle row, left.
        MiddleLeft = "ml",
        /// Middle row, right.
        MiddleRight = "mr",
        /// Top.
        Top = "t",
    }
}

impl Slot {
    /// The place of the slot in slot order, 0 to 5.
    ///
    /// ```
    /// use votk::Slot;
    /// assert_eq!(Slot::Top.index(), 5);
    /// ```
    #[must_use]
    pub const fn index(self) -> u8 {
        match self {
            Self::BaseLeft => 0,
            Self::BaseMiddle => 1,
            Self::BaseRight => 2,
            Self::MiddleLeft => 3,
            Self::MiddleRight => 4,
            Self::Top => 5,
        }
    }

    /// The slot at this place of slot order; `None` from 6 on.
    ///
    /// ```
    /// use votk::Slot;
    /// assert_eq!(Slot::from_index(3), Some(Slot::MiddleLeft));
    /// assert_eq!(Slot::from_index(6), None);
    /// ```
    #[must_use]
    pub fn from_index(index: u8) -> Option<Self> {
        Self::ALL.get(usize::from(index)).copied()
    }

    /// The base slot that a face of the die shows (VK-8.2).
    ///
    /// ```
    /// use solo_core::Face;
    /// use votk::Slot;
    /// assert_eq!(Slot::shown_by(Face::ONE), Slot::BaseLeft);
    /// assert_eq!(Slot::shown_by(Face::SIX), Slot::BaseRight);
    /// ```
    #[must_use]
    pub const fn shown_by(face: solo_core::Face) -> Self {
        match face.pips() {
            1 | 2 => Self::BaseLeft,
            3 | 4 => Self::BaseMiddle,
            _ => Self::BaseRight,
        }
    }
}

/// A set of slots.
///
/// ```
/// use votk::{Slot, Slots};
/// let mut slots = Slots::BASE;
/// slots.insert(Slot::Top);
/// assert_eq!(slots.len(), 4);
/// assert_eq!(slots.nth(3), Some(Slot::Top));
/// assert!(!slots.contains(Slot::MiddleLeft));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Slots(u8);

impl Slots {
    /// No slot.
    pub const EMPTY: Self = Self(0);
    /// bl, bm, br.
    pub const BASE: Self = Self(0b00_0111);
    /// ml, mr.
    pub const MIDDLE: Self = Self(0b01_1000);
    /// ml, mr, t.
    pub const UPPER: Self = Self(0b11_1000);
    /// All six.
    pub const ALL: Self = Self(0b11_1111);

    const fn bit(slot: Slot) -> u8 {
        1_u8.wrapping_shl(match slot {
            Slot::BaseLeft => 0,
            Slot::BaseMiddle => 1,
            Slot::BaseRight => 2,
            Slot::MiddleLeft => 3,
            Slot::MiddleRight => 4,
            Slot::Top => 5,
        })
    }

    /// Whether the slot is in the set.
    ///
    /// ```
    /// use votk::{Slot, Slots};
    /// assert!(Slots::UPPER.contains(Slot::Top));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & Self::bit(slot) != 0
    }

    /// Adds a slot.
    ///
    /// ```
    /// use votk::{Slot, Slots};
    /// let mut slots = Slots::EMPTY;
    /// slots.insert(Slot::Top);
    /// assert_eq!(slots.iter().collect::<Vec<_>>(), [Slot::Top]);
    /// ```
    #[inline]
    pub const fn insert(&mut self, slot: Slot) {
        self.0 |= Self::bit(slot);
    }

    /// The slots of both sets.
    ///
    /// ```
    /// use votk::Slots;
    /// assert_eq!(Slots::BASE.or(Slots::UPPER), Slots::ALL);
    /// ```
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The slots that are in both sets.
    ///
    /// ```
    /// use votk::Slots;
    /// assert_eq!(Slots::MIDDLE.and(Slots::UPPER), Slots::MIDDLE);
    /// ```
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many slots are in the set.
    ///
    /// ```
    /// assert_eq!(votk::Slots::ALL.len(), 6);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no slot is in the set.
    ///
    /// ```
    /// assert!(votk::Slots::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The slots in slot order.
    ///
    /// ```
    /// use votk::{Slot, Slots};
    /// assert_eq!(Slots::MIDDLE.iter().collect::<Vec<_>>(), [Slot::MiddleLeft, Slot::MiddleRight]);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL
            .iter()
            .copied()
            .filter(move |&slot| self.contains(slot))
    }

    /// The slot at this place of the set, counted from 0.
    ///
    /// ```
    /// use votk::{Slot, Slots};
    /// assert_eq!(Slots::UPPER.nth(2), Some(Slot::Top));
    /// assert_eq!(Slots::UPPER.nth(3), None);
    /// ```
    #[must_use]
    pub fn nth(self, place: u32) -> Option<Slot> {
        self.iter().nth(usize::try_from(place).ok()?)
    }
}

/// Two different slots, the first before the second in slot order (VK-11.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotPair {
    first: Slot,
    second: Slot,
}

impl SlotPair {
    /// How many pairs there are.
    pub const COUNT: u32 = 15;

    /// The pair, if the first slot stands before the second in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// assert!(SlotPair::new(Slot::BaseLeft, Slot::Top).is_some());
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::BaseLeft), None);
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::Top), None);
    /// ```
    #[must_use]
    pub fn new(first: Slot, second: Slot) -> Option<Self> {
        (first < second).then_some(Self { first, second })
    }

    /// The slot that stands first in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// let pair = SlotPair::new(Slot::BaseLeft, Slot::Top).unwrap();
    /// assert_eq!((pair.first(), pair.second()), (Slot::BaseLeft, Slot::Top));
    /// ```
    #[must_use]
    pub const fn first(self) -> Slot {
        self.first
    }

    /// The slot that stands second in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// assert_eq!(SlotPair::all().last().unwrap().second(), Slot::Top);
    /// ```
    #[must_use]
    pub const fn second(self) -> Slot {
        self.second
    }

    /// All pairs, by the first slot, then by the second.
    ///
    /// ```
    /// use votk::SlotPair;
    /// let pairs: Vec<_> = SlotPair::all().collect();
    /// assert_eq!(pairs.len(), 15);
    /// assert!(pairs.is_sorted());
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        Slot::ALL.iter().flat_map(|&first| {
            Slot::ALL
                .iter()
                .filter_map(move |&second| Self::new(first, second))
        })
    }
}
