//! Help for the panel that one is in, its keys, and all commands.

use super::App;
use super::legend::legend;
use crate::commands::COMMANDS;
use crate::evening::EVENING;
use crate::screen::{Panel, Window, explained, facts};

impl App {
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
                lines.push(format!("{here}: {}", facts(item)));
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
        let mut signs = vec![String::new(), SIGNS.to_owned()];
        signs.extend(legend(&self.scene));
        signs.extend(self.hint.values().take(1).map(|_| HINTED.to_owned()));
        let mut keys = vec![String::new(), KEYS_HERE.to_owned()];
        keys.extend(KEYS.iter().map(|line| (*line).to_owned()));
        // Signs are what one asks about on the table.
        if self.panel == Panel::Table {
            lines.extend(signs.into_iter().chain(keys));
        } else {
            lines.extend(keys.into_iter().chain(signs));
        }
        let evening = EVENING.iter().filter(|_| self.session.is_typed());
        let mut evening = evening
            .map(|(_, form, about)| format!("{form}\t{about}"))
            .peekable();
        if evening.peek().is_some() {
            lines.extend([String::new(), EVENING_HERE.to_owned()]);
        }
        lines.extend(evening);
        lines.extend([String::new(), COMMANDS_HERE.to_owned()]);
        let commands = COMMANDS.iter();
        lines.extend(commands.map(|(letter, _, _, about)| format!(":{letter}\t{about}")));
        self.window = Some(Window::text("Where you are, and what keys do", lines));
    }
}

/// Explanations of the panels: choices, table, story.
const PANELS: [&str; 3] = [
    "You are in the list of choices: all that is possible now, answers to the question first. The number of a choice stands on its item, too. A triangle is a folded group: Enter unfolds it.",
    "You are on the table. ← and → point at one item after the other; its card is explained, its choices are listed, and where there are none, the reason stands there. ↑ and ↓ scroll. Underlined is what the story since your last choice has touched.",
    "You are in the story. ↑ ↓ PgUp PgDn scroll; what happened since your last choice stands apart at the end. :t opens all of it.",
];

const SIGNS: &str = "Signs on this screen\t";
const KEYS_HERE: &str = "Keys\t";
const EVENING_HERE: &str = "Lines that you can type\t";
const COMMANDS_HERE: &str = "Commands\t";
const HINTED: &str = "«…»\tthe result to be expected from a choice, by the hint";

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
