//! Running actions, packed: two bytes each.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind as _;

use crate::catalogue::{Design, Group};

solo_core::word_enum! {
    /// The origin of a running action.
    pub enum Origin in votk {
        /// A hand card was used.
        Hand = "hand",
        /// A card was turned over by `play_top`.
        Turned = "turned",
        /// It is repeated by `repeat`.
        Again = "again",
        /// It is borrowed by `opp_exec`.
        Bot = "bot",
        /// A reaction card was played.
        React = "react",
    }
}

/// A running action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// Design of the action.
    pub card: Design,
    /// Origin of the action.
    pub from: Origin,
    /// Mode, from 1; 0 until one is chosen.
    pub mode: u8,
    /// Operation of the mode, from 1; 0 until the first begins.
    pub op: u8,
}

impl Frame {
    /// Returns an action that has not begun.
    pub(crate) const fn new(card: Design, from: Origin) -> Self {
        Self {
            card,
            from,
            mode: 0,
            op: 0,
        }
    }

    #[expect(clippy::as_conversions, reason = "an enumeration without other values")]
    fn pack(self) -> [u8; 2] {
        let packed = u16::from(self.card.index())
            | (self.from as u16).wrapping_shl(6)
            | u16::from(self.mode & 7).wrapping_shl(9)
            | u16::from(self.op & 7).wrapping_shl(12);
        packed.to_le_bytes()
    }

    fn unpack(packed: [u8; 2]) -> Self {
        let packed = u16::from_le_bytes(packed);
        let part = |shift: u32| packed.wrapping_shr(shift).to_le_bytes()[0] & 7;
        Self {
            card: Design::nth(packed.to_le_bytes()[0] & 63),
            from: Origin::nearest(part(6)),
            mode: part(9),
            op: part(12),
        }
    }
}

/// Memory of the operation that the innermost action executes; each one begins without it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Begun {
    /// Nothing was asked or chosen.
    Fresh,
    /// It is optional and waits for `do` or `pass`.
    Asking,
    /// The hand card of a trade is given: the highest cost that may be taken.
    Limit(u8),
    /// The group at which an attack is aimed.
    Group(Group),
}

impl Begun {
    /// Returns the highest cost that a trade may take, once the hand card is given.
    pub(crate) const fn limit(self) -> Option<u8> {
        match self {
            Self::Limit(limit) => Some(limit),
            Self::Fresh | Self::Asking | Self::Group(_) => None,
        }
    }

    /// Returns the group at which an attack is aimed, once it is named.
    pub(crate) const fn group(self) -> Option<Group> {
        match self {
            Self::Group(group) => Some(group),
            Self::Fresh | Self::Asking | Self::Limit(_) => None,
        }
    }
}

/// The running actions, outermost first.
///
/// A chain of actions is at most 18 deep: eight cards can execute further actions (VK-16.15), each
/// adds at most a repetition besides itself, and one last plain or borrowed action ends the chain.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Frames {
    /// The entries after the innermost frame are zero.
    packed: [[u8; 2]; 18],
    depth: u8,
}

impl Frames {
    /// Returns the number of running actions, which is the depth of the innermost one.
    #[inline]
    pub(crate) const fn depth(&self) -> u8 {
        self.depth
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        let last = usize::from(self.depth).checked_sub(1)?;
        self.packed.get(last).copied().map(Frame::unpack)
    }

    #[inline]
    fn top_mut(&mut self) -> Option<&mut [u8; 2]> {
        let last = usize::from(self.depth).checked_sub(1)?;
        self.packed.get_mut(last)
    }

    /// Adds a frame, if there is room.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) {
        if let Some(place) = self.packed.get_mut(usize::from(self.depth)) {
            *place = frame.pack();
            self.depth = self.depth.wrapping_add(1);
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(top) = self.top_mut() {
            *top = [0; 2];
            self.depth = self.depth.wrapping_sub(1);
        }
    }

    /// Replaces the innermost frame.
    #[inline]
    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.top_mut() {
            *top = frame.pack();
        }
    }

    #[inline]
    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Frame> + '_ {
        let open = self.packed.iter().take(usize::from(self.depth));
        open.copied().map(Frame::unpack)
    }
}

impl Debug for Frames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
