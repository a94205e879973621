//! The list of choices: rows under headings, long groups folded.

use std::collections::BTreeSet;

use solo_table::{Choice, Scene};

use super::Screen;
use super::paint::{CURSOR, DIM, KEY, PLAIN, TITLE};
use super::sheet::{Sheet, Target, wrap, wrap_to};
use crate::input::is_signed;
use crate::session::describes;

/// Number of choices up to which nothing is folded.
const SHORT: usize = 12;
/// Number of choices of a group up to which it is not folded.
const SMALL: usize = 6;

/// A row of the list on which the cursor can stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// A choice, by its index.
    Choice(usize),
    /// A folded group with its number of choices.
    Group(String, usize),
}

/// Lists the rows: choices that concern the picked item, or all of them, with long groups folded unless they are open.
///
/// The first group answers what is asked and is never folded.
pub fn rows(scene: &Scene, picked: Option<&str>, open: &BTreeSet<String>) -> Vec<Row> {
    let shown = super::shown(scene, picked);
    let count = |group: &str| shown.iter().filter(|(_, it)| it.group == group).count();
    let first = shown.first().map(|(_, choice)| choice.group.clone());
    let mut rows = Vec::new();
    for (index, choice) in &shown {
        let group = choice.group.as_ref();
        let folds = picked.is_none()
            && shown.len() > SHORT
            && first.as_deref() != Some(group)
            && !open.contains(group)
            && count(group) > SMALL;
        if !folds {
            rows.push(Row::Choice(*index));
        } else if !rows.contains(&Row::Group(group.to_owned(), count(group))) {
            rows.push(Row::Group(group.to_owned(), count(group)));
        }
    }
    rows
}

/// A line of the list: a heading, or a part of a row.
pub(crate) struct Line {
    text: String,
    /// Row to which it belongs; `None` for headings and forms.
    row: Option<Row>,
    first: bool,
}

/// Returns the list as lines: if it is headed, headings from three choices and two groups on; then each choice in as many
/// lines as it has.
pub(crate) fn lines(screen: &Screen<'_>, width: usize, headed: bool) -> Vec<Line> {
    if let Some(why) = screen.why {
        let wrapped = why.iter().flat_map(|line| wrap(line, width));
        let line = |text| Line {
            text,
            row: None,
            first: false,
        };
        return wrapped.map(line).collect();
    }
    let rows = rows(screen.scene, screen.picked, screen.open);
    let choice_of = |row: &Row| match row {
        Row::Choice(index) => screen.scene.choices.get(*index),
        Row::Group(..) => None,
    };
    let mut groups: Vec<&str> = rows
        .iter()
        .filter_map(choice_of)
        .map(|choice| &*choice.group)
        .collect();
    groups.dedup();
    let headings = headed
        && screen.scene.choices.len() > 2
        && (groups.len() > 1 || rows.iter().any(|row| matches!(row, Row::Group(..))));
    let (mut lines, mut group) = (Vec::new(), "");
    for row in &rows {
        let text = match (row, choice_of(row)) {
            (_, Some(choice)) => {
                if headings && choice.group != group {
                    group = &choice.group;
                    lines.push(heading(group));
                }
                text(screen, choice)
            }
            (Row::Group(name, count), _) => format!("▶ {name} … {count}"),
            (Row::Choice(_), None) => continue,
        };
        for (number, text) in wrap(&text, width.saturating_sub(4)).into_iter().enumerate() {
            lines.push(Line {
                text,
                row: Some(row.clone()),
                first: number == 0,
            });
        }
    }
    forms(screen, width, &mut lines);
    lines
}

fn heading(text: &str) -> Line {
    Line {
        text: text.to_owned(),
        row: None,
        first: true,
    }
}

fn forms(screen: &Screen<'_>, width: usize, lines: &mut Vec<Line>) {
    for form in screen.forms {
        let label = if describes(form) {
            format!("{}: Enter begins", form.label)
        } else {
            form.label.to_owned()
        };
        lines.push(heading(&label));
        for text in wrap_to(&format!("type {}", form.form), width.saturating_sub(4), 3) {
            lines.push(Line {
                text: format!("    {text}"),
                row: None,
                first: false,
            });
        }
    }
}

/// Returns a label followed by its notation, odds or hint.
fn text(screen: &Screen<'_>, choice: &Choice) -> String {
    let mut text = choice.label.clone();
    if screen.notation {
        text.push_str(&format!(" ({})", choice.notation));
    }
    text.push_str(&odds(choice, screen.cases));
    if let Some(hint) = screen.hint.get(&choice.number) {
        text.push_str(&format!("  «{hint}»"));
    }
    text
}

/// Returns the odds of an outcome among these cases, unless its label says them.
pub(crate) fn odds(choice: &Choice, cases: Option<u64>) -> String {
    let cases = cases.unwrap_or(0);
    let weight = choice.weight.filter(|_| cases > 1);
    let weight = weight.filter(|weight| !choice.label.contains(&format!("{weight} of {cases})")));
    weight.map_or_else(String::new, |weight| format!("  {weight} in {cases}"))
}

/// Draws the lines around the cursor. Rows beyond the edges are counted there, and each row is seen whole or not at all.
pub(crate) fn draw(screen: &Screen<'_>, lines: &[Line], width: usize, room: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    let is_under = |line: &Line| line.row.is_some() && line.row.as_ref() == screen.focus;
    let at = lines.iter().position(is_under).unwrap_or(0);
    let height = lines.iter().filter(|line| is_under(line)).count();
    let signed = is_signed(&screen.scene.choices);
    let from = window(lines.len(), (at, height), room);
    let to = lines.len().min(from + room);
    // A line at an edge gives way to a sign, unless the cursor is there.
    let is_free = |place: usize| lines.get(place).is_some_and(|line| !is_under(line));
    let goes_on = |place: usize| {
        let line = lines.get(place);
        line.is_some_and(|line| line.row.is_some() && !line.first)
    };
    let (mut begin, mut end) = (from, to);
    if from > 0 && is_free(from) {
        begin += 1;
        while goes_on(begin) && is_free(begin) && begin < end {
            begin += 1;
        }
        let hidden = count(lines.get(..begin).unwrap_or_default());
        sheet.put(4, 0, &more("▲", hidden), DIM);
    }
    if to < lines.len() && is_free(to.saturating_sub(1)) {
        end = to.saturating_sub(1);
        while goes_on(end) && is_free(end) && end > begin {
            end -= 1;
        }
        let hidden = count(lines.get(end..).unwrap_or_default());
        sheet.put(4, end - from, &more("▼", hidden), DIM);
    }
    for (place, line) in lines.iter().enumerate().take(end).skip(begin) {
        put_line(screen, &mut sheet, place - from, line, signed);
    }
    sheet
}

/// Returns the lines of the first six rows with one for the number of the others, or of all if there are no more.
pub(crate) fn six(lines: &[Line]) -> usize {
    let begins = |line: &Line| line.first && line.row.is_some();
    let starts = lines.iter().enumerate().filter(|(_, line)| begins(line));
    let next = starts.map(|(at, _)| at).nth(6);
    next.map_or(lines.len(), |next| next + 1).min(lines.len())
}

/// Says how many rows are hidden; none if it is the rest of one.
fn more(sign: &str, hidden: usize) -> String {
    match hidden {
        0 => format!("{sign} more"),
        hidden => format!("{sign} {hidden} more"),
    }
}

/// Counts the rows that begin in a part of the list.
fn count(part: &[Line]) -> usize {
    let begins = |line: &&Line| line.first && line.row.is_some();
    part.iter().filter(begins).count()
}

/// Returns the first line of a window of this room in which a row lies, away from the edges if there is room.
fn window(count: usize, (at, height): (usize, usize), room: usize) -> usize {
    if count <= room {
        return 0;
    }
    let spare = room.saturating_sub(height);
    at.saturating_sub(spare / 2).min(count - room)
}

fn put_line(screen: &Screen<'_>, sheet: &mut Sheet, y: usize, line: &Line, signed: bool) {
    let Some(row) = &line.row else {
        sheet.put(0, y, &line.text, if line.first { TITLE } else { PLAIN });
        return;
    };
    let under = screen.focus == Some(row);
    let style = if under { CURSOR } else { PLAIN };
    let Row::Choice(index) = row else {
        let end = sheet.put(4, y, &line.text, style);
        sheet.region(Target::Row(row.clone()), 0, y, end, 1);
        return;
    };
    if line.first {
        let sign = if signed { "#" } else { "" };
        let number = format!("{sign}{}", index + 1);
        let look = if under { CURSOR } else { KEY };
        sheet.put(0, y, &format!("{number:>3}"), look);
    }
    let end = sheet.put(4, y, &line.text, style);
    sheet.region(Target::Row(row.clone()), 0, y, end, 1);
}
