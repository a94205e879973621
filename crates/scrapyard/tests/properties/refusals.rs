//! Reasons of refusals: chapter SE-16 and the clauses that forbid it.

use proptest::prelude::*;
use scrapyard::catalogue::Operation;
use scrapyard::{Card, Chance, Decision, Input, Origin, Pile, Scrapyard, Source, State, Task};
use solo_core::{Countable, Next};

use super::ledger::{count, of_pile};
use super::reading::Reading;
use super::{any_games, cases};

/// Returns the clause that defines what an ability does (SE-13).
const fn clause(operation: Operation) -> &'static str {
    match operation {
        Operation::Draw => "SE-13.1",
        Operation::Salvage => "SE-13.2",
        Operation::Reclaim => "SE-13.3",
        Operation::Look => "SE-13.4",
        Operation::ShortMachine => "SE-13.5",
        Operation::ShortInvention => "SE-13.6",
        Operation::StandIn => "SE-13.7",
        Operation::SetDie => "SE-13.9",
        // No reaction but this is left out of a list.
        _ => "SE-16.2",
    }
}

/// Returns the clause that forbids the use of a source: another one's, a spent one, or one without effect now.
fn use_forbidden_by(
    reading: &Reading<'_>,
    source: Source,
    fits: impl Fn(Operation) -> bool,
) -> &'static str {
    let operation = reading.game.ability(source).operation;
    let (own, spent) = match source {
        Source::Character(character) => (reading.state.character() == Some(character), "SE-12.1"),
        Source::Machine(machine) => {
            let built = count(&reading.cards.built, Card::Machine(machine)) > 0;
            (built && reading.game.options().machine_abilities, "SE-11.2")
        }
    };
    let fresh = reading.fresh().iter().any(|(one, ..)| *one == source);
    match (own && !operation.is_passive(), fresh) {
        (false, _) => "SE-11.1",
        (true, false) => spent,
        (true, true) if fits(operation) => clause(operation),
        (true, true) => "SE-16.2",
    }
}

/// Returns the clause that keeps a card of the ghost from being taken (SE-7.3, SE-7.4, SE-7.6).
fn take_forbidden_by(reading: &Reading<'_>, card: Card) -> &'static str {
    let unbuilt = count(&reading.cards.ghost, card);
    let built = count(&reading.cards.ghost_built, card) > 0;
    match (unbuilt > 0, built) {
        (true, _) if reading.holds(card) => "SE-7.6",
        (true, _) => "SE-7.4",
        (false, true) => "SE-7.3",
        (false, false) => "SE-16.2",
    }
}

/// Returns the clause that forbids a decision of the player who is due.
fn forbidding(reading: &Reading<'_>, task: Task, decision: Decision) -> &'static str {
    match (task, decision) {
        (Task::Main, Decision::Draw(_)) => "SE-5.3",
        (Task::Main, Decision::Dig(_)) => "SE-6.3",
        (Task::Main, Decision::Steal) => "SE-7.7",
        (Task::Main, Decision::Build(_)) => "SE-9.1",
        (Task::Main, Decision::Invent(_)) => "SE-9.3",
        (Task::Main, Decision::Use(source)) => {
            use_forbidden_by(reading, source, Operation::is_action)
        }
        (Task::Trim, Decision::Scrap(card)) => {
            let over = of_pile(&reading.cards.hand, card.pile()) > limit(card.pile());
            if over { "SE-16.2" } else { "SE-4.7" }
        }
        (_, Decision::Scrap(_)) => "SE-4.7",
        (Task::Trim, decision) if is_action(decision) => "SE-4.3",
        (Task::Boost { .. }, Decision::Boost(_)) => "SE-8.1",
        (Task::Boost { .. }, Decision::Use(source)) => {
            use_forbidden_by(reading, source, |operation| operation == Operation::SetDie)
        }
        (Task::Penalty { .. }, Decision::Use(source)) => {
            use_forbidden_by(reading, source, |_| false)
        }
        (
            Task::Take {
                from: Origin::Ghost { from, .. },
                ..
            }
            | Task::More {
                from: Origin::Ghost { from, .. },
                ..
            },
            Decision::Take(card),
        ) if from.contains(card.pile()) => take_forbidden_by(reading, card),
        _ => "SE-16.2",
    }
}

/// Returns the number of cards of a type that an action may begin with (SE-4.3).
const fn limit(pile: Pile) -> usize {
    match pile {
        Pile::Part => 8,
        Pile::Machine => 5,
        Pile::Invention => 1,
    }
}

/// Returns whether this is an action at `main` (SE-4.2).
const fn is_action(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::Draw(_)
            | Decision::Dig(_)
            | Decision::Steal
            | Decision::Build(_)
            | Decision::Invent(_)
            | Decision::Use(_)
    )
}

/// Returns the clause and the reason of a refusal, which has to change nothing.
fn refused(game: &Scrapyard, state: &State, input: Input) -> Option<(&'static str, &'static str)> {
    let (mut after, mut events) = (state.clone(), Vec::new());
    let refusal = game.advance(&mut after, input, &mut events).err()?;
    assert!((&after, events.len()) == (state, 0), "{input:?}");
    Some((refusal.rule(), refusal.reason()))
}

proptest! {
    #![proptest_config(cases(72))]

    /// SE-16.1, SE-16.2: of all decisions, by number, exactly those on the list are accepted; a refusal changes
    /// nothing, and says why and by which clause.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games()) {
        let (game, all) = (walk.game(), Decision::values(walk.game()).collect::<Vec<_>>());
        for state in walk.states().iter().rev().step_by(23) {
            let list: Vec<Decision> = game.decisions(state).collect();
            let reading = Reading::new(game, state);
            let task = reading.game.agenda(reading.state).next();
            for decision in &all {
                let why = match (game.next(state), task) {
                    (Next::Decision, _) if list.contains(decision) => None,
                    (Next::Decision, Some(task)) => Some((forbidding(&reading, task, *decision), "illegal")),
                    (Next::Chance(_), _) => Some(("SE-16.1", "not_a_decision")),
                    _ => Some(("SE-14.1", "finished")),
                };
                prop_assert_eq!(refused(game, state, Input::Decision(*decision)), why, "{:?}", decision);
            }
        }
    }

    /// SE-16.1, SE-16.2: of all outcomes, by number, exactly those on the list can come.
    #[test]
    fn what_can_come_is_listed(walk in any_games()) {
        let (game, all) = (walk.game(), Chance::values(walk.game()).collect::<Vec<_>>());
        for state in walk.states().iter().rev().step_by(7) {
            let list: Vec<Chance> = game.chances(state).map(|(chance, _)| chance).collect();
            for chance in &all {
                let why = match game.next(state) {
                    Next::Chance(_) if list.contains(chance) => None,
                    Next::Chance(_) => Some(("SE-16.2", "illegal")),
                    Next::Decision => Some(("SE-16.1", "not_a_chance")),
                    Next::Over(_) => Some(("SE-14.1", "finished")),
                };
                prop_assert_eq!(refused(game, state, Input::Chance(*chance)), why, "{:?}", chance);
            }
        }
    }
}
