//! Windows over the table: texts to read and to search, menus, cards that were looked up.

use solo_table::Entry;

use super::TEXT;
use super::paint::{BOLD, CURSOR, DIM, TITLE};
use super::panel::explain;
use super::sheet::{Sheet, width as columns, wrap};
use crate::acts::Act;

/// A window over the table until a key closes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Window {
    /// Lines to read.
    Text {
        /// Heading.
        title: String,
        /// Lines; a tab separates a key from its effect.
        lines: Vec<String>,
        /// First line that is shown.
        scroll: usize,
        /// Text that is looked for; `None` if none is.
        wanted: Option<String>,
    },
    /// Rows to choose from.
    Menu {
        /// Heading.
        title: String,
        /// Lines above the rows.
        lines: Vec<String>,
        /// Rows with their effects.
        rows: Vec<(String, Act)>,
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
    /// Returns a window with lines to read from the start.
    pub fn text(title: impl Into<String>, lines: Vec<String>) -> Self {
        Self::Text {
            title: title.into(),
            lines,
            scroll: 0,
            wanted: None,
        }
    }

    /// Returns a menu with the cursor on its first row.
    pub fn menu(title: impl Into<String>, lines: Vec<String>, rows: Vec<(String, Act)>) -> Self {
        Self::Menu {
            title: title.into(),
            lines,
            rows,
            focus: 0,
        }
    }

    pub(crate) fn draw(&self, sheet: &mut Sheet, screen: (usize, usize)) {
        let width = screen.0.saturating_sub(8).min(96);
        let most = screen.1.saturating_sub(3);
        let inside = self.inside(width.saturating_sub(4), most.saturating_sub(2));
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
        let below = self.below(width.saturating_sub(4), inside.height());
        let keys = format!(" {below}{} ", self.keys(width.saturating_sub(4)));
        frame.put(2, height.saturating_sub(1), &keys, TITLE);
        frame.paste(2, 1, &inside);
        sheet.paste(x, y, &frame);
    }

    fn title(&self) -> String {
        match self {
            Self::Text { title, .. } | Self::Menu { title, .. } => title.clone(),
            Self::Cards { text, .. } => format!("Find a card by name, text or notation: {text}_"),
        }
    }

    /// Returns whether a line of a text has what is looked for.
    fn finds(&self, wanted: &str, width: usize) -> bool {
        match self {
            Self::Text { lines, .. } => !found(lines, width, wanted).is_empty(),
            Self::Menu { .. } | Self::Cards { .. } => false,
        }
    }

    fn keys(&self, width: usize) -> String {
        match self {
            Self::Text {
                wanted: Some(wanted),
                ..
            } if wanted.is_empty() || self.finds(wanted, width) => {
                format!("/{}_  Enter next  Esc ends the search", end_of(wanted))
            }
            Self::Text {
                wanted: Some(wanted),
                ..
            } => format!("/{}_  is not in this text  Esc ends it", end_of(wanted)),
            Self::Text { .. } => "↑↓ PgUp PgDn scroll  / search  Esc or Enter closes".to_owned(),
            Self::Menu { .. } => "↑↓ choose  Enter takes  Esc closes".to_owned(),
            Self::Cards { .. } => "↑↓ choose  Enter shows it  Esc closes".to_owned(),
        }
    }

    /// Says how many lines of a text lie below those that are shown.
    fn below(&self, width: usize, height: usize) -> String {
        let Self::Text { lines, scroll, .. } = self else {
            return String::new();
        };
        let rows = wrapped(lines, width).len();
        let from = (*scroll).min(rows.saturating_sub(height));
        match rows.saturating_sub(from + height) {
            0 => String::new(),
            below => format!("▼ {below} more  "),
        }
    }

    fn inside(&self, width: usize, height: usize) -> Sheet {
        let mut sheet = Sheet::new(width);
        match self {
            Self::Text {
                lines,
                scroll,
                wanted,
                ..
            } => {
                let rows = wrapped(lines, width);
                let from = (*scroll).min(rows.len().saturating_sub(height));
                for (key, text) in rows.iter().skip(from).take(height) {
                    put(&mut sheet, key, text, wanted.as_deref());
                }
            }
            Self::Menu {
                lines, rows, focus, ..
            } => {
                let above = wrapped(lines, width);
                let room = height.saturating_sub(
                    rows.iter()
                        .map(|(row, _)| folded(row, width).len())
                        .sum::<usize>()
                        .min(height / 2)
                        + 1,
                );
                let fits = above.len() <= room;
                let shown = if fits { room } else { room.saturating_sub(1) };
                for (key, text) in above.iter().take(shown) {
                    put(&mut sheet, key, text, None);
                }
                if !fits {
                    let more = above.len().saturating_sub(shown);
                    put(&mut sheet, "", &format!("▼ {more} more"), None);
                }
                if !above.is_empty() {
                    let y = sheet.height();
                    sheet.put(0, y, "", TEXT);
                }
                let room = height.saturating_sub(sheet.height());
                let names = rows.iter().map(|(name, _)| name.as_str());
                list(&mut sheet, names, *focus, room);
            }
            Self::Cards { found, focus, .. } => {
                let names = found.iter().map(|entry| entry.name.as_str());
                list(&mut sheet, names, *focus, height / 2);
                if let Some(entry) = found.get(*focus) {
                    let y = sheet.height();
                    sheet.put(0, y, &"─".repeat(width), DIM);
                    explain(entry, &mut sheet);
                    sheet.keep(height);
                }
            }
        }
        if sheet.height() == 0 {
            sheet.put(0, 0, "nothing", DIM);
        }
        sheet
    }
}

/// Letters of what is looked for that are shown.
const WANTED: usize = 20;

/// Returns the end of what is looked for, as far as there is room beside the keys.
fn end_of(wanted: &str) -> String {
    let count = wanted.chars().count();
    if count <= WANTED {
        return wanted.to_owned();
    }
    let end = wanted.chars().skip(count.saturating_sub(WANTED));
    std::iter::once('…').chain(end).collect()
}

/// Width of keys before their effects.
const KEYS: usize = 18;

/// Wraps lines: a key, if the line has one, and its text.
fn wrapped(lines: &[String], width: usize) -> Vec<(String, String)> {
    let mut rows = Vec::new();
    for line in lines {
        let (key, text) = line.split_once('\t').unwrap_or(("", line));
        let indent = if line.contains('\t') { KEYS } else { 0 };
        let room = width.saturating_sub(indent);
        for (number, text) in wrap(text, room).into_iter().enumerate() {
            let key = if number == 0 { key } else { "" };
            rows.push((key.to_owned(), format!("{:indent$}{text}", "")));
        }
    }
    rows
}

fn put(sheet: &mut Sheet, key: &str, text: &str, wanted: Option<&str>) {
    let y = sheet.height();
    let found = wanted.is_some_and(|it| !it.is_empty() && contains(text, it));
    sheet.put(0, y, text, if found { CURSOR } else { TEXT });
    if !key.is_empty() {
        sheet.put(0, y, key, BOLD);
    }
}

/// Returns whether a text contains another, whatever the case.
pub(crate) fn contains(text: &str, wanted: &str) -> bool {
    text.to_lowercase().contains(&wanted.to_lowercase())
}

/// Returns the first wrapped line from one on that contains a text, and begins again at the start.
pub(crate) fn next_line(
    lines: &[String],
    screen: usize,
    from: usize,
    wanted: &str,
) -> Option<usize> {
    let width = screen.saturating_sub(8).min(96).saturating_sub(4);
    let found = found(lines, width, wanted);
    let after = found.iter().find(|at| **at >= from);
    after.or(found.first()).copied()
}

/// Lists the wrapped lines that contain a text. Words that the edge has parted are found where their line begins.
fn found(lines: &[String], width: usize, wanted: &str) -> Vec<usize> {
    let (mut found, mut begin) = (Vec::new(), 0);
    for line in lines {
        let rows = wrapped(std::slice::from_ref(line), width);
        let has = |(key, text): &(String, String)| contains(key, wanted) || contains(text, wanted);
        let before = found.len();
        let places = rows.iter().zip(begin..).filter(|(row, _)| has(row));
        found.extend(places.map(|(_, at)| at));
        if found.len() == before && contains(line, wanted) {
            found.push(begin);
        }
        begin += rows.len();
    }
    found
}

/// Returns the number of lines that a text has on a screen of this width.
pub(crate) fn height(lines: &[String], screen: usize) -> usize {
    wrapped(lines, screen.saturating_sub(8).min(96).saturating_sub(4)).len()
}

/// Draws the rows around the one under the cursor, each in as many lines as it has.
fn list<'a>(sheet: &mut Sheet, rows: impl Iterator<Item = &'a str>, focus: usize, room: usize) {
    let width = sheet.width();
    let lines = rows.enumerate().flat_map(|(index, row)| {
        let lines = folded(row, width).into_iter();
        lines.map(move |line| (index, line))
    });
    let lines: Vec<(usize, String)> = lines.collect();
    let end = lines.iter().rposition(|(index, _)| *index == focus);
    let from = end.map_or(0, |end| (end + 1).saturating_sub(room));
    for (index, line) in lines.iter().skip(from).take(room) {
        let y = sheet.height();
        let line = format!("{:<1$}", line, columns(line).max(24));
        sheet.put(0, y, &line, if *index == focus { CURSOR } else { TEXT });
    }
}

/// Returns a row as it is if it fits, and else in several lines.
fn folded(row: &str, width: usize) -> Vec<String> {
    if columns(row) <= width {
        return vec![row.to_owned()];
    }
    let lines = wrap(row, width.saturating_sub(2)).into_iter().enumerate();
    lines
        .map(|(number, line)| {
            if number == 0 {
                line
            } else {
                format!("  {line}")
            }
        })
        .collect()
}
