//! The interface by which the positions of a game are shown.

mod target;

use std::borrow::Cow;

use serde::Serialize;
use solo_core::{Faults, Game, GameData, NamedFields, Speech, fields};
use solo_players::Study;

use crate::phrase::Phrase;
use crate::scene::Scene;

#[cfg(feature = "testkit")]
pub(crate) use target::is_by;
pub use target::{ChoiceTarget, Target};
pub(crate) use target::{candidates, has_item};

/// Facts about a game that do not depend on a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Facts {
    /// Title.
    pub title: &'static str,
    /// Designers, of the game and of its solitaire variant.
    pub designers: &'static str,
    /// Aim of the game, in one line.
    pub about: &'static str,
    /// Playing time, in words.
    pub time: &'static str,
    /// Name of the opponent in sentences; empty if there is none.
    pub rival: &'static str,
}

/// A level of difficulty: a name and the options that it sets, with every other one at its default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// Name, which says it beside the default: `easier`, `harder`.
    pub name: &'static str,
    /// Options by name and value.
    pub options: &'static [(&'static str, &'static str)],
}

/// The part of a position that a scene shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Everything face up on a table.
    #[default]
    Table,
    /// Also the knowledge of a player with perfect memory.
    Memory,
}

/// The condition for which a decision of another step has to wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Waits {
    /// Reason in a sentence without capital and full stop: "an action is under way and is finished first".
    pub reason: String,
    /// Clause of the rulebook that says so.
    pub rule: &'static str,
    /// `true` if every decision of another step waits for the same.
    pub is_for_all: bool,
}

impl Waits {
    /// Waiting for this reason, by this clause.
    pub fn new(reason: impl Into<String>, rule: &'static str) -> Self {
        Self {
            reason: reason.into(),
            rule,
            is_for_all: false,
        }
    }

    /// The same, as a reason for all decisions of other steps.
    #[must_use]
    pub fn for_all(self) -> Self {
        Self {
            is_for_all: true,
            ..self
        }
    }
}

/// The zones of scenes that show a field of a view, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In these zones; `now` and `ask` name the lines of the scene, `choices` its list.
    In(&'static [&'static str]),
    /// Not at all, by this clause.
    Hidden(&'static str),
}

/// A game that a table can show: the zones with their items, and the cards explained in words.
///
/// Texts for people go through the speech that a method receives, with templates that
/// [`Game::texts`](solo_core::Game::texts) lists, or stay English in every language.
pub trait Scenic: GameData + Study + Game<Decision: NamedFields<Self>> {
    /// Facts about the game.
    const FACTS: Facts;

    /// Every field of the view, in its order, with the zones that show it.
    const SHOWN: &'static [(&'static str, Shown)];

    /// The kinds of decisions with their verbs and with the items that they concern.
    ///
    /// A question about an item looks only at decisions that can concern it, and at those of kinds that are not listed.
    const TARGETS: &'static [Target] = &[];

    /// Levels of difficulty besides the default, the easiest first; none by default.
    const LEVELS: &'static [Level] = &[];

    /// Returns the zones of the table. [`Table`](crate::Table) fills in title and choices.
    fn scene(
        &self,
        state: &Self::State,
        visibility: Visibility,
        speech: &Speech<'_, Self>,
    ) -> Scene;

    /// The key of the pictogram of a card, by its key in the glossary: kind, set and part with a slash between them, the same
    /// in every catalogue and language. By default it is the key of the card.
    ///
    /// What lies on the table as a card has the kind `card`.
    fn emblem(&self, card: &str) -> Option<Cow<'static, str>> {
        Some(card.to_owned().into())
    }

    /// The items of the scene that a legal decision concerns: those of [`Scenic::TARGETS`], and what the position adds.
    fn decision_target(
        &self,
        _state: &Self::State,
        decision: Self::Decision,
        speech: &Speech<'_, Self>,
    ) -> ChoiceTarget {
        ChoiceTarget::declared(decision, &fields![], speech)
    }

    /// The items of the scene that a chance outcome concerns.
    fn chance_target(&self, _state: &Self::State, _chance: Self::Chance) -> ChoiceTarget {
        ChoiceTarget::default()
    }

    /// The heading over the outcomes that chance can bring: "The next card".
    fn chance_group(&self, _state: &Self::State, _speech: &Speech<'_, Self>) -> String {
        "What comes".to_owned()
    }

    /// The position with corrections, or every fault of them; `None` in a game without corrections.
    fn amend(&self, _state: &Self::State, _edits: &[&str]) -> Option<Result<Self::State, Faults>> {
        None
    }

    /// Returns whether a decision is offered beside the answers to what is asked, such as to end, to pass or to report more.
    ///
    /// A list of choices has such decisions last.
    fn is_aside(&self, _state: &Self::State, _decision: Self::Decision) -> bool {
        false
    }

    /// Returns whether the player of a position chooses nothing and only reports what is so at a real table: no hint can say
    /// what.
    fn is_report(&self, _state: &Self::State) -> bool {
        false
    }

    /// Returns whether the question at a position refers to an event before it, which the position does not say.
    fn refers_back(&self, _state: &Self::State) -> bool {
        false
    }

    /// The question at such a position if it refers to this event; the latest one with a question counts.
    fn ask_after(&self, _event: &Self::Event, _speech: &Speech<'_, Self>) -> Option<String> {
        None
    }

    /// Returns the condition for which a decision that is not one of this step has to wait, where the refusal does not say it; by default nothing.
    fn waits(
        &self,
        _state: &Self::State,
        _decision: Self::Decision,
        _speech: &Speech<'_, Self>,
    ) -> Option<Waits> {
        None
    }

    /// A phrase of answers, stories and hints in the language of the speech, where the game has a better one.
    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        phrase.said(speech)
    }

    /// The name of the opponent in sentences, in the language of the speech; empty if there is none.
    fn rival(&self, _speech: &Speech<'_, Self>) -> Cow<'static, str> {
        Self::FACTS.rival.into()
    }
}
