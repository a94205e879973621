//! The referee: `cargo run --release --example referee -- GAME`.
//!
//! Reads one JSON object a line from standard input and answers with one a line on standard output.
#![expect(clippy::print_stderr, reason = "a program talks to its user")]

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use solo_core::GameData;
use solo_examples::games::{self, Program};
use solo_examples::referee::Referee;

struct Judge;

impl Program for Judge {
    type Output = io::Result<()>;

    fn run<G: GameData>(self) -> io::Result<()> {
        let mut referee = Referee::<G>::new().map_err(io::Error::other)?;
        let mut input = io::stdin().lock();
        let mut output = io::stdout().lock();
        let mut line = Vec::new();
        loop {
            line.clear();
            if input.read_until(b'\n', &mut line)? == 0 {
                return Ok(());
            }
            // What is no text becomes malformed JSON, which the referee answers.
            let answer = referee.answer(&String::from_utf8_lossy(&line));
            serde_json::to_writer(&mut output, &answer)?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
    }
}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    match games::run(&name, Judge) {
        Some(Ok(())) => ExitCode::SUCCESS,
        // The other side has hung up: nothing is left to say.
        Some(Err(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Some(Err(error)) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        None => {
            eprintln!(
                "usage: referee GAME, where GAME is one of {}",
                games::NAMES.join(", ")
            );
            ExitCode::FAILURE
        }
    }
}
