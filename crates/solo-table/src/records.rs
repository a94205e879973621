//! Finished games of a player: one line of a file for each, with totals and streaks.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

use crate::table::Table;

/// Best games that totals name.
const BEST: usize = 5;

/// Seconds of a day.
const DAY: u64 = 86_400;

/// A finished game: a line of a file of results, as JSON.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, GameRecord, Table, Tables};
/// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// assert_eq!(GameRecord::of(&table), None);
/// table.act("retreat")?;
/// let record = GameRecord::of(&table).unwrap();
/// assert_eq!((record.deal, record.points, record.won, record.steps), (Some(42), 0, Some(false), 5));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameRecord {
    /// Name of the game.
    pub game: String,
    /// Options that differ from the defaults, as `name=value`.
    #[serde(default)]
    pub options: Vec<String>,
    /// Number of the deal; absent beside the box.
    #[serde(default)]
    pub deal: Option<u64>,
    /// Result in the unit of the game, [`GameInfo::result`](crate::GameInfo::result).
    pub points: i32,
    /// `true` if it was won; absent where the end of the game does not say so.
    #[serde(default)]
    pub won: Option<bool>,
    /// Number of hints that were followed.
    #[serde(default)]
    pub hints: u32,
    /// Seconds since 1970 at the end.
    #[serde(default)]
    pub time: u64,
    /// Level of difficulty, where the options are those of one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Number of decisions and outcomes.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub steps: u32,
    /// Seconds that it took, if they were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seconds: Option<u64>,
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde passes a reference"
)]
const fn is_zero(steps: &u32) -> bool {
    *steps == 0
}

impl GameRecord {
    /// Returns the record of a finished game, without time and hints; `None` while it runs.
    pub fn of(table: &Table) -> Option<Self> {
        let summary = table.summary()?;
        let (options, level) = table.changed_options();
        Some(Self {
            game: table.name().to_owned(),
            options,
            deal: table.dealer().seed(),
            points: summary.points,
            won: summary.won,
            level: level.map(str::to_owned),
            steps: u32::try_from(table.steps()).unwrap_or(u32::MAX),
            ..Self::default()
        })
    }

    /// Returns the day of the game if it was the deal of that day: 20260131.
    pub fn day(&self) -> Option<u64> {
        self.deal.filter(|deal| *deal == deal_of_the_day(self.time))
    }

    /// Returns `false` for a result that was not the person's: that of a simulated side beside the box.
    ///
    /// ```
    /// # use solo_table::Records;
    /// let lines = r#"{"game":"trismegistus-bot","points":300}"#;
    /// assert!(!Records::read(lines).0.all()[0].counts());
    /// ```
    pub fn counts(&self) -> bool {
        self.game != "trismegistus-bot" || self.won.is_some()
    }

    /// Returns what two records of the same game have in common.
    fn identity(&self) -> impl Ord + use<> {
        let result = (self.points, self.won);
        (
            self.time,
            self.game.clone(),
            self.options.clone(),
            self.deal,
            result,
        )
    }
}

/// Returns the number of the deal of a day, the same for everyone: 20260131 for 31 January 2026, by universal time.
///
/// ```
/// use solo_table::deal_of_the_day;
/// assert_eq!(deal_of_the_day(0), 19_700_101);
/// assert_eq!(deal_of_the_day(951_782_400), 20_000_229);
/// assert_eq!(deal_of_the_day(1_798_761_599), 20_261_231);
/// ```
pub const fn deal_of_the_day(seconds: u64) -> u64 {
    // The algorithm `civil_from_days` of Howard Hinnant: years begin in March, so that the leap day is the last of a year.
    let days = (seconds / DAY).saturating_add(719_468);
    let (era, of_era) = (days / 146_097, days % 146_097);
    let leaps = (of_era / 1_460)
        .saturating_add(of_era / 146_096)
        .saturating_sub(of_era / 36_524);
    let year_of_era = of_era.saturating_sub(leaps) / 365;
    let before = year_of_era
        .saturating_mul(365)
        .saturating_add(year_of_era / 4)
        .saturating_sub(year_of_era / 100);
    let of_year = of_era.saturating_sub(before);
    let from_march = of_year.saturating_mul(5).saturating_add(2) / 153;
    let first = from_march.saturating_mul(153).saturating_add(2) / 5;
    let day = of_year.saturating_sub(first).saturating_add(1);
    let is_new_year = from_march >= 10;
    let month = if is_new_year {
        from_march.saturating_sub(9)
    } else {
        from_march.saturating_add(3)
    };
    let year = era
        .saturating_mul(400)
        .saturating_add(year_of_era)
        .saturating_add(if is_new_year { 1 } else { 0 });
    year.saturating_mul(10_000)
        .saturating_add(month.saturating_mul(100))
        .saturating_add(day)
}

/// Finished games, in the order of their time.
///
/// Files of two devices are put together line by line: what either has stays, and nothing is overwritten.
///
/// ```
/// use solo_table::Records;
/// let here = r#"{"game":"tomb4k","points":31,"won":false,"time":100}"#;
/// let there = r#"{"game":"tomb4k","points":74,"won":true,"time":50}"#;
/// let (mut records, faults) = Records::read(&format!("{here}\n{{\n"));
/// assert_eq!((records.all().len(), faults[0].0), (1, 2));
/// assert_eq!(records.merge(Records::read(&format!("{there}\n{here}\n")).0), 1);
/// assert_eq!(records.all()[0].points, 74);
/// let totals = records.totals("tomb4k", &[]);
/// assert_eq!((totals.games, totals.won, totals.mean_tenths), (2, Some(1), 525));
/// assert_eq!((records.streak("tomb4k").now, records.streak("tomb4k").longest), (0, 1));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Records(Vec<GameRecord>);

/// Games in numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RecordTotals {
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

/// Games or days in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Streak {
    /// In a row up to now.
    pub now: usize,
    /// In a row at most.
    pub longest: usize,
}

impl Records {
    /// Reads a file with a record a line, and returns what it could not read: number of the line, from 1, and the reason.
    pub fn read(text: &str) -> (Self, Vec<(usize, String)>) {
        let (mut records, mut faults) = (Vec::new(), Vec::new());
        for (number, line) in (1..)
            .zip(text.lines())
            .filter(|(_, line)| !line.trim().is_empty())
        {
            match serde_json::from_str::<GameRecord>(line) {
                Ok(record) => records.push(record),
                Err(error) => faults.push((number, reason(&error))),
            }
        }
        (records.into_iter().collect(), faults)
    }

    /// Writes the file, with a record a line.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for record in &self.0 {
            // Numbers and texts can always be written.
            let line = serde_json::to_string(record).unwrap_or_default();
            let _ = writeln!(text, "{line}");
        }
        text
    }

    /// All games, the earliest first.
    pub fn all(&self) -> &[GameRecord] {
        &self.0
    }

    /// Adds the games of another file that are not here, and returns their number.
    pub fn merge(&mut self, other: Self) -> usize {
        let before = self.0.len();
        let news = other.without(self);
        self.0.extend(news.0);
        self.0.sort_by_key(|record| record.time);
        self.0.len().saturating_sub(before)
    }

    /// Returns the games that another file lacks, each once.
    #[must_use]
    pub fn without(self, other: &Self) -> Self {
        let mut known: BTreeSet<_> = other.0.iter().map(GameRecord::identity).collect();
        let mut records = self.0;
        records.retain(|record| known.insert(record.identity()));
        Self(records)
    }

    /// Counts the games with these options, as `name=value` where they differ from the defaults.
    pub fn totals(&self, game: &str, options: &[String]) -> RecordTotals {
        let games = self
            .0
            .iter()
            .filter(|it| it.game == game && it.options == options && it.counts());
        RecordTotals::of(games)
    }

    /// Counts what the games of each kind came to, under whatever options.
    pub fn by_game(&self) -> BTreeMap<&str, RecordTotals> {
        let mut games: BTreeMap<&str, Vec<&GameRecord>> = BTreeMap::new();
        for record in self.0.iter().filter(|record| record.counts()) {
            games.entry(&record.game).or_default().push(record);
        }
        let totals = games.into_iter();
        totals
            .map(|(game, all)| (game, RecordTotals::of(all)))
            .collect()
    }

    /// Counts the games won in a row.
    pub fn streak(&self, game: &str) -> Streak {
        let mine = |record: &&GameRecord| record.game == game && record.counts();
        let games = self.0.iter().filter(mine);
        Streak::of(games.map(|record| record.won == Some(true)))
    }

    /// Lists the days on which the deal of the day was played, the earliest first, each once; of a game, or of all.
    pub fn days(&self, game: Option<&str>) -> Vec<u64> {
        let is_meant = |record: &&GameRecord| game.is_none_or(|game| record.game == game);
        let games = self.0.iter().filter(is_meant);
        let mut days: Vec<u64> = games.filter_map(GameRecord::day).collect();
        days.sort_unstable();
        days.dedup();
        days
    }

    /// Counts the days in a row on which the deal of the day was played, up to the day of a time, or the day before it.
    pub fn day_streak(&self, game: Option<&str>, now: u64) -> Streak {
        let days = self.days(game);
        let Some(first) = self.0.iter().map(|record| record.time).min() else {
            return Streak::default();
        };
        // The days from the first game on, up to yesterday and to today.
        let whole = now.saturating_sub(first) / DAY;
        let played = (0..=whole.saturating_add(1)).map(|day| {
            let day = deal_of_the_day(first.saturating_add(day.saturating_mul(DAY)));
            (day, days.binary_search(&day).is_ok())
        });
        let today = deal_of_the_day(now);
        let played = played.filter(|(day, _)| *day <= today);
        // Today is not over.
        let counted = played.filter(|(day, is_played)| *is_played || *day != today);
        Streak::of(counted.map(|(_, is_played)| is_played))
    }
}

/// Returns why a line is refused; which line it is in the file, the caller knows.
fn reason(error: &serde_json::Error) -> String {
    let (text, column) = (error.to_string(), error.column());
    let place = format!(" at line {} column {column}", error.line());
    text.strip_suffix(&place)
        .map_or(text.clone(), |why| format!("{why} in column {column}"))
}

impl FromIterator<GameRecord> for Records {
    fn from_iter<I: IntoIterator<Item = GameRecord>>(records: I) -> Self {
        let mut all = Self::default();
        all.merge(Self(records.into_iter().collect()));
        all
    }
}

impl Streak {
    fn of(games: impl Iterator<Item = bool>) -> Self {
        games.fold(Self::default(), |streak, is_won| {
            let now = if is_won {
                streak.now.saturating_add(1)
            } else {
                0
            };
            Self {
                now,
                longest: streak.longest.max(now),
            }
        })
    }
}

impl RecordTotals {
    /// Counts games.
    pub fn of<'a>(records: impl IntoIterator<Item = &'a GameRecord>) -> Self {
        let records: Vec<&GameRecord> = records.into_iter().collect();
        let points = records.iter().map(|record| i64::from(record.points));
        let points = points.fold(0, i64::saturating_add);
        let games = i64::try_from(records.len()).unwrap_or(i64::MAX);
        let wins: Vec<bool> = records.iter().filter_map(|record| record.won).collect();
        let best = records.iter().map(|record| (record.points, record.deal));
        let mut best: Vec<_> = best.collect();
        best.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        best.truncate(BEST);
        Self {
            games: records.len(),
            won: (!wins.is_empty()).then(|| wins.iter().filter(|won| **won).count()),
            hinted: records.iter().filter(|record| record.hints > 0).count(),
            mean_tenths: points.saturating_mul(10).checked_div(games).unwrap_or(0),
            best,
        }
    }
}
