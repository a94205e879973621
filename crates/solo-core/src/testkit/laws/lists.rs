//! Laws of lists: what can come next, and whatever is found in a list without making it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::{each, vocabularies};
use crate::game::{Game, Input, InputOf, Next, Weight};
use crate::sample::below;
use crate::testkit::play::{demand, same};

/// Lists are ascending without repetition, bounded, never empty when due and always empty when not;
/// weights are positive.
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
    Ok(())
}

pub(super) fn list_decisions<G: Game>(game: &G, state: &G::State) -> Vec<G::Decision> {
    game.decisions(state).collect()
}

pub(super) fn list_outcomes<G: Game>(game: &G, state: &G::State) -> Vec<(G::Chance, Weight)> {
    game.chances(state).collect()
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

/// However a list is walked through, it has the same entries.
pub(super) fn decisions_by_place<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let mut list = Vec::new();
    let mut entries = game.decisions(state);
    loop {
        let left = entries.len();
        let Some(decision) = entries.next() else {
            same("the length at the end of the decisions", &left, &0)?;
            break;
        };
        list.push((left, decision));
    }
    let count = list.len();
    for (place, (left, decision)) in list.into_iter().enumerate() {
        same(
            "the length of the decisions",
            &left.saturating_add(place),
            &count,
        )?;
        let mut entries = game.decisions(state);
        same("nth decision", &entries.nth(place), &Some(decision))?;
        same(
            "the decisions behind the nth",
            &entries.len().saturating_add(1),
            &left,
        )?;
        demand(game.is_legal(state, decision), || {
            format!("is_legal is false for {}", game.decision_text(decision))
        })?;
    }
    let mut folded: usize = 0;
    game.decisions(state)
        .for_each(|_| folded = folded.saturating_add(1));
    same("all decisions", &folded, &count)?;
    for beyond in [count, count.saturating_add(1), usize::MAX] {
        same(
            "nth decision beyond the end",
            &game.decisions(state).nth(beyond),
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
    same(
        "the length of the outcomes",
        &game.chances(state).len(),
        &list.len(),
    )?;
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
