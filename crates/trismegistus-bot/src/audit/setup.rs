//! What is noted during setup, and what a round begins with.

use super::{Audit, Stage};
use crate::phase::Phase;

impl Audit<'_, '_> {
    /// TB-1: what is noted during setup.
    pub(super) fn setup(&mut self) {
        let state = self.state;
        let options = self.game.options();
        let rolls = options.setup_rolls.number();
        let left = state.setup_rolls_left;
        let fits = match self.stage() {
            Stage::SetupRolls => (1..=rolls).contains(&left),
            _ if self.since(Stage::OpenCards) => left == 0,
            _ => left == rolls,
        };
        self.findings.require(
            fits,
            "setup_rolls_left",
            "TB-1.17",
            "these are not the setup rolls left",
        );
        let gives = options.bot_start_experiment || state.phase != Phase::BotStartExperiment;
        self.findings.require(
            gives,
            "phase",
            "TB-1.16",
            "the bot gets no starting experiment",
        );
        let markers = self.game.catalogue().reaction_markers();
        self.findings.require(
            state.reactions <= markers,
            "reactions",
            "TB-2.8",
            "there are fewer reaction markers",
        );
        let whole = self.stage() >= Stage::Turns || state.reactions == markers;
        self.findings.require(
            whole,
            "reactions",
            "TB-2.8",
            "all reaction markers are there before the first turn",
        );
        let used = state.phase != Phase::ReactionWindow || state.reactions < markers;
        self.findings
            .require(used, "reactions", "TB-11.2", "a reaction uses a marker");
        let offered = state.phase != Phase::Reaction || state.reactions > 0;
        self.findings.require(
            offered,
            "reactions",
            "TB-11.1",
            "no reaction marker is left",
        );
        let before = (0..state.specializations().count()).any(|n| {
            state
                .specializations()
                .skip(n.saturating_add(1))
                .any(|e| state.specializations().nth(n) == Some(e))
        });
        self.findings.require(
            !before,
            "specializations",
            "TB-13.6",
            "an element is there twice",
        );
        let added = if options.specialization_cards {
            state.round.saturating_sub(1)
        } else {
            0
        };
        let fits = state.specializations().count() == usize::from(added);
        self.findings.require(
            fits,
            "specializations",
            "TB-13.3",
            "these are not as many as rounds have ended",
        );
        let lot = self.stage() != Stage::Lot
            || (options.specialization_cards && self.game.tied_elements(state).count_ones() > 1);
        self.findings
            .require(lot, "phase", "TB-13.4", "there is no tie to decide by lot");
    }
}
