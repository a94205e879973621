//! The six slots of the pyramid.

use core::fmt::{self, Write};

use solo_core::{Countable, NotationError, Noun, Readable, Set, Speech, Words};

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
    /// Returns the base of three slots (VK-5.1).
    pub(crate) fn base() -> Set<Self> {
        Set::of(Self::BaseLeft) | Set::of(Self::BaseMiddle) | Set::of(Self::BaseRight)
    }

    /// Returns the base slot that a face of the die shows (VK-8.2).
    ///
    /// ```
    /// use solo_core::Face;
    /// use votk::Slot;
    /// assert_eq!(Slot::shown_by(Face::ONE), Slot::BaseLeft);
    /// assert_eq!(Slot::shown_by(Face::SIX), Slot::BaseRight);
    /// ```
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
    /// Returns the pair, if the first slot precedes the second in slot order.
    ///
    /// ```
    /// use votk::{Slot, SlotPair};
    /// assert!(SlotPair::new(Slot::BaseLeft, Slot::Top).is_some());
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::BaseLeft), None);
    /// assert_eq!(SlotPair::new(Slot::Top, Slot::Top), None);
    /// ```
    pub fn new(first: Slot, second: Slot) -> Option<Self> {
        (first < second).then_some(Self { first, second })
    }

    /// Returns the slot that comes first in slot order.
    pub const fn first(self) -> Slot {
        self.first
    }

    /// Returns the slot that comes second in slot order.
    pub const fn second(self) -> Slot {
        self.second
    }

    /// Lists all pairs, by the first slot, then by the second.
    ///
    /// ```
    /// use votk::SlotPair;
    /// let pairs: Vec<_> = SlotPair::all().collect();
    /// assert_eq!(pairs.len(), 15);
    /// assert!(pairs.is_sorted_by(|one, other| one < other));
    /// ```
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let all = Slot::ALL.into_iter();
        let with = |first| {
            Slot::ALL
                .into_iter()
                .filter_map(move |second| Self::new(first, second))
        };
        all.flat_map(with)
    }
}

impl<G: ?Sized> Noun<G> for SlotPair {
    fn id(&self, game: &G, out: &mut dyn Write) -> fmt::Result {
        [self.first, self.second].id(game, out)
    }

    fn name(&self, speech: &Speech<'_, G>, out: &mut dyn Write) -> fmt::Result {
        [self.first, self.second].name(speech, out)
    }
}

impl<G: ?Sized> Readable<G> for SlotPair {
    const WHAT: &'static str = "two slots";

    fn read(game: &G, words: &mut Words<'_>) -> Result<Self, NotationError> {
        let first = Slot::read(game, words)?;
        let second = Slot::read(game, words)?;
        Self::new(first, second).ok_or_else(|| words.wrong("a slot after the first one"))
    }
}

impl<G: ?Sized> Countable<G> for SlotPair {
    fn count(_: &G) -> u32 {
        15
    }

    fn number(&self, _: &G) -> u32 {
        Self::all()
            .zip(0..)
            .find(|(pair, _)| pair == self)
            .map_or(0, |(_, number)| number)
    }

    fn nth(_: &G, number: u32) -> Option<Self> {
        Self::all().nth(usize::try_from(number).ok()?)
    }
}
