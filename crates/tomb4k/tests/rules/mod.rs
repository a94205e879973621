//! The rulebook in tests: a module for each chapter, a test named after each clause.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod chance;
mod competition;
mod doors;
mod events;
mod favors;
mod hit_points;
mod monsters;
mod notation;
mod options;
mod reasons;
mod retreat;
mod score;
mod skills;
mod start;
mod steps;
mod table;
mod torches;
mod traps;
mod turns;
mod view;
mod winning;
