//! The game as programs play it.

mod contract;
mod standing;

pub use standing::Roll;

use crate::scrapyard::{STANDARD, Scrapyard};

impl core::fmt::Debug for Scrapyard {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

solo_core::inherent_methods!(scrapyard::Scrapyard, standard = STANDARD);
