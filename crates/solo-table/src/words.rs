//! Phrases that the scenes of all games share.

use solo_core::{NamedFields, Noun, Provenance, Speech, Templates, fields};

use crate::speech::written;

/// Texts of scenes in the language of a table.
#[derive(Debug)]
pub(crate) struct Words<'a, G> {
    texts: Templates,
    pub(crate) speech: Speech<'a, G>,
}

impl<G> Clone for Words<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Words<'_, G> {}

impl<'a, G> Words<'a, G> {
    pub(crate) const fn new(texts: Templates, speech: Speech<'a, G>) -> Self {
        Self { texts, speech }
    }

    /// Returns the text under this key, which has no fields.
    pub(crate) fn say(self, key: &str) -> String {
        self.fill(key, &fields![])
    }

    /// Returns the text under this key.
    pub(crate) fn fill(self, key: &str, fields: &dyn NamedFields<G>) -> String {
        written(|out| self.texts.say(key, fields, &self.speech, out))
    }

    /// Returns the name of a noun of the game.
    pub(crate) fn name(self, noun: &impl Noun<G>) -> String {
        written(|out| noun.name(&self.speech, out))
    }
}

/// Joins parts with commas and a last conjunction: "a, b or c".
pub(crate) fn joined(parts: &[impl AsRef<str>], last: &str) -> String {
    let texts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match texts.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., end] => format!("{} {last} {end}", others.join(", ")),
    }
}

/// Returns the text with a capital first letter.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.as_str().chars()).collect()
}

/// Counts a noun: "1 card", "2 cards".
pub(crate) fn counted(number: impl Into<i64>, one: &str, many: &str) -> String {
    let number = number.into();
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Returns the source of a sentence that rests on several values: a house value is never presented as
/// published or as the owner's.
pub(crate) fn weakest(sources: impl Iterator<Item = Provenance>) -> Provenance {
    sources
        .max_by_key(|source| (*source == Provenance::House, *source))
        .unwrap_or(Provenance::Ruling)
}
