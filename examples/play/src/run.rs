//! The full screen: keys in, pictures out.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use crossterm::event::{self, Event, KeyEventKind};

use solo_table::Printable;

use crate::app::App;
use crate::auto;
use crate::plain::Plain;
use crate::saves::Saves;
use crate::settings::{Settings, Wish, read};
use crate::terminal::Terminal;

/// Runs the program with its arguments.
#[must_use]
pub fn main() -> ExitCode {
    obey(std::env::args_os().skip(1))
}

/// Runs the program beside the box: cards and dice lie on a real table.
#[must_use]
pub fn companion() -> ExitCode {
    obey(std::env::args_os().skip(1).chain(["--companion".into()]))
}

fn obey(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = match read(arguments) {
        Ok(Wish::Play(settings)) => run(&settings),
        Ok(Wish::Read(text)) => io::stdout().lock().write_all(text.as_bytes()),
        Err(message) => Err(io::Error::other(message)),
    };
    match done {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            let _ = writeln!(io::stderr(), "{}", Printable(error));
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}

/// Plays with these settings.
///
/// # Errors
/// Errors of the terminal, and settings that are refused, in a sentence.
pub fn run(settings: &Settings) -> io::Result<()> {
    if let Some(player) = settings.auto {
        let mut table = settings.table().map_err(io::Error::other)?;
        return auto::play(&mut table, player, !settings.seed, &mut io::stdout().lock());
    }
    let session = settings.session().map_err(io::Error::other)?;
    let saves = Saves::new(&settings.saves);
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
    play(&mut app, &mut Terminal::new()?)
}

fn play(app: &mut App, terminal: &mut Terminal) -> io::Result<()> {
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
