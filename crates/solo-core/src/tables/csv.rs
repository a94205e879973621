//! Comma-separated text as spreadsheets write it (RFC 4180).

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use csv_core::{ReadRecordResult, Reader};

use crate::data::Provenance;

/// A comma-separated text: a header line and rows, each with the number of its line.
///
/// Cells may be quoted, and lines may have any line ending; empty lines are skipped.
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
}

impl Csv {
    /// Maximum number of rows below the header that are kept, and one more that shows it.
    pub const MOST_ROWS: usize = 10_000;
    /// Maximum number of cells of a row that are kept.
    pub const MOST_CELLS: usize = 50;

    /// Splits a text into rows and cells. Any text is accepted; readers of a table report its
    /// faults, rows and cells beyond the bounds included.
    #[must_use]
    pub fn new(text: &str) -> Self {
        let mut csv = Self::default();
        let mut reader = Reader::new();
        let (mut input, mut line) = (text.as_bytes(), 1_u64);
        let (mut cells, mut ends) = (vec![0; 256], vec![0; 16]);
        let (mut written, mut ended) = (0, 0);
        while csv.records.len() <= Self::MOST_ROWS.saturating_add(1) {
            let (room, places) = (cells.get_mut(written..), ends.get_mut(ended..));
            let (room, places) = (room.unwrap_or_default(), places.unwrap_or_default());
            let (result, read, wrote, fields) = reader.read_record(input, room, places);
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
                    let ends = ends.get(..ended.min(Self::MOST_CELLS)).unwrap_or_default();
                    csv.records.push((line, split(&cells, ends)));
                    (written, ended) = (0, 0);
                }
                ReadRecordResult::End => break,
            }
            line = line.saturating_add(after);
        }
        csv
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
    #[must_use]
    pub fn of_values(text: &str) -> Self {
        let header = text.trim_start_matches(['\u{feff}', '\r', '\n']);
        if header.starts_with("name,value") {
            return Self::new(text);
        }
        let mut records = vec![(1, vec![String::from("name"), String::from("value")])];
        for (text, line) in text.lines().zip(1..) {
            let said = text.split('#').next().unwrap_or_default().trim();
            if said.is_empty() || said.starts_with('[') {
                continue;
            }
            let (name, value) = said.split_once('=').unwrap_or((said, ""));
            let words = value.split([' ', '\t', ',', '"', '[', ']']);
            let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
            records.push((line, vec![String::from(name.trim()), words.join(" ")]));
            if records.len() > Self::MOST_ROWS.saturating_add(1) {
                break;
            }
        }
        Self { records }
    }

    /// Returns the cells of the first line.
    #[must_use]
    pub fn header(&self) -> &[String] {
        self.records.first().map_or(&[], |(_, cells)| cells)
    }

    /// Lists the lines below the first one: the number of each, counted from 1, and its cells.
    #[must_use]
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

/// Returns the cells that end at these indices.
fn split(cells: &[u8], ends: &[usize]) -> Vec<String> {
    let starts = core::iter::once(0).chain(ends.iter().copied());
    let cell = |(start, end): (usize, &usize)| {
        let bytes = cells.get(start..*end).unwrap_or_default();
        String::from_utf8_lossy(bytes).into_owned()
    };
    starts.zip(ends).map(cell).collect()
}
