//! The game of the guide with the mistakes that a first game has, each of which a law has to find.
#![allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::disallowed_types,
    clippy::float_arithmetic,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic, and this game shall"
)]

mod data;
mod endless;
mod found;
mod game;
mod list;
mod mistake;
mod nouns;
mod options;
mod refusal;
mod table;

pub use game::{Event, Shelves};
pub use mistake::{Mistake, make};

/// Returns what comes of it while a mistake is made.
pub fn with<T>(mistake: Mistake, act: impl FnOnce() -> T) -> T {
    make(mistake);
    let result = act();
    make(Mistake::Nothing);
    result
}
