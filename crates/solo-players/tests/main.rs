//! Tests of the players, in the example game and in the games of the workspace.

mod common;
mod exact;
#[cfg(feature = "games")]
mod games;
mod hints;
#[cfg(feature = "learned")]
mod learned;
mod parts;
mod players;
mod rollout;
mod study;
#[cfg(feature = "tomb4k")]
mod tomb4k;
mod tree;
mod worth;
