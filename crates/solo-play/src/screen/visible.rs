//! The part of the table that is seen, and names for what is not.

use std::cmp::Reverse;

use super::paint::{CURSOR, DIM};
use super::sheet::{Sheet, Target, width as columns};
use super::{Map, Panel, Screen, table};

impl Screen<'_> {
    /// Draws the part of the table that fits below the first line, and names what lies above and below it.
    pub(super) fn table(&self, sheet: &mut Sheet, (width, height): (usize, usize)) -> Map {
        let context = self.context();
        let whole = table::table(self.scene, (width, height), &context);
        // The last line says what is hidden, and that the keys work here.
        let is_here = self.panel == Panel::Table;
        let hidden = whole.height() > height.saturating_sub(usize::from(is_here));
        let room = height.saturating_sub(usize::from(hidden || is_here));
        let most = whole.height().saturating_sub(room);
        let zone = |wanted: &str| whole.zones().find(|(title, _)| *title == wanted);
        let from = match (self.table_scroll, self.table_from.and_then(zone)) {
            (Some(scroll), _) => scroll.min(most),
            (None, Some((_, line))) => line.min(most),
            (None, None) => {
                let under = |id: &str| context.under.contains(id);
                let seen = |(top, end): (usize, usize)| end.saturating_sub(room).min(top);
                whole.extent(under).map_or(0, seen).min(most)
            }
        };
        let part = whole.part(from, room);
        sheet.paste(1, 1, &part);
        sheet.region(Target::Panel(Panel::Table), 1, 1, width, height);
        let look = if is_here { CURSOR } else { DIM };
        let below = whole.height().saturating_sub(from + room);
        let titles = self.hidden_zones(&whole, from + room);
        if hidden {
            let key = if is_here { "↑↓" } else { "Tab" };
            let text = hidden_lines((from, below), key, &titles, width);
            sheet.put(1, height, &text, look);
        } else if is_here {
            sheet.put(1, height, "all is shown", CURSOR);
        }
        Map {
            top: from,
            hidden: titles.first().map(|title| (*title).to_owned()),
            ..Map::default()
        }
    }

    /// Lists the zones with items beyond a line: those that it cuts, then those below, the most important first.
    fn hidden_zones<'s>(&self, whole: &'s Sheet, end: usize) -> Vec<&'s str> {
        let zone = |title: &str| self.scene.zones.iter().find(|zone| zone.title == title);
        let is_cut = |title: &str| {
            let of_zone =
                |id: &str| zone(title).is_some_and(|it| it.items.iter().any(|item| item.id == id));
            whole.extent(of_zone).is_some_and(|(_, last)| last > end)
        };
        let hidden = whole
            .zones()
            .filter(|(title, line)| *line >= end || is_cut(title));
        let mut hidden: Vec<(&str, usize)> = hidden.collect();
        let keep = |title: &str| zone(title).map_or(0, |zone| zone.keep);
        hidden.sort_by_key(|(title, line)| (*line >= end, Reverse(keep(title))));
        hidden.into_iter().map(|(title, _)| title).collect()
    }
}

/// Says in a line how much lies above and below, which key shows it, and of which zones it is as far as there is room.
fn hidden_lines((above, below): (usize, usize), key: &str, titles: &[&str], room: usize) -> String {
    let lines = |sign: &str, count: usize| match count {
        0 => String::new(),
        1 => format!("{sign} 1 line  "),
        count => format!("{sign} {count} lines  "),
    };
    let mut text = format!("{}{}{key} shows", lines("▲", above), lines("▼", below));
    if titles.is_empty() {
        text.push_str(" them");
    }
    for (index, title) in titles.iter().enumerate() {
        let sign = if index == 0 { " " } else { ", " };
        let more = if index + 1 < titles.len() { 3 } else { 0 };
        if columns(&text) + columns(sign) + columns(title) + more > room {
            text.push_str(" …");
            break;
        }
        text.push_str(sign);
        text.push_str(title);
    }
    text
}
