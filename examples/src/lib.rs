//! What the example programs share: the list of games, a game in progress, the referee and the
//! terminal player.
//!
//! Everything here is generic over [`solo_core::Game`]; only [`games`] knows which games there are.

pub mod games;
pub mod listing;
pub mod play;
pub mod referee;
pub mod session;

/// The lines of the README are tests.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;
