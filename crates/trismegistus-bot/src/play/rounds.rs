//! TB-2: rounds, the lay-out of the displays, and turn order.

use solo_core::Events;
use solo_core::bits::first;

use super::{Due, Table};
use crate::catalogue::{ArtifactId, Colour, ExperimentId, Level, Place, Row, Section};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Side, Slot, State, bit, fill_first, has};

/// Returns the bits of the slots of a row.
#[inline]
fn row_bits(row: impl Place) -> u64 {
    15_u64.wrapping_shl(u32::from(row.ordinal()).wrapping_mul(4))
}

/// Returns the first of these slots.
#[inline]
fn first_slot(slots: u64) -> Option<Slot> {
    first(slots).map(Slot::at)
}

impl Botmegistus {
    /// Returns the empty slots for artifacts, one bit each, four to a row.
    #[inline]
    fn free_for_artifacts(&self, state: &State) -> u64 {
        u64::from(self.catalogue().artifact_places) & !state.artifact_rows.filled()
    }

    /// Returns the empty slots for experiments, one bit each, four to a section.
    #[inline]
    fn free_for_experiments(&self, state: &State) -> u64 {
        u64::from(self.catalogue().experiment_places) & !state.experiment_rows.filled()
    }

    /// Returns whether the row has room for another card (TB-18.12).
    pub(crate) fn has_free_slot(&self, state: &State, row: Row) -> bool {
        let free = match row {
            Row::Artifacts(colour) => self.free_for_artifacts(state) & row_bits(colour),
            Row::Experiments(section) => self.free_for_experiments(state) & row_bits(section),
        };
        free != 0
    }

    /// Returns the first empty slot whose pile is not empty (TB-2.3). Colours come in order, slots
    /// from the left (TB-2.2); in a look it is that of its row (TB-18.12).
    #[inline]
    pub(crate) fn next_artifact_slot(&self, state: &State) -> Option<Slot> {
        let free = self.free_for_artifacts(state);
        if let Some(Row::Artifacts(colour)) = state.look {
            return first_slot(free & row_bits(colour));
        }
        let mut rows = Colour::all().filter(|colour| free & row_bits(*colour) != 0);
        let row = rows.find(|colour| self.artifacts_unseen(state, *colour) != 0);
        row.and_then(|colour| first_slot(free & row_bits(colour)))
    }

    /// Returns the same for experiments, section by section (TB-2.2).
    #[inline]
    pub(crate) fn next_experiment_slot(&self, state: &State) -> Option<Slot> {
        if self.experiment_pile(state) == 0 {
            return None;
        }
        let free = self.free_for_experiments(state);
        first_slot(match state.look {
            Some(Row::Experiments(section)) => free & row_bits(section),
            _ => free,
        })
    }

    /// Returns the slot into which the next card is laid in this phase, if one is due.
    pub(crate) fn slot_due(&self, state: &State) -> Option<Slot> {
        match state.phase {
            Phase::LayArtifact => self.next_artifact_slot(state),
            Phase::LayExperiment => self.next_experiment_slot(state),
            _ => None,
        }
    }

    #[inline]
    fn artifacts_unseen(&self, state: &State, colour: Colour) -> u128 {
        let level = Level::of_round(state.round);
        state.unseen_artifacts & self.catalogue().artifacts_of(level, colour)
    }

    /// Returns the artifacts that can come into the next slot.
    #[inline]
    pub(super) fn artifact_pile(&self, state: &State) -> u128 {
        let row = state.next_slot.map(Slot::row).map(Colour::at);
        row.map_or(0, |colour| self.artifacts_unseen(state, colour))
    }

    /// Returns the experiments that can come into the next slot.
    #[inline]
    pub(super) fn experiment_pile(&self, state: &State) -> u128 {
        let level = Level::of_round(state.round);
        state.unseen_experiments & self.catalogue().experiments_of(level)
    }

    /// Checks that the slot is the one due.
    #[inline]
    fn check_slot(state: &State, row: impl Place, slot: u8) -> Result<(), Refusal> {
        let due = state.next_slot.map(|due| (due.row(), due.in_row()));
        Self::other_slot(state).unless(due == Some((row.ordinal(), slot)))
    }

    #[inline]
    pub(super) fn check_lay_artifact(
        &self,
        state: &State,
        colour: Colour,
        slot: u8,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        Self::check_slot(state, colour, slot)?;
        let pile = self.artifacts_unseen(state, colour);
        Self::not_in_pile(state).unless(has(pile, artifact.place()))
    }

    #[inline]
    pub(super) fn check_lay_experiment(
        &self,
        state: &State,
        section: Section,
        slot: u8,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        Self::check_slot(state, section, slot)?;
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
        if self.lays_out(self.options().refill_artifacts)
            && let Some(slot) = self.game.next_artifact_slot(self.state)
        {
            self.state.next_slot = Some(slot);
            return self.wait(Phase::LayArtifact);
        }
        self.lay_out_experiments()
    }

    /// Lays out experiments once no artifact is missing, then the dice (TB-2.2).
    fn lay_out_experiments(&mut self) -> Due {
        if self.lays_out(self.options().refill_experiments)
            && let Some(slot) = self.game.next_experiment_slot(self.state)
        {
            self.state.next_slot = Some(slot);
            return self.wait(Phase::LayExperiment);
        }
        self.state.next_slot = None;
        if self.state.turn.is_none() {
            Due::AllDice
        } else {
            self.next_turn()
        }
    }

    /// Returns whether a display is laid out now: at the start of a round, or later if it is
    /// refilled (TB-2.7). With lean reports nothing is laid out, and nothing refilled (TB-18.5).
    #[inline]
    fn lays_out(&self, refilled: bool) -> bool {
        !self.game.is_lean() && (self.state.turn.is_none() || refilled)
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
        if self.state.look.is_some() {
            Due::Look
        } else {
            self.lay_out()
        }
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
        if self.state.look.is_some() {
            Due::Look
        } else {
            self.lay_out_experiments()
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
        self.next_turn()
    }
}
