//! Comma-separated text as spreadsheets write it (RFC 4180).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use csv_core::{ReadRecordResult, ReaderBuilder};

use crate::provenance::Provenance;

/// A comma-separated text: a header line and rows, each with the number of its line.
///
/// Cells may be quoted, and lines may have any line ending. As spreadsheets of different countries write them,
/// columns may also be separated by semicolons or tabs, and a line `sep=;` may say so. Spaces around cells,
/// empty lines, and empty columns at the end are skipped, and a space that does not break is a space.
///
/// ```
/// use solo_core::Csv;
/// let csv = Csv::new("id,name\r\n\r\nboat,\"The \"\"Boat\"\"\"");
/// assert_eq!(csv.header(), ["id", "name"]);
/// assert!(csv.rows().eq([(3, &["boat".to_owned(), "The \"Boat\"".to_owned()][..])]));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Csv {
    records: Vec<(u64, Vec<String>)>,
    /// The reason why the separator of the columns is not clear.
    doubt: Option<&'static str>,
}

impl Csv {
    /// Maximum number of rows below the header that are kept, and one more that shows it.
    pub const MOST_ROWS: usize = 10_000;
    /// Maximum number of cells of a row that are kept.
    pub const MOST_CELLS: usize = 50;

    /// Splits a text into rows and cells. Any text is accepted; readers of a table report its
    /// faults, rows and cells beyond the bounds included.
    pub fn new(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let Separator {
            byte,
            rest,
            line,
            doubt,
        } = Separator::of(text);
        let mut csv = Self {
            records: Vec::new(),
            doubt,
        };
        let mut reader = ReaderBuilder::new().delimiter(byte).build();
        let (mut input, mut line) = (rest.as_bytes(), line);
        let (mut cells, mut ends) = (vec![0; 256], vec![0; 16]);
        let (mut written, mut ended) = (0, 0);
        while csv.records.len() <= Self::MOST_ROWS.saturating_add(1) {
            let (buffer, bounds) = (cells.get_mut(written..), ends.get_mut(ended..));
            let (buffer, bounds) = (buffer.unwrap_or_default(), bounds.unwrap_or_default());
            let (result, read, wrote, fields) = reader.read_record(input, buffer, bounds);
            let (taken, left) = input.split_at_checked(read).unwrap_or_default();
            // Empty lines before a record do not belong to it.
            let begins = written == 0 && ended == 0;
            let empty = taken.iter().take_while(|byte| begins && is_end(**byte));
            let skipped = taken.get(empty.count()..).unwrap_or_default();
            let (before, after) = (lines(taken).saturating_sub(lines(skipped)), lines(skipped));
            line = line.saturating_add(before);
            input = left;
            (written, ended) = (written.saturating_add(wrote), ended.saturating_add(fields));
            match result {
                ReadRecordResult::InputEmpty => {}
                ReadRecordResult::OutputFull => cells.resize(cells.len().saturating_mul(2), 0),
                ReadRecordResult::OutputEndsFull => ends.resize(ends.len().saturating_mul(2), 0),
                ReadRecordResult::Record => {
                    csv.add(line, &cells, ends.get(..ended).unwrap_or_default());
                    (written, ended) = (0, 0);
                }
                ReadRecordResult::End => break,
            }
            line = line.saturating_add(after);
        }
        csv
    }

    /// Adds a record of the cells that end at these indices, unless all are empty.
    ///
    /// Empty cells to the right of the header are left out.
    fn add(&mut self, line: u64, cells: &[u8], ends: &[usize]) {
        let mut filled = ends.len();
        while filled > 0 && cell(cells, ends, filled.saturating_sub(1)).is_empty() {
            filled = filled.saturating_sub(1);
        }
        if filled == 0 {
            return;
        }
        let width = self.header().len();
        let count = filled.max(ends.len().min(width)).min(Self::MOST_CELLS);
        let cells = (0..count).map(|place| cell(cells, ends, place));
        self.records.push((line, cells.collect()));
    }

    /// Returns the reason why the separator of the columns is not clear, if it is not.
    pub(super) const fn doubt(&self) -> Option<&'static str> {
        self.doubt
    }

    /// Splits a table of names and values, which may also be written as lines `name = value`.
    ///
    /// Such lines may have comments after `#`, headings in brackets, texts in quotes and lists in
    /// brackets.
    ///
    /// ```
    /// use solo_core::Csv;
    /// let lines = "[start]\ncoins = 5 # published\ncolours = [\"red\", \"white\"]\n";
    /// assert_eq!(Csv::of_values(lines), Csv::of_values("name,value\ncoins,5\ncolours,red white\n"));
    /// ```
    pub fn of_values(text: &str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let csv = Self::new(text);
        let has = |name| csv.header().iter().any(|column| column == name);
        if has("name") && has("value") {
            return csv;
        }
        let mut records = vec![(1, vec![String::from("name"), String::from("value")])];
        for (text, line) in text.lines().zip(1..) {
            let said = text.split('#').next().unwrap_or_default().trim();
            if said.is_empty() || said.starts_with('[') {
                continue;
            }
            let (name, value) = said.split_once('=').unwrap_or((said, ""));
            // Typographic quotes enclose a text as plain ones do.
            let between = [
                ' ', '\u{a0}', '\t', ',', '"', '[', ']', '\u{201c}', '\u{201d}', '\u{201e}',
            ];
            let words = value.split(between);
            let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            records.push((line, vec![String::from(name.trim()), words.join(" ")]));
            if records.len() > Self::MOST_ROWS.saturating_add(1) {
                break;
            }
        }
        Self {
            records,
            doubt: None,
        }
    }

    /// Returns the cells of the first line.
    pub fn header(&self) -> &[String] {
        self.records.first().map_or(&[], |(_, cells)| cells)
    }

    /// Lists the lines below the first one: the number of each, counted from 1, and its cells.
    pub fn rows(&self) -> impl ExactSizeIterator<Item = (u64, &[String])> {
        let rows = self.records.iter().skip(1);
        rows.map(|(line, cells)| (*line, cells.as_slice()))
    }

    /// Merges `name_prov` for each column `name`, and `data_prov`, into one column `prov`.
    ///
    /// Tables that label single columns have the separate form; `data_prov` is for all other columns.
    /// An empty label means the owner of the box, and labels equal to that of the row are left out.
    ///
    /// ```
    /// use solo_core::Csv;
    /// let csv = Csv::new("id,name,name_prov,data_prov\nboat,Boat,P,H\nurn,Urn,H,H\n");
    /// assert_eq!(csv.with_one_origin_column(), Csv::new("id,name,prov\nboat,Boat,H name=P\nurn,Urn,H\n"));
    /// ```
    #[must_use]
    pub fn with_one_origin_column(mut self) -> Self {
        let label = |name: &String| name.strip_suffix("_prov").map(String::from);
        let labels: Vec<Option<String>> = self.header().iter().map(label).collect();
        if labels.iter().all(Option::is_none) {
            return self;
        }
        let mut header = true;
        for (_, cells) in &mut self.records {
            if cells.len() != labels.len() {
                continue;
            }
            let (mut rest, mut own) = (stated(""), Vec::new());
            let mut kept = Vec::with_capacity(cells.len());
            for (cell, label) in cells.drain(..).zip(&labels) {
                match label.as_deref() {
                    None => kept.push(cell),
                    Some("data") => rest = stated(&cell),
                    Some(column) => own.push((column, stated(&cell))),
                }
            }
            if core::mem::take(&mut header) {
                kept.push(String::from("prov"));
            } else {
                own.retain(|(_, letters)| *letters != rest);
                for (column, letters) in own {
                    rest.extend([" ", column, "=", &letters]);
                }
                kept.push(rest);
            }
            *cells = kept;
        }
        self
    }
}

/// Returns the letters of a label; those of the owner if it is empty.
fn stated(label: &str) -> String {
    String::from(if label.is_empty() {
        Provenance::Owner.letters()
    } else {
        label
    })
}

fn is_end(byte: u8) -> bool {
    matches!(byte, b'\r' | b'\n')
}

/// Counts the line feeds.
fn lines(bytes: &[u8]) -> u64 {
    bytes.iter().map(|byte| u64::from(*byte == b'\n')).sum()
}

/// Returns a cell of a record, whose cells end at these indices.
fn cell(cells: &[u8], ends: &[usize], place: usize) -> String {
    let start = place.checked_sub(1).and_then(|before| ends.get(before));
    let (start, end) = (start.copied().unwrap_or(0), ends.get(place).copied());
    let bytes = cells.get(start..end.unwrap_or(start)).unwrap_or_default();
    let text = String::from_utf8_lossy(bytes);
    // Spaces that do not break, wide and narrow.
    let text = text.replace(['\u{a0}', '\u{202f}'], " ");
    String::from(text.trim_matches(' '))
}

/// The separator of the columns of a text.
struct Separator<'a> {
    byte: u8,
    /// The text without a line that only names the separator.
    rest: &'a str,
    /// Number of its first line.
    line: u64,
    /// The reason why the separator is not clear.
    doubt: Option<&'static str>,
}

impl<'a> Separator<'a> {
    /// Returns the one that the text names in its first line, or the only one in its header.
    fn of(text: &'a str) -> Self {
        let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
        let first = first.trim_end_matches('\r').trim_matches('"');
        let named = first
            .strip_prefix("sep=")
            .or_else(|| first.strip_prefix("SEP="));
        if let Some(named) = named {
            // Programs fill up the line like any other.
            let byte = match named.as_bytes() {
                [byte @ (b',' | b';' | b'\t'), rest @ ..]
                    if rest.iter().all(|more| more == byte) =>
                {
                    *byte
                }
                _ => return Self::unclear(rest, 2, "`sep=` names no comma, semicolon or tab"),
            };
            return Self {
                byte,
                rest,
                line: 2,
                doubt: None,
            };
        }
        let blank = |line: &&str| !line.trim().is_empty();
        let header = text.split(['\n', '\r']).find(blank).unwrap_or_default();
        let outside = || header.split('"').step_by(2);
        let has = |separator: char| outside().any(|part| part.contains(separator));
        let byte = match (has(','), has(';'), has('\t')) {
            (_, false, false) => b',',
            (false, true, false) => b';',
            (false, false, true) => b'\t',
            _ => {
                let doubt = "the header has two of comma, semicolon and tab: which of them separates columns \
                    is not clear";
                return Self::unclear(text, 1, doubt);
            }
        };
        Self {
            byte,
            rest: text,
            line: 1,
            doubt: None,
        }
    }

    const fn unclear(rest: &'a str, line: u64, doubt: &'static str) -> Self {
        Self {
            byte: b',',
            rest,
            line,
            doubt: Some(doubt),
        }
    }
}
