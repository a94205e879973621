//! The rulebook in tests: a module for each chapter, a test named after each clause.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod actions;
mod bot_turn;
mod buying;
mod catalogue;
mod end;
mod events;
mod knowledge;
mod notation;
mod opponent;
mod options;
mod pyramid;
mod reasons;
mod scoring;
mod setup;
mod steps;
mod turn;
mod view;
