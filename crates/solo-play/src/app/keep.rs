//! The file of the game: kept after every step, and given back.

use super::App;
use crate::results::{GameResult, Results};
use crate::saves::{COPY, Kept, farewell};
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
        let kept = self.saves.kept(name);
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
        match self.saves.keep(kept, &self.session) {
            Ok(is_end) => {
                self.unkept = None;
                if is_end {
                    self.count();
                }
                is_end
            }
            Err(error) => {
                self.unkept = Some(error.to_string());
                self.is_warned = false;
                false
            }
        }
    }

    /// Adds the result of the game to those of the player.
    fn count(&mut self) {
        let defaults = self.defaults().unwrap_or_default();
        let result = GameResult::of(self.session.table(), &defaults);
        let results = Results::new(self.saves.folder());
        let hints = self.hints_taken();
        let result = result.map(|result| GameResult { hints, ..result });
        if let Some(Err(error)) = result.map(|result| results.add(&result)) {
            self.unkept = Some(error.to_string());
        }
    }

    /// Says that games of this kind, of these files, are not finished.
    pub(crate) fn name_kept(&mut self, files: &[String]) {
        let game = format!("{}-", self.session.table().name());
        let count = files.iter().filter(|name| name.starts_with(&game)).count();
        self.message = match count {
            0 => return,
            1 => Some("a game of yours is not finished: :l goes on with it".to_owned()),
            _ => Some(format!(
                "{count} games of yours are not finished: :l goes on with them"
            )),
        };
    }

    pub(super) fn save(&self) -> String {
        match self.saves.save(&self.session) {
            Ok(name) => format!("saved as {name}"),
            Err(error) => format!("not saved: {error}"),
        }
    }

    pub(super) fn load(&mut self, name: &str) {
        match self.saves.load(name, &self.tables) {
            Ok(session) => {
                self.give_back();
                self.kept = self.kept.is_some().then(|| self.saves.kept(name));
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

    /// Gives the file of the game back.
    pub(super) fn give_back(&mut self) {
        if let Some(kept) = &self.kept {
            self.saves.release(kept);
        }
    }

    /// Says what becomes of the game when the player leaves.
    pub(crate) fn farewell(&self) -> String {
        match &self.unkept {
            Some(error) => format!("The last steps are not kept: {error}"),
            None => farewell(self.session.table(), self.kept.as_ref()),
        }
    }

    /// Leaves, unless steps are not kept; then the second time.
    pub(super) fn leave(&mut self) {
        match &self.unkept {
            Some(error) if !self.is_warned => {
                self.message = Some(format!(
                    "the last steps are not kept: {error}; :q again leaves all the same"
                ));
                self.is_warned = true;
            }
            _ => self.left = true,
        }
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.give_back();
    }
}
