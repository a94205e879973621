//! The six slots of the pyramid.

use core::fmt::{self, Write};

use solo_core::{Countable, NotationError, Noun, Readable, Speech, Words};

use crate::game::Valley;

solo_core::word_enum! {
    /// A slot of the pyramid, in slot order: base from left to right, middle row, top.
    pub enum Slot in votk as "a slot" {
        /// Base, left.
        BaseLeft = "bl" as "base left",
        /// Base, middle.
        BaseMiddle = "bm" as "base middle",
        /// Base, right.
        BaseRight = "br" as "base right",
        /// Middle row, left.
        MiddleLeft = "ml" as "middle left",
        /// Middle row, right.
        MiddleRight = "mr" as "middle right",
        /// Top.
        Top = "t" as "the top",
    }
}

impl Slot {
    /// Returns the index in slot order, 0 to 5.
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

    /// Returns the base slot that a face of the die shows (VK-8.2).
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
///
/// The value is the index of the pair among all of them, by the first slot, then by the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SlotPair(u8);

impl SlotPair {
    /// Returns the pair, if the first slot precedes the second in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// assert!(SlotPair::new(Slot::BaseLeft, Slot::Top).is_some());
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::BaseLeft), None);
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::Top), None);
    /// ```
    #[must_use]
    pub fn new(first: Slot, second: Slot) -> Option<Self> {
        Self::all().find(|pair| (pair.first(), pair.second()) == (first, second))
    }

    /// Returns the slot that comes first in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// let pair = SlotPair::new(Slot::BaseLeft, Slot::Top).unwrap();
    /// assert_eq!((pair.first(), pair.second()), (Slot::BaseLeft, Slot::Top));
    /// ```
    #[must_use]
    pub const fn first(self) -> Slot {
        match self.0 {
            0..=4 => Slot::BaseLeft,
            5..=8 => Slot::BaseMiddle,
            9..=11 => Slot::BaseRight,
            12..=13 => Slot::MiddleLeft,
            _ => Slot::MiddleRight,
        }
    }

    /// Returns the slot that comes second in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// assert_eq!(SlotPair::all().last().unwrap().second(), Slot::Top);
    /// ```
    #[must_use]
    pub fn second(self) -> Slot {
        Slot::nearest(match self.0 {
            place @ 0..=4 => place.wrapping_add(1),
            place @ 5..=8 => place.wrapping_sub(3),
            place @ 9..=11 => place.wrapping_sub(6),
            place @ 12..=13 => place.wrapping_sub(8),
            _ => 5,
        })
    }

    /// Returns the pair at this index, or else the last one.
    ///
    /// The function is total, for lists that are made from the bits of a set.
    pub(crate) fn nearest(place: u8) -> Self {
        Self(place.min(14))
    }

    /// Lists all pairs, by the first slot, then by the second.
    ///
    /// ```
    /// use votk::SlotPair;
    /// let pairs: Vec<_> = SlotPair::all().collect();
    /// assert_eq!(pairs.len(), 15);
    /// assert!(pairs.is_sorted_by(|one, other| one < other));
    /// ```
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        (0..15).map(Self)
    }
}

impl Noun<Valley> for SlotPair {
    fn id(&self, game: &Valley, out: &mut dyn Write) -> fmt::Result {
        [self.first(), self.second()].id(game, out)
    }

    fn name(&self, speech: &Speech<'_, Valley>, out: &mut dyn Write) -> fmt::Result {
        [self.first(), self.second()].name(speech, out)
    }
}

impl Readable<Valley> for SlotPair {
    const WHAT: &'static str = "two slots";

    fn read(game: &Valley, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let first = Slot::read(game, words)?;
        let second = Slot::read(game, words)?;
        Self::new(first, second).ok_or_else(|| words.wrong("a slot after the first one"))
    }
}

impl Countable<Valley> for SlotPair {
    fn count(_: &Valley) -> u32 {
        15
    }

    fn number(&self, _: &Valley) -> u32 {
        u32::from(self.0)
    }

    fn nth(_: &Valley, number: u32) -> Option<Self> {
        Self::all().nth(usize::try_from(number).ok()?)
    }
}
