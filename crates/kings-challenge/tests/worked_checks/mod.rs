//! Worked checks: small positions and their required results.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod human;
mod le_roy;
