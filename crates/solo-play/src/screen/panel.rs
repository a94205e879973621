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
/// Height of a panel in which a card and what the last choice brought are seen.
const SINCE_ROWS: usize = 8;
/// Least height of a panel.
pub(crate) const LEAST: usize = 6;

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

/// Draws question, choices, card and story one below the other. A list of which less than six choices would be seen loses
/// its headings, then card and story become small.
pub(crate) fn beside(screen: &Screen<'_>, room: (usize, usize)) -> Sheet {
    let (width, height) = room;
    let mut sheet = question(screen, width);
    let y = sheet.height();
    let divisions = [
        (true, height / 3, height / 4),
        (false, height / 3, height / 4),
        (false, LEAST, 0),
    ];
    let parts = divisions.map(|(headed, most, story)| {
        let (lines, card) = (
            list::lines(screen, width, headed),
            card(screen, width, most),
        );
        let free = height.saturating_sub(y + card.height());
        // The story has all room that the list leaves.
        let listed = free.saturating_sub(story.max(5) + 1).min(lines.len());
        (lines, card, free, listed)
    });
    let fitting = parts
        .iter()
        .find(|(lines, _, _, listed)| list::six(lines) <= *listed);
    let Some((lines, card, free, listed)) = fitting.or(parts.last()) else {
        return sheet;
    };
    sheet.paste(0, y, &list::draw(screen, lines, width, *listed));
    let story = story(screen, width, free.saturating_sub(*listed));
    let below = height.saturating_sub(story.height());
    sheet.paste(0, below.saturating_sub(card.height()), card);
    sheet.paste(0, below, &story);
    sheet
}

/// Division of the panel below the table.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    /// Rows of the panel.
    pub(crate) height: usize,
    /// Columns of the choices.
    left: usize,
    /// `true` if groups of choices have headings.
    headed: bool,
    /// `true` if the question has the whole width.
    across: bool,
}

/// Divides a panel of this width between choices, and card and story. The choices have as many of `rows` as they need, and
/// `most` if less than six of them would be seen: a list that is too long loses its headings, then it becomes wider, and
/// at last it has all columns, unless the opponent did something.
pub(crate) fn plan(screen: &Screen<'_>, width: usize, rows: usize, most: usize) -> Plan {
    let (usual, wide) = ((width * 11 / 20).max(40), width * 13 / 20);
    let is_told = screen.story.iter().any(|told| told.is_new && told.is_rival);
    let is_alone = screen.panel == Panel::Choices && !is_told;
    let across = question(screen, width).height() < question(screen, usual).height();
    let plan = |(left, headed, height)| Plan {
        height,
        left,
        headed,
        across,
    };
    let divisions = [
        (usual, true, rows),
        (usual, false, rows),
        (wide, false, rows),
        (wide, false, most),
        (if is_alone { width } else { wide }, false, most),
    ];
    let plans = divisions.map(|division| {
        let plan = plan(division);
        (plan, plan.needs(screen, width))
    });
    let mut whole = plans.iter().filter(|(plan, _)| plan.height == rows);
    let whole = whole.find(|(plan, needs)| needs.all <= plan.height);
    let fitting = || plans.iter().find(|(plan, needs)| needs.six <= plan.height);
    let last = || plans.last();
    let chosen = whole.or_else(fitting).or_else(last);
    let least = match screen.story.iter().any(|told| told.is_new) {
        _ if is_told => TOLD,
        true => SINCE_ROWS,
        false => LEAST,
    };
    chosen.map_or(plan((usual, true, rows)), |(plan, needs)| Plan {
        height: needs
            .all
            .min(rows.max(needs.six))
            .max(least)
            .min(plan.height),
        ..*plan
    })
}

/// Rows that question and choices need.
struct Needs {
    all: usize,
    /// Rows for the first six choices, and for the number of the others.
    six: usize,
}

impl Plan {
    /// Returns the same division with another number of rows.
    pub(crate) const fn of_height(self, height: usize) -> Self {
        Self { height, ..self }
    }

    fn asked(&self, width: usize) -> usize {
        if self.across { width } else { self.left }
    }

    fn needs(&self, screen: &Screen<'_>, width: usize) -> Needs {
        let lines = list::lines(screen, self.left, self.headed);
        let asked = question(screen, self.asked(width)).height();
        Needs {
            all: asked + lines.len().max(4),
            six: asked + list::six(&lines),
        }
    }
}

/// Draws question and choices at the left, card and story at the right.
pub(crate) fn below(screen: &Screen<'_>, width: usize, plan: Plan) -> Sheet {
    let (left, height) = (plan.left, plan.height);
    let right = width.saturating_sub(left + 3);
    let mut sheet = Sheet::new(width);
    let mut asked = question(screen, plan.asked(width));
    // A long question does not hide the choices.
    asked.keep(height.saturating_sub(4).max(1));
    sheet.paste(0, 0, &asked);
    let y = asked.height();
    let lines = list::lines(screen, left, plan.headed);
    let listed = list::draw(screen, &lines, left, height.saturating_sub(y));
    sheet.paste(0, y, &listed);
    if left == width {
        sheet.keep(height);
        return sheet;
    }
    let top = if plan.across { y } else { 0 };
    let room = height.saturating_sub(top);
    let most = if screen.panel == Panel::Story {
        0
    } else {
        room / 2
    };
    let card = card(screen, right, most);
    sheet.paste(left + 3, top, &card);
    let told = story(screen, right, room.saturating_sub(card.height()));
    sheet.paste(left + 3, top + card.height(), &told);
    for y in top..height {
        sheet.put(left + 1, y, "│", DIM);
    }
    sheet.keep(height);
    sheet
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

/// Draws the end of the story, or what was scrolled to; the part since the last choice stands apart, and is seen from the
/// first line of what the opponent did in it.
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
    let first = rival.map_or(end, |first| first.min(end));
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
pub fn by_key(glossary: Vec<Entry>) -> BTreeMap<String, Entry> {
    glossary
        .into_iter()
        .map(|entry| (entry.id.clone(), entry))
        .collect()
}
