//! Chance: who answers for it, and games in which it answers itself.

mod sample;
mod seeded;
mod source;

pub use sample::below;
#[cfg(test)]
pub(crate) use sample::mix;
pub use seeded::{Seeded, settle};
pub use source::{ChanceSource, Generator, Scripted, Streams, draw, pick, stream};
