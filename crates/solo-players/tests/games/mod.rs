//! Tests in every game of the workspace.

#[cfg(feature = "learn")]
mod learned;
mod players;
mod sensible;
