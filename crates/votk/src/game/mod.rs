//! The game as programs play it.

mod contract;
mod standing;

use crate::valley::{STANDARD, Valley};

impl core::fmt::Debug for Valley {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

solo_core::inherent_methods!(votk::Valley, standard = STANDARD);
