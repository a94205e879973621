//! Windows over the table: help, saved games, cards that are looked up, zones aside.

use crossterm::event::KeyCode;

use super::App;
use super::keys::{add, around};
use crate::commands::COMMANDS;
use crate::screen::{Screen, Window, aside, by_key};

impl App {
    pub(super) fn list_saves(&mut self) {
        let rows = self.saves.list();
        self.window = Some(Window::Rows {
            title: "Saved games: Enter loads, Esc closes".to_owned(),
            rows,
            focus: 0,
        });
    }

    pub(super) fn find(&mut self, text: String) {
        let wanted = text.to_lowercase();
        let found = self
            .glossary
            .values()
            .filter(|entry| entry.name.to_lowercase().contains(&wanted));
        let found = found.cloned().collect();
        self.window = Some(Window::Cards {
            text,
            found,
            focus: 0,
        });
    }

    pub(super) fn key_in_window(&mut self, key: KeyCode) {
        let step = match key {
            KeyCode::Up => -1,
            KeyCode::Down => 1,
            _ => 0,
        };
        match (self.window.take(), key) {
            (Some(Window::Rows { title, rows, focus }), KeyCode::Up | KeyCode::Down) => {
                let focus = around(focus, step, rows.len()).unwrap_or(0);
                self.window = Some(Window::Rows { title, rows, focus });
            }
            (Some(Window::Rows { rows, focus, .. }), KeyCode::Enter) => self.load(rows.get(focus)),
            (Some(Window::Cards { text, found, focus }), KeyCode::Up | KeyCode::Down) => {
                let focus = around(focus, step, found.len()).unwrap_or(0);
                self.window = Some(Window::Cards { text, found, focus });
            }
            (Some(Window::Cards { mut text, .. }), KeyCode::Char(letter)) => {
                add(&mut text, letter);
                self.find(text);
            }
            (Some(Window::Cards { mut text, .. }), KeyCode::Backspace) => {
                text.pop();
                self.find(text);
            }
            _ => {}
        }
    }

    fn load(&mut self, name: Option<&String>) {
        let Some(name) = name else { return };
        match self.saves.load(name, &self.tables) {
            Ok(session) => {
                self.glossary = by_key(session.table().glossary());
                self.session = session;
                self.look_at_the_present();
                self.message = Some(format!("loaded {name}"));
            }
            Err(message) => self.message = Some(message),
        }
    }

    pub(super) fn look_aside(&mut self) {
        let aside = aside(&self.scene);
        let lines = Screen::of(&aside, &self.glossary).lines(88);
        self.window = Some(Window::Text {
            title: "Aside".to_owned(),
            lines,
        });
    }
}

pub(super) fn help() -> Window {
    let mut lines = vec![
        "↑ ↓  Enter\tchoose and take what is under the cursor".to_owned(),
        "← →  Tab\tpick an item on the table: only its choices are listed; Esc all again"
            .to_owned(),
        "12 Enter\ttake choice 12".to_owned(),
        "Space, letters\ttype any part of a name or notation, then Enter".to_owned(),
        "mouse\ta click moves the cursor, a second one takes; the wheel scrolls".to_owned(),
        String::new(),
    ];
    lines.extend(
        COMMANDS
            .iter()
            .map(|(letter, _, _, about)| format!("{letter}\t{about}")),
    );
    lines.push(String::new());
    lines.push(
        "Where cards and dice are reported, letters type them: put a colon before a command."
            .to_owned(),
    );
    Window::Text {
        title: "Keys".to_owned(),
        lines,
    }
}
