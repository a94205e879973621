//! Cards: boxes side by side or in a grid, smaller where room is short.

use std::ops::Range;

use solo_table::{Item, Side, Zone};

use super::paint::{BOLD, DIM, KEY};
use super::sheet::{Sheet, Target, width, wrap, wrap_to};
use super::words::{badges, holds, tight, title};
use super::zone::{Context, Detail};

/// Width of the narrowest box in a grid.
const CELL: usize = 10;

pub(crate) fn draw(zone: &Zone, room: usize, detail: Detail, context: &Context<'_>) -> Sheet {
    if has_places(zone) {
        return in_a_grid(zone, room, detail, context);
    }
    let mut sheet = Sheet::new(room);
    let titles = zone.items.iter().map(|item| width(&title(item, 16)));
    let chips = zone
        .items
        .iter()
        .filter_map(|item| context.chip(&item.id, 16));
    let widest = titles
        .max()
        .unwrap_or(0)
        .max(chips.map(|chip| width(&chip)).max().unwrap_or(0));
    let cell = (widest + 4).clamp(14, 22).min(room);
    let across = (room / cell).max(1);
    let mut y = 0;
    for (index, item) in zone.items.iter().enumerate() {
        let column = index % across;
        if column == 0 {
            y = sheet.height();
        }
        paste_card(&mut sheet, column * cell, y, item, cell, detail, context);
    }
    sheet
}

fn paste_card(
    sheet: &mut Sheet,
    x: usize,
    y: usize,
    item: &Item,
    cell: usize,
    detail: Detail,
    context: &Context<'_>,
) {
    let mut card = match (item.face, detail) {
        (Side::Up, 2..) => boxed(item, cell.saturating_sub(1), detail, context),
        _ => flat(item, cell.saturating_sub(1), context),
    };
    let (width, height) = (card.width(), card.height());
    card.region(Target::Item(item.id.clone()), 0, 0, width, height);
    sheet.paste(x, y, &card);
}

/// Draws a card in a frame: its name at the top, its choice at the bottom.
fn boxed(item: &Item, room: usize, detail: Detail, context: &Context<'_>) -> Sheet {
    let (mut sheet, style) = (Sheet::new(room), context.style(item));
    let inside = room.saturating_sub(2);
    let mut lines = Vec::new();
    let values = badges(item, true);
    let values = wrap(&values, inside).into_iter();
    lines.extend(
        values
            .filter(|line| !line.is_empty())
            .map(|line| (line, BOLD)),
    );
    let most = if detail > 2 { 3 } else { 1 };
    let mut text = item.notes.join("; ");
    if text.is_empty() {
        text = holds(item);
    }
    if text.is_empty() && detail > 2 {
        let entry = item.card.as_ref().and_then(|key| context.glossary.get(key));
        text = entry.map_or_else(String::new, |entry| entry.kind.clone());
    }
    let texts = wrap_to(&text, inside, most)
        .into_iter()
        .filter(|line| !line.is_empty());
    lines.extend(texts.map(|line| (line, DIM)));
    let name = title(item, inside.saturating_sub(2));
    frame(&mut sheet, 0, room, '╭', '╮', style);
    if width(&name) + 2 <= inside {
        sheet.put(1, 0, &format!(" {name} "), style.patch(BOLD));
    } else {
        let name = wrap(&name, inside).into_iter();
        lines.splice(0..0, name.map(|line| (line, style.patch(BOLD))));
    }
    for (line, (text, look)) in lines.iter().enumerate() {
        sheet.put(0, line + 1, "│", style);
        sheet.put(1, line + 1, &super::sheet::cut(text, inside), *look);
        sheet.put(room.saturating_sub(1), line + 1, "│", style);
    }
    let bottom = lines.len() + 1;
    frame(&mut sheet, bottom, room, '╰', '╯', style);
    if let Some(chip) = context.chip(&item.id, inside) {
        sheet.put(1, bottom, &chip, KEY);
    }
    sheet
}

fn frame(
    sheet: &mut Sheet,
    y: usize,
    room: usize,
    left: char,
    right: char,
    style: ratatui_core::style::Style,
) {
    let line = "─".repeat(room.saturating_sub(2));
    sheet.put(0, y, &format!("{left}{line}{right}"), style);
}

/// Returns the name of a card, or of its back if it lies face down.
fn called(item: &Item, room: usize) -> String {
    match (item.face, item.count) {
        // In a grid, the position of a card says what it is.
        (Side::Down, Some(count)) if item.at.is_some() => format!("▒▒ {count}"),
        (Side::Down, None) if item.at.is_some() => "▒▒".to_owned(),
        (Side::Down, count) => {
            let count = count.map_or_else(String::new, |count| format!(" {count}"));
            format!("▒ {}{count}", item.name)
        }
        (Side::Gap, _) if item.name.is_empty() => "·".to_owned(),
        _ => title(item, room),
    }
}

/// Draws a card as small as it can be: its name, the number of its choice, and of its values what fits behind them.
fn narrow(item: &Item, room: usize, context: &Context<'_>) -> Sheet {
    let chip = context.chip(&item.id, 0).unwrap_or_default();
    let values = fitting(item, room.saturating_sub(width(&chip) + 1));
    let more = match &values {
        Some(values) => width(&chip) + 1 + width(values),
        None => width(&chip),
    };
    let (mut sheet, x) = named(item, room, more, context);
    let y = sheet.height().saturating_sub(1);
    let x = sheet.put(x, y, &chip, KEY);
    if let Some(values) = values {
        sheet.put(x + 1, y, &values, BOLD);
    }
    sheet
}

/// Returns the values of a card in the form that fits behind its name: all of them behind the whole name or the short
/// one, or else the first one alone.
fn fitting(item: &Item, room: usize) -> Option<String> {
    let [signed, bare, solid, first] = tight(item);
    let (whole, short) = (called(item, usize::MAX), called(item, 0));
    let all = [&signed, &bare, &solid];
    let forms = all.map(|values| (&whole, values)).into_iter();
    let forms = forms.chain(all.map(|values| (&short, values)));
    let mut forms = forms.chain([(&whole, &first), (&short, &first)]);
    let fits = |(name, values): &(&String, &String)| {
        !values.is_empty() && width(name) + width(values) <= room
    };
    forms.find(fits).map(|(_, values)| values.clone())
}

/// Writes the name of a card: the short one if the whole one and what follows do not fit, or in several lines. Returns
/// the column after it.
fn named(item: &Item, room: usize, more: usize, context: &Context<'_>) -> (Sheet, usize) {
    let mut sheet = Sheet::new(room);
    let name = called(item, room.saturating_sub(more));
    let mut lines = wrap(&name, room);
    if lines.last().is_some_and(|last| width(last) + more > room) {
        lines.push(String::new());
    }
    let mut end = 0;
    for (y, line) in lines.iter().enumerate() {
        end = sheet.put(0, y, line, context.style(item));
    }
    (sheet, end)
}

/// Draws a card in two lines: its name, and below it its choice or its values.
fn flat(item: &Item, room: usize, context: &Context<'_>) -> Sheet {
    let (mut sheet, end) = named(item, room, 0, context);
    let last = sheet.height().saturating_sub(1);
    let (chip, values) = (context.chip(&item.id, room), badges(item, true));
    match chip {
        Some(chip) if end + 1 + width(&chip) <= room => {
            sheet.put(end + 1, last, &chip, KEY);
        }
        Some(chip) => {
            sheet.put(0, last + 1, &chip, KEY);
        }
        None if end + 1 + width(&values) <= room => {
            sheet.put(end + 1, last, &values, BOLD);
            return sheet;
        }
        None => {}
    }
    for line in wrap(&values, room).iter().filter(|line| !line.is_empty()) {
        let y = sheet.height();
        sheet.put(0, y, line, BOLD);
    }
    sheet
}

/// Returns whether cards lie in a grid.
pub(crate) fn has_places(zone: &Zone) -> bool {
    zone.items.iter().any(|item| item.at.is_some())
}

/// Draws the items of a zone one after the other, from a column and line on.
pub(crate) fn in_a_line(
    zone: &Zone,
    sheet: &mut Sheet,
    start: (usize, usize),
    context: &Context<'_>,
) {
    let (mut x, mut y) = start;
    for item in &zone.items {
        let count = item.count.filter(|_| item.face == Side::Down);
        let name = count.map_or_else(
            || title(item, 16),
            |count| format!("{}: {count}", item.name),
        );
        let values = badges(item, true);
        let chip = context.chip(&item.id, 14).unwrap_or_default();
        let needed = width(&name) + width(&values) + width(&chip) + 2;
        if x > 0 && x + needed > sheet.width() {
            (x, y) = (0, y + 1);
        }
        let mut end = sheet.put(x, y, &name, context.style(item));
        for (text, look) in [(values, BOLD), (chip, KEY)] {
            if !text.is_empty() {
                end = sheet.put(end + 1, y, &text, look);
            }
        }
        sheet.region(
            Target::Item(item.id.clone()),
            x,
            y,
            end.saturating_sub(x),
            1,
        );
        x = end + 3;
    }
}

/// Counts the half columns and half lines of a grid.
fn extent(zone: &Zone) -> (usize, usize) {
    let places = || zone.items.iter().filter_map(|item| item.at);
    let columns = places()
        .map(|[column, _]| usize::from(column) + 2)
        .max()
        .unwrap_or(2);
    let lines = places()
        .map(|[_, line]| usize::from(line) + 2)
        .max()
        .unwrap_or(2);
    (columns, lines)
}

fn indent(zone: &Zone) -> usize {
    let longest = zone.lines.iter().map(|line| width(&line.name)).max();
    longest.map_or(0, |longest| longest + 1)
}

pub(crate) fn least_width(zone: &Zone) -> usize {
    indent(zone) + (extent(zone).0 * CELL).div_ceil(2)
}

fn in_a_grid(zone: &Zone, room: usize, detail: Detail, context: &Context<'_>) -> Sheet {
    let (mut sheet, (columns, _), left) = (Sheet::new(room), extent(zone), indent(zone));
    let space = room.saturating_sub(left);
    // A grid that is too wide goes on below, from its left end.
    let across = (columns.div_ceil(2)).min((space / LEAST).max(1));
    let bands = columns.div_ceil(2).div_ceil(across).max(1);
    let across = columns.div_ceil(2 * bands).max(1);
    let halves = if bands > 1 { across * 2 } else { columns };
    let cell = (space * 2 / halves).clamp(6, widest(zone, detail, context));
    for band in 0..bands {
        let part = band * across * 2..if bands > 1 {
            (band + 1) * across * 2
        } else {
            columns
        };
        let top = sheet.height();
        draw_band(zone, &mut sheet, (top, left, cell), &part, detail, context);
    }
    sheet
}

/// Returns the width beyond which a column of a grid does not grow. Cards in one line have room for their values.
fn widest(zone: &Zone, detail: Detail, context: &Context<'_>) -> usize {
    let needed = zone.items.iter().filter_map(|item| {
        let chip = context.chip(&item.id, 0).unwrap_or_default();
        let [values, ..] = tight(item);
        let needed = width(&called(item, usize::MAX)) + width(&chip) + width(&values) + 2;
        (!values.is_empty()).then_some(needed)
    });
    match detail {
        0 => needed.max().unwrap_or(0).clamp(WIDEST, WIDEST + 6),
        _ => WIDEST,
    }
}

/// Draws the half columns of a grid that lie in a range.
fn draw_band(
    zone: &Zone,
    sheet: &mut Sheet,
    (top, left, cell): (usize, usize, usize),
    part: &Range<usize>,
    detail: Detail,
    context: &Context<'_>,
) {
    let mut top = top;
    if !zone.columns.is_empty() {
        let names = zone.columns.iter().enumerate();
        for (column, name) in names.filter(|(column, _)| part.contains(&(column * 2))) {
            let x = left + (column - part.start / 2) * cell;
            sheet.put(x, top, name, DIM);
        }
        top += 1;
    }
    let inside = cell.saturating_sub(1);
    let cards = zone.items.iter().filter_map(|item| {
        let at = item
            .at
            .filter(|[column, _]| part.contains(&usize::from(*column)))?;
        let card = match (item.face, detail) {
            (Side::Up, BOXED..) if cell >= 12 => boxed(item, inside, 2, context),
            (_, 0) => narrow(item, inside, context),
            _ => flat(item, inside, context),
        };
        Some((item, at, card))
    });
    let cards: Vec<_> = cards.collect();
    // A line is as high as its highest card; half lines overlap the line above by half.
    let heights = cards.iter().map(|(_, _, card)| card.height());
    let tallest = heights.max().unwrap_or(1);
    let overlap = cards.iter().any(|(_, [_, line], _)| line % 2 == 1);
    let step = |line: usize| {
        if overlap {
            line * tallest.div_ceil(2)
        } else {
            line / 2 * tallest
        }
    };
    for (line, name) in zone.lines.iter().enumerate() {
        sheet.put(0, top + step(line * 2), &name.name, DIM);
    }
    for (item, [column, line], mut card) in cards {
        let (width, height) = (card.width(), card.height());
        card.region(Target::Item(item.id.clone()), 0, 0, width, height);
        let x = left + (usize::from(column) - part.start) * cell / 2;
        sheet.paste(x, top + step(usize::from(line)), &card);
    }
}

/// Width of the widest column of a grid.
const WIDEST: usize = 20;

/// Width of the narrowest column of a grid that does not go on below.
const LEAST: usize = 7;

/// The detail from which cards in a grid have frames.
const BOXED: Detail = 3;
