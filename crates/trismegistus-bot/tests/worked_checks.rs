//! Worked examples with house orders and data: the bot's moves in given positions, and whole games.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

#[path = "worked_checks/cards.rs"]
mod cards;
#[path = "worked_checks/deck.rs"]
mod deck;
#[path = "worked_checks/drafts.rs"]
mod drafts;
#[path = "worked_checks/experiments.rs"]
mod experiments;
#[path = "worked_checks/lean.rs"]
mod lean;
#[path = "worked_checks/scoring.rs"]
mod scoring;
#[path = "worked_checks/tracks.rs"]
mod tracks;
#[path = "worked_checks/walks.rs"]
mod walks;
