//! A game against a second implementation of its rules, and against itself under a symmetry.

mod differences;
mod model;
mod position;
mod program;
mod search;
mod symmetry;

pub use model::{Model, against};
pub use position::{Due, Position};
pub use program::Program;
pub use symmetry::symmetric;
