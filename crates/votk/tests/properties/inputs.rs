//! Inputs that are accepted or refused: chapter VK-10.

use std::collections::BTreeSet;

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use solo_core::{Countable, Game as _, GameData, Input, Noun};
use solo_testkit::laws;
use solo_testkit::strategies::Walk;
use votk::{Chance, Decision, Refusal, State, Valley};

use super::judging::Reading;
use super::refusals::wrong_step;
use super::{any_games, cases};

/// Returns the refusal of an input, which has to change nothing.
fn refused(game: &Valley, state: &State, input: Input<Decision, Chance>) -> Option<Refusal> {
    let (mut after, mut events) = (*state, Vec::new());
    let refusal = game.advance(&mut after, input, &mut events).err()?;
    assert!((&after, events.len()) == (state, 0), "{input:?}");
    Some(refusal)
}

/// Checks the reasons of all decisions that are refused in a position, and returns their kinds.
fn decisions_of(game: &Valley, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let list: Vec<Decision> = game.decisions(state).collect();
    let reading = Reading {
        game,
        view: &game.view(state),
    };
    let mut given = BTreeSet::new();
    for decision in Decision::values(game) {
        let why = || wrong_step(game, state, true).unwrap_or_else(|| reading.forbidding(decision));
        let why = (!list.contains(&decision)).then(why);
        let refusal = refused(game, state, Input::Decision(decision));
        if refusal != why || game.is_legal(state, decision) != refusal.is_none() {
            return Err(format!("{decision:?}: {refusal:?}, not {why:?}"));
        }
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
}

/// Checks the reasons of all outcomes that are refused in a position, and returns their kinds.
fn outcomes_of(game: &Valley, state: &State) -> Result<BTreeSet<&'static str>, String> {
    let list: Vec<Chance> = game.chances(state).map(|one| one.0).collect();
    let reading = Reading {
        game,
        view: &game.view(state),
    };
    let mut given = BTreeSet::new();
    for chance in Chance::values(game) {
        let why = || wrong_step(game, state, false).unwrap_or_else(|| reading.excluding(chance));
        let why = (!list.contains(&chance)).then(why);
        let refusal = refused(game, state, Input::Chance(chance));
        if refusal != why {
            return Err(format!("{chance:?}: {refusal:?}, not {why:?}"));
        }
        given.extend(refusal.map(|refusal| game.refusal_name(&refusal)));
    }
    Ok(given)
}

proptest! {
    #![proptest_config(cases(64))]

    /// VK-10.3: of all decisions, by number, exactly those on the list are accepted; a refusal changes nothing and gives
    /// the reason that the clauses give.
    #[test]
    fn accepted_is_what_is_listed(walk in any_games(), first in 0_usize..5) {
        for state in walk.states().iter().skip(first).step_by(5) {
            decisions_of(walk.game(), state).map_err(TestCaseError::fail)?;
        }
    }

    /// VK-10.3: of all outcomes, by number, exactly those on the list are accepted; a refusal changes nothing.
    #[test]
    fn shown_is_what_is_listed(walk in any_games(), first in 0_usize..5) {
        for state in walk.states().iter().skip(first).step_by(5) {
            outcomes_of(walk.game(), state).map_err(TestCaseError::fail)?;
        }
    }
}

/// Kinds of refusals that no position gives, each with the reason.
const NEVER: [(&str, &str); 1] = [(
    "Notation",
    "a text is not a decision; `rules::notation` has those",
)];

/// Kinds that are too rare for games, each with the reason; `rules::reasons` has positions of them.
const RARE: [(&str, &str); 6] = [
    (
        "NotBorrowable",
        "an amulet is used against a tomb with several actions to lend (VK-6.17)",
    ),
    (
        "LendsNothing",
        "an amulet is used against a tomb with several actions to lend (VK-7.6)",
    ),
    (
        "NothingToBorrow",
        "the amulet is in hand while no card of the tomb lends its action (VK-7.13)",
    ),
    (
        "NotLowest",
        "the book that asks for the lowest cost is carried out (VK-6.11)",
    ),
    (
        "NotRepeatable",
        "several actions of a turn can be repeated, and one is chosen (VK-6.13)",
    ),
    (
        "NothingToSwap",
        "all cards of the pyramid are copies of one, near the end of a game (VK-6.3)",
    ),
];

/// Most games that are looked at for the kinds of refusals.
const GAMES: usize = 300;

/// Every kind of refusal is given in at least two positions.
#[test]
fn every_reason_is_given() {
    let mut runner = TestRunner::deterministic();
    let games = (0..GAMES).map(|_| any_games().new_tree(&mut runner).unwrap().current());
    let of_game = |walk: Walk<Valley>| {
        let states = walk.states().iter();
        let given = states.step_by(3).map(|state| {
            let decisions = decisions_of(walk.game(), state).unwrap();
            let outcomes = outcomes_of(walk.game(), state).unwrap();
            &decisions | &outcomes
        });
        given.collect::<Vec<_>>()
    };
    let kinds = <Refusal as Noun<Valley>>::variants().iter();
    let kinds = kinds.map(|kind| kind.name);
    laws::given(kinds, games.flat_map(of_game), &NEVER, &RARE).unwrap();
}
