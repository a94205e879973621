//! The agenda as lines of text: section 3.1 of the rulebook.

use core::fmt::{self, Display, Formatter};

use arrayvec::ArrayVec;

use super::Position;
use crate::game::Scrapyard;
use crate::kinds::Card;
use crate::phase::{Origin, RollFor, Tail, Task};
use crate::play::{DEAL, DealStep, cards_of_step, deal_step};

/// One line of the agenda; it prints itself as the rulebook writes it.
///
/// ```
/// use scrapyard::Scrapyard;
/// let game = Scrapyard::default();
/// let state = game.start();
/// let last = game.position(&state).agenda().last();
/// assert_eq!(last.map(|task| task.to_string()).as_deref(), Some("main"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct AgendaTask<'a> {
    game: &'a Scrapyard,
    line: Line,
}

#[derive(Clone, Copy, Debug)]
enum Line {
    Task(Task),
    Word(&'static str),
}

impl Display for AgendaTask<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.line {
            Line::Word(word) => f.write_str(word),
            Line::Task(task) => write_task(self.game, task, f),
        }
    }
}

fn write_task(game: &Scrapyard, task: Task, f: &mut Formatter<'_>) -> fmt::Result {
    match task {
        Task::Nothing => Ok(()),
        Task::Deal { step, left } => match deal_step(step) {
            Some(DealStep::Cards(side, pile)) => {
                write!(f, "deal {} {} {left}", side.word(), pile.word())
            }
            Some(DealStep::Character(side)) => {
                write!(f, "deal {} character {left}", side.word())
            }
            Some(DealStep::Flip(pile)) => write!(f, "flip {}", pile.word()),
            None => Ok(()),
        },
        Task::Gain { side, pile, left } => {
            write!(f, "gain {} {} {left}", side.word(), pile.word())
        }
        Task::Die(roll) => write!(f, "die {}", RollText { game, roll }),
        Task::Boost(roll) => write!(f, "boost {}", RollText { game, roll }),
        Task::Penalty { pile, cards } => write!(f, "penalty {} {cards}", pile.word()),
        Task::Take {
            from,
            origin,
            left,
            may_stop,
        } => {
            f.write_str(if may_stop { "more" } else { "take" })?;
            match origin {
                Origin::Scrap => write!(f, " scrap {} {left}", from.letters()),
                Origin::Ghost { floor } => write!(f, " ghost {} {floor} {left}", from.letters()),
            }
        }
        Task::PickDraw {
            from,
            left,
            may_stop,
        } => {
            let verb = if may_stop { "more" } else { "pick" };
            write!(f, "{verb} draw {} {left}", from.letters())
        }
        Task::PickLook {
            from,
            cards,
            keep,
            rest,
        } => {
            let from = from.letters();
            write!(f, "pick look {from} {cards} {keep} {}", rest.word())
        }
        Task::Reveal {
            pile,
            left,
            keep,
            rest,
        } => write!(f, "reveal {} {left} {keep} {}", pile.word(), rest.word()),
        Task::Keep { pile, left, rest } => {
            write!(f, "keep {} {left} {}", pile.word(), rest.word())
        }
        Task::Place { pile, rest } => write!(f, "place {} {}", pile.word(), rest.word()),
        Task::PickShort => f.write_str("pick short"),
        Task::OmitPart(machine) => {
            write!(f, "omit machine {}", game.id(Card::Machine(machine)))
        }
        Task::OmitMachine(source) => write!(f, "omit invention {}", game.source_id(source)),
    }
}

/// What a roll is for, as the rulebook writes it.
pub(crate) struct RollText<'a> {
    pub(crate) game: &'a Scrapyard,
    pub(crate) roll: RollFor,
}

impl Display for RollText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.roll {
            RollFor::Dig(pile) => write!(f, "dig {}", pile.word()),
            RollFor::Steal => f.write_str("steal"),
            RollFor::Use(source) => write!(f, "use {}", self.game.source_id(source)),
        }
    }
}

impl<'a> Position<'a> {
    /// The first word of the task that is worked on; `over` at the end.
    #[must_use]
    pub const fn phase(&self) -> &'static str {
        match self.state.agenda.first() {
            Task::Nothing => match self.state.agenda.tail {
                Tail::Over { .. } => "over",
                Tail::Main => "main",
                Tail::Trim => "trim",
                Tail::Pace => "pace",
            },
            Task::Deal { step, .. } => {
                if step < 8 {
                    "deal"
                } else {
                    "flip"
                }
            }
            Task::Gain { .. } => "gain",
            Task::Die(_) => "die",
            Task::Boost(_) => "boost",
            Task::Penalty { .. } => "penalty",
            Task::Take { may_stop: true, .. } | Task::PickDraw { may_stop: true, .. } => "more",
            Task::Take { .. } => "take",
            Task::PickDraw { .. } | Task::PickLook { .. } | Task::PickShort => "pick",
            Task::Reveal { .. } => "reveal",
            Task::Keep { .. } => "keep",
            Task::Place { .. } => "place",
            Task::OmitPart(_) | Task::OmitMachine(_) => "omit",
        }
    }

    /// What is still to be done, the next task first; nothing at the end.
    pub fn agenda(&self) -> impl Iterator<Item = AgendaTask<'a>> + use<'a> {
        let game = self.game;
        let mut lines: ArrayVec<Line, 13> = ArrayVec::new();
        let mut add = |line| {
            let _ = lines.try_push(line);
        };
        for task in self.state.agenda.tasks() {
            add(Line::Task(task));
            if let Task::Deal { step, .. } = task {
                let steps = u8::try_from(DEAL.len()).unwrap_or(0);
                for step in step.saturating_add(1)..steps {
                    match cards_of_step(game, step) {
                        0 => {}
                        left => add(Line::Task(Task::Deal { step, left })),
                    }
                }
                add(Line::Word("settle"));
            }
        }
        let tail: &[&'static str] = match self.state.agenda.tail {
            Tail::Over { .. } => &[],
            Tail::Main => &["main"],
            Tail::Trim => &["trim", "main"],
            Tail::Pace => &["pace", "trim", "main"],
        };
        tail.iter().for_each(|word| add(Line::Word(word)));
        lines.into_iter().map(move |line| AgendaTask { game, line })
    }
}
