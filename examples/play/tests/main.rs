//! Tests of the program in memory: its screens, its lines of text, and an evening beside a box.

mod companion;
mod laws;
mod manners;
mod plain;
#[cfg(feature = "tests")]
mod screens;
