//! The file of a game that is played.

use std::fs::File;

use solo_table::{Due, Table};

pub(crate) const COPY: &str = "this game is open in another terminal; here a copy of it goes on, which is kept in another file";

/// The file in which a game is kept while it is played. No other program writes it as long as this one lives.
#[derive(Debug, Default)]
pub struct Kept {
    /// Name of the file without its ending; empty before the first step.
    pub(super) name: String,
    /// Held open for its lock.
    pub(super) lock: Option<File>,
    /// `true` if the end of this game was counted already.
    pub(super) is_counted: bool,
    /// `true` if another program plays the game that was loaded.
    pub(super) is_copy: bool,
    /// Number of hints that were followed.
    pub(super) hints: u32,
}

impl Kept {
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
}

/// Says what becomes of a game when the player leaves it.
pub(crate) fn farewell(table: &Table, kept: Option<&Kept>) -> String {
    let (title, is_over) = (table.facts().title, table.due() == Due::Nothing);
    match kept.map_or("", |kept| &kept.name) {
        "" => format!("{title}: no step was taken, and nothing is kept."),
        name if is_over => format!("{title} is over, and kept as {name}."),
        name => format!("{title} is kept as {name}; the next start offers to go on."),
    }
}
