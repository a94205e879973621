//! The laws, each a function that returns a violation.
//!
//! ```
//! use solo_core::example::Ten;
//! use solo_core::testkit::laws;
//! laws::determinism(&Ten, 50)?;
//! laws::legality(&Ten, 50)?;
//! # Ok::<(), String>(())
//! ```

mod data;
mod labels;
mod lists;
mod numbers;
mod saves;
mod sessions;
mod spots;
mod steps;
mod tables;
mod text;
mod translations;

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::play::Trial;
use crate::data::GameData;
use crate::game::Game;
use crate::noun::Countable;
use crate::tables::Tables;

pub use data::{bad_views, views};
pub use labels::labels;
pub use lists::{lists, shortcuts};
pub use numbers::numbers;
pub use saves::{bad_records, records, seeded};
pub use sessions::{bad_sessions, logs, sessions, undo};
pub use spots::spots;
pub use steps::{audit, determinism, end, legality};
pub use tables::{bad_tables, tables};
pub use text::{notation, options};
pub use translations::translations;

/// Returns the game with its embedded catalogue and the options as published.
///
/// # Panics
/// If the game refuses them.
///
/// ```
/// use solo_core::example::Ten;
/// assert_eq!(solo_core::testkit::laws::embedded::<Ten>(), Ten);
/// ```
#[must_use]
#[expect(clippy::panic, reason = "this is how tests fail")]
pub fn embedded<G: GameData>() -> G {
    match G::assemble(G::Options::default(), &Tables::new()) {
        Ok(game) => game,
        Err(faults) => panic!("{} cannot be assembled: {faults}", G::NAME),
    }
}

/// Checks all laws, one after the other.
///
/// # Errors
/// The first law that is broken, with a description.
///
/// ```
/// solo_core::testkit::laws::all(&solo_core::example::Ten, 20)?;
/// # Ok::<(), String>(())
/// ```
pub fn all<G: GameData + Clone>(base: &G, games: u32) -> Result<(), String> {
    // If the audit fails, most others fail, too: it comes first.
    let laws = [
        audit,
        determinism,
        lists,
        legality,
        shortcuts,
        end,
        numbers,
        notation,
        labels,
        translations,
        options,
        views,
        bad_views,
        tables,
        bad_tables,
        records,
        bad_records,
        seeded,
        undo,
        logs,
        sessions,
        bad_sessions,
        spots,
    ];
    laws.into_iter().try_for_each(|law| law(base, games))
}

/// Tries a law on this number of games.
fn each<G: Game + Clone>(
    law: &str,
    base: &G,
    games: u32,
    mut check: impl FnMut(&Trial<G>) -> Result<(), String>,
) -> Result<(), String> {
    (0..games)
        .try_for_each(|number| check(&Trial::new(base, number)))
        .map_err(|what| format!("the law of {law} is broken: {what}"))
}

/// Returns every decision and every chance outcome of a game.
fn vocabularies<G: Game>(game: &G) -> (Vec<G::Decision>, Vec<G::Chance>) {
    let decisions = Countable::values(game).collect();
    (decisions, Countable::values(game).collect())
}
