//! What a turn remembers.

use solo_core::Ranged;

use crate::catalogue::Reach;
use crate::state::Designs;

solo_core::word_enum! {
    /// What an attack on the Bot goes through, once a turn each (VK-7.12).
    pub enum AttackSlot in votk {
        /// For actions that make the Bot discard, hand over, or lose a card of its deck.
        Discard = "discard",
        /// For actions that make the Bot sacrifice.
        Sacrifice = "sacrifice",
    }
}

/// What a turn remembers, reset at the beginning of every turn of either side.
///
/// ```
/// use votk::{Designs, Valley};
/// let state = Valley::default().start();
/// assert_eq!(state.this_turn().executed, Designs::EMPTY);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(solo_core::Data, solo_core::Features), data(game = crate::Valley))]
pub struct Turn {
    /// Whether a card was entombed as such (VK-3.3).
    pub entombed: bool,
    /// Whether a card has left the pyramid (VK-3.13).
    pub left_pyramid: bool,
    /// Whether two cards of the pyramid have changed places (VK-3.13).
    pub swapped: bool,
    /// The highest printed cost bought (VK-4.10).
    #[cfg_attr(feature = "serde", data(clause = "VK-4.10"))]
    pub bought: Option<Ranged<0, 20>>,
    /// Gold granted for the next purchase, which empties it (VK-4.4).
    pub purse: u16,
    /// Gold by which each purchase is cheaper (VK-4.2).
    pub cheaper: u16,
    /// What each hand card is worth instead of its gold (VK-6.18).
    #[cfg_attr(feature = "serde", data(clause = "VK-6.18"))]
    pub worth: Option<Ranged<1, 9>>,
    /// What can be bought from (VK-4.1).
    pub reach: Reach,
    /// Whether the discard slot is used or held (VK-7.12).
    pub bot_discard: bool,
    /// Whether the sacrifice slot is used or held (VK-7.12).
    pub bot_sacrifice: bool,
    /// The designs executed (VK-6.12).
    pub executed: Designs,
}

impl Turn {
    /// Whether an attack slot is used or held (VK-7.12).
    ///
    /// ```
    /// use votk::{AttackSlot, Valley};
    /// let state = Valley::default().start();
    /// assert!(!state.this_turn().has_used(AttackSlot::Discard));
    /// ```
    #[must_use]
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

/// Which running actions hold the attack slots (VK-7.12): their depths, from 1; 0 for none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Holders {
    discard: u8,
    sacrifice: u8,
}

impl Holders {
    pub(crate) const fn of(self, slot: AttackSlot) -> u8 {
        match slot {
            AttackSlot::Discard => self.discard,
            AttackSlot::Sacrifice => self.sacrifice,
        }
    }

    pub(crate) const fn set(&mut self, slot: AttackSlot, depth: u8) {
        match slot {
            AttackSlot::Discard => self.discard = depth,
            AttackSlot::Sacrifice => self.sacrifice = depth,
        }
    }

    /// The running actions from this depth on are over.
    pub(crate) fn release_from(&mut self, depth: u8) {
        for slot in AttackSlot::ALL {
            if self.of(slot) >= depth {
                self.set(slot, 0);
            }
        }
    }
}
