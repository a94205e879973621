//! Exact sums, and their addition over several shards.

use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// One of several parts of a simulation, written `i/n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Shard {
    number: u64,
    of: u64,
}

impl Shard {
    /// The whole simulation.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// Lists the numbers of this shard's games, of `games` in all.
    pub fn games(self, games: u64) -> impl Iterator<Item = u64> {
        let step = usize::try_from(self.of).unwrap_or(usize::MAX);
        (self.number.saturating_sub(1)..games).step_by(step)
    }
}

impl Display for Shard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl From<Shard> for String {
    fn from(shard: Shard) -> Self {
        shard.to_string()
    }
}

impl TryFrom<String> for Shard {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parts = text.split_once('/').and_then(|(number, of)| {
            let shard = Self {
                number: number.parse().ok()?,
                of: of.parse().ok()?,
            };
            (1..=shard.of).contains(&shard.number).then_some(shard)
        });
        parts.ok_or_else(|| format!("{text}: a shard is written 3/16"))
    }
}

/// Results of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Number of games played.
    pub games: u64,
    /// Number of games won.
    pub won: u64,
    /// Decisions in all games together.
    pub decisions: u64,
    /// Number of games by their points.
    pub points: BTreeMap<i32, u64>,
    /// The luck in these games, if it was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub luck: Option<LuckSums>,
}

/// Sums over the luck of every game, in 10,000ths of a full worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LuckSums {
    /// The luck itself.
    pub sum: i64,
    /// Its squares.
    pub squares: i64,
    /// The luck of the games won.
    pub won: i64,
    /// Products of luck and points.
    pub points: i64,
}

impl LuckSums {
    fn of(luck: i64, won: bool, points: i32) -> Self {
        Self {
            sum: luck,
            squares: luck.saturating_mul(luck),
            won: if won { luck } else { 0 },
            points: luck.saturating_mul(points.into()),
        }
    }

    fn and(self, other: Self) -> Self {
        Self {
            sum: self.sum.saturating_add(other.sum),
            squares: self.squares.saturating_add(other.squares),
            won: self.won.saturating_add(other.won),
            points: self.points.saturating_add(other.points),
        }
    }
}

impl Tally {
    /// Returns the tally of one game.
    pub fn of(won: bool, points: i32, decisions: u32) -> Self {
        Self {
            games: 1,
            won: u64::from(won),
            decisions: u64::from(decisions),
            points: BTreeMap::from([(points, 1)]),
            luck: None,
        }
    }

    /// Returns the tally of one game with its luck, in millionths.
    pub fn with_luck(won: bool, points: i32, decisions: u32, millionths: i64) -> Self {
        let luck = millionths.saturating_add(50).div_euclid(100);
        Self {
            luck: Some(LuckSums::of(luck, won, points)),
            ..Self::of(won, points, decisions)
        }
    }

    /// Returns the sum of two tallies; its luck is known if that of all games is.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.luck = match (self.luck, other.luck) {
            (Some(luck), Some(more)) => Some(luck.and(more)),
            (luck, None) if other.games == 0 => luck,
            (None, luck) if self.games == 0 => luck,
            _ => None,
        };
        self.games = self.games.saturating_add(other.games);
        self.won = self.won.saturating_add(other.won);
        self.decisions = self.decisions.saturating_add(other.decisions);
        for (points, games) in other.points {
            let sum = self.points.entry(points).or_default();
            *sum = sum.saturating_add(games);
        }
        self
    }
}

/// A game with its players, and the results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Options other than the default, as `name=value`.
    pub options: Vec<String>,
    /// Player and aim.
    pub player: String,
    /// The sums.
    pub tally: Tally,
}

impl Row {
    fn is_of_the_same_games(&self, other: &Self) -> bool {
        (&self.game, self.rules, &self.options, &self.player)
            == (&other.game, other.rules, &other.options, &other.player)
            && self.tally.luck.is_some() == other.tally.luck.is_some()
    }
}

/// Results of a simulation, or of some of its shards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Totals {
    /// The seed of the simulation.
    pub seed: u64,
    /// Number of games of each kind, in all shards together.
    pub games: u64,
    /// The shards included, ascending; `1/1` once all are.
    pub shards: Vec<Shard>,
    /// The rows of the table.
    pub rows: Vec<Row>,
}

impl Totals {
    /// Returns whether these are totals of the same shards of the same simulation, however many of
    /// their games have been played.
    pub fn is_of_the_same_games(&self, other: &Self) -> bool {
        (self.seed, self.games, &self.shards, self.rows.len())
            == (other.seed, other.games, &other.shards, other.rows.len())
            && self
                .rows
                .iter()
                .zip(&other.rows)
                .all(|(one, other)| one.is_of_the_same_games(other))
    }

    /// Counts the games that have not been played yet.
    pub fn missing(&self) -> u64 {
        let count = |shard: &Shard| u64::try_from(shard.games(self.games).count());
        let due: u64 = self.shards.iter().flat_map(count).sum();
        let rows = self.rows.iter();
        rows.map(|row| due.saturating_sub(row.tally.games)).sum()
    }

    /// Returns the sum of two parts of the same simulation.
    ///
    /// # Errors
    /// Parts of different simulations, unfinished ones, or parts with a shard in common.
    pub fn and(mut self, other: Self) -> Result<Self, String> {
        if (self.seed, self.games, self.rows.len()) != (other.seed, other.games, other.rows.len()) {
            return Err("these are totals of different simulations".to_owned());
        }
        let missing = self.missing().saturating_add(other.missing());
        if missing > 0 {
            return Err(format!("{missing} games are missing: go on with --resume"));
        }
        for (row, more) in self.rows.iter_mut().zip(other.rows) {
            if !row.is_of_the_same_games(&more) {
                return Err(format!("{} and {} do not add up", row.game, more.game));
            }
            row.tally = std::mem::take(&mut row.tally).and(more.tally);
        }
        self.shards.extend(other.shards);
        self.shards.sort_unstable();
        let count = self.shards.first().map_or(1, |shard| shard.of);
        if self.shards.iter().any(|shard| shard.of != count) {
            return Err("the shards are parts of different sizes".to_owned());
        }
        let twice = self
            .shards
            .iter()
            .zip(self.shards.iter().skip(1))
            .find(|(one, next)| one == next);
        if let Some((shard, _)) = twice {
            return Err(format!("shard {shard} comes twice"));
        }
        if u64::try_from(self.shards.len()) == Ok(count) {
            self.shards = vec![Shard::WHOLE];
        }
        Ok(self)
    }

    /// Writes the totals as text, the same for the same totals.
    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Reads the text of [`Totals::to_text`].
    ///
    /// # Errors
    /// A text that is not of totals.
    pub fn from_text(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
