//! Contents of the slots and of the row.

use solo_core::{Data, Features};

use crate::ids::{ActivityId, EventId};
use crate::terms::{Side, Space};

/// Content of a slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct SlotState {
    /// The card that lies face up.
    pub(crate) card: Option<ActivityId>,
    /// The spaces of the tradesmen of the human and of le Roy.
    tradesmen: [Option<Space>; 2],
    /// The human's cubes.
    pub(crate) cubes: u16,
}

impl SlotState {
    /// Returns the space of a side's tradesman.
    pub(crate) const fn tradesman(&self, side: Side) -> Option<Space> {
        side.of(self.tradesmen)
    }

    pub(crate) fn set_tradesman(&mut self, side: Side, space: Option<Space>) {
        *side.of_mut(self.tradesmen.each_mut()) = space;
    }
}

/// An Event card in the row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Data, Features)]
#[data(game = crate::kings_challenge::KingsChallenge)]
pub struct RowCard {
    /// The card.
    pub card: EventId,
    /// The human's cubes on it, fewer than its banners.
    pub cubes: u8,
}

/// The longest row: Marauding and two cards in each of six rounds.
pub(crate) const ROW: usize = 13;
