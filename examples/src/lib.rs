//! Common parts of the example programs: the list of games and the simulation of many games.
//!
//! The simulation is generic over [`solo_core::Game`], and only [`games`] knows the games.

pub mod games;
pub mod sameness;
pub mod simulate;

/// Returns the seed from the command line of a short program; 7 without one.
pub fn seed() -> u64 {
    let named = std::env::args().nth(1);
    named.and_then(|seed| seed.parse().ok()).unwrap_or(7)
}

/// The code in the README is a test, too.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
