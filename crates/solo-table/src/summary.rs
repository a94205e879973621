//! The summary of a finished game: its result, its score sheet, and how it compares with the known players.

use serde::Serialize;
use solo_core::{Game, GameEvent, Next, OptionMap, Session, Value};

use crate::any_session::{AnySession, speech, written};
use crate::data::value_of;
use crate::scene::Item;
use crate::scenic::{Scenic, Visibility};
use crate::story::{self, Actor};
use crate::table::Language;

/// Points of the known players, a line each.
const FIGURES: &str = include_str!("figures.txt");
/// Maximum number of notable moments.
const MOST_MOMENTS: usize = 6;

/// A finished game.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables};
/// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
/// assert_eq!(table.summary(), None);
/// table.act("retreat")?;
/// let summary = table.summary().unwrap();
/// assert_eq!(summary.result, "You are out alive: your score is 0/0 (kings/points).");
/// assert_eq!(summary.sheet[1].text, "points: 0");
/// assert_eq!(summary.players[1].player, "sensible");
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Summary {
    /// The result in a sentence.
    pub result: String,
    /// The outcome as data, as [`Table::outcome`](crate::Table::outcome) returns it.
    #[cfg_attr(feature = "schema", schemars(with = "crate::schema::Data"))]
    pub outcome: Value,
    /// Points of the player, as tables of results count them.
    pub points: i32,
    /// `true` if the game is won; `None` where its end does not say so.
    pub won: Option<bool>,
    /// The score sheet, line by line.
    pub sheet: Vec<ScoreLine>,
    /// Comparison with the known players; empty with other options than the defaults, or other cards.
    pub players: Vec<Comparison>,
    /// The most notable moments, at most six, in the order of the game.
    pub moments: Vec<NotableMoment>,
}

impl Summary {
    /// Returns the summary as lines of text without the score sheet: the result, the known players, the moments.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Table, Tables};
    /// let mut table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// table.act("retreat")?;
    /// let lines = table.summary().unwrap().lines();
    /// assert_eq!(lines[2], "sensible: 30.7 points on average in 20000 games, 1417 of them won; fewer than here in 0 %");
    /// assert_eq!(lines[3], "You, turn 1: A king's hoard lies here.");
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.result.clone()];
        lines.extend(self.players.iter().map(Comparison::line));
        lines.extend(self.moments.iter().map(NotableMoment::line));
        lines
    }
}

impl Comparison {
    fn line(&self) -> String {
        let sign = if self.mean_tenths < 0 { "-" } else { "" };
        let tenths = self.mean_tenths.unsigned_abs();
        let (whole, tenth) = (tenths / 10, tenths % 10);
        let (player, games, below) = (&self.player, self.games, self.below);
        let won = self
            .won
            .map_or_else(String::new, |won| format!(", {won} of them won"));
        format!(
            "{player}: {sign}{whole}.{tenth} points on average in {games} games{won}; fewer than here in {below} %"
        )
    }
}

impl NotableMoment {
    fn line(&self) -> String {
        let when = self.turn.map_or_else(
            || format!("step {}", self.step),
            |turn| format!("turn {turn}"),
        );
        format!("{}, {when}: {}", self.name, self.text)
    }
}

/// An event that mattered much in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotableMoment {
    /// Step of the event.
    pub step: usize,
    /// The actor.
    pub actor: Actor,
    /// Its name: "You", "The Bot", "The game".
    pub name: String,
    /// Number of the turn, where the game counts turns.
    pub turn: Option<u32>,
    /// The event in a sentence.
    pub text: String,
}

/// A line of a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreLine {
    /// Id of its item in the scene.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its values, each with the name of its column; empty names where there is one column.
    pub values: Vec<(String, String)>,
    /// The line as text: "points: 31".
    pub text: String,
}

/// The result beside those of a known player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Comparison {
    /// Name of the player: `sensible`.
    pub player: String,
    /// Games that it has played.
    pub games: u32,
    /// Games that it has won; `None` where the end of a game does not say so.
    pub won: Option<u32>,
    /// Its mean points in tenths.
    pub mean_tenths: i32,
    /// Percentage of its games with fewer points than this game, in steps of five.
    pub below: u8,
}

/// Summarizes a finished game; `None` while it runs.
pub(crate) fn summary<G: Scenic>(session: &Session<G>, language: Language<'_>) -> Option<Summary> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    let Next::Over(outcome) = session.next() else {
        return None;
    };
    let scene = AnySession::scene(session, session.len(), Visibility::Table, language)?;
    let sheet = scene
        .zone("score")
        .map(|zone| zone.items.iter().map(line).collect());
    let points = G::points(&outcome);
    let last = session.latest().last();
    Some(Summary {
        result: last.map_or_else(String::new, |event| written(|out| event.tell(&speech, out))),
        outcome: value_of(&game.outcome_data(&outcome)),
        points,
        won: G::HAS_WINS.then(|| G::won(&outcome)),
        sheet: sheet.unwrap_or_default(),
        players: if is_usual(game) {
            comparisons(G::NAME, G::HAS_WINS, points)
        } else {
            Vec::new()
        },
        moments: moments(session, language),
    })
}

/// Lists the events that weigh most; of equal ones the earlier.
fn moments<G: Scenic>(session: &Session<G>, language: Language<'_>) -> Vec<NotableMoment> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    let events = story::since(session, 0);
    let parts = story::divided(game, &events);
    let weights = events.list.iter().map(|event| game.notable(event));
    let mut heaviest: Vec<(u32, usize)> = weights.zip(0..).filter(|(w, _)| *w > 0).collect();
    heaviest.sort_by_key(|(weight, index)| (core::cmp::Reverse(*weight), *index));
    heaviest.truncate(MOST_MOMENTS);
    heaviest.sort_by_key(|(_, index)| *index);
    let moment = |(_, index): (u32, usize)| {
        let (event, step) = (events.list.get(index)?, *events.steps.get(index)?);
        let part = parts.iter().find(|part| part.events.contains(&index))?;
        Some(NotableMoment {
            step,
            actor: part.actor,
            name: story::name::<G>(game, part.actor, language),
            turn: part.turn,
            text: written(|out| event.tell(&speech, out)),
        })
    };
    heaviest.into_iter().filter_map(moment).collect()
}

/// Returns whether options and cards are those of the figures.
fn is_usual<G: Scenic>(game: &G) -> bool {
    let options = |options: &G::Options| value_of(&OptionMap(options.clone()));
    let usual = G::Options::default();
    let embedded = G::assemble(usual.clone(), &solo_core::Tables::new());
    let same = |embedded: G| embedded.catalogue_fingerprint() == game.catalogue_fingerprint();
    options(Game::options(game)) == options(&usual) && embedded.is_ok_and(same)
}

fn line(item: &Item) -> ScoreLine {
    let count = item.count.map(|count| (String::new(), count.to_string()));
    let badges = item.badges.iter();
    let badges = badges.map(|badge| (badge.name.clone(), badge.value.clone()));
    let values: Vec<(String, String)> = count.into_iter().chain(badges).collect();
    let said = values.iter().map(|(name, value)| match name.as_str() {
        "" => value.clone(),
        name => format!("{name} {value}"),
    });
    let said = said.collect::<Vec<_>>().join(", ");
    ScoreLine {
        text: match said.as_str() {
            "" => item.name.clone(),
            said => format!("{}: {said}", item.name),
        },
        id: item.id.clone(),
        name: item.name.clone(),
        values,
    }
}

/// Returns the results of the known players of a game beside these points.
pub(crate) fn comparisons(game: &str, has_wins: bool, points: i32) -> Vec<Comparison> {
    let lines = FIGURES.lines().filter(|line| !line.starts_with('#'));
    let of_game = lines.filter_map(|line| line.strip_prefix(game)?.strip_prefix(' '));
    let read = of_game.map(|line| comparison(line.split(' '), points));
    let compared = read.flatten().map(|it| Comparison {
        won: it.won.filter(|_| has_wins),
        ..it
    });
    compared.collect()
}

fn comparison<'a>(mut words: impl Iterator<Item = &'a str>, points: i32) -> Option<Comparison> {
    let player = words.next()?.to_owned();
    let (games, won) = (words.next()?.parse().ok()?, words.next()?.parse().ok());
    let mean_tenths = words.next()?.parse().ok()?;
    let percentiles = words.filter_map(|word| word.parse::<i32>().ok());
    let passed = percentiles
        .filter(|percentile| *percentile < points)
        .count();
    Some(Comparison {
        player,
        games,
        won,
        mean_tenths,
        below: u8::try_from(passed.saturating_mul(5)).unwrap_or(95),
    })
}
