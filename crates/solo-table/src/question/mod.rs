//! Questions and their answers as data: one door for programs in any language.
//!
//! The methods of [`Table`] are for Rust. Another language passes its questions on as it gets them, so that a question
//! that is added here can be asked there, too.

mod read;

use serde::Serialize;
use solo_core::{Tables, Value};

use crate::answer::Answer;
use crate::glossary::{Entry, Said};
use crate::lesson::LessonPart;
use crate::report::{Due, EventReport, Step};
use crate::rules::{RuleClause, RulePart};
use crate::scene::{Choice, Scene};
use crate::scenic::{Facts, Visibility};
use crate::story::StoryPart;
use crate::summary::Summary;
use crate::table::Table;

/// A question about the game in progress; as JSON, it is a line that the referee answers.
///
/// Each is answered by the method of [`Table`] of its name. Without a step it is about the present position.
///
/// ```
/// use solo_table::Question;
/// let question = Question::try_from(&serde_json::json!({"cmd": "story", "parts": 2}))?;
/// assert_eq!(question, Question::Story { parts: 2 });
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(tag = "cmd", rename_all = "snake_case")
)]
pub enum Question {
    /// Name of the game.
    Name {},
    /// Facts about the game.
    Facts {},
    /// Options of this table.
    Options {},
    /// Tables of its catalogue.
    Catalogue {},
    /// The input that is due.
    Due {},
    /// The choices with labels.
    Choices {},
    /// The choices as notations with weights.
    Notations {},
    /// The view after that many steps.
    View {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
    },
    /// The outcome of the game.
    Outcome {},
    /// The scene after that many steps.
    Scene {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
        /// `true` shows what a player with perfect memory knows, too.
        #[cfg_attr(
            feature = "schema",
            schemars(skip_serializing_if = "core::ops::Not::not")
        )]
        memory: bool,
    },
    /// Events from a step on, as data with sentences.
    Events {
        /// First step; 0 is the start.
        from: usize,
    },
    /// Events from a step on, as data alone.
    EventData {
        /// First step; 0 is the start.
        from: usize,
    },
    /// Steps from one on, with their inputs and events.
    History {
        /// First step; 0 is the start.
        from: usize,
    },
    /// Events of the steps from one to another, in sentences.
    Narration {
        /// First step; 0 is the start, where it begins without one.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        from: Option<usize>,
        /// Last step; the latest one without it.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        to: Option<usize>,
    },
    /// The latest parts of the story.
    Story {
        /// Maximum number of parts.
        parts: usize,
    },
    /// The use of an item of the scene.
    Ask {
        /// Id of the item.
        item: String,
    },
    /// The meaning of typed words.
    Explain {
        /// The words.
        text: String,
    },
    /// A finished game, summed up.
    Summary {},
    /// The explanation of what comes up for the first time after that many steps.
    Lesson {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
    },
    /// Every card of the game in words.
    Glossary {},
    /// A part of the rules in force.
    Rules {
        /// The part.
        part: RulePart,
    },
    /// The whole rulebook by clause.
    Rulebook {},
    /// The possibility to undo, and to undo past a fence.
    CanUndo {},
    /// The game as text.
    SavedGame {},
    /// Its inputs as text, without seed and catalogue.
    Record {},
}

impl Question {
    /// The words that a field `cmd` can have, in the order of the variants.
    pub const WORDS: &'static [&'static str] = &[
        "name",
        "facts",
        "options",
        "catalogue",
        "due",
        "choices",
        "notations",
        "view",
        "outcome",
        "scene",
        "events",
        "event_data",
        "history",
        "narration",
        "story",
        "ask",
        "explain",
        "summary",
        "lesson",
        "glossary",
        "rules",
        "rulebook",
        "can_undo",
        "saved_game",
        "record",
    ];
}

/// The answer to a [`Question`]; as JSON, an object with one field, named after what it has.
///
/// What is not there (a step that was not taken, the outcome of a game that goes on) is `None`, in JSON `null`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
#[expect(
    missing_docs,
    reason = "each is what the question of its name asks for"
)]
pub enum Reply {
    Name(&'static str),
    Facts(Facts),
    Options(Value),
    Catalogue(Tables),
    Due(Due),
    Choices(Vec<Choice>),
    Notations(Vec<(String, Option<u32>)>),
    View(Option<Value>),
    Outcome(Option<Value>),
    Scene(Option<Scene>),
    Events(Vec<EventReport>),
    EventData(Vec<Value>),
    History(Vec<Step>),
    Narration(Vec<String>),
    Story(Vec<StoryPart>),
    /// Answers [`Question::Ask`] and [`Question::Explain`].
    Answer(Answer),
    Summary(Option<Summary>),
    Lesson(Vec<LessonPart>),
    Glossary(Vec<Entry>),
    Rules(Vec<Said>),
    Rulebook(Vec<RuleClause>),
    CanUndo((bool, bool)),
    SavedGame(String),
    Record(String),
}

impl Table {
    /// Answers a question that comes as data.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_table::{Dealer, Question, Reply, Table, Tables};
    /// let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42))?;
    /// assert_eq!(table.reply(&Question::Name {}), Reply::Name("tomb4k"));
    /// let reply = serde_json::to_string(&table.reply(&Question::Due {}));
    /// assert_eq!(reply.unwrap(), r#"{"due":"decision"}"#);
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    #[must_use]
    pub fn reply(&self, question: &Question) -> Reply {
        let at = |step: &Option<usize>| step.unwrap_or_else(|| self.steps());
        match question {
            Question::Name {} => Reply::Name(self.name()),
            Question::Facts {} => Reply::Facts(self.facts()),
            Question::Options {} => Reply::Options(self.options()),
            Question::Catalogue {} => Reply::Catalogue(self.catalogue()),
            Question::Due {} => Reply::Due(self.due()),
            Question::Choices {} => Reply::Choices(self.choices()),
            Question::Notations {} => Reply::Notations(self.notations()),
            Question::View { step } => Reply::View(self.view_at(at(step))),
            Question::Outcome {} => Reply::Outcome(self.outcome()),
            Question::Scene { step, memory } => {
                let visibility = if *memory {
                    Visibility::Memory
                } else {
                    Visibility::Table
                };
                Reply::Scene(self.scene_at(at(step), visibility))
            }
            Question::Events { from } => Reply::Events(self.events_from(*from)),
            Question::EventData { from } => Reply::EventData(self.event_data_from(*from)),
            Question::History { from } => Reply::History(self.history_from(*from)),
            Question::Narration { from, to } => {
                let (from, to) = (from.unwrap_or(0), to.unwrap_or(usize::MAX));
                Reply::Narration(self.narration(from, to))
            }
            Question::Story { parts } => Reply::Story(self.story(*parts)),
            Question::Ask { item } => Reply::Answer(self.ask(item)),
            Question::Explain { text } => Reply::Answer(self.explain(text)),
            Question::Summary {} => Reply::Summary(self.summary()),
            Question::Lesson { step } => Reply::Lesson(self.lesson(at(step))),
            Question::Glossary {} => Reply::Glossary(self.glossary()),
            Question::Rules { part } => Reply::Rules(self.rules(*part)),
            Question::Rulebook {} => Reply::Rulebook(self.rulebook()),
            Question::CanUndo {} => Reply::CanUndo(self.can_undo()),
            Question::SavedGame {} => Reply::SavedGame(self.save()),
            Question::Record {} => Reply::Record(self.record()),
        }
    }
}
