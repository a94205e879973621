//! Strategies for property tests with proptest: legal games, whose failures shrink to short ones.
//!
//! Every strategy gives a [`Walk`]: rules, steps, and the positions on the way.
//!
//! | strategy | the walk ends |
//! | --- | --- |
//! | [`games`] | with the game; for properties of every position or step on the way |
//! | [`finished`] | with the game, also when it shrinks; for properties of the end |
//! | [`positions`] | after any number of steps, each number as likely as any other |
//! | [`decisions_due`] | where a decision is due |
//! | [`chance_due`] | where a die or a card is due |
//!
//! All of them are [`Walks`], which says how they can be narrowed: any options, a player's choices,
//! weights, rare positions.
//!
//! A property that fails shrinks to options as given, then to fewer steps, then to numbers of options nearer to the
//! given ones, then to first choices. What is left is printed as notation, with a save that leads there.

#![expect(
    clippy::arithmetic_side_effects,
    reason = "counts of steps stay far below the bounds of their type"
)]

mod attempt;
mod course;
mod generate;
mod hint;
mod reach;
mod replay;
mod setting;
mod shrink;
mod tries;
mod walk;
mod walks;

pub use reach::Reached;
pub use shrink::WalkTree;
pub use walk::{Step, Walk};
pub use walks::{Chooser, Walks};

use proptest::test_runner::Config;

use solo_core::Game;

use self::walks::Until;

/// Returns proptest's settings with this number of cases, unless `PROPTEST_CASES` asks for another.
///
/// `Config::with_cases` ignores `PROPTEST_CASES`, so that a property with few cases in every run could not be tried with more.
/// A failure shrinks in 1,024 attempts, however few the cases are; `PROPTEST_MAX_SHRINK_ITERS` asks for another number.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::{cases, games};
///
/// proptest!(cases(64), |(walk in games(Ten))| {
///     prop_assert!(walk.outcome().is_some());
/// });
/// ```
pub fn cases(usual: u32) -> Config {
    let mut config = Config::default();
    if std::env::var_os("PROPTEST_CASES").is_none() {
        config.cases = usual;
    }
    if std::env::var_os("PROPTEST_MAX_SHRINK_ITERS").is_none() {
        config.max_shrink_iters = 1024;
    }
    config
}

/// Generates games that are played to their end.
///
/// A failure shrinks to the shortest beginning of a game that still fails.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::Game;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::games;
///
/// proptest!(|(walk in games(Ten))| {
///     for table in walk.states() {
///         prop_assert_eq!(Ten.broken_rule(table), None);
///     }
/// });
/// ```
pub fn games<G: Game>(game: G) -> Walks<G> {
    Walks::new(game, Until::Whole)
}

/// Generates games that are over, for properties of their end.
///
/// Failures shrink to the shortest game that is over.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::finished;
///
/// proptest!(|(walk in finished(Ten))| {
///     prop_assert!(walk.outcome().is_some_and(|points| points <= 10));
/// });
/// ```
pub fn finished<G: Game>(game: G) -> Walks<G> {
    Walks::new(game, Until::Over)
}

/// Generates walks to a position that is early, late or over: every step of a game is as likely as any other.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::example::{Choice, Ten};
/// use solo_testkit::strategies::positions;
/// use solo_core::{Game, Input};
///
/// proptest!(|(walk in positions(Ten))| {
///     let accepted = Ten.apply(walk.state(), Input::Decision(Choice::Stop)).is_ok();
///     prop_assert_eq!(accepted, Ten.is_legal(walk.state(), Choice::Stop));
/// });
/// ```
pub fn positions<G: Game>(game: G) -> Walks<G> {
    Walks::new(game, Until::Anywhere)
}

/// Generates walks to a position that waits for a decision.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::Game;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::decisions_due;
///
/// proptest!(|(walk in decisions_due(Ten))| {
///     prop_assert!(Ten.decisions(walk.state()).len() > 0);
/// });
/// ```
pub fn decisions_due<G: Game>(game: G) -> Walks<G> {
    Walks::new(game, Until::Decision)
}

/// Generates walks to a position that waits for a die or a card.
///
/// ```
/// use proptest::prelude::*;
/// use solo_core::Game;
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::chance_due;
///
/// proptest!(|(walk in chance_due(Ten))| {
///     prop_assert_eq!(Ten.chance_weight(walk.state()), 6);
/// });
/// ```
pub fn chance_due<G: Game>(game: G) -> Walks<G> {
    Walks::new(game, Until::Chance)
}
