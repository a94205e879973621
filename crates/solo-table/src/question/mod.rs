//! Questions and their answers as data: one door for programs in any language.
//!
//! The methods of [`Table`] are for Rust. Another language passes its questions on as it gets them, so that a question
//! that is added here can be asked there, too.

mod declare;
mod read;

use serde::Serialize;
use solo_core::{Tables, Value};

use crate::answer::Answer;
use crate::data::Json;
use crate::error::TableError;
use crate::glossary::{Entry, Said};
use crate::lesson::LessonPart;
use crate::moves::Changes;
use crate::pictures::Picture;
use crate::plays::Plays;
use crate::progress::Progress;
use crate::report::{Due, EventReport, Step};
use crate::rules::{RuleClause, RulePart};
use crate::scene::{Choice, Scene};
use crate::scenic::{Facts, Visibility};
use crate::story::StoryPart;
use crate::summary::Summary;
use crate::table::Table;

use declare::questions;
use read::{Field, Fields, unknown};

questions! {
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
    Question

    /// The answer to a [`Question`]; as JSON, an object with one field, named after what it has.
    ///
    /// What is not there (a step that was not taken, the outcome of a game that goes on) is `None`, in JSON `null`.
    #[derive(Clone, Debug, PartialEq, Serialize)]
    #[serde(rename_all = "snake_case")]
    #[non_exhaustive]
    #[expect(
        missing_docs,
        reason = "each is what the question of its name asks for; `Answer` is that of `Ask` and `Explain`"
    )]
    Reply

    answers of table

    /// Name of the game.
    Name "name" {} => Name(&'static str) = table.name();
    /// Facts about the game.
    Facts "facts" {} => Facts(Facts) = table.facts();
    /// Options of this table.
    Options "options" {} => Options(Json) = table.options();
    /// Tables of its catalogue.
    Catalogue "catalogue" {} => Catalogue(Tables) = table.catalogue();
    /// The input that is due.
    Due "due" {} => Due(Due) = table.due();
    /// The choices with labels.
    Choices "choices" {} => Choices(Vec<Choice>) = table.choices();
    /// The choices as notations with weights.
    Notations "notations" {} => Notations(Vec<(String, Option<u32>)>) = table.notations();
    /// The view after that many steps.
    View "view" {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
    } => View(Option<Json>) = table.view_at(at(table, *step));
    /// The outcome of the game.
    Outcome "outcome" {} => Outcome(Option<Json>) = table.outcome();
    /// The scene after that many steps.
    Scene "scene" {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
        /// `true` shows what a player with perfect memory knows, too.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "core::ops::Not::not"))]
        memory: bool,
    } => Scene(Option<Scene>) = table.scene_at(at(table, *step), seen(*memory));
    /// Events from a step on, as data with sentences.
    Events "events" {
        /// First step; 0 is the start.
        from: usize,
    } => Events(Vec<EventReport>) = table.events_from(*from);
    /// Events from a step on, as data alone.
    EventData "event_data" {
        /// First step; 0 is the start.
        from: usize,
    } => EventData(Vec<Json>) = table.event_data_from(*from);
    /// Steps from one on, with their inputs and events.
    History "history" {
        /// First step; 0 is the start.
        from: usize,
    } => History(Vec<Step>) = table.history_from(*from);
    /// Events of the steps from one to another, in sentences.
    Narration "narration" {
        /// First step; 0 is the start, where it begins without one.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        from: Option<usize>,
        /// Last step; the latest one without it.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        to: Option<usize>,
    } => Narration(Vec<String>) = table.narration(from.unwrap_or(0), to.unwrap_or(usize::MAX));
    /// The latest parts of the story.
    Story "story" {
        /// Maximum number of parts.
        parts: usize,
    } => Story(Vec<StoryPart>) = table.story(*parts);
    /// Moves and changes of each step from one on.
    Changes "changes" {
        /// First step; the steps count from 1.
        from: usize,
    } => Changes(Vec<Changes>) = table.changes_from(*from);
    /// The choices as they are played.
    Plays "plays" {} => Plays(Plays) = table.plays();
    /// Tracks, sets, clocks and needs after that many steps.
    Progress "progress" {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
    } => Progress(Option<Progress>) = table.progress_at(at(table, *step));
    /// Every card as it is drawn.
    Pictures "pictures" {} => Pictures(Vec<Picture>) = table.pictures();
    /// The use of an item of the scene.
    Ask "ask" {
        /// Id of the item.
        item: String,
    } => Answer(Answer) = table.ask(item);
    /// The meaning of typed words.
    Explain "explain" {
        /// The words.
        text: String,
    } => Answer = table.explain(text);
    /// A finished game, summed up.
    Summary "summary" {} => Summary(Option<Summary>) = table.summary();
    /// The explanation of what comes up for the first time after that many steps.
    Lesson "lesson" {
        /// Number of steps.
        #[cfg_attr(feature = "schema", schemars(skip_serializing_if = "Option::is_none"))]
        step: Option<usize>,
    } => Lesson(Vec<LessonPart>) = table.lesson(at(table, *step));
    /// Every card of the game in words.
    Glossary "glossary" {} => Glossary(Vec<Entry>) = table.glossary();
    /// A part of the rules in force.
    Rules "rules" {
        /// The part.
        part: RulePart,
    } => Rules(Vec<Said>) = table.rules(*part);
    /// The whole rulebook by clause.
    Rulebook "rulebook" {} => Rulebook(Vec<RuleClause>) = table.rulebook();
    /// The possibility to undo, and to undo past a fence.
    CanUndo "can_undo" {} => CanUndo((bool, bool)) = table.can_undo();
    /// The equality of all positions that the possible decisions lead to.
    MakesNoDifference "makes_no_difference" {} => MakesNoDifference(bool) = table.makes_no_difference();
    /// The game as text.
    SavedGame "saved_game" {} => SavedGame(String) = table.save();
    /// Its inputs as text, without seed and catalogue.
    Record "record" {} => Record(String) = table.record();
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
    pub fn reply(&self, question: &Question) -> Reply {
        question.answered(self)
    }
}

/// Returns the step that a question is about.
fn at(table: &Table, step: Option<usize>) -> usize {
    step.unwrap_or_else(|| table.steps())
}

const fn seen(memory: bool) -> Visibility {
    if memory {
        Visibility::Memory
    } else {
        Visibility::Table
    }
}
