//! TB-14.6 to TB-14.12: the windows in which the human reports what an action or a reaction did.

use solo_core::Events;

use super::menu::{END, List, artifact_numbers, experiment_numbers};
use super::{Due, Table};
use crate::catalogue::{ArtifactId, Colour, Element, ExperimentId, Section};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::HumanChecks;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Die, Side, State, bit, elements_with, has};

impl Botmegistus {
    /// The die that a window measures against: the human's own, or the bot's in a reaction (TB-11.2).
    #[inline]
    pub(crate) fn window_die(state: &State) -> Option<Die> {
        match state.phase {
            Phase::HumanWindow => state.die(Side::Human),
            Phase::ReactionWindow => state.die(Side::Bot),
            _ => None,
        }
    }

    /// TB-14.11: with loose checks the limits of TB-14.8 to TB-14.10 fall away.
    #[inline]
    fn is_loose(&self) -> bool {
        self.options().human_checks == HumanChecks::Loose
    }

    /// TB-14.7: any track below its top, any number of times.
    #[inline]
    pub(super) fn check_climb(&self, state: &State, track: Element) -> Result<(), Refusal> {
        let below = state.level(Side::Human, track) < self.catalogue().top(track);
        Refusal::TrackAtTop.unless(below)
    }

    /// TB-14.8: artifacts of the die's colour, one per window.
    #[inline]
    fn check_artifact_row(&self, state: &State, colour: Colour) -> Result<(), Refusal> {
        if self.is_loose() {
            return Ok(());
        }
        let reached = Self::window_die(state).is_some_and(|die| die.colour() == colour);
        Refusal::ArtifactOfOtherColour.unless(reached)?;
        Refusal::SecondArtifact.unless(!state.artifact_taken)
    }

    pub(super) fn check_take_artifact(
        &self,
        state: &State,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        let row = Colour::all().find(|c| state.artifacts_of(*c).any(|there| there == artifact));
        let colour = row.ok_or(Refusal::ArtifactNotOnDisplay)?;
        self.check_artifact_row(state, colour)
    }

    /// TB-14.9: experiments of the section of the die's symbol, one per window; with a wild die any
    /// section.
    #[inline]
    fn check_section(&self, state: &State, section: Section) -> Result<(), Refusal> {
        if self.is_loose() {
            return Ok(());
        }
        let reached = Self::window_die(state).is_some_and(|die| {
            die.symbol() == self.catalogue().wild()
                || self.catalogue().section_of(die.symbol()) == Some(section)
        });
        Refusal::ExperimentOfOtherSection.unless(reached)?;
        Refusal::SecondExperiment.unless(!state.experiment_taken)
    }

    pub(super) fn check_take_experiment(
        &self,
        state: &State,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        let mut sections = self.catalogue().sections();
        let row = sections.find(|s| state.experiments_of(*s).any(|there| there == experiment));
        let section = row.ok_or(Refusal::ExperimentNotOnDisplay)?;
        self.check_section(state, section)
    }

    /// TB-14.10: completing belongs to the human's own turn.
    #[inline]
    fn check_completing(&self, state: &State) -> Result<(), Refusal> {
        Refusal::NotInReaction.unless(state.phase == Phase::HumanWindow || self.is_loose())
    }

    /// TB-14.10: the human's markers meet the requirement.
    #[inline]
    fn check_requirement(&self, state: &State, card: ExperimentId) -> Result<(), Refusal> {
        let levels = state.levels(Side::Human);
        let met = self.is_loose() || self.catalogue().experiment_card(card).shortfall(levels) == 0;
        Refusal::RequirementNotMet.unless(met)
    }

    pub(super) fn check_complete(&self, state: &State, card: ExperimentId) -> Result<(), Refusal> {
        self.check_completing(state)?;
        Refusal::NotHeld.unless(has(state.human_incomplete, card.place()))?;
        self.check_requirement(state, card)
    }

    /// TB-14.6: steps, artifacts, experiments, completions, the end.
    #[inline]
    pub(super) fn window<'s>(&self, state: &'s State) -> List<'s> {
        let mut reported = u64::from(elements_with(|track| {
            self.check_climb(state, track).is_ok()
        }));
        for (colour, row) in Colour::all().zip(&state.artifact_rows.0) {
            if self.check_artifact_row(state, colour).is_ok() {
                reported |= artifact_numbers(colour, row);
            }
        }
        for (section, row) in self.catalogue().sections().zip(&state.experiment_rows.0) {
            if self.check_section(state, section).is_ok() {
                reported |= experiment_numbers(section, row);
            }
        }
        let mut completed = 0;
        if self.check_completing(state).is_ok() {
            let cards = state.human_incomplete();
            let met = cards.filter(|card| self.check_requirement(state, *card).is_ok());
            completed = met.fold(0, |set, card| set | bit(card.place()));
        }
        List::new(state, reported, completed, END)
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-14.12: the human's turn ends with the clean-up; so does the bot's after a reaction.
    pub(super) fn end_window(&mut self) -> Due {
        self.state.artifact_taken = false;
        self.state.experiment_taken = false;
        Due::CleanUp
    }

    /// TB-14.7: a step of the human; a bonus space that still has its token is announced.
    pub(super) fn climb(&mut self, track: Element) -> Due {
        self.human_steps(track);
        Due::Window
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

    /// TB-14.8: an artifact goes to the human.
    pub(super) fn take_artifact(&mut self, artifact: ArtifactId) -> Due {
        self.state.artifact_rows.take(artifact);
        self.state.human_artifacts |= bit(artifact.place());
        self.state.artifact_taken = true;
        self.tell(Event::ArtifactTaken {
            side: Side::Human,
            artifact,
        });
        Due::Window
    }

    /// TB-14.9: an experiment goes to the human, incomplete.
    pub(super) fn take_experiment(&mut self, experiment: ExperimentId) -> Due {
        self.state.experiment_rows.take(experiment);
        self.state.human_incomplete |= bit(experiment.place());
        self.state.experiment_taken = true;
        self.tell(Event::ExperimentTaken {
            side: Side::Human,
            experiment,
        });
        Due::Window
    }

    /// TB-14.10: the human completes an experiment.
    pub(super) fn human_completes(&mut self, experiment: ExperimentId) -> Due {
        self.state.human_incomplete &= !bit(experiment.place());
        self.state.human_completed |= bit(experiment.place());
        self.tell(Event::Completed {
            side: Side::Human,
            experiment,
            gold: 0,
        });
        Due::Window
    }
}
