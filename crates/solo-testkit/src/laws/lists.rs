//! Laws of lists: possible inputs, and shortcuts that do not build the list.

use core::fmt::{Debug, Display};

use solo_core::{Game, Input, InputOf, Next, Weight, below};

use super::{broken, each, vocabularies};
use crate::panics::caught;
use crate::report::{cut, demand, same};
use crate::trial::{Early, write_input};

/// Checks that lists are ascending, without repetition, bounded, and non-empty exactly when due.
///
/// Weights are positive, and some game has a decision.
///
/// # Errors
/// A description of the violation.
pub fn lists<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    let mut decided = games == 0;
    each("lists", base, games, |trial| {
        let played = trial.walk(|seen| {
            decided |= !list_decisions(seen.game, seen.state).is_empty();
            lists_at(seen.game, seen.state)
        })?;
        match &played.early {
            Some(Early::Stuck(_)) => trial.whole(&played),
            _ => Ok(()),
        }
    })?;
    demand(decided, || {
        let what = format!(
            "no decision is listed in any of {games} games of {}",
            G::NAME
        );
        broken("lists", games, &what)
    })
}

/// Checks the law of lists at one position.
pub(super) fn lists_at<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let next = caught("next", || game.next(state))?;
    let decisions = caught("decisions", || list_decisions(game, state))?;
    let outcomes = caught("chances", || list_outcomes(game, state))?;
    let (decision_due, chance_due) = match next {
        Next::Decision => (true, false),
        Next::Chance(_) => (false, true),
        Next::Over(_) => (false, false),
    };
    let listed = || texts(decisions.iter().map(|one| game.decision_text(*one)));
    let possible = || texts(outcomes.iter().map(|one| game.chance_text(one.0)));
    let due = || match next {
        Next::Decision => "a decision",
        Next::Chance(_) => "chance",
        Next::Over(_) => "nothing, as it is over",
    };
    demand(decisions.is_empty() != decision_due, || {
        let (count, due) = (decisions.len(), due());
        format!(
            "the game waits for {due}, and there are {count} decisions{}",
            listed()
        )
    })?;
    demand(outcomes.is_empty() != chance_due, || {
        let (count, due) = (outcomes.len(), due());
        format!(
            "the game waits for {due}, and there are {count} outcomes{}",
            possible()
        )
    })?;
    let mut ordered = decisions.clone();
    if !G::ASCENDING {
        ordered.sort_unstable();
    }
    demand(ordered.is_sorted_by(|one, other| one < other), || {
        format!("the decisions are not in ascending order{}", listed())
    })?;
    demand(outcomes.is_sorted_by(|one, other| one.0 < other.0), || {
        format!("the outcomes are not in ascending order{}", possible())
    })?;
    demand(decisions.len() <= G::MAX_DECISIONS, || {
        format!(
            "more decisions than MAX_DECISIONS, which is {}",
            G::MAX_DECISIONS
        )
    })?;
    demand(outcomes.len() <= G::MAX_CHANCES, || {
        format!(
            "more outcomes than MAX_CHANCES, which is {}",
            G::MAX_CHANCES
        )
    })?;
    demand(outcomes.iter().all(|(_, weight)| *weight > 0), || {
        let none = outcomes.iter().filter(|one| one.1 == 0);
        let none = texts(none.map(|one| game.chance_text(one.0)));
        format!("an outcome has no weight{none}")
    })?;
    Ok(())
}

/// Returns inputs as they are written, on a line below; nothing if there are none.
fn texts(inputs: impl Iterator<Item = impl Display>) -> String {
    let texts: Vec<String> = inputs.map(|one| one.to_string()).collect();
    match texts.as_slice() {
        [] => String::new(),
        texts => format!("\n  {}", cut(&texts.join(", "))),
    }
}

/// Returns the decisions, of a list that is too long only the first ones.
pub(super) fn list_decisions<G: Game>(game: &G, state: &G::State) -> Vec<G::Decision> {
    let most = G::MAX_DECISIONS.saturating_add(1);
    game.decisions(state).take(most).collect()
}

/// Returns the outcomes, of a list that is too long only the first ones.
pub(super) fn list_outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, Weight)> {
    let most = G::MAX_CHANCES.saturating_add(1);
    game.chances(state).take(most).collect()
}

/// Checks that methods overridden for speed agree with the definitions in [`Game`].
///
/// # Errors
/// A description of the violation.
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
            lists_by_place(seen.game, seen.state)?;
            outcomes_by_case(seen.game, seen.state, |bound| below(&mut generator, bound))
        })?;
        // Refusals have to agree as well.
        let (decisions, _) = vocabularies(&trial.game);
        trial.revisit(&inputs, 2, |_, state| {
            for &decision in &decisions {
                let input = Input::Decision(decision);
                let mut after = state.clone();
                let at = |what: String| format!("{what}, at {}", write_input(&trial.game, input));
                let in_place = caught("advance", || trial.game.advance(&mut after, input, &mut ()));
                let in_place = in_place.map_err(at)?;
                let pure = caught("apply", || trial.game.apply(state, input)).map_err(at)?;
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

/// Checks that every way to walk through the lists of a position yields the same, legal entries.
pub(super) fn lists_by_place<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let decisions = by_place("decisions", || game.decisions(state))?;
    let illegal = decisions
        .into_iter()
        .find(|one| !game.is_legal(state, *one));
    demand(illegal.is_none(), || {
        let listed = illegal.map(|one| game.decision_text(one).to_string());
        format!("is_legal is false for {}", listed.unwrap_or_default())
    })?;
    by_place("outcomes", || game.chances(state)).map(|_| ())
}

/// Returns entries of a list with their indices: all of a short list, of a longer one 16.
fn chosen<T>(all: &[T]) -> impl Iterator<Item = (usize, &T)> {
    let step = all.len().div_ceil(16).max(1);
    // The first and the last of them are where mistakes are.
    let last = all.len().saturating_sub(1);
    let entries = all.iter().enumerate();
    entries.filter(move |(index, _)| index.is_multiple_of(step) || *index == last)
}

/// Returns the entries of a list, equal one by one, by index and all together.
fn by_place<T: Copy + PartialEq + Debug, I: ExactSizeIterator<Item = T>>(
    what: &str,
    list: impl Fn() -> I,
) -> Result<Vec<T>, String> {
    let (mut all, mut lengths) = (Vec::new(), Vec::new());
    let mut entries = list();
    loop {
        lengths.push(entries.len());
        let hint = entries.size_hint();
        let hinted = (hint.0, hint.1.unwrap_or(usize::MAX));
        same(
            &format!("the size_hint of the {what}"),
            &hinted,
            &(entries.len(), entries.len()),
        )?;
        let Some(entry) = entries.next() else { break };
        all.push(entry);
    }
    let left: Vec<usize> = (0..=all.len()).rev().collect();
    same(&format!("the lengths of the {what}"), &lengths, &left)?;
    for (index, entry) in chosen(&all) {
        let mut entries = list();
        same(
            &format!("nth of the {what}"),
            &entries.nth(index).as_ref(),
            &Some(entry),
        )?;
        let behind = (entries.len(), entries.next());
        let next = index.saturating_add(1);
        let expected = (all.len().saturating_sub(next), all.get(next).copied());
        same(&format!("the {what} behind the nth"), &behind, &expected)?;
    }
    for beyond in [all.len(), all.len().saturating_add(1), usize::MAX] {
        same(
            &format!("nth of the {what} beyond the end"),
            &list().nth(beyond),
            &None,
        )?;
    }
    let mut folded = Vec::new();
    list().for_each(|entry| folded.push(entry));
    same(&format!("fold of the {what}"), &folded, &all)?;
    Ok(all)
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
            let picked = game.pick_chance(state, |all| if all == sum { case } else { u32::MAX });
            same("pick_chance", &picked, &Some(chance))?;
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
