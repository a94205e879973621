//! Rows and columns of a table, and writing them.

use core::fmt::{self, Write};

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Column {
    /// Name in the header.
    pub name: &'static str,
    /// Alternative name that is also read; empty if there is none.
    pub alias: &'static str,
    /// Description of the values in its cells.
    pub what: &'static str,
    /// Clause that defines the values.
    pub clause: &'static str,
    /// Meaning in one sentence: the documentation of the field.
    pub about: &'static str,
    /// `true` if the column may be left out.
    pub optional: bool,
}

impl Column {
    /// Returns whether a name in a header means this column.
    pub fn is_named(&self, name: &str) -> bool {
        self.name == name || !name.is_empty() && self.alias == name
    }

    /// Returns a column, for `#[derive(Table)]`.
    #[doc(hidden)]
    pub const fn new(
        [name, alias]: [&'static str; 2],
        what: &'static str,
        clause: &'static str,
        about: &'static str,
        optional: bool,
    ) -> Self {
        Self {
            name,
            alias,
            what,
            clause,
            about,
            optional,
        }
    }
}

/// A table of a game, for programs that work with any game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct TableSpec {
    /// Name in the catalogue.
    pub name: &'static str,
    /// Meaning of a row, in one sentence.
    pub about: &'static str,
    /// Columns, in order.
    pub columns: &'static [Column],
}

impl TableSpec {
    /// Returns the table of this kind of row.
    pub const fn of<'a, R: TableRow<'a>>() -> Self {
        Self {
            name: R::TABLE,
            about: R::ABOUT,
            columns: R::COLUMNS,
        }
    }
}

/// A row of a table, with `#[derive(Table)]` from a struct with one field per column.
///
/// ```
/// use solo_core::{Csv, Faults, Origins, Table, read_rows, write_rows};
///
/// /// A card of the harbour.
/// #[derive(Clone, Debug, PartialEq, Table)]
/// #[table("cards", clause = "HA-1")]
/// struct CardRow<'a> {
///     /// The id of the notation.
///     id: &'a str,
///     /// The name on the card.
///     name: &'a str,
///     /// How many gold pieces it costs.
///     #[column(clause = "HA-2", range = 1..=9)]
///     cost: u8,
///     /// Where the values come from.
///     prov: Origins<'a>,
/// }
///
/// let csv = Csv::new("id,name,cost,prov\r\nboat,\"Boat, small\",4,H name=P\r\nurn,Urn,12,H\r\n");
/// let mut faults = Faults::new();
/// let rows = read_rows::<CardRow<'_>>(&csv, &mut faults);
/// assert_eq!((rows[0].row.name, rows[0].row.cost), ("Boat, small", 4));
/// assert_eq!(
///     faults.to_string(),
///     "cards line 3, cost: expected a whole number from 1 to 9, found \"12\" (HA-2)"
/// );
/// let mut text = String::new();
/// write_rows(&[rows[0].row.clone()], &mut text)?;
/// assert_eq!(text, "id,name,cost,prov\nboat,\"Boat, small\",4,H name=P\n");
/// # Ok::<(), core::fmt::Error>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a row of a table",
    note = "derive `Table`"
)]
pub trait TableRow<'a>: Sized {
    /// Name of the table in the catalogue.
    const TABLE: &'static str;
    /// Meaning of a row: the documentation of the struct.
    const ABOUT: &'static str;
    /// Clause that defines the form of the table.
    const CLAUSE: &'static str;
    /// Upper bound for the number of rows.
    const MOST_ROWS: usize;
    /// Clause of this bound.
    const ROWS_CLAUSE: &'static str = Self::CLAUSE;
    /// Columns, in order.
    const COLUMNS: &'static [Column];

    /// Reads a row; returns `None` if a cell cannot be read, with every reason among the faults.
    #[cfg(feature = "alloc")]
    fn read(cells: &mut super::Cells<'a, '_>) -> Option<Self>;

    /// Writes every cell by `write`, which receives a function that writes its text.
    ///
    /// # Errors
    /// Only those of `write`.
    fn write(&self, write: &mut dyn FnMut(CellText<'_>) -> fmt::Result) -> fmt::Result;
}

/// Function that writes the text of a cell.
pub type CellText<'a> = &'a dyn Fn(&mut dyn Write) -> fmt::Result;

/// Writes a table as comma-separated text with its header line.
///
/// # Errors
/// Only those of `out`.
pub fn write_rows<'a, R: TableRow<'a>>(rows: &[R], out: &mut dyn Write) -> fmt::Result {
    let mut line = Line::new(out);
    line.header(R::COLUMNS)?;
    for row in rows {
        row.write(&mut |text| line.cell(text))?;
        line.end()?;
    }
    Ok(())
}

/// A line under construction.
pub(super) struct Line<'o> {
    out: &'o mut dyn Write,
    first: bool,
}

impl<'o> Line<'o> {
    pub(super) const fn new(out: &'o mut dyn Write) -> Self {
        Self { out, first: true }
    }

    fn header(&mut self, columns: &[Column]) -> fmt::Result {
        for column in columns {
            self.cell(&|out| out.write_str(column.name))?;
        }
        self.end()
    }

    pub(super) fn cell(&mut self, text: CellText<'_>) -> fmt::Result {
        if !core::mem::take(&mut self.first) {
            self.out.write_char(',')?;
        }
        let mut special = Special(false);
        text(&mut special)?;
        if !special.0 {
            return text(self.out);
        }
        self.out.write_char('"')?;
        text(&mut Doubled(self.out))?;
        self.out.write_char('"')
    }

    pub(super) fn end(&mut self) -> fmt::Result {
        self.first = true;
        self.out.write_char('\n')
    }
}

/// A check for characters that require quotes.
struct Special(bool);

impl Write for Special {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 |= text.contains([',', '"', '\n', '\r']);
        Ok(())
    }
}

/// A writer of quoted text: quotes inside are doubled.
struct Doubled<'o>(&'o mut dyn Write);

impl Write for Doubled<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for (index, part) in text.split('"').enumerate() {
            self.0.write_str(if index > 0 { "\"\"" } else { "" })?;
            self.0.write_str(part)?;
        }
        Ok(())
    }
}
