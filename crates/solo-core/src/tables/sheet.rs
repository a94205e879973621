//! Reading the rows of a table.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use super::{Cell, Column, Csv, TableRow};
use crate::data::Faults;

/// A row and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed<R> {
    /// Number of the line; the header is line 1.
    pub line: u64,
    /// The row.
    pub row: R,
}

impl<'a, R: TableRow<'a>> Placed<R> {
    /// Returns the location of a cell, for a fault: `cards line 3, cost`.
    pub const fn at(&self, column: &'static str) -> impl Display + use<'a, R> {
        Place {
            table: R::TABLE,
            line: self.line,
            column,
        }
    }
}

/// A location in a table.
#[derive(Clone, Copy)]
struct Place {
    table: &'static str,
    line: u64,
    column: &'static str,
}

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {}", self.table, self.line)?;
        if self.column.is_empty() {
            return Ok(());
        }
        write!(f, ", {}", self.column)
    }
}

/// The cells of the row that is read.
#[derive(Debug)]
pub struct Cells<'a, 'f> {
    table: &'static str,
    line: u64,
    /// Texts in the order of the columns; `None` for a missing column.
    texts: Vec<Option<&'a str>>,
    faults: &'f mut Faults,
}

impl<'a> Cells<'a, '_> {
    /// Reads the value in a column; returns `None` if it cannot be read.
    pub fn read<T: Cell<'a>>(&mut self, place: usize, column: &Column) -> Option<T> {
        let text = self.text(place)?;
        let mut said = false;
        let value = T::read(text, &mut |message| {
            said = true;
            self.wrong(column, message);
        });
        if value.is_none() && !said {
            self.unlike(column, text);
        }
        value.filter(|_| !said)
    }

    /// Reads the value in an optional column.
    pub fn read_or_default<T: Cell<'a> + Default>(
        &mut self,
        place: usize,
        column: &Column,
    ) -> Option<T> {
        match self.text(place) {
            Some(_) => self.read(place, column),
            None => Some(T::default()),
        }
    }

    /// Reads the value in a column, within bounds.
    pub fn read_within<T: Cell<'a> + PartialOrd>(
        &mut self,
        place: usize,
        column: &Column,
        bounds: core::ops::RangeInclusive<T>,
    ) -> Option<T> {
        let value = T::read(self.text(place)?, &mut |_| {}).filter(|value| bounds.contains(value));
        if value.is_none() {
            self.unlike(column, self.text(place)?);
        }
        value
    }

    fn text(&self, place: usize) -> Option<&'a str> {
        self.texts.get(place).copied().flatten()
    }

    fn unlike(&mut self, column: &Column, text: &str) {
        let what = column.what;
        self.wrong(column, &format_args!("expected {what}, found {text:?}"));
    }

    /// Reports a fault of a cell.
    pub fn wrong(&mut self, column: &Column, message: &dyn Display) {
        let place = Place {
            table: self.table,
            line: self.line,
            column: column.name,
        };
        self.faults.add(place, column.clause, message);
    }
}

/// Reads the rows of a table, with columns in any order.
///
/// A row that cannot be read is reported with its location and skipped.
#[must_use]
pub fn read_rows<'a, R: TableRow<'a>>(csv: &'a Csv, faults: &mut Faults) -> Vec<Placed<R>> {
    let mut rows = Vec::new();
    let Some(places) = columns::<R>(csv.header(), faults) else {
        return rows;
    };
    if csv.rows().len() > R::MOST_ROWS {
        let most = R::MOST_ROWS;
        faults.add(
            R::TABLE,
            R::ROWS_CLAUSE,
            format_args!("there are more than {most} rows"),
        );
        return rows;
    }
    for (line, texts) in csv.rows() {
        let (found, wanted) = (texts.len(), csv.header().len());
        if found != wanted {
            let (table, column) = (R::TABLE, "");
            let message = format_args!("{found} cells instead of {wanted}");
            faults.add(
                Place {
                    table,
                    line,
                    column,
                },
                R::CLAUSE,
                message,
            );
            continue;
        }
        let text = |place: &Option<usize>| texts.get((*place)?).map(String::as_str);
        let mut cells = Cells {
            table: R::TABLE,
            line,
            texts: places.iter().map(text).collect(),
            faults,
        };
        rows.extend(R::read(&mut cells).map(|row| Placed { line, row }));
    }
    rows
}

/// Returns the index of each column in the header; `None` if the header is not that of the table.
fn columns<'a, R: TableRow<'a>>(
    header: &[String],
    faults: &mut Faults,
) -> Option<Vec<Option<usize>>> {
    let (before, at) = (faults.len(), format_args!("{} line 1", R::TABLE));
    let known = |name: &String| R::COLUMNS.iter().any(|column| column.is_named(name));
    for name in header.iter().filter(|name| !known(name)) {
        faults.add(at, R::CLAUSE, format_args!("there is no column {name:?}"));
    }
    let mut places = Vec::new();
    for column in R::COLUMNS {
        let mut found = header
            .iter()
            .enumerate()
            .filter(|(_, name)| column.is_named(name));
        let place = found.next().map(|(place, _)| place);
        let name = column.name;
        if place.is_none() && !column.optional {
            faults.add(at, R::CLAUSE, format_args!("the column {name} is missing"));
        }
        if found.next().is_some() {
            faults.add(at, R::CLAUSE, format_args!("the column {name} comes twice"));
        }
        places.push(place);
    }
    (faults.len() == before).then_some(places)
}
