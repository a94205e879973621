//! The spaces of the buildings and of the cathedral.

use core::fmt::{self, Debug, Formatter, Write as _};

use solo_core::{Kind, Set};

use crate::terms::Side;

/// The spaces of the buildings, or of the cathedral, each held by one side or by no one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Board<S: Kind> {
    human: Set<S>,
    roy: Set<S>,
}

impl<S: Kind> Board<S> {
    pub(crate) const EMPTY: Self = Self {
        human: Set::EMPTY,
        roy: Set::EMPTY,
    };

    /// Returns the spaces of a side.
    pub(crate) const fn of(&self, side: Side) -> Set<S> {
        side.of([self.human, self.roy])
    }

    /// Returns the side on a space.
    pub(crate) fn at(&self, space: S) -> Option<Side> {
        Side::ALL
            .into_iter()
            .find(|&side| self.of(side).contains(space))
    }

    /// Returns the free spaces.
    pub(crate) fn free(&self) -> Set<S> {
        !(self.human | self.roy)
    }

    /// Clears a space.
    pub(crate) fn clear(&mut self, space: S) {
        self.human.remove(space);
        self.roy.remove(space);
    }

    /// Puts a side on a space, in place of the one that held it.
    pub(crate) fn put(&mut self, space: S, side: Side) {
        self.clear(space);
        side.of_mut([&mut self.human, &mut self.roy]).insert(space);
    }
}

/// One letter for each space.
impl<S: Kind> Debug for Board<S> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Set::full().iter().try_for_each(|space| {
            f.write_char(match self.at(space) {
                None => '-',
                Some(Side::Human) => 'h',
                Some(Side::Roy) => 'r',
            })
        })
    }
}
