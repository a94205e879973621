//! Saved games in a folder.

mod cards;
mod keep;
mod kept;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use solo_table::{Games, Printable, Tables, is_hidden};

use crate::calendar::{ago, now, seconds};
use crate::files;
use crate::session::Session;

pub use kept::Kept;

pub(crate) use kept::COPY;

/// Number of games in a list that are described; further ones are listed by the names of their files.
const DESCRIBED: usize = 50;

/// Ending of the name of a game that goes on.
const GOING: &str = "save";
/// Ending of the name of a game that is over.
const OVER: &str = "end";

/// Ending of the name of the file with the number of hints that were followed in a game.
const HINTS: &str = "hints";

/// A folder of saved games.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
    games: Games,
}

impl Saves {
    /// Opens this folder, which is created when needed, for the games of this build.
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: files::stored(&folder.into()),
            games: Games::embedded(),
        }
    }

    /// Returns the same folder with saves of these games.
    #[must_use]
    pub fn of(self, games: &Games) -> Self {
        let games = games.clone();
        Self { games, ..self }
    }

    /// Removes what programs have left here that ended in the middle of a write.
    pub(crate) fn sweep(&self) {
        files::sweep(&self.folder);
    }

    /// Writes a game as text for others, and returns the file.
    pub(crate) fn share(&self, game: &str, text: &str) -> io::Result<PathBuf> {
        fs::create_dir_all(&self.folder)?;
        let name = self.write_new(&format!("{game}-shared"), "txt", 1, text)?;
        Ok(self.folder.join(name))
    }

    /// Writes a text into a file by a name that is free, unless one of them has this text; returns the name. From 2 on,
    /// names have numbers.
    fn write_new(&self, name: &str, ending: &str, from: u32, text: &str) -> io::Result<String> {
        for number in from.. {
            let name = match number {
                1 => format!("{name}.{ending}"),
                _ => format!("{name}-{number}.{ending}"),
            };
            let path = self.folder.join(&name);
            match File::create_new(&path) {
                Ok(_) => {
                    files::fill(&path, text)?;
                    return Ok(name);
                }
                Err(error) if error.kind() != io::ErrorKind::AlreadyExists => return Err(error),
                Err(_) if files::holds(&path, text.as_bytes())? == Some(true) => return Ok(name),
                Err(_) => {}
            }
        }
        Err(io::Error::other("there is no name left"))
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ending}"))
    }

    /// Lists the names of the files with games that go on, the newest first. Files of others by such names are left out.
    pub fn list(&self) -> Vec<String> {
        self.listed(GOING)
    }

    /// Lists the names of the files with games that are over, the newest first.
    pub fn finished(&self) -> Vec<String> {
        self.listed(OVER)
    }

    /// Lists the games that go on, the newest first: the name of each file, and what is in it, of the first fifty that can
    /// be read.
    pub fn described<'a>(
        &'a self,
        tables: &'a Tables,
    ) -> impl Iterator<Item = (String, Option<String>)> + 'a {
        let list = self.list().into_iter().enumerate();
        list.map(move |(index, name)| {
            let session = (index < DESCRIBED).then(|| self.load(&name, tables).ok());
            let text = session.flatten();
            let text = text.map(|session| format!("{}, {}", said(&session), self.time(&name)));
            (name, text)
        })
    }

    /// Lists the files with games of this kind that go on, the newest first, by whatever name.
    pub(crate) fn unfinished(&self, game: &str) -> Vec<String> {
        self.of_game(self.list(), game)
    }

    /// Returns whether a game of this kind was ever kept here.
    pub(crate) fn knows(&self, game: &str) -> bool {
        let kept = self.list().into_iter().chain(self.finished());
        !self.of_game(kept.collect(), game).is_empty()
    }

    /// Returns those of the files in which a game of this kind is.
    pub(crate) fn of_game(&self, mut files: Vec<String>, game: &str) -> Vec<String> {
        files.retain(|name| {
            let rest = name.strip_prefix(game);
            let is_called = rest.is_some_and(|rest| rest.starts_with('-'));
            is_called || files::game(&self.folder.join(name)).as_deref() == Some(game)
        });
        files
    }

    /// Says when a file was written.
    fn time(&self, name: &str) -> String {
        let written = fs::metadata(self.folder.join(name)).and_then(|data| data.modified());
        written.map_or_else(|_| "once".to_owned(), |time| ago(seconds(time), now()))
    }

    fn listed(&self, ending: &str) -> Vec<String> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = files
            .filter_map(|file| {
                let name = file.file_name().into_string().ok()?;
                let saved = Path::new(&name).extension()? == ending && files::is_save(&file.path());
                // No such name was given here, and it could write anything on the terminal.
                let shows = !name.chars().any(is_hidden);
                (saved && shows)
                    .then(|| (file.metadata().and_then(|data| data.modified()).ok(), name))
            })
            .collect();
        found.sort();
        found.into_iter().rev().map(|(_, name)| name).collect()
    }

    /// Returns the games.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// Returns the folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Reads a saved game by its file name.
    ///
    /// # Errors
    /// A sentence about a file that cannot be read or is longer than the limits of a table, or the
    /// first fault of the save.
    pub fn load(&self, name: &str, tables: &Tables) -> Result<Session, String> {
        let text = files::save(&files::stored(&self.folder.join(name)))
            .map_err(|error| format!("{}: {error}", Printable(name)))?;
        Session::load(&self.games, &text, tables)
            .map_err(|error| format!("{}: {error}", Printable(name)))
    }
}

/// Returns a game in a line: its title, where it stands, and its deal.
fn said(session: &Session) -> String {
    let table = session.table();
    let (title, now) = (table.facts().title, table.scene().now);
    let deal = table.dealer().seed();
    let deal = deal.map_or_else(
        || "beside the box".to_owned(),
        |seed| format!("deal {seed}"),
    );
    format!("{title}: {now}; {deal}")
}

/// Returns the user's folder for saved games.
pub fn folder() -> PathBuf {
    folder_of(|name| std::env::var_os(name).map(PathBuf::from))
}

/// Returns the folder for saved games by these variables. Relative paths count as unset, as the standard of these
/// variables demands.
///
/// ```
/// use std::path::{Path, PathBuf};
///
/// use solo_play::saves::folder_of;
/// let of = |data: &'static str| {
///     folder_of(|name| Some(PathBuf::from(if name == "HOME" { "/home/me" } else { data })))
/// };
/// assert_eq!(of("/data"), Path::new("/data/solo"));
/// assert_eq!(of(""), Path::new("/home/me/.local/share/solo"));
/// assert_eq!(of("here"), Path::new("/home/me/.local/share/solo"));
/// ```
pub fn folder_of(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let set = |name| variable(name).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local/share"));
    let data = set("XDG_DATA_HOME").or_else(home);
    data.unwrap_or_else(std::env::temp_dir).join("solo")
}
