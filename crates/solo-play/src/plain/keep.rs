//! Keeping a game of lines, and leaving it.

use std::io::{self, BufRead, Write};

use super::Plain;
use crate::files;
use crate::saves::Kept;

impl<R: BufRead, W: Write> Plain<R, W> {
    pub(super) fn keep(&mut self) -> io::Result<()> {
        let Some(kept) = &mut self.kept else {
            return Ok(());
        };
        let done = self.saves.keep(kept, &self.session);
        self.note_kept(done.map(|_| ()))?;
        match &self.unkept {
            Some(error) => writeln!(self.output, "not kept: {error}"),
            None => Ok(()),
        }
    }

    /// Notes whether the present position is kept, and says what others have done to the files.
    pub(super) fn note_kept(&mut self, done: io::Result<()>) -> io::Result<()> {
        self.unkept = done.err().map(|error| files::cause(&error));
        self.is_warned = false;
        match self.kept.as_mut().and_then(Kept::news) {
            Some(news) => self.wrapped("", &news),
            None => Ok(()),
        }
    }

    /// Keeps what is not kept, and again what others have changed or removed, before the game is left.
    pub(super) fn settle(&mut self) -> io::Result<()> {
        let Some(kept) = &mut self.kept else {
            return Ok(());
        };
        let done = match self.unkept {
            // The disk may have room again.
            Some(_) => self.saves.keep(kept, &self.session).map(|_| ()),
            None => self.saves.settle(kept, &self.session),
        };
        self.note_kept(done)
    }

    /// Writes a copy of the game, and says its name.
    pub(super) fn save(&mut self) -> io::Result<()> {
        let mut fresh = Kept::default();
        let kept = self.kept.as_mut().unwrap_or(&mut fresh);
        let saved = self.saves.copy(kept, &self.session);
        let news = kept.news();
        if let Some(news) = news {
            self.wrapped("", &news)?;
        }
        match saved {
            Ok(name) => writeln!(self.output, "saved as {name}"),
            Err(error) => writeln!(self.output, "not saved: {}", files::cause(&error)),
        }
    }

    /// Prepares to leave the game; `false` if steps cannot be kept, which is said the first time, with what comes of it the
    /// next time.
    pub(super) fn settles(&mut self, next: &str) -> io::Result<bool> {
        let is_warned = self.is_warned;
        self.settle()?;
        let kept = self.kept.as_ref();
        let Some(error) = self.unkept.as_ref().filter(|_| !is_warned) else {
            return Ok(true);
        };
        let unkept = self.saves.unkept(self.session.table(), kept, error);
        self.wrapped("", &format!("{unkept}; {next}"))?;
        self.is_warned = true;
        Ok(false)
    }

    /// Says what becomes of the game, if a person plays it.
    pub(super) fn part(&mut self) -> io::Result<()> {
        let (table, kept) = (self.session.table(), self.kept.as_ref());
        let said = match &self.unkept {
            _ if kept.is_none() => return Ok(()),
            Some(error) => self.saves.unkept(table, kept, error),
            None => self.saves.farewell(table, kept),
        };
        self.wrapped("", &said)
    }

    /// Says that games of this kind are not finished.
    pub(super) fn name_unfinished(&mut self) -> io::Result<()> {
        let said = match self.unfinished.as_slice() {
            [] => return Ok(()),
            [name] => format!("a game of yours is not finished: load {name} goes on with it"),
            many => format!(
                "{} games of yours are not finished: l lists them",
                many.len()
            ),
        };
        self.wrapped("", &said)
    }
}
