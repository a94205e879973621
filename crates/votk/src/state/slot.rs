//! The six places of the pyramid.

solo_core::words! {
    /// A place of the pyramid, in slot order: base from left to right, middle row, top.
    pub enum Slot in votk {
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
    #[expect(clippy::as_conversions, reason = "an enumeration without other values")]
    pub const fn index(self) -> u8 {
        self as u8
    }

    #[inline]
    pub(super) const fn bit(self) -> u8 {
        1_u8.wrapping_shl(self.shift())
    }

    #[inline]
    #[expect(clippy::as_conversions, reason = "an enumeration without other values")]
    const fn shift(self) -> u32 {
        self as u32
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
