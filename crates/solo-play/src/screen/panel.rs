//! The panel beside the table: the question, the choices, the card under the cursor, and the log.

use std::collections::BTreeMap;

use solo_table::{Choice, Entry};

use super::Screen;
use super::paint::{BOLD, CURSOR, DIM, KEY, PLAIN, TITLE, WRONG};
use super::sheet::{Sheet, Target, wrap, wrap_to};
use super::zone::badges;

/// Draws the panel in a room.
pub(crate) fn panel(screen: &Screen<'_>, room: (usize, usize)) -> Sheet {
    let (width, height) = room;
    let mut sheet = Sheet::new(width);
    for line in wrap(&screen.scene.ask, width) {
        let y = sheet.height();
        sheet.put(0, y, &line, BOLD);
    }
    if let Some(message) = screen.message {
        for line in wrap(message, width) {
            let y = sheet.height();
            sheet.put(0, y, &line, WRONG);
        }
    }
    let (y, lines) = (sheet.height(), lines(screen, width));
    let card = card(screen, width, height / 3);
    let free = height.saturating_sub(y + card.height());
    // The log has a fifth of the panel, and all room that the list leaves.
    let listed = lines
        .len()
        .min(free.saturating_sub((height / 5).max(4) + 1));
    sheet.paste(0, y, &list(screen, &lines, width, listed));
    let log = log(screen, width, free.saturating_sub(listed + 1));
    let below = height.saturating_sub(log.height());
    sheet.paste(0, below.saturating_sub(card.height()), &card);
    sheet.paste(0, below, &log);
    sheet
}

/// A line of the list: a heading, or a part of a choice.
struct Line {
    text: String,
    /// Index of the choice in the list.
    choice: Option<usize>,
    first: bool,
}

fn list(screen: &Screen<'_>, lines: &[Line], width: usize, room: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    let at = lines
        .iter()
        .position(|line| line.choice == Some(screen.focus))
        .unwrap_or(0);
    let window = room.max(1);
    let from = if lines.len() <= window {
        0
    } else {
        at.saturating_sub(window / 2).min(lines.len() - window)
    };
    for (y, line) in lines.iter().skip(from).take(window).enumerate() {
        let more = from + window < lines.len() && y + 1 == window;
        if more {
            let hidden = lines
                .iter()
                .skip(from + y)
                .filter(|line| line.first && line.choice.is_some());
            sheet.put(0, y, &format!("     … {} more", hidden.count()), DIM);
            break;
        }
        put_line(screen, &mut sheet, y, line);
    }
    sheet
}

fn put_line(screen: &Screen<'_>, sheet: &mut Sheet, y: usize, line: &Line) {
    let Some(index) = line.choice else {
        sheet.put(0, y, &line.text, if line.first { TITLE } else { PLAIN });
        return;
    };
    let style = if index == screen.focus { CURSOR } else { PLAIN };
    if line.first {
        sheet.put(
            0,
            y,
            &format!("{:>3}", index + 1),
            if index == screen.focus { CURSOR } else { KEY },
        );
    }
    let end = sheet.put(4, y, &line.text, style);
    sheet.region(Target::Choice(index), 0, y, end, 1);
}

/// Returns the list: headings from three choices and two groups on, then each choice in at most two
/// lines.
fn lines(screen: &Screen<'_>, width: usize) -> Vec<Line> {
    let shown = screen.shown();
    let mut groups: Vec<&str> = shown.iter().map(|(_, choice)| &*choice.group).collect();
    groups.dedup();
    let headings = shown.len() > 2 && groups.len() > 1;
    let cases: u64 = screen
        .scene
        .choices
        .iter()
        .filter_map(|choice| choice.weight)
        .map(u64::from)
        .sum();
    let mut lines = Vec::new();
    let mut group = "";
    for (index, choice) in shown {
        if headings && choice.group != group {
            group = &choice.group;
            lines.push(Line {
                text: group.to_owned(),
                choice: None,
                first: true,
            });
        }
        let text = text(screen, choice, cases);
        for (number, text) in wrap_to(&text, width.saturating_sub(4), 2)
            .into_iter()
            .enumerate()
        {
            lines.push(Line {
                text,
                choice: Some(index),
                first: number == 0,
            });
        }
    }
    for form in screen.forms {
        lines.push(Line {
            text: form.label.to_owned(),
            choice: None,
            first: true,
        });
        for text in wrap_to(&format!("type {}", form.form), width.saturating_sub(4), 3) {
            lines.push(Line {
                text: format!("    {text}"),
                choice: None,
                first: false,
            });
        }
    }
    lines
}

/// Returns a label followed by its notation, odds or hint.
fn text(screen: &Screen<'_>, choice: &Choice, cases: u64) -> String {
    let mut text = choice.label.clone();
    if screen.notation {
        text.push_str(&format!(" ({})", choice.notation));
    }
    if let Some(weight) = choice.weight.filter(|_| cases > 1) {
        text.push_str(&format!("  {weight} in {cases}"));
    }
    if let Some(hint) = screen.hint.get(&choice.number) {
        text.push_str(&format!("  «{hint}»"));
    }
    text
}

/// Draws the entry of the card under the cursor.
fn card(screen: &Screen<'_>, width: usize, most: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    if let Some(entry) = screen.entry() {
        sheet.put(0, 0, &"─".repeat(width), DIM);
        explain(entry, &mut sheet);
        sheet.keep(most.max(5));
    }
    sheet
}

/// Draws an entry of the glossary below the present lines.
pub(crate) fn explain(entry: &Entry, sheet: &mut Sheet) {
    let (width, y) = (sheet.width(), sheet.height());
    let x = sheet.put(0, y, &entry.name, BOLD);
    sheet.put(x, y, &format!(" · {}", entry.kind), DIM);
    let values = solo_table::Item {
        badges: entry.values.clone(),
        ..Default::default()
    };
    let mut house = entry.values.iter().any(|badge| badge.house);
    let values = badges(&values, false);
    let mut texts: Vec<String> = if values.is_empty() {
        Vec::new()
    } else {
        vec![values]
    };
    for said in &entry.text {
        house |= said.source == "house";
        let source = if said.source == "rulebook" {
            String::new()
        } else {
            format!(" ({})", said.source)
        };
        texts.push(format!("{}{source}", said.text));
    }
    for line in texts.iter().flat_map(|text| wrap(text, width)) {
        let y = sheet.height();
        sheet.put(0, y, &line, PLAIN);
    }
    if house {
        let y = sheet.height();
        sheet.put(0, y, "house: our own value, not the printed one", DIM);
    }
}

fn log(screen: &Screen<'_>, width: usize, most: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    sheet.put(0, 0, &"─".repeat(width), DIM);
    let mut lines: Vec<String> = Vec::new();
    for sentence in screen.log.iter().rev() {
        let more = wrap(sentence, width);
        if lines.len() + more.len() > most {
            break;
        }
        lines.extend(more.into_iter().rev());
    }
    for line in lines.iter().rev() {
        let y = sheet.height();
        sheet.put(0, y, line, DIM);
    }
    while sheet.height() <= most {
        let y = sheet.height();
        sheet.put(0, y, "", DIM);
    }
    sheet
}

/// Indexes the glossary by key.
#[must_use]
pub fn by_key(glossary: Vec<Entry>) -> BTreeMap<String, Entry> {
    glossary
        .into_iter()
        .map(|entry| (entry.id.clone(), entry))
        .collect()
}
