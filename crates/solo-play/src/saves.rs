//! Saved games in a folder.

mod kept;

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use solo_table::{Due, Games, Printable, Tables, is_hidden};

use crate::calendar::{ago, now, seconds};
use crate::files;
use crate::session::Session;

pub use kept::Kept;

pub(crate) use kept::{COPY, farewell};

/// Number of games in a list that are described; further ones are listed by the names of their files.
const DESCRIBED: usize = 50;

/// Ending of the name of a game that goes on.
const GOING: &str = "save";
/// Ending of the name of a game that is over.
const OVER: &str = "end";

/// Ending of the name of the file with the number of hints that were followed in a game.
const HINTS: &str = "hints";

/// Age at which an unfinished file belongs to no program that runs.
const HOUR: Duration = Duration::from_secs(3600);

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
        let name = self.reserve(session.table().name())?;
        self.fill(&name, &session.save())?;
        self.write_catalogue(session)?;
        Ok(format!("{name}.{GOING}"))
    }

    /// Keeps a game in its file. A game that is over has another ending, and `true` is returned the first time.
    ///
    /// # Errors
    /// Errors of the file system; what was kept before is still there.
    pub fn keep(&self, kept: &mut Kept, session: &Session) -> io::Result<bool> {
        if kept.name.is_empty() {
            let name = self.reserve(session.table().name())?;
            self.fill(&name, &session.save())?;
            // Of a game that had this name and was removed.
            let _ = fs::remove_file(self.path(&name, HINTS));
            kept.lock = self.lock(&name)?;
            kept.name = name;
        }
        let is_over = session.table().due() == Due::Nothing;
        let (ending, other) = if is_over {
            (OVER, GOING)
        } else {
            (GOING, OVER)
        };
        self.write(&format!("{}.{ending}", kept.name), &session.save())?;
        // It may not be there.
        let _ = fs::remove_file(self.folder.join(format!("{}.{other}", kept.name)));
        self.write_catalogue(session)?;
        if kept.hints > 0 {
            self.write(&format!("{}.{HINTS}", kept.name), &kept.hints.to_string())?;
        }
        let is_first = is_over && !kept.is_counted;
        kept.is_counted |= is_over;
        Ok(is_first)
    }

    /// Returns the file of a game that was loaded by this name. If another program plays it, the game goes on in a new file.
    #[must_use]
    pub fn kept(&self, name: &str) -> Kept {
        let path = Path::new(name);
        let stem = path.file_stem().map(|stem| stem.to_string_lossy());
        let is_over = path.extension().is_some_and(|ending| ending == OVER);
        let stem = stem.unwrap_or_default().into_owned();
        match self.lock(&stem) {
            Ok(Some(lock)) => Kept {
                hints: self.hints(&stem),
                name: stem,
                lock: Some(lock),
                is_counted: is_over,
                is_copy: false,
            },
            Ok(None) => Kept {
                hints: self.hints(&stem),
                is_copy: true,
                ..Kept::default()
            },
            Err(_) => Kept::default(),
        }
    }

    /// Reads the number of hints that were followed in a game of this name.
    fn hints(&self, name: &str) -> u32 {
        let text = fs::read_to_string(self.path(name, HINTS));
        text.ok().and_then(|text| text.parse().ok()).unwrap_or(0)
    }

    /// Returns the name of a file, if it lies in this folder.
    pub(crate) fn name_of<'a>(&self, path: &'a Path) -> Option<&'a str> {
        let is_here = path.parent() == Some(&self.folder);
        path.file_name()?.to_str().filter(|_| is_here)
    }

    /// Gives a file back, for others to play on.
    pub fn release(&self, kept: &Kept) {
        if kept.lock.is_some() {
            self.unlock(&kept.name);
        }
    }

    /// Removes what programs have left that ended in the middle of a write, an hour ago and more.
    pub(crate) fn sweep(&self) {
        let files = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        for file in files {
            let is_part = Path::new(&file.file_name())
                .extension()
                .is_some_and(|it| it == "part");
            let age = file.metadata().and_then(|data| data.modified());
            let age = age.ok().and_then(|written| written.elapsed().ok());
            if is_part && age.is_some_and(|age| age > HOUR) {
                // Another program may sweep, too.
                let _ = fs::remove_file(file.path());
            }
        }
    }

    /// Finds a name that no game has, and takes it by an empty file, which no list shows.
    fn reserve(&self, game: &str) -> io::Result<String> {
        fs::create_dir_all(&self.folder)?;
        for number in 1_u32.. {
            let name = format!("{game}-{number}");
            if self.path(&name, OVER).exists() {
                continue;
            }
            match File::create_new(self.path(&name, GOING)) {
                Ok(_) => return Ok(name),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::other("there is no name left"))
    }

    fn path(&self, name: &str, ending: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ending}"))
    }

    /// Writes a new file, which is empty; a failure leaves none.
    fn fill(&self, name: &str, text: &str) -> io::Result<()> {
        let file = format!("{name}.{GOING}");
        let written = self.write(&file, text);
        if written.is_err() {
            let _ = fs::remove_file(self.folder.join(file));
        }
        written
    }

    /// Locks a name; `None` if another program has it.
    fn lock(&self, name: &str) -> io::Result<Option<File>> {
        let path = self.path(name, "lock");
        let file = File::create(&path)?;
        match file.try_lock() {
            // Who had it before may have removed the file since it was opened.
            Ok(()) => Ok(is_at(&file, &path).then_some(file)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn unlock(&self, name: &str) {
        // One that stays is locked by nobody.
        let _ = fs::remove_file(self.path(name, "lock"));
    }

    fn write_catalogue(&self, session: &Session) -> io::Result<()> {
        match session.catalogue() {
            Some(tables) => self.write(
                &catalogue_name(session.table().name()),
                &serde_json::to_string(&tables)?,
            ),
            None => Ok(()),
        }
    }

    /// Writes another file, flushes it to the disk and renames it: a full disk, a crash or another program must not
    /// leave half a game, nor that of another.
    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        static WRITTEN: AtomicU32 = AtomicU32::new(0);
        let count = WRITTEN.fetch_add(1, Ordering::Relaxed);
        let beside = format!("{name}.{}-{count}.part", std::process::id());
        let beside = self.folder.join(beside);
        let written = File::create(&beside).and_then(|mut file| {
            file.write_all(text.as_bytes())?;
            file.sync_all()?;
            fs::rename(&beside, self.folder.join(name))
        });
        if written.is_err() {
            // The error of the file itself says more.
            let _ = fs::remove_file(&beside);
        }
        written
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

    /// Lists the names of the files with games that go on, the newest first.
    #[must_use]
    pub fn list(&self) -> Vec<String> {
        self.listed(GOING)
    }

    /// Lists the names of the files with games that are over, the newest first.
    #[must_use]
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
                let saved =
                    Path::new(&name).extension()? == ending && file.metadata().ok()?.len() > 0;
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
    #[must_use]
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
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

/// Returns whether an open file is the one at a path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let number = |data: io::Result<fs::Metadata>| data.ok().map(|data| data.ino());
    number(file.metadata()) == number(fs::metadata(path))
}

#[cfg(not(unix))]
fn is_at(_: &File, path: &Path) -> bool {
    path.exists()
}

fn catalogue_name(game: &str) -> String {
    format!("{game}.catalogue.json")
}

/// Returns the user's folder for saved games.
#[must_use]
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
#[must_use]
pub fn folder_of(variable: impl Fn(&str) -> Option<PathBuf>) -> PathBuf {
    let set = |name| variable(name).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local/share"));
    let data = set("XDG_DATA_HOME").or_else(home);
    data.unwrap_or_else(std::env::temp_dir).join("solo")
}
