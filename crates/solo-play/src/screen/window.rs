//! Windows over the table: help, a list of saves, cards that were looked up.

use solo_table::Entry;

use super::TEXT;
use super::paint::{BOLD, CURSOR, DIM, TITLE};
use super::panel::explain;
use super::sheet::Sheet;

/// A window over the table until a key closes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Window {
    /// Lines to read.
    Text {
        /// Heading.
        title: String,
        /// Lines; a tab separates a key from its effect.
        lines: Vec<String>,
    },
    /// Rows to choose from.
    Rows {
        /// Heading.
        title: String,
        /// Rows.
        rows: Vec<String>,
        /// Index of the row under the cursor.
        focus: usize,
    },
    /// Cards by a part of their name.
    Cards {
        /// Text typed so far.
        text: String,
        /// Entries that match the text.
        found: Vec<Entry>,
        /// Index of the entry under the cursor.
        focus: usize,
    },
}

impl Window {
    pub(crate) fn draw(&self, sheet: &mut Sheet, screen: (usize, usize)) {
        let width = screen.0.saturating_sub(12).min(96);
        let most = screen.1.saturating_sub(4);
        let mut inside = self.inside(width.saturating_sub(4), most.saturating_sub(2));
        inside.keep(most.saturating_sub(2));
        let height = inside.height() + 2;
        let (x, y) = (
            screen.0.saturating_sub(width) / 2,
            screen.1.saturating_sub(height) / 2,
        );
        let mut frame = Sheet::new(width);
        let line = "─".repeat(width.saturating_sub(2));
        frame.put(0, 0, &format!("╭{line}╮"), TITLE);
        frame.put(2, 0, &format!(" {} ", self.title()), TITLE);
        for row in 0..inside.height() {
            frame.put(0, row + 1, "│", TITLE);
            frame.put(width.saturating_sub(1), row + 1, "│", TITLE);
        }
        frame.put(0, height.saturating_sub(1), &format!("╰{line}╯"), TITLE);
        frame.paste(2, 1, &inside);
        sheet.paste(x, y, &frame);
    }

    fn title(&self) -> String {
        match self {
            Self::Text { title, .. } | Self::Rows { title, .. } => title.clone(),
            Self::Cards { text, .. } => format!("Find a card: {text}_"),
        }
    }

    fn inside(&self, width: usize, height: usize) -> Sheet {
        let mut sheet = Sheet::new(width);
        match self {
            Self::Text { lines, .. } => {
                for (y, line) in lines.iter().enumerate() {
                    let (key, text) = line.split_once('\t').unwrap_or(("", line));
                    sheet.put(0, y, key, BOLD);
                    sheet.put(if key.is_empty() { 0 } else { 18 }, y, text, TEXT);
                }
            }
            Self::Rows { rows, focus, .. } => {
                list(&mut sheet, rows.iter().map(String::as_str), *focus, height);
            }
            Self::Cards { found, focus, .. } => {
                let names = found.iter().map(|entry| entry.name.as_str());
                list(&mut sheet, names, *focus, height / 2);
                if let Some(entry) = found.get(*focus) {
                    let y = sheet.height();
                    sheet.put(0, y, &"─".repeat(width), DIM);
                    explain(entry, &mut sheet);
                }
            }
        }
        if sheet.height() == 0 {
            sheet.put(0, 0, "nothing", DIM);
        }
        sheet
    }
}

/// Draws the rows around the one under the cursor.
fn list<'a>(sheet: &mut Sheet, rows: impl Iterator<Item = &'a str>, focus: usize, room: usize) {
    let from = (focus + 1).saturating_sub(room);
    for (y, (index, row)) in rows.enumerate().skip(from).take(room).enumerate() {
        sheet.put(0, y, row, if index == focus { CURSOR } else { TEXT });
    }
}
