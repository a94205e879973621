//! The law of words: what a table says to people holds no names of programs.

use std::collections::BTreeSet;

use serde::Serialize;
use serde_json::Value;
use solo_core::{Options, Session};

use super::{holds, positions};
use crate::presented::Presented;
use crate::rules::RulePart;
use crate::scenic::Visibility;
use crate::table::Table;

/// Fields of the data of a table that are no text for people: ids, notations and words of programs.
const PROGRAM: &[&str] = &[
    "id", "game", "card", "notation", "on", "look", "area", "tint", "face", "kind", "reason",
    "rule", "faults", "actor", "source", "outcome", "player", "emblem", "place",
    // Signs on dice and boards: `r4`.
    "mark", "sign",
];

/// Returns every text that a table shows now: scene, lesson, story, summary, what has just happened, and answers about every item.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables, testkit::texts};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(1))?;
/// assert!(texts(&table).contains("Delve one turn deeper"));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
pub fn texts(table: &Table) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let scene = table.scene();
    collect(&scene, &mut found);
    collect(
        &table.scene_at(table.steps(), Visibility::Memory),
        &mut found,
    );
    for id in scene.ids() {
        collect(&table.ask(id), &mut found);
    }
    let step = table.steps();
    collect(&table.lesson(step), &mut found);
    found.extend(table.narration_from(step));
    collect(&table.story(1), &mut found);
    collect(&table.summary(), &mut found);
    found
}

/// Returns every text of a table that the options alone decide: rules in force and the glossary.
///
/// ```
/// # #[cfg(feature = "tomb4k")] {
/// use solo_table::{Dealer, Table, Tables, testkit::texts_of_rules};
/// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(1))?;
/// assert!(texts_of_rules(&table).contains("Bring out the hoards of all four kings and you win."));
/// # }
/// # Ok::<(), solo_table::TableError>(())
/// ```
pub fn texts_of_rules(table: &Table) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for part in RulePart::ALL {
        collect(&table.rules(*part), &mut found);
    }
    for entry in table.glossary() {
        found.insert(entry.kind.clone());
        collect(&entry, &mut found);
    }
    found
}

fn collect(data: &impl Serialize, found: &mut BTreeSet<String>) {
    // The data of a table can be written as a value.
    gather(&serde_json::to_value(data).unwrap_or_default(), found);
}

fn gather(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if !text.is_empty() => {
            found.insert(text.clone());
        }
        Value::Array(list) => list.iter().for_each(|item| gather(item, found)),
        Value::Object(fields) => {
            let texts = fields
                .iter()
                .filter(|(name, _)| !PROGRAM.contains(&name.as_str()));
            texts.for_each(|(_, value)| gather(value, found));
        }
        _ => {}
    }
}

/// Checks that nothing a table says has a name of a program in it: two capitals inside a word, an underscore, `::`, an id that
/// joins letters and digits, such as `r1d`, or the key of a text that does not exist, which stands in braces. It looks at scenes,
/// answers, refusals, lessons, stories, summaries, rules, glossary and options.
///
/// # Errors
/// The first fault, with the game in which it is met.
///
/// ```
/// # #[cfg(feature = "tomb4k")]
/// solo_table::testkit::words(&tomb4k::Tomb::default(), 2)?;
/// # Ok::<(), String>(())
/// ```
pub fn words<G: Presented>(base: &G, games: u32) -> Result<(), String> {
    for spec in G::Options::SPECS {
        readable(spec.about)?;
    }
    let mut templates = Ok(());
    base.texts(&mut |owner, key, english| {
        let (key, english) = (key.to_string(), english.to_string());
        // A word that stands for itself is one of a vocabulary, and no text.
        if templates.is_ok() && !key.ends_with(&english) {
            templates = readable(&without_fields(&english))
                .map_err(|fault| format!("{fault}\n  {owner}.{key}"));
        }
    });
    templates?;
    let mut step = 0_u32;
    positions(base, games, |session: &Session<G>| {
        step = step.wrapping_add(1);
        if !session.is_empty() && !step.is_multiple_of(50) {
            return Ok(true);
        }
        let table = Table::of(session.clone());
        let mut found = texts(&table);
        if session.is_empty() {
            found.extend(texts_of_rules(&table));
        }
        found.iter().try_for_each(|text| readable(text))?;
        Ok(true)
    })
}

fn readable(text: &str) -> Result<(), String> {
    let found = name_in(text);
    holds(found.is_none(), || {
        let name = found.unwrap_or_default();
        format!("{name:?} is a name of programs, in {text:?}")
    })
}

/// Returns the first name of a program in a text.
fn name_in(text: &str) -> Option<&str> {
    // The key of a text that does not exist.
    if let Some((_, rest)) = text.split_once('{') {
        return Some(rest);
    }
    let is_part = |letter: char| letter.is_alphanumeric() || matches!(letter, '_' | ':');
    let mut words = text.split(|letter: char| !is_part(letter));
    words.find(|word| {
        let inner = word.trim_matches(':');
        let mut pairs = inner.chars().zip(inner.chars().skip(1));
        let joins = |(one, next): (char, char)| {
            one.is_lowercase() && (next.is_uppercase() || next.is_ascii_digit())
        };
        inner.contains('_') || inner.contains("::") || pairs.any(joins)
    })
}

/// Returns a template without the names of its fields and of their values.
fn without_fields(template: &str) -> String {
    let mut text = String::new();
    let mut depth = 0_u32;
    let mut name = String::new();
    for letter in template.chars() {
        match letter {
            '{' => {
                text.push_str(&name);
                depth = depth.saturating_add(1);
                name.clear();
            }
            // What stood since the brace or the bar was a name.
            '?' | '#' | '=' if depth > 0 => name.clear(),
            '|' if depth > 0 => {
                text.push_str(&name);
                text.push(' ');
                name.clear();
            }
            '}' => {
                depth = depth.saturating_sub(1);
                if name.contains(' ') {
                    text.push_str(&name);
                }
                name.clear();
            }
            _ => name.push(letter),
        }
    }
    text.push_str(&name);
    text
}
