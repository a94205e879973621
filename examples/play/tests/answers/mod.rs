//! Answers in lines of text: what was typed too early, and what is asked.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod box_lines;
mod early;
mod hints;
mod names;
mod questions;

use std::path::Path;

use solo_table::{Dealer, Table, Tables};

use crate::desk;

/// Options of a game in which only what Botmegistus looks at is reported.
const LEAN: [(&str, &str); 2] = [("reports", "lean"), ("human_checks", "loose")];

/// Returns the answer to the last line.
pub(crate) fn last(game: &str, options: &[(&str, &str)], dealer: Dealer, lines: &[&str]) -> String {
    let table = Table::new(game, options, &Tables::new(), dealer).unwrap();
    let text = desk::lines(table, Path::new("nowhere"), &lines.join("\n"), |plain| {
        plain
    });
    latest(&text)
}

/// Returns the last answer of a game in lines, which ends there.
fn latest(text: &str) -> String {
    let (before, _) = text.rsplit_once("\n> ").unwrap();
    before.rsplit_once("\n> ").unwrap().1.to_owned()
}

fn seeded(game: &str, seed: u64, lines: &[&str]) -> String {
    last(game, &[], Dealer::seeded(seed), lines)
}

/// Returns the answer in a game of the King's Challenge whose citizens have just settled: black dice attack.
fn settled(words: &str) -> String {
    challenge(&[], &[words])
}

/// Returns the answer to the last line in the same game, once the black dice are countered.
fn defended(lines: &[&str]) -> String {
    challenge(
        &["set red 6 against", "set yellow 6", "set yellow 1"],
        lines,
    )
}

fn challenge(defence: &[&str], lines: &[&str]) -> String {
    seeded("kings-challenge", 2, &[&["1"; 6], defence, lines].concat())
}

/// Returns the answer in the window of a turn beside Botmegistus, after a draft.
fn window(words: &str) -> String {
    seeded("trismegistus-bot", 5, &["1", "1", "1", "2", "2", words])
}

/// The answer has these texts and none of those.
fn says(answer: &str, texts: &[&str], never: &[&str]) {
    for text in texts {
        assert!(answer.contains(text), "{text:?} is missing:\n{answer}");
    }
    for text in never {
        assert!(!answer.contains(text), "{text:?} is there:\n{answer}");
    }
}
