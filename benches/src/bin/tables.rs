//! Asks a table the same question many times: `tables GAME QUESTION TIMES`.
//!
//! The position is that of seed 7 after at most 60 decisions, each from the middle of the list. The difference between two
//! runs under `valgrind --tool=cachegrind --cache-sim=no` is the cost of the additional questions, in instructions:
//!
//! ```console
//! cargo build --profile bench -p solo-benches --bin tables
//! valgrind --tool=cachegrind --cache-sim=no target/release/tables votk choices 20
//! ```
//!
//! The questions are `choices`, `scene`, `narration` (of the last step), `ask` (about every item once), `story` (two parts),
//! `explain`, `clone` and `act` (on a clone).
#![expect(clippy::print_stdout, reason = "a program reports")]

use std::process::ExitCode;

use solo_table::{Dealer, Due, Table, TableError, Tables};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (game, question, times) = (arguments.next(), arguments.next(), arguments.next());
    let times = times.and_then(|times| times.parse().ok());
    let (Some(game), Some(question), Some(times)) = (game, question, times) else {
        return ExitCode::FAILURE;
    };
    match position(&game).and_then(|table| asked(&table, &question, times)) {
        Ok(sum) => {
            println!("{sum}");
            ExitCode::SUCCESS
        }
        Err(_) => ExitCode::FAILURE,
    }
}

/// Returns the position in which the questions are asked: one with a decision.
fn position(game: &str) -> Result<Table, TableError> {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(7))?;
    for _ in 0..60 {
        let mut next = table.clone();
        let list = next.notations();
        let Some((middle, _)) = list.get(list.len() / 2) else {
            break;
        };
        next.act(middle)?;
        if next.due() != Due::Decision {
            break;
        }
        table = next;
    }
    Ok(table)
}

/// Asks that many times, and sums up the sizes of the answers.
fn asked(table: &Table, question: &str, times: u32) -> Result<usize, TableError> {
    let list = table.notations();
    let first = list.first().map_or("", |(notation, _)| notation);
    let scene = table.scene();
    let ids: Vec<&str> = scene.ids().collect();
    let mut sum = 0_usize;
    for _ in 0..times {
        let size = match question {
            "choices" => table.choices().len(),
            "scene" => table.scene().zones.len(),
            "narration" => table.narration_from(table.steps()).len(),
            "ask" => ids.iter().map(|id| table.ask(id).choices.len()).sum(),
            "story" => table.story(2).len(),
            "explain" => table.explain("use it").lines().len(),
            "clone" => table.clone().steps(),
            "act" => {
                let mut copy = table.clone();
                copy.act(first)?;
                copy.steps()
            }
            _ => ids.len(),
        };
        sum = size.saturating_add(sum);
    }
    Ok(sum)
}
