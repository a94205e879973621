//! A position, steps from there, and requirements for the result.

use serde_json::{Value, json};
use solo_core::{Input, Next, Speech};
use solo_testkit::{emitted, listed, take, view};
use votk::{Event, Refusal, State, Valley};

use super::{SLOTS, cards};

/// A position, and the events of the last step.
#[derive(Clone)]
pub(crate) struct Scene {
    pub(crate) game: Valley,
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

/// Returns a new game with default options.
pub(crate) fn new_game() -> Scene {
    Scene::new(Valley::default())
}

fn is_outcome(step: &str) -> bool {
    let verb = step.split(' ').next().unwrap();
    ["draw", "lay", "bone", "turn", "stock", "die"].contains(&verb)
}

impl Scene {
    pub(crate) fn new(game: Valley) -> Self {
        let mut events = Vec::new();
        let state = game.start_with_events(&mut events);
        Self {
            game,
            state,
            events,
        }
    }

    pub(crate) fn try_step(&mut self, step: &str) -> Result<(), Refusal> {
        let text = if is_outcome(step) {
            Input::Chance(step)
        } else {
            Input::Decision(step)
        };
        self.events = take(&self.game, &mut self.state, text)?;
        Ok(())
    }

    /// Applies steps, separated by commas.
    pub(crate) fn play(mut self, steps: &str) -> Self {
        for step in steps.split(", ").filter(|step| !step.is_empty()) {
            self.try_step(step)
                .unwrap_or_else(|refusal| panic!("{step}: {refusal}; {:?}", self.list()));
        }
        self
    }

    /// Lists the possible inputs in notation.
    pub(crate) fn list(&self) -> Vec<String> {
        listed(&self.game, &self.state)
    }

    /// Requires this list, separated by commas.
    #[track_caller]
    pub(crate) fn lists(&self, expected: &str) -> &Self {
        assert_eq!(self.list().join(", "), expected);
        self
    }

    /// Requires these outcomes with their weights.
    #[track_caller]
    pub(crate) fn outcomes(&self, expected: &str) -> &Self {
        let chances = self.game.chances(&self.state);
        let texts: Vec<String> = chances
            .map(|(c, weight)| format!("{} {weight}", self.game.chance_text(c)))
            .collect();
        assert_eq!(texts.join(", "), expected);
        self
    }

    /// Requires these entries of the list that begin with `buy`.
    #[track_caller]
    pub(crate) fn buys(&self, expected: &str) -> &Self {
        let mut list = self.list();
        list.retain(|entry| entry.starts_with("buy "));
        assert_eq!(list.join(", "), expected);
        self
    }

    #[track_caller]
    pub(crate) fn offers(&self, step: &str) -> &Self {
        assert!(
            self.list().iter().any(|e| e == step),
            "{step}: {:?}",
            self.list()
        );
        self
    }

    #[track_caller]
    pub(crate) fn lacks(&self, step: &str) -> &Self {
        assert!(
            !self.list().iter().any(|e| e == step),
            "{step}: {:?}",
            self.list()
        );
        self
    }

    pub(crate) fn view(&self) -> Value {
        view(&self.game, &self.state)
    }

    /// Requires this value of a field of the view, by JSON pointer.
    #[track_caller]
    pub(crate) fn shows(&self, pointer: &str, expected: Value) -> &Self {
        let view = self.view();
        let found = view
            .pointer(pointer)
            .unwrap_or_else(|| panic!("no {pointer}"));
        assert_eq!(found, &expected, "{pointer}");
        self
    }

    /// Requires these cards in a zone, by JSON pointer.
    #[track_caller]
    pub(crate) fn zone(&self, pointer: &str, expected: &str) -> &Self {
        self.shows(pointer, json!(cards(expected)))
    }

    #[track_caller]
    pub(crate) fn pyramid(&self, expected: &str) -> &Self {
        let view = self.view();
        let [bl, bm, br, ml, mr, t] =
            SLOTS.map(|slot| view["pyramid"][slot].as_str().unwrap_or("-"));
        let found = format!("{bl} {bm} {br} / {ml} {mr} / {t}");
        assert_eq!(found, expected);
        self
    }

    #[track_caller]
    pub(crate) fn phase(&self, expected: &str) -> &Self {
        self.shows("/phase", json!(expected))
    }

    /// Requires a refusal of the step with this reason and clause.
    #[track_caller]
    pub(crate) fn refuses(&self, step: &str, reason: &str, rule: &str) -> &Self {
        let refusal = self.clone().try_step(step).unwrap_err();
        assert_eq!((refusal.reason(), refusal.rule()), (reason, rule), "{step}");
        self
    }

    /// Returns the sentence and the clause of the refusal of a step, or `legal`.
    pub(crate) fn answer(&self, step: &str) -> String {
        let Err(refusal) = self.clone().try_step(step) else {
            return "legal".to_owned();
        };
        let said = solo_core::Noun::to_name(&refusal, &Speech::of(&self.game)).to_string();
        format!("{said} [{}]", refusal.rule())
    }

    /// Requires a refusal of the step with this clause and sentence.
    #[track_caller]
    pub(crate) fn explains(&self, step: &str, rule: &str, sentence: &str) -> &Self {
        assert_eq!(self.answer(step), format!("{sentence} [{rule}]"), "{step}");
        self
    }

    pub(crate) fn told(&self) -> Vec<Value> {
        emitted(&self.game, &self.events)
    }

    /// Requires this event in the last step.
    #[track_caller]
    pub(crate) fn tells(&self, event: Value) -> &Self {
        assert!(self.told().contains(&event), "{event}: {:#?}", self.told());
        self
    }

    #[track_caller]
    pub(crate) fn is_silent_about(&self, name: &str) -> &Self {
        assert!(
            self.told().iter().all(|event| event["event"] != name),
            "{name}"
        );
        self
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.game.next(&self.state), Next::Over(_))
    }
}
