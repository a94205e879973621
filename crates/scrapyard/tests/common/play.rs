//! A game in progress, played by its notation.

use scrapyard::{Event, Refusal, Scrapyard, Setup, State};
use serde_json::Value;
use solo_core::{Game, Input, Interchange, Next, OptionValue};

use super::{drilled, given, plain, set_up};

/// A game in progress.
pub struct Play {
    pub game: Scrapyard,
    pub state: State,
    pub events: Vec<Event>,
}

impl Play {
    pub fn new(game: Scrapyard, text: &str) -> Self {
        let view = given(&game, text);
        let setup: Setup = serde_json::from_value(view).unwrap();
        let mut events = Vec::new();
        let state = game
            .set_up_with_events(&setup, &mut events)
            .unwrap_or_else(|faults| panic!("{text}: {faults}"));
        Self {
            game,
            state,
            events,
        }
    }

    pub fn plain(text: &str) -> Self {
        Self::new(plain(), text)
    }

    pub fn drill(text: &str) -> Self {
        Self::new(drilled(&[("character", OptionValue::Word("none"))]), text)
    }

    /// Takes steps that are separated by commas; the events are those of the last one.
    pub fn go(&mut self, steps: &str) -> &mut Self {
        for step in steps.split(',').map(str::trim) {
            self.events.clear();
            let input = if step.starts_with("die ") || step.starts_with("card ") {
                Input::Chance(step)
            } else {
                Input::Decision(step)
            };
            let mut state = self.state.clone();
            self.game
                .advance_by_text(&mut state, input, &mut self.events)
                .unwrap_or_else(|refusal| panic!("{step}: {refusal} ({})", refusal.rule()));
            self.state = state;
            assert_eq!(self.game.audit(&self.state), Ok(()), "{step}");
            let view = self.view();
            let again = set_up(&self.game, &view).unwrap_or_else(|f| panic!("{step}: {f}"));
            assert_eq!(again, self.state, "{step}");
        }
        self
    }

    /// The refusal of a step, which must change nothing.
    pub fn refused(&self, step: &str) -> Refusal {
        let input = if step.starts_with("die ") || step.starts_with("card ") {
            Input::Chance(step)
        } else {
            Input::Decision(step)
        };
        let mut state = self.state.clone();
        let mut events = Vec::new();
        let refusal = self
            .game
            .advance_by_text(&mut state, input, &mut events)
            .expect_err(step);
        assert_eq!(
            (&state, events.len()),
            (&self.state, 0),
            "{step} changed something"
        );
        refusal
    }

    /// The clause that forbids a step.
    pub fn forbidden_by(&self, step: &str) -> &'static str {
        let refusal = self.refused(step);
        assert_eq!(refusal.reason(), "illegal", "{step}");
        refusal.rule()
    }

    pub fn view(&self) -> Value {
        serde_json::to_value(self.game.view(&self.state)).unwrap()
    }

    /// A field of the view by a path like `player.parts`, lists of ids as text.
    pub fn see(&self, path: &str) -> String {
        let view = self.view();
        let value = path.split('.').fold(&view, |value, field| &value[field]);
        show(value)
    }

    /// The legal list or the list of outcomes.
    pub fn list(&self) -> String {
        let decisions = self.game.decisions(&self.state);
        let texts = decisions
            .iter()
            .map(|d| self.game.decision_text(*d).to_string());
        let chances = self.game.chances(&self.state);
        let outcomes = chances.iter().map(|(chance, weight)| {
            let text = self.game.chance_text(*chance).to_string();
            if *weight == 1 {
                text
            } else {
                format!("{text} *{weight}")
            }
        });
        texts.chain(outcomes).collect::<Vec<_>>().join(", ")
    }

    pub fn agenda(&self) -> String {
        let view = self.view();
        let tasks: Vec<&str> = view["agenda"]
            .as_array()
            .unwrap()
            .iter()
            .map(|task| task.as_str().unwrap())
            .collect();
        tasks.join(" / ")
    }

    /// The events of the last step by name.
    pub fn told(&self) -> String {
        let names = self.events.iter().map(|event| {
            let data = serde_json::to_value(self.game.event_data(event)).unwrap();
            data["event"].as_str().unwrap().to_string()
        });
        names.collect::<Vec<_>>().join(" ")
    }

    /// The first event of the last step with this name.
    pub fn event(&self, name: &str) -> Value {
        let mut data = self
            .events
            .iter()
            .map(|event| serde_json::to_value(self.game.event_data(event)).unwrap());
        data.find(|data| data["event"] == name)
            .unwrap_or_else(|| panic!("no event {name} in {}", self.told()))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.next(&self.state), Next::Over(_))
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => {
            let words = list.iter().map(|entry| match entry.as_array() {
                Some(pair) => match pair[1].as_u64() {
                    Some(1) => show(&pair[0]),
                    count => format!("{}x{}", show(&pair[0]), count.unwrap()),
                },
                None => show(entry),
            });
            words.collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}
