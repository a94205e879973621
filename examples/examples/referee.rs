//! The referee: `cargo run --release --example referee -- GAME`.
//!
//! Reads one JSON object per line from standard input and answers each with one line on standard
//! output.
#![expect(clippy::print_stderr, reason = "a program talks to its user")]

use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use solo_examples::referee::Referee;
use solo_table::games;

/// Answers until the other side hangs up.
fn converse(referee: &mut Referee) -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        // Bytes that are no text become malformed JSON, which the referee answers.
        let mut answer = referee.answer(&String::from_utf8_lossy(&line));
        answer.push('\n');
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Ok(mut referee) = Referee::new(&name) else {
        let names: Vec<_> = games().iter().map(|game| game.name).collect();
        let names = names.join(", ");
        eprintln!("usage: referee GAME, where GAME is one of {names}");
        return ExitCode::FAILURE;
    };
    match converse(&mut referee) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
        // The other side has hung up: there is nothing to report.
        _ => ExitCode::SUCCESS,
    }
}
