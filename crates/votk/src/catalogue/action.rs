//! Actions: modes of operations.

use super::operation::{Effect, Operation, Source};

/// An action: one to four modes of one to six operations each, or no modes at all.
///
/// ```
/// use votk::{Action, Effect, Operation};
/// let draw = Operation { effect: Effect::Draw(1), optional: false };
/// let action = Action::new(&[&[draw, draw], &[draw]]);
/// assert_eq!(action.to_string(), "draw; draw / draw");
/// assert_eq!((action.modes(), action.mode(1).len()), (2, 2));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Action {
    operations: [[Operation; Self::MAX_OPERATIONS]; Self::MAX_MODES],
    lengths: [u8; Self::MAX_MODES],
    modes: u8,
}

impl Action {
    /// Upper bound for the modes of an action.
    pub const MAX_MODES: usize = 4;
    /// Upper bound for the operations of a mode.
    pub const MAX_OPERATIONS: usize = 6;

    /// The action of a card that cannot be used.
    pub const NONE: Self = Self::new(&[]);

    /// Returns an action with these modes; modes and operations above the bounds are left out.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub const fn new(modes: &[&[Operation]]) -> Self {
        let mut action = Self {
            operations: [[Operation::NOTHING; Self::MAX_OPERATIONS]; Self::MAX_MODES],
            lengths: [0; Self::MAX_MODES],
            modes: 0,
        };
        let mut mode = 0;
        while mode < modes.len() && mode < Self::MAX_MODES {
            let mut index = 0;
            while index < modes[mode].len() && index < Self::MAX_OPERATIONS {
                action.operations[mode][index] = modes[mode][index];
                index += 1;
            }
            action.lengths[mode] = index as u8;
            mode += 1;
        }
        action.modes = mode as u8;
        action
    }

    /// Returns the number of modes, 0 to 4.
    pub const fn modes(&self) -> u8 {
        self.modes
    }

    /// Returns the operations of a mode, counted from 1; none if there is no such mode.
    pub fn mode(&self, mode: u8) -> &[Operation] {
        let index = usize::from(mode.wrapping_sub(1));
        match (self.operations.get(index), self.lengths.get(index)) {
            (Some(operations), Some(&length)) => operations.get(..length.into()).unwrap_or(&[]),
            _ => &[],
        }
    }

    /// Lists the operations of each mode.
    pub fn each_mode(&self) -> impl Iterator<Item = &[Operation]> {
        let modes = self.operations.iter().zip(&self.lengths);
        modes
            .take(usize::from(self.modes))
            .map(|(operations, &length)| operations.get(..usize::from(length)).unwrap_or(&[]))
    }

    /// Returns the action with this mode alone; without modes if there is no such mode.
    pub(crate) fn only(&self, mode: u8) -> Self {
        Self::new(&[self.mode(mode)])
    }

    /// Lists every operation of every mode.
    pub fn operations(&self) -> impl Iterator<Item = &Operation> {
        self.each_mode().flatten()
    }
}

/// The contents of an action on which the rules depend.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contents {
    /// It has `repeat`.
    pub(super) repeats: bool,
    /// It has `repeat`, `play_top` or `opp_exec`, which execute the action of another card.
    pub(super) executes: bool,
    /// It has `move from=discard_top`.
    pub(super) reads: bool,
}

impl Action {
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub(super) const fn contents(&self) -> Contents {
        let (mut repeats, mut executes, mut reads) = (false, false, false);
        let mut mode = 0;
        while mode < Self::MAX_MODES {
            let mut index = 0;
            while index < self.lengths[mode] as usize {
                match self.operations[mode][index].effect {
                    Effect::Repeat => (repeats, executes) = (true, true),
                    Effect::PlayTop | Effect::OppExec => executes = true,
                    Effect::Move {
                        from: Source::DiscardTop,
                        ..
                    } => reads = true,
                    _ => {}
                }
                index += 1;
            }
            mode += 1;
        }
        Contents {
            repeats,
            executes,
            reads,
        }
    }
}

#[cfg(feature = "alloc")]
impl Action {
    /// Returns whether a mode can return a reaction card to the hand endlessly (VK-16.16).
    ///
    /// That is, without using up a card that pyramid and stock never get back.
    pub(super) fn goes_on_for_ever(&self) -> bool {
        self.each_mode().any(|mode| {
            let mut operations = mode.iter();
            let first = operations.find(|operation| !matches!(operation.effect, Effect::Need(_)));
            let uses_up = first.is_some_and(Operation::uses_up);
            !uses_up && mode.iter().any(Operation::fetches)
        })
    }
}
