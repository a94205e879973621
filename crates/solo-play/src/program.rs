//! The programs for the terminal: arguments in; keys in and pictures out.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use crossterm::{event, terminal};
use solo_table::Games;

use crate::auto;
use crate::end::exit;
use crate::help;
use crate::plain::Plain;
use crate::saves::Saves;
use crate::screen::wrap;
use crate::settings::{Settings, Wish, read};
use crate::shell::Shell;
use crate::signs::{Letters, Signs};
use crate::terminal::Terminal;

/// Plays in the terminal, as the arguments of the program say; without any, there is a menu.
pub fn run(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    exit(match read(games, arguments) {
        Ok(Wish::Play(settings)) => play(*settings),
        Ok(Wish::Choose(settings)) => choose(*settings),
        Ok(Wish::Read(text)) => io::stdout().lock().write_all(text.as_bytes()),
        Err(message) => Err(io::Error::other(message)),
    })
}

/// Plays like [`run`] beside the box: cards and dice lie on a real table.
pub fn companion(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let companion = OsString::from("--companion");
    run(games, [companion].into_iter().chain(arguments))
}

/// Returns whether a person looks at a terminal that can show a full screen.
fn has_screen() -> bool {
    has_person() && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

fn has_person() -> bool {
    io::stdout().is_terminal() && io::stdin().is_terminal()
}

/// Opens the start menu, or says in a pipe what there is.
fn choose(settings: Settings) -> io::Result<()> {
    if settings.plain || !has_screen() {
        let text = help::short(&settings.games, settings.companion);
        return io::stdout().lock().write_all(text.as_bytes());
    }
    show(Shell::start(settings))
}

/// Plays with these settings. Settings that are refused are errors with a sentence.
fn play(mut settings: Settings) -> io::Result<()> {
    // What programs compare is the same every time.
    if settings.auto.is_some() || !has_person() {
        settings.seed = settings.seed.or(Some(1));
    }
    if let Some(player) = settings.auto {
        let mut table = settings.table().map_err(io::Error::other)?;
        let seed = settings.seed.unwrap_or(1);
        return auto::play(&mut table, player, !seed, &mut io::stdout().lock());
    }
    if !settings.plain && has_screen() {
        return show(Shell::play(settings).map_err(io::Error::other)?);
    }
    let session = settings.session().map_err(io::Error::other)?;
    let saves = Saves::new(&settings.saves).of(&settings.games);
    let load = settings.load.as_deref();
    let name = load.and_then(|path| saves.name_of(path));
    let mut plain = Plain::new(
        session,
        settings.tables,
        saves,
        io::stdin().lock(),
        letters(),
    );
    if settings.lesson {
        plain = plain.guided();
    }
    // A script has what it types, and lines of any width.
    if !has_person() {
        return plain.play();
    }
    let columns = terminal::size().map_or(80, |(columns, _)| usize::from(columns));
    plain = match name {
        Some(name) => plain.kept_as(&name),
        None => plain.kept(),
    };
    plain.within(columns.max(40)).play()
}

fn show(mut shell: Shell) -> io::Result<()> {
    let mut terminal = Terminal::new(Signs::of_environment())?;
    let mut changed = true;
    while !shell.has_left() {
        if terminal.was_away() || changed {
            terminal.draw(|area, picture| shell.draw(area, picture))?;
        }
        // A hint may arrive at any time, and the program may come back from a stop; keys wake it by themselves.
        let wait = Duration::from_millis(if shell.is_thinking() { 50 } else { 250 });
        changed = shell.tick();
        if event::poll(wait)? {
            shell.event(event::read()?);
            changed = true;
        }
    }
    drop(terminal);
    match shell.farewell() {
        Some(said) => {
            let columns = terminal::size().map_or(80, |(columns, _)| usize::from(columns));
            let lines = wrap(&said, columns.max(40));
            lines
                .iter()
                .try_for_each(|line| writeln!(letters(), "{line}"))
        }
        None => Ok(()),
    }
}

/// Returns the standard output, in letters that the terminal has.
fn letters() -> Letters<io::StdoutLock<'static>> {
    Letters {
        output: io::stdout().lock(),
        signs: Signs::of_environment(),
    }
}
