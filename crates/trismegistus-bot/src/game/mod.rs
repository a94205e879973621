//! The game as programs play it.

mod contract;

use crate::botmegistus::Botmegistus;

impl core::fmt::Debug for Botmegistus {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

solo_core::inherent_methods!(
    trismegistus_bot::Botmegistus,
    standard = Botmegistus::default()
);
