//! Explanations of cards and their effects in words.

use serde::{Deserialize, Serialize};
use solo_core::{Game, NamedFields, Provenance, Speech, Template};

use crate::scene::Badge;
use crate::scenic::Scenic;
use crate::speech::written;

/// A game whose cards are explained in words: what [`Table::glossary`](crate::Table::glossary) asks.
pub trait Glossary: Scenic {
    /// Every card, with what it does in words; by default none.
    fn glossary(&self, _speech: &Speech<'_, Self>) -> Vec<Entry> {
        Vec::new()
    }
}

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
    /// Clause that it states; empty for a value of a card.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rule: String,
}

impl Said {
    /// A rule of the game in a sentence, which [holds](Template::holds) under its options.
    pub(crate) fn rule<G: Game>(
        rule: &Template,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
    ) -> Self {
        let options = speech.game().options();
        Self {
            text: written(|out| G::RULES.say(rule, options, fields, speech, out)),
            source: source(G::RULES.sources::<G::Options>(rule)),
            rule: rule.cited().next().unwrap_or_default().to_owned(),
        }
    }
}

/// Returns sources in words: "rulebook and ruling".
pub(crate) fn source(sources: &[Provenance]) -> String {
    let words: Vec<String> = sources.iter().map(Provenance::to_string).collect();
    words.join(" and ")
}

impl Entry {
    /// An entry without values and text.
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
            rule: String::new(),
        });
        self
    }

    /// The same entry with [rules](Game::RULES) of the game: all of a topic, or the one with this key, as far as
    /// they are true under the options of the game.
    ///
    /// ```
    /// # #[cfg(feature = "votk")] {
    /// use solo_core::{Speech, fields};
    /// use solo_table::Entry;
    /// let game = votk::Valley::default();
    /// let entry = Entry::new("about/bot", "The Bot's turn", "Rule").rules("bot", &fields![], &Speech::of(&game));
    /// assert_eq!((entry.text[1].rule.as_str(), entry.text[1].source.as_str()), ("VK-8.2", "rulebook"));
    /// # }
    /// ```
    #[must_use]
    pub fn rules<G: Game>(
        mut self,
        key: &str,
        fields: &dyn NamedFields<G>,
        speech: &Speech<'_, G>,
    ) -> Self {
        let holding = G::RULES.all().iter();
        let holding = holding.filter(|rule| rule.key == key || rule.topic() == key);
        let holding = holding.filter(|rule| rule.holds(speech.game().options()));
        self.text
            .extend(holding.map(|rule| Said::rule(rule, fields, speech)));
        self
    }

    /// The same entry with the last sentences, from an index on, ascribed to the sources of a card.
    #[allow(dead_code, reason = "a game alone may need only some of them")]
    pub(crate) fn ascribed(mut self, from: usize, sources: &[Provenance]) -> Self {
        for said in self.text.iter_mut().skip(from) {
            said.source = source(sources);
        }
        self
    }
}
