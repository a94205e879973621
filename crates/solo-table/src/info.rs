//! Facts about a game before it begins, as data.

use serde::{Serialize, Serializer};
use solo_core::{OptionSpec, OptionValue, Options, TableSpec, Values};

use crate::data::Json;
use crate::lesson::FirstGame;
use crate::makers::Makers;
use crate::presented::Presented;
use crate::scenic::{Facts, Level, Shown};
use crate::summary::{Comparison, comparisons};

/// A game of a list, with its facts and its options.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// Name, as [`Table::new`](crate::Table::new) takes it.
    pub name: &'static str,
    /// Version of its rules.
    pub rules_version: u32,
    /// Facts about it.
    pub facts: Facts,
    /// The game for a lesson, with [`Table::lesson`](crate::Table::lesson).
    pub first_game: FirstGame,
    /// Unit of its results, behind a number: `points`, `points ahead of the Bot`.
    pub result: &'static str,
    /// Levels of difficulty besides the default, the easiest first.
    pub levels: &'static [Level],
    /// Its options with their values, clauses and sentences.
    pub options: &'static [OptionSpec],
    /// The tables of its catalogue.
    pub tables: &'static [TableSpec],
    /// Every field of its view, with the zones of scenes that show it.
    pub shown: &'static [(&'static str, Shown)],
    pub(crate) makers: Makers,
    /// `true` if built-in players are measured by the result of a person.
    is_compared: bool,
}

impl GameInfo {
    /// Returns the entry of a game.
    pub(crate) const fn of<G: Presented>() -> Self {
        Self {
            name: G::NAME,
            rules_version: G::RULES_VERSION,
            facts: G::FACTS,
            first_game: G::FIRST_GAME,
            result: G::RESULT,
            levels: G::LEVELS,
            options: <G::Options as Options>::SPECS,
            tables: G::TABLES,
            shown: G::SHOWN,
            makers: Makers::of::<G>(),
            is_compared: G::PLAYERS_MEASURE_RESULTS,
        }
    }

    /// The results of the known players with its default options, as they are in a [`Summary`](crate::Summary), which
    /// also says how many of their games are below a result. There are none in a game whose players are measured by
    /// something else than the result of a person.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// let tomb = solo_table::games().iter().find(|game| game.name == "tomb4k").unwrap();
    /// assert_eq!(tomb.players()[1].player, "sensible");
    /// # }
    /// ```
    pub fn players(&self) -> Vec<Comparison> {
        if self.is_compared {
            comparisons(self.name, self.result, i32::MIN)
        } else {
            Vec::new()
        }
    }

    /// Its default options: an object from name to value.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// let tomb = solo_table::games().iter().find(|game| game.name == "tomb4k").unwrap();
    /// assert_eq!(tomb.defaults().get("min_delve_turns"), Some(&1.into()));
    /// # }
    /// ```
    pub fn defaults(&self) -> Json {
        (self.makers.defaults)()
    }
}

/// An available game with its facts and options.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GameInfo"))]
struct Game<'a> {
    /// Name by which a table is created.
    name: &'a str,
    #[serde(flatten)]
    facts: Facts,
    /// Version of its rules.
    rules_version: u32,
    /// Game for a lesson.
    first_game: FirstGame,
    /// Its options.
    options: Vec<Choosable<'a>>,
    /// Tables of its catalogue.
    tables: Vec<Named<'a>>,
}

/// An option with its possible values: a list of words and numbers, or a range of numbers.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "OptionInfo"))]
struct Choosable<'a> {
    /// Name.
    name: &'a str,
    /// Effect of the option, in one sentence.
    about: &'a str,
    /// Clause that it changes.
    rule: &'a str,
    /// Standing of its default: published, ruling, house or program.
    kind: &'static str,
    /// Default value.
    #[cfg_attr(feature = "schema", schemars(with = "crate::stand_in::Plain"))]
    default: Option<&'a solo_core::Value>,
    /// Values to choose from, if they are listed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<crate::stand_in::Plain>"))]
    values: Vec<OptionValue<'static>>,
    /// Minimum and maximum, if it is a number in a range.
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<[i32; 2]>,
    /// `true` if ids of the catalogue can be chosen, too.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    ids: bool,
}

/// A table of a catalogue.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "TableInfo"))]
struct Named<'a> {
    /// Name.
    name: &'a str,
    /// Meaning of its rows.
    about: &'a str,
}

/// ```
/// # #[cfg(feature = "tomb4k")] {
/// let tomb = serde_json::to_value(&solo_table::games()[0]).unwrap();
/// assert_eq!(tomb["designers"], "Matthew Lowes");
/// assert_eq!(tomb["options"][0]["name"], "min_delve_turns");
/// assert_eq!(tomb["options"][0]["kind"], "ruling");
/// assert_eq!(tomb["options"][0]["range"], serde_json::json!([1, 14]));
/// # }
/// ```
impl Serialize for GameInfo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let defaults = self.defaults();
        let options = self.options.iter().map(|spec| choosable(spec, &defaults));
        let tables = self.tables.iter().map(|table| Named {
            name: table.name,
            about: table.about,
        });
        Game {
            name: self.name,
            facts: self.facts,
            rules_version: self.rules_version,
            first_game: self.first_game,
            options: options.collect(),
            tables: tables.collect(),
        }
        .serialize(serializer)
    }
}

fn choosable<'a>(spec: &'a OptionSpec, defaults: &'a Json) -> Choosable<'a> {
    let (range, listed) = match spec.values {
        Values::Range(least, most) => (Some([least, most]), 0),
        listed => (None, listed.count()),
    };
    Choosable {
        name: spec.name,
        about: spec.about,
        rule: spec.rule,
        kind: spec.kind().word(),
        default: defaults.get(spec.name),
        values: (0..listed)
            .filter_map(|index| spec.values.nth(index))
            .collect(),
        range,
        ids: matches!(spec.values, Values::WordsOrIds(_)),
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for GameInfo {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Game::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Game::json_schema(generator)
    }
}
