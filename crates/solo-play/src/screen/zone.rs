//! Zones: each look drawn within a width, smaller with less detail.

use std::collections::{BTreeMap, BTreeSet};

use ratatui_core::style::Style;
use solo_table::{Choice, Entry, Item, Line, Side, Tint, Zone, ZoneLayout};

use super::cards;
use super::paint::{BOLD, CURSOR, DIM, KEY, TITLE, TOUCHED, die, letter, tinted};
use super::sheet::{Sheet, Target, width, wrap, wrap_to};
use super::words::{badges, counted, holds};

/// Detail of a drawn zone: 3 with text, 2 boxes, 1 two lines, 0 one line.
pub(crate) type Detail = u8;
pub(crate) const MOST: Detail = 3;

/// The state of the screen that zones depend on.
#[derive(Clone)]
pub(crate) struct Context<'a> {
    /// Choices that concern an item, with their indices in the list.
    pub(crate) on: BTreeMap<&'a str, Vec<(usize, &'a Choice)>>,
    /// Items under the cursor.
    pub(crate) under: BTreeSet<&'a str>,
    /// Items that the story since the last choice has touched.
    pub(crate) touched: &'a BTreeSet<String>,
    pub(crate) glossary: &'a BTreeMap<String, Entry>,
    /// `true` if boards show that there are choices, but not their numbers.
    pub(crate) narrow: bool,
    /// `true` if a number of the list needs its sign.
    pub(crate) signed: bool,
}

impl<'a> Context<'a> {
    pub(crate) fn choices(&self, id: &str) -> &[(usize, &'a Choice)] {
        self.on.get(id).map_or(&[], Vec::as_slice)
    }

    /// Returns the label of the choices on an item: the number of the first one, its verb on its
    /// main item, and dots if there are more.
    pub(crate) fn chip(&self, id: &str, room: usize) -> Option<String> {
        let choices = self.choices(id);
        let (index, first) = choices.first()?;
        let number = index + 1;
        let number = if self.signed {
            format!("#{number}")
        } else {
            number.to_string()
        };
        let more = if choices.len() > 1 { "…" } else { "" };
        let main = first.on.first().is_some_and(|main| main == id);
        let long = format!("[{number} {}{more}]", first.verb);
        let short = format!("[{number}{more}]");
        let fits = main && !first.verb.is_empty() && width(&long) <= room;
        Some(if fits { long } else { short })
    }

    pub(crate) fn style(&self, item: &Item) -> Style {
        let style = if item.face == Side::Gap {
            DIM
        } else {
            tinted(item.tint)
        };
        if self.under.contains(item.id.as_str()) {
            style.patch(CURSOR)
        } else if self.touched.contains(&item.id) {
            style.patch(TOUCHED)
        } else {
            style
        }
    }
}

/// Draws a zone of this width with this detail. Without detail, the title stands before the items.
pub(crate) fn draw(zone: &Zone, room: usize, detail: Detail, context: &Context<'_>) -> Sheet {
    let mut sheet = Sheet::new(room);
    let mut start = 0;
    if !zone.title.is_empty() {
        let end = sheet.put(0, 0, &zone.title, TITLE);
        if detail == 0 && flows(zone) || zone.look == ZoneLayout::Dice && zone.lines.len() < 2 {
            start = end + 2;
        } else {
            sheet.put(end + 2, 0, &zone.note, DIM);
        }
    }
    let y = if start > 0 { 0 } else { sheet.height() };
    match zone.look {
        ZoneLayout::Counts => counts(zone, &mut sheet, (start, y), context),
        ZoneLayout::Dice => dice(zone, &mut sheet, (start, y), context),
        ZoneLayout::Board => board(zone, &mut sheet, context),
        ZoneLayout::Rows | ZoneLayout::Cards if detail == 0 && flows(zone) => {
            cards::in_a_line(zone, &mut sheet, (start, y), context);
        }
        ZoneLayout::Rows => rows(zone, &mut sheet, detail, context),
        ZoneLayout::Cards => {
            let drawn = cards::draw(zone, room, detail, context);
            sheet.paste(0, y, &drawn);
        }
    }
    sheet
}

/// Returns whether a zone can be drawn smaller, which boards and dice cannot.
pub(crate) fn shrinks(zone: &Zone) -> bool {
    matches!(
        zone.look,
        ZoneLayout::Cards | ZoneLayout::Counts | ZoneLayout::Rows
    )
}

/// Returns whether a zone can be drawn in a line after its title.
fn flows(zone: &Zone) -> bool {
    shrinks(zone) && !cards::has_places(zone)
}

/// Returns the width below which a zone would lose information.
pub(crate) fn least_width(zone: &Zone, context: &Context<'_>) -> usize {
    match zone.look {
        ZoneLayout::Board => {
            (names(zone) + columns(zone, context).iter().sum::<usize>()).saturating_sub(1)
        }
        ZoneLayout::Dice if zone.lines.len() < 2 => {
            (width(&zone.title) + 4 + zone.items.len() * 4).min(40)
        }
        ZoneLayout::Dice => 26,
        ZoneLayout::Counts | ZoneLayout::Rows => 30,
        ZoneLayout::Cards if cards::has_places(zone) => cards::least_width(zone),
        ZoneLayout::Cards => 30,
    }
}

/// Moves to the next line if the room is too short.
fn flow(sheet: &Sheet, at: (usize, usize), needed: usize) -> (usize, usize) {
    let (x, y) = at;
    if x > 0 && x + needed > sheet.width() {
        (0, y + 1)
    } else {
        at
    }
}

fn counts(zone: &Zone, sheet: &mut Sheet, start: (usize, usize), context: &Context<'_>) {
    let mut at = start;
    for item in &zone.items {
        let value = badges(item, false);
        let chip = context.chip(&item.id, 16).unwrap_or_default();
        let needed = width(&value) + width(&item.name) + width(&chip) + 3;
        let (x, y) = flow(sheet, at, needed);
        let style = context.style(item);
        let name = if item.tint == Tint::None {
            context.style(item).patch(DIM)
        } else {
            style
        };
        let number = value.starts_with(|first: char| first.is_ascii_digit() || first == '-');
        let mut end = if value.is_empty() {
            sheet.put(x, y, &item.name, style)
        } else if number {
            let x = sheet.put(x, y, &value, style.patch(BOLD));
            sheet.put(x + 1, y, &item.name, name)
        } else {
            let x = sheet.put(x, y, &format!("{}:", item.name), name);
            sheet.put(x + 1, y, &value, style.patch(BOLD))
        };
        if !chip.is_empty() {
            end = sheet.put(end + 1, y, &chip, KEY);
        }
        sheet.region(
            Target::Item(item.id.clone()),
            x,
            y,
            end.saturating_sub(x),
            1,
        );
        at = (end + 3, y);
    }
}

fn rows(zone: &Zone, sheet: &mut Sheet, detail: Detail, context: &Context<'_>) {
    let names = zone
        .items
        .iter()
        .map(|item| width(&counted(item, 20)))
        .max()
        .unwrap_or(0);
    let names = names.min(sheet.width() / 2);
    for item in &zone.items {
        let y = sheet.height();
        for (line, name) in wrap(&counted(item, names), names).iter().enumerate() {
            sheet.put(0, y + line, name, context.style(item));
        }
        let mut x = names + 1;
        let values = badges(item, detail < 2);
        if !values.is_empty() {
            let lines = wrap(&values, sheet.width().saturating_sub(x));
            let from = x;
            for (line, values) in lines.iter().enumerate() {
                let end = sheet.put(from, y + line, values, BOLD) + 1;
                // A text after several lines would stand beside the first.
                x = if lines.len() > 1 { sheet.width() } else { end };
            }
        }
        if let Some(chip) = context.chip(&item.id, 18) {
            x = sheet.put(x, y, &chip, KEY) + 1;
        }
        let mut text = item.notes.join("; ");
        let held = holds(item);
        // An order in words names what is held already.
        if !text.contains(&held) {
            text = if text.is_empty() {
                held
            } else {
                format!("{text}: {held}")
            };
        }
        let room = sheet.width().saturating_sub(x).max(10);
        let most = if detail == MOST {
            6
        } else {
            usize::from(detail)
        };
        for (line, text) in wrap_to(&text, room, most).iter().enumerate() {
            sheet.put(x, y + line, text, DIM);
        }
        held_choices(item, sheet, context);
        let (room, height) = (sheet.width(), sheet.height().saturating_sub(y));
        sheet.region(Target::Item(item.id.clone()), 0, y, room, height);
    }
}

/// Draws the contents of a pile that choices concern.
fn held_choices(item: &Item, sheet: &mut Sheet, context: &Context<'_>) {
    let mut at = (2, sheet.height());
    for held in &item.holds {
        let Some(chip) = context.chip(&held.id, 16) else {
            continue;
        };
        let text = match held.count {
            1 => held.name.clone(),
            count => format!("{count} {}", held.name),
        };
        let (x, y) = flow(sheet, at, width(&text) + width(&chip) + 1);
        let under = context.under.contains(held.id.as_str());
        let end = sheet.put(x, y, &text, if under { CURSOR } else { BOLD });
        let end = sheet.put(end + 1, y, &chip, KEY);
        sheet.region(
            Target::Item(held.id.clone()),
            x,
            y,
            end.saturating_sub(x),
            1,
        );
        at = (end + 2, y);
    }
}

/// Returns the width of the line names with the space after them.
fn names(zone: &Zone) -> usize {
    let longest = zone.lines.iter().map(|line| width(&line.name)).max();
    longest.map_or(0, |longest| longest + 1)
}

fn name_style(line: &Line) -> Style {
    if line.tint == Tint::None {
        DIM
    } else {
        tinted(line.tint)
    }
}

fn dice(zone: &Zone, sheet: &mut Sheet, start: (usize, usize), context: &Context<'_>) {
    let indent = start.0 + names(zone);
    let unnamed = [Line::default()];
    let lines = if zone.lines.is_empty() {
        &unnamed[..]
    } else {
        &zone.lines
    };
    for (line, name) in lines.iter().enumerate() {
        let mut y = if line == 0 { start.1 } else { sheet.height() };
        sheet.put(start.0, y, &name.name, name_style(name));
        let mut x = indent;
        for item in zone.items.iter().filter(|item| line_of(item) == line) {
            let colour = if item.mark.starts_with(char::is_alphabetic) {
                ""
            } else {
                letter(item.tint)
            };
            let face = format!("{colour}{}", item.mark);
            let chip = context.chip(&item.id, 0).unwrap_or_default();
            let needed = width(&face) + width(&chip) + 2;
            if x > indent && x + needed > sheet.width() {
                (x, y) = (indent, y + 1);
            }
            let style = die(item.tint).patch(BOLD);
            let under = context.under.contains(item.id.as_str());
            let end = sheet.put(
                x,
                y,
                &format!("{face} "),
                if under { style.patch(CURSOR) } else { style },
            );
            let end = sheet.put(end, y, &chip, KEY);
            sheet.region(
                Target::Item(item.id.clone()),
                x,
                y,
                end.saturating_sub(x),
                1,
            );
            x = end + 1;
        }
    }
}

fn line_of(item: &Item) -> usize {
    item.at.map_or(0, |[_, line]| usize::from(line / 2))
}

fn column_of(item: &Item) -> usize {
    item.at.map_or(0, |[column, _]| usize::from(column / 2))
}

/// Returns each item of a board with the number of its choice.
/// A number that an earlier item has shown is left out.
fn marks<'a>(zone: &'a Zone, context: &Context<'_>) -> Vec<(&'a Item, String)> {
    let mut shown = BTreeSet::new();
    let marks = zone.items.iter().map(|item| {
        let first = context.choices(&item.id).first().map(|(index, _)| *index);
        let chip = first.filter(|index| shown.insert(*index));
        let chip = chip.filter(|_| !context.narrow);
        let chip = chip.and_then(|_| context.chip(&item.id, 0));
        (item, chip.unwrap_or_default())
    });
    marks.collect()
}

/// Returns the widths of the columns of a board.
fn columns(zone: &Zone, context: &Context<'_>) -> Vec<usize> {
    let mut cells: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (item, chip) in marks(zone, context) {
        let cell = cells.entry((column_of(item), line_of(item))).or_default();
        *cell += width(&item.mark) + width(&chip);
    }
    let last = zone
        .items
        .iter()
        .map(column_of)
        .max()
        .map_or(0, |last| last + 1);
    let count = last.max(zone.columns.len());
    let column = |index: usize| {
        let heading = zone.columns.get(index).map_or(0, |name| width(name));
        let cells = cells
            .range((index, 0)..(index + 1, 0))
            .map(|(_, width)| *width);
        cells.max().unwrap_or(0).max(heading) + 1
    };
    (0..count).map(column).collect()
}

fn board(zone: &Zone, sheet: &mut Sheet, context: &Context<'_>) {
    let widths = columns(zone, context);
    let names = names(zone);
    let left = |column: usize| names + widths.iter().take(column).sum::<usize>();
    if !zone.columns.is_empty() {
        let y = sheet.height();
        for (column, name) in zone.columns.iter().enumerate() {
            sheet.put(left(column), y, name, DIM);
        }
    }
    let top = sheet.height();
    for (line, name) in zone.lines.iter().enumerate() {
        sheet.put(0, top + line, &name.name, name_style(name));
    }
    let mut ends: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    for (item, chip) in marks(zone, context) {
        let index = (line_of(item), column_of(item));
        let y = top + index.0;
        let x = ends.get(&index).copied().unwrap_or_else(|| left(index.1));
        let asked = context.narrow && !context.choices(&item.id).is_empty();
        let style = if asked {
            context.style(item).patch(KEY)
        } else {
            context.style(item)
        };
        let end = sheet.put(x, y, &item.mark, style);
        let end = sheet.put(end, y, &chip, KEY);
        let width = end.saturating_sub(x).max(1);
        sheet.region(Target::Item(item.id.clone()), x, y, width, 1);
        ends.insert(index, end);
    }
}
