//! The rulebook in tests: a module for each chapter, a test for each clause, named after it.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod actions;
mod buildings;
mod catalogue;
mod defence;
mod derived;
mod effects;
mod end;
mod events;
mod groups;
mod influence;
mod le_roy;
mod options;
mod reasons;
mod rounds;
mod setup;
mod sides;
mod steps;
mod tables;
mod tables_loaded;
mod turns;
mod views;
