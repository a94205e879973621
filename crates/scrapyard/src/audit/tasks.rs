//! Preconditions of the tasks that are due.

use solo_core::{Findings, Noun as _, ensure};

use super::Audit;
use crate::catalogue::Operation;
use crate::kinds::{Pile, Side, Source};
use crate::phase::{RollFor, Tail, Task};
use crate::play::Position;
use crate::scrapyard::Scrapyard;
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
        ensure!(findings, state.agenda.is_over() || state.known.cards(Zone::LookedAt).next().is_none() || state.agenda.look_pile().is_some() =>
            "look", "SE-13.4", "nothing is being looked at");
        let outside_actions =
            state.agenda.first().is_none() || self.step().is_some() || self.is_settling();
        ensure!(findings, state.agenda.tail() != Tail::Main || outside_actions => "agenda", "SE-16.2",
            "a task of an action is not followed by the end of the action");
        let is_draw = |task| {
            matches!(
                task,
                Task::Gain {
                    side: Side::Ghost,
                    ..
                }
            )
        };
        ensure!(findings, state.agenda.tail() != Tail::Trim || state.agenda.tasks().all(is_draw) => "agenda", "SE-16.2",
            "between an action and the next one only the ghost draws");
    }

    /// Lists the tasks that have nothing to work on.
    fn idle_tasks(&self) -> impl Iterator<Item = Task> {
        let tasks = self.state.agenda.tasks().enumerate();
        let idle = tasks.filter(|(index, task)| !self.makes_sense(*index, task));
        idle.map(|(_, task)| task)
    }

    fn makes_sense(&self, index: usize, task: &Task) -> bool {
        let state = self.state;
        match *task {
            _ if !task.fits_at(index) => false,
            // SE-10.1(a): the ghost takes one, immediately.
            Task::Gain { left, .. } if brings_an_invention(task) => {
                index == 0 && left.get() == 1 && state.ghost.project.is_none()
            }
            Task::OmitPart { machine } => self.position().can_build_short(machine).is_ok(),
            Task::OmitMachine { source } => self.completes_short(source),
            Task::Die {
                roll: RollFor::Use(source),
            }
            | Task::Boost {
                roll: RollFor::Use(source),
            } => self.is_at_hand(source) && self.game.ability(source).need > 0,
            _ => true,
        }
    }

    const fn position(&self) -> Position<'_> {
        Position {
            game: self.game,
            state: self.state,
        }
    }

    fn is_at_hand(&self, source: Source) -> bool {
        match source {
            Source::Character(character) => self.state.player.character == Some(character),
            Source::Machine(machine) => self.state.player.built().contains(machine),
        }
    }

    fn completes_short(&self, source: Source) -> bool {
        let operation = self.game.ability(source).operation;
        matches!(operation, Operation::ShortInvention | Operation::StandIn)
            && self.is_at_hand(source)
            && self.position().has_short_invention()
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
