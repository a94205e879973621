//! Chance: its sources, and games that resolve it from a seed.

mod sample;
mod seeded;
mod source;

pub use sample::below;
pub use seeded::{Seeded, settle};
pub use source::{ChanceSource, Generator, Scripted, Streams, draw, pick, stream};
