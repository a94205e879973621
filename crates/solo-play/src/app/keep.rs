//! The file of the game: kept after every step, and given back.

use std::io;

use solo_table::GameRecord;

use super::App;
use crate::calendar;
use crate::files;
use crate::results::Results;
use crate::saves::{COPY, Kept};
use crate::screen::by_key;

impl App {
    /// Keeps the game from now on: after every step, in its own file.
    #[must_use]
    pub fn kept(mut self) -> Self {
        self.kept = Some(Kept::default());
        self
    }

    /// Keeps the game in the file of this name, from which it was loaded.
    #[must_use]
    pub fn kept_as(mut self, name: &str) -> Self {
        let kept = self.saves.kept(name, &self.session, &self.tables);
        self.message = kept.is_copy().then(|| COPY.to_owned());
        self.kept = Some(kept);
        self
    }

    /// Returns the number of hints that were followed.
    pub(super) fn hints_taken(&self) -> u32 {
        self.kept.as_ref().map_or(0, Kept::hints)
    }

    /// Keeps the present position; `true` if it is the first end of the game, which is counted.
    pub(super) fn keep(&mut self) -> bool {
        let Some(kept) = &mut self.kept else {
            return false;
        };
        let is_end = self.saves.keep(kept, &self.session);
        let is_counted = is_end.and_then(|is_end| {
            if is_end {
                self.count()?;
            }
            Ok(is_end)
        });
        self.note_kept(is_counted).unwrap_or(false)
    }

    /// Notes whether the present position is kept, and what others have done to the files.
    fn note_kept<T>(&mut self, done: io::Result<T>) -> Option<T> {
        let news = self.kept.as_mut().and_then(Kept::news);
        self.message = news.or(self.message.take());
        match done {
            Ok(value) => {
                self.unkept = None;
                Some(value)
            }
            Err(error) => {
                self.unkept = Some(files::cause(&error));
                self.is_warned = false;
                None
            }
        }
    }

    /// Adds the result of the game to those of the player.
    fn count(&mut self) -> io::Result<()> {
        let hints = self.hints_taken();
        let result = GameRecord::of(self.session.table());
        let result = result.map(|mut result| {
            (result.hints, result.time) = (hints, calendar::now());
            result
        });
        if let (Some(result), Some(kept)) = (result, &mut self.kept) {
            Results::new(self.saves.folder()).add(&result)?;
            kept.count(result);
        }
        Ok(())
    }

    /// Says that games of this kind, of these files, are not finished.
    pub(crate) fn name_kept(&mut self, files: &[String]) {
        let game = self.session.table().name();
        let count = self.saves.of_game(files.to_vec(), game).len();
        self.message = match count {
            0 => return,
            1 => Some("a game of yours is not finished: :l goes on with it".to_owned()),
            _ => Some(format!(
                "{count} games of yours are not finished: :l goes on with them"
            )),
        };
    }

    pub(super) fn save(&mut self) -> String {
        let mut fresh = Kept::default();
        let kept = self.kept.as_mut().unwrap_or(&mut fresh);
        let saved = self.saves.copy(kept, &self.session);
        let said = match saved {
            Ok(name) => format!("saved as {name}"),
            Err(error) => format!("not saved: {}", files::cause(&error)),
        };
        match kept.news() {
            Some(news) => format!("{said}; {news}"),
            None => said,
        }
    }

    pub(super) fn load(&mut self, name: &str) {
        match self.saves.load(name, &self.tables) {
            Ok(session) => {
                if !self.settles("loading again goes on all the same") {
                    return;
                }
                self.forget_unkept();
                let kept = self.kept.take();
                self.kept = kept.map(|_| self.saves.kept(name, &session, &self.tables));
                self.glossary = by_key(session.table().glossary());
                self.session = session;
                self.said.clear();
                self.since = self.session.table().steps();
                self.look_at_the_present();
                let is_copy = self.kept.as_ref().is_some_and(Kept::is_copy);
                self.message = Some(if is_copy {
                    COPY.to_owned()
                } else {
                    format!("loaded {name}")
                });
            }
            Err(message) => self.message = Some(message),
        }
    }

    /// Keeps again what others have changed or removed since the last step, before the game is left.
    fn settle(&mut self) {
        let Some(kept) = &mut self.kept else {
            return;
        };
        let settled = self.saves.settle(kept, &self.session);
        let settled = settled.and_then(|()| match kept.result() {
            Some(result) => Results::new(self.saves.folder()).restore(result),
            None => Ok(()),
        });
        self.note_kept(settled);
    }

    /// Forgets steps that are not kept, because their game is left.
    pub(super) fn forget_unkept(&mut self) {
        self.unkept = None;
        self.is_warned = false;
    }

    /// Says what becomes of the game when the player leaves.
    pub(crate) fn farewell(&self) -> String {
        match &self.unkept {
            Some(error) => self
                .saves
                .unkept(self.session.table(), self.kept.as_ref(), error),
            None => self
                .saves
                .farewell(self.session.table(), self.kept.as_ref()),
        }
    }

    /// Leaves, unless steps are not kept; then the second time.
    pub(super) fn leave(&mut self) {
        self.left = self.settles(":q again leaves all the same");
    }

    /// Keeps what is not kept, before another game or the end; `false` if that fails for the first time, which is said with
    /// what comes of it the next time.
    pub(super) fn settles(&mut self, next: &str) -> bool {
        let is_warned = self.is_warned;
        // The disk may have room again.
        match self.unkept {
            Some(_) => drop(self.keep()),
            None => self.settle(),
        }
        match &self.unkept {
            Some(error) if !is_warned => {
                let missing = self.saves.missing(self.kept.as_ref());
                self.message = Some(format!("{missing}: {error}; {next}"));
                self.is_warned = true;
                false
            }
            _ => true,
        }
    }
}
