//! The memory of a turn.

use solo_core::{Ranged, Set};

use crate::catalogue::{Design, Reach};

solo_core::word_enum! {
    /// The slots through which attacks on the Bot go, once a turn each (VK-7.12).
    pub enum AttackSlot in votk {
        /// For actions that make the Bot discard, hand over, or lose a card of its deck.
        Discard = "discard",
        /// For actions that make the Bot sacrifice.
        Sacrifice = "sacrifice",
    }
}

/// The memory of a turn, reset at the beginning of every turn of either side.
///
/// ```
/// use votk::{Reach, Valley};
/// let state = Valley::default().start();
/// assert_eq!(state.this_turn().reach, Reach::Base, "cards are bought from the base of the pyramid");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(solo_core::Data, solo_core::Features), data(game = crate::valley::Valley))]
pub struct Turn {
    /// `true` if a card was entombed directly (VK-3.3).
    pub entombed: bool,
    /// `true` if a card has left the pyramid (VK-3.13).
    pub left_pyramid: bool,
    /// `true` if two cards of the pyramid were swapped (VK-3.13).
    pub swapped: bool,
    /// Highest printed cost of the cards bought (VK-4.10).
    #[cfg_attr(feature = "serde", data(clause = "VK-4.10"))]
    pub bought: Option<Ranged<0, 20>>,
    /// Gold granted for the next purchase, which empties it (VK-4.4).
    pub purse: u16,
    /// Reduction of the price of each purchase, in gold (VK-4.2).
    pub cheaper: u16,
    /// Worth of each hand card instead of its gold (VK-6.18).
    #[cfg_attr(feature = "serde", data(clause = "VK-6.18"))]
    pub worth: Option<Ranged<1, 9>>,
    /// Slots from which the player can buy (VK-4.1).
    pub reach: Reach,
    /// `true` if the discard slot is used or held (VK-7.12).
    pub bot_discard: bool,
    /// `true` if the sacrifice slot is used or held (VK-7.12).
    pub bot_sacrifice: bool,
    /// Designs executed (VK-6.12).
    pub executed: Set<Design>,
}

impl Turn {
    /// Returns whether an attack slot is used or held (VK-7.12).
    pub const fn has_used(&self, slot: AttackSlot) -> bool {
        match slot {
            AttackSlot::Discard => self.bot_discard,
            AttackSlot::Sacrifice => self.bot_sacrifice,
        }
    }

    pub(crate) const fn use_up(&mut self, slot: AttackSlot) {
        match slot {
            AttackSlot::Discard => self.bot_discard = true,
            AttackSlot::Sacrifice => self.bot_sacrifice = true,
        }
    }
}

/// The indices of the running actions that hold the attack slots (VK-7.12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Holders {
    pub(crate) discard: Option<u8>,
    pub(crate) sacrifice: Option<u8>,
}

impl Holders {
    pub(crate) const fn of(self, slot: AttackSlot) -> Option<u8> {
        match slot {
            AttackSlot::Discard => self.discard,
            AttackSlot::Sacrifice => self.sacrifice,
        }
    }

    pub(crate) const fn set(&mut self, slot: AttackSlot, holder: Option<u8>) {
        match slot {
            AttackSlot::Discard => self.discard = holder,
            AttackSlot::Sacrifice => self.sacrifice = holder,
        }
    }
}
