//! A game in progress, played by its notation.

use scrapyard::{Event, Refusal, Scrapyard, State};
use serde_json::Value;
use solo_core::{GameData, Input, Next};

use super::{drilled, emitted, given, listed, plain, set_up, tasks, view};

/// A game in progress.
pub struct Play {
    pub game: Scrapyard,
    pub state: State,
    pub events: Vec<Event>,
}

impl Play {
    pub fn new(game: Scrapyard, text: &str) -> Self {
        let data = serde_json::from_value(given(&game, text)).unwrap();
        let mut events = Vec::new();
        let state = game
            .read_view(&data)
            .and_then(|view| game.set_up_with_events(&view, &mut events))
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
        Self::new(drilled("character none"), text)
    }

    /// Takes steps that are separated by commas; the events are those of the last one. Checks that
    /// every position comes back from its view.
    pub fn go(&mut self, steps: &str) -> &mut Self {
        for step in steps.split(',').map(str::trim) {
            self.events = solo_testkit::take(&self.game, &mut self.state, input(step))
                .unwrap_or_else(|refusal| panic!("{step}: {refusal} ({})", refusal.rule()));
            let again = set_up(&self.game, &self.view()).unwrap_or_else(|f| panic!("{step}: {f}"));
            assert_eq!(again, self.state, "{step}");
        }
        self
    }

    /// Returns the refusal of a step.
    pub fn refused(&self, step: &str) -> Refusal {
        solo_testkit::take(&self.game, &mut self.state.clone(), input(step)).expect_err(step)
    }

    /// Returns the clause that forbids a step.
    pub fn forbidden_by(&self, step: &str) -> &'static str {
        let refusal = self.refused(step);
        assert_eq!(refusal.reason(), "illegal", "{step}");
        refusal.rule()
    }

    pub fn view(&self) -> Value {
        view(&self.game, &self.state)
    }

    /// Returns a field of the view by a path like `player.parts`, lists of ids as text.
    pub fn see(&self, path: &str) -> String {
        let view = self.view();
        let value = path.split('.').fold(&view, |value, field| &value[field]);
        show(value)
    }

    /// Returns the legal list, or the list of outcomes with their weights.
    pub fn list(&self) -> String {
        let chances = self.game.chances(&self.state);
        let weights = chances.map(|(_, weight)| weight);
        let texts = listed(&self.game, &self.state).into_iter();
        let texts = texts.zip(weights.chain(std::iter::repeat(1)));
        let texts = texts.map(|(text, weight)| match weight {
            1 => text,
            _ => format!("{text} *{weight}"),
        });
        texts.collect::<Vec<_>>().join(", ")
    }

    /// Returns the tasks, separated by slashes.
    pub fn agenda(&self) -> String {
        tasks(&self.game, &self.state).join(" / ")
    }

    /// Returns the events of the last step by name.
    pub fn told(&self) -> String {
        let data = emitted(&self.game, &self.events);
        let names = data.iter().map(|event| event["event"].as_str().unwrap());
        names.collect::<Vec<_>>().join(" ")
    }

    /// Returns the first event of the last step with this name.
    pub fn event(&self, name: &str) -> Value {
        let mut data = emitted(&self.game, &self.events).into_iter();
        data.find(|event| event["event"] == name)
            .unwrap_or_else(|| panic!("no event {name} in {}", self.told()))
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.next(&self.state), Next::Over(_))
    }
}

/// Reads an input; chance outcomes begin with `die` or `card`.
pub fn input(step: &str) -> Input<&str, &str> {
    if step.starts_with("die ") || step.starts_with("card ") {
        Input::Chance(step)
    } else {
        Input::Decision(step)
    }
}

/// Writes an id with its number of copies, if there are several.
fn copies((id, count): (&String, &Value)) -> String {
    match count.as_u64() {
        Some(1) => id.clone(),
        _ => format!("{id}x{count}"),
    }
}

fn show(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => {
            let words = list.iter().map(show);
            words.collect::<Vec<_>>().join(" ")
        }
        Value::Object(counts) if counts.values().all(Value::is_u64) => {
            let mut words: Vec<String> = counts.iter().map(copies).collect();
            words.sort_unstable();
            words.join(" ")
        }
        other => other.to_string(),
    }
}
