//! The referee: `cargo run --release --example referee -- GAME`.
//!
//! Reads one JSON object per line from standard input and answers each with one line on standard
//! output.
#![expect(clippy::print_stderr, reason = "a program talks to its user")]

use std::io;
use std::process::ExitCode;

use solo_examples::referee::Referee;
use solo_table::games;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Ok(mut referee) = Referee::new(&name) else {
        let names: Vec<_> = games().iter().map(|game| game.name).collect();
        let names = names.join(", ");
        eprintln!("usage: referee GAME, where GAME is one of {names}");
        return ExitCode::FAILURE;
    };
    match referee.converse(&mut io::stdin().lock(), &mut io::stdout().lock()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("{}", solo_core::Printable(error));
            ExitCode::FAILURE
        }
        // The other side has hung up: there is nothing to report.
        _ => ExitCode::SUCCESS,
    }
}
