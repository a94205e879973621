//! The rules of a game for its players: parts in sentences, and the whole rulebook by clause.

use serde::{Deserialize, Serialize};
use solo_core::Clause;

/// A part of the rules that players ask for.
///
/// ```
/// use solo_table::RulePart;
/// assert_eq!(RulePart::from_word("end"), Some(RulePart::End));
/// assert_eq!(RulePart::from_word("bluff"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(rename_all = "snake_case")
)]
pub enum RulePart {
    /// The aim of the game.
    Goal,
    /// The course of a turn.
    Turn,
    /// The points at the end.
    Score,
    /// The end of the game.
    End,
}

impl RulePart {
    /// Every part, in the order of an explanation.
    pub const ALL: &'static [Self] = &[Self::Goal, Self::Turn, Self::Score, Self::End];

    /// Returns its word, which is the topic of its sentences in [`Game::RULES`](solo_core::Game::RULES).
    pub const fn word(self) -> &'static str {
        match self {
            Self::Goal => "goal",
            Self::Turn => "turn",
            Self::Score => "score",
            Self::End => "end",
        }
    }

    /// Returns the part with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        let mut all = Self::ALL.iter();
        all.find(|part| part.word() == word).copied()
    }
}

/// A clause of the rulebook of a game, as its crate states it in English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuleClause {
    /// Id, which refusals and sentences cite: `VK-4.3`.
    pub id: String,
    /// Label, its source: `S` rulebook, `P` published, `R` ruling, `H` house.
    pub label: String,
    /// Text, with the marks of Markdown.
    pub text: String,
    /// Heading of its section.
    pub section: String,
}

impl From<Clause<'_>> for RuleClause {
    fn from(clause: Clause<'_>) -> Self {
        Self {
            id: clause.id.to_owned(),
            label: clause.label.to_owned(),
            text: clause.text.to_owned(),
            section: clause.section.to_owned(),
        }
    }
}
