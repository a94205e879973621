//! The file of a game that is played.

use solo_table::{Due, GameRecord, Printable, Table, Tables};

use super::{GOING, Saves};
use crate::files::Lock;

pub(crate) const COPY: &str = "this game is open in another terminal; here a copy of it goes on, which is kept in another file";

/// The file in which a game is kept while it is played. No other program writes it as long as this one lives.
#[derive(Debug, Default)]
pub struct Kept {
    /// Name of the file without its ending; empty before the first step.
    pub(super) name: String,
    /// Ending of the name.
    pub(super) ending: &'static str,
    /// Content of the file, as it was read or written last.
    pub(super) content: Vec<u8>,
    pub(super) lock: Option<Lock>,
    /// `true` if the end of this game was counted already.
    pub(super) is_counted: bool,
    /// The result that was counted.
    pub(super) result: Option<GameRecord>,
    /// `true` if another program plays the game that was loaded.
    pub(super) is_copy: bool,
    /// `true` if a file has the steps with which the game was loaded.
    pub(super) is_loaded: bool,
    /// Number of hints that were followed.
    pub(super) hints: u32,
    /// Tables of the cards that were described, as they were kept last.
    pub(super) cards: Option<Tables>,
    /// Rows in which the file of described cards has other cards than this game, as the player has read.
    pub(super) others: Vec<Vec<String>>,
    /// News for the player about files that others have changed.
    pub(super) news: Option<String>,
}

impl Kept {
    /// Returns a game in a file of this name.
    pub(super) fn named(name: String, lock: Option<Lock>) -> Self {
        Self {
            name,
            lock,
            ending: GOING,
            ..Self::default()
        }
    }

    /// Returns whether this is a copy of a game that another program plays.
    pub(crate) fn is_copy(&self) -> bool {
        self.is_copy
    }

    /// Returns the number of hints that were followed in this game.
    pub(crate) fn hints(&self) -> u32 {
        self.hints
    }

    /// Counts a hint that is followed.
    pub(crate) fn follow_hint(&mut self) {
        self.hints = self.hints.saturating_add(1);
    }

    /// Returns news about files that others have changed, once.
    pub(crate) fn news(&mut self) -> Option<String> {
        self.news.take()
    }

    /// Adds a sentence to the news.
    pub(super) fn tell(&mut self, sentence: String) {
        self.news = Some(match self.news.take() {
            Some(before) => format!("{before}; {sentence}"),
            None => sentence,
        });
    }

    /// Notes that the end of this game is counted.
    pub(crate) fn count(&mut self, result: GameRecord) {
        self.is_counted = true;
        self.result = Some(result);
    }

    /// Returns the result that was counted.
    pub(crate) fn result(&self) -> Option<&GameRecord> {
        self.result.as_ref()
    }
}

impl Saves {
    /// Says what becomes of a game when the player leaves it, and in which folder it is kept.
    pub(crate) fn farewell(&self, table: &Table, kept: Option<&Kept>) -> String {
        let (title, is_over) = (table.facts().title, table.due() == Due::Nothing);
        let folder = Printable(self.folder.display());
        match kept.map_or("", |kept| &kept.name) {
            "" => format!("{title}: no step was taken, and nothing is kept."),
            name if is_over => format!("{title} is over, and kept as {name} in {folder}."),
            name => {
                format!("{title} is kept as {name} in {folder}; the next start offers to go on.")
            }
        }
    }
}
