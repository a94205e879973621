//! Play a solo game in the terminal: `cargo run --release --example play -- tomb4k`.

use std::io::{self, Write};
use std::process::ExitCode;

use solo_play::run::run;
use solo_play::settings::{Wish, read};

fn main() -> ExitCode {
    let done = match read(std::env::args_os().skip(1)) {
        Ok(Wish::Play(settings)) => run(&settings),
        Ok(Wish::Read(text)) => io::stdout().lock().write_all(text.as_bytes()),
        Err(message) => Err(io::Error::other(message)),
    };
    match done {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
