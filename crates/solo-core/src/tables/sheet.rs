//! Reading the rows of a table.

use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use super::{Cell, Column, Csv, TableRow};
use crate::data::Faults;
use crate::text::Truncated;

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
        CellLocation {
            table: R::TABLE,
            line: self.line,
            column,
        }
    }
}

/// A location in a table.
#[derive(Clone, Copy)]
struct CellLocation {
    table: &'static str,
    line: u64,
    column: &'static str,
}

impl Display for CellLocation {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} line {}", self.table, self.line)?;
        if self.column.is_empty() {
            return Ok(());
        }
        write!(f, ", {}", self.column)
    }
}

/// Function that reports a fault of a cell.
type Complain<'a> = &'a mut dyn FnMut(&dyn Display);

/// The cells of the row that is read.
#[derive(Debug)]
pub struct Cells<'a, 'f> {
    table: &'static str,
    columns: &'static [Column],
    line: u64,
    /// Texts in the order of the columns; `None` for a missing column.
    texts: Vec<Option<&'a str>>,
    faults: &'f mut Faults,
}

impl<'a> Cells<'a, '_> {
    /// Reads the value in a column; returns `None` if it cannot be read.
    pub fn read<T: Cell<'a>>(&mut self, index: usize) -> Option<T> {
        let mut value = None;
        let reads = self.reads(index, &mut |text, wrong| {
            value = T::read(text, wrong);
            value.is_some()
        });
        if reads { value } else { None }
    }

    /// Reads the value in an optional column.
    pub fn read_or_default<T: Cell<'a> + Default>(&mut self, index: usize) -> Option<T> {
        match self.text(index) {
            Some(_) => self.read(index),
            None => Some(T::default()),
        }
    }

    /// Reads the value in a column, within bounds.
    pub fn read_within<T: Cell<'a> + PartialOrd>(
        &mut self,
        index: usize,
        bounds: core::ops::RangeInclusive<T>,
    ) -> Option<T> {
        let mut value = None;
        let reads = self.reads(index, &mut |text, _| {
            value = T::read(text, &mut |_| {});
            value.as_ref().is_some_and(|value| bounds.contains(value))
        });
        if reads { value } else { None }
    }

    /// Returns whether `read` finds a value in a column, without complaint; reports why it does not.
    fn reads(&mut self, index: usize, read: &mut dyn FnMut(&'a str, Complain<'_>) -> bool) -> bool {
        let Some(text) = self.text(index) else {
            return false;
        };
        let mut said = false;
        let found = read(text, &mut |message| {
            said = true;
            self.wrong(index, message);
        });
        if !found && !said {
            let what = self.columns.get(index).map_or("", |column| column.what);
            // As much as fits into a fault is quoted: all of a long text would be searched for escapes.
            let text = Truncated(text, Faults::LONGEST).to_string();
            self.wrong(index, &format_args!("expected {what}, found {text:?}"));
        }
        found && !said
    }

    fn text(&self, index: usize) -> Option<&'a str> {
        self.texts.get(index).copied().flatten()
    }

    /// Reports a fault of a cell.
    pub fn wrong(&mut self, index: usize, message: &dyn Display) {
        if let Some(column) = self.columns.get(index) {
            let location = CellLocation {
                table: self.table,
                line: self.line,
                column: column.name,
            };
            self.faults.add(location, column.clause, message);
        }
    }
}

/// Reads the rows of a table, with columns in any order.
///
/// A row that cannot be read is reported with its location and skipped.
pub fn read_rows<'a, R: TableRow<'a>>(csv: &'a Csv, faults: &mut Faults) -> Vec<Placed<R>> {
    let mut rows = Vec::new();
    let form = Form {
        table: R::TABLE,
        columns: R::COLUMNS,
        clause: R::CLAUSE,
        most_rows: (R::MOST_ROWS, R::ROWS_CLAUSE),
    };
    form.read(csv, faults, &mut |cells| {
        if let Some(row) = R::read(cells) {
            let line = cells.line;
            rows.push(Placed { line, row });
        }
    });
    rows
}

/// Form of a table, without the type of its rows.
struct Form {
    table: &'static str,
    columns: &'static [Column],
    clause: &'static str,
    /// Maximum number of rows and its clause.
    most_rows: (usize, &'static str),
}

impl Form {
    /// Passes the cells of each line to `row`.
    fn read<'a>(&self, csv: &'a Csv, faults: &mut Faults, row: &mut dyn FnMut(&mut Cells<'a, '_>)) {
        if let Some(doubt) = csv.doubt() {
            let at = format_args!("{} line 1", self.table);
            faults.add(at, self.clause, doubt);
            return;
        }
        let Some(indices) = self.indices(csv.header(), faults) else {
            return;
        };
        let (most, clause) = self.most_rows;
        if csv.rows().len() > most {
            let message = format_args!("there are more than {most} rows");
            faults.add(self.table, clause, message);
            return;
        }
        for (line, texts) in csv.rows() {
            let (found, wanted) = (texts.len(), csv.header().len());
            if found != wanted {
                let location = CellLocation {
                    table: self.table,
                    line,
                    column: "",
                };
                let quote = |text: &String| text.starts_with(['\u{201c}', '\u{201d}', '\u{201e}']);
                let cause = if texts.iter().any(quote) {
                    ": typographic quotes do not enclose a cell, only \" does"
                } else {
                    ""
                };
                let message = format_args!("{found} cells instead of {wanted}{cause}");
                faults.add(location, self.clause, message);
                continue;
            }
            let text = |index: &Option<usize>| texts.get((*index)?).map(String::as_str);
            row(&mut Cells {
                table: self.table,
                columns: self.columns,
                line,
                texts: indices.iter().map(text).collect(),
                faults,
            });
        }
    }

    /// Returns the index of each column in the header; `None` if the header is not that of the table.
    fn indices(&self, header: &[String], faults: &mut Faults) -> Option<Vec<Option<usize>>> {
        let (before, at) = (faults.len(), format_args!("{} line 1", self.table));
        let known = |name: &String| self.columns.iter().any(|column| column.is_named(name));
        for (name, number) in header.iter().zip(1_u64..).filter(|(name, _)| !known(name)) {
            if name.is_empty() {
                let message = format_args!("column {number} has no name");
                faults.add(at, self.clause, message);
            } else {
                faults.add(at, self.clause, format_args!("there is no column {name:?}"));
            }
        }
        let mut indices = Vec::new();
        for column in self.columns {
            let mut found = header
                .iter()
                .enumerate()
                .filter(|(_, name)| column.is_named(name));
            let index = found.next().map(|(index, _)| index);
            let name = column.name;
            if index.is_none() && !column.optional {
                let message = format_args!("the column {name} is missing");
                faults.add(at, self.clause, message);
            }
            if found.next().is_some() {
                let message = format_args!("the column {name} comes twice");
                faults.add(at, self.clause, message);
            }
            indices.push(index);
        }
        (faults.len() == before).then_some(indices)
    }
}
