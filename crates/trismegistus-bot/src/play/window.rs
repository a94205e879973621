//! TB-14.6 to TB-14.12: the windows in which the human reports the moves of an action or a
//! reaction.

use solo_core::Events;

use super::menu::{ARTIFACTS, END, EXPERIMENTS, List};
use super::{Due, Table};
use crate::catalogue::{ArtifactId, Element, ExperimentId};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::HumanChecks;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Die, Side, State, bit, element_bit, has};

impl Botmegistus {
    /// Returns the die that limits a window: the human's own, or the bot's in a reaction (TB-11.2).
    #[inline]
    pub(crate) fn window_die(state: &State) -> Option<Die> {
        match state.phase {
            Phase::HumanWindow => state.die(Side::Human),
            Phase::ReactionWindow => state.die(Side::Bot),
            _ => None,
        }
    }

    /// Returns whether the checks are loose: the limits of TB-14.8 to TB-14.10 do not apply
    /// (TB-14.11).
    #[inline]
    fn is_loose(&self) -> bool {
        self.options().human_checks == HumanChecks::Loose
    }

    /// Checks that the track is below its top; any number of steps is allowed (TB-14.7).
    #[inline]
    pub(super) fn check_climb(&self, state: &State, track: Element) -> Result<(), Refusal> {
        let below = self.below_top(state, Side::Human) & element_bit(track) != 0;
        Refusal::TrackAtTop.unless(below)
    }

    /// Returns the artifacts that the die reaches: those of its colour (TB-14.8). One bit for each
    /// slot.
    #[inline]
    fn artifacts_reached(&self, state: &State) -> u64 {
        if self.is_loose() {
            return state.artifact_rows.filled();
        }
        let die = Self::window_die(state);
        die.map_or(0, |die| state.artifact_rows.filled_in(die.colour))
    }

    /// Returns the experiments that the die reaches: those in the section of its symbol, or all for
    /// a wild die (TB-14.9). One bit for each slot.
    #[inline]
    fn experiments_reached(&self, state: &State) -> u64 {
        let (catalogue, symbol) = (self.catalogue(), Self::window_die(state).map(Die::symbol));
        if self.is_loose() || symbol == Some(catalogue.wild()) {
            return state.experiment_rows.filled();
        }
        let section = symbol.and_then(|symbol| catalogue.section_of(symbol));
        section.map_or(0, |section| state.experiment_rows.filled_in(section))
    }

    /// Returns whether one more artifact or experiment may be taken (TB-14.8, TB-14.9). A window
    /// allows one of each.
    #[inline]
    fn may_take(&self, taken: bool) -> bool {
        !taken || self.is_loose()
    }

    #[inline]
    pub(super) fn check_take_artifact(
        &self,
        state: &State,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        let slot = state.artifact_rows.slot_of(artifact);
        Refusal::ArtifactNotOnDisplay.unless(slot != 0)?;
        let reached = self.artifacts_reached(state) & slot != 0;
        Refusal::ArtifactOfOtherColour.unless(reached)?;
        Refusal::SecondArtifact.unless(self.may_take(state.artifact_taken))
    }

    #[inline]
    pub(super) fn check_take_experiment(
        &self,
        state: &State,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        let slot = state.experiment_rows.slot_of(experiment);
        Refusal::ExperimentNotOnDisplay.unless(slot != 0)?;
        let reached = self.experiments_reached(state) & slot != 0;
        Refusal::ExperimentOfOtherSection.unless(reached)?;
        Refusal::SecondExperiment.unless(self.may_take(state.experiment_taken))
    }

    /// Returns whether an experiment may be completed (TB-14.10). With strict checks only in the
    /// human's own turn.
    #[inline]
    fn may_complete(&self, state: &State) -> bool {
        state.phase == Phase::HumanWindow || self.is_loose()
    }

    /// Returns the experiments whose requirement the human's markers meet, one bit each (TB-14.10).
    #[inline]
    fn requirements_met(&self, state: &State) -> u128 {
        if self.is_loose() {
            return u128::MAX;
        }
        self.catalogue().met_by(state.levels_of(Side::Human))
    }

    pub(super) fn check_complete(&self, state: &State, card: ExperimentId) -> Result<(), Refusal> {
        Refusal::NotInReaction.unless(self.may_complete(state))?;
        Refusal::NotHeld.unless(has(state.human_incomplete, card.place()))?;
        Refusal::RequirementNotMet.unless(has(self.requirements_met(state), card.place()))
    }

    /// Lists steps, artifacts, experiments, completions and the end (TB-14.6).
    #[inline]
    pub(super) fn window<'s>(&self, state: &'s State) -> List<'s> {
        let mut reported = u64::from(self.below_top(state, Side::Human));
        if self.may_take(state.artifact_taken) {
            reported |= self.artifacts_reached(state).wrapping_shl(ARTIFACTS.into());
        }
        if self.may_take(state.experiment_taken) {
            reported |= self
                .experiments_reached(state)
                .wrapping_shl(EXPERIMENTS.into());
        }
        let mut completed = 0;
        if self.may_complete(state) {
            completed = state.human_incomplete & self.requirements_met(state);
        }
        List::new(state, reported, completed, END)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Keeps the window open until its end (TB-14.6). A possible step already shows that there is a
    /// choice.
    #[inline]
    pub(super) fn keep_open(&mut self) -> Due {
        if self.game.below_top(self.state, Side::Human) == 0 {
            Due::Window
        } else {
            Due::Input
        }
    }

    /// Ends the window with the clean-up of the turn (TB-14.12). After a reaction it is the bot's
    /// turn.
    pub(super) fn end_window(&mut self) -> Due {
        self.state.artifact_taken = false;
        self.state.experiment_taken = false;
        Due::CleanUp
    }

    /// Moves the human up a step; a bonus space that still has its token is announced (TB-14.7).
    pub(super) fn climb(&mut self, track: Element) -> Due {
        self.human_steps(track);
        self.keep_open()
    }

    pub(super) fn human_steps(&mut self, track: Element) {
        let level = self.move_up(Side::Human, track);
        if let Some(kind) = self.state.token(self.catalogue(), track, level) {
            self.tell(Event::BonusReached {
                side: Side::Human,
                track,
                level,
                kind,
            });
        }
    }

    /// Moves an artifact to the human (TB-14.8).
    pub(super) fn take_artifact(&mut self, artifact: ArtifactId) -> Due {
        self.state.artifact_rows.take(artifact);
        self.state.human_artifacts |= bit(artifact.place());
        self.state.artifact_taken = true;
        self.tell(Event::ArtifactTaken {
            side: Side::Human,
            artifact,
        });
        self.keep_open()
    }

    /// Moves an experiment to the human, incomplete (TB-14.9).
    pub(super) fn take_experiment(&mut self, experiment: ExperimentId) -> Due {
        self.state.experiment_rows.take(experiment);
        self.state.human_incomplete |= bit(experiment.place());
        self.state.experiment_taken = true;
        self.tell(Event::ExperimentTaken {
            side: Side::Human,
            experiment,
        });
        self.keep_open()
    }

    /// Completes an experiment of the human (TB-14.10).
    pub(super) fn human_completes(&mut self, experiment: ExperimentId) -> Due {
        self.state.human_incomplete &= !bit(experiment.place());
        self.state.human_completed |= bit(experiment.place());
        self.tell(Event::Completed {
            side: Side::Human,
            experiment,
            gold: 0,
        });
        self.keep_open()
    }
}
