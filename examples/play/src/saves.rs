//! Saved games in a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use solo_table::{Table, TableError, Tables};

/// A folder of saved games.
#[derive(Clone, Debug)]
pub struct Saves(PathBuf);

impl Saves {
    /// Saved games in this folder, which is made when it is needed.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// Writes a game into a new file and returns its name.
    ///
    /// # Errors
    /// What the file system says.
    pub fn save(&self, table: &Table) -> io::Result<String> {
        fs::create_dir_all(&self.0)?;
        let name = |number: u32| format!("{}-{number}.save", table.name());
        let free = (1..).map(name).find(|name| !self.0.join(name).exists());
        let name = free.unwrap_or_default();
        // Written beside and then renamed, so that a full disk leaves no half of a game.
        let beside = self.0.join(format!("{name}.part"));
        fs::write(&beside, table.save())?;
        fs::rename(&beside, self.0.join(&name))?;
        Ok(name)
    }

    /// The names of the files with saved games, the newest first.
    #[must_use]
    pub fn list(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten();
        let mut found: Vec<_> = files
            .filter_map(|file| {
                let name = file.file_name().into_string().ok()?;
                let saved = Path::new(&name).extension()? == "save";
                saved.then(|| (file.metadata().and_then(|data| data.modified()).ok(), name))
            })
            .collect();
        found.sort();
        found.into_iter().rev().map(|(_, name)| name).collect()
    }

    /// Reads a saved game by the name of its file.
    ///
    /// # Errors
    /// A file that cannot be read, in words, or the first fault of the save.
    pub fn load(&self, name: &str, tables: &Tables) -> Result<Table, String> {
        let text =
            fs::read_to_string(self.0.join(name)).map_err(|error| format!("{name}: {error}"))?;
        Table::load_with(&text, tables).map_err(|error: TableError| format!("{name}: {error}"))
    }
}

/// The folder for saved games of this user.
#[must_use]
pub fn folder() -> PathBuf {
    let home = || std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local/share"));
    let data = std::env::var_os("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(home);
    data.unwrap_or_default().join("solo")
}
