//! A sheet of cells that grows downwards: everything is drawn on one before it reaches the screen.

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;

/// A character with its style.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Cell {
    letter: char,
    style: Style,
}

const BLANK: Cell = Cell {
    letter: ' ',
    style: Style::new(),
};

/// An area of the sheet that can be clicked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    /// Target of a click.
    pub(crate) target: Target,
    x: usize,
    y: usize,
    width: usize,
    height: usize,
}

/// A target of the mouse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A row of the list.
    Row(super::Row),
    /// A panel, for the wheel.
    Panel(super::Panel),
    /// An item, by its id.
    Item(String),
    /// A zone, by its title; no click reaches it.
    Zone(String),
}

impl Region {
    pub(crate) fn contains(&self, x: usize, y: usize) -> bool {
        (self.x..self.x + self.width).contains(&x) && (self.y..self.y + self.height).contains(&y)
    }
}

/// Lines of equal width.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    width: usize,
    rows: Vec<Vec<Cell>>,
    regions: Vec<Region>,
    /// Texts that were cut, with the number of letters that are left.
    cuts: Vec<(String, usize)>,
}

impl Sheet {
    pub(crate) fn new(width: usize) -> Self {
        Self {
            width,
            rows: Vec::new(),
            regions: Vec::new(),
            cuts: Vec::new(),
        }
    }

    pub(crate) fn width(&self) -> usize {
        self.width
    }

    pub(crate) fn height(&self) -> usize {
        self.rows.len()
    }

    pub(crate) fn regions(&self) -> &[Region] {
        &self.regions
    }

    fn reach(&mut self, height: usize) {
        while self.rows.len() < height {
            self.rows.push(vec![BLANK; self.width]);
        }
    }

    /// Writes a text, cut with an ellipsis if it is too wide, and returns the column after it.
    pub(crate) fn put(&mut self, x: usize, y: usize, text: &str, style: Style) -> usize {
        self.reach(y + 1);
        let room = self.width.saturating_sub(x);
        if width(text) > room {
            self.cuts.push((text.to_owned(), room.saturating_sub(1)));
        }
        let text = cut(text, room);
        let cells = self.rows.get_mut(y).map(|row| row.iter_mut().skip(x));
        for (cell, letter) in cells.into_iter().flatten().zip(text.chars()) {
            *cell = Cell { letter, style };
        }
        x + width(&text)
    }

    /// Draws another sheet onto this one.
    pub(crate) fn paste(&mut self, x: usize, y: usize, other: &Self) {
        self.reach(y + other.height());
        for (row, from) in self.rows.iter_mut().skip(y).zip(&other.rows) {
            for (cell, other) in row.iter_mut().skip(x).zip(from) {
                *cell = *other;
            }
        }
        self.cuts.extend_from_slice(&other.cuts);
        self.regions
            .extend(other.regions.iter().map(|region| Region {
                x: region.x + x,
                y: region.y + y,
                ..region.clone()
            }));
    }

    pub(crate) fn region(
        &mut self,
        target: Target,
        x: usize,
        y: usize,
        width: usize,
        height: usize,
    ) {
        self.regions.push(Region {
            target,
            x,
            y,
            width,
            height,
        });
    }

    /// Lists the texts that were cut, with the number of letters that are left.
    pub(crate) fn cuts(&self) -> &[(String, usize)] {
        &self.cuts
    }

    /// Lists the zones that have a title, with the first line of each.
    pub(crate) fn zones(&self) -> impl Iterator<Item = (&str, usize)> {
        self.regions
            .iter()
            .filter_map(|region| match &region.target {
                Target::Zone(title) if !title.is_empty() => Some((title.as_str(), region.y)),
                _ => None,
            })
    }

    /// Returns the first line of the items that are meant, and the line after the last one.
    pub(crate) fn extent(&self, is_meant: impl Fn(&str) -> bool) -> Option<(usize, usize)> {
        let meant = self.regions.iter().filter(|region| match &region.target {
            Target::Item(id) => is_meant(id),
            Target::Row(_) | Target::Panel(_) | Target::Zone(_) => false,
        });
        let lines = meant.map(|region| (region.y, region.y + region.height));
        lines.reduce(|all, one| (all.0.min(one.0), all.1.max(one.1)))
    }

    /// Returns these lines as another sheet.
    pub(crate) fn part(&self, from: usize, height: usize) -> Self {
        let seen = |region: &&Region| region.y + region.height > from && region.y < from + height;
        let moved = |region: &Region| {
            let top = region.y.max(from);
            let end = (region.y + region.height).min(from + height);
            Region {
                y: top - from,
                height: end.saturating_sub(top),
                ..region.clone()
            }
        };
        Self {
            width: self.width,
            rows: self.rows.iter().skip(from).take(height).cloned().collect(),
            regions: self.regions.iter().filter(seen).map(moved).collect(),
            cuts: self.cuts.clone(),
        }
    }

    /// Forgets the areas that can be clicked: something covers them.
    pub(crate) fn cover(&mut self) {
        self.regions.clear();
    }

    /// Truncates the sheet to this number of lines.
    pub(crate) fn keep(&mut self, height: usize) {
        self.rows.truncate(height);
        self.regions.retain(|region| region.y < height);
    }

    pub(crate) fn draw(&self, area: Rect, buffer: &mut Buffer) {
        for (y, row) in (area.top()..area.bottom()).zip(&self.rows) {
            for (x, cell) in (area.left()..area.right()).zip(row) {
                if let Some(shown) = buffer.cell_mut((x, y)) {
                    shown.set_char(cell.letter).set_style(cell.style);
                }
            }
        }
    }

    /// Iterates over the lines as text, without styles.
    pub(crate) fn lines(&self) -> impl Iterator<Item = String> + '_ {
        self.rows.iter().map(|row| {
            let line: String = row.iter().map(|cell| cell.letter).collect();
            line.trim_end().to_owned()
        })
    }
}

/// Counts the columns of a text.
pub(crate) fn width(text: &str) -> usize {
    text.chars().count()
}

/// Cuts a text to at most this number of columns.
pub(crate) fn cut(text: &str, room: usize) -> String {
    if width(text) <= room {
        return text.to_owned();
    }
    let kept: String = text.chars().take(room.saturating_sub(1)).collect();
    if room == 0 {
        kept
    } else {
        format!("{}…", kept.trim_end())
    }
}

/// Wraps a text into lines of at most this width; wider words are cut.
pub(crate) fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let Some(line) = lines.last_mut() else { break };
        if line.is_empty() {
            *line = cut(word, room);
        } else if width(line) + 1 + width(word) <= room {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(cut(word, room));
        }
    }
    lines
}

/// Wraps a text into at most this many lines; the last one ends in an ellipsis if there are more.
pub(crate) fn wrap_to(text: &str, room: usize, most: usize) -> Vec<String> {
    let mut lines = wrap(text, room);
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last} …"), room);
        }
    }
    lines
}
