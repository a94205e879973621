//! The program on a full screen: the start menu, and the game that was chosen there.

mod pages;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEventKind};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;

use crate::acts::{Act, Deal};
use crate::app::{App, number, text_key};
use crate::commands::Command;
use crate::saves::Saves;
use crate::screen::{Window, draw_window};
use crate::settings::Settings;
use crate::signals::suspend;

/// The start menu with its pages, or a game.
#[derive(Debug)]
pub struct Shell {
    settings: Settings,
    saves: Saves,
    app: Option<App>,
    /// Number of the deal that the arguments name.
    wished: Option<u64>,
    /// Pages of the menu, each opened by the one before.
    pages: Vec<Page>,
    message: Option<String>,
    size: (u16, u16),
    left: bool,
}

/// A page of the menu.
#[derive(Debug)]
struct Page {
    window: Window,
    /// Kind, by which it is made again when one comes back to it.
    kind: Kind,
}

/// Kinds of pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Start,
    Game,
    Options,
    Other,
}

impl Shell {
    /// Opens the start menu.
    pub fn start(settings: Settings) -> Self {
        let saves = Saves::new(&settings.saves).of(&settings.games);
        saves.sweep();
        let mut shell = Self {
            wished: settings.seed,
            settings,
            saves,
            app: None,
            pages: Vec::new(),
            message: None,
            size: (80, 24),
            left: false,
        };
        shell.open(Kind::Start);
        shell
    }

    /// Begins the game of the settings.
    ///
    /// # Errors
    /// A sentence about options, tables or a save that are refused.
    pub fn play(settings: Settings) -> Result<Self, String> {
        let mut shell = Self::start(settings);
        let is_new = shell.settings.load.is_none();
        let kept = shell.saves.list();
        shell.begin()?;
        if let Some(app) = shell.app.as_mut().filter(|_| is_new) {
            app.name_kept(&kept);
        }
        Ok(shell)
    }

    /// Returns the game, if one is played.
    pub fn app(&self) -> Option<&App> {
        self.app.as_ref()
    }

    /// Returns whether the player has left.
    pub fn has_left(&self) -> bool {
        self.left || self.app.as_ref().is_some_and(App::has_left)
    }

    /// Says what becomes of the game that was left; `None` in the menu.
    pub(crate) fn farewell(&self) -> Option<String> {
        self.app.as_ref().map(App::farewell)
    }

    /// Returns whether a search is running.
    pub fn is_thinking(&self) -> bool {
        self.app.as_ref().is_some_and(App::is_thinking)
    }

    /// Takes the next hints that have come; `true` if there were any, or none will come any more.
    pub fn tick(&mut self) -> bool {
        self.app.as_mut().is_some_and(App::tick)
    }

    /// Draws the screen.
    pub fn draw(&mut self, area: Rect, buffer: &mut Buffer) {
        self.size = (area.width, area.height);
        if let Some(app) = &mut self.app {
            return app.draw(area, buffer);
        }
        if let Some(page) = self.pages.last() {
            let text = self.message.as_deref().unwrap_or_default();
            draw_window(&page.window, text, area, buffer);
        }
    }

    /// Handles an event of the terminal.
    pub fn event(&mut self, event: Event) {
        match (event, &mut self.app) {
            (Event::Key(key), _) if key.kind == KeyEventKind::Release => {}
            (Event::Key(key), Some(app)) => app.key(key),
            (Event::Key(key), None) => self.key(key),
            (Event::Mouse(mouse), Some(app)) => app.mouse(mouse),
            (Event::Mouse(mouse), None) => match mouse.kind {
                MouseEventKind::ScrollDown => self.key_in_page(KeyCode::Down),
                MouseEventKind::ScrollUp => self.key_in_page(KeyCode::Up),
                _ => {}
            },
            (Event::Paste(text), Some(app)) => app.paste(&text),
            _ => {}
        }
        if self.app.as_ref().is_some_and(App::wants_start) {
            self.app = None;
            self.pages.clear();
            self.open(Kind::Start);
        }
    }

    fn key(&mut self, key: KeyEvent) {
        self.message = None;
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            match key.code {
                KeyCode::Char('c') => self.left = true,
                KeyCode::Char('z') => suspend(),
                _ => {}
            }
        } else {
            self.key_in_page(key.code);
        }
    }

    fn key_in_page(&mut self, key: KeyCode) {
        let Some(Page { window, kind }) = self.pages.pop() else {
            self.left = true;
            return;
        };
        let (width, room) = (usize::from(self.size.0), usize::from(self.size.1));
        let shown = match window {
            Window::Menu {
                title,
                lines,
                rows,
                focus,
            } => {
                let last = rows.len().saturating_sub(1);
                let moved = match key {
                    KeyCode::Up => focus.checked_sub(1).unwrap_or(last),
                    KeyCode::Down if focus == last => 0,
                    KeyCode::Down => focus + 1,
                    KeyCode::PageUp | KeyCode::Home => 0,
                    KeyCode::PageDown | KeyCode::End => last,
                    _ => focus,
                };
                let act = rows.get(focus).map(|(_, act)| act.clone());
                let window = Window::Menu {
                    title,
                    lines,
                    rows,
                    focus: moved,
                };
                if key == KeyCode::Esc {
                    return self.back();
                }
                self.pages.push(Page { window, kind });
                self.describe();
                if key == KeyCode::Enter {
                    self.act(act);
                }
                return;
            }
            window => text_key(window, key, width, room.saturating_sub(5)),
        };
        match shown {
            Some(window) => self.pages.push(Page { window, kind }),
            None => self.back(),
        }
    }

    /// Goes back to the page before; from the first one the program is left.
    fn back(&mut self) {
        if self.pages.is_empty() {
            self.left = true;
        } else {
            self.open_again();
        }
    }

    /// Makes the present page again, from what is true now, with the cursor where it was.
    fn open_again(&mut self) {
        let Some(page) = self.pages.pop() else { return };
        self.open(page.kind);
        if let (Window::Menu { focus: before, .. }, Some(page)) =
            (page.window, self.pages.last_mut())
            && let Window::Menu { rows, focus, .. } = &mut page.window
        {
            *focus = before.min(rows.len().saturating_sub(1));
        }
        self.describe();
    }

    fn act(&mut self, act: Option<Act>) {
        match act {
            Some(Act::Game(name)) => {
                if self.settings.game != name {
                    self.settings.options.clear();
                }
                self.settings.game = name;
                self.open(Kind::Game);
            }
            Some(Act::Begin(deal)) => {
                let wished = self.wished.filter(|_| deal == Deal::Random);
                self.settings.seed = wished.or_else(|| Some(number(deal, None)));
                self.settings.load = None;
                self.settings.lesson = false;
                self.try_to_begin();
            }
            Some(Act::Lesson) => {
                self.settings.options.clear();
                self.settings.seed = self.game().map(|game| game.first_game.seed);
                self.settings.load = None;
                self.settings.lesson = true;
                self.try_to_begin();
            }
            Some(Act::Load(name)) => {
                self.settings.load = Some(self.saves.folder().join(name));
                self.settings.game.clear();
                self.settings.lesson = false;
                self.try_to_begin();
            }
            Some(Act::Level) => self.next_level(),
            Some(Act::Options) => self.open(Kind::Options),
            Some(Act::Option(index)) => self.next_value(index),
            Some(Act::Saves) => self.list_saves(),
            Some(Act::Results) => self.list_results(),
            Some(Act::Command(Command::Rules)) => self.read_rules(),
            Some(Act::Command(Command::Quit)) => self.left = true,
            Some(Act::Close) => {
                self.pages.pop();
                self.back();
            }
            _ => {}
        }
    }

    fn try_to_begin(&mut self) {
        if let Err(error) = self.begin() {
            self.message = Some(error);
        }
    }

    fn begin(&mut self) -> Result<(), String> {
        let session = self.settings.session()?;
        let is_new = !self.saves.knows(session.table().name());
        let mut app = App::new(session, self.settings.tables.clone(), self.saves.clone());
        let load = self.settings.load.as_deref();
        app = match load.and_then(|path| self.saves.name_of(path)) {
            Some(name) => app.kept_as(&name),
            None => app.kept(),
        };
        if self.settings.open {
            app.remember();
        }
        if self.settings.lesson {
            app = app.guided();
        } else {
            app.open_table(is_new && load.is_none());
        }
        self.app = Some(app);
        Ok(())
    }
}
