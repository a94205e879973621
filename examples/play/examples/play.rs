//! Play a solo game in the terminal: `cargo run --release --example play -- tomb4k`.

use std::process::ExitCode;

use solo_table::Games;

fn main() -> ExitCode {
    solo_play::run(&Games::embedded(), std::env::args_os().skip(1))
}
