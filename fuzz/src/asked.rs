//! Questions that the public interface answers at a position.
//!
//! A walk takes the entries of lists by their number; a program also counts them, looks at single ones, shows them
//! to people, and offers what is not listed.

use solo_core::{Countable, Game, Input, InputOf, Next};

use crate::inputs::attempt;

/// Number of entries of a list that are looked at one by one, and of steps that are told.
const LOOKED_AT: usize = 4;
/// Number of decisions, and of outcomes, that are tried without a look at the list.
const OFFERED: usize = 32;

/// Asks everything that may be asked at a position.
pub(crate) fn ask<G: Game>(game: &G, state: &G::State) {
    match game.next(state) {
        Next::Decision => {
            assert_eq!(game.chance_weight(state), 0);
            assert_eq!(game.chances(state).len(), 0);
            assert_eq!(game.nth_chance(state, 0), None);
            decisions(game, state);
        }
        Next::Chance(_) => {
            assert_eq!(game.decisions(state).len(), 0);
            outcomes(game, state);
        }
        Next::Over(_) => {
            assert_eq!(game.decisions(state).len(), 0);
            assert_eq!(game.chances(state).len(), 0);
            assert_eq!(game.chance_weight(state), 0);
        }
    }
    offers::<G, G::Decision>(game, state, Input::Decision);
    offers::<G, G::Chance>(game, state, Input::Chance);
}

/// Requires that the list of decisions is the same, however it is read.
fn decisions<G: Game>(game: &G, state: &G::State) {
    let count = game.decisions(state).len();
    let all: Vec<_> = game.decisions(state).collect();
    assert_eq!(all.len(), count, "{all:?}");
    assert_eq!(game.decisions(state).nth(count), None);
    for index in indices(count, LOOKED_AT) {
        let decision = all[index];
        assert_eq!(game.decisions(state).nth(index), Some(decision));
        let mut rest = game.decisions(state);
        rest.nth(index);
        assert_eq!(rest.len(), count - index - 1);
        assert!(rest.eq(all[index + 1..].iter().copied()));
        assert!(game.is_legal(state, decision), "{decision:?}");
        let mut label = String::new();
        let written = game.describe_decision(state, decision, &mut label);
        assert!(written.is_ok() && !label.is_empty(), "{decision:?}");
        let text = game.decision_text(decision).to_string();
        assert_eq!(game.parse_decision(&text), Ok(decision));
        tell(game, state, Input::Decision(decision));
    }
}

/// Requires that cases and weights of outcomes agree.
fn outcomes<G: Game>(game: &G, state: &G::State) {
    let count = game.chances(state).len();
    let all: Vec<_> = game.chances(state).collect();
    assert_eq!(all.len(), count, "{all:?}");
    let cases: u32 = all.iter().map(|(_, weight)| weight).sum();
    assert_eq!(game.chance_weight(state), cases);
    assert_eq!(game.nth_chance(state, cases), None);
    assert_eq!(game.chances(state).nth(count), None);
    for index in indices(count, LOOKED_AT) {
        let (outcome, weight) = all[index];
        assert_eq!(game.chances(state).nth(index), Some((outcome, weight)));
        let first: u32 = all[..index].iter().map(|(_, weight)| weight).sum();
        for case in [first, first + weight - 1] {
            assert_eq!(game.nth_chance(state, case), Some(outcome));
        }
        let mut label = String::new();
        let written = game.describe_chance(state, outcome, &mut label);
        assert!(written.is_ok() && !label.is_empty(), "{outcome:?}");
        let text = game.chance_text(outcome).to_string();
        assert_eq!(game.parse_chance(&text), Ok(outcome));
        tell(game, state, Input::Chance(outcome));
    }
}

/// Takes a listed step and tells what happens.
fn tell<G: Game>(game: &G, state: &G::State, input: InputOf<G>) {
    let mut events = Vec::new();
    let after = game.apply_with_events(state, input, &mut events);
    let after = after.expect("what is listed is accepted");
    assert_eq!(game.broken_rule(&after), None, "{input:?}");
    for event in &events {
        let mut sentence = String::new();
        let written = game.narrate(event, &mut sentence);
        assert!(written.is_ok() && !sentence.is_empty(), "{event:?}");
    }
}

/// Offers inputs that are spread over the notation: most are not listed.
fn offers<G: Game, T: Countable<G>>(game: &G, state: &G::State, input: impl Fn(T) -> InputOf<G>) {
    let count = usize::try_from(T::count(game)).unwrap_or(usize::MAX);
    for index in indices(count, OFFERED) {
        let number = u32::try_from(index).expect("below a count");
        let value = T::nth(game, number).expect("less than their count");
        attempt(game, state, input(value));
    }
}

/// At most that many indices that are spread over a list, its first and its last among them.
fn indices(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let most = most.min(count);
    (0..most).map(move |index| index * (count - 1) / (most - 1).max(1))
}
