//! TB-18.11 to TB-18.14: the bot looks at a row, which is reported card by card and then forgotten.

use solo_core::{Each, Events};

use super::{NextStage, Position, Table};
use crate::botmegistus::Botmegistus;
use crate::catalogue::{Part, Parts, Row};
use crate::event::Event;
use crate::options::ArtifactNone;
use crate::phase::{DisplaySlot, Pending};
use crate::refusal::Refusal;
use crate::state::{Die, Side, State};

impl Botmegistus {
    /// Returns the artifact row of the colour of the bot's die (TB-18.11).
    pub(crate) fn artifact_look(state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        Some(Row::Artifacts(die.colour()))
    }

    /// Returns the section of the symbol of the bot's die (TB-18.11). `None` if the bot cannot take
    /// an experiment.
    pub(crate) fn experiment_look(&self, state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        let section = self.catalogue().section_of(die.symbol());
        section
            .filter(|_| Self::has_room(state))
            .map(Row::Experiments)
    }

    /// Returns the next other colour after a bare artifact row (TB-18.13), with the option for
    /// that.
    pub(crate) fn look_after(&self, state: &State, bare: Row) -> Option<Row> {
        let Row::Artifacts(bare) = bare else {
            return None;
        };
        if self.options().artifact_none != ArtifactNone::OtherColour {
            return None;
        }
        let own = state.die(Side::Bot)?.colour();
        let colours = self.catalogue().colours().into_iter();
        let mut others = colours.filter(|colour| *colour != own);
        // After the own row come all others, else those behind this one.
        if bare != own {
            others.find(|colour| *colour == bare)?;
        }
        others.next().map(Row::Artifacts)
    }

    /// Returns whether a row shows no card.
    pub(crate) fn is_bare(state: &State, row: Row) -> bool {
        match row {
            Row::Artifacts(colour) => state.artifacts_of(colour).next().is_none(),
            Row::Experiments(section) => state.experiments_of(section).next().is_none(),
        }
    }

    /// Returns the refusal of a card that is not unseen or not of this row. The clause is that of a
    /// look (TB-18.12) or of a lay-out (TB-2.2).
    pub(super) fn not_in_pile(state: &State) -> Refusal {
        match state.pending.look() {
            Some(_) => Refusal::NotUnderLook,
            None => Refusal::NotInPile,
        }
    }
}

impl Position<'_> {
    /// Checks that the next card comes into this slot: a look is reported from the left (TB-18.12),
    /// a lay-out fills the next empty slot (TB-2.2).
    pub(super) fn can_fill(self, slot: DisplaySlot) -> Result<(), Refusal> {
        match self.state.pending {
            Pending::LayOut(due) => Refusal::OtherSlot.unless(slot == due),
            Pending::Look { slot: due, .. } => {
                Refusal::OtherRow.unless(slot.row() == due.row())?;
                Refusal::OtherSlotOfLook.unless(slot == due)
            }
            _ => Ok(()),
        }
    }

    /// Checks that `no-more` ends the look at this row (TB-18.12).
    pub(super) fn can_end_row(self, row: Row) -> Result<(), Refusal> {
        Refusal::OtherRow.unless(self.state.pending.look() == Some(row))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the look before the bot takes an experiment (TB-18.11). If it cannot take one, there
    /// is not a look (TB-8.5).
    pub(super) fn look_for_experiment(&mut self, die: Die, rest: &[Part]) -> Option<NextStage> {
        let Some(row) = self.game.experiment_look(self.state) else {
            self.bot_takes_experiment(die);
            return None;
        };
        Some(self.look_at(die, row, Parts::new(rest)))
    }

    /// Waits for the next card of a row; the last slot ends the look (TB-18.12).
    pub(super) fn look_at(&mut self, die: Die, row: Row, rest: Parts) -> NextStage {
        match self.game.free_slot(self.state, row) {
            Some(slot) => self.wait(Pending::Look { slot, rest }),
            None => self.end_look(die, row, rest),
        }
    }

    /// Ends a look at a row without further cards (TB-18.12).
    pub(super) fn no_more(&mut self, die: Die, row: Row, rest: Parts) -> NextStage {
        self.emit(Event::RowEnded { row });
        self.end_look(die, row, rest)
    }

    /// Lets the bot choose among the cards of the row (TB-18.14). A bare row may lead to another
    /// (TB-18.13).
    fn end_look(&mut self, die: Die, row: Row, rest: Parts) -> NextStage {
        if Botmegistus::is_bare(self.state, row)
            && let Some(next) = self.game.look_after(self.state, row)
        {
            return self.look_at(die, next, rest);
        }
        match row {
            Row::Artifacts(_) => {
                if let Some(tie) = self.gain_artifact(die, rest.as_slice()) {
                    return tie;
                }
            }
            Row::Experiments(_) => self.bot_takes_experiment(die),
        }
        self.forget_row();
        self.act(die, rest)
    }

    /// Makes the cards that were not taken unseen again, with lean reports (TB-18.14).
    pub(super) fn forget_row(&mut self) {
        if !self.game.is_lean() {
            return;
        }
        let state = &mut *self.state;
        let (artifacts, experiments) = (
            state.displayed_artifacts().collect(),
            state.displayed_experiments().collect(),
        );
        state.unseen_artifacts |= artifacts;
        state.unseen_experiments |= experiments;
        state.artifact_rows = Each::default();
        state.experiment_rows = Each::default();
    }
}
