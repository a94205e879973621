//! Input of hostile size is refused with a short answer, after work and in memory that do not grow with it.
//!
//! Allocations are counted here, because a count is the same on every machine; `docs/proof/hostile` bounds processor time.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

mod catalogues;
mod limits;
mod refusals;
mod texts;
mod views;

use solo_table::{Dealer, Table, TableError, Tables, Value, games};

/// Memory that an input may take beside itself, in bytes.
const MEMORY: u64 = 64 << 20;
/// Allocations that an input may cause: a table has at most 500,000 cells, each with its name and its text.
const WORK: u64 = 2_000_000;
/// Length of an answer, in bytes.
const ANSWER: usize = 1 << 20;

/// Checks the work and memory that an input takes, and the length of the answer.
fn bounded<T>(
    what: &str,
    attempt: impl FnOnce() -> Result<T, TableError>,
) -> Result<T, TableError> {
    let mut answer = None;
    let used = allocation_counter::measure(|| answer = Some(attempt()));
    let (work, peak) = (used.count_total, used.bytes_max);
    assert!(work < WORK, "{what} took {work} allocations");
    assert!(peak < MEMORY, "{what} took {peak} bytes");
    let answer = answer.unwrap();
    if let Err(refusal) = &answer {
        let faults = refusal.faults.iter();
        let length: usize = faults
            .map(|fault| fault.at.len() + fault.message.len())
            .sum();
        assert!(
            length + refusal.message.len() < ANSWER,
            "{what} is answered with {length} bytes"
        );
    }
    answer
}

/// Checks that an input is refused with bounded work and memory; returns the refusal.
fn refused<T>(what: &str, attempt: impl FnOnce() -> Result<T, TableError>) -> TableError {
    let answer = bounded(what, attempt).err();
    answer.unwrap_or_else(|| panic!("{what} was accepted"))
}

fn new(name: &str, tables: &Tables) -> Result<Table, TableError> {
    Table::new(name, &[], tables, Dealer::seeded(1))
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

fn for_each_game(check: impl Fn(&str)) {
    let names: Vec<_> = games().iter().map(|game| game.name).collect();
    assert_eq!(names.len(), 5);
    for name in names {
        check(name);
    }
}
