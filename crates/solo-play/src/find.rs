//! Cards found by what people call them.

use solo_table::Entry;

use crate::input::cards;

/// Letters of a word that can be a kind of card.
const LEAST: usize = 4;

/// Bytes of a text that can be a name.
const LONGEST: usize = 100;

/// Returns the entries whose name has these words; then those that are called so otherwise: by the kind of the card, or a
/// playing card by its spelled name. The entry of exactly this name comes first.
pub(crate) fn found(mut glossary: Vec<Entry>, wanted: &str) -> Vec<Entry> {
    if wanted.len() > LONGEST {
        return Vec::new();
    }
    let wanted = wanted.trim().to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&wanted);
    glossary.retain(|entry| has(&entry.name) || is_called(entry, &wanted));
    glossary.sort_by_key(|entry| (entry.name.to_lowercase() != wanted, !has(&entry.name)));
    glossary
}

/// Returns whether a card is called so beside its name.
pub(crate) fn is_called(entry: &Entry, wanted: &str) -> bool {
    if wanted.len() > LONGEST {
        return false;
    }
    let is_kind = wanted.chars().count() >= LEAST && entry.kind.to_lowercase().contains(wanted);
    let is_notation = cards::notation(wanted).is_some_and(|card| card == entry.id);
    let spelled = cards::spelled_card(&entry.id);
    is_kind || is_notation || spelled.is_some_and(|name| begins_words(wanted, &name))
}

/// Returns whether each word begins a word of a name, in order.
fn begins_words(wanted: &str, name: &str) -> bool {
    let mut names = name.split(' ');
    wanted
        .split_whitespace()
        .all(|word| names.any(|name| name.starts_with(word)))
}
