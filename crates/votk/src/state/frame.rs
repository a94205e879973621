//! Running actions.

use solo_core::List;

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
}

/// The running actions, outermost first.
///
/// A chain of actions is at most 18 deep: eight cards can execute further actions (VK-16.15), each
/// adds at most a repetition besides itself, and one last plain or borrowed action ends the chain.
pub(crate) type Frames = List<Frame, 18>;

/// Memory of the operation that the innermost action executes; each one begins without it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Progress {
    /// Remaining repetitions.
    pub(crate) left: u8,
    /// Highest cost that a trade may take, once the hand card is given.
    pub(crate) limit: Option<u8>,
    /// Group at which an attack is aimed, once it is named.
    pub(crate) group: Option<Group>,
}
