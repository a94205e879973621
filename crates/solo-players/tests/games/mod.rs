//! Tests in every game of the workspace.

#[cfg(feature = "learn")]
mod learned;
mod luck;
mod players;
mod sensible;
