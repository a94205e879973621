//! Tables of printed cards, as the owner of a box types them into a spreadsheet.

mod cell;
#[cfg(feature = "alloc")]
mod csv;
mod cursor;
mod origins;
mod row;
#[cfg(feature = "alloc")]
mod sheet;
#[cfg(feature = "serde")]
mod texts;

pub use cell::Cell;
#[cfg(feature = "alloc")]
pub use csv::Csv;
pub use cursor::{Cursor, WrongCell};
pub use origins::{Origins, SharedOrigins};
pub use row::{CellText, Column, TableRow, TableSpec, write_rows};
#[cfg(feature = "alloc")]
pub use sheet::{Cells, Placed, read_rows};
#[cfg(feature = "schema")]
pub use texts::cell_schema;
#[cfg(feature = "serde")]
pub use texts::{Tables, cell_value};
