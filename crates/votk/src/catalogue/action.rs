//! Actions: modes of operations.

use super::operation::{Effect, Operation, Source};

/// An action: one to four modes of one to six operations each, or nothing at all.
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
    /// The most modes an action can have.
    pub const MAX_MODES: usize = 4;
    /// The most operations a mode can have.
    pub const MAX_OPERATIONS: usize = 6;

    /// The action of a card that cannot be used.
    pub const NONE: Self = Self::new(&[]);

    /// An action with these modes. Modes and operations beyond the greatest numbers are left out.
    ///
    /// ```
    /// assert_eq!(votk::Action::new(&[]), votk::Action::NONE);
    /// ```
    #[must_use]
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
            let mut place = 0;
            while place < modes[mode].len() && place < Self::MAX_OPERATIONS {
                action.operations[mode][place] = modes[mode][place];
                place += 1;
            }
            action.lengths[mode] = place as u8;
            mode += 1;
        }
        action.modes = mode as u8;
        action
    }

    /// How many modes there are, 0 to 4.
    ///
    /// ```
    /// assert_eq!(votk::Action::NONE.modes(), 0);
    /// ```
    #[must_use]
    #[inline]
    pub const fn modes(&self) -> u8 {
        self.modes
    }

    /// The operations of a mode, counted from 1; none if there is no such mode.
    ///
    /// ```
    /// assert!(votk::Action::NONE.mode(1).is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub fn mode(&self, mode: u8) -> &[Operation] {
        let place = usize::from(mode.wrapping_sub(1));
        match (self.operations.get(place), self.lengths.get(place)) {
            (Some(operations), Some(&length)) => {
                operations.get(..usize::from(length)).unwrap_or(&[])
            }
            _ => &[],
        }
    }

    /// Operations and lengths of all modes, for constant functions.
    pub(super) const fn raw(
        &self,
    ) -> (
        &[[Operation; Self::MAX_OPERATIONS]; Self::MAX_MODES],
        &[u8; Self::MAX_MODES],
    ) {
        (&self.operations, &self.lengths)
    }

    /// Every operation of every mode.
    ///
    /// ```
    /// assert_eq!(votk::Action::NONE.operations().count(), 0);
    /// ```
    pub fn operations(&self) -> impl Iterator<Item = &Operation> {
        (1..=self.modes).flat_map(|mode| self.mode(mode))
    }
}

#[cfg(feature = "alloc")]
impl Action {
    /// VK-16.16: whether one of its modes can bring a reaction card back into the hand without using
    /// up a card that pyramid and stock never get back.
    pub(super) fn goes_on_for_ever(&self) -> bool {
        (1..=self.modes).any(|mode| {
            let mut operations = self.mode(mode).iter();
            let first = operations.find(|operation| !matches!(operation.effect, Effect::Need(_)));
            let uses_up = first.is_some_and(Operation::uses_up);
            !uses_up && self.mode(mode).iter().any(Operation::fetches)
        })
    }
}

/// What the rules have to know about an action as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Traits {
    /// It contains `repeat`.
    pub(super) repeats: bool,
    /// It contains `repeat`, `play_top` or `opp_exec`.
    pub(super) borrows: bool,
    /// It contains `move from=discard_top`.
    pub(super) reads: bool,
}

impl Action {
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        clippy::as_conversions,
        reason = "constant functions have nothing else; every index is tested in the loop conditions"
    )]
    pub(super) const fn traits(&self) -> Traits {
        let mut traits = Traits {
            repeats: false,
            borrows: false,
            reads: false,
        };
        let (operations, lengths) = self.raw();
        let mut mode = 0;
        while mode < Self::MAX_MODES {
            let mut place = 0;
            while place < lengths[mode] as usize {
                match operations[mode][place].effect {
                    Effect::Repeat => {
                        traits.repeats = true;
                        traits.borrows = true;
                    }
                    Effect::PlayTop | Effect::OppExec => traits.borrows = true,
                    Effect::Move {
                        from: Source::DiscardTop,
                        ..
                    } => traits.reads = true,
                    Effect::Need(_)
                    | Effect::Move { .. }
                    | Effect::Trade { .. }
                    | Effect::Draw(_)
                    | Effect::Gold(_)
                    | Effect::Worth(_)
                    | Effect::Cheaper(_)
                    | Effect::Reach(_)
                    | Effect::Swap(_)
                    | Effect::OppSacrifice(_)
                    | Effect::OppDiscard(_)
                    | Effect::OppGive { .. }
                    | Effect::OppDeck(_) => {}
                }
                place += 1;
            }
            mode += 1;
        }
        traits
    }
}
