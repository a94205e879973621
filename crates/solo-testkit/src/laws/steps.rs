//! Laws of a single step: legality, effect and determinism.

use core::fmt::Debug;

use solo_core::{Faults, Game, Input, InputOf, Next, Refusal, RefusalKind, Weight};

use super::lists::{list_decisions, list_outcomes};
use super::{each, everything, positions, vocabularies};
use crate::panics::caught;
use crate::report::{demand, same};
use crate::trial::{Early, steps, write_input};

/// Checks that the same inputs lead to the same positions and events.
///
/// A position has the same lists and the same result whenever it is asked for them, also after other
/// positions and other games.
///
/// # Errors
/// A description of the violation.
pub fn determinism<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    // A game before, with its last position.
    let mut earlier: Option<(G, G::State, Answers<G>)> = None;
    each("determinism", base, games, |trial| {
        let again = trial.game.with_options(trial.game.options().clone());
        let again = again.map_err(|error| error.to_string())?;
        let mut shown = Vec::new();
        let inputs = trial.play(|seen| {
            let mut events = Vec::new();
            let state = match seen.inputs.last() {
                Some(&input) => again.apply_with_events(seen.before, input, &mut events),
                None => Ok(again.start_with_events(&mut events)),
            };
            same("two positions", &state, &Ok(seen.state.clone()))?;
            same_events(&events, seen.events)?;
            let answers = Answers::of(seen.game, seen.state);
            answers.hold(&again, seen.state)?;
            // The first positions and the last one.
            shown.truncate(63);
            shown.push((seen.inputs.len(), seen.state.clone(), answers));
            Ok(())
        })?;
        // Asked later and in another order: an answer may come from a cache.
        if let Some((game, state, answers)) = &earlier {
            let held = answers.hold(game, state);
            held.map_err(|what| trial.report(&inputs, &format!("asked after this game, {what}")))?;
        }
        for (taken, state, answers) in shown.iter().rev() {
            let so_far = inputs.get(..*taken).unwrap_or(&inputs);
            let held = answers.hold(&again, state);
            held.map_err(|what| trial.report(so_far, &format!("asked again later, {what}")))?;
        }
        earlier = shown
            .pop()
            .map(|(_, state, answers)| (trial.game.clone(), state, answers));
        let again = trial.play(|_| Ok(()))?;
        same("the same game has other inputs", &again, &inputs)
            .map_err(|what| trial.report(&inputs, &what))
    })
}

/// The answers of a game about a position.
pub(super) struct Answers<G: Game> {
    next: Next<G::Outcome>,
    decisions: Vec<G::Decision>,
    outcomes: Vec<(G::Chance, Weight)>,
}

impl<G: Game> Answers<G> {
    pub(super) fn of(game: &G, state: &G::State) -> Self {
        Self {
            next: game.next(state),
            decisions: list_decisions(game, state),
            outcomes: list_outcomes(game, state),
        }
    }

    /// Checks that the game says the same once more.
    pub(super) fn hold(&self, game: &G, state: &G::State) -> Result<(), String> {
        let now = Self::of(game, state);
        same(
            "the same position waits for something else",
            &now.next,
            &self.next,
        )?;
        let what = "the same position has other decisions";
        same(what, &now.decisions, &self.decisions)?;
        same(
            "the same position has other outcomes",
            &now.outcomes,
            &self.outcomes,
        )
    }
}

fn same_events<E: Debug>(one: &[E], other: &[E]) -> Result<(), String> {
    same(
        "two lists of events",
        &format!("{one:?}"),
        &format!("{other:?}"),
    )
}

/// Checks that listed inputs are accepted and all others refused, over the whole vocabulary.
///
/// A refusal changes nothing, and names its rule, its reason and its kind: an input of the sort that
/// is not due is [`RefusalKind::NotNow`]. All positions of short games are
/// tried, and some of long ones.
///
/// # Errors
/// A description of the violation.
pub fn legality<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("legality", base, games, |trial| {
        let played = trial.walk(|_| Ok(()))?;
        let (decisions, chances) = vocabularies(&trial.game);
        let words = decisions.len().saturating_add(chances.len());
        trial.revisit(&played.inputs, positions(16_384, words), |_, state| {
            legality_at(&trial.game, state, &decisions, &chances)
        })?;
        match &played.early {
            Some(Early::Refused(_)) => trial.whole(&played),
            _ => Ok(()),
        }
    })
}

pub(super) fn legality_at<G: Game>(
    game: &G,
    state: &G::State,
    decisions: &[G::Decision],
    chances: &[G::Chance],
) -> Result<(), String> {
    let mut listed = list_decisions(game, state);
    // Another law checks the order.
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
        let text = unknown.map(|one| game.decision_text(*one).to_string());
        let text = text.unwrap_or_default();
        format!("{text} is listed, but not in the vocabulary, or that is not in order")
    })?;
    let listed = list_outcomes(game, state);
    let find = |chance: &G::Chance| listed.binary_search_by(|(one, _)| one.cmp(chance));
    for chance in chances {
        legal_at(game, state, Input::Chance(*chance), find(chance).is_ok())?;
    }
    let unknown = listed.iter().find(|c| chances.binary_search(&c.0).is_err());
    demand(unknown.is_none(), || {
        let text = unknown.map(|one| game.chance_text(one.0).to_string());
        let text = text.unwrap_or_default();
        format!("{text} can come, but is not in the vocabulary, or that is not in order")
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
    let text = || write_input(game, input);
    let result = caught("advance", || game.advance(&mut after, input, &mut events))
        .map_err(|what| format!("{what}, at {}", text()))?;
    demand(result.is_ok() == legal, || match &result {
        Ok(()) => format!("{} is accepted, but not listed", text()),
        Err(refusal) => format!("{} is listed, but refused: {refusal}", text()),
    })?;
    let Err(refusal) = result else { return Ok(()) };
    same("a refusal changed the position", &after, state)?;
    demand(events.is_empty(), || {
        format!(
            "{} is refused, but something happened\n  {events:?}",
            text()
        )
    })?;
    demand(is_clause(refusal.rule()), || {
        format!("{}: {:?} is not a clause", text(), refusal.rule())
    })?;
    let reasons = [refusal.reason().to_string(), refusal.to_string()];
    demand(reasons.iter().all(|words| !words.is_empty()), || {
        format!("{}: refused without a reason", text())
    })?;
    let kinds = kinds_at(game, state, input);
    demand(kinds.contains(&refusal.kind()), || {
        let expected: Vec<_> = kinds.iter().map(|kind| kind.word()).collect();
        let (is, expected) = (refusal.kind(), expected.join(" or "));
        format!("{}: refused as {is}, not as {expected}: {refusal}", text())
    })
}

/// Returns the kinds that the refusal of this input can have.
fn kinds_at<G: Game>(game: &G, state: &G::State, input: InputOf<G>) -> &'static [RefusalKind] {
    match (game.next(state), input) {
        (Next::Over(_), _) => &[RefusalKind::Over],
        (Next::Chance(_), Input::Decision(_)) | (Next::Decision, Input::Chance(_)) => {
            &[RefusalKind::NotNow]
        }
        // Which inputs belong to a step, only the game knows.
        _ => &[RefusalKind::NotNow, RefusalKind::NotLegal],
    }
}

/// Returns whether this is upper-case letters, a hyphen, and more text: `TK-5.6`.
fn is_clause(rule: &str) -> bool {
    rule.split_once('-').is_some_and(|(prefix, number)| {
        let letters = prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        letters && !prefix.is_empty() && !number.is_empty()
    })
}

/// Checks the invariants of the game in every position.
///
/// # Errors
/// A description of the violation.
pub fn audit<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    each("audit", base, games, |trial| {
        trial.play(|seen| sound(seen.game, seen.state)).map(|_| ())
    })
}

/// Checks that the audit finds nothing.
pub(super) fn sound<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let faults = caught("audit", || {
        Faults::found_by(|findings| game.audit(state, findings))
    })?;
    let found = || format!("the audit of the game finds: {faults}");
    demand(faults.is_empty(), found)
}

/// Checks that every game ends within [`Game::MAX_STEPS`], and then refuses every input.
///
/// A bound that is more than twice the length of the longest game is printed, which `--nocapture`
/// shows: rarer games may need it, or it may be too high.
///
/// # Errors
/// A description of the violation.
pub fn end<G: Game + Clone>(base: &G, games: u32) -> Result<(), String> {
    let mut longest = 0;
    let law = each("end", base, games, |trial| {
        let played = trial.walk(|_| Ok(()))?;
        trial.whole(&played)?;
        let inputs = played.inputs;
        longest = longest.max(steps(&inputs));
        let all = everything(&trial.game);
        trial.revisit(&inputs, 0, |taken, state| {
            if taken.len() < inputs.len() {
                return Ok(());
            }
            for &input in &all {
                let expected = Err(trial.game.end_refusal(state));
                let what = || format!("after the end, {}", write_input(&trial.game, input));
                let result = caught("apply", || trial.game.apply(state, input));
                let result = result.map_err(|panic| format!("{}: {panic}", what()))?;
                demand(result == expected, || match result {
                    Ok(_) => format!("{} is accepted", what()),
                    Err(refusal) => format!("{} is refused, but: {refusal}", what()),
                })?;
            }
            Ok(())
        })
    });
    let loose = loose_bound(G::NAME, G::MAX_STEPS, longest);
    if let Some(report) = loose.filter(|_| law.is_ok()) {
        #[expect(clippy::print_stdout, reason = "what a test prints is shown on demand")]
        {
            std::println!("{report}");
        }
    }
    law
}

/// Returns a note about a bound that no game has come near.
fn loose_bound(name: &str, bound: u32, longest: u32) -> Option<String> {
    let loose = longest < bound.div_euclid(2);
    loose.then(|| format!("{name}: MAX_STEPS is {bound}, and the longest game had {longest} steps"))
}

#[cfg(test)]
mod tests {
    use super::{is_clause, loose_bound};

    #[test]
    fn a_bound_is_loose_beyond_twice_the_longest_game() {
        assert_eq!(loose_bound("ten", 22, 11), None);
        let report = "ten: MAX_STEPS is 22, and the longest game had 10 steps";
        assert_eq!(loose_bound("ten", 22, 10).as_deref(), Some(report));
    }

    #[test]
    fn a_clause_is_letters_a_hyphen_and_a_number() {
        assert!(is_clause("TK-5.6") && is_clause("SOLO-OVER"));
        for other in ["", "-", "TK", "TK-", "-5.6", "tk-5.6", "T1-5.6", "6"] {
            assert!(!is_clause(other), "{other}");
        }
    }
}
