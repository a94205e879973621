//! Rolls, and what follows them: chapters SE-6 to SE-8.

use proptest::prelude::*;
use scrapyard::catalogue::Operation;
use scrapyard::{
    Cards, Decision, Event, Few, Origin, Phase, Pile, Piles, RollFor, Scrapyard, Side, Source, Task,
};
use solo_core::{Input, Ranged};
use solo_testkit::strategies::Step;

use super::reading::Reading;
use super::{any_games, cases, check, require, told};

/// Follows the value of a roll through one step.
fn follow(game: &Scrapyard, step: &Step<'_, Scrapyard>) -> Result<(), String> {
    let mut reading = Reading::new(game, step.before);
    let mut value = reading
        .game
        .roll_to_boost(reading.state)
        .map(|roll| u16::from(roll.value));
    for (place, event) in step.events.iter().enumerate() {
        match event {
            Event::Rolled { die, .. } => value = Some(die.pips().into()),
            Event::Boosted { value: now, .. } => {
                value = value.map(|value| (value + reading.boost()).min(6));
                require(value == Some(u16::from(*now)), || told(step))?;
            }
            Event::DieChanged { source, value: now } => {
                value = value.map(|value| changed(game, *source, value));
                require(value == Some(u16::from(*now)), || told(step))?;
            }
            Event::Succeeded { roll, value: last } | Event::Failed { roll, value: last } => {
                let success = matches!(event, Event::Succeeded { .. });
                require(value == Some(u16::from(*last)), || told(step))?;
                require(success == (u16::from(*last) >= reading.need(*roll)), || {
                    told(step)
                })?;
                // SE-8.7: a roll closes by itself exactly if nothing better can be reached.
                let stopped = step.input == Input::Decision(Decision::Stop);
                require(stopped || !reading.can_improve(*roll, *last), || told(step))?;
                closed(&reading, step, place, *roll, success.then_some(*last))?;
                value = None;
            }
            _ => {}
        }
        reading.cards.note(game, event)?;
    }
    let after = Reading::new(game, step.after);
    let Some(roll) = after.game.roll_to_boost(after.state) else {
        return Ok(());
    };
    let shown =
        value == Some(u16::from(roll.value)) && u16::from(roll.need) == after.need(roll.roll);
    require(shown && after.can_improve(roll.roll, roll.value), || {
        told(step)
    })
}

/// Returns the value after an ability was used on it (SE-13.9, SE-13.10).
fn changed(game: &Scrapyard, source: Source, value: u16) -> u16 {
    let ability = game.ability(source);
    match ability.operation {
        Operation::SetDie => ability.n.into(),
        _ => (value + u16::from(ability.n)).min(6),
    }
}

/// Returns the task that a closed roll leads to, by its value if it was good enough (SE-16, the agenda).
fn task(reading: &Reading<'_>, roll: RollFor, success: Option<u8>) -> Option<Task> {
    let penalty = |pile, cards| Few::new(cards).map(|cards| Task::Penalty { pile, cards });
    match (roll, success) {
        (RollFor::Dig(pile), Some(value)) => {
            let from = Piles::from_letters(&pile.pile().letter().to_string())?;
            let left = Cards::new(1 + reading.bonus_cards(value))?;
            Some(Task::Take {
                from: Origin::Scrap(from),
                left,
            })
        }
        (RollFor::Dig(pile), None) => match pile.pile() {
            Pile::Machine => penalty(Pile::Machine, 2),
            _ => penalty(Pile::Part, 3),
        },
        (RollFor::Steal, Some(_)) => {
            let (from, floor) = (Piles::from_letters("pm")?, Ranged::nearest(2));
            Some(Task::Take {
                from: Origin::Ghost { from, floor },
                left: Cards::new(1)?,
            })
        }
        (RollFor::Steal, None) => penalty(Pile::Part, reading.game.options().steal_penalty.get()),
        (RollFor::Use(_), _) => None,
    }
}

/// Checks what follows a roll that was closed: its task waits, or was carried out as there was no choice.
fn closed(
    reading: &Reading<'_>,
    step: &Step<'_, Scrapyard>,
    place: usize,
    roll: RollFor,
    success: Option<u8>,
) -> Result<(), String> {
    let next = step.events.get(place + 1);
    let waits = reading.game.agenda(step.after).next();
    let Some(task) = task(reading, roll, success) else {
        // Nobody takes a card, and nobody draws one.
        let nothing = matches!(next, None | Some(Event::Paced | Event::Ended { .. }));
        return require(nothing || success.is_some(), || told(step));
    };
    let holds = match (task, next) {
        (_, None) => waits == Some(task),
        (
            Task::Penalty { pile, cards },
            Some(Event::Penalty {
                pile: of,
                cards: drawn,
            }),
        ) => {
            let shield = reading
                .fresh()
                .into_iter()
                .any(|(_, one, _)| one.operation == Operation::NoPenalty);
            (pile, cards.get()) == (*of, *drawn) && !shield
        }
        (
            Task::Take {
                from: Origin::Scrap(from),
                ..
            },
            Some(Event::Took { card, .. }),
        ) => from.contains(card.pile()),
        (
            Task::Take {
                from: Origin::Ghost { .. },
                ..
            },
            Some(Event::Took { .. }),
        ) => true,
        _ => false,
    };
    require(holds, || format!("{task:?} is due, in {}", told(step)))
}

/// Returns the number of cards that an action may bring the player, by what it is.
fn most(reading: &Reading<'_>, action: Decision) -> u16 {
    match action {
        Decision::Draw(_) | Decision::Steal | Decision::Invent(_) => 1,
        Decision::Dig(_) => 1 + reading.bonus_cards(6),
        Decision::Use(source) => {
            let ability = reading.game.ability(source);
            match ability.operation {
                Operation::Draw | Operation::Salvage | Operation::Reclaim => ability.n.into(),
                Operation::Look => ability.keep.into(),
                Operation::ShortInvention | Operation::StandIn => 1,
                _ => 0,
            }
        }
        _ => 0,
    }
}

proptest! {
    #![proptest_config(cases(60))]

    /// SE-8: a roll is worth its face, its boosts and what abilities make of it; it closes when nothing better is
    /// in reach, succeeds with what it needs, and leads to a card or a penalty.
    #[test]
    fn a_roll_is_worth_what_the_rulebook_says(walk in any_games()) {
        for step in walk.steps() {
            check(follow(walk.game(), &step))?;
        }
    }

    /// SE-5, SE-6, SE-7, SE-13: an action brings as many cards as it says, and fewer only if the player stops or
    /// nothing is left.
    #[test]
    fn an_action_brings_as_many_cards_as_it_says(walk in any_games()) {
        let (mut left, mut may_be_fewer) = (0, true);
        for step in walk.steps() {
            may_be_fewer |= step.input == Input::Decision(Decision::Stop);
            for event in &step.events {
                match event {
                    Event::Acted { action, .. } => {
                        prop_assert!(left == 0 || may_be_fewer, "{left} cards did not come before {}", told(&step));
                        left = most(&Reading::new(walk.game(), step.before), *action);
                        // A roll may fail, and what a pile or the ghost has no more cannot come.
                        may_be_fewer = !matches!(action, Decision::Draw(_) | Decision::Invent(_));
                    }
                    Event::NoCard { .. } => may_be_fewer = true,
                    Event::Drew { who: Side::Player, .. } | Event::Took { .. } => {
                        prop_assert!(left > 0, "{}", told(&step));
                        left -= 1;
                    }
                    _ => {}
                }
            }
        }
    }

    /// SE-4.5, SE-4.7: a card is scrapped for a limit, a build or a boost, and a limit is looked at when the action
    /// is over.
    #[test]
    fn cards_are_scrapped_at_the_end_of_an_action(walk in any_games()) {
        for step in walk.steps() {
            let scrapped = step.events.iter().filter(|event| matches!(event, Event::Scrapped { .. })).count();
            let before = step.before.phase();
            let chosen = matches!(step.input, Input::Decision(Decision::Scrap(_)));
            prop_assert_eq!(chosen, before == Phase::Trim, "{}", told(&step));
            prop_assert!(scrapped >= usize::from(chosen));
        }
    }
}
