//! The program behind the full screen: what each command does.

mod keys;
mod windows;

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use solo_table::botmegistus::Form;
use solo_table::{Due, Entry, Hint, Scene, Table, Tables, Tenths, Visibility};

use crate::commands::Command;
use crate::input;
use crate::saves::Saves;
use crate::screen::{Map, SMALLEST, Screen, Window, by_key};
use crate::session::Session;

/// Deals of a hint after each of which it is shown: it gets better as long as it is looked at.
const DEALS: [u32; 5] = [2, 6, 12, 20, 60];
/// Maximum length in bytes of what is typed at the table or into a window; further letters are not taken.
const TYPED: usize = 1000;
const KEYS: &str = "↑↓ choose  Enter take  ←→ pick  u undo  h hint  / find  s save  ? help  q quit";

/// A game on a full screen.
#[derive(Debug)]
pub struct App {
    session: Session,
    tables: Tables,
    saves: Saves,
    glossary: BTreeMap<String, Entry>,
    scene: Scene,
    log: Vec<String>,
    /// Step that is looked at, if it is not the present one.
    looking: Option<usize>,
    visibility: Visibility,
    focus: usize,
    picked: Option<String>,
    typed: String,
    notation: bool,
    /// Points to be expected from a choice, by its number.
    hint: BTreeMap<u32, String>,
    /// Forms that can be typed besides choices.
    forms: Vec<Form>,
    thinking: Option<Receiver<Vec<Hint>>>,
    /// Choice to which a hint has moved the cursor.
    hinted: Option<usize>,
    message: Option<String>,
    window: Option<Window>,
    map: Map,
    left: bool,
}

impl App {
    /// Sits down to a game; `tables` are those that saved games may need.
    #[must_use]
    pub fn new(session: impl Into<Session>, tables: Tables, saves: Saves) -> Self {
        let session = session.into();
        let mut app = Self {
            glossary: by_key(session.table().glossary()),
            session,
            tables,
            saves,
            scene: Scene::default(),
            log: Vec::new(),
            looking: None,
            visibility: Visibility::Table,
            focus: 0,
            picked: None,
            typed: String::new(),
            notation: false,
            hint: BTreeMap::new(),
            forms: Vec::new(),
            thinking: None,
            hinted: None,
            message: None,
            window: None,
            map: Map::default(),
            left: false,
        };
        app.look();
        app
    }

    /// Returns the table.
    #[must_use]
    pub fn table(&self) -> &Table {
        self.session.table()
    }

    /// Shows face-down cards that the player can know, too.
    pub fn remember(&mut self) {
        self.visibility = Visibility::Memory;
        self.look();
    }

    /// Returns whether the player has left.
    #[must_use]
    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Returns whether a search is running.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Draws the screen.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = format!(
                "{} by {} is too small: at least {} by {}, or --plain",
                area.width, area.height, SMALLEST.0, SMALLEST.1
            );
            buffer.set_stringn(
                area.x,
                area.y,
                text,
                usize::from(area.width),
                ratatui_core::style::Style::new(),
            );
            return;
        }
        let footer = self.footer();
        let screen = Screen {
            log: &self.log,
            forms: &self.forms,
            focus: self.focus,
            picked: self.picked.as_deref(),
            notation: self.notation,
            hint: &self.hint,
            message: self.message.as_deref(),
            footer: &footer,
            window: self.window.as_ref(),
            ..Screen::of(&self.scene, &self.glossary)
        };
        self.map = screen.draw(area, buffer);
    }

    fn footer(&self) -> String {
        if !self.typed.is_empty() {
            return format!("> {}_   Enter take  Esc clear", self.typed);
        }
        if let Some(step) = self.looking {
            return format!(
                "looking back: step {step} of {}   p earlier  n later  Esc back to now",
                self.session.table().steps()
            );
        }
        if self.is_thinking() {
            return "thinking …".to_owned();
        }
        KEYS.to_owned()
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
        let points = |hint: &Hint| (hint.number, format!("{:.0}", best_figure(hint)));
        self.hint = hints.iter().map(points).collect();
        let Some(best) = hints.first() else {
            return true;
        };
        self.message = Some(format!("Hint: {}, as {} plays on", best.text, best.by));
        // The player may have moved the cursor since.
        if is_first || self.hinted == Some(self.focus) {
            let number = best.number;
            let choices = &mut self.scene.choices.iter();
            if let Some(index) = choices.position(|choice| choice.number == number) {
                self.picked = None;
                self.focus = index;
                self.hinted = Some(index);
            }
        }
        true
    }

    /// Carries out a command.
    pub fn command(&mut self, command: Command) {
        match command {
            Command::Help => self.window = Some(windows::help()),
            Command::Undo => self.go_back(false),
            Command::UndoRevealed => self.go_back(true),
            Command::Redo => {
                if self.session.redo() {
                    self.look_at_the_present();
                } else {
                    self.message = Some("there is nothing to go forward to".to_owned());
                }
            }
            Command::Hint => self.think(),
            Command::Save => self.message = Some(self.save()),
            Command::Load => self.list_saves(),
            Command::Find => self.find(String::new()),
            Command::Aside => self.look_aside(),
            Command::Earlier => self.look_back(),
            Command::Later => self.look_forward(),
            Command::Notation => self.notation = !self.notation,
            Command::Memory => {
                self.visibility = if self.visibility == Visibility::Table {
                    Visibility::Memory
                } else {
                    Visibility::Table
                };
                self.look();
            }
            Command::Quit => self.left = true,
        }
    }

    fn go_back(&mut self, past_fence: bool) {
        match self.session.undo(past_fence) {
            Ok(()) => self.look_at_the_present(),
            Err(error) => {
                let past = self.session.is_fenced() && !past_fence;
                let more = if past {
                    "; U takes it back all the same"
                } else {
                    ""
                };
                self.message = Some(format!("{error}{more}"));
            }
        }
    }

    fn save(&self) -> String {
        match self.saves.save(&self.session) {
            Ok(name) => format!("saved as {name}"),
            Err(error) => format!("not saved: {error}"),
        }
    }

    fn think(&mut self) {
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
        self.thinking = Some(receiver);
    }

    fn look_back(&mut self) {
        let step = self.looking.unwrap_or_else(|| self.session.table().steps());
        match step.checked_sub(1) {
            Some(step) => self.looking = Some(step),
            None => self.message = Some("this is the start of the game".to_owned()),
        }
        self.look();
    }

    fn look_forward(&mut self) {
        match self.looking {
            Some(step) if step + 1 < self.session.table().steps() => self.looking = Some(step + 1),
            Some(_) => self.looking = None,
            None => self.message = Some("this is the present".to_owned()),
        }
        self.look();
    }

    fn look_at_the_present(&mut self) {
        self.looking = None;
        self.thinking = None;
        self.hinted = None;
        self.hint.clear();
        self.focus = 0;
        self.picked = None;
        self.typed.clear();
        self.look();
    }

    /// Computes the scene and the log of the step that is looked at.
    fn look(&mut self) {
        let step = self.looking.unwrap_or_else(|| self.session.table().steps());
        self.scene = self.session.scene(step, self.visibility);
        self.forms = self.session.forms();
        self.log = self.session.table().narration_until(step);
        self.focus = self.focus.min(self.scene.choices.len().saturating_sub(1));
    }

    fn enter(&mut self) {
        let typed = std::mem::take(&mut self.typed);
        if typed.is_empty() {
            return self.take(self.focus);
        }
        match input::choice(&typed, &self.scene.choices) {
            Ok(index) => self.take(index),
            Err(_) if self.session.is_typed() && self.looking.is_none() => self.take_line(&typed),
            Err(message) => self.message = Some(message),
        }
    }

    /// Takes a line that is not in the list; a refused one stays to be corrected.
    fn take_line(&mut self, line: &str) {
        match self.session.enter(line) {
            Ok(()) => self.look_at_the_present(),
            Err(error) => {
                self.message = Some(error.to_string());
                line.clone_into(&mut self.typed);
            }
        }
    }

    fn take(&mut self, index: usize) {
        if self.looking.is_some() {
            self.message = Some("this is the past; Esc goes back to now".to_owned());
            return;
        }
        let Some(choice) = self.scene.choices.get(index) else {
            self.message = Some("the game is over; q leaves, u takes back".to_owned());
            return;
        };
        let choice = choice.clone();
        match self.session.take(&choice) {
            Ok(()) => self.look_at_the_present(),
            Err(error) => self.message = Some(error.to_string()),
        }
    }

    fn clear(&mut self) {
        if self.looking.is_some() {
            self.look_at_the_present();
        }
        self.typed.clear();
        self.picked = None;
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

/// Returns the mean that the player maximizes: the lead over a rival, or else the points.
fn best_figure(hint: &Hint) -> Tenths {
    hint.margin.unwrap_or(hint.yours).mean
}
