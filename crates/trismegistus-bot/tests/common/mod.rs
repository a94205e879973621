//! Positions and steps in the notation of the rulebook, for all tests.
#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::needless_pass_by_value,
    reason = "a test may panic"
)]

pub mod names;
mod positions;
mod tables;

pub use positions::*;
pub use tables::*;

use serde_json::{Value, json};
use solo_core::{GameData, Input, Next, Tables};
use trismegistus_bot::{Botmegistus, Event, Listed as _, Options, Outcome, Refusal, State};

/// A game being played, as a table sees it.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: Botmegistus,
    pub state: State,
    /// The events of the last step.
    pub events: Vec<Event>,
}

pub fn options(json: &Value) -> Options {
    serde_json::from_value(json.clone()).unwrap()
}

impl Play {
    /// Begins a new game with these options.
    pub fn new(json: &Value) -> Self {
        Self::of(Botmegistus::new(options(json)))
    }

    pub fn with_tables(json: &Value, tables: Tables) -> Self {
        Self::of(Botmegistus::assemble(options(json), &tables).unwrap())
    }

    pub fn of(game: Botmegistus) -> Self {
        let mut events = Vec::new();
        let state = solo_core::Game::start_with_events(&game, &mut events);
        Self {
            game,
            state,
            events,
        }
    }

    pub fn view(&self) -> Value {
        solo_testkit::view(&self.game, &self.state)
    }

    /// Returns the names in a list of the view, such as `/bot/deck`.
    #[track_caller]
    pub fn names(&self, path: &str) -> Vec<String> {
        let view = self.view();
        let list = view.pointer(path).unwrap().as_array().unwrap();
        let words = list.iter().map(|name| name.as_str().unwrap().to_owned());
        words.collect()
    }

    /// Lists the inputs of the position, in order, each with its weight (1 for decisions).
    pub fn weighted(&self) -> Vec<(String, u32)> {
        let decisions = self.game.decisions(&self.state);
        let decisions = decisions.map(|d| (self.game.decision_text(d).to_string(), 1));
        let chances = self.game.chances(&self.state);
        let chances = chances.map(|(c, weight)| (self.game.chance_text(c).to_string(), weight));
        decisions.chain(chances).collect()
    }

    pub fn list(&self) -> Vec<String> {
        solo_testkit::listed(&self.game, &self.state)
    }

    pub fn phase(&self) -> &'static str {
        self.state.phase().word()
    }

    /// Takes one step, written as a decision or a chance outcome, whichever is due.
    pub fn try_step(&mut self, text: &str) -> Result<(), Refusal> {
        let input = match self.game.next(&self.state) {
            Next::Chance(_) => Input::Chance(text),
            Next::Decision | Next::Over(_) => Input::Decision(text),
        };
        self.events = solo_testkit::take(&self.game, &mut self.state, input)?;
        Ok(())
    }

    #[track_caller]
    pub fn step(&mut self, text: &str) -> &mut Self {
        if let Err(refusal) = self.try_step(text) {
            panic!("{text}: {refusal} ({}); {:?}", refusal.rule(), self.list());
        }
        self
    }

    #[track_caller]
    pub fn steps(&mut self, texts: &[&str]) -> &mut Self {
        for text in texts {
            self.step(text);
        }
        self
    }

    /// Takes the first step of the list.
    #[track_caller]
    pub fn first(&mut self) -> &mut Self {
        let text = self.list()[0].clone();
        self.step(&text)
    }

    /// Returns the clause and the reason with which a step is refused.
    #[track_caller]
    pub fn refused(&self, text: &str) -> (&'static str, &'static str) {
        match self.clone().try_step(text) {
            Ok(()) => panic!("{text} is accepted"),
            Err(refusal) => (refusal.rule(), refusal.reason()),
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.next(&self.state) {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Returns the outcome, as data.
    pub fn result(&self) -> Value {
        let outcome = self.outcome().unwrap();
        serde_json::to_value(self.game.outcome_data(&outcome)).unwrap()
    }

    /// Returns the events of the last step as data.
    pub fn told(&self) -> Vec<Value> {
        solo_testkit::emitted(&self.game, &self.events)
    }

    /// Returns the names of the events of the last step.
    pub fn told_types(&self) -> Vec<String> {
        self.told()
            .iter()
            .map(|event| event["event"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Returns the events of the last step with this name.
    pub fn told_of(&self, name: &str) -> Vec<Value> {
        self.told()
            .into_iter()
            .filter(|event| event["event"] == name)
            .collect()
    }

    /// Returns the bot's choice in the last step, its candidates, and the clause.
    pub fn chosen(&self, what: &str) -> Option<(Value, Value, String)> {
        let event = self
            .told_of("bot_chose")
            .into_iter()
            .find(|event| event["what"] == what)?;
        let rule = event["rule"].as_str().unwrap().to_owned();
        Some((event["choice"].clone(), event["candidates"].clone(), rule))
    }

    /// Returns the clause of the bot's choice in the last step; empty without a choice.
    pub fn chosen_by(&self, what: &str) -> String {
        self.chosen(what)
            .map_or(String::new(), |(_, candidates, rule)| {
                let several = candidates.as_array().unwrap().len() > 1;
                assert!(several, "of a single candidate nothing is chosen");
                rule
            })
    }

    /// Takes the first entry of every list until the phase is due; in a window, its end.
    #[track_caller]
    pub fn until(&mut self, phase: &str) -> &mut Self {
        for _ in 0..2000 {
            if self.phase() == phase {
                return self;
            }
            self.go_on();
        }
        panic!("{phase} does not come");
    }

    /// Takes the first entry of the list, or the end of a window or of reports. Dice are spread
    /// over the bowls.
    #[track_caller]
    pub fn go_on(&mut self) -> &mut Self {
        if self.phase().ends_with("window") {
            return self.step("end");
        }
        let list = self.list();
        if self.phase() == "human_report" && list.contains(&"end".into()) {
            return self.step("end");
        }
        self.step(&list[self.state.pending().to_roll().count() % list.len()])
    }

    /// Sets up the position of this view.
    pub fn set_up(&mut self, view: &Value) -> Result<&mut Self, String> {
        let state = solo_testkit::set_up(&self.game, view);
        self.state = state.map_err(|faults| faults.to_string())?;
        Ok(self)
    }

    /// Makes these cards the deck, and discards all others that were in it.
    #[track_caller]
    pub fn deck_is(&mut self, deck: &[&str]) -> &mut Self {
        let mut rest = self.names("/bot/deck");
        rest.extend(self.names("/bot/discard"));
        rest.retain(|card| !deck.contains(&card.as_str()));
        self.edit(&[("/bot/deck", json!(deck)), ("/bot/discard", json!(rest))])
    }

    /// Moves all discarded cards back to the deck.
    #[track_caller]
    pub fn whole_deck(&mut self) -> &mut Self {
        let deck: Vec<String> = [self.names("/bot/deck"), self.names("/bot/discard")].concat();
        self.edit(&[("/bot/deck", json!(deck)), ("/bot/discard", json!([]))])
    }

    /// Changes some fields of the view of the position, `path` being like `/bot/gold`.
    #[track_caller]
    pub fn edit(&mut self, changes: &[(&str, Value)]) -> &mut Self {
        let mut view = self.view();
        for (path, value) in changes {
            let Some(field) = view.pointer_mut(path) else {
                panic!("{path} is not a field")
            };
            *field = value.clone();
        }
        match self.set_up(&repaired(view, &self.game)) {
            Ok(play) => play,
            Err(faults) => panic!("{faults}"),
        }
    }
}

/// Recomputes the counts of unseen cards from the other fields: every card without a zone is
/// unseen, except those in `out`.
pub fn repaired(mut view: Value, game: &Botmegistus) -> Value {
    let left = view
        .as_object_mut()
        .unwrap()
        .remove("out")
        .unwrap_or(json!([]));
    let left: Vec<String> = serde_json::from_value(left).unwrap();
    let mut texts = Vec::new();
    let mut open = vec![view.clone()];
    while let Some(value) = open.pop() {
        match value {
            Value::String(text) => texts.push(text),
            Value::Array(values) => open.extend(values),
            Value::Object(values) => open.extend(values.into_iter().map(|(_, value)| value)),
            _ => {}
        }
    }
    let left: Vec<String> = left.into_iter().filter(|id| !texts.contains(id)).collect();
    view["out"] = json!(left);
    texts.extend(left);
    let seen = |id: &str| texts.iter().any(|text| text == id);
    let catalogue = game.catalogue();
    for level in ["start", "1", "2", "3"] {
        let mut all = 0;
        for colour in ["black", "white", "red"] {
            let fits = |id: &trismegistus_bot::ArtifactId| {
                let card = catalogue.artifact_card(*id);
                card.level.word() == level
                    && card.colour.word() == colour
                    && !seen(id.id_in(catalogue))
            };
            let count = catalogue.all().filter(fits).count();
            all += count;
            if level != "start" {
                view["unseen"]["artifacts"][level][colour] = json!(count);
            }
        }
        if level == "start" {
            view["unseen"]["artifacts"][level] = json!(all);
        }
    }
    for level in ["start", "1", "2", "3", "masterpiece"] {
        let fits = |id: &trismegistus_bot::ExperimentId| {
            let card = catalogue.experiment_card(*id);
            card.level.word() == level && !seen(id.id_in(catalogue))
        };
        view["unseen"]["experiments"][level] = json!(catalogue.all().filter(fits).count());
    }
    view
}

/// Compares a text with the recorded one in the folder under this name.
#[track_caller]
pub fn recorded(folder: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(format!("../{folder}"));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Walks through a game, showing every step: step n takes entry (7n + 3) mod L of a list of L
/// entries.
pub fn walk(play: &mut Play, mut look: impl FnMut(usize, &str, &Play)) -> usize {
    let mut number = 0;
    while play.outcome().is_none() {
        let list = play.list();
        let text = list[(7 * number + 3) % list.len()].clone();
        play.step(&text);
        number += 1;
        look(number, &text, play);
    }
    number
}
