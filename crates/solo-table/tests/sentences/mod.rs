//! Sentences about rules, as every value of an option has them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[cfg(feature = "kings-challenge")]
mod kings_challenge;
#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;
#[cfg(feature = "votk")]
mod votk;

use solo_core::{Game, GameData, OptionValue, Options as _, Speech, fields};
use solo_table::{Dealer, Entry, Table, Tables};

type Options<'a> = &'a [(&'a str, &'a str)];

fn started(game: &str, options: Options<'_>) -> Table {
    Table::new(game, options, &Tables::new(), Dealer::seeded(5)).unwrap()
}

fn entry(table: &Table, key: &str) -> Entry {
    let mut glossary = table.glossary().into_iter();
    glossary.find(|entry| entry.id == key).unwrap()
}

/// Fails unless an entry has exactly these sentences, each with its source.
#[cfg(any(feature = "scrapyard", feature = "trismegistus-bot"))]
#[track_caller]
fn reads(game: &str, options: Options<'_>, key: &str, sentences: &[(&str, &str)]) {
    let text = entry(&started(game, options), key).text;
    let text: Vec<_> = text
        .iter()
        .map(|said| (said.text.as_str(), said.source.as_str()))
        .collect();
    assert_eq!(text, sentences, "{key} with {options:?}");
}

/// Fails unless an entry has this sentence, with this source, under the first options, and lacks it under
/// the second ones.
#[track_caller]
fn only(game: &str, [with, without]: [Options<'_>; 2], key: &str, sentence: (&str, &str)) {
    let says = |options| {
        let text = entry(&started(game, options), key).text;
        text.iter()
            .any(|said| (said.text.as_str(), said.source.as_str()) == sentence)
    };
    assert!(says(with), "{key} with {with:?} lacks {sentence:?}");
    assert!(!says(without), "{key} with {without:?} has {sentence:?}");
}

/// Returns the sentence with this key, or the first of this topic, that is true under these options; empty without one.
fn rule<G: GameData>(options: Options<'_>, key: &str) -> String {
    let mut set = <G as Game>::Options::default();
    for (name, value) in options {
        set.set(name, OptionValue::from_text(value)).unwrap();
    }
    let game: G = solo_testkit::laws::embedded();
    let mut rules = G::RULES.all().iter().filter(|rule| rule.holds(&set));
    let mut text = String::new();
    if let Some(rule) = rules.find(|rule| rule.key == key || rule.topic() == key) {
        let (none, speech) = (fields![], Speech::of(&game));
        G::RULES.say(rule, &set, &none, &speech, &mut text).unwrap();
    }
    text
}

/// Returns a table of a game after these inputs.
fn after(game: &str, options: Options<'_>, inputs: &[&str]) -> Table {
    let mut table = Table::new(game, options, &Tables::new(), Dealer::nobody()).unwrap();
    for input in inputs {
        match table.due() {
            solo_table::Due::Decision => table.act(input).unwrap(),
            _ => table.report(input).unwrap(),
        }
    }
    table
}
