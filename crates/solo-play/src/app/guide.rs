//! The guide of a first game: its lesson in sentences, each before the choice for which it first matters.

use std::collections::BTreeSet;

use solo_table::{Due, Item, LessonPart, Scene, Side, Table, Visibility};

use super::App;
use crate::screen::{Window, wrap};

/// Number of items of a zone that are named; the others are underlined all the same.
const NAMED: usize = 6;
/// Number of steps at which a game that was not guided from its start is searched for what came up: each of them reads
/// the whole game before it.
pub(crate) const SCANNED: usize = 150;
/// Columns of a line of a heading, which fits the smallest screen.
const HEADING: usize = 66;

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

    /// Opens all that was explained so far, the newest first, and explains what comes up from now on.
    pub(super) fn ask_guide(&mut self) {
        if self.guide == Guide::Silent {
            self.guide = Guide::Speaks;
        }
        if self.looking.is_some() {
            self.message = Some("this is the past; Esc goes back to now".to_owned());
            return;
        }
        let mut lines = self.said_here();
        if lines.is_empty() {
            lines.push(NOTHING_NEW.to_owned());
        }
        let earlier = self.earlier();
        if !earlier.is_empty() {
            lines.extend([String::new(), EARLIER.to_owned(), String::new()]);
            lines.extend(earlier);
        }
        self.open_guide(lines);
    }

    /// Opens the sentences that are new at the present position, and marks what they speak of.
    pub(super) fn explain(&mut self) {
        let lines = self.said_here();
        if !lines.is_empty() {
            self.open_guide(lines);
        }
    }

    /// Returns what was explained before the present position, the newest first.
    fn earlier(&mut self) -> Vec<String> {
        let table = self.session.table();
        for step in 0..table.steps().min(SCANNED) {
            self.said.entry(step).or_insert_with(|| {
                let parts = table.lesson(step);
                // The scene of a step costs more than its lesson.
                let is_new = !parts.is_empty();
                let scene = is_new.then(|| table.scene_at(step, Visibility::Table));
                let scene = scene.flatten().unwrap_or_default();
                paragraphs(&parts, &scene)
            });
        }
        let before = self.said.range(..table.steps()).rev();
        before.flat_map(|(_, said)| said.clone()).collect()
    }

    fn open_guide(&mut self, lines: Vec<String>) {
        let title = format!("The guide: {}", self.table().facts().title);
        self.window = Some(Window::text(title, lines));
    }

    /// Returns the sentences that are new at the present position, and marks what they speak of.
    fn said_here(&mut self) -> Vec<String> {
        // A lesson reads the whole game so far.
        if self.guide == Guide::Silent || self.looking.is_some() {
            return Vec::new();
        }
        let table = self.session.table();
        let parts = table.lesson(table.steps());
        if parts.is_empty() {
            return Vec::new();
        }
        let mut lines = Vec::new();
        if decisions(table) == 0 {
            lines.extend([KEYS.to_owned(), String::new()]);
        }
        let said = paragraphs(&parts, &self.scene);
        self.said.insert(table.steps(), said.clone());
        lines.extend(said);
        let on: BTreeSet<String> = parts.iter().flat_map(|part| part.on.clone()).collect();
        lines.extend(places(&self.scene, &on));
        if self.guide == Guide::Speaks && self.is_through() {
            lines.extend([String::new(), THROUGH.to_owned()]);
            self.guide = Guide::Through;
        }
        let rules = parts.iter().flat_map(|part| &part.text);
        self.clause = rules.map(|said| said.rule.clone()).next();
        self.touched = on;
        lines
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
pub(crate) fn lesson(table: &Table, step: usize) -> Vec<String> {
    let said = |part: LessonPart| {
        let text = part.text.into_iter().map(|said| format!("  {}", said.text));
        std::iter::once(part.title).chain(text).collect::<Vec<_>>()
    };
    let parts = table.lesson(step);
    parts.into_iter().flat_map(said).collect()
}

/// Returns the sentences below their headings. Choices of one group have the question as their heading: that group has
/// the same name wherever it comes.
fn paragraphs(parts: &[LessonPart], scene: &Scene) -> Vec<String> {
    let mut groups: Vec<&str> = scene.choices.iter().map(|it| &*it.group).collect();
    groups.dedup();
    let mut lines = Vec::new();
    for part in parts {
        let asked = groups == [part.title.as_str()];
        let heading = if asked { &scene.ask } else { &part.title };
        lines.extend(
            wrap(heading, HEADING)
                .iter()
                .map(|line| format!("{line}\t")),
        );
        lines.extend(part.text.iter().map(|said| said.text.clone()));
        lines.push(String::new());
    }
    lines
}

fn decisions(table: &Table) -> usize {
    let steps = table.history_from(1).into_iter();
    steps.filter(|step| step.input == Due::Decision).count()
}

/// Names the items that are underlined, by their zones.
fn places(scene: &Scene, on: &BTreeSet<String>) -> Vec<String> {
    let mut lines = Vec::new();
    for zone in &scene.zones {
        let items = zone.items.iter().filter(|item| is_named(scene, item));
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

/// Returns whether an item is named: an empty place only if a choice is about it.
fn is_named(scene: &Scene, item: &Item) -> bool {
    let mut mains = scene.choices.iter().filter_map(|choice| choice.on.first());
    item.face != Side::Gap || mains.any(|main| *main == item.id)
}

const KEYS: &str = "The list shows all that is possible: ↑ ↓ choose, Enter takes. ← → point at what lies on the \
    table, and :u takes back. The guide speaks when something comes up for the first time; Enter closes what it says, \
    and :e shows all that it has said.";

const NOTHING_NEW: &str =
    "Nothing is new here; the guide explains each kind of choice when it first comes.";

const EARLIER: &str = "Explained before, the newest first\t";

const THROUGH: &str = "You have met most kinds of choices now, and the guide has little to add: play on, and ask for \
    a hint with :h.";
