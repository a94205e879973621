//! The worked checks: small positions, and what must come of them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

#[path = "../common/mod.rs"]
mod common;
mod human;
mod le_roy;
