//! What the example programs share: the list of games, a game in progress, the referee, the terminal
//! player and the simulation of many games.
//!
//! Everything here is generic over [`solo_core::Game`]; only [`games`] knows which games there are.

pub mod games;
pub mod listing;
pub mod play;
pub mod players;
pub mod referee;
pub mod session;
pub mod simulate;

/// The lines of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
