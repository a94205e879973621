//! TB-2: rounds, the lay-out of the displays, and turn order.

use solo_core::{Events, LargeSet};

use super::{Due, Table};
use crate::catalogue::{
    ArtifactId, ArtifactSlot, Colour, DisplayRow, ExperimentId, ExperimentSlot, Level, Row,
    Section, Slot,
};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::phase::{DisplaySlot, Pending};
use crate::refusal::Refusal;
use crate::state::{Side, Slots, State};

impl Botmegistus {
    /// Returns the first empty slot of a row, from the left.
    pub(crate) fn free_slot(&self, state: &State, row: Row) -> Option<DisplaySlot> {
        match row {
            Row::Artifacts(colour) => {
                let slot = self.first_empty(&state.artifact_rows[colour])?;
                Some(DisplaySlot::Artifact(colour, slot))
            }
            Row::Experiments(section) => {
                let slot = self.first_empty(&state.experiment_rows[section])?;
                Some(DisplaySlot::Experiment(section, slot))
            }
        }
    }

    fn first_empty<T, R: DisplayRow>(&self, row: &Slots<T>) -> Option<Slot<R>> {
        let (number, _) = (1..).zip(row).find(|(_, card)| card.is_none())?;
        (number <= R::slots(self.catalogue())).then_some(Slot::new(number))
    }

    /// Returns the slot for the next artifact of a lay-out: the first empty one whose pile is not
    /// empty (TB-2.3), colours in order, slots from the left (TB-2.2).
    pub(crate) fn next_artifact_slot(&self, state: &State) -> Option<DisplaySlot> {
        let mut colours = self.catalogue().colours().into_iter();
        colours.find_map(|colour| {
            let slot = self.free_slot(state, Row::Artifacts(colour))?;
            (!self.artifact_pile(state, colour).is_empty()).then_some(slot)
        })
    }

    /// Returns the same for experiments, section by section (TB-2.2).
    pub(crate) fn next_experiment_slot(&self, state: &State) -> Option<DisplaySlot> {
        if self.experiment_pile(state).is_empty() {
            return None;
        }
        let mut sections = self.catalogue().all();
        sections.find_map(|section| self.free_slot(state, Row::Experiments(section)))
    }

    /// Returns the slot that the next card fills, by what lies on the table.
    pub(crate) fn slot_due(&self, state: &State) -> Option<DisplaySlot> {
        match state.pending {
            Pending::Look { slot, .. } => self.free_slot(state, slot.row()),
            Pending::LayOut(DisplaySlot::Artifact(..)) => self.next_artifact_slot(state),
            Pending::LayOut(DisplaySlot::Experiment(..)) => self.next_experiment_slot(state),
            _ => None,
        }
    }

    /// Returns the artifacts that can come into a slot of this colour.
    pub(super) fn artifact_pile(&self, state: &State, colour: Colour) -> LargeSet<ArtifactId> {
        let level = Level::of_round(state.round);
        state.unseen_artifacts & self.catalogue().artifacts_of(level, colour)
    }

    /// Returns the experiments that can come into a slot.
    pub(super) fn experiment_pile(&self, state: &State) -> LargeSet<ExperimentId> {
        let level = Level::of_round(state.round);
        state.unseen_experiments & self.catalogue().experiments_of(level)
    }

    /// Checks that this slot is due, and that the artifact can lie there.
    pub(super) fn can_lay_artifact(
        &self,
        state: &State,
        (colour, slot): (Colour, ArtifactSlot),
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        Self::can_fill(state, DisplaySlot::Artifact(colour, slot))?;
        Self::not_in_pile(state).unless(self.artifact_pile(state, colour).contains(artifact))
    }

    /// Checks that this slot is due, and that the experiment can lie there.
    pub(super) fn can_lay_experiment(
        &self,
        state: &State,
        (section, slot): (Section, ExperimentSlot),
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        Self::can_fill(state, DisplaySlot::Experiment(section, slot))?;
        Self::not_in_pile(state).unless(self.experiment_pile(state).contains(experiment))
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
            return self.wait(Pending::LayOut(slot));
        }
        if self.lays_out(self.options().refill_experiments)
            && let Some(slot) = self.game.next_experiment_slot(self.state)
        {
            return self.wait(Pending::LayOut(slot));
        }
        if self.state.turn.is_none() {
            Due::AllDice
        } else {
            self.next_turn()
        }
    }

    /// Returns whether a display is laid out now: at the start of a round, or later if it is
    /// refilled (TB-2.7). With lean reports nothing is laid out, and nothing refilled (TB-18.5).
    fn lays_out(&self, refilled: bool) -> bool {
        !self.game.is_lean() && (self.state.turn.is_none() || refilled)
    }

    /// Lays an artifact into its slot (TB-2.2).
    pub(super) fn lay_artifact(
        &mut self,
        colour: Colour,
        slot: ArtifactSlot,
        artifact: ArtifactId,
    ) -> Due {
        self.state.unseen_artifacts.remove(artifact);
        fill(&mut self.state.artifact_rows[colour], slot, artifact);
        self.tell(Event::ArtifactLaid {
            colour,
            slot: slot.get(),
            artifact,
        });
        self.laid()
    }

    /// Lays an experiment into its slot (TB-2.2).
    pub(super) fn lay_experiment(
        &mut self,
        section: Section,
        slot: ExperimentSlot,
        experiment: ExperimentId,
    ) -> Due {
        self.state.unseen_experiments.remove(experiment);
        fill(&mut self.state.experiment_rows[section], slot, experiment);
        self.tell(Event::ExperimentLaid {
            section,
            slot: slot.get(),
            experiment,
        });
        self.laid()
    }

    fn laid(&mut self) -> Due {
        match self.state.pending {
            Pending::Look { slot, rest } => self.look_at(slot.row(), rest),
            _ => Due::LayOut,
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
            Side::Human if self.game.is_lean() => self.offer(Pending::HumanReport),
            Side::Human if self.state.die(Side::Human).is_some() => self.offer(Pending::HumanSpend),
            Side::Human => self.offer(Pending::HumanDraft),
            Side::Bot => self.bot_turn(),
        }
    }

    /// Passes for a side; the order of passing is the new turn order (TB-2.5).
    pub(super) fn pass(&mut self, side: Side) {
        self.state.passed.push(side);
        self.tell(Event::Passed { side });
    }

    /// Refills the displays after a turn, if an option says so and the round does not end (TB-2.7).
    pub(super) fn refill(&mut self) -> Due {
        // TB-2.6: the round ends when both sides have passed.
        if self.state.passed.len() == 2 {
            return Due::RoundEnd;
        }
        if self.options().refill_artifacts || self.options().refill_experiments {
            return Due::LayOut;
        }
        self.next_turn()
    }
}

/// Lays a card into a slot of a row.
fn fill<T, R: DisplayRow>(row: &mut Slots<T>, slot: Slot<R>, card: T) {
    if let Some(empty) = row.get_mut(slot.index()) {
        *empty = Some(card);
    }
}
