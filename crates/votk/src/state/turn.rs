//! What a turn remembers.

use crate::catalogue::Reach;
use crate::state::Designs;

solo_core::words! {
    /// What an attack on the Bot goes through, once a turn each (VK-7.12).
    pub enum AttackSlot in votk {
        /// For actions that make the Bot discard, hand over, or lose a card of its deck.
        Discard = "discard",
        /// For actions that make the Bot sacrifice.
        Sacrifice = "sacrifice",
    }
}

/// How far an attack slot is used up (VK-7.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Hold {
    /// No card of the Bot has moved through it.
    Free,
    /// The running action at this depth has taken it.
    Held(u8),
    /// The action that took it is over.
    Used,
}

impl Hold {
    pub(crate) const fn is_free(self) -> bool {
        matches!(self, Self::Free)
    }

    /// Whether the running action at this depth can attack through it. None that is running has
    /// depth 0, so an action that has not begun needs it free.
    pub(crate) const fn is_open_to(self, depth: u8) -> bool {
        match self {
            Self::Free => true,
            Self::Held(holder) => holder == depth,
            Self::Used => false,
        }
    }
}

/// What a turn remembers (reset at the beginning of every turn of either side).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Turn {
    pub(crate) executed: Designs,
    pub(crate) purse: u16,
    pub(crate) cheaper: u16,
    pub(crate) bought: Option<u8>,
    pub(crate) worth: Option<u8>,
    pub(crate) reach: Reach,
    pub(crate) entombed: bool,
    pub(crate) left_pyramid: bool,
    pub(crate) swapped: bool,
    pub(crate) bot_discard: Hold,
    pub(crate) bot_sacrifice: Hold,
}

impl Turn {
    pub(crate) const RESET: Self = Self {
        executed: Designs::EMPTY,
        purse: 0,
        cheaper: 0,
        bought: None,
        worth: None,
        reach: Reach::Base,
        entombed: false,
        left_pyramid: false,
        swapped: false,
        bot_discard: Hold::Free,
        bot_sacrifice: Hold::Free,
    };

    pub(crate) const fn hold(&self, slot: AttackSlot) -> Hold {
        match slot {
            AttackSlot::Discard => self.bot_discard,
            AttackSlot::Sacrifice => self.bot_sacrifice,
        }
    }

    pub(crate) const fn hold_mut(&mut self, slot: AttackSlot) -> &mut Hold {
        match slot {
            AttackSlot::Discard => &mut self.bot_discard,
            AttackSlot::Sacrifice => &mut self.bot_sacrifice,
        }
    }

    /// VK-7.12: the running actions from this depth on are over; what they held stays used.
    pub(crate) fn release_from(&mut self, depth: u8) {
        for slot in AttackSlot::ALL {
            let hold = self.hold_mut(slot);
            if matches!(*hold, Hold::Held(holder) if holder >= depth) {
                *hold = Hold::Used;
            }
        }
    }
}
