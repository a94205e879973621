//! Who had to move when somebody entered a building.

use crate::terms::{Side, Space};

/// A citizen who had to move because another took his space (KC-9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Push {
    /// Whose citizen.
    pub who: Side,
    /// The space that he left.
    pub from: Space,
    /// The space where he stands now; `None` if he lies down.
    pub to: Option<Space>,
}

/// Everybody who had to move, in the order of pushing; at most six.
///
/// ```
/// use kings_challenge::Pushed;
/// let nobody = Pushed::default();
/// assert_eq!((nobody.iter().count(), nobody.evicted()), (0, None));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pushed {
    moves: [Option<Push>; 6],
}

impl Pushed {
    /// Adds a citizen who moves. Who comes from outside was not pushed and is left out.
    pub(crate) fn push(&mut self, who: Side, from: Option<Space>, to: Option<Space>) {
        let free = self.moves.iter_mut().find(|place| place.is_none());
        if let (Some(place), Some(from)) = (free, from) {
            *place = Some(Push { who, from, to });
        }
    }

    /// The citizens one after the other.
    pub fn iter(&self) -> impl Iterator<Item = Push> + '_ {
        self.moves.iter().flatten().copied()
    }

    /// Whose citizen was pushed off the last space and lies down now, if any.
    #[must_use]
    pub fn evicted(&self) -> Option<Side> {
        self.iter()
            .find(|push| push.to.is_none())
            .map(|push| push.who)
    }
}
