//! The summary of a finished game: its result, its score sheet, and how it compares with the known players.

use serde::Serialize;
use solo_core::{Game, GameEvent, Next, OptionMap, Session};

use crate::data::Json;
use crate::scene::{Item, Zone};
use crate::scenic::Visibility;
use crate::snapshot::{scene_at, since};
use crate::speech::{Language, speech, written};
use crate::story::{self, Actor, Stories};

/// Points of the known players, a line each.
const FIGURES: &str = include_str!("figures.txt");
/// Words of a unit that is a lead.
const AHEAD: &str = " ahead of ";
/// Maximum number of notable moments.
const MOST_MOMENTS: usize = 6;

/// A game whose end has a result of the person, and moments to remember: what [`Table::summary`](crate::Table::summary) asks.
pub trait Results: Stories {
    /// Unit of its results, behind a number: points, or the lead in a game against the points of a rival.
    const RESULT: &'static str = "points";

    /// `false` if the built-in players measure something else than [`result`](Self::result), so that a person is not
    /// compared with them.
    const PLAYERS_MEASURE_RESULTS: bool = true;

    /// Returns the result of the person, in the unit [`RESULT`](Self::RESULT): by default the points that players maximize.
    fn result(outcome: &Self::Outcome) -> i32 {
        Self::points(outcome)
    }

    /// Returns whether the person has won; `None` where the end does not say so.
    fn is_won(outcome: &Self::Outcome) -> Option<bool> {
        Self::HAS_WINS.then(|| Self::won(outcome))
    }

    /// The weight of an event among the notable moments of a finished game; 0 if it is none.
    fn notable(&self, _event: &Self::Event) -> u32 {
        0
    }
}

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
    #[cfg_attr(feature = "schema", schemars(with = "crate::stand_in::Data"))]
    pub outcome: Json,
    /// Result of the person, in the unit of [`GameInfo::result`](crate::GameInfo::result).
    pub points: i32,
    /// `true` if the game is won; `None` where its end does not say so.
    pub won: Option<bool>,
    /// The score sheet, line by line.
    pub sheet: Vec<ScoreLine>,
    /// Comparison with the known players; empty with other options than the defaults, other cards, and in a game whose
    /// players are measured by something else than the result of a person.
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
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.result.clone()];
        lines.extend(self.players.iter().map(Comparison::line));
        lines.extend(self.moments.iter().map(NotableMoment::line));
        lines
    }
}

impl Comparison {
    fn line(&self) -> String {
        let tenths = self.mean_tenths.unsigned_abs();
        let (whole, tenth) = (tenths / 10, tenths % 10);
        let (player, games, below) = (&self.player, self.games, self.below);
        // A lead that is negative is a distance behind.
        let is_behind = self.mean_tenths < 0 && self.unit.contains(AHEAD);
        let (sign, unit) = match (is_behind, self.mean_tenths < 0) {
            (true, _) => ("", self.unit.replace(AHEAD, " behind ")),
            (false, true) => ("-", self.unit.to_owned()),
            (false, false) => ("", self.unit.to_owned()),
        };
        let won = self
            .won
            .map_or_else(String::new, |won| format!(", {won} of them won"));
        format!(
            "{player}: {sign}{whole}.{tenth} {unit} on average in {games} games{won}; fewer than here in {below} %"
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
    /// Games that it has won; `None` where it is not known.
    pub won: Option<u32>,
    /// Its mean points in tenths.
    pub mean_tenths: i32,
    /// Percentage of its games with fewer points than this game, in steps of five.
    pub below: u8,
    /// Unit of the results: points, or the lead over a rival.
    #[serde(skip)]
    unit: &'static str,
}

/// Summarizes a finished game; `None` while it runs.
pub(crate) fn summary<G: Results>(session: &Session<G>, language: Language<'_>) -> Option<Summary> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    let Next::Over(outcome) = session.next() else {
        return None;
    };
    let scene = scene_at(session, session.len(), Visibility::Table, language)?;
    let sheet = scene.zone("score").map(|zone| {
        let items = zone.items.iter();
        items.map(|item| line(zone, item)).collect()
    });
    let points = G::result(&outcome);
    let last = session.latest().last();
    Some(Summary {
        result: last.map_or_else(String::new, |event| written(|out| event.tell(&speech, out))),
        outcome: Json::of(&game.outcome_data(&outcome)),
        points,
        won: G::is_won(&outcome),
        sheet: sheet.unwrap_or_default(),
        players: if G::PLAYERS_MEASURE_RESULTS && is_usual(game) {
            comparisons(G::NAME, G::RESULT, points)
        } else {
            Vec::new()
        },
        moments: moments(session, language),
    })
}

/// Lists the events that weigh most; of equal ones the earlier.
fn moments<G: Results>(session: &Session<G>, language: Language<'_>) -> Vec<NotableMoment> {
    let (game, speech) = (session.game(), speech(session.game(), language));
    let events = since(session, 0);
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
fn is_usual<G: Results>(game: &G) -> bool {
    let options = |options: &G::Options| Json::of(&OptionMap(options.clone()));
    let usual = G::Options::default();
    let embedded = G::assemble(usual.clone(), &solo_core::Tables::new());
    let same = |embedded: G| embedded.catalogue_fingerprint() == game.catalogue_fingerprint();
    options(Game::options(game)) == options(&usual) && embedded.is_ok_and(same)
}

fn line(zone: &Zone, item: &Item) -> ScoreLine {
    let count = item.count.map(|count| (String::new(), count.to_string()));
    let badges = item.badges.iter();
    let badges = badges.map(|badge| (badge.name.clone(), badge.value.clone()));
    // On a board the value stands in a column, of which each is two wide.
    let column = item.at.map_or(0, |[column, _]| usize::from(column / 2));
    let mark = (!item.mark.is_empty()).then(|| {
        let column = zone.columns.get(column).cloned();
        (column.unwrap_or_default(), item.mark.clone())
    });
    let values = count.into_iter().chain(badges).chain(mark);
    let values: Vec<(String, String)> = values.collect();
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
pub(crate) fn comparisons(game: &str, unit: &'static str, points: i32) -> Vec<Comparison> {
    let lines = FIGURES.lines().filter(|line| !line.starts_with('#'));
    let of_game = lines.filter_map(|line| line.strip_prefix(game)?.strip_prefix(' '));
    let read = of_game.map(|line| comparison(line.split(' '), unit, points));
    read.flatten().collect()
}

fn comparison<'a>(
    mut words: impl Iterator<Item = &'a str>,
    unit: &'static str,
    points: i32,
) -> Option<Comparison> {
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
        unit,
    })
}
