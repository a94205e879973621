//! TB-2: rounds, the lay-out of the displays, and turn order.

use solo_core::{Events, LargeSet};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{
    ArtifactId, ArtifactSlot, Colour, DisplayRow, ExperimentId, ExperimentSlot, Level, Row,
    Section, Slot,
};
use crate::event::Event;
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

    /// Returns the slot for the next experiment of a lay-out: the first empty one, section by section
    /// (TB-2.2), unless their pile is empty (TB-2.3).
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
}

impl Position<'_> {
    /// Checks that this slot is due, and that the artifact can lie there.
    pub(super) fn can_lay_artifact(
        self,
        colour: Colour,
        slot: ArtifactSlot,
        artifact: ArtifactId,
    ) -> Result<(), Refusal> {
        self.can_fill(DisplaySlot::Artifact(colour, slot))?;
        Botmegistus::not_in_pile(self.state).unless(
            self.game
                .artifact_pile(self.state, colour)
                .contains(artifact),
        )
    }

    /// Checks that this slot is due, and that the experiment can lie there.
    pub(super) fn can_lay_experiment(
        self,
        section: Section,
        slot: ExperimentSlot,
        experiment: ExperimentId,
    ) -> Result<(), Refusal> {
        self.can_fill(DisplaySlot::Experiment(section, slot))?;
        Botmegistus::not_in_pile(self.state)
            .unless(self.game.experiment_pile(self.state).contains(experiment))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Starts a round with its lay-out (TB-2.2).
    pub(super) fn start_round(&mut self) -> NextStage {
        self.emit(Event::RoundStarted {
            round: self.state.round,
            first: self.state.first,
        });
        NextStage::LayOut
    }

    /// Lays out artifacts, then experiments, then the dice (TB-2.2). Within a round the next turn
    /// follows.
    pub(super) fn lay_out(&mut self) -> NextStage {
        if self.is_laid_out_now(self.options().refill_artifacts)
            && let Some(slot) = self.game.next_artifact_slot(self.state)
        {
            return self.wait(Pending::LayOut(slot));
        }
        if self.is_laid_out_now(self.options().refill_experiments)
            && let Some(slot) = self.game.next_experiment_slot(self.state)
        {
            return self.wait(Pending::LayOut(slot));
        }
        if self.state.turn.is_none() {
            NextStage::AllDice
        } else {
            self.next_turn()
        }
    }

    /// Returns whether a display is laid out now: at the start of a round, or later if it is
    /// refilled (TB-2.7). With lean reports nothing is laid out, and nothing refilled (TB-18.5).
    fn is_laid_out_now(&self, refilled: bool) -> bool {
        !self.game.is_lean() && (self.state.turn.is_none() || refilled)
    }

    /// Lays an artifact into its slot (TB-2.2).
    pub(super) fn lay_artifact(
        &mut self,
        colour: Colour,
        slot: ArtifactSlot,
        artifact: ArtifactId,
    ) {
        self.state.unseen_artifacts.remove(artifact);
        fill(&mut self.state.artifact_rows[colour], slot, artifact);
        self.emit(Event::ArtifactLaid {
            colour,
            slot: slot.get(),
            artifact,
        });
    }

    /// Lays an experiment into its slot (TB-2.2).
    pub(super) fn lay_experiment(
        &mut self,
        section: Section,
        slot: ExperimentSlot,
        experiment: ExperimentId,
    ) {
        self.state.unseen_experiments.remove(experiment);
        fill(&mut self.state.experiment_rows[section], slot, experiment);
        self.emit(Event::ExperimentLaid {
            section,
            slot: slot.get(),
            experiment,
        });
    }

    /// Determines the next turn: after the first one sides alternate, and one that has passed takes
    /// no more turns (TB-2.4).
    pub(super) fn next_turn(&self) -> NextStage {
        let Some(side) = self.state.turn else {
            return NextStage::Turn(self.state.first);
        };
        let other = side.other();
        NextStage::Turn(if self.state.has_passed(other) {
            side
        } else {
            other
        })
    }

    /// Starts a side's turn: the bot's with a card (TB-4), the human's with a die (TB-14.2) or with
    /// reports (TB-18.6).
    pub(super) fn start_turn(&mut self, side: Side) -> NextStage {
        self.state.turn = Some(side);
        self.emit(Event::TurnStarted { side });
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
        self.emit(Event::Passed { side });
    }

    /// Ends the round when both sides have passed (TB-2.6); else goes on with the displays.
    pub(super) fn after_turn(&self) -> NextStage {
        if self.state.passed.len() == 2 {
            NextStage::RoundEnd
        } else {
            NextStage::LayOut
        }
    }
}

/// Lays a card into a slot of a row.
fn fill<T: Copy, R: DisplayRow>(row: &mut Slots<T>, slot: Slot<R>, card: T) {
    for (number, content) in (1..).zip(row) {
        if number == slot.get() {
            *content = Some(card);
        }
    }
}
