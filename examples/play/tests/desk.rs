//! A game and a menu on screens in memory, for tests: keys in, pictures and letters out.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::ops::Deref;
use std::path::{Path, PathBuf};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::Modifier;
use solo_play::app::App;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_play::screen::Target;
use solo_play::session::Session;
use solo_play::settings::Settings;
use solo_play::shell::Shell;
use solo_table::{Dealer, Games, Player, Table, Tables};
use tempfile::TempDir;

/// Sizes of screens: columns and rows.
pub(crate) const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (160, 50), (300, 80)];

/// Returns a game in which a sensible player has taken this number of decisions.
pub(crate) fn table(game: &str, seed: u64, decisions: usize) -> Table {
    let mut table = Table::new(game, &[], &Tables::new(), Dealer::seeded(seed)).unwrap();
    play(&mut table, Player::Sensible, decisions);
    table
}

/// Returns a game in which a random player has taken this number of decisions: a hundred times as fast as a sensible one.
pub(crate) fn random(game: &str, seed: u64, decisions: usize) -> Table {
    let mut table = table(game, seed, 0);
    play(&mut table, Player::Random, decisions);
    table
}

/// Takes this number of decisions, or those until the end.
pub(crate) fn play(table: &mut Table, player: Player, decisions: usize) {
    for _ in 0..decisions {
        let Some(choice) = table.advice(player, 1) else {
            break;
        };
        table.act_number(choice.number).unwrap();
    }
}

/// Returns the number of positions of each game to try a law on: `SOLO_LAW_POSITIONS` from the environment, or `usual`.
#[allow(
    clippy::disallowed_methods,
    reason = "rules know no environment, but a proof has its length there"
)]
pub(crate) fn positions(usual: usize) -> usize {
    let number = std::env::var("SOLO_LAW_POSITIONS");
    number.map_or(usual, |number| number.parse().unwrap())
}

/// Returns a table beside the box, whose cards and dice are reported.
pub(crate) fn reported(game: &str) -> Table {
    Table::new(game, &[], &Tables::new(), Dealer::nobody()).unwrap()
}

/// A program in lines of text that reads from memory.
pub(crate) type Lines<'a> = Plain<&'a [u8], &'a mut Vec<u8>>;

/// Returns the output of lines of text, with saves in this folder; `set` changes the program before it plays.
pub(crate) fn lines(
    session: impl Into<Session>,
    saves: &Path,
    typed: &str,
    set: impl for<'a> FnOnce(Lines<'a>) -> Lines<'a>,
) -> String {
    let mut output = Vec::new();
    let saves = Saves::new(saves);
    let plain = Plain::new(session, Tables::new(), saves, typed.as_bytes(), &mut output);
    set(plain).play().unwrap();
    String::from_utf8(output).unwrap()
}

pub(crate) fn app(table: Table) -> App {
    App::new(table, Tables::new(), Saves::new(PathBuf::from("nowhere")))
}

pub(crate) fn press(app: &mut App, code: KeyCode) {
    app.key(KeyEvent::new(code, KeyModifiers::NONE));
}

pub(crate) fn typed(app: &mut App, text: &str) {
    text.chars()
        .for_each(|letter| press(app, KeyCode::Char(letter)));
}

/// Types a text and Enter.
pub(crate) fn enter(app: &mut App, text: &str) {
    typed(app, text);
    press(app, KeyCode::Enter);
}

/// Returns the letters of a screen of this size, which is drawn.
pub(crate) fn screen(app: &mut App, size: (u16, u16)) -> String {
    text(&picture(app, size))
}

pub(crate) fn picture(app: &mut App, (width, height): (u16, u16)) -> Buffer {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(buffer.area, &mut buffer);
    buffer
}

pub(crate) fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    let rows = rows.map(|row| row.iter().map(ratatui_core::buffer::Cell::symbol).collect());
    rows.collect::<Vec<String>>().join("\n")
}

/// Returns the letters of the cells that belong to a target, without spaces and frames.
pub(crate) fn letters(app: &App, buffer: &Buffer, target: &Target, modifier: Modifier) -> String {
    let mut letters = String::new();
    for y in 0..buffer.area.height {
        for x in 0..buffer.area.width {
            let cell = buffer.cell((x, y)).unwrap();
            if app.map().target(x, y) == Some(target) && cell.modifier.contains(modifier) {
                letters.push_str(cell.symbol());
            }
        }
    }
    solid(&letters)
}

pub(crate) fn solid(text: &str) -> String {
    text.chars()
        .filter(|letter| !letter.is_whitespace() && !"│─╭╮╰╯°".contains(*letter))
        .collect()
}

/// A folder for the saves of a test, which is made with the first of them and removed in the end.
pub(crate) struct Folder {
    path: PathBuf,
    _home: TempDir,
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.path
    }
}

pub(crate) fn folder() -> Folder {
    let home = TempDir::new().unwrap();
    Folder {
        path: home.path().join("saves"),
        _home: home,
    }
}

/// A start menu at a screen in memory.
pub(crate) struct Menu {
    pub(crate) shell: Shell,
    pub(crate) size: (u16, u16),
}

/// Settings of a game beside its box, with saves in this folder.
pub(crate) fn beside(game: &str, saves: &Path) -> Settings {
    Settings {
        game: game.to_owned(),
        companion: true,
        ..settings_in(saves)
    }
}

/// Settings with saves in this folder.
pub(crate) fn settings_in(saves: &Path) -> Settings {
    Settings {
        games: Games::embedded(),
        saves: saves.to_owned(),
        seed: Some(3),
        ..Settings::default()
    }
}

impl Menu {
    pub(crate) fn new(saves: &Path) -> Self {
        Self {
            shell: Shell::start(settings_in(saves)),
            size: (80, 24),
        }
    }

    /// Begins a game without the start menu.
    pub(crate) fn play(settings: Settings, size: (u16, u16)) -> Self {
        let shell = Shell::play(settings).unwrap();
        Self { shell, size }
    }

    /// Begins the third deal of a game, and closes its introduction.
    pub(crate) fn begin(&mut self, game: &str) -> String {
        self.choose(game);
        self.choose("New game, deal 3");
        self.press(KeyCode::Esc)
    }

    /// Takes the choice of a sensible player.
    pub(crate) fn advised(&mut self) -> String {
        let table = self.shell.app().unwrap().table();
        let choice = table.advice(Player::Sensible, 1).unwrap();
        self.enter(&choice.notation)
    }

    /// Presses a key without a look at the screen.
    pub(crate) fn key(&mut self, code: KeyCode) {
        let key = KeyEvent::new(code, KeyModifiers::NONE);
        self.shell.event(Event::Key(key));
    }

    pub(crate) fn press(&mut self, code: KeyCode) -> String {
        self.key(code);
        self.text()
    }

    pub(crate) fn typed(&mut self, text: &str) -> String {
        for letter in text.chars() {
            self.key(KeyCode::Char(letter));
        }
        self.text()
    }

    /// Types a text and Enter.
    pub(crate) fn enter(&mut self, text: &str) -> String {
        self.typed(text);
        self.press(KeyCode::Enter)
    }

    /// Reads on until nothing comes any more; returns all pages.
    pub(crate) fn pages(&mut self) -> String {
        let mut pages = vec![self.text()];
        loop {
            let page = self.press(KeyCode::PageDown);
            if pages.last() == Some(&page) {
                return pages.concat();
            }
            pages.push(page);
        }
    }

    fn picture(&mut self) -> Buffer {
        let mut buffer = Buffer::empty(Rect::new(0, 0, self.size.0, self.size.1));
        self.shell.draw(buffer.area, &mut buffer);
        buffer
    }

    pub(crate) fn text(&mut self) -> String {
        text(&self.picture())
    }

    /// Chooses the row that has this text.
    pub(crate) fn choose(&mut self, row: &str) -> String {
        for _ in 0..40 {
            let picture = self.picture();
            let cells = picture.content.iter();
            let under = cells.filter(|cell| cell.modifier.contains(Modifier::REVERSED));
            let under: String = under.map(ratatui_core::buffer::Cell::symbol).collect();
            if under.contains(row) {
                return self.press(KeyCode::Enter);
            }
            self.key(KeyCode::Down);
        }
        panic!("{row} is not there:\n{}", self.text());
    }
}
