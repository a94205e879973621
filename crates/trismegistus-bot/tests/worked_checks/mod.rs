//! Worked examples with house orders and data: the bot's moves in given positions, and whole games.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod cards;
mod deck;
mod drafts;
mod experiments;
mod lean;
mod scoring;
mod tracks;
mod walks;
