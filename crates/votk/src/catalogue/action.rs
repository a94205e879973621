//! Actions: modes of operations.

use core::fmt::{self, Display, Formatter};

use super::operation::Operation;

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

impl Display for Action {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for mode in 1..=self.modes {
            if mode > 1 {
                f.write_str(" / ")?;
            }
            for (place, operation) in self.mode(mode).iter().enumerate() {
                if place > 0 {
                    f.write_str("; ")?;
                }
                operation.fmt(f)?;
            }
        }
        Ok(())
    }
}
