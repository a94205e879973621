//! Play a solo game in the terminal.

use std::process::ExitCode;

use solo_table::Games;

fn main() -> ExitCode {
    solo_play::run(&Games::embedded(), std::env::args_os().skip(1))
}
