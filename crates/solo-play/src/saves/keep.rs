//! Games are kept in their files, which no other program and no other tool may lose.

use std::fs::{self, File};
use std::io;
use std::path::Path;

use solo_table::{Dealer, Due, Printable, Table, Tables};

use super::{GOING, HINTS, Kept, OVER, Saves};
use crate::files::{self, Lock};
use crate::session::Session;

/// Ending of the name of a lock.
const LOCK: &str = "lock";
/// First line of the file with the number of hints.
const HEAD: &str = "solo-hints 1\n";
/// Number of bytes that such a file may have.
const HINTS_LENGTH: usize = 64;

impl Saves {
    /// Writes a game into a new file and returns its name.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn save(&self, session: &Session) -> io::Result<String> {
        self.copy(&mut Kept::default(), session)
    }

    /// Writes a copy of a game that is kept into a new file, which no one may read who may not read the file of the game,
    /// and returns its name. Cards of an evening are merged as at a step, and what others have made of them is news.
    ///
    /// # Errors
    /// Errors of the file system.
    pub(crate) fn copy(&self, kept: &mut Kept, session: &Session) -> io::Result<String> {
        let name = self.reserve(session.table().name(), kept)?;
        files::fill(&self.path(&name, GOING), &self.text(session))?;
        self.keep_cards(kept, session)?;
        Ok(format!("{name}.{GOING}"))
    }

    /// Keeps a game in its file. A game that is over has another ending, and `true` is returned until its end is counted.
    /// If the file is not the one that was read or written last, both games are kept.
    ///
    /// # Errors
    /// Errors of the file system; what was kept before is still there.
    pub fn keep(&self, kept: &mut Kept, session: &Session) -> io::Result<bool> {
        let text = self.text(session);
        if kept.name.is_empty() {
            self.take_name(kept, session, &text)?;
        } else if files::is_read_only(&self.path(&kept.name, kept.ending)) {
            let before = format!("{}.{}", kept.name, kept.ending);
            self.take_name(kept, session, &text)?;
            kept.tell(format!(
                "{before} is read-only and stays as it is; this game goes on as {}",
                kept.name
            ));
        } else if !self.is_there(kept)? && !self.make_place(kept)? || self.is_changed(kept)? {
            let before = format!("{}.{}", kept.name, kept.ending);
            self.take_name(kept, session, &text)?;
            kept.tell(format!(
                "{before} was changed by another program; this game goes on as {}",
                kept.name
            ));
        } else {
            files::replace(&self.path(&kept.name, kept.ending), &text)?;
        }
        kept.content = text.clone().into_bytes();
        let is_over = session.table().due() == Due::Nothing;
        self.move_to(kept, if is_over { OVER } else { GOING }, session, &text)?;
        self.keep_cards(kept, session)?;
        if kept.hints > 0 {
            kept.hints = self.write_hints(&kept.name, kept.hints)?;
        }
        Ok(is_over && !kept.is_counted)
    }

    /// Keeps again what others have changed or removed since the last step, before the game is left.
    ///
    /// # Errors
    /// Those of [`keep`](Self::keep).
    pub(crate) fn settle(&self, kept: &mut Kept, session: &Session) -> io::Result<()> {
        if kept.name.is_empty() {
            return Ok(());
        }
        if self.is_changed(kept)? || !self.is_there(kept)? {
            return self.keep(kept, session).map(|_| ());
        }
        self.keep_cards(kept, session)
    }

    /// Says what of a game is not kept when the player leaves it, where, and why.
    pub(crate) fn unkept(&self, table: &Table, kept: Option<&Kept>, error: &str) -> String {
        let (title, folder) = (table.facts().title, Printable(self.folder.display()));
        format!("{title}: {} in {folder}: {error}", self.missing(kept))
    }

    /// Says which steps of a game its file lacks: the last ones, or without a file all of them.
    pub(crate) fn missing(&self, kept: Option<&Kept>) -> &'static str {
        let is_there = |kept: &Kept| match kept.name.as_str() {
            "" => kept.is_loaded,
            _ => self.is_there(kept).unwrap_or(false),
        };
        match kept.is_some_and(is_there) {
            true => "the last steps are not kept",
            false => "no step is kept",
        }
    }

    /// Returns the file of a game that was loaded by this name. If another program plays it or has changed it since, or if
    /// it is none of the files of this folder, the game goes on in a new file.
    pub fn kept(&self, name: &str, session: &Session, tables: &Tables) -> Kept {
        let Some(name) = self.name_of(&self.folder.join(name)) else {
            return Kept::default();
        };
        let path = self.folder.join(&name);
        let (stem, ending) = match name.rsplit_once('.') {
            Some((stem, OVER)) => (stem, OVER),
            Some((stem, _)) => (stem, GOING),
            None => return Kept::default(),
        };
        let copy = Kept {
            hints: self.hints(stem),
            is_copy: true,
            is_loaded: true,
            ..Kept::default()
        };
        match lock(&path) {
            Ok(Some(lock)) => {
                // Another program may have gone on with it since it was read.
                let now = self.load(&name, tables);
                let is_same = now.is_ok_and(|now| now.save() == session.save());
                let content = files::save_bytes(&path).ok().filter(|_| is_same);
                content.map_or(copy, |content| Kept {
                    ending,
                    content,
                    hints: self.hints(stem),
                    is_counted: ending == OVER,
                    ..Kept::named(stem.to_owned(), Some(lock))
                })
            }
            Ok(None) => copy,
            Err(_) => Kept {
                is_copy: false,
                ..copy
            },
        }
    }

    /// Returns the name of a file, if it is that of a game in this folder, by whatever path.
    pub(crate) fn name_of(&self, path: &Path) -> Option<String> {
        let path = files::stored(path);
        let file = fs::canonicalize(&path).ok()?;
        let is_it = |name: &String| {
            fs::canonicalize(self.folder.join(name)).is_ok_and(|known| known == file)
        };
        let own = path.file_name().and_then(|name| name.to_str());
        let names = || self.list().into_iter().chain(self.finished());
        let same = names().find(|name| Some(name.as_str()) == own && is_it(name));
        same.or_else(|| names().find(is_it))
    }

    /// Returns the game as text: with its tables, if they are not those that every program has.
    fn text(&self, session: &Session) -> String {
        let Session::Table(table) = session else {
            return session.save();
        };
        let house = self
            .games
            .table(table.name(), &[], &Tables::new(), Dealer::nobody());
        if house.is_ok_and(|house| house.catalogue() == table.catalogue()) {
            table.save()
        } else {
            table.save_with_catalogue()
        }
    }

    /// Returns whether the file of a game is another one than was read or written last.
    fn is_changed(&self, kept: &Kept) -> io::Result<bool> {
        let path = self.path(&kept.name, kept.ending);
        Ok(files::holds(&path, &kept.content)? == Some(false))
    }

    /// Returns whether the file of a game is there.
    fn is_there(&self, kept: &Kept) -> io::Result<bool> {
        fs::exists(self.path(&kept.name, kept.ending))
    }

    /// Makes place for the file of a game that was removed, with its folder and its lock; `false` if another program plays
    /// a game by this name now.
    fn make_place(&self, kept: &mut Kept) -> io::Result<bool> {
        fs::create_dir_all(&self.folder)?;
        if !kept.lock.as_ref().is_some_and(Lock::is_there) {
            kept.lock = lock(&self.path(&kept.name, kept.ending))?;
        }
        Ok(kept.lock.is_some())
    }

    /// Gives a game a new name, and writes it there.
    fn take_name(&self, kept: &mut Kept, session: &Session, text: &str) -> io::Result<()> {
        let name = self.reserve(session.table().name(), kept)?;
        files::fill(&self.path(&name, GOING), text)?;
        kept.lock = Lock::ask(&self.path(&name, LOCK))?;
        kept.name = name;
        kept.ending = GOING;
        Ok(())
    }

    /// Gives the file of a game its ending. A file of the user by this name stays.
    fn move_to(
        &self,
        kept: &mut Kept,
        ending: &'static str,
        session: &Session,
        text: &str,
    ) -> io::Result<()> {
        if kept.ending == ending {
            return Ok(());
        }
        // A link that leads nowhere is a file, too.
        if self.path(&kept.name, ending).symlink_metadata().is_ok() {
            let before = format!("{}.{ending}", kept.name);
            self.take_name(kept, session, text)?;
            kept.tell(format!(
                "{before} is another file; this game is kept as {}",
                kept.name
            ));
        }
        if kept.ending != ending {
            let now = self.path(&kept.name, ending);
            fs::rename(self.path(&kept.name, kept.ending), &now)?;
            files::flush_folder(&now);
            kept.ending = ending;
        }
        Ok(())
    }

    /// Finds a name that no file has, and takes it by an empty file, which no list shows. The file is for those for whom
    /// that of the game is, if it has one.
    fn reserve(&self, game: &str, kept: &Kept) -> io::Result<String> {
        fs::create_dir_all(&self.folder)?;
        for number in 1_u32.. {
            let name = format!("{game}-{number}");
            let is_taken = |ending| self.path(&name, ending).symlink_metadata().is_ok();
            if [OVER, HINTS, LOCK].into_iter().any(is_taken) {
                continue;
            }
            let path = self.path(&name, GOING);
            match File::create_new(&path) {
                Ok(_) if kept.name.is_empty() => return Ok(name),
                Ok(file) => {
                    files::resemble(&file, &self.path(&kept.name, kept.ending))?;
                    return Ok(name);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error),
            }
        }
        Err(io::Error::other("there is no name left"))
    }

    /// Reads the number of hints that were followed in a game of this name, and whether this version wrote it; `None` if a
    /// file of the user has the name.
    fn hints_file(&self, name: &str) -> Option<(u32, bool)> {
        match files::holds_at_most(&self.path(name, HINTS), HINTS_LENGTH) {
            Ok(bytes) => {
                let text = String::from_utf8(bytes).ok()?;
                let ours = text.strip_prefix(HEAD);
                // Earlier versions wrote the number alone.
                let hints = ours.unwrap_or(&text).trim().parse().ok()?;
                Some((hints, ours.is_some()))
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => Some((0, true)),
            Err(_) => None,
        }
    }

    fn hints(&self, name: &str) -> u32 {
        self.hints_file(name).map_or(0, |(hints, _)| hints)
    }

    /// Keeps the number of hints, or a greater one that another program has written, and returns it. What may be a file of
    /// the user stays.
    fn write_hints(&self, name: &str, hints: u32) -> io::Result<u32> {
        match self.hints_file(name) {
            Some((before, _)) if before >= hints => Ok(before),
            Some((_, true)) => {
                files::replace(&self.path(name, HINTS), &format!("{HEAD}{hints}\n"))?;
                Ok(hints)
            }
            _ => Err(io::Error::other(format!(
                "{name}.{HINTS} is a file of another program, and the number of hints cannot be kept there"
            ))),
        }
    }
}

/// Asks for the lock of the file of a game; behind a link, the file itself is locked.
fn lock(path: &Path) -> io::Result<Option<Lock>> {
    Lock::ask(&files::target(path)?.with_extension(LOCK))
}
