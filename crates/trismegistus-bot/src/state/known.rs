//! Cards that have been seen and are still in the game.

use super::{State, set_of};
use crate::catalogue::{Card, Colour};

impl State {
    /// Returns the artifacts on display, dealt, or with a side, one bit each.
    pub(crate) fn known_artifacts(&self) -> u128 {
        let shown = Colour::all().flat_map(|colour| self.artifacts_of(colour));
        let shown = set_of(shown.chain(self.dealt().filter_map(Card::artifact)));
        shown | self.bot_artifacts | self.human_artifacts
    }

    /// Returns the experiments on display, dealt, drawn, or with a side, one bit each.
    pub(crate) fn known_experiments(&self) -> u128 {
        let completed = self.bot_completed | self.human_completed;
        let shown = self.experiment_rows.0.iter().flatten().copied().flatten();
        let shown = shown.chain(self.dealt().filter_map(Card::experiment));
        let drawn = self.bot_incomplete().chain(self.masterpieces());
        set_of(shown.chain(drawn)) | completed | self.human_incomplete
    }
}
