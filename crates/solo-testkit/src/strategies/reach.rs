//! Counts of what a strategy reaches.

use core::fmt::{self, Display, Formatter};
use std::collections::{BTreeMap, BTreeSet};

use ::proptest::strategy::{Strategy as _, ValueTree as _};
use ::proptest::test_runner::TestRunner;
use serde_json::Value;

use solo_core::{GameData, GameEvent, Input, Next, Noun as _, Options};

use super::walks::Walks;

/// Counts of what a strategy has reached; [`Walks::reach`] returns them.
///
/// A property holds of nothing where the strategy does not go. Each count is a number of walks, and a name that
/// was not met has the count 0.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_testkit::strategies::positions;
/// let reached = positions(Ten).reach(1000);
/// assert!((50..150).contains(&reached.phases["over"]), "{reached}");
/// assert_eq!(reached.never().count(), 0, "{reached}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Reached {
    /// Number of walks.
    pub cases: u32,
    /// Reasons why a case has no walk, each with the number of such cases; they are not among [`Reached::cases`].
    pub aborted: BTreeMap<String, u32>,
    /// Ends of walks: before a `decision`, before `chance`, or `over`.
    pub due: BTreeMap<String, u32>,
    /// Phases in which a walk ends, as the field `phase` of the view has them; empty for a view without.
    pub phases: BTreeMap<String, u32>,
    /// Kinds of decisions that were made.
    pub decisions: BTreeMap<String, u32>,
    /// Kinds of outcomes of chance.
    pub chances: BTreeMap<String, u32>,
    /// Events that happened.
    pub events: BTreeMap<String, u32>,
    /// Entries of the catalogue that an event names, of each table of which half were met: the others are settings.
    pub entries: BTreeMap<String, BTreeMap<String, u32>>,
    /// Values of options: `name=value`.
    pub options: BTreeMap<String, u32>,
    /// Ends of the games that were played to the end: flags and words of the outcome, `field=value`. Both values of a
    /// flag are counted.
    pub ends: BTreeMap<String, u32>,
}

impl Reached {
    /// Lists what was never met, with the kind before it: `decision invent`.
    pub fn never(&self) -> impl Iterator<Item = String> {
        self.counts().into_iter().flat_map(|(kind, counts)| {
            let never = counts.iter().filter(|(_, count)| **count == 0);
            never.map(move |(name, _)| std::format!("{kind} {name}"))
        })
    }

    /// Returns all counts, each with the name of its kind.
    fn counts(&self) -> Vec<(&str, &BTreeMap<String, u32>)> {
        let mut counts = Vec::from([
            ("due", &self.due),
            ("phase", &self.phases),
            ("decision", &self.decisions),
            ("chance", &self.chances),
            ("event", &self.events),
            ("option", &self.options),
            ("end", &self.ends),
        ]);
        counts.extend(
            self.entries
                .iter()
                .map(|(table, counts)| (&**table, counts)),
        );
        counts
    }

    fn add<G: GameData>(&mut self, walk: &super::Walk<G>) {
        let game = walk.game();
        self.cases += 1;
        let view = json(&game.view_data(walk.state()));
        let phase = view.get("phase").and_then(Value::as_str);
        count(&mut self.phases, phase.map(String::from));
        let due = match walk.next() {
            Next::Decision => "decision",
            Next::Chance(_) => "chance",
            Next::Over(outcome) => {
                self.add_end(&json(&game.outcome_data(&outcome)));
                "over"
            }
        };
        count(&mut self.due, [due.into()]);
        let variants = |input: &_| match input {
            Input::Decision(decision) => decision_name::<G>(*decision),
            Input::Chance(_) => None,
        };
        count(
            &mut self.decisions,
            walk.inputs().iter().filter_map(variants),
        );
        let outcomes = |input: &_| match input {
            Input::Chance(chance) => chance_name::<G>(*chance),
            Input::Decision(_) => None,
        };
        count(&mut self.chances, walk.inputs().iter().filter_map(outcomes));
        let events: Vec<_> = walk.steps().flat_map(|step| step.events).collect();
        count(
            &mut self.events,
            events.iter().map(|event| event.tag().to_string()),
        );
        let mut named = BTreeSet::new();
        for event in &events {
            words(&json(&game.event_data(event)), &mut named);
        }
        for counts in self.entries.values_mut() {
            let named = named
                .iter()
                .filter(|name| counts.contains_key(*name))
                .cloned();
            count(counts, named.collect::<Vec<_>>());
        }
        count(&mut self.options, option_values(game.options()));
    }

    fn add_end(&mut self, outcome: &Value) {
        for (field, value) in outcome.as_object().into_iter().flatten() {
            match value {
                Value::Bool(_) => {
                    for flag in [true, false] {
                        self.ends.entry(std::format!("{field}={flag}")).or_default();
                    }
                    count(&mut self.ends, [std::format!("{field}={value}")]);
                }
                Value::String(word) if is_word(word) => {
                    count(&mut self.ends, [std::format!("{field}={word}")]);
                }
                _ => {}
            }
        }
    }
}

impl<G: GameData> Walks<G> {
    /// Counts what this strategy reaches in a number of cases, the same in every run.
    pub fn reach(&self, cases: u32) -> Reached {
        let mut reached = Reached::default();
        let none = |names: &mut dyn Iterator<Item = String>| names.map(|name| (name, 0)).collect();
        let names = G::Decision::variants()
            .iter()
            .map(|kind| kind.name.to_string());
        reached.decisions = none(&mut names.clone());
        let names = G::Chance::variants()
            .iter()
            .map(|kind| kind.name.to_string());
        reached.chances = none(&mut names.clone());
        let names = G::Event::VARIANTS.iter().map(|kind| kind.name.to_string());
        reached.events = none(&mut names.clone());
        reached.entries = entries(self.base());
        if self.has_any_options() {
            let values = G::Options::SPECS.iter().flat_map(|spec| {
                // A long range is not to be met value by value.
                let count = Some(spec.values.count()).filter(|count| *count <= 20);
                let values = (0..count.unwrap_or(0)).filter_map(|index| spec.values.nth(index));
                values.map(|value| std::format!("{}={value}", spec.name))
            });
            reached.options = none(&mut values.clone());
        }
        let mut runner = TestRunner::deterministic();
        for _ in 0..cases {
            match self.new_tree(&mut runner) {
                Ok(tree) => reached.add(&tree.current()),
                Err(reason) => {
                    let reason = reason.message().lines().next().map(String::from);
                    count(&mut reached.aborted, reason);
                }
            }
        }
        // Tables of settings have hardly an entry that an event could name.
        reached.entries.retain(|_, counts| {
            let met = counts.values().filter(|count| **count > 0).count();
            met > 0 && met * 2 >= counts.len()
        });
        reached
    }
}

/// Counts each name once.
fn count(counts: &mut BTreeMap<String, u32>, names: impl IntoIterator<Item = String>) {
    for name in names.into_iter().collect::<BTreeSet<_>>() {
        *counts.entry(name).or_default() += 1;
    }
}

fn decision_name<G: GameData>(decision: G::Decision) -> Option<String> {
    decision.variant().map(|kind| kind.name.to_string())
}

fn chance_name<G: GameData>(chance: G::Chance) -> Option<String> {
    chance.variant().map(|kind| kind.name.to_string())
}

fn option_values<O: Options>(options: &O) -> Vec<String> {
    let mut values = Vec::new();
    for (index, spec) in O::SPECS.iter().enumerate() {
        options.get(index, &mut |value| {
            values.push(std::format!("{}={value}", spec.name));
        });
    }
    values
}

/// Returns the ids of every table, the first column, with the count 0.
fn entries<G: GameData>(game: &G) -> BTreeMap<String, BTreeMap<String, u32>> {
    let tables = game.tables();
    let ids = tables
        .iter()
        .filter_map(|(name, _)| Some((name, tables.csv(name)?)));
    ids.map(|(name, csv)| {
        let ids = csv
            .rows()
            .filter_map(|(_, row)| Some((row.first()?.clone(), 0)));
        (name.to_string(), ids.collect())
    })
    .collect()
}

fn is_word(text: &str) -> bool {
    text.bytes()
        .all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

fn json(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or_default()
}

/// Collects the strings of a value.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(word) => drop(found.insert(word.clone())),
        Value::Array(values) => values.iter().for_each(|value| words(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                words(value, found);
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A line for each kind: names with their counts, the rarest first.
impl Display for Reached {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} walks", self.cases)?;
        for (reason, count) in &self.aborted {
            write!(f, "\n{count} aborted: {reason}")?;
        }
        for (kind, counts) in self
            .counts()
            .into_iter()
            .filter(|(_, counts)| !counts.is_empty())
        {
            let mut rarest: Vec<_> = counts.iter().map(|(name, count)| (count, name)).collect();
            rarest.sort();
            let shown = rarest
                .iter()
                .map(|(count, name)| std::format!("{name} {count}"));
            write!(f, "\n{kind}: {}", shown.collect::<Vec<_>>().join(", "))?;
        }
        Ok(())
    }
}
