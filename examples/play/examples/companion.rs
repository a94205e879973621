//! Sit beside the box: `cargo run --release --example companion -- trismegistus-bot`.

use std::process::ExitCode;

use solo_table::Games;

fn main() -> ExitCode {
    solo_play::companion(&Games::embedded(), std::env::args_os().skip(1))
}
