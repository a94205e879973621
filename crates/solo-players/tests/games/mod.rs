//! Tests in every game of the workspace.

#[cfg(feature = "learned")]
mod hints;
#[cfg(feature = "learned")]
mod inputs;
#[cfg(feature = "learned")]
mod learned;
mod players;
mod sensible;
