//! TB-2: rounds, the lay-out of the displays, and turn order.

use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{ArtifactId, Colour, ExperimentId, Level, Row, Section};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Side, State, bit, fill_first, has};

impl Botmegistus {
    /// Returns the first empty slot of a row, counted from 1 at the left.
    #[inline]
    pub(super) fn free_artifact_slot(&self, state: &State, colour: Colour) -> Option<u8> {
        let mut slots = 0..self.catalogue().artifact_slots();
        let slot = slots.find(|slot| state.artifact_in(colour, *slot).is_none())?;
        Some(slot.wrapping_add(1))
    }

    #[inline]
    pub(super) fn free_experiment_slot(&self, state: &State, section: Section) -> Option<u8> {
        let mut slots = 0..self.catalogue().experiment_slots();
        let slot = slots.find(|slot| state.experiment_in(section, *slot).is_none())?;
        Some(slot.wrapping_add(1))
    }

    /// Returns the first empty slot whose pile is not empty (TB-2.3). Colours come in order, slots
    /// from the left (TB-2.2); in a look it is that of its row (TB-18.12).
    #[inline]
    pub(crate) fn next_artifact_slot(&self, state: &State) -> Option<(Colour, u8)> {
        let slot = |colour| Some((colour, self.free_artifact_slot(state, colour)?));
        if let Some(Row::Artifacts(colour)) = state.look {
            return slot(colour);
        }
        let slots = Colour::all().filter_map(slot);
        let mut with_pile = slots.filter(|(colour, _)| self.artifacts_unseen(state, *colour) != 0);
        with_pile.next()
    }

    /// Returns the same for experiments, section by section (TB-2.2).
    #[inline]
    pub(crate) fn next_experiment_slot(&self, state: &State) -> Option<(Section, u8)> {
        if self.experiment_pile(state) == 0 {
            return None;
        }
        let slot = |section| Some((section, self.free_experiment_slot(state, section)?));
        if let Some(Row::Experiments(section)) = state.look {
            return slot(section);
        }
        self.catalogue().sections().find_map(slot)
    }

    #[inline]
    fn artifacts_unseen(&self, state: &State, colour: Colour) -> u128 {
        let level = Level::of_round(state.round);
        state.unseen_artifacts & self.catalogue().artifacts_of(level, colour)
    }

    /// Returns the artifacts that can come into the next slot.
    #[inline]
    pub(super) fn artifact_pile(&self, state: &State) -> u128 {
        let slot = self.next_artifact_slot(state);
        slot.map_or(0, |(colour, _)| self.artifacts_unseen(state, colour))
    }

    /// Returns the experiments that can come into the next slot.
    #[inline]
    pub(super) fn experiment_pile(&self, state: &State) -> u128 {
        let level = Level::of_round(state.round);
        state.unseen_experiments & self.catalogue().experiments_of(level)
    }

    pub(super) fn check_lay_artifact(
        &self,
        state: &State,
        colour: Colour,
        slot: u8,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        if self.next_artifact_slot(state) != Some((colour, slot)) {
            return Err(Self::other_slot(state));
        }
        let pile = self.artifacts_unseen(state, colour);
        Self::not_in_pile(state).unless(has(pile, artifact.place()))
    }

    pub(super) fn check_lay_experiment(
        &self,
        state: &State,
        section: Section,
        slot: u8,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        if self.next_experiment_slot(state) != Some((section, slot)) {
            return Err(Self::other_slot(state));
        }
        let pile = self.experiment_pile(state);
        Self::not_in_pile(state).unless(has(pile, experiment.place()))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Starts a round with its lay-out (TB-2.2).
    pub(super) fn start_round(&mut self) -> Due {
        self.tell(Event::RoundStarted {
            round: self.state.round,
            first: self.state.first,
        });
        Due::LayOut
    }

    /// Lays out artifacts, then experiments, then the dice (TB-2.2). Within a round only displays
    /// that an option refills are laid out, then the next turn follows (TB-2.7).
    pub(super) fn lay_out(&mut self) -> Due {
        let starting = self.state.turn.is_none();
        // TB-18.5: with lean reports nothing is laid out, and nothing refilled.
        let full = !self.game.is_lean();
        let artifacts = full && (starting || self.options().refill_artifacts);
        if artifacts && self.game.next_artifact_slot(self.state).is_some() {
            return self.wait(Phase::LayArtifact);
        }
        let experiments = full && (starting || self.options().refill_experiments);
        if experiments && self.game.next_experiment_slot(self.state).is_some() {
            return self.wait(Phase::LayExperiment);
        }
        if starting {
            Due::AllDice
        } else {
            Due::NextTurn
        }
    }

    /// Lays an artifact into its slot (TB-2.2).
    pub(super) fn lay_artifact(&mut self, colour: Colour, slot: u8, artifact: ArtifactId) -> Due {
        self.state.unseen_artifacts &= !bit(artifact.place());
        self.state.artifact_rows.lay(colour, slot, artifact);
        self.tell(Event::ArtifactLaid {
            colour,
            slot,
            artifact,
        });
        self.after_laying()
    }

    /// Lays an experiment into its slot (TB-2.2).
    pub(super) fn lay_experiment(
        &mut self,
        section: Section,
        slot: u8,
        experiment: ExperimentId,
    ) -> Due {
        self.state.unseen_experiments &= !bit(experiment.place());
        self.state.experiment_rows.lay(section, slot, experiment);
        self.tell(Event::ExperimentLaid {
            section,
            slot,
            experiment,
        });
        self.after_laying()
    }

    /// Continues a look (TB-18.12) or a lay-out.
    fn after_laying(&mut self) -> Due {
        if self.state.look.is_some() {
            Due::Look
        } else {
            Due::LayOut
        }
    }

    /// Determines the next turn: sides alternate, and one that has passed takes no more turns
    /// (TB-2.4).
    pub(super) fn next_turn(&mut self) -> Due {
        let side = self.state.turn.unwrap_or(self.state.first);
        let other = side.other();
        Due::Turn(if self.state.has_passed(other) {
            side
        } else {
            other
        })
    }

    /// Starts a side's turn: the bot's with a card (TB-4), the human's with a die (TB-14.2) or with
    /// reports (TB-18.6).
    pub(super) fn start_turn(&mut self, side: Side) -> Due {
        self.state.turn = Some(side);
        self.tell(Event::TurnStarted { side });
        match side {
            Side::Human if self.game.is_lean() => Due::Report,
            Side::Human if self.state.die(Side::Human).is_some() => Due::HumanSpend,
            Side::Human => self.offer(Phase::HumanDraft),
            Side::Bot => self.bot_turn(),
        }
    }

    /// Passes for a side; the order of passing is the new turn order (TB-2.5).
    pub(super) fn pass(&mut self, side: Side) {
        fill_first(&mut self.state.passed, side);
        self.tell(Event::Passed { side });
    }

    /// Refills the displays after a turn, if an option says so and the round does not end (TB-2.7).
    pub(super) fn refill(&mut self) -> Due {
        // TB-2.6: the round ends when both sides have passed.
        if self.state.passed().count() == 2 {
            return Due::RoundEnd;
        }
        if self.options().refill_artifacts || self.options().refill_experiments {
            return Due::LayOut;
        }
        Due::NextTurn
    }
}
