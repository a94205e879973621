//! Many games at once: exact sums, intervals, charts.
//!
//! Game number `i` of seed `s` is dealt from one seed that depends on nothing else, so that shards can
//! be played anywhere in any order and add up to the same totals to the last digit.

pub mod chart;
pub mod report;
mod run;
pub mod statistics;
pub mod totals;

pub use run::{Settings, Simulation, rows_per_game};
