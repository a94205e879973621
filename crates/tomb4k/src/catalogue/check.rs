//! Checks of tables supplied by an owner: chapter TK-20.

use alloc::string::String;
use alloc::vec::Vec;

use solo_core::{Cell, Csv, Faults, Placed, TableRow, read_rows};

/// Compares the rows of a table with those of the rulebook, in all columns but `free` and the
/// provenance, which owners may state as they like (TK-20.2).
pub(super) fn check<'a, R: TableRow<'a>>(
    csv: &'a Csv,
    rulebook: &[R],
    free: &str,
    faults: &mut Faults,
) -> Vec<Placed<R>> {
    let before = faults.len();
    let rows = read_rows::<R>(csv, faults);
    if faults.len() > before {
        return rows;
    }
    let missing = rulebook
        .iter()
        .filter(|right| !rows.iter().any(|placed| id(&placed.row) == id(*right)));
    for right in missing {
        faults.add(
            R::TABLE,
            R::CLAUSE,
            format_args!("{} is missing", id(right)),
        );
    }
    // If rows are missing, those after them are not misplaced.
    if faults.len() > before && rows.len() < rulebook.len() {
        return rows;
    }
    for (placed, right) in rows.iter().zip(rulebook) {
        let columns = R::COLUMNS.iter().zip(cells(&placed.row)).zip(cells(right));
        for ((column, found), wanted) in columns {
            if !same(&found, &wanted) && column.name != free && column.name != "prov" {
                let message = format_args!("expected {wanted:?}, found {found:?}");
                faults.add(placed.at(column.name), R::CLAUSE, message);
            }
        }
    }
    rows
}

/// Returns whether two cells have the same text, or the same number as spreadsheets write it.
fn same(found: &str, wanted: &str) -> bool {
    let number = |text| <u32 as Cell<'_>>::read(text, &mut |_| ());
    found == wanted || number(found).is_some_and(|found| number(wanted) == Some(found))
}

/// Returns the text of the first cell.
fn id<'a, R: TableRow<'a>>(row: &R) -> String {
    cells(row).into_iter().next().unwrap_or_default()
}

/// Returns the cells of a row as text.
fn cells<'a, R: TableRow<'a>>(row: &R) -> Vec<String> {
    let mut cells = Vec::new();
    // Writing to a string cannot fail.
    let _ = row.write(&mut |write| {
        let mut text = String::new();
        write(&mut text)?;
        cells.push(text);
        Ok(())
    });
    cells
}
