//! The tasks for which a position waits.

use crate::kinds::Pile;
use crate::phase::{Tail, Task};

/// The list of tasks, the first one first: at most three and the tail. During the deal the task on
/// the list stands for itself and all steps that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Agenda {
    /// Tasks, then `None`.
    tasks: [Option<Task>; 3],
    tail: Tail,
}

impl Agenda {
    pub(crate) const fn only(tail: Tail) -> Self {
        Self {
            tasks: [None; 3],
            tail,
        }
    }

    /// Returns the end of the list.
    pub(crate) const fn tail(&self) -> Tail {
        self.tail
    }

    pub(crate) const fn end_with(&mut self, tail: Tail) {
        self.tail = tail;
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.tail, Tail::Over)
    }

    pub(crate) const fn first(&self) -> Option<Task> {
        let [first, ..] = self.tasks;
        first
    }

    pub(crate) fn tasks(&self) -> impl Iterator<Item = Task> {
        self.tasks.into_iter().flatten()
    }

    /// Puts a task in front of all others. Three entries are enough: one task of the action itself,
    /// one card on its way, and the new Invention of the ghost.
    pub(crate) const fn push(&mut self, task: Task) {
        let [first, second, _] = self.tasks;
        self.tasks = [Some(task), first, second];
    }

    /// Removes the first task.
    pub(crate) const fn pop(&mut self) {
        let [_, second, third] = self.tasks;
        self.tasks = [second, third, None];
    }

    pub(crate) const fn replace(&mut self, task: Task) {
        let [_, second, third] = self.tasks;
        self.tasks = [Some(task), second, third];
    }

    /// Continues a task after one of its cards: with the cards left, or with its end.
    pub(crate) fn go_on(&mut self, task: Option<Task>) {
        match task {
            Some(task) => self.replace(task),
            None => self.pop(),
        }
    }

    /// Returns the pile whose cards are looked at.
    pub(crate) fn look_pile(&self) -> Option<Pile> {
        self.tasks().find_map(|task| match task {
            Task::Reveal { pile, .. } | Task::Keep { pile, .. } | Task::Place { pile, .. } => {
                Some(pile)
            }
            _ => None,
        })
    }
}
