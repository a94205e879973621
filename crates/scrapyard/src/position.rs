//! Everything that can be seen of a position: chapter 5 of the rulebook.

use core::fmt::{self, Display, Formatter};

use arrayvec::ArrayVec;

use crate::agenda::{Origin, RollFor, Tail, Task};
use crate::bits::kinds;
use crate::catalogue::Rest;
use crate::game::Scrapyard;
use crate::kinds::{Card, Character, Invention, Machine, Part, Pile, Source};
use crate::outcome::Outcome;
use crate::play::{DEAL, DealStep, cards_of_step, deal_step, needed, outcome};
use crate::state::{NOBODY, State, Zone};

/// A position together with the catalogue that gives its numbers a meaning.
///
/// ```
/// use scrapyard::{Pile, Scrapyard};
/// let game = Scrapyard::default();
/// let state = game.start();
/// let position = game.position(&state);
/// assert_eq!(position.phase(), "deal");
/// assert_eq!(position.agenda().next().map(|task| task.to_string()).as_deref(), Some("deal player part 8"));
/// assert_eq!(position.unseen(Pile::Invention).count(), 10);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<'a> {
    pub(crate) game: &'a Scrapyard,
    pub(crate) state: &'a State,
}

/// A roll that can still be changed.
///
/// ```
/// use scrapyard::Scrapyard;
/// let game = Scrapyard::default();
/// assert_eq!(game.position(&game.start()).roll(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Roll {
    /// What it is for.
    pub roll: RollFor,
    /// What the die shows, 1 to 6.
    pub die: u8,
    /// What the roll is worth now, 1 to 6.
    pub value: u8,
    /// What it needs, 2 to 6.
    pub need: u8,
}

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

    /// How many actions were declared (SE-4.8).
    #[must_use]
    pub const fn actions(&self) -> u16 {
        self.state.actions
    }

    /// The roll that can be boosted now (SE-8.1).
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self.state.agenda.first() {
            Task::Boost(roll) => Some(Roll {
                roll,
                die: self.state.die,
                value: self.state.value,
                need: needed(self.game, self.state, roll),
            }),
            _ => None,
        }
    }

    /// The Parts in the player's hand.
    pub fn parts(&self) -> impl Iterator<Item = Part> + use<'a> {
        self.hand(self.state.parts, Pile::Part).map(Part)
    }

    /// The unbuilt machines in the player's hand.
    pub fn machines(&self) -> impl Iterator<Item = Machine> + use<'a> {
        self.hand(self.state.machines, Pile::Machine).map(Machine)
    }

    /// A hand: one card of every kind of the set, and those beyond the first.
    fn hand(&self, set: u64, pile: Pile) -> impl Iterator<Item = u8> + use<'a> {
        let Position { game, state } = *self;
        kinds(set).flat_map(move |kind| {
            let spare = state.list(&game.rules, Zone::Spare(pile));
            let more = spare.filter(|other| *other == kind).count();
            core::iter::repeat_n(kind, more.saturating_add(1))
        })
    }

    /// The machines the player has built, as many as he likes (SE-4.6).
    pub fn built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        kinds(self.state.built).map(Machine)
    }

    /// Those of them whose ability has been used.
    pub fn used(&self) -> impl Iterator<Item = Machine> + use<'a> {
        kinds(self.state.used).map(Machine)
    }

    /// The Inventions in the player's hand.
    pub fn inventions(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.inventions()
    }

    /// The Inventions the player has completed, in order of completion.
    pub fn done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.done()
    }

    /// The player's Character.
    #[must_use]
    pub fn character(&self) -> Option<Character> {
        self.state.character()
    }

    /// The remaining uses of the Character; `None` without a limit.
    #[must_use]
    pub fn uses_left(&self) -> Option<u8> {
        let character = self.state.character()?;
        (self.game.rules.character(character).uses > 0).then_some(self.state.uses_left)
    }

    /// The ghost's Parts, with the number of each; all it has is open (SE-2.3).
    pub fn ghost_parts(&self) -> impl Iterator<Item = (Part, u8)> + use<'a> {
        self.ghost_cards(Pile::Part)
            .map(|(kind, count)| (Part(kind), count))
    }

    /// The ghost's unbuilt machines, with the number of each.
    pub fn ghost_machines(&self) -> impl Iterator<Item = (Machine, u8)> + use<'a> {
        self.ghost_cards(Pile::Machine)
            .map(|(kind, count)| (Machine(kind), count))
    }

    fn ghost_cards(&self, pile: Pile) -> impl Iterator<Item = (u8, u8)> + use<'a> {
        let state = self.state;
        let lanes = self.game.rules.ghost(pile);
        kinds(state.occupied(lanes)).map(move |kind| (kind, state.count(lanes, kind)))
    }

    /// The machines the ghost has built, in catalogue order.
    pub fn ghost_built(&self) -> impl Iterator<Item = Machine> + use<'a> {
        let built = self.state.ghost_built(&self.game.rules);
        let set = built.fold(0, |set, machine| set | crate::bits::bit(machine.0));
        kinds(set).map(Machine)
    }

    /// The ghost's Invention.
    #[must_use]
    pub fn ghost_invention(&self) -> Option<Invention> {
        self.state.ghost_invention()
    }

    /// The Inventions the ghost has completed, in order of completion.
    pub fn ghost_done(&self) -> impl Iterator<Item = Invention> + use<'a> {
        self.state.ghost_done()
    }

    /// The ghost's Character, which has no effect (SE-10.11).
    #[must_use]
    pub fn ghost_character(&self) -> Option<Character> {
        (self.state.ghost_character != NOBODY).then_some(Character(self.state.ghost_character))
    }

    /// The known cards on top of a pile, the next one first.
    pub fn top(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.list(Zone::Top(pile), pile)
    }

    /// The known cards at the bottom of a pile, the next one first.
    pub fn bottom(&self, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        self.list(Zone::Bottom(pile), pile)
    }

    /// The cards that are looked at (SE-13.4).
    pub fn look(&self) -> impl Iterator<Item = Card> + use<'a> {
        let pile = self.state.agenda.look_pile().unwrap_or(Pile::Part);
        self.list(Zone::Look, pile)
    }

    fn list(&self, zone: Zone, pile: Pile) -> impl Iterator<Item = Card> + use<'a> {
        let Position { game, state } = *self;
        let list = state.list(&game.rules, zone);
        list.map(move |kind| Card::new(pile, kind))
    }

    /// The cards of a pile whose order is not known, with the number of each.
    pub fn unseen(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        let state = self.state;
        let lanes = self.game.rules.unseen(pile);
        kinds(state.occupied(lanes))
            .map(move |kind| (Card::new(pile, kind), state.count(lanes, kind)))
    }

    /// The cards of a scrap pile, with the number of each.
    pub fn scraps(&self, pile: Pile) -> impl Iterator<Item = (Card, u8)> + use<'a> {
        let Position { game, state } = *self;
        kinds(state.scrap_kinds(&game.rules, pile)).map(move |kind| {
            let count = state.scrap_count(&game.rules, pile, kind);
            (Card::new(pile, kind), count)
        })
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(self.state)
    }

    /// Whether an ability can still be used: a Character with a use left, a built machine not used.
    #[must_use]
    pub fn is_fresh(&self, source: Source) -> bool {
        match source {
            Source::Character(character) => {
                self.character() == Some(character) && self.uses_left() != Some(0)
            }
            Source::Machine(machine) => {
                crate::bits::has(self.state.built & !self.state.used, machine.0)
            }
        }
    }
}

/// Where something is laid, for the events.
impl Display for Rest {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
