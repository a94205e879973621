//! The rulebook in tests: a module for each chapter, a test for each clause, named after it.
#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod abilities;
mod actions;
mod building;
mod catalogue;
mod characters;
mod die;
mod digging;
mod drawing;
mod end;
mod events;
mod former_names;
mod house;
mod machines;
mod material;
mod notation;
mod options;
mod outcome;
mod piles;
mod reasons;
mod roll_abilities;
mod room;
mod settling;
mod setup;
mod stealing;
mod steps;
mod storage;
mod two_labels;
mod view;
mod view_example;
mod view_options;
