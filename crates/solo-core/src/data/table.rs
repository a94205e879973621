//! Reading the tables of a catalogue: comma-separated text with an exact header and no quoting.

use core::str::FromStr;

#[cfg(feature = "alloc")]
pub use rows::{Row, read_table};

/// A whole number without sign and without leading zero, between `min` and `max`.
///
/// ```
/// use solo_core::plain_number;
/// assert_eq!(plain_number("7", 1_u8, 9), Some(7));
/// assert_eq!(plain_number("07", 1, 9), None);
/// assert_eq!(plain_number("+7", 1, 9), None);
/// assert_eq!(plain_number("10", 1, 9), None);
/// ```
#[must_use]
pub fn plain_number<N: FromStr + PartialOrd>(text: &str, min: N, max: N) -> Option<N> {
    let plain = text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    let number = text.parse().ok()?;
    (plain && (min..=max).contains(&number)).then_some(number)
}

#[cfg(feature = "alloc")]
mod rows {
    use alloc::vec::Vec;

    use crate::data::Faults;

    /// One row of a table.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub struct Row<'a> {
        /// The line in the text, the header being line 1.
        pub line: usize,
        fields: Vec<&'a str>,
    }

    impl<'a> Row<'a> {
        /// The field in this column, counted from 0; empty beyond the last column.
        ///
        /// ```
        /// use solo_core::{Faults, read_table};
        /// let rows = read_table("cards", "id,cost", "id,cost\nurn,1\n", "V1", &mut Faults::new());
        /// assert_eq!((rows[0].field(1), rows[0].field(2)), ("1", ""));
        /// ```
        #[must_use]
        pub fn field(&self, column: usize) -> &'a str {
            self.fields.get(column).copied().unwrap_or("")
        }
    }

    /// Reads a table. Rows with another number of fields than the header are reported to `faults` with
    /// the rule `rule` and left out; so is the whole table if its header is not exactly `header`.
    ///
    /// A line feed ends a line; the one at the end of the text may be missing.
    ///
    /// ```
    /// use solo_core::{Faults, read_table};
    /// let mut faults = Faults::new();
    /// let rows = read_table("cards", "id,cost", "id,cost\nurn,1\nbox\n", "V1", &mut faults);
    /// assert_eq!(rows.len(), 1);
    /// assert_eq!((rows[0].line, rows[0].field(0), rows[0].field(1)), (2, "urn", "1"));
    /// assert_eq!(faults.to_string(), "cards line 3: 1 fields instead of 2 (V1)");
    /// ```
    #[must_use]
    pub fn read_table<'a>(
        table: &str,
        header: &str,
        text: &'a str,
        rule: &'static str,
        faults: &mut Faults,
    ) -> Vec<Row<'a>> {
        let columns = header.split(',').count();
        let mut lines = text.strip_suffix('\n').unwrap_or(text).split('\n').zip(1..);
        if lines.next().map(|(line, _)| line) != Some(header) {
            faults.add(
                format_args!("{table} line 1"),
                rule,
                format_args!("the header is not {header}"),
            );
            return Vec::new();
        }
        let mut rows = Vec::new();
        for (text, line) in lines {
            let fields: Vec<&str> = text.split(',').collect();
            if fields.len() == columns {
                rows.push(Row { line, fields });
            } else {
                faults.add(
                    format_args!("{table} line {line}"),
                    rule,
                    format_args!("{} fields instead of {columns}", fields.len()),
                );
            }
        }
        rows
    }
}
