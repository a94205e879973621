//! Training of the networks of `solo-players`.
//!
//! [`learn`] trains a network that rates the decisions of any game, [`tomb4k::learn`] the one that estimates the positions of
//! Tomb of Four Kings. Both work with floating-point numbers and return a [`Network`](solo_players::Network) of integers.

mod numbers;
mod ppo;
mod text;
pub mod tomb4k;

pub use ppo::{Lessons, Progress, learn};
