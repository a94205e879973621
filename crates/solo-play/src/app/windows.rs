//! Windows over the table: help, saved games, cards that are looked up, the story, the rulebook.

use std::collections::BTreeMap;

use crossterm::event::KeyCode;
use solo_table::{Due, RulePart, Scene, Table};

use super::App;
use super::keys::{add, around};
use crate::acts::{Act, Deal};
use crate::commands::COMMANDS;
use crate::screen::{
    Panel, Screen, Window, aside, card_of, explained, height, items_to_pick, next_line, values,
};

/// Lines of a page in a window.
const PAGE: usize = 10;

impl App {
    pub(super) fn list_saves(&mut self) {
        let rows = self.saves.list().into_iter();
        let rows = rows.map(|name| (name.clone(), Act::Load(name)));
        let window = Window::menu("Saved games", Vec::new(), rows.collect());
        self.window = Some(window);
    }

    /// Opens the menu of the game.
    pub(super) fn menu(&mut self) {
        let mut rows = vec![("Go on".to_owned(), Act::Close)];
        rows.extend(self.other_games());
        self.window = Some(Window::menu("Menu", Vec::new(), rows));
    }

    /// Lists other deals.
    pub(super) fn deals(&self) -> Vec<(String, Act)> {
        let seed = self.session.table().dealer().seed();
        let deals = Deal::ALL.into_iter().map(|(deal, name)| {
            let number = match deal {
                Deal::Same => seed,
                Deal::Next => seed.map(|seed| seed.wrapping_add(1)),
                Deal::Today => Some(crate::calendar::todays_deal()),
                Deal::Random => None,
            };
            let number = number.map_or_else(String::new, |number| format!(": {number}"));
            (format!("{name}{number}"), Act::Deal(deal))
        });
        match seed {
            Some(_) => deals.collect(),
            None => vec![("Another game".to_owned(), Act::Deal(Deal::Random))],
        }
    }

    /// Lists other deals, and what else a menu offers.
    fn other_games(&self) -> Vec<(String, Act)> {
        let mut rows = self.deals();
        rows.extend(
            [
                ("Rules", Act::Command(crate::commands::Command::Rules)),
                ("Your results", Act::Results),
                ("Saved games", Act::Command(crate::commands::Command::Load)),
                ("The game as text, to share", Act::Share),
                ("Start menu", Act::Start),
                (
                    "Leave; the game is kept",
                    Act::Command(crate::commands::Command::Quit),
                ),
            ]
            .map(|(name, act)| (name.to_owned(), act)),
        );
        rows
    }

    pub(super) fn find(&mut self, text: String) {
        let wanted = text.to_lowercase();
        let has = |text: &str| text.to_lowercase().contains(&wanted);
        let found = self.glossary.values().filter(|entry| {
            let is_notation = entry.id.to_lowercase().ends_with(&wanted);
            has(&entry.name)
                || is_notation
                || has(&entry.kind)
                || entry.text.iter().any(|said| has(&said.text))
        });
        let mut found: Vec<_> = found.cloned().collect();
        // A name says more than a text.
        found.sort_by_key(|entry| !has(&entry.name));
        self.window = Some(Window::Cards {
            text,
            found,
            focus: 0,
        });
    }

    pub(super) fn look_aside(&mut self) {
        let aside = aside(&self.scene);
        let lines = Screen::of(&aside, &self.glossary).lines(80);
        self.window = Some(Window::text("Aside", lines));
    }

    pub(super) fn tell_all(&mut self) {
        let steps = self.looking.unwrap_or_else(|| self.session.table().steps());
        let lines = self.session.table().narration_until(steps);
        self.window = Some(Window::Text {
            title: "The story so far".to_owned(),
            lines,
            // The end is what one looks for.
            scroll: usize::MAX,
            wanted: None,
        });
    }

    /// Opens the rulebook, at the clause of the last refusal.
    pub(super) fn rulebook(&mut self) {
        let lines = rules(self.session.table());
        let wanted = self.clause.clone();
        let width = usize::from(self.size.0);
        let found = wanted.and_then(|clause| next_line(&lines, width, 0, &clause));
        self.window = Some(Window::Text {
            title: "The rules".to_owned(),
            lines,
            scroll: found.unwrap_or(0),
            wanted: None,
        });
    }

    /// Opens what comes before the first choice: goal and turn of a game that is new to the player, or the end of one that
    /// is over before it.
    pub(crate) fn open_table(&mut self, is_new: bool) {
        if self.table().due() == Due::Nothing {
            self.show_the_end(false);
        } else if is_new {
            self.introduce();
        }
    }

    /// Opens goal and turn.
    fn introduce(&mut self) {
        let table = self.session.table();
        let said = |part| table.rules(part).into_iter().map(|said| said.text);
        let mut lines = vec![format!("{}\t", heading(RulePart::Goal))];
        lines.extend(said(RulePart::Goal).take(2));
        lines.extend([String::new(), format!("{}\t", heading(RulePart::Turn))]);
        lines.extend(said(RulePart::Turn).take(5));
        lines.push(String::new());
        lines.push(
            "The list shows all that is possible: ↑ ↓ choose, Enter takes. ← → point at what lies on the table. \
             ? explains where you are, :b is the rulebook, :h asks for a hint, and the game is kept after every step."
                .to_owned(),
        );
        self.window = Some(Window::text(table.facts().title, lines));
    }

    /// Explains the panel that one is in: its item or card, then its keys, then all commands.
    pub(super) fn help(&mut self) {
        let mut lines = Vec::new();
        if let Some(entry) = self.screen("", "").entry() {
            lines.push(format!("{}, {}", entry.name, entry.kind));
            lines.extend(explained(entry));
            lines.push(String::new());
        }
        if let Some(id) = self.picked.clone() {
            if let Some(item) = self.scene.item(&id) {
                let here = if item.place.is_empty() {
                    "Here"
                } else {
                    &item.place
                };
                let mut said = item.notes.clone();
                said.insert(0, values(item));
                lines.push(format!("{here}: {}", said.join("; ")));
            }
            lines.extend(self.why.iter().flatten().cloned());
            let zone = self
                .scene
                .zones
                .iter()
                .find(|zone| zone.items.iter().any(|item| item.id == id));
            lines.extend(
                zone.filter(|zone| !zone.note.is_empty())
                    .map(|zone| format!("{}: {}", zone.title, zone.note)),
            );
            lines.push(String::new());
        }
        lines.push(self.scene.ask.clone());
        lines.push(String::new());
        let panel = match self.panel {
            Panel::Choices => PANELS[0],
            Panel::Table => PANELS[1],
            Panel::Story => PANELS[2],
        };
        lines.push(panel.to_owned());
        lines.push(String::new());
        lines.extend(KEYS.iter().map(|line| (*line).to_owned()));
        let commands = COMMANDS.iter();
        lines.extend(commands.map(|(letter, _, _, about)| format!(":{letter}\t{about}")));
        lines.extend(signs(&self.scene));
        self.window = Some(Window::text("Where you are, and what keys do", lines));
    }

    pub(super) fn key_in_window(&mut self, key: KeyCode) {
        let width = usize::from(self.size.0);
        match (self.window.take(), key) {
            (
                Some(Window::Menu {
                    title,
                    lines,
                    rows,
                    focus,
                }),
                key,
            ) => {
                let last = rows.len().saturating_sub(1);
                let focus = match key {
                    KeyCode::Up => around(focus, -1, rows.len()).unwrap_or(0),
                    KeyCode::Down => around(focus, 1, rows.len()).unwrap_or(0),
                    KeyCode::PageUp => focus.saturating_sub(PAGE),
                    KeyCode::PageDown => focus.saturating_add(PAGE).min(last),
                    KeyCode::Home => 0,
                    KeyCode::End => last,
                    KeyCode::Enter => {
                        return if let Some((_, act)) = rows.get(focus) {
                            self.act(act.clone());
                        };
                    }
                    KeyCode::Esc => return,
                    _ => focus,
                };
                self.window = Some(Window::Menu {
                    title,
                    lines,
                    rows,
                    focus,
                });
            }
            (Some(window @ Window::Text { .. }), key) => {
                let room = usize::from(self.size.1).saturating_sub(5);
                self.window = text_key(window, key, width, room);
            }
            (Some(Window::Cards { text, found, focus }), key) => {
                self.card_key(text, found, focus, key);
            }
            (None, _) => {}
        }
    }

    fn card_key(
        &mut self,
        mut text: String,
        found: Vec<solo_table::Entry>,
        focus: usize,
        key: KeyCode,
    ) {
        let last = found.len().saturating_sub(1);
        let focus = match key {
            KeyCode::Up => around(focus, -1, found.len()).unwrap_or(0),
            KeyCode::Down => around(focus, 1, found.len()).unwrap_or(0),
            KeyCode::PageUp => focus.saturating_sub(PAGE),
            KeyCode::PageDown => focus.saturating_add(PAGE).min(last),
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char(letter) if add(&mut text, letter) => return self.find(text),
            KeyCode::Backspace => {
                text.pop();
                return self.find(text);
            }
            KeyCode::Enter => {
                let entry = found.get(focus);
                let id = entry.and_then(|entry| {
                    let mut ids = items_to_pick(&self.scene).into_iter();
                    ids.find(|id| card_of(&self.scene, id) == Some(entry.id.as_str()))
                });
                match id {
                    Some(id) => self.pick(id),
                    None => self.message = Some("this is not on the table now".to_owned()),
                }
                return;
            }
            KeyCode::Esc => return,
            _ => focus,
        };
        self.window = Some(Window::Cards { text, found, focus });
    }

    /// Does what a row of a menu says.
    fn act(&mut self, act: Act) {
        match act {
            Act::Command(command) => self.command(command),
            Act::Deal(deal) => self.deal(deal),
            Act::Load(name) => self.load(&name),
            Act::Replay => {
                self.looking = Some(0);
                self.look();
            }
            Act::Share => self.share(),
            Act::Results => self.results(),
            Act::Start => self.wants_start = true,
            // The others are of the start menu.
            _ => {}
        }
    }
}

/// Handles a key in a window with a text; `None` closes it.
pub(crate) fn text_key(window: Window, key: KeyCode, width: usize, room: usize) -> Option<Window> {
    let Window::Text {
        title,
        lines,
        scroll,
        wanted,
    } = window
    else {
        return Some(window);
    };
    let most = height(&lines, width).saturating_sub(room);
    let scroll = scroll.min(most);
    let find = |from: usize, wanted: &str| {
        next_line(&lines, width, from, wanted).map_or(scroll, |at| at.min(most))
    };
    let (scroll, wanted) = match (key, wanted) {
        (KeyCode::Esc, None) => return None,
        (KeyCode::Esc, Some(_)) => (scroll, None),
        (KeyCode::Up, wanted) => (scroll.saturating_sub(1), wanted),
        (KeyCode::Down, wanted) => ((scroll + 1).min(most), wanted),
        (KeyCode::PageUp, wanted) => (scroll.saturating_sub(PAGE), wanted),
        (KeyCode::PageDown, wanted) => ((scroll + PAGE).min(most), wanted),
        (KeyCode::Home, wanted) => (0, wanted),
        (KeyCode::End, wanted) => (most, wanted),
        (KeyCode::Enter, Some(wanted)) => (find(scroll + 1, &wanted), Some(wanted)),
        (KeyCode::Char('/'), None) => (scroll, Some(String::new())),
        (KeyCode::Char(letter), Some(mut wanted)) => {
            add(&mut wanted, letter);
            (find(scroll, &wanted), Some(wanted))
        }
        (KeyCode::Backspace, Some(mut wanted)) => {
            wanted.pop();
            (scroll, Some(wanted))
        }
        (_, wanted) => (scroll, wanted),
    };
    Some(Window::Text {
        title,
        lines,
        scroll,
        wanted,
    })
}

/// Returns goal, turn, points and end in sentences, then every clause of the rulebook.
pub(crate) fn rules(table: &Table) -> Vec<String> {
    let mut lines = Vec::new();
    for part in RulePart::ALL {
        lines.push(format!("{}\t", heading(*part)));
        lines.extend(table.rules(*part).into_iter().map(|said| said.text));
        lines.push(String::new());
    }
    let mut section = String::new();
    for clause in table.rulebook() {
        if clause.section != section {
            section.clone_from(&clause.section);
            lines.extend([String::new(), section.clone()]);
        }
        let text = clause.text.replace(['*', '`'], "");
        lines.push(format!("{}\t{text}", clause.id));
    }
    lines
}

/// Returns the heading of a part of the rules.
pub(crate) const fn heading(part: RulePart) -> &'static str {
    match part {
        RulePart::Goal => "The goal",
        RulePart::Turn => "A turn",
        RulePart::Score => "Points",
        RulePart::End => "The end",
    }
}

/// Explanations of the panels: choices, table, story.
const PANELS: [&str; 3] = [
    "You are in the list of choices: all that is possible now, answers to the question first. The number of a choice stands on its item, too. A triangle is a folded group: Enter unfolds it.",
    "You are on the table. ← and → point at one item after the other; its card is explained, its choices are listed, and where there are none, the reason stands there. ↑ and ↓ scroll. Underlined is what the story since your last choice has touched.",
    "You are in the story. ↑ ↓ PgUp PgDn scroll; what happened since your last choice stands apart at the end. :t opens all of it.",
];

/// Explains the signs before the values of a scene.
fn signs(scene: &Scene) -> Vec<String> {
    let badges = scene.zones.iter().flat_map(|zone| &zone.items);
    let badges: Vec<_> = badges.flat_map(|item| &item.badges).collect();
    let named = badges.iter().filter(|badge| {
        !badge.sign.is_empty() && !badge.name.is_empty() && badge.sign != badge.name
    });
    let named: BTreeMap<_, _> = named.map(|badge| (&badge.sign, &badge.name)).collect();
    let house = badges.iter().any(|badge| badge.house);
    let house = house.then(|| "°\ta value of our own, not the printed one".to_owned());
    let named = named
        .into_iter()
        .map(|(sign, name)| format!("{sign}\t{name}"));
    named.chain(house).collect()
}

const KEYS: [&str; 9] = [
    "↑ ↓  Enter\tchoose, and take what is under the cursor",
    "← →\tpoint at an item of the table; Esc lists all choices again",
    "Tab\tthe next panel: choices, table, story",
    "PgUp PgDn\tturn a page of the panel; Home and End go to its ends",
    "letters\ta part of a name or a notation, then Enter; what is not possible is explained",
    "12, #12\tthe number of a choice; with the sign where cards and dice are typed",
    "mouse\ta click points, a second one takes; the wheel scrolls",
    "Esc\tback; at the table the menu",
    "Ctrl-Z, Ctrl-C\tstop for a while; leave",
];
