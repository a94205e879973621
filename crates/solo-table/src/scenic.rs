//! The interface by which a game is shown.

use std::borrow::Cow;

use serde::Serialize;
use solo_core::{Faults, Features, Game, GameData, NamedFields, Speech, fields};
use solo_players::Study;

use crate::answer::Phrase;
use crate::glossary::Entry;
use crate::lesson::FirstGame;
use crate::scene::Scene;
use crate::story::Opening;
use crate::target::{ChoiceTarget, Target};

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

/// The zones of scenes that show a field of a view, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In these zones; `now` and `ask` name the lines of the scene, `choices` its list.
    In(&'static [&'static str]),
    /// Not at all, by this clause.
    Hidden(&'static str),
}

/// A game whose view has [`Features`].
///
/// It is required with and without feature `learn`, which only adds: what compiles without it also
/// compiles where another crate of the program has it on.
pub trait Numbered: GameData<View: Features<Self>> {}
impl<G: GameData<View: Features<G>>> Numbered for G {}

/// A game that a table can show: the zones with their items, and the cards explained in words.
///
/// Texts for people go through the speech that a method receives, with templates that
/// [`Game::texts`](solo_core::Game::texts) lists, or stay English in every language.
///
/// The view and everything in it has `#[derive(Features)]`.
pub trait Scenic: Numbered + Study + Game<Decision: NamedFields<Self>> {
    /// Facts about the game.
    const FACTS: Facts;

    /// Every field of the view, in its order, with the zones that show it.
    const SHOWN: &'static [(&'static str, Shown)];

    /// The kinds of decisions with their verbs and with the items that they concern.
    ///
    /// A question about an item looks only at decisions that can concern it, and at those of kinds that are not listed.
    const TARGETS: &'static [Target] = &[];

    /// The game for a lesson; without one by default.
    const FIRST_GAME: FirstGame = FirstGame {
        seed: 0,
        decisions: 0,
    };

    /// Unit of its results, behind a number: points, or the lead in a game against the points of a rival.
    const RESULT: &'static str = "points";

    /// Levels of difficulty besides the default, the easiest first; none by default.
    const LEVELS: &'static [Level] = &[];

    /// Returns the zones of the table. [`Table`](crate::Table) fills in title and choices.
    fn scene(
        &self,
        state: &Self::State,
        visibility: Visibility,
        speech: &Speech<'_, Self>,
    ) -> Scene;

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
    #[must_use]
    fn is_aside(&self, _state: &Self::State, _decision: Self::Decision) -> bool {
        false
    }

    /// Returns whether the question at a position refers to an event before it, which the position does not say.
    #[must_use]
    fn refers_back(&self, _state: &Self::State) -> bool {
        false
    }

    /// The question at such a position if it refers to this event; the latest one with a question counts.
    fn ask_after(&self, _event: &Self::Event, _speech: &Speech<'_, Self>) -> Option<String> {
        None
    }

    /// The part of a story that an event opens: a turn, or what another actor does; `None` if it belongs to what came before.
    fn opens(&self, _event: &Self::Event) -> Option<Opening> {
        None
    }

    /// The weight of an event among the notable moments of a finished game; 0 if it is none.
    fn notable(&self, _event: &Self::Event) -> u32 {
        0
    }

    /// The rules that explain a legal decision to a beginner: topics or keys of [`Game::RULES`](solo_core::Game::RULES)
    /// whose sentences have no other fields than the options. What was explained before is left out of a lesson.
    fn explains(&self, _state: &Self::State, _decision: Self::Decision) -> &'static [&'static str] {
        &[]
    }

    /// The rules that explain an event to a beginner, likewise.
    fn explains_event(&self, _event: &Self::Event) -> &'static [&'static str] {
        &[]
    }

    /// A phrase of answers, stories and hints in the language of the speech, where the game has a better one.
    fn phrase(&self, phrase: Phrase, speech: &Speech<'_, Self>) -> Cow<'static, str> {
        phrase.said(speech)
    }

    /// The name of the opponent in sentences, in the language of the speech; empty if there is none.
    fn rival(&self, _speech: &Speech<'_, Self>) -> Cow<'static, str> {
        Self::FACTS.rival.into()
    }

    /// Every card, with what it does in words.
    fn glossary(&self, speech: &Speech<'_, Self>) -> Vec<Entry>;
}
