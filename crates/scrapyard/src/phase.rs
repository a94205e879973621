//! What a position waits for: section 3.1 of the rulebook.

use crate::catalogue::Rest;
use crate::kinds::{Machine, Pile, Piles, Side, Source};

/// What a roll is for.
///
/// ```
/// use scrapyard::{Pile, RollFor};
/// assert!(matches!(RollFor::Dig(Pile::Part), RollFor::Dig(_)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RollFor {
    /// Digging in the scrap pile of this pile (SE-6.1).
    Dig(Pile),
    /// Stealing (SE-7.1).
    Steal,
    /// An ability with a roll (SE-13.19).
    Use(Source),
}

/// Where the cards of a `take` task come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Origin {
    Scrap,
    /// The ghost, of kinds of which it has at least `floor` cards.
    Ghost {
        floor: u8,
    },
}

/// One task. The three closing tasks of an action are not here but in [`Tail`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Task {
    /// An unused place of the list.
    Nothing,
    /// One of the steps of the deal, numbered from 0 (SE-3.2, SE-3.3); `left` cards are still to come.
    Deal {
        step: u8,
        left: u8,
    },
    Gain {
        side: Side,
        pile: Pile,
        left: u8,
    },
    Die(RollFor),
    Boost(RollFor),
    Penalty {
        pile: Pile,
        cards: u8,
    },
    /// `take` or, when the player may stop, `more`.
    Take {
        from: Piles,
        origin: Origin,
        left: u16,
        may_stop: bool,
    },
    PickDraw {
        from: Piles,
        left: u8,
        may_stop: bool,
    },
    PickLook {
        from: Piles,
        cards: u8,
        keep: u8,
        rest: Rest,
    },
    Reveal {
        pile: Pile,
        left: u8,
        keep: u8,
        rest: Rest,
    },
    Keep {
        pile: Pile,
        left: u8,
        rest: Rest,
    },
    Place {
        pile: Pile,
        rest: Rest,
    },
    PickShort,
    OmitPart(Machine),
    OmitMachine(Source),
}

/// How the agenda ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Tail {
    /// Nothing is left to do: the game is over. The ghost can end it while cards of a pile are looked at.
    Over { looked_at: Option<Pile> },
    /// `main`.
    Main,
    /// `trim`, `main`.
    Trim,
    /// `pace`, `trim`, `main`.
    Pace,
}

/// The list of tasks, the first one first: at most three and the tail. During the deal the task on
/// the list stands for itself and all that follow it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Agenda {
    tasks: [Task; 3],
    pub(crate) tail: Tail,
}

impl Agenda {
    pub(crate) const fn only(tail: Tail) -> Self {
        Self {
            tasks: [Task::Nothing; 3],
            tail,
        }
    }

    #[inline]
    pub(crate) const fn first(&self) -> Task {
        let [first, _, _] = self.tasks;
        first
    }

    pub(crate) fn tasks(&self) -> impl Iterator<Item = Task> {
        self.tasks.into_iter().filter(|task| *task != Task::Nothing)
    }

    /// Puts a task in front of all others. Three places are enough: one task of the action itself, one
    /// card on its way, and the new Invention of the ghost.
    #[inline]
    pub(crate) const fn push(&mut self, task: Task) {
        let [first, second, _] = self.tasks;
        self.tasks = [task, first, second];
    }

    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.tail, Tail::Over { .. })
    }

    /// The pile whose cards are looked at.
    pub(crate) fn look_pile(&self) -> Option<Pile> {
        if let Tail::Over { looked_at } = self.tail {
            return looked_at;
        }
        self.tasks().find_map(|task| match task {
            Task::Reveal { pile, .. } | Task::Keep { pile, .. } | Task::Place { pile, .. } => {
                Some(pile)
            }
            _ => None,
        })
    }

    /// Removes the first task.
    #[inline]
    pub(crate) const fn pop(&mut self) {
        let [_, second, third] = self.tasks;
        self.tasks = [second, third, Task::Nothing];
    }

    #[inline]
    pub(crate) const fn replace(&mut self, task: Task) {
        let [_, second, third] = self.tasks;
        self.tasks = [task, second, third];
    }

    /// Whether another task fits.
    #[cfg(feature = "serde")]
    pub(crate) fn has_room(&self) -> bool {
        let [_, _, third] = self.tasks;
        third == Task::Nothing
    }
}
