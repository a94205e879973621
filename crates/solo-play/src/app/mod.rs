//! The program behind the full screen: a game with its windows.

mod beside;
mod deals;
mod end;
mod guide;
mod help;
mod keep;
mod keys;
mod legend;
mod reading;
mod scene;
mod steps;
mod take;
mod think;
mod windows;

pub(crate) use deals::number;
pub(crate) use end::{hinted, how_strong, own};
pub(crate) use guide::{SCANNED, lesson};
pub(crate) use reading::text_key;
pub(crate) use windows::rules;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::mpsc::Receiver;

use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Style;
use solo_table::botmegistus::Form;
use solo_table::{Entry, Hint, Scene, Table, Tables, Visibility};

use crate::commands::Command;
use crate::saves::{Kept, Saves};
use crate::screen::{Map, Panel, Row, SMALLEST, Screen, StoryLine, Window, by_key};
use crate::session::Session;

use guide::Guide;

/// Maximum length in bytes of what is typed at the table or into a window; further letters are not taken.
const TYPED: usize = 1000;
const KEYS: &str =
    "↑↓ Enter choose  ←→ items  Tab panel  ? help, signs  :u undo  :h hint  Esc menu";
const KEYS_OF_THE_TABLE: &str = "↑↓ scroll  ←→ items  Tab story  ? signs and help  Esc choices";
const KEYS_OF_THE_STORY: &str =
    "↑↓ PgUp PgDn scroll  Tab choices  :t whole story  ? help  Esc choices";
const REPORTED: &str = "type what it shows, Enter  ↑↓ list  ←→ items  Tab panel  ? help  Esc menu";

/// A game on a full screen.
#[derive(Debug)]
pub struct App {
    session: Session,
    tables: Tables,
    saves: Saves,
    /// File of the game; `None` if it is not kept.
    kept: Option<Kept>,
    /// Reason why the last step is not kept.
    unkept: Option<String>,
    /// `true` after the first attempt to leave while steps are not kept.
    is_warned: bool,
    glossary: BTreeMap<String, Entry>,
    scene: Scene,
    story: Vec<StoryLine>,
    /// Items that the story since the last choice has touched.
    touched: BTreeSet<String>,
    /// Number of steps before the last choice.
    since: usize,
    /// Step that is looked at, if it is not the present one.
    looking: Option<usize>,
    visibility: Visibility,
    /// Row under the cursor; `None` where nothing can be taken.
    focus: Option<Row>,
    /// `true` after words that were no choice: the cursor stands nowhere until it is moved.
    unsure: bool,
    picked: Option<String>,
    /// Reasons why nothing can be done with the picked item.
    why: Option<Vec<String>>,
    /// Clause of the last refusal.
    clause: Option<String>,
    /// Groups that are unfolded.
    open: BTreeSet<String>,
    panel: Panel,
    /// Zone that had no room when the table got the keys.
    table_from: Option<String>,
    table_scroll: Option<usize>,
    story_scroll: isize,
    typed: String,
    /// `true` after a colon: the next letter is a command.
    leads: bool,
    /// `true` if the last key was the letter of a command.
    has_commanded: bool,
    notation: bool,
    /// Points to be expected from a choice, by its number.
    hint: BTreeMap<u32, String>,
    /// Cases among which the weights of the choices are odds.
    cases: Option<u64>,
    /// Forms that can be typed besides choices.
    forms: Vec<Form>,
    thinking: Option<Receiver<Vec<Hint>>>,
    /// Row of the cursor when a hint was asked for.
    asked_at: Option<Row>,
    /// Number of the choice that the hint recommends.
    advised: Option<u32>,
    message: Option<String>,
    guide: Guide,
    /// Lines that the guide has for each step.
    said: BTreeMap<usize, Vec<String>>,
    window: Option<Window>,
    /// Menus below the window, from which it was opened.
    below: Vec<Window>,
    map: Map,
    /// Columns and rows of the screen that was drawn last.
    size: (u16, u16),
    left: bool,
    wants_start: bool,
}

impl App {
    /// Sits down to a game; `tables` are those that saved games may need.
    pub fn new(session: impl Into<Session>, tables: Tables, saves: Saves) -> Self {
        let session = session.into();
        let mut app = Self {
            glossary: by_key(session.table().glossary()),
            since: session.table().steps(),
            session,
            tables,
            saves,
            kept: None,
            unkept: None,
            is_warned: false,
            scene: Scene::default(),
            story: Vec::new(),
            touched: BTreeSet::new(),
            looking: None,
            visibility: Visibility::Table,
            focus: None,
            unsure: false,
            picked: None,
            why: None,
            clause: None,
            open: BTreeSet::new(),
            panel: Panel::Choices,
            table_from: None,
            table_scroll: None,
            story_scroll: 0,
            typed: String::new(),
            leads: false,
            has_commanded: false,
            notation: false,
            hint: BTreeMap::new(),
            cases: None,
            forms: Vec::new(),
            thinking: None,
            asked_at: None,
            advised: None,
            message: None,
            guide: Guide::default(),
            said: BTreeMap::new(),
            window: None,
            below: Vec::new(),
            map: Map::default(),
            size: SMALLEST,
            left: false,
            wants_start: false,
        };
        app.look();
        app
    }

    /// Returns the table.
    pub fn table(&self) -> &Table {
        self.session.table()
    }

    /// Shows face-down cards that the player can know, too.
    pub fn remember(&mut self) {
        self.visibility = Visibility::Memory;
        self.look();
    }

    /// Returns whether the player has left.
    pub fn has_left(&self) -> bool {
        self.left
    }

    /// Returns whether the player goes to the start menu.
    pub fn wants_start(&self) -> bool {
        self.wants_start
    }

    /// Returns the label of the choice that Enter takes; `None` if it takes none.
    pub fn under_cursor(&self) -> Option<&str> {
        let Some(Row::Choice(index)) = &self.focus else {
            return None;
        };
        self.scene
            .choices
            .get(*index)
            .map(|choice| choice.label.as_str())
    }

    /// Returns the scene that is shown.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// Returns the areas of the screen that was drawn last.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Draws the screen.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.size = (area.width, area.height);
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            let text = format!(
                "{} by {} is too small: at least {} by {}, or --plain",
                area.width, area.height, SMALLEST.0, SMALLEST.1
            );
            let width = usize::from(area.width);
            buffer.set_stringn(area.x, area.y, text, width, Style::new());
            // What is not seen cannot be taken.
            self.map = Map::default();
            return;
        }
        let (footer, note, aid) = (self.footer(), self.note(), self.aid());
        let screen = Screen {
            aid: aid.as_deref(),
            ..self.screen(&footer, &note)
        };
        self.map = screen.draw(area, buffer);
    }

    /// Lists the texts that a screen of this size cuts, with the number of letters that are left.
    pub fn cut(&self, width: usize, height: usize) -> Vec<(String, usize)> {
        self.screen("", "").cut(width, height)
    }

    fn screen<'a>(&'a self, footer: &'a str, note: &'a str) -> Screen<'a> {
        Screen {
            story: &self.story,
            story_scroll: self.story_scroll,
            table_scroll: self.table_scroll,
            table_from: self.table_from.as_deref(),
            panel: self.panel,
            touched: &self.touched,
            cases: self.cases,
            forms: &self.forms,
            focus: self.focus.as_ref(),
            open: &self.open,
            why: self.why.as_deref(),
            picked: self.picked.as_deref(),
            notation: self.notation,
            hint: &self.hint,
            message: self.message.as_deref(),
            footer,
            note,
            window: self.window.as_ref(),
            ..Screen::of(&self.scene, &self.glossary)
        }
    }

    /// Returns what is to be typed next of a form that is begun.
    fn aid(&self) -> Option<String> {
        let game = self.saves.games().get(self.session.table().name())?;
        let typed = Some(&self.typed).filter(|typed| !typed.is_empty())?;
        steps::due(&self.forms, game.tables, typed)
    }

    fn footer(&self) -> String {
        if self.window.is_some() {
            // A window has its own keys.
            return String::new();
        }
        if self.leads {
            return ":   u undo  r redo  h hint  t story  b rulebook  m menu  q quit  ? all"
                .to_owned();
        }
        if let Some(step) = self.looking {
            return self.footer_of(step);
        }
        if !self.typed.is_empty() {
            let takes = match self.under_cursor() {
                Some(label) => format!("Enter: {label}"),
                None => "Enter asks".to_owned(),
            };
            return format!("> {}_   {takes}  Esc clear", self.typed);
        }
        if self.is_thinking() {
            return "thinking …".to_owned();
        }
        let keys = match self.panel {
            Panel::Table => KEYS_OF_THE_TABLE,
            Panel::Story => KEYS_OF_THE_STORY,
            Panel::Choices if self.is_reported() => REPORTED,
            Panel::Choices => KEYS,
        };
        keys.to_owned()
    }

    /// Returns the keys while a step before the present is looked at.
    fn footer_of(&self, step: usize) -> String {
        if self.typed.is_empty() {
            let steps = self.session.table().steps();
            return format!(
                "step {step} of {steps}  Enter later  Backspace earlier  number goes there  Esc now"
            );
        }
        format!(
            "> {}_   Enter goes to this step  Esc back to now",
            self.typed
        )
    }

    /// Carries out a command.
    pub fn command(&mut self, command: Command) {
        match command {
            Command::Help => self.help(),
            Command::Undo => self.go_back(false),
            Command::UndoRevealed => self.go_back(true),
            Command::Redo => {
                if self.session.redo() {
                    self.keep();
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
            Command::Memory => self.recall(),
            Command::Story => self.tell_all(),
            Command::Rules => self.rulebook(),
            Command::Lesson => self.ask_guide(),
            Command::Menu => self.menu(),
            Command::Quit => self.leave(),
        }
    }

    fn go_back(&mut self, past_fence: bool) {
        match self.session.undo(past_fence) {
            Ok(()) => {
                self.since = self.session.table().steps();
                self.keep();
                self.look_at_the_present();
            }
            Err(error) => {
                let past = self.session.is_fenced() && !past_fence;
                let more = if past {
                    "; :U takes it back all the same"
                } else {
                    ""
                };
                self.message = Some(format!("{error}{more}"));
            }
        }
    }

    fn clear(&mut self) {
        if self.looking.is_some() {
            self.look_at_the_present();
        } else if self.typed.is_empty() && self.picked.is_none() && self.panel == Panel::Choices {
            self.menu();
        }
        self.typed.clear();
        self.panel = Panel::Choices;
        self.table_from = None;
        self.table_scroll = None;
        self.story_scroll = 0;
        self.unpick();
    }
}
