//! Contents of the slots and of the row.

use solo_core::{Data, Features};

use crate::ids::{ActivityId, EventId};
use crate::terms::Side;

/// Content of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SlotState {
    /// The card that lies face up.
    pub(crate) card: Option<ActivityId>,
    /// The space of a side's tradesman, 0 for none.
    pub(crate) tradesman: [u8; 2],
    pub(crate) cubes: u16,
}

impl SlotState {
    #[inline]
    pub(crate) fn tradesman(&self, side: Side) -> u8 {
        let [human, roy] = self.tradesman;
        match side {
            Side::Human => human,
            Side::Roy => roy,
        }
    }

    #[inline]
    pub(crate) fn set_tradesman(&mut self, side: Side, space: u8) {
        let [human, roy] = &mut self.tradesman;
        match side {
            Side::Human => *human = space,
            Side::Roy => *roy = space,
        }
    }
}

/// An Event card in the row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::game::KingsChallenge)]
pub struct RowCard {
    /// The card.
    pub card: EventId,
    /// The human's cubes on it, fewer than its banners.
    pub cubes: u8,
}

/// The longest row: Marauding and two cards in each of six rounds.
pub(crate) const ROW: usize = 13;
