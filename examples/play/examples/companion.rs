//! Sit beside the box: `cargo run --release --example companion -- trismegistus-bot`.

use std::process::ExitCode;

fn main() -> ExitCode {
    solo_play::run::companion()
}
