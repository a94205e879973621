//! Hints, which get better as long as they are looked at.

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use solo_table::{Due, Hint, Tenths};

use super::App;
use crate::screen::{Row, rows};

/// Deals of a hint after each of which it is shown.
const DEALS: [u32; 4] = [6, 12, 20, 60];

impl App {
    /// Returns whether a search is running.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Takes the newest hints; `true` if there were any.
    pub fn tick(&mut self) -> bool {
        let Some(thinking) = &self.thinking else {
            return false;
        };
        let (newest, is_thinking) = newest(thinking);
        if !is_thinking {
            self.thinking = None;
        }
        let Some(hints) = newest else {
            return !is_thinking;
        };
        let is_first = self.hint.is_empty();
        let figures = hints.iter().map(|hint| (hint.number, figure(hint)));
        self.hint = figures.collect();
        let Some(best) = hints.first() else {
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

/// Returns the newest hints that have come, and whether more will come.
fn newest(thinking: &Receiver<Vec<Hint>>) -> (Option<Vec<Hint>>, bool) {
    let mut newest = None;
    loop {
        match thinking.try_recv() {
            Ok(hints) => newest = Some(hints),
            Err(TryRecvError::Empty) => return (newest, true),
            Err(TryRecvError::Disconnected) => return (newest, false),
        }
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
