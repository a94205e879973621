//! Consequences of the tasks of an ability: chapter SE-13, and the agenda of SE-16.

use proptest::prelude::*;
use scrapyard::catalogue::{Operation, Rest};
use scrapyard::{
    Card, Cards, Character, CharacterUses, Component, Decision, Event, Few, Machine, Origin, Part,
    Phase, Pile, RollFor, Scrapyard, Side, Source, TakenFrom, Task,
};
use solo_core::{GameData, Input, Ranged};
use solo_testkit::strategies::Step;

use super::reading::Reading;
use super::{any_games, cases, check, require, told};

/// An observed stage of a task.
#[derive(Debug)]
enum TaskKind {
    /// It waits for the player.
    Waits(Task),
    /// The next card of a pile comes, or is due.
    Comes(Task, Pile),
    /// These events come first.
    Happens(Vec<Event>),
    /// There is nothing to choose, and the task goes.
    Nothing,
}

/// Returns the first task of an ability (SE-13.1 to SE-13.7).
fn effect(game: &Scrapyard, source: Source) -> Option<Task> {
    let ability = game.ability(source);
    let (from, cards, left) = (
        ability.from,
        Few::new(ability.n),
        Cards::new(ability.n.into()),
    );
    match ability.operation {
        Operation::Draw => Some(Task::PickDraw { from, left: cards? }),
        Operation::Salvage => Some(Task::Take {
            from: Origin::Scrap(from),
            left: left?,
        }),
        Operation::Reclaim => {
            let floor = Ranged::new(ability.floor)?;
            Some(Task::Take {
                from: Origin::Ghost { from, floor },
                left: left?,
            })
        }
        Operation::Look => {
            let (keep, rest) = (Ranged::new(ability.keep)?, ability.rest?);
            Some(Task::PickLook {
                from,
                cards: cards?,
                keep,
                rest,
            })
        }
        Operation::ShortMachine => Some(Task::PickShort),
        Operation::ShortInvention | Operation::StandIn => Some(Task::OmitMachine { source }),
        _ => None,
    }
}

impl TaskKind {
    /// Returns what is seen of a task that has just become due (SE-16.3).
    fn of(reading: &Reading<'_>, task: Task) -> Self {
        match reading.list_of(task).as_slice() {
            [] | [Decision::Stop] => Self::Nothing,
            [only] => Self::chosen(reading, task, *only),
            _ => Self::Waits(task),
        }
    }

    /// Returns what is seen when a task was answered.
    fn chosen(reading: &Reading<'_>, task: Task, decision: Decision) -> Self {
        let took = |card, from| Self::Happens(vec![Event::Took { card, from }]);
        match (task, decision) {
            (Task::PickDraw { .. } | Task::MoreDraw { .. }, Decision::Draw(pile)) => {
                let left = Ranged::nearest(1);
                Self::Comes(
                    Task::Gain {
                        side: Side::Player,
                        pile,
                        left,
                    },
                    pile,
                )
            }
            (
                Task::PickLook {
                    cards: left,
                    keep,
                    rest,
                    ..
                },
                Decision::Look(pile),
            ) => Self::Comes(
                Task::Reveal {
                    pile,
                    left,
                    keep,
                    rest,
                },
                pile,
            ),
            (Task::PickShort, Decision::Build(machine)) => {
                Self::of(reading, Task::OmitPart { machine })
            }
            (Task::OmitPart { machine }, Decision::Omit(Component::Part(part))) => {
                Self::builds(reading.game, machine, part)
            }
            (Task::OmitMachine { source }, Decision::Omit(Component::Machine(machine))) => {
                Self::invents(reading, source, machine)
            }
            (Task::Keep { .. }, Decision::Take(card)) => took(card, TakenFrom::Look),
            (Task::Take { from, .. } | Task::More { from, .. }, Decision::Take(card)) => match from
            {
                Origin::Scrap(_) => took(card, TakenFrom::Scrap),
                Origin::Ghost { .. } => took(card, TakenFrom::Ghost),
            },
            (Task::Place { rest: at, .. }, Decision::Place(card)) => {
                Self::Happens(vec![Event::Placed { card, at }])
            }
            (Task::Trim, Decision::Scrap(card)) => Self::Happens(vec![Event::Scrapped { card }]),
            (Task::Penalty { pile, cards }, Decision::Accept) => {
                Self::Happens(vec![Event::Penalty {
                    pile,
                    cards: cards.get(),
                }])
            }
            (Task::Penalty { .. }, Decision::Use(source)) => Self::Happens(vec![
                use_of(reading.game, source),
                Event::PenaltyCancelled { source },
            ]),
            (Task::Boost { .. }, Decision::Use(source)) => {
                Self::Happens(vec![use_of(reading.game, source)])
            }
            _ => Self::Nothing,
        }
    }

    /// Returns a build without one Part (SE-13.5).
    fn builds(game: &Scrapyard, machine: Machine, part: Part) -> Self {
        let parts = game
            .parts_of(machine)
            .into_iter()
            .filter(|one| *one != part);
        Self::Happens(vec![Event::Built {
            machine,
            parts: parts.collect(),
            omitted: Some(part),
        }])
    }

    /// Returns the completion of the Invention without one machine, in whose place the source may go (SE-13.6, SE-13.7).
    fn invents(reading: &Reading<'_>, source: Source, omitted: Machine) -> Self {
        let Some(invention) = reading.state.inventions().next() else {
            return Self::Nothing;
        };
        let stand_in = match source {
            Source::Machine(machine)
                if reading.game.ability(source).operation == Operation::StandIn =>
            {
                Some(machine)
            }
            _ => None,
        };
        let machines = reading.game.machines_of(invention).into_iter();
        let machines = machines
            .filter(|one| *one != omitted)
            .chain(stand_in)
            .collect();
        Self::Happens(vec![Event::Invented {
            invention,
            machines,
            omitted: Some(omitted),
        }])
    }

    /// Returns whether the next events, or else the position, show this.
    fn is_in(&self, events: &[Event], waits: Option<Task>) -> bool {
        match (self, events.first()) {
            (Self::Nothing, _) => true,
            (Self::Happens(first), _) => events.starts_with(first),
            (Self::Waits(task) | Self::Comes(task, _), None) => waits == Some(*task),
            (Self::Comes(_, pile), Some(event)) => match event {
                Event::Drew {
                    who: Side::Player,
                    card,
                    ..
                }
                | Event::Looked { card, .. } => card.pile() == *pile,
                Event::Reshuffled { pile: of, .. } => of == pile,
                _ => false,
            },
            (Self::Waits(_), Some(_)) => false,
        }
    }
}

/// Returns the event of a use (SE-11.5).
fn use_of(game: &Scrapyard, source: Source) -> Event {
    let (ability, operation) = (game.ability_row(source), game.ability(source).operation);
    Event::Ability {
        source,
        ability,
        operation,
    }
}

/// Returns the task that is left of one after a card, if any is (the agenda of SE-16).
fn rest_of(task: Task) -> Option<Task> {
    let fewer = |left: Few| Few::new(left.get() - 1);
    match task {
        Task::Take { from, left } | Task::More { from, left } => {
            Cards::new(left.get() - 1).map(|left| Task::More { from, left })
        }
        Task::PickDraw { from, left } | Task::MoreDraw { from, left } => {
            fewer(left).map(|left| Task::MoreDraw { from, left })
        }
        Task::Keep { pile, left, rest } => Some(fewer(left).map_or(
            Task::Place { pile, rest },
            |left| Task::Keep { pile, left, rest },
        )),
        Task::Place { .. } => Some(task),
        _ => None,
    }
}

/// Returns the limit on the uses of a Character (SE-12.1, SE-12.5), by its row of the table.
fn limit(game: &Scrapyard, character: Character) -> Option<usize> {
    let tables = game.tables();
    let row = tables
        .get("characters")?
        .lines()
        .nth(1 + usize::from(character.row()))?;
    let uses: usize = row.split(',').nth(3)?.parse().ok()?;
    let operation = game.ability(Source::Character(character)).operation;
    let limited = match game.options().character_uses {
        CharacterUses::Printed => uses > 0,
        CharacterUses::Unlimited => operation == Operation::Reroll,
    };
    limited.then_some(uses)
}

/// Returns whether a task goes on after a choice.
const fn is_going_on(task: &Task) -> bool {
    matches!(
        task,
        Task::More { .. } | Task::MoreDraw { .. } | Task::Keep { .. } | Task::Place { .. }
    )
}

/// Checks the step that answers a task of an ability, or begins one.
fn follow(game: &Scrapyard, step: &Step<'_, Scrapyard>) -> Result<(), String> {
    let mut reading = Reading::new(game, step.before);
    let waits = game.agenda(step.after).next();
    if let (Some(task), Input::Decision(decision)) =
        (reading.game.agenda(reading.state).next(), step.input)
    {
        let seen = TaskKind::chosen(&reading, task, decision);
        require(seen.is_in(&step.events, waits), || {
            format!("{seen:?} by {}", told(step))
        })?;
        // What goes on is what is left of the task.
        let goes_on = game.agenda(step.after).find(is_going_on);
        let is_answer = matches!(
            decision,
            Decision::Take(_) | Decision::Draw(_) | Decision::Place(_)
        );
        let left = rest_of(task).filter(|_| is_answer);
        require(
            !is_answer || goes_on.is_none_or(|other| is_less(left, other)),
            || told(step),
        )?;
    }
    for (place, event) in step.events.iter().enumerate() {
        reading.cards.note(game, event)?;
        let begun = match event {
            Event::Ability { source, .. } if game.ability(*source).need == 0 => {
                effect(game, *source)
            }
            Event::Succeeded {
                roll: RollFor::Use(source),
                ..
            } => effect(game, *source),
            _ => None,
        };
        let Some(task) = begun else { continue };
        let seen = TaskKind::of(&reading, task);
        let next = &step.events[place + 1..];
        let nothing = matches!(seen, TaskKind::Nothing);
        require(!nothing && seen.is_in(next, waits), || {
            format!("{seen:?} by {}", told(step))
        })?;
    }
    Ok(())
}

/// Returns whether a task that goes on is the rest of the one that was answered, or less where cards came unasked.
fn is_less(left: Option<Task>, other: Task) -> bool {
    match (left, other) {
        (Some(Task::More { left, .. }), Task::More { left: other, .. }) => {
            other.get() <= left.get()
        }
        (Some(Task::MoreDraw { left, .. }), Task::MoreDraw { left: other, .. })
        | (Some(Task::Keep { left, .. }), Task::Keep { left: other, .. }) => {
            other.get() <= left.get()
        }
        (
            Some(Task::Keep { pile, rest, .. } | Task::Place { pile, rest }),
            Task::Place { pile: of, rest: at },
        ) => (pile, rest) == (of, at),
        _ => false,
    }
}

proptest! {
    #![proptest_config(cases(72))]

    /// SE-13: an ability begins with its task, and what is chosen there happens.
    #[test]
    fn abilities_do_what_is_chosen(walk in any_games()) {
        for step in walk.steps() {
            check(follow(walk.game(), &step))?;
        }
    }

    /// SE-12.1, SE-12.5: a limit on the Character's uses counts down with each of them, and one of an action begins
    /// afresh when the action is over.
    #[test]
    fn uses_of_the_character_are_counted(walk in any_games()) {
        let (game, mut left) = (walk.game(), None);
        for step in walk.steps() {
            let limit = step.after.character().and_then(|character| limit(game, character));
            let begins = step.before.character().is_none();
            let uses = step.events.iter().filter(|event| {
                matches!(event, Event::Ability { source: Source::Character(_), .. })
            });
            left = if begins { limit } else { left.map(|left: usize| left - uses.count()) };
            let acting = game.agenda(step.after).any(|task| task == Task::Pace);
            if !acting && game.options().character_uses == CharacterUses::Unlimited {
                left = limit;
            }
            let over = step.after.phase() == Phase::Over;
            prop_assert!(over || game.uses_left(step.after).map(usize::from) == left, "{}", told(&step));
        }
    }

    /// SE-13.4: cards that are looked at come from one pile, and go to the hand or to the end that the ability says.
    #[test]
    fn looked_at_cards_go_back_where_the_ability_says(walk in any_games()) {
        let mut rest: Option<Rest> = None;
        for step in walk.steps() {
            for event in &step.events {
                match event {
                    Event::Ability { source, .. } => rest = walk.game().ability(*source).rest.or(rest),
                    Event::Placed { at, .. } => prop_assert_eq!(Some(*at), rest),
                    _ => {}
                }
            }
            let look: Vec<Card> = step.after.look().collect();
            prop_assert!(look.iter().all(|card| card.pile() == look[0].pile()));
        }
    }
}
