//! Hints, which get better as long as they are looked at.

use std::sync::mpsc::{TryRecvError, channel};
use std::thread;

use solo_table::{Due, Hint, Tenths};

use super::App;
use crate::plain::no_hint;
use crate::screen::{Row, rows};

/// Deals of a hint after each of which it is shown.
const DEALS: [u32; 4] = [6, 12, 20, 60];

impl App {
    /// Returns whether a search is running.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Takes the next hints that have come; `true` if there were any, or none will come any more.
    pub fn tick(&mut self) -> bool {
        let Some(thinking) = &self.thinking else {
            return false;
        };
        let hints = match thinking.try_recv() {
            Ok(hints) => hints,
            Err(TryRecvError::Empty) => return false,
            Err(TryRecvError::Disconnected) => {
                self.thinking = None;
                return true;
            }
        };
        let is_first = self.hint.is_empty();
        let figures = hints.iter().map(|hint| (hint.number, figure(hint)));
        self.hint = figures.collect();
        let Some(best) = hints.first() else {
            self.message = Some(no_hint(self.session.table().due()).to_owned());
            self.thinking = None;
            return true;
        };
        self.message = Some(format!("Hint: {}.", best.text));
        self.advised = Some(best.number);
        // The cursor moves once, so that an Enter takes the choice that was read.
        if is_first && self.is_waiting_for_a_hint() && self.typed.is_empty() {
            let number = best.number;
            let mut choices = self.scene.choices.iter();
            if let Some(index) = choices.position(|choice| choice.number == number) {
                self.unpick();
                self.show_choice(index);
            }
        }
        true
    }

    /// Returns whether the cursor is where it was when a hint was asked for.
    fn is_waiting_for_a_hint(&self) -> bool {
        self.asked_at == self.focus
    }

    /// Returns whether a hint is about to move the cursor.
    pub(super) fn is_a_hint_on_its_way(&self) -> bool {
        self.is_thinking() && self.hint.is_empty() && self.is_waiting_for_a_hint()
    }

    /// Puts the cursor on a choice, and unfolds its group.
    fn show_choice(&mut self, index: usize) {
        let row = Row::Choice(index);
        if !rows(&self.scene, None, &self.open).contains(&row)
            && let Some(choice) = self.scene.choices.get(index)
        {
            self.open.insert(choice.group.to_string());
        }
        self.unsure = false;
        self.focus = Some(row);
    }

    pub(super) fn think(&mut self) {
        if self.session.table().due() != Due::Decision || self.looking.is_some() {
            self.message = Some("there is nothing to decide".to_owned());
            return;
        }
        let (sender, receiver) = channel();
        let table = self.session.table().clone();
        thread::spawn(move || {
            let mut hints = table.hints(1);
            let mut played = 0;
            for deals in DEALS {
                hints.play(deals - played);
                played = deals;
                // The receiver is gone when the hint is not looked at any more.
                if sender.send(hints.list()).is_err() {
                    break;
                }
            }
        });
        self.hint.clear();
        self.advised = None;
        self.asked_at.clone_from(&self.focus);
        self.thinking = Some(receiver);
    }
}

/// Returns what is to be expected from a choice, on average: the lead over a rival, or else the points.
fn figure(hint: &Hint) -> String {
    match hint.margin.map(|margin| margin.mean) {
        Some(lead) if lead < Tenths(0) => format!("{:.0} behind on average", Tenths(-lead.0)),
        Some(lead) => format!("{lead:.0} ahead on average"),
        None => format!("{:.0} points on average", hint.yours.mean),
    }
}
