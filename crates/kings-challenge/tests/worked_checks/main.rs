//! Worked checks: small positions and their required results.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod human;
mod le_roy;
