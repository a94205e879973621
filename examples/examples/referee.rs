//! The referee: `cargo run --release --example referee -- GAME`.
//!
//! Reads one JSON object per line from standard input and answers each with one line on standard
//! output.

use std::process::ExitCode;

use solo_table::Games;

fn main() -> ExitCode {
    solo_play::referee(&Games::embedded(), std::env::args_os().skip(1))
}
