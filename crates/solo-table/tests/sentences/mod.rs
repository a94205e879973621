//! Sentences about rules, as every value of an option has them.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

#[cfg(feature = "scrapyard")]
mod scrapyard;
#[cfg(feature = "tomb4k")]
mod tomb4k;
#[cfg(feature = "trismegistus-bot")]
mod trismegistus_bot;

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
