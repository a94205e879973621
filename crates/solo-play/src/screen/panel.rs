//! The panels beside or below the table: the question with its choices, the card under the cursor, and the story.

use std::collections::BTreeMap;

use ratatui_core::style::Style;
use solo_table::Entry;

use super::paint::{BOLD, CURSOR, DIM, PLAIN, TITLE, WRONG};
use super::sheet::{Sheet, Target, wrap, wrap_to};
use super::words::badges;
use super::{Panel, Screen, list};

/// Heading of the part of the story since the last choice.
const SINCE: &str = "Since your last choice ";

/// Height of a panel in which a card and what the opponent did are seen.
const TOLD: usize = 10;

/// A line of the story.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoryLine {
    /// Text.
    pub text: String,
    /// `true` for the name of an actor.
    pub is_heading: bool,
    /// `true` if it happened since the last choice.
    pub is_new: bool,
    /// `true` for what the opponent did.
    pub is_rival: bool,
}

/// Draws question, choices, card and story one below the other.
pub(crate) fn beside(screen: &Screen<'_>, room: (usize, usize)) -> Sheet {
    let (width, height) = room;
    let mut sheet = question(screen, width);
    let (y, lines) = (sheet.height(), list::lines(screen, width));
    let card = card(screen, width, height / 3);
    let free = height.saturating_sub(y + card.height());
    // The story has a third of the panel, and all room that the list leaves.
    let listed = lines
        .len()
        .min(free.saturating_sub((height / 4).max(5) + 1));
    sheet.paste(0, y, &list::draw(screen, &lines, width, listed));
    let story = story(screen, width, free.saturating_sub(listed));
    let below = height.saturating_sub(story.height());
    sheet.paste(0, below.saturating_sub(card.height()), &card);
    sheet.paste(0, below, &story);
    sheet
}

/// Draws question and choices at the left, card and story at the right.
pub(crate) fn below(screen: &Screen<'_>, room: (usize, usize)) -> Sheet {
    let (width, height) = room;
    let left = left(width);
    let right = width.saturating_sub(left + 3);
    let mut sheet = Sheet::new(width);
    let mut asked = question(screen, left);
    // A long question does not hide the choices.
    asked.keep(height.saturating_sub(4).max(1));
    let lines = list::lines(screen, left);
    let y = asked.height();
    asked.paste(
        0,
        y,
        &list::draw(screen, &lines, left, height.saturating_sub(y)),
    );
    sheet.paste(0, 0, &asked);
    let most = if screen.panel == Panel::Story {
        0
    } else {
        height / 2
    };
    let card = card(screen, right, most);
    sheet.paste(left + 3, 0, &card);
    let told = story(screen, right, height.saturating_sub(card.height()));
    sheet.paste(left + 3, card.height(), &told);
    for y in 0..height {
        sheet.put(left + 1, y, "│", DIM);
    }
    sheet.keep(height);
    sheet
}

/// Returns the width of question and choices at the left.
fn left(width: usize) -> usize {
    (width * 11 / 20).max(40)
}

/// Returns the height that question and choices need at the left of a panel, or what the opponent did at its right.
pub(crate) fn height(screen: &Screen<'_>, width: usize) -> usize {
    let left = left(width);
    let is_told = screen.story.iter().any(|told| told.is_new && told.is_rival);
    let least = if is_told { TOLD } else { 0 };
    let needed = question(screen, left).height() + list::lines(screen, left).len().max(4);
    needed.max(least)
}

fn question(screen: &Screen<'_>, width: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    for line in wrap(&screen.scene.ask, width) {
        let y = sheet.height();
        sheet.put(0, y, &line, BOLD);
    }
    for line in screen.aid.iter().flat_map(|aid| wrap_to(aid, width, 6)) {
        let y = sheet.height();
        sheet.put(0, y, &line, PLAIN);
    }
    if let Some(message) = screen.message {
        for line in wrap_to(message, width, 5) {
            let y = sheet.height();
            sheet.put(0, y, &line, WRONG);
        }
    }
    sheet
}

/// Draws the contents of the picked pile, and the entry of the card under the cursor.
fn card(screen: &Screen<'_>, width: usize, most: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    let (entry, held) = (screen.entry(), screen.held());
    if most > 0 && (entry.is_some() || held.is_some()) {
        sheet.put(0, 0, &"─".repeat(width), DIM);
        if let Some((name, held)) = held {
            for line in wrap(&format!("{name}: {held}"), width) {
                let y = sheet.height();
                sheet.put(0, y, &line, PLAIN);
            }
        }
        if let Some(entry) = entry {
            explain(entry, &mut sheet);
        }
        let most = most.max(5);
        if sheet.height() > most {
            sheet.keep(most.saturating_sub(1));
            let y = sheet.height();
            sheet.put(0, y, "▼ more: ?", DIM);
        }
    }
    sheet
}

/// Draws an entry of the glossary below the present lines.
pub(crate) fn explain(entry: &Entry, sheet: &mut Sheet) {
    let (width, y) = (sheet.width(), sheet.height());
    let x = sheet.put(0, y, &entry.name, BOLD);
    sheet.put(x, y, &format!(" · {}", entry.kind), DIM);
    for line in explained(entry).iter().flat_map(|text| wrap(text, width)) {
        let y = sheet.height();
        sheet.put(0, y, &line, PLAIN);
    }
}

/// Returns values and text of an entry. House values are marked once.
pub(crate) fn explained(entry: &Entry) -> Vec<String> {
    let values = solo_table::Item {
        badges: entry.values.clone(),
        ..Default::default()
    };
    let mut house = entry.values.iter().any(|badge| badge.house);
    let values = badges(&values, false);
    let mut texts: Vec<String> = Vec::new();
    texts.extend((!values.is_empty()).then_some(values));
    for said in &entry.text {
        house |= said.source.contains("house");
        texts.push(said.text.clone());
    }
    texts.extend(house.then(|| "House: partly our own values, not the printed ones.".to_owned()));
    texts
}

/// Draws the end of the story, or what was scrolled to; the part since the last choice stands apart, and is seen from what
/// the opponent did in it.
fn story(screen: &Screen<'_>, width: usize, room: usize) -> Sheet {
    let mut sheet = Sheet::new(width);
    let mut lines: Vec<(String, Style, bool)> = Vec::new();
    let mut rival = None;
    for told in screen.story {
        if told.is_new && told.is_rival && rival.is_none() {
            rival = Some(lines.len());
        }
        let style = if told.is_heading { BOLD } else { PLAIN };
        let wrapped = wrap(&told.text, width);
        lines.extend(wrapped.into_iter().map(|line| (line, style, told.is_new)));
    }
    // The part since the last choice begins with a heading, which stays while the part is seen.
    let begin = lines.iter().position(|(_, _, is_new)| *is_new);
    let most = room.saturating_sub(1);
    let end = lines.len().saturating_sub(most);
    // Its heading is one more line.
    let end = end + usize::from(begin.is_some_and(|begin| begin > end));
    let first = rival.or(begin).map_or(end, |first| first.min(end));
    let above = first
        .saturating_add_signed(screen.story_scroll.saturating_neg())
        .min(end);
    if let Some(begin) = begin
        && begin > above
    {
        let head = (SINCE.to_owned(), TITLE, true);
        lines.insert(begin, head);
    }
    let since = lines
        .get(above)
        .is_some_and(|(text, _, is_new)| *is_new && text != SINCE);
    let below = lines.len().saturating_sub(above + most);
    let mark = match (above, below) {
        (0, 0) => String::new(),
        (above, 0) => format!(" ▲ {above} "),
        (0, below) => format!(" ▼ {below} "),
        (above, below) => format!(" ▲ {above} ▼ {below} "),
    };
    let line = "─".repeat(width.saturating_sub(mark.chars().count()));
    let look = if screen.panel == Panel::Story {
        CURSOR
    } else {
        DIM
    };
    sheet.put(0, 0, &format!("{line}{mark}"), look);
    if since {
        sheet.put(0, 0, SINCE, TITLE);
    }
    for (line, style, _) in lines.iter().skip(above).take(most) {
        let y = sheet.height();
        sheet.put(0, y, line, *style);
    }
    while sheet.height() < room {
        let y = sheet.height();
        sheet.put(0, y, "", DIM);
    }
    sheet.region(Target::Panel(Panel::Story), 0, 0, width, room);
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
