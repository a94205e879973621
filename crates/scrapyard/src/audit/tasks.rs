//! Preconditions of the tasks that are due.

use solo_core::{Findings, Noun as _, ensure};

use super::Audit;
use crate::catalogue::Operation;
use crate::game::Scrapyard;
use crate::kinds::{Pile, Side, Source, has};
use crate::phase::{RollFor, Tail, Task};
use crate::state::{State, Zone};

/// Reports tasks that have nothing to work on.
pub(crate) fn tasks(game: &Scrapyard, state: &State, findings: &mut Findings<'_>) {
    let audit = Audit { game, state };
    ensure!(findings, no task in audit.idle_tasks() => "agenda", "SE-16.2",
        "\"{}\" has nothing to work on", task.to_id(game));
}

impl Audit<'_> {
    /// Checks that what is looked at and the tail belong to the tasks.
    pub(super) fn agenda(&self, findings: &mut Findings<'_>) {
        let state = self.state;
        ensure!(findings, state.list_len(Zone::Look) == 0 || state.agenda.look_pile().is_some() =>
            "look", "SE-13.4", "nothing is being looked at");
        let outside_actions =
            state.agenda.first().is_none() || self.step().is_some() || self.is_settling();
        ensure!(findings, state.agenda.tail() != Tail::Main || outside_actions => "agenda", "SE-16.2",
            "a task of an action is not followed by the end of the action");
    }

    /// Lists the tasks that have nothing to work on.
    fn idle_tasks(&self) -> impl Iterator<Item = Task> {
        let tasks = self.state.agenda.tasks().enumerate();
        let idle = tasks.filter(|(place, task)| !self.makes_sense(*place, task));
        idle.map(|(_, task)| task)
    }

    fn makes_sense(&self, place: usize, task: &Task) -> bool {
        let state = self.state;
        match *task {
            _ if !task.fits_at(place) => false,
            // SE-10.1(a): the ghost takes one, immediately.
            Task::Gain { left, .. } if brings_an_invention(task) => {
                place == 0 && left.get() == 1 && state.ghost_invention().is_none()
            }
            Task::OmitPart { machine } => {
                let there = self.game.rules().machine(machine).needs & state.parts;
                has(state.machines, machine.0) && there.count_ones() >= 2
            }
            Task::OmitMachine { source } => self.can_complete_short(source),
            Task::Die {
                roll: RollFor::Use(source),
            }
            | Task::Boost {
                roll: RollFor::Use(source),
            } => self.is_at_hand(source) && self.game.ability(source).need > 0,
            _ => true,
        }
    }

    fn is_at_hand(&self, source: Source) -> bool {
        match source {
            Source::Character(character) => self.state.character() == Some(character),
            Source::Machine(machine) => has(self.state.built, machine.0),
        }
    }

    fn can_complete_short(&self, source: Source) -> bool {
        let operation = self.game.ability(source).operation;
        let invention = self.state.first_invention();
        let needs = invention.map_or(0, |card| self.game.rules().invention(card).needs);
        matches!(operation, Operation::ShortInvention | Operation::StandIn)
            && self.is_at_hand(source)
            && (needs & self.state.built).count_ones() >= 2
    }
}

/// Returns whether the task gives the ghost an Invention.
pub(super) const fn brings_an_invention(task: &Task) -> bool {
    matches!(
        task,
        Task::Gain {
            side: Side::Ghost,
            pile: Pile::Invention,
            ..
        }
    )
}
