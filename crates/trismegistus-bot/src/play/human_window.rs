//! TB-14.6 to TB-14.12: the windows in which the human reports the moves of an action or a
//! reaction.

use solo_core::{Events, Set, excluded};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{ArtifactId, Card, Colour, Element, ExperimentId, Section, Symbol};
use crate::decision::Decision;
use crate::event::Event;
use crate::options::HumanChecks;
use crate::phase::{Pending, Taken};
use crate::refusal::Refusal;
use crate::state::{Die, Side, State};

impl Botmegistus {
    /// Returns the die that limits a window: the human's own, or the bot's in a reaction (TB-11.2).
    pub(crate) fn window_die(state: &State) -> Option<Die> {
        match state.pending {
            Pending::HumanWindow(_) => state.die(Side::Human),
            Pending::ReactionWindow(_) => state.die(Side::Bot),
            _ => None,
        }
    }

    /// Returns whether the checks are loose: the limits of TB-14.8 to TB-14.10 do not apply
    /// (TB-14.11).
    fn is_loose(&self) -> bool {
        self.options().human_checks == HumanChecks::Loose
    }

    /// Returns the colours whose artifacts the die reaches: its own (TB-14.8).
    pub(super) fn colours_reached(&self, state: &State) -> Set<Colour> {
        if self.is_loose() {
            return Set::full();
        }
        Set::from(Self::window_die(state).map(Die::colour))
    }

    /// Returns the sections whose experiments the die reaches: that of its symbol, or all for a wild
    /// die (TB-14.9).
    pub(super) fn sections_reached(&self, state: &State) -> Set<Section> {
        let symbol = Self::window_die(state).map(Die::symbol);
        if self.is_loose() || symbol == Some(Symbol::Wild) {
            return Set::full();
        }
        Set::from(symbol.and_then(|symbol| self.catalogue().section_of(symbol)))
    }

    /// Returns whether experiments may be completed (TB-14.10). With strict checks only in the
    /// human's own turn.
    pub(super) fn completes_now(&self, state: &State) -> bool {
        matches!(state.pending, Pending::HumanWindow(_)) || self.is_loose()
    }

    /// Returns whether the human's markers meet the requirement (TB-14.10).
    pub(super) fn is_met(&self, state: &State, card: ExperimentId) -> bool {
        let levels = state.levels(Side::Human);
        self.is_loose() || self.catalogue().experiment_card(card).shortfall(levels) == 0
    }
}

impl Position<'_> {
    /// Checks that the track is below its top; any number of steps is allowed (TB-14.7).
    pub(super) fn can_climb(self, track: Element) -> Result<(), Refusal> {
        let below = self.state.level(Side::Human, track) < self.game.catalogue().top(track);
        Refusal::TrackAtTop.unless(below)
    }

    /// Returns whether one more artifact or experiment may be taken (TB-14.8, TB-14.9). A window
    /// allows one of each.
    pub(super) fn allows_another(self, taken: bool) -> bool {
        !taken || self.game.is_loose()
    }

    pub(super) fn can_take_artifact(
        self,
        taken: Taken,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        let mut rows = Set::full().iter();
        let row = rows.find(|row| self.state.artifacts_of(*row).any(|id| id == artifact));
        let row = row.ok_or(Refusal::ArtifactNotOnDisplay)?;
        Refusal::ArtifactOfOtherColour
            .unless(self.game.colours_reached(self.state).contains(row))?;
        Refusal::SecondArtifact.unless(self.allows_another(taken.artifact))
    }

    pub(super) fn can_take_experiment(
        self,
        taken: Taken,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        let mut rows = Set::full().iter();
        let row = rows.find(|row| self.state.experiments_of(*row).any(|id| id == experiment));
        let row = row.ok_or(Refusal::ExperimentNotOnDisplay)?;
        Refusal::ExperimentOfOtherSection
            .unless(self.game.sections_reached(self.state).contains(row))?;
        Refusal::SecondExperiment.unless(self.allows_another(taken.experiment))
    }

    pub(super) fn can_complete(self, card: ExperimentId) -> Result<(), Refusal> {
        Refusal::NotInReaction.unless(self.game.completes_now(self.state))?;
        Refusal::NotHeld.unless(self.state.human_incomplete.contains(card))?;
        Refusal::RequirementNotMet.unless(self.game.is_met(self.state, card))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Carries out a report in a window, in which this was taken (TB-14.6).
    pub(super) fn report(
        &mut self,
        window: fn(Taken) -> Pending,
        taken: Taken,
        decision: Decision,
    ) -> NextStage {
        match decision {
            // TB-14.7: any number of steps.
            Decision::Climb(track) => self.human_steps(track),
            Decision::TakeArtifact(artifact) => {
                self.take_artifact(artifact);
                let artifact = true;
                self.state.pending = window(Taken { artifact, ..taken });
            }
            Decision::TakeExperiment(experiment) => {
                self.take_experiment(experiment);
                let experiment = true;
                self.state.pending = window(Taken {
                    experiment,
                    ..taken
                });
            }
            Decision::Complete(experiment) => self.human_completes(experiment),
            _ => return excluded(NextStage::Input),
        }
        NextStage::Decision
    }

    /// Moves the human up a step; a bonus space that still has its token is announced (TB-14.7).
    pub(super) fn human_steps(&mut self, track: Element) {
        let level = self.move_up(Side::Human, track);
        if let Some(kind) = self.state.token(track, level) {
            self.emit(Event::BonusReached {
                side: Side::Human,
                track,
                level,
                kind,
            });
        }
    }

    /// Moves an artifact to the human (TB-14.8).
    fn take_artifact(&mut self, artifact: ArtifactId) {
        self.take_off_display(Card::Artifact(artifact));
        self.state.artifacts[Side::Human].insert(artifact);
        self.emit(Event::ArtifactTaken {
            side: Side::Human,
            artifact,
        });
    }

    /// Moves an experiment to the human, incomplete (TB-14.9).
    fn take_experiment(&mut self, experiment: ExperimentId) {
        self.take_off_display(Card::Experiment(experiment));
        self.state.human_incomplete.insert(experiment);
        self.emit(Event::ExperimentTaken {
            side: Side::Human,
            experiment,
        });
    }

    /// Completes an experiment of the human (TB-14.10).
    fn human_completes(&mut self, experiment: ExperimentId) {
        self.state.human_incomplete.remove(experiment);
        self.state.completed[Side::Human].insert(experiment);
        self.emit(Event::Completed {
            side: Side::Human,
            experiment,
            gold: 0,
        });
    }
}
