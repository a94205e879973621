//! Facts about a game before it begins, as data.

use serde::{Serialize, Serializer};
use solo_core::{OptionSpec, OptionValue, Value, Values};

use crate::scenic::GameInfo;

#[derive(Serialize)]
struct Game<'a> {
    name: &'a str,
    title: &'a str,
    designers: &'a str,
    about: &'a str,
    time: &'a str,
    rival: &'a str,
    rules_version: u32,
    options: Vec<Choosable<'a>>,
    tables: Vec<Named<'a>>,
}

/// An option with what it may be: words and numbers in a list, or numbers from the first to the last.
#[derive(Serialize)]
struct Choosable<'a> {
    name: &'a str,
    about: &'a str,
    rule: &'a str,
    default: Option<&'a Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<OptionValue<'static>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    range: Option<[i32; 2]>,
    /// `true` if ids of the catalogue can be chosen, too.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    ids: bool,
}

#[derive(Serialize)]
struct Named<'a> {
    name: &'a str,
    about: &'a str,
}

/// ```
/// # #[cfg(feature = "tomb4k")] {
/// let tomb = serde_json::to_value(&solo_table::games()[0]).unwrap();
/// assert_eq!(tomb["designers"], "Matthew Lowes");
/// assert_eq!(tomb["options"][0]["name"], "min_delve_turns");
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
            title: self.facts.title,
            designers: self.facts.designers,
            about: self.facts.about,
            time: self.facts.time,
            rival: self.facts.rival,
            rules_version: self.rules_version,
            options: options.collect(),
            tables: tables.collect(),
        }
        .serialize(serializer)
    }
}

fn choosable<'a>(spec: &'a OptionSpec, defaults: &'a Value) -> Choosable<'a> {
    let (range, listed) = match spec.values {
        Values::Range(least, most) => (Some([least, most]), 0),
        listed => (None, listed.count()),
    };
    Choosable {
        name: spec.name,
        about: spec.about,
        rule: spec.rule,
        default: defaults.get(spec.name),
        values: (0..listed)
            .filter_map(|place| spec.values.nth(place))
            .collect(),
        range,
        ids: matches!(spec.values, Values::WordsOrIds(_)),
    }
}
