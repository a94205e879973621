//! Automa cards, and cards that are dealt, drawn or unseen.

use super::State;
use crate::catalogue::{ArtifactId, AutomaId, Element, ExperimentId};
#[cfg(feature = "serde")]
use {super::Side, crate::catalogue::Card, solo_core::LargeSet};

impl State {
    /// Returns the card of the present bot turn.
    pub const fn active_card(&self) -> Option<AutomaId> {
        self.active_card
    }

    /// Returns the open cards of Advanced Planning, left and right.
    pub const fn open_cards(&self) -> [Option<AutomaId>; 2] {
        *self.open_cards.values()
    }

    /// Lists the unseen Automa cards in catalogue order.
    pub fn bot_deck(&self) -> impl Iterator<Item = AutomaId> + Clone {
        self.bot_deck.iter()
    }

    /// Lists the discarded Automa cards in catalogue order.
    pub fn bot_discard(&self) -> impl Iterator<Item = AutomaId> + Clone {
        self.bot_discard.iter()
    }

    /// Lists the elements whose specialization cards were added, in order.
    pub fn specializations(&self) -> impl Iterator<Item = Element> + '_ {
        self.specializations.iter().copied()
    }

    /// Lists the bot's final masterpieces in the order drawn.
    pub fn bot_masterpieces(&self) -> impl Iterator<Item = ExperimentId> + Clone + '_ {
        self.bot_masterpieces.iter().copied()
    }

    /// Lists the unseen artifacts, in catalogue order.
    pub fn unseen_artifacts(&self) -> impl Iterator<Item = ArtifactId> + Clone {
        self.unseen_artifacts.iter()
    }

    /// Lists the unseen experiments, in catalogue order.
    pub fn unseen_experiments(&self) -> impl Iterator<Item = ExperimentId> + Clone {
        self.unseen_experiments.iter()
    }

    /// Lists the artifacts on display.
    pub(crate) fn displayed_artifacts(&self) -> impl Iterator<Item = ArtifactId> + '_ {
        let rows = self.artifact_rows.values().iter();
        rows.flatten().copied().flatten()
    }

    /// Lists the experiments on display.
    pub(crate) fn displayed_experiments(&self) -> impl Iterator<Item = ExperimentId> + '_ {
        let rows = self.experiment_rows.values().iter();
        rows.flatten().copied().flatten()
    }

    /// Returns the artifacts on display, dealt, or with a side.
    #[cfg(feature = "serde")]
    pub(crate) fn known_artifacts(&self) -> LargeSet<ArtifactId> {
        let dealt = self.pending.dealt().filter_map(Card::artifact);
        let shown: LargeSet<_> = self.displayed_artifacts().chain(dealt).collect();
        shown | self.artifacts[Side::Bot] | self.artifacts[Side::Human]
    }

    /// Returns the experiments on display, dealt, drawn, or with a side.
    #[cfg(feature = "serde")]
    pub(crate) fn known_experiments(&self) -> LargeSet<ExperimentId> {
        let dealt = self.pending.dealt().filter_map(Card::experiment);
        let drawn = self.bot_incomplete().chain(self.bot_masterpieces());
        let shown = self.displayed_experiments().chain(dealt).chain(drawn);
        let completed = self.completed[Side::Bot] | self.completed[Side::Human];
        shown.collect::<LargeSet<_>>() | completed | self.human_incomplete
    }
}
