//! The programs for the terminal: arguments in; keys in and pictures out.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use crossterm::event::{self, Event, KeyEventKind};
use solo_table::Games;

use crate::app::App;
use crate::auto;
use crate::end::exit;
use crate::plain::Plain;
use crate::saves::Saves;
use crate::settings::{Settings, Wish, read};
use crate::terminal::Terminal;

/// Plays in the terminal, as the arguments of the program say; without any it lists games and arguments.
pub fn run(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    exit(match read(games, arguments) {
        Ok(Wish::Play(settings)) => play(&settings),
        Ok(Wish::Read(text)) => io::stdout().lock().write_all(text.as_bytes()),
        Err(message) => Err(io::Error::other(message)),
    })
}

/// Plays like [`run`] beside the box: cards and dice lie on a real table.
pub fn companion(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let companion = OsString::from("--companion");
    run(games, arguments.into_iter().chain([companion]))
}

/// Plays with these settings. Settings that are refused are errors with a sentence.
fn play(settings: &Settings) -> io::Result<()> {
    if let Some(player) = settings.auto {
        let mut table = settings.table().map_err(io::Error::other)?;
        return auto::play(&mut table, player, !settings.seed, &mut io::stdout().lock());
    }
    let session = settings.session().map_err(io::Error::other)?;
    let saves = Saves::new(&settings.saves).of(&settings.games);
    let tables = settings.tables.clone();
    if settings.plain || !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Plain::new(
            session,
            tables,
            saves,
            io::stdin().lock(),
            io::stdout().lock(),
        )
        .play();
    }
    let mut app = App::new(session, tables, saves);
    if settings.open {
        app.remember();
    }
    play_on_screen(&mut app, &mut Terminal::new()?)
}

fn play_on_screen(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
    let mut changed = true;
    while !app.has_left() {
        if changed {
            terminal.draw(|area, picture| app.draw(area, picture))?;
        }
        // A hint may arrive at any time; keys wake the program by themselves.
        let wait = Duration::from_millis(if app.is_thinking() { 50 } else { 1000 });
        changed = app.tick();
        if event::poll(wait)? {
            match event::read()? {
                Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key),
                Event::Mouse(mouse) => app.mouse(mouse),
                _ => {}
            }
            changed = true;
        }
    }
    Ok(())
}
