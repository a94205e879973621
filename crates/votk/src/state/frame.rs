//! Actions that run, packed: two bytes each.

use core::fmt::{self, Debug, Formatter};

use solo_core::Kind as _;

use crate::catalogue::Design;

solo_core::words! {
    /// How an action came to run.
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

/// An action that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Frame {
    /// The design whose action runs.
    pub card: Design,
    /// How it came to run.
    pub from: Origin,
    /// The mode, from 1; 0 until one is chosen.
    pub mode: u8,
    /// The operation of the mode, from 1; 0 until the first begins.
    pub op: u8,
}

impl Frame {
    fn pack(self) -> u16 {
        let from: u16 = match self.from {
            Origin::Hand => 0,
            Origin::Turned => 1,
            Origin::Again => 2,
            Origin::Bot => 3,
            Origin::React => 4,
        };
        u16::from(self.card.index())
            | from.wrapping_shl(6)
            | u16::from(self.mode & 7).wrapping_shl(9)
            | u16::from(self.op & 7).wrapping_shl(12)
    }

    fn unpack(packed: u16) -> Self {
        let part =
            |shift: u32, mask: u16| u8::try_from(packed.wrapping_shr(shift) & mask).unwrap_or(0);
        Self {
            card: Design::from_index(part(0, 63)).unwrap_or_default(),
            from: match part(6, 7) {
                0 => Origin::Hand,
                1 => Origin::Turned,
                2 => Origin::Again,
                3 => Origin::Bot,
                _ => Origin::React,
            },
            mode: part(9, 7),
            op: part(12, 7),
        }
    }
}

/// The actions that run, outermost first.
///
/// A chain of actions is at most 18 deep: eight cards can carry out further actions (VK-16.15), each
/// opens at most a repetition besides itself, and one last plain or borrowed action ends the chain.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct Frames {
    packed: [u16; Self::MAX],
    depth: u8,
}

impl Frames {
    /// The deepest chain of actions.
    pub(crate) const MAX: usize = 18;

    pub(crate) const fn new() -> Self {
        Self {
            packed: [0; Self::MAX],
            depth: 0,
        }
    }

    /// How many actions run; the innermost one has this depth.
    #[inline]
    pub(crate) const fn depth(&self) -> u8 {
        self.depth
    }

    #[inline]
    pub(crate) fn top(&self) -> Option<Frame> {
        let last = usize::from(self.depth).checked_sub(1)?;
        self.packed.get(last).copied().map(Frame::unpack)
    }

    /// Opens a frame; `false`, and nothing happens, if no more fit.
    #[inline]
    pub(crate) fn push(&mut self, frame: Frame) -> bool {
        match self.packed.get_mut(usize::from(self.depth)) {
            Some(place) => {
                *place = frame.pack();
                self.depth = self.depth.wrapping_add(1);
                true
            }
            None => false,
        }
    }

    #[inline]
    pub(crate) fn pop(&mut self) {
        if let Some(depth) = self.depth.checked_sub(1) {
            self.depth = depth;
            if let Some(place) = self.packed.get_mut(usize::from(depth)) {
                *place = 0;
            }
        }
    }

    /// Replaces the innermost frame.
    #[inline]
    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(place) = usize::from(self.depth)
            .checked_sub(1)
            .and_then(|last| self.packed.get_mut(last))
        {
            *place = frame.pack();
        }
    }

    pub(crate) fn iter(&self) -> impl DoubleEndedIterator<Item = Frame> + '_ {
        let open = self.packed.get(..usize::from(self.depth)).unwrap_or(&[]);
        open.iter().copied().map(Frame::unpack)
    }
}

impl Debug for Frames {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
