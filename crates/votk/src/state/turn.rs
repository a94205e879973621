//! What a turn remembers.

use crate::catalogue::Reach;
use crate::state::Designs;

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
    pub(crate) bot_discard: bool,
    pub(crate) bot_sacrifice: bool,
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
        bot_discard: false,
        bot_sacrifice: false,
    };
}
