//! A session of one game behind an interface without types.

use core::fmt::{self, Write as _};

use solo_core::{
    Countable, Dealer, Game, GameEvent, Input, Narration, Next, OptionMap, Session, Speech, Tables,
    Value, fields,
};

#[cfg(feature = "players")]
use crate::advice::Advising;
use crate::answer::{self, Answer};
use crate::choices::{choice_of, choices};
use crate::data::value_of;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::glossary::{Entry, Said};
#[cfg(feature = "learn")]
use crate::learn::{Learn, Learner};
use crate::lesson::{self, LessonPart};
use crate::report::{Due, EventReport, Step};
use crate::rules::{RuleClause, RulePart};
use crate::scene::{Choice, Scene, are_distinct};
use crate::scenic::{Facts, Scenic, Visibility};
use crate::story::{self, StoryPart};
use crate::summary::{self, Summary};
use crate::table::{self, Language};

/// Another session behind the same interface.
type Boxed = Result<Box<dyn AnySession>, TableError>;

/// The part of a session that asks players, in a build without them.
#[cfg(not(feature = "players"))]
pub(crate) trait Advising {}
#[cfg(not(feature = "players"))]
impl<G: Scenic> Advising for Session<G> {}

/// The interface of a session that [`Table`](crate::Table) needs; object-safe.
pub(crate) trait AnySession: Advising + Send + Sync {
    fn boxed(&self) -> Box<dyn AnySession>;
    fn name(&self) -> &'static str;
    fn facts(&self) -> Facts;
    fn options(&self) -> Value;
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
    fn view(&self, step: usize) -> Option<Value>;
    fn outcome(&self) -> Option<Value>;
    fn steps(&self) -> usize;
    /// Lists the events from a step on: as data, as data with sentences, and as sentences up to a
    /// step.
    fn events(&self, from: usize) -> Vec<Value>;
    fn event_reports(&self, from: usize, language: Language<'_>) -> Vec<EventReport>;
    fn history(&self, from: usize, language: Language<'_>) -> Vec<Step>;
    fn narration(&self, from: usize, to: usize, language: Language<'_>) -> Vec<String>;
    fn ask(&self, item: &str, language: Language<'_>) -> Answer;
    fn explain(&self, text: &str, language: Language<'_>) -> Answer;
    fn story(&self, parts: usize, language: Language<'_>) -> Vec<StoryPart>;
    fn summary(&self, language: Language<'_>) -> Option<Summary>;
    fn lesson(&self, step: usize, language: Language<'_>) -> Option<Vec<LessonPart>>;
    fn undo(&mut self, past_fence: bool) -> Result<(), TableError>;
    fn redo(&mut self) -> bool;
    fn can_undo(&self) -> (bool, bool);
    fn can_redo(&self) -> bool;
    fn deal(&mut self, dealer: Dealer);
    fn dealer(&self) -> &Dealer;
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
    #[cfg(feature = "learn")]
    fn learner(&self) -> Box<dyn Learn>;
    fn scene(&self, step: usize, visibility: Visibility, language: Language<'_>) -> Option<Scene>;
    #[cfg(feature = "schema")]
    fn schema(&self) -> Value;
}

impl<G: Scenic> AnySession for Session<G> {
    fn boxed(&self) -> Box<dyn AnySession> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn facts(&self) -> Facts {
        G::FACTS
    }

    fn options(&self) -> Value {
        value_of(&OptionMap(Game::options(self.game()).clone()))
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
        let choices = choices(&speech(self.game(), language), self.state());
        if are_distinct(&choices) {
            return choices;
        }
        // What tells equal labels apart is where their items lie.
        let scene = AnySession::scene(self, self.len(), Visibility::Table, language);
        scene.map_or(choices, |scene| scene.choices)
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
        entered.map_err(|refusal| refused(self.game(), &refusal, language))
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
        self.push(input)
            .map_err(|refusal| refused(self.game(), &refusal, language))
    }

    fn view(&self, step: usize) -> Option<Value> {
        let game = self.game();
        look(self, step, |state| value_of(&game.view_data(state)))
    }

    fn outcome(&self) -> Option<Value> {
        match self.next() {
            Next::Over(outcome) => Some(value_of(&self.game().outcome_data(&outcome))),
            Next::Decision | Next::Chance(_) => None,
        }
    }

    fn steps(&self) -> usize {
        self.len()
    }

    fn events(&self, from: usize) -> Vec<Value> {
        let events = self.moments_from(from).flat_map(|moment| moment.events);
        events
            .map(|event| value_of(&self.game().event_data(&event)))
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

    fn story(&self, parts: usize, language: Language<'_>) -> Vec<StoryPart> {
        story::story(self, parts, language)
    }

    fn summary(&self, language: Language<'_>) -> Option<Summary> {
        summary::summary(self, language)
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

    fn deal(&mut self, dealer: Dealer) {
        self.set_chance(dealer);
        self.answer();
    }

    fn dealer(&self) -> &Dealer {
        self.chance()
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
        let game = table::game_like(self.game(), options, tables)?;
        Ok(Box::new(Self::new(game)))
    }

    fn set_up_here(&self, view: &Value, options: Option<&Value>, tables: Option<&Tables>) -> Boxed {
        let game = table::game_like(self.game(), options, tables)?;
        Ok(Box::new(Self::from(table::viewed(game, view)?)))
    }

    fn load_here(&self, save: &str) -> Boxed {
        Ok(Box::new(table::loaded(self.game(), save)?))
    }

    fn amended(&self, edits: &[&str]) -> Boxed {
        let record = table::amended(self.game(), self.state(), edits)?;
        Ok(Box::new(Self::from(record)))
    }

    fn glossary(&self, language: Language<'_>) -> Vec<Entry> {
        Scenic::glossary(self.game(), &speech(self.game(), language))
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

    #[cfg(feature = "learn")]
    fn learner(&self) -> Box<dyn Learn> {
        Box::new(Learner::going_on(self))
    }

    fn scene(&self, step: usize, visibility: Visibility, language: Language<'_>) -> Option<Scene> {
        let game = self.game();
        let speech = speech(game, language);
        let asked = story::question(self, step, &speech);
        look(self, step, |state| {
            let mut scene = Scenic::scene(game, state, visibility, &speech);
            if let Some(ask) = asked {
                scene.ask = ask;
            }
            G::FACTS.title.clone_into(&mut scene.game);
            scene.choices = choices(&speech, state);
            scene.tell_labels_apart();
            scene
        })
    }

    #[cfg(feature = "schema")]
    fn schema(&self) -> Value {
        solo_core::GameData::schema(self.game())
    }
}

/// Returns the speech of a game in a language.
pub(crate) fn speech<'a, G: Game>(game: &'a G, language: Language<'a>) -> Speech<'a, G> {
    language.map_or_else(
        || Speech::of(game),
        |translation| Speech::translated(game, translation),
    )
}

/// Collects what is written; a text accepts every write.
pub(crate) fn written(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    // Most labels fit, without growing step by step.
    let mut text = String::with_capacity(64);
    let _ = write(&mut text);
    text
}

pub(crate) fn refused<G: Game>(
    game: &G,
    refusal: &G::Refusal,
    language: Language<'_>,
) -> TableError {
    let speech = speech(game, language);
    let reason = written(|out| game.say_refusal(refusal, &speech, out));
    TableError::refused_because(game, refusal, reason)
}

fn event_report<G: Scenic>(speech: &Speech<'_, G>, event: &G::Event) -> EventReport {
    EventReport {
        kind: event.tag(),
        data: value_of(&speech.game().event_data(event)),
        sentence: written(|out| event.tell(speech, out)),
    }
}

/// Looks at the position after that many steps; only earlier positions are computed again.
fn look<G: Scenic, T>(
    session: &Session<G>,
    step: usize,
    look: impl FnOnce(&G::State) -> T,
) -> Option<T> {
    if step == session.len() {
        return Some(look(session.state()));
    }
    session.moment(step).map(|moment| look(&moment.state))
}
