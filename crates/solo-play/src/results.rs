//! Results of finished games, by game and options.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use solo_table::{Limits, Table, Value};

use crate::calendar;

/// The file with a result a line.
const NAME: &str = "results.jsonl";

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameResult {
    /// Name of the game.
    pub game: String,
    /// Options that differ from the defaults, as `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Number of the deal; absent beside the box.
    #[serde(default)]
    pub deal: Option<u64>,
    /// Points.
    pub points: i32,
    /// `true` if it was won; absent where the end of the game does not say so.
    #[serde(default)]
    pub won: Option<bool>,
    /// Number of hints that were followed.
    #[serde(default)]
    pub hints: u32,
    /// Seconds since 1970.
    #[serde(default)]
    pub time: u64,
}

/// Results by game and options.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: usize,
    /// Games won; `None` where the end of the game does not say so.
    pub won: Option<usize>,
    /// Games in which hints were followed.
    pub hinted: usize,
    /// Mean points in tenths.
    pub mean_tenths: i64,
    /// The best points with their deals, the best first, at most five.
    pub best: Vec<(i32, Option<u64>)>,
}

impl GameResult {
    /// Returns the result of a finished game; `None` while it runs. `defaults` are the default options of the game.
    #[must_use]
    pub fn of(table: &Table, defaults: &Value) -> Option<Self> {
        let summary = table.summary()?;
        Some(Self {
            game: table.name().to_owned(),
            options: changed(&table.options(), defaults),
            deal: table.dealer().seed(),
            points: summary.points,
            won: summary.won,
            hints: 0,
            time: calendar::now(),
        })
    }
}

/// Lists the options that differ from the defaults, as `name=value`.
#[must_use]
pub fn changed(options: &Value, defaults: &Value) -> Vec<String> {
    let named = options.as_object().into_iter().flatten();
    let changed = named.filter(|(name, value)| defaults.get(name.as_str()) != Some(*value));
    let said = changed.map(|(name, value)| match value.as_str() {
        Some(word) => format!("{name}={word}"),
        None => format!("{name}={value}"),
    });
    said.collect()
}

/// The results in a folder.
#[derive(Clone, Debug)]
pub struct Results(PathBuf);

impl Results {
    /// Opens the results in this folder.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into().join(NAME))
    }

    /// Adds a result. Programs may do so together, because a line is written in one piece.
    ///
    /// # Errors
    /// Errors of the file system.
    pub fn add(&self, result: &GameResult) -> io::Result<()> {
        let line = format!("{}\n", serde_json::to_string(result)?);
        let mut file = OpenOptions::new().create(true).append(true).open(&self.0)?;
        file.write_all(line.as_bytes())
    }

    /// Reads the results, without lines that hold none.
    #[must_use]
    pub fn read(&self) -> Vec<GameResult> {
        let Ok(file) = File::open(&self.0) else {
            return Vec::new();
        };
        let (mut input, mut results) = (io::BufReader::new(file), Vec::new());
        while let Ok(Some(line)) = Limits::default().read_line(&mut input) {
            results.extend(line.ok().and_then(|line| serde_json::from_str(&line).ok()));
        }
        results
    }

    /// Counts the results of a game with these options.
    #[must_use]
    pub fn tally(&self, game: &str, options: &[String]) -> Tally {
        let all = self.read();
        let mine = all.iter();
        let mine = mine.filter(|result| result.game == game && result.options == options);
        tally(mine)
    }
}

/// Counts results.
pub(crate) fn tally<'a>(results: impl Iterator<Item = &'a GameResult>) -> Tally {
    let results: Vec<&GameResult> = results.collect();
    let Ok(games) = i64::try_from(results.len()) else {
        return Tally::default();
    };
    let points: i64 = results.iter().map(|result| i64::from(result.points)).sum();
    let wins: Vec<bool> = results.iter().filter_map(|result| result.won).collect();
    let best = results.iter().map(|result| (result.points, result.deal));
    let mut best: Vec<_> = best.collect();
    best.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    best.truncate(5);
    Tally {
        games: results.len(),
        won: (!wins.is_empty()).then(|| wins.iter().filter(|won| **won).count()),
        hinted: results.iter().filter(|result| result.hints > 0).count(),
        mean_tenths: (points * 10).checked_div(games).unwrap_or(0),
        best,
    }
}
