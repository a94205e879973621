//! The worked checks: small positions, and what must come of them.

#[path = "../common/mod.rs"]
mod common;
mod human;
mod le_roy;
