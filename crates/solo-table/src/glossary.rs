//! Explanations of cards and their effects in words.

use serde::{Deserialize, Serialize};
use solo_core::Provenance;

use crate::scene::Badge;

/// An entry of the glossary: a card, or any other item with its own text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entry {
    /// Key, which items of scenes name as their card.
    pub id: String,
    /// Name.
    pub name: String,
    /// Kind of the card, in words: "Trap 7", "Artifact, level 2".
    pub kind: String,
    /// Its values.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub values: Vec<Badge>,
    /// Effects, sentence by sentence.
    pub text: Vec<Said>,
}

/// A sentence of an entry, and where it comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Said {
    /// Sentence.
    pub text: String,
    /// Source of the sentence, in words: "rulebook", "house".
    pub source: String,
}

impl Entry {
    /// An entry without values and text.
    #[must_use]
    pub fn new(id: impl Into<String>, name: impl Into<String>, kind: impl Into<String>) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            kind: kind.into(),
            ..Self::default()
        }
    }

    /// The same entry with one more value.
    #[must_use]
    pub fn value(mut self, badge: Badge) -> Self {
        self.values.push(badge);
        self
    }

    /// The same entry with one more sentence.
    ///
    /// ```
    /// use solo_core::Provenance;
    /// use solo_table::Entry;
    /// let entry = Entry::new("boat", "Boat", "Set of Treasures").says("It sails.", Provenance::House);
    /// assert_eq!(entry.text[0].source, "house");
    /// ```
    #[must_use]
    pub fn says(mut self, text: impl Into<String>, source: Provenance) -> Self {
        self.text.push(Said {
            text: text.into(),
            source: source.to_string(),
        });
        self
    }
}
