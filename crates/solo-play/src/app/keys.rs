//! Keys and mouse: choosing, picking, typing, commands.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use solo_table::Due;

use super::{App, TYPED};
use crate::commands::{Command, of_letter};
use crate::screen::Target;

impl App {
    /// Handles a key.
    pub fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            self.left = true;
        } else if self.window.is_some() {
            self.key_in_window(key.code);
        } else {
            self.message = None;
            self.key_at_table(key.code);
        }
    }

    fn key_at_table(&mut self, key: KeyCode) {
        match key {
            KeyCode::Up => self.step_focus(-1),
            KeyCode::Down => self.step_focus(1),
            KeyCode::Left => self.step_pick(-1),
            KeyCode::Right | KeyCode::Tab => self.step_pick(1),
            KeyCode::Enter => self.enter(),
            KeyCode::Esc => self.clear(),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::F(1) => self.command(Command::Help),
            KeyCode::Char(letter) => self.letter(letter),
            _ => {}
        }
    }

    /// Handles a letter: it continues the typed text, is a command, or begins a text.
    ///
    /// Where outcomes are reported, a letter that begins the name of one begins a text. After a
    /// colon, a letter is always a command.
    fn letter(&mut self, letter: char) {
        if self.typed == ":" {
            self.typed.clear();
            match of_letter(letter) {
                Some(command) => self.command(command),
                None => {
                    self.message = Some(format!("there is no command {letter:?}; ? shows them"));
                }
            }
            return;
        }
        let typing = !self.typed.is_empty() || self.begins_a_report(letter);
        match of_letter(letter).filter(|_| !typing) {
            Some(command) => self.command(command),
            None if letter == ' ' && self.typed.is_empty() => self.typed.push('>'),
            None => {
                if self.typed == ">" {
                    self.typed.clear();
                }
                add(&mut self.typed, letter);
            }
        }
    }

    fn begins_a_report(&self, letter: char) -> bool {
        if self.session.is_typed() {
            return letter.is_alphabetic();
        }
        let begins = |text: &str| {
            let mut words = text.split(|letter: char| !letter.is_alphanumeric());
            words.any(|word| word.to_lowercase().starts_with(letter.to_ascii_lowercase()))
        };
        self.session.table().due() == Due::Chance
            && self
                .scene
                .choices
                .iter()
                .any(|choice| begins(&choice.notation) || begins(&choice.label))
    }

    /// Handles the mouse.
    pub fn mouse(&mut self, mouse: MouseEvent) {
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                match self.map.target(mouse.column, mouse.row).cloned() {
                    Some(Target::Choice(index)) if index == self.focus => self.take(index),
                    Some(Target::Choice(index)) => self.focus = index,
                    Some(Target::Item(id)) if self.picked.as_ref() == Some(&id) => self.enter(),
                    Some(Target::Item(id)) => self.pick(id),
                    None => self.picked = None,
                }
            }
            MouseEventKind::ScrollDown => self.step_focus(1),
            MouseEventKind::ScrollUp => self.step_focus(-1),
            _ => {}
        }
    }

    fn step_focus(&mut self, by: isize) {
        let shown: Vec<usize> = crate::screen::shown_places(&self.scene, self.picked.as_deref());
        let at = shown
            .iter()
            .position(|index| *index == self.focus)
            .unwrap_or(0);
        if let Some(index) = around(at, by, shown.len()).and_then(|at| shown.get(at)) {
            self.focus = *index;
        }
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

    /// Picks an item: the list narrows to the choices that concern it.
    fn pick(&mut self, id: String) {
        let shown = crate::screen::shown_places(&self.scene, Some(&id));
        if let Some(first) = shown.first() {
            self.focus = *first;
        }
        self.picked = Some(id);
    }
}

/// Adds a letter to what is typed, if there is room for it.
pub(super) fn add(typed: &mut String, letter: char) {
    if typed.len() + letter.len_utf8() <= TYPED {
        typed.push(letter);
    }
}

/// Returns the index `by` steps further, wrapping around at the ends.
pub(super) fn around(at: usize, by: isize, count: usize) -> Option<usize> {
    at.checked_add(count)?
        .checked_add_signed(by)?
        .checked_rem(count)
}
