//! The rulebook in tests: a module for each chapter, a test for each clause, named after it.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic, and is read before it is fast"
)]

mod action;
mod card;
mod catalogue;
mod choices;
mod cleanup;
mod completing;
mod dice;
mod draft;
mod events;
mod foretold;
mod gains;
mod human;
mod lean;
mod looks;
mod options;
mod reaction;
mod reasons;
mod round_end;
mod rounds;
mod scoring;
mod setup;
mod side_by_side;
mod steps;
mod tracks;
mod unnamed_rows;
mod validation;
