//! Play a solo game in the terminal: `cargo run --release --example play -- tomb4k`.

use std::process::ExitCode;

fn main() -> ExitCode {
    solo_play::run::main()
}
