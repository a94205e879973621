//! What has been seen and is still in the game.

use core::ops::BitOr;

use super::{State, bit};
use crate::catalogue::{Card, Colour};

impl State {
    /// The artifacts on display, dealt, or with a side, one bit each.
    pub(crate) fn known_artifacts(&self) -> u128 {
        let shown = Colour::all().flat_map(|colour| self.artifacts_of(colour));
        shown
            .chain(self.dealt().filter_map(Card::artifact))
            .map(|id| bit(id.place()))
            .fold(self.bot_artifacts | self.human_artifacts, BitOr::bitor)
    }

    /// The experiments on display, dealt, drawn, or with a side, one bit each.
    pub(crate) fn known_experiments(&self) -> u128 {
        let completed = self.bot_completed | self.human_completed;
        let shown = self.experiment_rows.0.iter().flatten().copied().flatten();
        shown
            .chain(self.dealt().filter_map(Card::experiment))
            .chain(self.bot_incomplete())
            .chain(self.masterpieces())
            .map(|id| bit(id.place()))
            .fold(completed | self.human_incomplete, BitOr::bitor)
    }
}
