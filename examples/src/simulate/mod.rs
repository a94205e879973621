//! Simulations of many games: exact sums, intervals, charts.
//!
//! Game number `i` of seed `s` is dealt from its own seed, which depends on nothing else. Shards
//! can therefore be played anywhere in any order and add up to exactly the same totals.

pub mod chart;
pub mod file;
pub mod report;
mod run;
pub mod statistics;
pub mod totals;

pub use run::{Settings, Watch, play};
