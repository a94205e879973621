//! Reading the agenda of a view.

use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use solo_core::{Faults, Words};

use crate::catalogue::Rest;
use crate::game::Scrapyard;
use crate::kinds::{Machine, Pile, Piles, Side, Source};
use crate::phase::{Agenda, Origin, RollFor, Tail, Task};
use crate::play::{DEAL, DealStep, cards_of_step};
use crate::state::State;

/// Reads the agenda from its end: the closing tasks, then those before them.
pub(super) fn read_agenda(
    game: &Scrapyard,
    agenda: &[String],
    looked_at: Option<Pile>,
    state: &mut State,
    faults: &mut Faults,
) {
    let mut lines: Vec<&str> = agenda.iter().map(String::as_str).collect();
    let mut drop_last = |word: &str| {
        let there = lines.last() == Some(&word);
        if there {
            lines.pop();
        }
        there
    };
    let tail = if drop_last("main") {
        if drop_last("trim") {
            if drop_last("pace") {
                Tail::Pace
            } else {
                Tail::Trim
            }
        } else {
            Tail::Main
        }
    } else {
        Tail::Over { looked_at }
    };
    state.agenda = Agenda::only(tail);
    let first = lines.first().copied().unwrap_or("");
    if first.starts_with("deal ") || first.starts_with("flip ") {
        // The rest of the deal follows by itself, and is compared with the list later.
        match read_deal(game, first) {
            Some(task) => state.agenda.push(task),
            None => faults.add("agenda", "SE-3.2", alloc::format!("{first:?} is no task")),
        }
        return;
    }
    if first == "settle" {
        lines.remove(0);
    }
    for line in lines.into_iter().rev() {
        match read_task(game, line) {
            Some(task) if state.agenda.has_room() => state.agenda.push(task),
            _ => faults.add(
                "agenda",
                "SE-16.2",
                alloc::format!("{line:?} cannot be there"),
            ),
        }
    }
}

fn read_deal(game: &Scrapyard, line: &str) -> Option<Task> {
    let mut words = Words::new(line);
    let verb = words.next_word("a task").ok()?;
    let wanted = if verb == "deal" {
        let side = Side::from_word(words.next_word("a side").ok()?)?;
        match words.next_word("a pile").ok()? {
            "character" => DealStep::Character(side),
            word => DealStep::Cards(side, Pile::from_word(word)?),
        }
    } else {
        DealStep::Flip(Pile::from_word(words.next_word("a pile").ok()?)?)
    };
    let step = DEAL.iter().position(|(step, _)| *step == wanted)?;
    let step = u8::try_from(step).ok()?;
    let most = cards_of_step(game, step);
    let left = if verb == "deal" {
        words.number(1, most, "a number").ok()?
    } else {
        most
    };
    words.end().ok()?;
    Some(Task::Deal { step, left })
}

/// The most cards a task can still bring: one, and 6 of each `bonus_card` of a built machine (64 kinds with
/// 99 copies each) or of a Character.
const MOST_CARDS: u16 = 1 + 6 * (64 * 99 + 1);

/// Reads one task, or nothing.
fn read_task(game: &Scrapyard, line: &str) -> Option<Task> {
    let mut words = TaskWords {
        game,
        words: Words::new(line),
    };
    let task = words.task()?;
    words.words.end().ok()?;
    Some(task)
}

struct TaskWords<'a> {
    game: &'a Scrapyard,
    words: Words<'a>,
}

impl<'a> TaskWords<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.words.next_word("a word").ok()
    }

    fn number<N: FromStr + PartialOrd>(&mut self, least: N, most: N) -> Option<N> {
        self.words.number(least, most, "a number").ok()
    }

    fn pile(&mut self) -> Option<Pile> {
        Pile::from_word(self.word()?)
    }

    fn piles(&mut self) -> Option<Piles> {
        Piles::from_letters(self.word()?)
    }

    fn rest(&mut self) -> Option<Rest> {
        Rest::from_word(self.word()?)
    }

    fn source(&mut self) -> Option<Source> {
        self.game.source(self.word()?)
    }

    fn machine(&mut self) -> Option<Machine> {
        self.game.machine(self.word()?)
    }

    fn roll(&mut self) -> Option<RollFor> {
        Some(match self.word()? {
            "dig" => match self.pile()? {
                Pile::Invention => return None,
                pile => RollFor::Dig(pile),
            },
            "steal" => RollFor::Steal,
            "use" => RollFor::Use(self.source()?),
            _ => return None,
        })
    }

    fn take(&mut self, may_stop: bool) -> Option<Task> {
        Some(match self.word()? {
            "scrap" => Task::Take {
                from: self.piles()?,
                origin: Origin::Scrap,
                left: self.number(1, MOST_CARDS)?,
                may_stop,
            },
            "ghost" => Task::Take {
                from: self.piles()?,
                origin: Origin::Ghost {
                    floor: self.number(1, 9)?,
                },
                left: self.number(1, MOST_CARDS)?,
                may_stop,
            },
            "draw" if may_stop => self.draw(may_stop)?,
            _ => return None,
        })
    }

    fn draw(&mut self, may_stop: bool) -> Option<Task> {
        Some(Task::PickDraw {
            from: self.piles()?,
            left: self.number(1, 6)?,
            may_stop,
        })
    }

    fn task(&mut self) -> Option<Task> {
        Some(match self.word()? {
            "gain" => Task::Gain {
                side: Side::from_word(self.word()?)?,
                pile: self.pile()?,
                left: self.number(1, 6)?,
            },
            "die" => Task::Die(self.roll()?),
            "boost" => Task::Boost(self.roll()?),
            "penalty" => Task::Penalty {
                pile: self.pile()?,
                cards: self.number(1, 6)?,
            },
            "take" => self.take(false)?,
            "more" => self.take(true)?,
            "pick" => match self.word()? {
                "draw" => self.draw(false)?,
                "look" => Task::PickLook {
                    from: self.piles()?,
                    cards: self.number(1, 6)?,
                    keep: self.number(0, 6)?,
                    rest: self.rest()?,
                },
                "short" => Task::PickShort,
                _ => return None,
            },
            "reveal" => Task::Reveal {
                pile: self.pile()?,
                left: self.number(1, 6)?,
                keep: self.number(0, 6)?,
                rest: self.rest()?,
            },
            "keep" => Task::Keep {
                pile: self.pile()?,
                left: self.number(1, 6)?,
                rest: self.rest()?,
            },
            "place" => Task::Place {
                pile: self.pile()?,
                rest: self.rest()?,
            },
            "omit" => match self.word()? {
                "machine" => Task::OmitPart(self.machine()?),
                "invention" => Task::OmitMachine(self.source()?),
                _ => return None,
            },
            _ => return None,
        })
    }
}
