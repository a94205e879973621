//! Keys, mouse and pasted text.
//!
//! Letters and digits are always text. Commands are a letter behind a colon; `?` and `/` begin no name and are commands
//! without it, where nothing is typed.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};

use super::{App, TYPED};
use crate::commands::{Command, of_letter};
use crate::screen::{Panel, Row, Target, rows};
use crate::signals::suspend;

/// Rows and lines that a page has.
const PAGE: isize = 8;

const DONE: &str = "a command needs no Enter; a second one takes what the cursor is on";

impl App {
    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => self.left = true,
                KeyCode::Char('z') => suspend(),
                _ => {}
            }
        } else if self.window.is_some() {
            self.key_in_window(key.code);
        } else {
            self.message = None;
            self.key_at_table(key.code);
            if self.message.is_none()
                && let Some(error) = &self.unkept
            {
                self.message = Some(format!("not kept: {error}"));
            }
        }
    }

    /// Handles pasted text, which is never keys.
    pub fn paste(&mut self, text: &str) {
        if self.window.is_none() {
            let line = text.split(['\r', '\n']).next();
            for letter in line.into_iter().flat_map(str::chars) {
                add(&mut self.typed, letter);
            }
            self.set_focus();
        }
    }

    fn key_at_table(&mut self, key: KeyCode) {
        let has_commanded = std::mem::take(&mut self.has_commanded);
        if self.leads && !matches!(key, KeyCode::Char(_)) {
            self.leads = false;
            return;
        }
        if self.looking.is_some() {
            match key {
                KeyCode::Enter => return self.look_on(),
                KeyCode::Backspace if self.typed.is_empty() => return self.look_back(),
                _ => {}
            }
        }
        match key {
            // An Enter that ends a command means no choice.
            KeyCode::Enter if has_commanded => self.message = Some(DONE.to_owned()),
            KeyCode::Up => self.step(-1),
            KeyCode::Down => self.step(1),
            KeyCode::PageUp => self.page(-PAGE),
            KeyCode::PageDown => self.page(PAGE),
            KeyCode::Home => self.page(isize::MIN),
            KeyCode::End => self.page(isize::MAX),
            KeyCode::Left => self.step_pick(-1),
            KeyCode::Right => self.step_pick(1),
            KeyCode::Tab => self.step_panel(true),
            KeyCode::BackTab => self.step_panel(false),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.clear(),
            KeyCode::Backspace => {
                self.typed.pop();
                self.set_focus();
            }
            KeyCode::F(1) => self.command(Command::Help),
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
    }

    /// Handles a letter: a command behind a colon, or text.
    fn letter(&mut self, letter: char) {
        if std::mem::take(&mut self.leads) {
            match of_letter(letter) {
                Some(command) => {
                    self.command(command);
                    // The choice that a hint recommends is taken by the next Enter.
                    self.has_commanded = command != Command::Hint && self.window.is_none();
                }
                None => {
                    self.message = Some(format!("there is no command :{letter}; ? shows them"));
                }
            }
            return;
        }
        match letter {
            ':' if self.typed.is_empty() => self.leads = true,
            '?' if self.typed.is_empty() => self.command(Command::Help),
            '/' if self.typed.is_empty() => self.command(Command::Find),
            ' ' if self.typed.is_empty() => {}
            letter => {
                if add(&mut self.typed, letter) {
                    self.set_focus();
                }
            }
        }
    }

    /// Handles the mouse.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        if self.window.is_some() {
            match mouse.kind {
                MouseEventKind::ScrollDown => self.key_in_window(KeyCode::Down),
                MouseEventKind::ScrollUp => self.key_in_window(KeyCode::Up),
                _ => {}
            }
            return;
        }
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.message = None;
                match self.map.target(mouse.column, mouse.row).cloned() {
                    Some(Target::Row(row)) if self.focus.as_ref() == Some(&row) => self.enter(),
                    Some(Target::Row(row)) => {
                        self.typed.clear();
                        self.unsure = false;
                        self.focus = Some(row);
                    }
                    Some(Target::Item(id)) if self.picked.as_ref() == Some(&id) => self.enter(),
                    Some(Target::Item(id)) => self.pick(id),
                    Some(Target::Panel(_) | Target::Zone(_)) | None => self.unpick(),
                }
            }
            MouseEventKind::ScrollDown => self.wheel(self.map.panel(mouse.column, mouse.row), 3),
            MouseEventKind::ScrollUp => self.wheel(self.map.panel(mouse.column, mouse.row), -3),
            _ => {}
        }
    }

    fn wheel(&mut self, panel: Panel, by: isize) {
        match panel {
            Panel::Choices => self.step_focus(by.signum()),
            Panel::Table => self.scroll_table(by),
            Panel::Story => self.scroll_story(by),
        }
    }

    fn step(&mut self, by: isize) {
        match self.panel {
            Panel::Choices => self.step_focus(by),
            Panel::Table => self.scroll_table(by),
            Panel::Story => self.scroll_story(by),
        }
    }

    /// Turns a page. A list that is short needs none, and the story has the key.
    fn page(&mut self, by: isize) {
        let listed = rows(&self.scene, self.picked.as_deref(), &self.open);
        match self.panel {
            Panel::Choices
                if listed
                    .iter()
                    .all(|row| self.map.shows(&Target::Row(row.clone()))) =>
            {
                self.scroll_story(by);
            }
            Panel::Choices => {
                let at = self.place_of_focus(&listed);
                let last = listed.len().saturating_sub(1);
                self.typed.clear();
                self.unsure = false;
                self.focus = listed
                    .into_iter()
                    .nth(at.saturating_add_signed(by).min(last));
            }
            Panel::Table => self.scroll_table(by),
            Panel::Story => self.scroll_story(by),
        }
    }

    fn scroll_table(&mut self, by: isize) {
        // The table draws no further than its last line.
        let from = self.table_scroll.unwrap_or(self.map.top()).min(400);
        self.table_scroll = Some(from.saturating_add_signed(by).min(400));
    }

    fn scroll_story(&mut self, by: isize) {
        let longest = self.story.len().saturating_mul(3).cast_signed();
        // Up is back.
        let scroll = self.story_scroll.saturating_sub(by);
        self.story_scroll = scroll.clamp(longest.saturating_neg(), longest);
    }

    fn step_panel(&mut self, forward: bool) {
        self.panel = match (self.panel, forward) {
            (Panel::Choices, true) | (Panel::Story, false) => Panel::Table,
            (Panel::Table, true) | (Panel::Choices, false) => Panel::Story,
            (Panel::Story, true) | (Panel::Table, false) => Panel::Choices,
        };
        self.table_from = match self.panel {
            Panel::Table => self.map.hidden().map(str::to_owned),
            Panel::Choices | Panel::Story => None,
        };
    }

    fn place_of_focus(&self, listed: &[Row]) -> usize {
        let place = listed
            .iter()
            .position(|row| self.focus.as_ref() == Some(row));
        place.unwrap_or(0)
    }

    fn step_focus(&mut self, by: isize) {
        self.typed.clear();
        self.unsure = false;
        self.table_scroll = None;
        let listed = rows(&self.scene, self.picked.as_deref(), &self.open);
        let at = listed
            .iter()
            .position(|row| self.focus.as_ref() == Some(row));
        let next = match at {
            Some(at) => around(at, by, listed.len()),
            None if by < 0 => listed.len().checked_sub(1),
            None => Some(0),
        };
        self.focus = next.and_then(|at| listed.into_iter().nth(at));
    }

    fn step_pick(&mut self, by: isize) {
        let ids = crate::screen::items_to_pick(&self.scene);
        let at = self
            .picked
            .as_ref()
            .and_then(|picked| ids.iter().position(|id| id == picked));
        let next = match at {
            Some(at) => around(at, by, ids.len()),
            None if by < 0 => ids.len().checked_sub(1),
            None => Some(0),
        };
        if let Some(id) = next.and_then(|at| ids.get(at)) {
            self.pick(id.clone());
        }
    }
}

/// Adds a letter to what is typed; `false` if there is no room for it.
pub(super) fn add(typed: &mut String, letter: char) -> bool {
    let fits = !letter.is_control() && typed.len() + letter.len_utf8() <= TYPED;
    if fits {
        typed.push(letter);
    }
    fits
}

/// Returns the index `by` steps further, wrapping around at the ends.
pub(super) fn around(at: usize, by: isize, count: usize) -> Option<usize> {
    at.checked_add(count)?
        .checked_add_signed(by)?
        .checked_rem(count)
}
