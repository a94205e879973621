//! Strategies for property tests with proptest, whose failures shrink to short games.

use alloc::vec::Vec;
use core::fmt::Debug;

use ::proptest::collection::vec;
use ::proptest::prelude::{Strategy, any};

use crate::game::Game;
use crate::game::{Picked, Picks};
use crate::options::Options;

/// Generates walks of a game: any options and any choices, at most 500 steps.
///
/// A walk that fails shrinks to a short one with first choices and the options as published.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::Ten;
/// use solo_core::strategies::walks;
/// use solo_core::Game;
///
/// proptest!(|(walk in walks::<Ten>())| {
///     let walked = walk.play(&Ten);
///     prop_assert!(walked.states.iter().all(|state| Ten.broken_rule(state).is_none()));
/// });
/// ```
pub fn walks<G: Game>() -> impl Strategy<Value = Picks> + Clone {
    let steps = usize::try_from(G::MAX_STEPS).unwrap_or(500).min(500);
    (
        vec(any::<u16>(), G::Options::SPECS.len()),
        vec(any::<u16>(), 0..=steps),
    )
        .prop_map(|(options, picks)| Picks { options, picks })
}

/// Generates games with any options: the rules, the inputs and every position on the way.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::Ten;
/// use solo_core::strategies::games;
///
/// proptest!(|(walked in games(Ten))| {
///     prop_assert_eq!(walked.states.len(), walked.inputs.len() + 1);
/// });
/// ```
pub fn games<G>(base: G) -> impl Strategy<Value = Picked<G>> + Clone
where
    G: Game + Clone + Debug,
{
    walks::<G>().prop_map(move |walk| walk.play(&base))
}

/// Generates positions of legal games with the options of `game`: early, late or at the end.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::{Choice, Ten};
/// use solo_core::strategies::positions;
/// use solo_core::{Game, Input};
///
/// proptest!(|(table in positions(Ten))| {
///     let accepted = Ten.apply(&table, Input::Decision(Choice::Stop)).is_ok();
///     prop_assert_eq!(accepted, Ten.is_legal(&table, Choice::Stop));
/// });
/// ```
pub fn positions<G: Game + Clone>(game: G) -> impl Strategy<Value = G::State> + Clone {
    walks::<G>().prop_map(move |walk| {
        let start = game.start();
        let picks = Picks {
            options: Vec::new(),
            picks: walk.picks,
        };
        let mut walked = picks.play_from(game.clone(), start.clone());
        walked.states.pop().unwrap_or(start)
    })
}
