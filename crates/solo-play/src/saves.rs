//! Saved games in a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use solo_table::{Games, Printable, Tables, is_hidden};

use crate::files;
use crate::session::Session;

/// A folder of saved games.
#[derive(Clone, Debug)]
pub struct Saves {
    folder: PathBuf,
    games: Games,
}

impl Saves {
    /// Opens this folder, which is created when needed, for the games of this build.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self {
            folder: folder.into(),
            games: Games::embedded(),
        }
    }

    /// Returns the same folder with saves of these games.
    #[must_use]
    pub fn of(self, games: &Games) -> Self {
        let games = games.clone();
        Self { games, ..self }
    }

    /// Writes a game into a new file and returns its name.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn save(&self, session: &Session) -> io::Result<String> {
        fs::create_dir_all(&self.folder)?;
        let name = |number: u32| format!("{}-{number}.save", session.table().name());
        let free = (1..)
            .map(name)
            .find(|name| !self.folder.join(name).exists());
        let name = free.unwrap_or_default();
        self.write(&name, &session.save())?;
        if let Some(tables) = session.catalogue() {
            self.write(
                &catalogue_name(session.table().name()),
                &serde_json::to_string(&tables)?,
            )?;
        }
        Ok(name)
    }

    /// Writes another file and renames it, because a full disk must not leave half a game.
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let beside = self.folder.join(format!("{name}.part"));
        fs::write(&beside, text)?;
        fs::rename(&beside, self.folder.join(name))
    }

    /// Returns the cards of a game that were typed in on earlier evenings, if any.
    ///
    /// # Errors
    /// A sentence about a file that cannot be read, is longer than the limits of a table, or holds
    /// something else.
    pub fn catalogue(&self, game: &str) -> Result<Option<Tables>, String> {
        let name = catalogue_name(game);
        let path = self.folder.join(&name);
        if !path.exists() {
            return Ok(None);
        }
        let tables = files::catalogue(&path).map_err(|error| format!("{name}: {error}"))?;
        Ok(Some(tables))
    }

    /// Lists the names of the files with saved games, the newest first.
    #[must_use]
    pub fn list(&self) -> Vec<String> {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = files
            .filter_map(|file| {
                let name = file.file_name().into_string().ok()?;
                let saved = Path::new(&name).extension()? == "save";
                // No such name was given here, and it could write anything on the terminal.
                let shows = !name.chars().any(is_hidden);
                (saved && shows)
                    .then(|| (file.metadata().and_then(|data| data.modified()).ok(), name))
            })
            .collect();
        found.sort();
        found.into_iter().rev().map(|(_, name)| name).collect()
    }

    /// Reads a saved game by its file name.
    ///
    /// # Errors
    /// A sentence about a file that cannot be read or is longer than the limits of a table, or the
    /// first fault of the save.
    pub fn load(&self, name: &str, tables: &Tables) -> Result<Session, String> {
        let text = files::save(&self.folder.join(name))
            .map_err(|error| format!("{}: {error}", Printable(name)))?;
        Session::load(&self.games, &text, tables)
            .map_err(|error| format!("{}: {error}", Printable(name)))
    }
}

fn catalogue_name(game: &str) -> String {
    format!("{game}.catalogue.json")
}

/// Returns the user's folder for saved games.
#[must_use]
pub fn folder() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(home);
    data.unwrap_or_default().join("solo")
}
