//! Play a solo game in the terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    solo_play::run::main()
}
