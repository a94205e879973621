//! Finished games of a player, in the form that the terminal keeps.

use serde::Serialize;
use solo_table::{GameRecord, RecordTotals, Records, Streak};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Table;
use crate::json::write;

/// A line that holds no finished game.
#[derive(Serialize)]
struct Fault {
    /// Number of the line, from 1.
    line: usize,
    message: String,
}

/// Totals of the games of one kind.
#[derive(Serialize)]
struct Game<'a> {
    game: &'a str,
    #[serde(flatten)]
    totals: RecordTotals,
    streak: Streak,
}

#[derive(Serialize)]
struct Results<'a> {
    /// Games of both texts as one file.
    text: String,
    /// Games of the second text, and those of them that it added, as lines.
    read: usize,
    added: String,
    count: usize,
    /// Lines of the second text that hold no game.
    faults: Vec<Fault>,
    games: Vec<Game<'a>>,
    days: Streak,
}

/// Puts two files of finished games together, and counts them; `now` in seconds since 1970.
#[wasm_bindgen]
pub fn results(here: &str, there: &str, now: u32) -> String {
    let (mut all, _) = Records::read(here);
    let (theirs, faults) = Records::read(there);
    let read = theirs.all().len();
    let added = theirs.without(&all);
    let lines = added.to_text();
    let count = all.merge(added);
    let fault = |(line, message)| Fault { line, message };
    let game = |(game, totals)| Game {
        game,
        totals,
        streak: all.streak(game),
    };
    write(&Results {
        text: all.to_text(),
        read,
        added: lines,
        count,
        faults: faults.into_iter().map(fault).collect(),
        games: all.by_game().into_iter().map(game).collect(),
        days: all.day_streak(None, now.into()),
    })
}

#[wasm_bindgen]
impl Table {
    /// The line of a finished game, which was over `time` seconds after 1970; `None` while it runs.
    pub fn result_line(&self, hints: u32, time: u32) -> Option<String> {
        let mut record = GameRecord::of(&self.0)?;
        (record.hints, record.time) = (hints, time.into());
        Some(write(&record))
    }
}
