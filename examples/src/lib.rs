//! What the example programs share: the list of games, the referee and the simulation of many games.
//!
//! The simulation is generic over [`solo_core::Game`], and only [`games`] knows which games there are; the
//! referee is a loop around [`solo_table::Table`].

pub mod games;
pub mod referee;
pub mod simulate;

/// The deal that the command line of a short program asks for; 7 unless it names another.
#[must_use]
pub fn seed() -> u64 {
    let named = std::env::args().nth(1);
    named.and_then(|seed| seed.parse().ok()).unwrap_or(7)
}

/// The lines of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
