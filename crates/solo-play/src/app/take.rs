//! Choices and lines that are taken, and what follows from them.

use solo_table::{Due, RulePart};

use super::App;
use crate::input;
use crate::screen::{Row, Target, Window, rows};
use crate::session::{describes, passed_over};
use crate::why::asked;

const ON_ITS_WAY: &str = "the hint comes in a moment: then Enter takes it, or ↑ ↓ choose another";
const UNSURE: &str = "the cursor is on no choice: ↑ ↓ choose, Enter takes";

impl App {
    pub(super) fn enter(&mut self) {
        if !self.typed.is_empty() {
            let typed = std::mem::take(&mut self.typed);
            if let Some(message) = self.session.too_early(&typed, &self.scene.choices) {
                self.message = Some(message);
                self.lose_focus();
                return self.set_focus();
            }
            match input::choice(&typed, &self.scene.choices) {
                Ok(index) => return self.take(index),
                Err(_) if self.answers(&typed) => {}
                Err(_) if self.session.is_typed() && self.looking.is_none() => {
                    self.take_line(&typed);
                }
                Err(message) => {
                    self.refuse(&typed, message);
                    self.lose_focus();
                }
            }
            return self.set_focus();
        }
        if self.is_a_hint_on_its_way() {
            self.message = Some(ON_ITS_WAY.to_owned());
            return;
        }
        let Some(row) = self.focus.clone() else {
            let over = self.session.table().due() == Due::Nothing && self.picked.is_none();
            if over {
                self.message =
                    Some("the game is over; Esc opens the menu, :u takes back".to_owned());
            } else if self.why.is_some() {
                self.message = Some("There is nothing to take here:".to_owned());
            } else if self.unsure && !self.is_reported() {
                self.message = Some(UNSURE.to_owned());
            } else if let Some(start) = self.card_to_describe() {
                self.typed = start;
            } else if self.is_reported() {
                self.message =
                    Some("type what the card or die shows, or choose it with ↑ ↓".to_owned());
            }
            return;
        };
        if !self.map.shows(&Target::Row(row.clone())) {
            self.message = Some("that choice was not seen yet; Enter again takes it".to_owned());
            return;
        }
        match row {
            Row::Choice(index) => self.take(index),
            Row::Group(name, _) => {
                self.open.insert(name.clone());
                let listed = rows(&self.scene, None, &self.open);
                let first = listed.into_iter().find(|row| match row {
                    Row::Choice(index) => {
                        let choice = self.scene.choices.get(*index);
                        choice.is_some_and(|choice| choice.group == name)
                    }
                    Row::Group(..) => false,
                });
                self.focus = first;
            }
        }
    }

    /// Opens the answer to a question, `why` with or without words or `goal`; `false` if the line is none.
    fn answers(&mut self, line: &str) -> bool {
        let (title, lines) = if let Some(words) = asked(line, "why") {
            ("Why", self.session.why(words))
        } else if asked(line, "goal").is_some() {
            let said = self.session.table().rules(RulePart::Goal).into_iter();
            let said = said.map(|said| format!("{} ({}, {})", said.text, said.rule, said.source));
            ("Goal", said.collect())
        } else {
            return false;
        };
        self.window = Some(Window::text(title, lines));
        true
    }

    /// Returns the beginning of the form that describes a card of the box, if one is asked for.
    fn card_to_describe(&self) -> Option<String> {
        let mut forms = self.forms.iter();
        let form = forms.find(|form| describes(form))?;
        self.is_reported().then(|| form.start.clone())
    }

    /// Takes a line that is not in the list; a refused one stays to be corrected.
    fn take_line(&mut self, line: &str) {
        let before = self.session.table().steps();
        match self.session.enter(line) {
            Ok(()) => self.go_on(before),
            Err(error) => {
                self.clause = error.rule.clone();
                self.message = Some(self.session.mistake(line, &error));
                line.clone_into(&mut self.typed);
            }
        }
    }

    fn take(&mut self, index: usize) {
        if self.looking.is_some() {
            self.message = Some("this is the past; Esc goes back to now".to_owned());
            return;
        }
        let Some(choice) = self.scene.choices.get(index).cloned() else {
            return;
        };
        let before = self.session.table().steps();
        let is_hinted = self.advised == Some(choice.number);
        match self.session.take(&choice) {
            Ok(()) => {
                if let Some(kept) = self.kept.as_mut().filter(|_| is_hinted) {
                    kept.follow_hint();
                }
                self.go_on(before);
            }
            Err(error) => {
                self.clause = error.rule.clone();
                self.message = Some(error.to_string());
            }
        }
    }

    /// Shows what followed from a choice, and keeps it.
    fn go_on(&mut self, before: usize) {
        self.since = before;
        let passed = self.session.pass_over();
        let is_end = self.keep();
        self.look_at_the_present();
        if let Some(said) = passed_over(&passed) {
            self.message = Some(said);
        }
        if self.session.table().due() == Due::Nothing {
            self.show_the_end(is_end);
        } else {
            self.explain();
        }
    }
}
