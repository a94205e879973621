//! Plays random games in place and prints the number of steps: `place GAME GAMES`.
//!
//! `docs/proof/instructions` counts the instructions of such runs. Each way has its own program, in which
//! the compiler joins what only this way calls, as it does in a search.
#![expect(clippy::print_stdout, reason = "a program reports")]

use std::process::ExitCode;

fn main() -> ExitCode {
    match solo_benches::games::from_arguments::<false>(std::env::args().skip(1)) {
        Some(steps) => {
            println!("{steps}");
            ExitCode::SUCCESS
        }
        None => ExitCode::FAILURE,
    }
}
