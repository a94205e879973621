//! TB-18.11 to TB-18.14: the bot looks at a row, which is told card by card and then forgotten.
//!
//! What the step machine calls is kept out of line: simulations, where time matters, use full reports.

use solo_core::Events;

use super::{Due, Table};
use crate::catalogue::{Colour, Each, Row};
use crate::event::Event;
use crate::game::Botmegistus;
use crate::options::ArtifactNone;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::{Side, State, set_of};

impl Botmegistus {
    /// TB-18.11: the artifacts of the colour of the bot's die.
    pub(crate) fn artifact_look(state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        Some(Row::Artifacts(die.colour()))
    }

    /// TB-18.11: the section of the symbol of the bot's die, if it can take an experiment.
    pub(crate) fn experiment_look(&self, state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        let free = state.incomplete.contains(&None);
        let section = self.catalogue().section_of(die.symbol()).filter(|_| free);
        section.map(Row::Experiments)
    }

    /// TB-18.13: after a bare artifact row the next other colour in colour order, with the option for
    /// that.
    pub(crate) fn look_after(&self, state: &State, bare: Row) -> Option<Row> {
        let Row::Artifacts(bare) = bare else {
            return None;
        };
        if self.options().artifact_none != ArtifactNone::OtherColour {
            return None;
        }
        let own = state.die(Side::Bot)?.colour();
        let mut others = Colour::all().filter(|colour| *colour != own);
        let next = others.find(|colour| bare == own || *colour > bare);
        next.map(Row::Artifacts)
    }

    /// TB-18.12: whether the row has a place for another card.
    pub(crate) fn has_free_slot(&self, state: &State, row: Row) -> bool {
        match row {
            Row::Artifacts(colour) => self.free_artifact_slot(state, colour).is_some(),
            Row::Experiments(section) => self.free_experiment_slot(state, section).is_some(),
        }
    }

    /// Whether a row shows no card.
    pub(crate) fn is_bare(state: &State, row: Row) -> bool {
        match row {
            Row::Artifacts(colour) => state.artifacts_of(colour).next().is_none(),
            Row::Experiments(section) => state.experiments_of(section).next().is_none(),
        }
    }

    /// TB-18.12: a look is told from the left; TB-2.2: a lay-out fills the next empty slot.
    pub(super) fn other_slot(state: &State) -> Refusal {
        match state.look {
            Some(_) => Refusal::OtherSlotOfLook,
            None => Refusal::OtherSlot,
        }
    }

    /// TB-18.12 in a look, TB-2.2 in a lay-out: the card is not unseen, or is none of this row.
    pub(super) fn not_in_pile(state: &State) -> Refusal {
        match state.look {
            Some(_) => Refusal::NotUnderLook,
            None => Refusal::NotInPile,
        }
    }

    /// TB-18.12: `no-more` ends the look at this row.
    pub(super) fn check_no_more(state: &State, row: Row) -> Result<(), Refusal> {
        Refusal::OtherRow.unless(state.look == Some(row))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// TB-18.11: with lean reports the bot looks before it gains an artifact.
    #[inline(never)]
    pub(super) fn look_for_artifact(&mut self) -> Option<Phase> {
        let row = Botmegistus::artifact_look(self.state)?;
        Some(self.look_at(row))
    }

    /// TB-18.11: the same before it takes an experiment; TB-8.5 without a look where it cannot.
    #[inline(never)]
    pub(super) fn look_for_experiment(&mut self) -> Option<Phase> {
        let Some(row) = self.game.experiment_look(self.state) else {
            self.bot_takes_experiment();
            return None;
        };
        Some(self.look_at(row))
    }

    /// The phase in which this row is told.
    fn look_at(&mut self, row: Row) -> Phase {
        self.state.look = Some(row);
        match row {
            Row::Artifacts(_) => Phase::LayArtifact,
            Row::Experiments(_) => Phase::LayExperiment,
        }
    }

    /// TB-18.12: the last slot ends a look as well.
    #[inline(never)]
    pub(super) fn go_on_looking(&mut self) -> Due {
        match self.state.look {
            Some(row) if !self.game.has_free_slot(self.state, row) => self.end_look(row),
            _ => Due::Input,
        }
    }

    /// TB-18.12: the row has no more cards.
    #[inline(never)]
    pub(super) fn no_more(&mut self, row: Row) -> Due {
        self.tell(Event::RowEnded { row });
        self.end_look(row)
    }

    /// TB-18.14: the bot chooses among the cards of the row; TB-18.13: a bare one may lead to another.
    fn end_look(&mut self, row: Row) -> Due {
        self.state.look = None;
        if Botmegistus::is_bare(self.state, row) {
            if let Some(next) = self.game.look_after(self.state, row) {
                let phase = self.look_at(next);
                return self.wait(phase);
            }
        }
        let tied = match row {
            Row::Artifacts(_) => self.gain_artifact(),
            Row::Experiments(_) => {
                self.bot_takes_experiment();
                false
            }
        };
        if tied {
            return self.wait(Phase::ArtifactTie);
        }
        self.forget_row();
        Due::Action
    }

    /// TB-18.14: with lean reports the cards that were not taken are unseen again.
    #[inline(never)]
    pub(super) fn forget_row(&mut self) {
        if !self.game.is_lean() {
            return;
        }
        let state = &mut *self.state;
        let artifacts = Colour::all().flat_map(|colour| state.artifacts_of(colour));
        state.unseen_artifacts |= set_of(artifacts);
        let experiments = state.experiment_rows.0.iter().flatten().copied().flatten();
        state.unseen_experiments |= set_of(experiments);
        state.artifact_rows = Each([[None; 4]; 3]);
        state.experiment_rows = Each([[None; 4]; 6]);
    }
}
