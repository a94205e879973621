//! The names and ids of an owner's tables.

use alloc::string::String;
use alloc::vec::Vec;

use super::Tables;

/// What a game with an owner's catalogue prints: names of Parts, machines, Inventions and Characters,
/// and ids of abilities, by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Owned {
    names: [Vec<String>; 5],
    fingerprint: u64,
}

impl Owned {
    pub(crate) fn of(tables: &Tables<'_>) -> Self {
        let names = [
            column(tables.parts, |row| row.name),
            column(tables.machines, |row| row.name),
            column(tables.inventions, |row| row.name),
            column(tables.characters, |row| row.name),
            column(tables.abilities, |row| row.id),
        ];
        Self {
            names,
            fingerprint: tables.fingerprint(),
        }
    }

    /// The name in a row of a table: 0 to 2 for the piles, 3 for Characters, 4 for abilities.
    pub(crate) fn name(&self, table: usize, row: usize) -> &str {
        let names = self.names.get(table);
        names
            .and_then(|names| names.get(row))
            .map_or("", String::as_str)
    }

    pub(crate) const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

fn column<'a, R>(rows: &'a [R], text: impl Fn(&'a R) -> &'a str) -> Vec<String> {
    rows.iter().map(|row| String::from(text(row))).collect()
}
