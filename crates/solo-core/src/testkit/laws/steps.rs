//! Laws of a single step: what is legal, what it does, and that it always does the same.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Debug;
use core::ops::ControlFlow;

use super::{each, vocabularies};
use crate::game::{Game, Input, InputOf, Next, Refusal, Weight};
use crate::sample::below;
use crate::testkit::play::{demand, same, steps, write_input};

/// The same inputs lead to the same positions and events.
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::determinism(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn determinism<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("determinism", base, games, |trial| {
        let again = trial.game.with_options(trial.game.options().clone());
        let again = again.map_err(|error| error.to_string())?;
        let inputs = trial.play(|seen| {
            let mut events = Vec::new();
            let state = match seen.inputs.last() {
                Some(&input) => again.apply_with_events(seen.before, input, &mut events),
                None => Ok(again.start_with_events(&mut events)),
            };
            same("two positions", &state, &Ok(seen.state.clone()))?;
            same_events(&events, seen.events)?;
            same(
                "two kinds of next step",
                &again.next(seen.state),
                &seen.game.next(seen.state),
            )
        })?;
        same("two games", &trial.play(|_| Ok(()))?, &inputs)
    })
}

fn same_events<E: Debug>(one: &[E], other: &[E]) -> Result<(), String> {
    same(
        "two lists of events",
        &format!("{one:?}"),
        &format!("{other:?}"),
    )
}

/// Lists are ascending without repetition, bounded, never empty when due and always empty when not;
/// they stop when they are told to; weights are positive.
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::lists(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn lists<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("lists", base, games, |trial| {
        trial
            .play(|seen| lists_at(seen.game, seen.state))
            .map(|_| ())
    })
}

/// The law of lists at one position.
pub(super) fn lists_at<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let next = game.next(state);
    let decisions = list_decisions(game, state);
    let outcomes = list_outcomes(game, state);
    let (decision_due, chance_due) = match next {
        Next::Decision => (true, false),
        Next::Chance(_) => (false, true),
        Next::Over(_) => (false, false),
    };
    demand(decisions.is_empty() != decision_due, || {
        format!("the game waits for {next:?}, and the decisions are {decisions:?}")
    })?;
    demand(outcomes.is_empty() != chance_due, || {
        format!("the game waits for {next:?}, and the outcomes are {outcomes:?}")
    })?;
    let mut ordered = decisions.clone();
    if !G::ASCENDING {
        ordered.sort_unstable();
    }
    demand(ordered.is_sorted_by(|one, other| one < other), || {
        format!("the decisions are not in ascending order: {decisions:?}")
    })?;
    demand(outcomes.is_sorted_by(|one, other| one.0 < other.0), || {
        format!("the outcomes are not in ascending order: {outcomes:?}")
    })?;
    demand(decisions.len() <= G::MAX_DECISIONS, || {
        format!("{} decisions are more than MAX_DECISIONS", decisions.len())
    })?;
    demand(outcomes.len() <= G::MAX_CHANCES, || {
        format!("{} outcomes are more than MAX_CHANCES", outcomes.len())
    })?;
    demand(outcomes.iter().all(|(_, weight)| *weight > 0), || {
        format!("an outcome has no weight: {outcomes:?}")
    })?;
    let visits = |left: &mut u32| {
        *left = left.saturating_sub(1);
        if *left == 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    stops(steps(&decisions), "decisions", |left| {
        game.decisions(state, |_| visits(left))
    })?;
    stops(steps(&outcomes), "outcomes", |left| {
        game.chances(state, |_, _| visits(left))
    })
}

/// A list that is told to stop after some entries stops there and says so.
fn stops(
    entries: u32,
    what: &str,
    mut visit: impl FnMut(&mut u32) -> ControlFlow<()>,
) -> Result<(), String> {
    for stop in [1, entries.div_ceil(2), entries, entries.saturating_add(1)] {
        if stop == 0 {
            continue;
        }
        let mut left = stop;
        let flow = visit(&mut left);
        let expected = stop.saturating_sub(entries);
        demand(
            left == expected && flow.is_break() == (stop <= entries),
            || {
                format!(
                    "told to stop after {stop} of {entries}, the list of {what} ended with {flow:?}"
                )
            },
        )?;
    }
    Ok(())
}

fn list_decisions<G: Game>(game: &G, state: &G::State) -> Vec<G::Decision> {
    let mut list = Vec::new();
    let _ = game.decisions(state, |decision| {
        list.push(decision);
        ControlFlow::Continue(())
    });
    list
}

fn list_outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, Weight)> {
    let mut list = Vec::new();
    let _ = game.chances(state, |chance, weight| {
        list.push((chance, weight));
        ControlFlow::Continue(())
    });
    list
}

/// What is listed is accepted, what is not listed is refused, over everything that can be written
/// down; a refusal changes nothing, and names its rule and its reason.
///
/// All positions of short games are tried, and some of long ones.
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::legality(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn legality<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("legality", base, games, |trial| {
        let inputs = trial.play(|_| Ok(()))?;
        let (decisions, chances) = vocabularies(&trial.game);
        let words = steps(&decisions).saturating_add(steps(&chances)).max(1);
        let limit = 16_384_u32.div_euclid(words).clamp(2, 32);
        trial.revisit(&inputs, limit, |_, state| {
            legality_at(&trial.game, state, &decisions, &chances)
        })
    })
}

pub(super) fn legality_at<G: Game>(
    game: &G,
    state: &G::State,
    decisions: &[G::Decision],
    chances: &[G::Chance],
) -> Result<(), String> {
    let mut listed = list_decisions(game, state);
    // The order is the affair of another law.
    listed.sort_unstable();
    for &decision in decisions {
        let legal = listed.binary_search(&decision).is_ok();
        legal_at(game, state, Input::Decision(decision), legal)?;
        demand(game.is_legal(state, decision) == legal, || {
            let text = game.decision_text(decision);
            format!(
                "is_legal says {} for {text}, the list says otherwise",
                !legal
            )
        })?;
    }
    let unknown = listed.iter().find(|d| decisions.binary_search(d).is_err());
    demand(unknown.is_none(), || {
        format!("{unknown:?} is listed, but not in the vocabulary, or that is not in order")
    })?;
    let listed = list_outcomes(game, state);
    let find = |chance: &G::Chance| listed.binary_search_by(|(one, _)| one.cmp(chance));
    for chance in chances {
        legal_at(game, state, Input::Chance(*chance), find(chance).is_ok())?;
    }
    let unknown = listed.iter().find(|c| chances.binary_search(&c.0).is_err());
    demand(unknown.is_none(), || {
        format!("{unknown:?} can come, but is not in the vocabulary, or that is not in order")
    })
}

fn legal_at<G: Game>(
    game: &G,
    state: &G::State,
    input: InputOf<G>,
    legal: bool,
) -> Result<(), String> {
    let mut after = state.clone();
    let mut events = Vec::new();
    let result = game.advance(&mut after, input, &mut events);
    let text = || write_input(game, input);
    demand(result.is_ok() == legal, || match &result {
        Ok(()) => format!("{} is accepted, but not listed", text()),
        Err(refusal) => format!("{} is listed, but refused: {refusal}", text()),
    })?;
    let Err(refusal) = result else { return Ok(()) };
    same("a refusal changed the position", &after, state)?;
    demand(events.is_empty(), || {
        format!("{} is refused, but something happened: {events:?}", text())
    })?;
    demand(is_clause(refusal.rule()), || {
        format!("{}: {:?} is no clause", text(), refusal.rule())
    })?;
    let reasons = [refusal.reason().to_string(), refusal.to_string()];
    demand(reasons.iter().all(|words| !words.is_empty()), || {
        format!("{}: refused without a reason", text())
    })
}

/// Upper-case letters, a hyphen, and something behind it: `TK-5.6`.
fn is_clause(rule: &str) -> bool {
    rule.split_once('-').is_some_and(|(prefix, number)| {
        let letters = prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        letters && !prefix.is_empty() && !number.is_empty()
    })
}

/// Whatever a game overrides for speed agrees with the definition in [`Game`].
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::shortcuts(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn shortcuts<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("shortcuts", base, games, |trial| {
        same(
            "start",
            &trial.game.start(),
            &trial.game.start_with_events(&mut ()),
        )
        .map_err(|what| trial.report(&[], &what))?;
        let mut generator = trial.generator();
        let inputs = trial.play(|seen| {
            if let Some(&input) = seen.inputs.last() {
                ways_to_step(seen.game, seen.before, input, seen.state)?;
            }
            decisions_by_place(seen.game, seen.state)?;
            outcomes_by_case(seen.game, seen.state, |bound| below(&mut generator, bound))
        })?;
        // Refusals have to agree as well.
        let (decisions, _) = vocabularies(&trial.game);
        trial.revisit(&inputs, 2, |_, state| {
            for &decision in &decisions {
                let input = Input::Decision(decision);
                let mut after = state.clone();
                let in_place = trial.game.advance(&mut after, input, &mut ());
                let pure = trial.game.apply(state, input);
                same("advance and apply", &in_place.map(|()| after), &pure)?;
            }
            Ok(())
        })
    })
}

fn ways_to_step<G: Game>(
    game: &G,
    before: &G::State,
    input: InputOf<G>,
    after: &G::State,
) -> Result<(), String> {
    let expected = Ok(after.clone());
    same("apply", &game.apply(before, input), &expected)?;
    let silent = game.apply_with_events(before, input, &mut ());
    same("apply without listening", &silent, &expected)?;
    let mut in_place = before.clone();
    let result = game.advance(&mut in_place, input, &mut ());
    same(
        "advance without listening",
        &result.map(|()| in_place),
        &expected,
    )
}

pub(super) fn decisions_by_place<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let list = list_decisions(game, state);
    let count = game.decision_count(state);
    same("decision_count", &count, &steps(&list))?;
    for (place, decision) in (0..).zip(&list) {
        same(
            "nth_decision",
            &game.nth_decision(state, place),
            &Some(*decision),
        )?;
        let mut told = None;
        let chosen = game.choose_decision(state, |count| {
            told = Some(count);
            place
        });
        same(
            "choose_decision",
            &(told, chosen),
            &(Some(count), Some(*decision)),
        )?;
        demand(game.is_legal(state, *decision), || {
            format!("is_legal is false for {}", game.decision_text(*decision))
        })?;
    }
    for beyond in [count, count.saturating_add(1), u32::MAX] {
        same(
            "nth_decision beyond the end",
            &game.nth_decision(state, beyond),
            &None,
        )?;
    }
    Ok(())
}

pub(super) fn outcomes_by_case<G: Game>(
    game: &G,
    state: &G::State,
    mut random: impl FnMut(u32) -> u32,
) -> Result<(), String> {
    let list = list_outcomes(game, state);
    let weight = game.chance_weight(state);
    let sum = list
        .iter()
        .fold(0_u32, |sum, (_, w)| sum.saturating_add(*w));
    same("chance_weight", &weight, &sum)?;
    let mut begin: Weight = 0;
    for (chance, weight) in list {
        let end = begin.saturating_add(weight);
        let inside = begin.saturating_add(random(weight));
        for case in [begin, inside, end.saturating_sub(1)] {
            same("nth_chance", &game.nth_chance(state, case), &Some(chance))?;
        }
        begin = end;
    }
    for beyond in [weight, weight.saturating_add(1), u32::MAX] {
        same(
            "nth_chance beyond the end",
            &game.nth_chance(state, beyond),
            &None,
        )?;
    }
    Ok(())
}

/// The invariants of the game hold everywhere.
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::audit(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn audit<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("audit", base, games, |trial| {
        trial
            .play(|seen| seen.game.audit(seen.state).map_err(ToString::to_string))
            .map(|_| ())
    })
}

/// Every game ends within [`Game::MAX_STEPS`], and after the end everything is refused.
///
/// # Errors
/// How the law is broken.
///
/// ```
/// use solo_core::example::Ten;
/// solo_core::testkit::laws::end(&Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn end<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("end", base, games, |trial| {
        let inputs = trial.play(|_| Ok(()))?;
        let (decisions, chances) = vocabularies(&trial.game);
        let decisions = decisions.into_iter().map(Input::Decision);
        let chances = chances.into_iter().map(Input::Chance);
        let everything: Vec<InputOf<G>> = decisions.chain(chances).collect();
        trial.revisit(&inputs, 0, |taken, state| {
            if taken.len() < inputs.len() {
                return Ok(());
            }
            for &input in &everything {
                let expected = Err(G::Refusal::game_over());
                same("after the end", &trial.game.apply(state, input), &expected)?;
            }
            Ok(())
        })
    })
}
