//! The guide of a first game: the rules in sentences, each before the choice for which it first matters.

use std::collections::BTreeSet;

use solo_table::{Due, LessonPart, Scene, Table};

use super::App;
use crate::screen::Window;

/// Number of items of a zone that are named; the others are underlined all the same.
const NAMED: usize = 6;

/// The state of the guide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Guide {
    /// It is not asked.
    #[default]
    Silent,
    /// It explains what comes up.
    Speaks,
    /// It has said that most kinds of choices have come up.
    Through,
}

impl App {
    /// Guides the player from now on, beginning with what is new here.
    #[must_use]
    pub fn guided(mut self) -> Self {
        self.guide = Guide::Speaks;
        self.explain();
        self
    }

    /// Explains what comes up here, again if it was read already, and what comes up from now on.
    pub(super) fn ask_guide(&mut self) {
        if self.guide == Guide::Silent {
            self.guide = Guide::Speaks;
        }
        if !self.explain() {
            self.message = Some(
                "nothing is new here; the guide explains each kind of choice when it first comes"
                    .to_owned(),
            );
        }
    }

    /// Opens the sentences that are new at the present position, and marks what they speak of; `false` if there are none.
    pub(super) fn explain(&mut self) -> bool {
        // A lesson reads the whole game so far.
        if self.guide == Guide::Silent || self.looking.is_some() {
            return false;
        }
        let table = self.session.table();
        let parts = table.lesson(table.steps());
        if parts.is_empty() {
            return false;
        }
        let mut lines = Vec::new();
        if decisions(table) == 0 {
            lines.extend([KEYS.to_owned(), String::new()]);
        }
        for part in &parts {
            lines.push(format!("{}\t", part.title));
            lines.extend(part.text.iter().map(|said| said.text.clone()));
            lines.push(String::new());
        }
        let on: BTreeSet<String> = parts.iter().flat_map(|part| part.on.clone()).collect();
        lines.extend(places(&self.scene, &on));
        if self.guide == Guide::Speaks && self.is_through() {
            lines.extend([String::new(), THROUGH.to_owned()]);
            self.guide = Guide::Through;
        }
        let rules = parts.iter().flat_map(|part| &part.text);
        self.clause = rules.map(|said| said.rule.clone()).next();
        self.touched = on;
        let title = format!("The guide: {}", self.table().facts().title);
        self.window = Some(Window::text(title, lines));
        true
    }

    /// Returns whether most kinds of choices have come up in the first game of this kind.
    fn is_through(&self) -> bool {
        let table = self.table();
        let first = self
            .saves
            .games()
            .get(table.name())
            .map(|game| game.first_game);
        let first = first.filter(|first| table.dealer().seed() == Some(first.seed));
        let least = first.and_then(|first| usize::try_from(first.decisions).ok());
        least.is_some_and(|least| decisions(table) >= least)
    }
}

/// Returns the sentences of a lesson with their headings, as lines of text.
pub(crate) fn lesson(table: &Table) -> Vec<String> {
    let said = |part: LessonPart| {
        let text = part.text.into_iter().map(|said| format!("  {}", said.text));
        std::iter::once(part.title).chain(text).collect::<Vec<_>>()
    };
    let parts = table.lesson(table.steps());
    parts.into_iter().flat_map(said).collect()
}

fn decisions(table: &Table) -> usize {
    let steps = table.history_from(1).into_iter();
    steps.filter(|step| step.input == Due::Decision).count()
}

/// Names the items that are underlined, by their zones.
fn places(scene: &Scene, on: &BTreeSet<String>) -> Vec<String> {
    let mut lines = Vec::new();
    for zone in &scene.zones {
        let items = zone.items.iter();
        let held = items.flat_map(|item| {
            let held = item.holds.iter().map(|held| (&held.id, &held.name));
            std::iter::once((&item.id, &item.name)).chain(held)
        });
        let mut names: Vec<&str> = Vec::new();
        for (_, name) in held.filter(|(id, _)| on.contains(*id)) {
            if !name.is_empty() && !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        let more = if names.len() > NAMED { ", …" } else { "" };
        names.truncate(NAMED);
        let title = if zone.title.is_empty() {
            "The table"
        } else {
            &zone.title
        };
        if !names.is_empty() {
            lines.push(format!("· {title}: {}{more}", names.join(", ")));
        }
    }
    if !lines.is_empty() {
        lines.insert(0, "Underlined on the table, and spoken of here:".to_owned());
    }
    lines
}

const KEYS: &str = "The list shows all that is possible: ↑ ↓ choose, Enter takes. ← → point at what lies on the \
    table, and :u takes back. The guide speaks when something comes up for the first time; Enter closes what it says, \
    and :e shows it again.";

const THROUGH: &str = "You have met most kinds of choices now, and the guide has little to add: play on, and ask for \
    a hint with :h.";
