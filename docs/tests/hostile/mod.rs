//! Input of hostile size is refused with a short answer, in time and memory that do not grow with it.
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

use std::time::Duration;

use solo_table::{Dealer, Table, TableError, Tables, Value, games};

/// Memory that an input may take beside itself, in bytes.
const MEMORY: u64 = 64 << 20;
/// Processor time that an input may take, in a build for tests.
const TIME: Duration = Duration::from_secs(1);
/// Length of an answer, in bytes.
const ANSWER: usize = 1 << 20;

/// Processor time of this thread. Without an account of it, no time is measured.
fn clock() -> Duration {
    let account = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let spent = account.split(' ').next().and_then(|time| time.parse().ok());
    Duration::from_nanos(spent.unwrap_or(0))
}

/// Checks the time and memory that an input takes, and the length of the answer.
fn bounded<T>(
    what: &str,
    attempt: impl FnOnce() -> Result<T, TableError>,
) -> Result<T, TableError> {
    let began = clock();
    let mut answer = None;
    let used = allocation_counter::measure(|| answer = Some(attempt()));
    let (taken, peak) = (clock() - began, used.bytes_max);
    assert!(taken < TIME, "{what} took {taken:?}");
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

/// Checks that an input is refused in time and memory; returns the refusal.
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
