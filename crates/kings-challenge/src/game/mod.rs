//! The game as programs play it.

mod contract;
mod derived;

use crate::kings_challenge::KingsChallenge;

impl core::fmt::Debug for KingsChallenge {
    fn fmt(&self, out: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        solo_core::debug_game(self, out)
    }
}

solo_core::inherent_methods!(
    kings_challenge::KingsChallenge,
    standard = KingsChallenge::default()
);
