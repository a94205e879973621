//! Windows over the table: menus, saved games, cards that are looked up, the story, the rulebook.

use crossterm::event::KeyCode;
use solo_table::{Due, Entry, RulePart, Table};

use super::App;
use super::keys::{add, around};
use super::reading::text_key;
use crate::acts::{Act, Deal};
use crate::find::is_called;
use crate::screen::{Screen, Window, aside, card_of, explained, items_to_pick, next_line};

/// Lines of a page in a window.
const PAGE: usize = 10;

const FOUND: &str = "found; ↓ moves to what can be done with it, Esc lists all choices again";

impl App {
    pub(super) fn list_saves(&mut self) {
        let rows = self.saves.described(&self.tables);
        let rows = rows.map(|(name, text)| (text.unwrap_or_else(|| name.clone()), Act::Load(name)));
        let window = Window::menu("Saved games, the newest first", Vec::new(), rows.collect());
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
                || is_called(entry, &wanted)
                || entry.text.iter().any(|said| has(&said.text))
        });
        let mut found: Vec<_> = found.cloned().collect();
        // The name itself comes first, and a name says more than a text.
        found.sort_by_key(|entry| (entry.name.to_lowercase() != wanted, !has(&entry.name)));
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
        } else if self.table().steps() == 0 && self.is_reported() {
            self.open_box();
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
             ? explains where you are, :b is the rulebook, :h asks for a hint, :e calls the guide, and the game is kept after \
             every step."
                .to_owned(),
        );
        self.window = Some(Window::text(table.facts().title, lines));
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
                        let act = rows.get(focus).map(|(_, act)| act.clone());
                        let menu = Window::Menu {
                            title,
                            lines,
                            rows,
                            focus,
                        };
                        return self.act(act, menu);
                    }
                    KeyCode::Esc => {
                        self.window = self.below.pop();
                        return;
                    }
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
                self.window = text_key(window, key, width, room).or_else(|| self.below.pop());
            }
            (Some(Window::Cards { text, found, focus }), key) => {
                self.card_key(text, found, focus, key);
            }
            (None, _) => {}
        }
    }

    fn card_key(&mut self, mut text: String, found: Vec<Entry>, focus: usize, key: KeyCode) {
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
            KeyCode::Enter => return self.open_entry(text, found, focus),
            KeyCode::Esc => return,
            _ => focus,
        };
        self.window = Some(Window::Cards { text, found, focus });
    }

    /// Points at the card that was found, or opens its text if it does not lie on the table.
    fn open_entry(&mut self, text: String, found: Vec<Entry>, focus: usize) {
        let Some(entry) = found.get(focus).cloned() else {
            self.window = Some(Window::Cards { text, found, focus });
            return;
        };
        let mut ids = items_to_pick(&self.scene).into_iter();
        if let Some(id) = ids.find(|id| card_of(&self.scene, id) == Some(entry.id.as_str())) {
            self.pick(id);
            // The Enter of a search takes nothing, and neither does one behind it.
            if self.focus.is_some() {
                self.message = Some(FOUND.to_owned());
            }
            self.lose_focus();
            return;
        }
        let lines = explained(&entry);
        let title = format!("{}, {}", entry.name, entry.kind);
        self.below.push(Window::Cards { text, found, focus });
        self.window = Some(Window::text(title, lines));
    }

    /// Does what a row of a menu says. A window that opens goes back to the menu when it is closed.
    fn act(&mut self, act: Option<Act>, menu: Window) {
        let Some(act) = act else { return };
        let returns = matches!(
            act,
            Act::Command(_) | Act::Share | Act::Outcome | Act::Results
        );
        self.carry_out(act);
        if returns && self.window.is_some() {
            self.below.push(menu);
        } else {
            self.below.clear();
        }
    }

    fn carry_out(&mut self, act: Act) {
        match act {
            Act::Command(command) => self.command(command),
            Act::Deal(deal) => self.deal(deal),
            Act::Load(name) => self.load(&name),
            Act::Replay => {
                self.looking = Some(0);
                self.look();
            }
            Act::Share => self.share(),
            Act::Outcome => self.show_outcome(),
            Act::Results => self.results(),
            Act::Start => {
                self.wants_start = self.settles("the start menu comes all the same the next time");
            }
            // The others are of the start menu.
            _ => {}
        }
    }
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
