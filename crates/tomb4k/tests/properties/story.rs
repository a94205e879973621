//! Events, in order: chapters TK-3 to TK-12, and TK-16.

use proptest::prelude::*;
use solo_testkit::strategies::Step;
use tomb4k::{Event, Input, Tomb};

use super::tale::{Next, Tale};
use super::{any_games, cases, check, told};

/// Foretells every event of a step, and the position after it.
fn foretell(game: &Tomb, step: &Step<'_, Tomb>) -> Result<(), String> {
    let mut tale = Tale::read(step.before);
    let mut next = match step.input {
        Input::Chance(tomb4k::Chance::Card(card)) => Next::Event(Event::Card { card: card.card() }),
        Input::Decision(decision) => tale.after_decision(decision),
    };
    for event in &step.events {
        if next != Next::Event(*event) {
            return Err(format!(
                "{next:?} was due and not {event:?}, in {}",
                told(step)
            ));
        }
        tale.note(event);
        next = tale.after_event(game.options(), event);
    }
    if next != Next::Rest(step.after.phase()) {
        return Err(format!("{next:?} is due after {}", told(step)));
    }
    let after = Tale::read(step.after);
    if tale == after {
        Ok(())
    } else {
        Err(format!("{tale:?} became {after:?} by {}", told(step)))
    }
}

proptest! {
    #![proptest_config(cases(256))]

    /// TK-16: every event follows from the one before, and what all of them tell is the position.
    #[test]
    fn every_event_follows_from_the_one_before(walk in any_games()) {
        for step in walk.steps() {
            check(foretell(walk.game(), &step))?;
        }
    }

    /// TK-3.13: every finished turn has a stack, and together they are the covered cards.
    #[test]
    fn every_finished_turn_leaves_a_stack(walk in any_games()) {
        for step in walk.steps() {
            let [before, after] = [step.before, step.after].map(|state| state.stacks().collect::<Vec<_>>());
            let new = step.events.iter().filter_map(|event| match event {
                Event::TurnEnds { left, .. } => Some(*left),
                _ => None,
            });
            let expected: Vec<u8> = before.into_iter().chain(new).collect();
            prop_assert_eq!(&after, &expected);
            prop_assert!(after.iter().all(|cards| *cards > 0));
            let cards: u32 = after.iter().map(|cards| u32::from(*cards)).sum();
            prop_assert_eq!(cards, step.after.covered().len());
            prop_assert_eq!(after.len(), usize::from(step.after.finished_turns()));
        }
    }
}
