//! TB-18.11 to TB-18.14: the bot looks at a row, which is reported card by card and then forgotten.
//!
//! Functions called by the step machine are kept out of line: simulations, where time matters, use
//! full reports.

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
    /// Returns the artifact row of the colour of the bot's die (TB-18.11).
    pub(crate) fn artifact_look(state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        Some(Row::Artifacts(die.colour()))
    }

    /// Returns the section of the symbol of the bot's die (TB-18.11). `None` if the bot cannot take
    /// an experiment.
    pub(crate) fn experiment_look(&self, state: &State) -> Option<Row> {
        let die = state.die(Side::Bot)?;
        let free = state.incomplete.contains(&None);
        let section = self.catalogue().section_of(die.symbol()).filter(|_| free);
        section.map(Row::Experiments)
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
        let mut others = Colour::all().filter(|colour| *colour != own);
        let next = others.find(|colour| bare == own || *colour > bare);
        next.map(Row::Artifacts)
    }

    /// Returns whether a row shows no card.
    pub(crate) fn is_bare(state: &State, row: Row) -> bool {
        match row {
            Row::Artifacts(colour) => state.artifacts_of(colour).next().is_none(),
            Row::Experiments(section) => state.experiments_of(section).next().is_none(),
        }
    }

    /// Returns the refusal of a wrong slot: a look is reported from the left (TB-18.12), a lay-out
    /// fills the next empty slot (TB-2.2).
    pub(super) fn other_slot(state: &State) -> Refusal {
        match state.look {
            Some(_) => Refusal::OtherSlotOfLook,
            None => Refusal::OtherSlot,
        }
    }

    /// Returns the refusal of a card that is not unseen or not of this row. The clause is that of a
    /// look (TB-18.12) or of a lay-out (TB-2.2).
    pub(super) fn not_in_pile(state: &State) -> Refusal {
        match state.look {
            Some(_) => Refusal::NotUnderLook,
            None => Refusal::NotInPile,
        }
    }

    /// Checks that `no-more` ends the look at this row (TB-18.12).
    pub(super) fn check_no_more(state: &State, row: Row) -> Result<(), Refusal> {
        Refusal::OtherRow.unless(state.look == Some(row))
    }
}

impl<E: Events<Event>> Table<'_, E> {
    /// Begins the look before the bot gains an artifact, with lean reports (TB-18.11).
    #[inline(never)]
    pub(super) fn look_for_artifact(&mut self) -> Option<Phase> {
        let row = Botmegistus::artifact_look(self.state)?;
        Some(self.look_at(row))
    }

    /// Begins the look before the bot takes an experiment (TB-18.11). If it cannot take one, there
    /// is no look (TB-8.5).
    #[inline(never)]
    pub(super) fn look_for_experiment(&mut self) -> Option<Phase> {
        let Some(row) = self.game.experiment_look(self.state) else {
            self.bot_takes_experiment();
            return None;
        };
        Some(self.look_at(row))
    }

    /// Returns the phase in which this row is reported.
    fn look_at(&mut self, row: Row) -> Phase {
        self.state.look = Some(row);
        self.state.phase = match row {
            Row::Artifacts(_) => Phase::LayArtifact,
            Row::Experiments(_) => Phase::LayExperiment,
        };
        self.state.next_slot = self.game.slot_due(self.state);
        self.state.phase
    }

    /// Continues a look, which the last slot ends as well (TB-18.12).
    #[inline(never)]
    pub(super) fn go_on_looking(&mut self) -> Due {
        match self.state.look {
            Some(row) if !self.game.has_free_slot(self.state, row) => self.end_look(row),
            _ => {
                self.state.next_slot = self.game.slot_due(self.state);
                Due::Input
            }
        }
    }

    /// Ends a look at a row without further cards (TB-18.12).
    #[inline(never)]
    pub(super) fn no_more(&mut self, row: Row) -> Due {
        self.tell(Event::RowEnded { row });
        self.end_look(row)
    }

    /// Lets the bot choose among the cards of the row (TB-18.14). A bare row may lead to another
    /// (TB-18.13).
    fn end_look(&mut self, row: Row) -> Due {
        self.state.look = None;
        self.state.next_slot = None;
        if Botmegistus::is_bare(self.state, row)
            && let Some(next) = self.game.look_after(self.state, row)
        {
            let phase = self.look_at(next);
            return self.wait(phase);
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

    /// Makes the cards that were not taken unseen again, with lean reports (TB-18.14).
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
