//! Actions, what is listed and what follows: chapters SE-4, SE-9, SE-14 and SE-16.

use proptest::prelude::*;
use scrapyard::{Decision, Event, GameResult, Phase, Pile, RollFor, Scrapyard, Side, Task};
use solo_core::{Input, Next};
use solo_testkit::strategies::Step;

use super::reading::Reading;
use super::{any_games, cases, check, require, told};

/// Checks what follows the declaration of an action: a card, a roll, a card built, or the effect of an ability.
fn begins(game: &Scrapyard, step: &Step<'_, Scrapyard>, action: Decision) -> Result<(), String> {
    let first = game.agenda(step.after).next();
    let next = step.events.get(1);
    let waits = |task: Task| step.events.len() == 1 && first == Some(task);
    let holds = match action {
        Decision::Draw(pile) => {
            let one = solo_core::Ranged::nearest(1);
            let gain = Task::Gain {
                side: Side::Player,
                pile,
                left: one,
            };
            let drew = |event: &Event| match event {
                Event::Drew {
                    who: Side::Player,
                    card,
                    ..
                } => card.pile() == pile,
                _ => false,
            };
            let shuffled = matches!(next, Some(Event::Reshuffled { pile: of, .. }) if *of == pile);
            waits(gain) || next.is_some_and(drew) || shuffled && first == Some(gain)
        }
        Decision::Dig(pile) => waits(Task::Die {
            roll: RollFor::Dig(pile),
        }),
        Decision::Steal => waits(Task::Die {
            roll: RollFor::Steal,
        }),
        Decision::Build(machine) => {
            matches!(next, Some(Event::Built { machine: built, parts, omitted: None })
                if *built == machine && **parts == game.parts_of(machine))
        }
        Decision::Invent(invention) => {
            matches!(next, Some(Event::Invented { invention: done, machines, omitted: None })
                if *done == invention && **machines == game.machines_of(invention))
        }
        Decision::Use(source) => {
            let used = matches!(next, Some(Event::Ability { source: of, .. }) if *of == source);
            let roll = first
                == Some(Task::Die {
                    roll: RollFor::Use(source),
                })
                && step.events.len() == 2;
            used && roll == (game.ability(source).need > 0)
        }
        _ => false,
    };
    require(holds, || told(step))
}

proptest! {
    #![proptest_config(cases(40))]

    /// SE-16.2: what is listed is what the rulebook allows, in its order.
    #[test]
    fn lists_are_what_the_rulebook_allows(walk in any_games()) {
        for state in walk.states() {
            let list: Vec<Decision> = walk.game().decisions(state).collect();
            let due = matches!(walk.game().next(state), Next::Decision);
            let expected = if due { Reading::new(walk.game(), state).list() } else { Vec::new() };
            prop_assert_eq!(&list, &expected);
            // SE-16.3: nobody is asked without a choice, except for an action, which there always is (SE-4.9).
            let least = if state.phase() == Phase::Main { 1 } else { 2 };
            prop_assert!(!due || list.len() >= least);
        }
    }

    /// SE-4.8: the counter of actions rises by one with each action, and by nothing else.
    #[test]
    fn the_counter_rises_by_one_with_each_action(walk in any_games()) {
        for step in walk.steps() {
            let acts = step.before.phase() == Phase::Main;
            let [before, after] = [step.before, step.after].map(scrapyard::State::actions);
            prop_assert_eq!(after, before + u16::from(acts), "{}", told(&step));
            let declared = step.events.iter().filter(|event| matches!(event, Event::Acted { .. }));
            prop_assert_eq!(declared.count(), usize::from(acts));
        }
    }

    /// SE-4.2: an action is what was chosen, and begins with it.
    #[test]
    fn an_action_begins_as_it_was_declared(walk in any_games()) {
        for step in walk.steps() {
            if let Some(Event::Acted { n, action }) = step.events.first() {
                prop_assert_eq!(step.input, Input::Decision(*action));
                prop_assert_eq!(*n, step.after.actions());
                check(begins(walk.game(), &step, *action))?;
            }
        }
    }

    /// SE-2.7, SE-1.2: completed Inventions stay, come one at a time, and the third ends the game.
    #[test]
    fn inventions_stay_and_come_one_at_a_time(walk in any_games()) {
        for step in walk.steps() {
            let (before, after) = (step.before, step.after);
            let of = |wanted: fn(&Event) -> bool| step.events.iter().filter(|event| wanted(event)).count();
            let player = of(|event| matches!(event, Event::Invented { .. }));
            let ghost = of(|event| matches!(event, Event::GhostInvented { .. }));
            for (before, after, new) in [
                (before.done().collect::<Vec<_>>(), after.done().collect::<Vec<_>>(), player),
                (before.ghost_done().collect(), after.ghost_done().collect(), ghost),
            ] {
                prop_assert!(after.starts_with(&before) && after.len() == before.len() + new);
                prop_assert!(after.len() < 3 || step.after.phase() == Phase::Over);
            }
            prop_assert!(player <= 1, "{}", told(&step));
            // SE-9.3: what was completed makes room for the top Invention.
            if player == 1 && after.phase() != Phase::Over {
                let due = |task| matches!(task, Task::Gain { side: Side::Player, pile: Pile::Invention, .. });
                let due = walk.game().agenda(after).next().is_some_and(due);
                let came = of(|event| matches!(event, Event::Drew { who: Side::Player, .. } | Event::NoCard { .. })) > 0;
                prop_assert!(due || came, "{}", told(&step));
            }
        }
    }

    /// SE-14.1, SE-14.3, SE-15.4: a game ends with three Inventions of a side or at its cap, and is rated by it.
    #[test]
    fn a_game_ends_with_three_inventions_or_at_its_cap(walk in any_games()) {
        let outcome = walk.outcome().expect("the game is over");
        let (player, ghost) = (walk.state().done().count(), walk.state().ghost_done().count());
        let cap = walk.game().options().action_cap.get();
        let (result, rating) = match (player, ghost) {
            (3, _) => (GameResult::Win, 2000 - usize::from(walk.state().actions())),
            (_, 3) => (GameResult::Loss, 100 * player),
            _ => (GameResult::Capped, 100 * player),
        };
        prop_assert_eq!(outcome.result, result);
        prop_assert_eq!(usize::from(outcome.rating), rating);
        prop_assert_eq!((usize::from(outcome.player), usize::from(outcome.ghost)), (player, ghost));
        prop_assert_eq!(outcome.actions, walk.state().actions());
        prop_assert!(walk.state().actions() <= cap && (result != GameResult::Capped || walk.state().actions() == cap));
    }
}
