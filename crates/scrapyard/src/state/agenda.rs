//! The tasks for which a position waits.

use core::fmt;

use super::packed_task::PackedTask;
use crate::kinds::Pile;
use crate::phase::{Tail, Task};

/// The list of tasks, the first one first: at most three and the tail. During the deal the task on
/// the list stands for itself and all steps that follow it.
///
/// It is bytes of which every value is used. Unused ones, as enums have them, would hold the tag of
/// a `Result<State, _>`, and the compiler would copy positions in parts and once more per step.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Agenda {
    tasks: [PackedTask; 3],
    tail: u8,
}

/// The number of the tail of a finished game; with cards that are looked at, their pile is added to
/// the next number.
const OVER: u8 = 3;
const LOOKED_AT: u8 = 4;

impl Agenda {
    pub(crate) const fn only(tail: Tail) -> Self {
        Self {
            tasks: [PackedTask::NONE; 3],
            tail: pack(tail),
        }
    }

    /// Returns the end of the list.
    #[inline]
    pub(crate) fn tail(&self) -> Tail {
        match self.tail {
            0 => Tail::Main,
            1 => Tail::Trim,
            2 => Tail::Pace,
            OVER => Tail::Over { looked_at: None },
            pile => Tail::Over {
                looked_at: Some(Pile::nearest(pile.wrapping_sub(LOOKED_AT))),
            },
        }
    }

    #[inline]
    pub(crate) const fn end_with(&mut self, tail: Tail) {
        self.tail = pack(tail);
    }

    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.tail >= OVER
    }

    #[inline(always)]
    pub(crate) fn first(&self) -> Option<Task> {
        let [first, ..] = &self.tasks;
        first.unpack()
    }

    pub(crate) fn tasks(&self) -> impl Iterator<Item = Task> {
        self.tasks.iter().filter_map(PackedTask::unpack)
    }

    /// Puts a task in front of all others. Three entries are enough: one task of the action itself,
    /// one card on its way, and the new Invention of the ghost.
    #[inline(always)]
    pub(crate) const fn push(&mut self, task: Task) {
        let [first, second, _] = self.tasks;
        self.tasks = [PackedTask::new(task), first, second];
    }

    /// Removes the first task.
    #[inline]
    pub(crate) const fn pop(&mut self) {
        let [_, second, third] = self.tasks;
        self.tasks = [second, third, PackedTask::NONE];
    }

    #[inline(always)]
    pub(crate) const fn replace(&mut self, task: Task) {
        let [_, second, third] = self.tasks;
        self.tasks = [PackedTask::new(task), second, third];
    }

    /// Continues a task after one of its cards: with the cards left, or with its end.
    #[inline]
    pub(crate) fn go_on(&mut self, task: Option<Task>) {
        match task {
            Some(task) => self.replace(task),
            None => self.pop(),
        }
    }

    /// Returns the pile whose cards are looked at.
    pub(crate) fn look_pile(&self) -> Option<Pile> {
        if let Tail::Over { looked_at } = self.tail() {
            return looked_at;
        }
        self.tasks().find_map(|task| match task {
            Task::Reveal { pile, .. } | Task::Keep { pile, .. } | Task::Place { pile, .. } => {
                Some(pile)
            }
            _ => None,
        })
    }
}

impl fmt::Debug for Agenda {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tail = self.tail();
        f.debug_list().entries(self.tasks()).entry(&tail).finish()
    }
}

const fn pack(tail: Tail) -> u8 {
    match tail {
        Tail::Main => 0,
        Tail::Trim => 1,
        Tail::Pace => 2,
        Tail::Over { looked_at: None } => OVER,
        Tail::Over {
            looked_at: Some(pile),
        } => pile.number().wrapping_add(LOOKED_AT),
    }
}

#[cfg(test)]
mod tests {
    use std::format;

    use super::*;

    #[test]
    fn tails_are_what_they_were() {
        let over = [
            None,
            Some(Pile::Part),
            Some(Pile::Machine),
            Some(Pile::Invention),
        ];
        let over = over.map(|looked_at| Tail::Over { looked_at });
        for tail in [Tail::Main, Tail::Trim, Tail::Pace].into_iter().chain(over) {
            let agenda = Agenda::only(tail);
            assert_eq!(agenda.tail(), tail);
            assert_eq!(agenda.is_over(), matches!(tail, Tail::Over { .. }));
        }
    }

    #[test]
    fn tasks_are_done_from_the_front() {
        let mut agenda = Agenda::only(Tail::Main);
        let flip = |pile| Task::Flip { pile };
        agenda.push(flip(Pile::Part));
        agenda.push(flip(Pile::Machine));
        agenda.push(flip(Pile::Invention));
        assert!(
            agenda
                .tasks()
                .eq([Pile::Invention, Pile::Machine, Pile::Part].map(flip))
        );
        agenda.replace(Task::Settle);
        agenda.go_on(Some(Task::PickShort));
        assert_eq!(agenda.first(), Some(Task::PickShort));
        agenda.go_on(None);
        agenda.pop();
        assert_eq!(format!("{agenda:?}"), "[Flip { pile: Part }, Main]");
    }
}
