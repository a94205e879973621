//! A session of one game behind an interface without types.

use core::any::Any;
use core::fmt::Write as _;

use solo_core::{
    Countable, Dealer, Game, GameEvent, Input, Narration, Next, OptionMap, Session, Speech, Tables,
    Value, fields,
};

#[cfg(feature = "players")]
use crate::advice::Advising;
use crate::answer::{self, Answer};
use crate::begin;
use crate::choices::choice_of;
use crate::data::Json;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::glossary::{Entry, Glossary, Said};
use crate::lesson::{self, LessonPart};
use crate::moves::{self, Changes};
use crate::pictures::Picture;
use crate::plays::{self, Plays};
use crate::presented::Presented;
use crate::progress::{self, Progress};
use crate::report::{Due, EventReport, Step};
use crate::rules::{RuleClause, RulePart};
use crate::scene::{Choice, Scene};
use crate::scenic::{Facts, Level, Scenic, Visibility};
use crate::snapshot;
use crate::speech::{Language, speech, written};
use crate::story::{self, StoryPart};
use crate::summary::{self, Summary};

/// Another session behind the same interface.
pub(crate) type Boxed = Result<Box<dyn AnySession>, TableError>;

/// The part of a session that asks players, in a build without them.
#[cfg(not(feature = "players"))]
pub(crate) trait Advising {}
#[cfg(not(feature = "players"))]
impl<G: Scenic> Advising for Session<G> {}

/// The interface of a session that [`Table`](crate::Table) needs; object-safe.
pub(crate) trait AnySession: Advising + Send + Sync {
    fn boxed(&self) -> Box<dyn AnySession>;
    fn as_any(&self) -> &dyn Any;
    fn name(&self) -> &'static str;
    fn facts(&self) -> Facts;
    fn options(&self) -> Json;
    fn tables(&self) -> Tables;
    fn due(&self) -> Due;
    fn notations(&self) -> Vec<(String, Option<u32>)>;
    fn choices(&self, language: Language<'_>) -> Vec<Choice>;
    fn enter(&mut self, input: Input<&str, &str>, language: Language<'_>)
    -> Result<(), TableError>;
    fn enter_number(
        &mut self,
        input: Input<u32, u32>,
        language: Language<'_>,
    ) -> Result<(), TableError>;
    fn view(&self, step: usize) -> Option<Json>;
    fn outcome(&self) -> Option<Json>;
    fn steps(&self) -> usize;
    /// Lists the events from a step on: as data, as data with sentences, and as sentences up to a
    /// step.
    fn events(&self, from: usize) -> Vec<Json>;
    fn event_reports(&self, from: usize, language: Language<'_>) -> Vec<EventReport>;
    fn history(&self, from: usize, language: Language<'_>) -> Vec<Step>;
    fn narration(&self, from: usize, to: usize, language: Language<'_>) -> Vec<String>;
    fn ask(&self, item: &str, language: Language<'_>) -> Answer;
    fn explain(&self, text: &str, language: Language<'_>) -> Answer;
    fn outcome_called(&self, text: &str, language: Language<'_>) -> Option<String>;
    fn story(&self, parts: usize, language: Language<'_>) -> Vec<StoryPart>;
    fn summary(&self, language: Language<'_>) -> Option<Summary>;
    fn changes(&self, from: usize, language: Language<'_>) -> Vec<Changes>;
    fn plays(&self, language: Language<'_>) -> Plays;
    fn progress(&self, step: usize, language: Language<'_>) -> Option<Progress>;
    fn pictures(&self, language: Language<'_>) -> Vec<Picture>;
    fn lesson(&self, step: usize, language: Language<'_>) -> Option<Vec<LessonPart>>;
    fn undo(&mut self, past_fence: bool) -> Result<(), TableError>;
    fn redo(&mut self) -> bool;
    fn can_undo(&self) -> (bool, bool);
    fn can_redo(&self) -> bool;
    fn makes_no_difference(&self) -> bool;
    fn deal(&mut self, dealer: Dealer);
    fn dealer(&self) -> &Dealer;
    /// Options that differ from the defaults as `name=value`, and the level that they make.
    fn changed_options(&self) -> (Vec<String>, Option<&'static str>);
    fn save(&self) -> String;
    fn save_with_catalogue(&self) -> String;
    fn record(&self) -> String;
    fn begin_again(&self, options: Option<&Value>, tables: Option<&Tables>) -> Boxed;
    fn set_up_here(&self, view: &Value, options: Option<&Value>, tables: Option<&Tables>) -> Boxed;
    fn load_here(&self, save: &str) -> Boxed;
    fn amended(&self, edits: &[&str]) -> Boxed;
    fn glossary(&self, language: Language<'_>) -> Vec<Entry>;
    fn rules(&self, part: RulePart, language: Language<'_>) -> Vec<Said>;
    fn rulebook(&self) -> Vec<RuleClause>;
    fn scene(&self, step: usize, visibility: Visibility, language: Language<'_>) -> Option<Scene>;
    #[cfg(feature = "schema")]
    fn schema(&self) -> Value;
}

impl<G: Presented> AnySession for Session<G> {
    fn boxed(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn options(&self) -> Json {
        Json::of(&OptionMap(Game::options(self.game()).clone()))
    }

    fn tables(&self) -> Tables {
        self.game().tables()
    }

    fn due(&self) -> Due {
        Due::of(&self.next())
    }

    fn notations(&self) -> Vec<(String, Option<u32>)> {
        let (game, state) = (self.game(), self.state());
        match self.next() {
            Next::Decision => game
                .decisions(state)
                .map(|decision| (game.decision_text(decision).to_string(), None))
                .collect(),
            Next::Chance(_) => game
                .chances(state)
                .map(|(chance, weight)| (game.chance_text(chance).to_string(), Some(weight)))
                .collect(),
            Next::Over(_) => Vec::new(),
        }
    }

    fn choices(&self, language: Language<'_>) -> Vec<Choice> {
        snapshot::choices(self, language)
    }

    fn enter(
        &mut self,
        input: Input<&str, &str>,
        language: Language<'_>,
    ) -> Result<(), TableError> {
        let entered = match input {
            Input::Decision(text) => self.decide_text(text),
            Input::Chance(text) => self.report_text(text),
        };
        let decision = match input {
            Input::Decision(text) => self.game().parse_decision(text).ok(),
            Input::Chance(_) => None,
        };
        entered.map_err(|refusal| answer::why(self, decision, &refusal, language))
    }

    fn enter_number(
        &mut self,
        input: Input<u32, u32>,
        language: Language<'_>,
    ) -> Result<(), TableError> {
        let game = self.game();
        let unknown = |number: u32, count: u32, what: &str| {
            let message = format_args!(
                "there is no {what} {number}; they count from 0 to {}",
                count.saturating_sub(1)
            );
            TableError::new(ErrorKind::BadNumber, message)
        };
        let input = match input {
            Input::Decision(number) => Input::Decision(
                G::Decision::nth(game, number)
                    .ok_or_else(|| unknown(number, G::Decision::count(game), "decision"))?,
            ),
            Input::Chance(number) => Input::Chance(
                G::Chance::nth(game, number)
                    .ok_or_else(|| unknown(number, G::Chance::count(game), "outcome"))?,
            ),
        };
        let decision = match input {
            Input::Decision(decision) => Some(decision),
            Input::Chance(_) => None,
        };
        self.push(input)
            .map_err(|refusal| answer::why(self, decision, &refusal, language))
    }

    fn view(&self, step: usize) -> Option<Json> {
        let game = self.game();
        snapshot::look(self, step, |state| Json::of(&game.view_data(state)))
    }

    fn outcome(&self) -> Option<Json> {
        match self.next() {
            Next::Over(outcome) => Some(Json::of(&self.game().outcome_data(&outcome))),
            Next::Decision | Next::Chance(_) => None,
        }
    }

    fn steps(&self) -> usize {
        self.len()
    }

    fn events(&self, from: usize) -> Vec<Json> {
        let events = self.moments_from(from).flat_map(|moment| moment.events);
        events
            .map(|event| Json::of(&self.game().event_data(&event)))
            .collect()
    }

    fn event_reports(&self, from: usize, language: Language<'_>) -> Vec<EventReport> {
        let speech = speech(self.game(), language);
        let events = self.moments_from(from).flat_map(|moment| moment.events);
        events.map(|event| event_report(&speech, &event)).collect()
    }

    fn history(&self, from: usize, language: Language<'_>) -> Vec<Step> {
        let speech = speech(self.game(), language);
        let mut before = from.checked_sub(1).and_then(|step| self.moment(step));
        let mut steps = Vec::new();
        for moment in self.moments_from(from) {
            let mut choice = Choice::default();
            let mut number = None;
            let mut due = Due::Nothing;
            if let (Some(input), Some(before)) = (&moment.input, &before) {
                due = match input {
                    Input::Decision(_) => Due::Decision,
                    Input::Chance(_) => Due::Chance,
                };
                choice = choice_of(&speech, &before.state, *input);
                number = Some(choice.number);
            }
            let events = moment.events.iter();
            steps.push(Step {
                step: moment.step,
                input: due,
                number,
                notation: choice.notation,
                label: choice.label,
                events: events.map(|event| event_report(&speech, event)).collect(),
            });
            before = Some(moment);
        }
        steps
    }

    fn narration(&self, from: usize, to: usize, language: Language<'_>) -> Vec<String> {
        let speech = speech(self.game(), language);
        let mut sentences = Vec::new();
        let mut narrate = |events: &[G::Event]| {
            let narration = Narration::new(speech, events);
            sentences.extend(narration.map(|sentence| written(|out| write!(out, "{sentence}"))));
        };
        if let Some(steps) = self.recent_events(from) {
            let steps = steps.take_while(|(step, _)| *step <= to);
            steps.for_each(|(_, events)| narrate(events));
        } else {
            let moments = self.moments_from(from).take_while(|m| m.step <= to);
            moments.for_each(|moment| narrate(&moment.events));
        }
        sentences
    }

    fn ask(&self, item: &str, language: Language<'_>) -> Answer {
        answer::asked(self, item, language)
    }

    fn explain(&self, text: &str, language: Language<'_>) -> Answer {
        answer::explained(self, text, language)
    }

    fn outcome_called(&self, text: &str, language: Language<'_>) -> Option<String> {
        answer::outcome_called(self, text, language)
    }

    fn story(&self, parts: usize, language: Language<'_>) -> Vec<StoryPart> {
        story::story(self, parts, language)
    }

    fn summary(&self, language: Language<'_>) -> Option<Summary> {
        summary::summary(self, language)
    }

    fn changes(&self, from: usize, language: Language<'_>) -> Vec<Changes> {
        moves::changes(self, from, language)
    }

    fn plays(&self, language: Language<'_>) -> Plays {
        plays::plays(self, language)
    }

    fn progress(&self, step: usize, language: Language<'_>) -> Option<Progress> {
        progress::progress(self, step, language)
    }

    fn pictures(&self, language: Language<'_>) -> Vec<Picture> {
        G::pictures(self.game(), &speech(self.game(), language))
    }

    fn lesson(&self, step: usize, language: Language<'_>) -> Option<Vec<LessonPart>> {
        lesson::lesson(self, step, language)
    }

    fn undo(&mut self, past_fence: bool) -> Result<(), TableError> {
        if past_fence {
            let undone = self.undo_past_fence().map(|_| ());
            undone.ok_or_else(|| TableError::undo(solo_core::UndoError::Nothing))
        } else {
            Self::undo(self).map(|_| ()).map_err(TableError::undo)
        }
    }

    fn redo(&mut self) -> bool {
        Self::redo(self).is_some()
    }

    fn can_undo(&self) -> (bool, bool) {
        (Self::can_undo(self), self.can_undo_past_fence())
    }

    fn can_redo(&self) -> bool {
        Self::can_redo(self)
    }

    fn makes_no_difference(&self) -> bool {
        let (game, state) = (self.game(), self.state());
        if !matches!(Game::next(game, state), Next::Decision) {
            return false;
        }
        let decisions = game.decisions(state);
        let count = decisions.len();
        let mut after = decisions.map(|decision| game.apply(state, Input::Decision(decision)).ok());
        let first = after.next().flatten();
        count > 1 && first.is_some() && after.all(|other| other == first)
    }

    fn deal(&mut self, dealer: Dealer) {
        self.set_chance(dealer);
        self.answer();
    }

    fn dealer(&self) -> &Dealer {
        self.chance()
    }

    fn changed_options(&self) -> (Vec<String>, Option<&'static str>) {
        let said = |options: &G::Options| Json::of(&OptionMap(options.clone()));
        let (options, defaults) = (
            said(Game::options(self.game())),
            said(&G::Options::default()),
        );
        let is_level = |level: &&Level| {
            let of_level = begin::read_options::<G>(level.options);
            of_level.is_ok_and(|of_level| said(&of_level) == options)
        };
        let level = G::LEVELS.iter().find(is_level).map(|level| level.name);
        (begin::changed(&options, &defaults), level)
    }

    fn save(&self) -> String {
        self.to_text()
    }

    fn save_with_catalogue(&self) -> String {
        self.clone().with_catalogue().to_text()
    }

    fn record(&self) -> String {
        Self::record(self).to_text()
    }

    fn begin_again(&self, options: Option<&Value>, tables: Option<&Tables>) -> Boxed {
        let game = begin::game_like(self.game(), options, tables)?;
        Ok(Box::new(Self::new(game)))
    }

    fn set_up_here(&self, view: &Value, options: Option<&Value>, tables: Option<&Tables>) -> Boxed {
        let game = begin::game_like(self.game(), options, tables)?;
        Ok(Box::new(Self::from(begin::viewed(game, view)?)))
    }

    fn load_here(&self, save: &str) -> Boxed {
        Ok(Box::new(begin::loaded(self.game(), save)?))
    }

    fn amended(&self, edits: &[&str]) -> Boxed {
        let record = begin::amended(self.game(), self.state(), edits)?;
        Ok(Box::new(Self::from(record)))
    }

    fn glossary(&self, language: Language<'_>) -> Vec<Entry> {
        Glossary::glossary(self.game(), &speech(self.game(), language))
    }

    fn rules(&self, part: RulePart, language: Language<'_>) -> Vec<Said> {
        let speech = speech(self.game(), language);
        let rules = G::RULES.about(part.word(), Game::options(self.game()));
        rules
            .map(|rule| Said::rule(rule, &fields![], &speech))
            .collect()
    }

    fn rulebook(&self) -> Vec<RuleClause> {
        G::RULES.rulebook().map(RuleClause::from).collect()
    }

    fn scene(&self, step: usize, visibility: Visibility, language: Language<'_>) -> Option<Scene> {
        snapshot::scene_at(self, step, visibility, language)
    }

    #[cfg(feature = "schema")]
    fn schema(&self) -> Value {
        solo_core::GameData::schema(self.game())
    }
}

fn event_report<G: Scenic>(speech: &Speech<'_, G>, event: &G::Event) -> EventReport {
    EventReport {
        kind: event.tag(),
        data: Json::of(&speech.game().event_data(event)),
        sentence: written(|out| event.tell(speech, out)),
    }
}
