//! Pictures and pages of the guide that programs draw from the real thing.
//!
//! Each test draws its files again and compares them byte by byte. This renews them:
//! `SOLO_DRAW=1 cargo test -p solo-guide --test tests drawn::`.
#![allow(
    clippy::panic,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::string_slice,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::float_arithmetic,
    reason = "a program that draws; it may panic"
)]

mod browser;
mod charts;
mod clauses;
mod crates;
mod facts;
mod failure;
mod games;
mod kept;
mod position;
mod reach;
mod steps;
mod svg;
mod terminal;
mod whole_game;
mod zones;
