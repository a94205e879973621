//! Asks a table the same question many times and prints the number of answers: `tables GAME QUESTION TIMES`.
//!
//! The position is that of seed 7 after at most 60 decisions, each from the middle of the list. The difference between two
//! runs under `valgrind --tool=cachegrind --cache-sim=no` is the cost of the additional answers, in instructions:
//!
//! ```console
//! cargo build --profile bench -p solo-benches --bin tables
//! valgrind --tool=cachegrind --cache-sim=no target/release/tables votk choices 20
//! ```
//!
//! The questions are `choices`, `scene`, `narration` and `changes` (of the last step), `steps` (the changes of every step), `plays`,
//! `progress`, `pictures`, `ask` (about every item in turn), `story` (two parts), `explain`, `clone` and `act` (on a clone). `docs/proof/instructions` compares three of them with what they cost before.
#![expect(clippy::print_stdout, reason = "a program reports")]

use std::hint::black_box;
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
        Ok(answers) => {
            println!("{answers}");
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

/// Asks that many times, about an item that many times each, and counts the answers.
fn asked(table: &Table, question: &str, times: usize) -> Result<usize, TableError> {
    let list = table.notations();
    let first = list.first().map_or("", |(notation, _)| notation);
    let scene = table.scene();
    let ids: Vec<&str> = scene.ids().collect();
    for _ in 0..times {
        match question {
            "choices" => drop(black_box(table.choices())),
            "scene" => drop(black_box(table.scene())),
            "narration" => drop(black_box(table.narration_from(table.steps()))),
            "changes" => drop(black_box(table.changes_from(table.steps()))),
            "steps" => drop(black_box(table.changes_from(1))),
            "plays" => drop(black_box(table.plays())),
            "progress" => drop(black_box(table.progress())),
            "pictures" => drop(black_box(table.pictures())),
            "ask" => ids.iter().for_each(|id| drop(black_box(table.ask(id)))),
            "story" => drop(black_box(table.story(2))),
            "explain" => drop(black_box(table.explain("use it"))),
            "clone" => drop(black_box(table.clone())),
            "act" => black_box(table.clone()).act(first)?,
            _ => {}
        }
    }
    let each = match question {
        "ask" => ids.len(),
        "steps" => table.steps(),
        _ => 1,
    };
    Ok(times.saturating_mul(each))
}
