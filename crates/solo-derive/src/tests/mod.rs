//! Tests of the derives as functions from declarations to code.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

mod refused;
mod written;
