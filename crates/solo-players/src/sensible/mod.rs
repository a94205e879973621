//! What counts as good in each game, and rules of thumb: one feature per game.
//!
//! This is the only place that knows games by name; everything else is for any
//! [`Game`](solo_core::Game).

#[cfg(feature = "tomb4k")]
mod tomb4k;
