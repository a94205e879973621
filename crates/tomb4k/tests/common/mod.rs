//! A game that is played in notation and inspected through its view.
#![allow(
    unreachable_pub,
    clippy::unwrap_used,
    clippy::panic,
    reason = "shared by tests, which may panic"
)]

use serde_json::Value;
use solo_core::{Faults, Game, GameData, Input, Next, Ranged};
use solo_testkit::{listed, view};
use tomb4k::{DropTiming, Event, Options, Refusal, State, Tomb};

/// Down to two unseen cards, the jack and the 10 of diamonds, with an ace under them.
pub const DOWN_TO_THE_ACE: &str = "card 2S, card 3S, delve, card 4S, card 5S, delve, card 6S, card 7S, \
    delve, card 8S, card 9S, delve, card Jk, card 2C, card 6D, delve, card 3C, card 7D, \
    delve, card 4C, card 8D, delve, card 5C, card 9D, delve, card 6C, card 7C, \
    delve, card 8C, card 9C, delve, card AS, card AD, card AH, card 2D, card 10C, \
    delve, card 3D, card 10S, delve, card KS, card KD, card KC, card KH, card QS, card 4D, \
    delve, card QC, card QD, card QH, card 5D, delve, card AC, scroll, card JS, card JC, card JH";

/// A name and the steps of a game for every kind of position.
const POSITIONS: &str = "\
start:
seek: card QS, card KS, card JD
encounter: card KS, card 2C, card 3C, delve, card JS, card 9S
action: card 9S, card 8S
trap: card JD, card 9D
blow: card JH, card 9S, card 4C
door: card JC, card 9C, draw, card 4C
discard: card 9C, card 4C, card 2S
torch: card Jk, card 2C, card 3C, delve, card AS, card AD, card AH, card AC
torch discard: card Jk, card 2C, card 3C, delve, card AS, card AD, card AH, card 9C, card 5S, card AC
read: card Jk, card 2C, card 3C, delve, card AS, card AD, card AH, card AC, scroll
mark: card KS, card 5D, card 7D
between: card 2S, card 3S
retreat: card 2S, card 3S, delve, card 4S, card 5S, retreat, card 6S
dead: card 10S, card 2C, card 3C
lost: card 9S, card AS, card AD, card AC, card AH
escaped: card KS, card 5D, card 7C, retreat
";

/// A game at some position.
#[derive(Clone, Debug)]
pub struct Play {
    pub game: Tomb,
    pub state: State,
    /// Events of the last step.
    pub events: Vec<Event>,
}

/// Returns a game with default options after these steps, separated by commas.
pub fn after(steps: &str) -> Play {
    begin(Tomb::default()).then(steps)
}

/// Returns a new game with these rules.
pub fn begin(game: Tomb) -> Play {
    let mut events = Vec::new();
    let state = game.start_with_events(&mut events);
    Play {
        game,
        state,
        events,
    }
}

/// Returns the rules with this number of delve turns before turning around.
pub fn min_delve_turns(turns: u8) -> Tomb {
    Tomb::new(Options {
        min_delve_turns: Ranged::new(turns).unwrap(),
        ..Options::DEFAULT
    })
}

/// Returns the rules with the strict reading of flight.
pub fn drop_first() -> Tomb {
    Tomb::new(Options {
        drop_timing: DropTiming::First,
        ..Options::DEFAULT
    })
}

/// Applies a step in notation; chance outcomes begin with `card`.
pub fn take(game: &Tomb, state: &mut State, step: &str) -> Result<Vec<Event>, Refusal> {
    let text = if step.starts_with("card") {
        Input::Chance(step)
    } else {
        Input::Decision(step)
    };
    solo_testkit::take(game, state, text)
}

impl Play {
    /// Returns this game after more steps.
    pub fn then(&self, steps: &str) -> Self {
        let mut play = self.clone();
        for step in steps.split(',').map(str::trim).filter(|s| !s.is_empty()) {
            play.events = take(&play.game, &mut play.state, step)
                .unwrap_or_else(|refusal| panic!("{step} in {steps}: {refusal}"));
        }
        play
    }

    /// Returns who is due.
    pub fn due(&self) -> &'static str {
        match self.game.next(&self.state) {
            Next::Decision => "player",
            Next::Chance(_) => "chance",
            Next::Over(_) => "over",
        }
    }

    /// Lists the possible inputs in order, separated by commas.
    pub fn list(&self) -> String {
        listed(&self.game, &self.state).join(", ")
    }

    /// Counts the possible inputs.
    pub fn list_len(&self) -> usize {
        listed(&self.game, &self.state).len()
    }

    /// Returns a field of the view or of the outcome (`outcome.won`), or the result of a method.
    ///
    /// The methods are `due`, `list` and `told`. The text is plain: lists have spaces between their
    /// entries, and a missing value is `null`.
    pub fn see(&self, field: &str) -> String {
        match field {
            "due" => self.due().to_owned(),
            "list" => self.list(),
            "told" => self.told(),
            _ => {
                let view = view(&self.game, &self.state);
                let value = view.pointer(&format!("/{}", field.replace('.', "/")));
                plain(value.unwrap_or_else(|| panic!("no field {field}")))
            }
        }
    }

    /// Returns several fields.
    pub fn sees<const N: usize>(&self, fields: [&str; N]) -> [String; N] {
        fields.map(|field| self.see(field))
    }

    /// Returns the events of the last step: names and values of the fields, separated by commas.
    pub fn told(&self) -> String {
        let told = self.events.iter().map(|event| {
            let data = serde_json::to_string(&self.game.event_data(event)).unwrap();
            let fields = data.replace(['{', '}', '[', ']', '"'], "");
            let values = fields
                .split(',')
                .filter_map(|field| field.split(':').next_back());
            values.collect::<Vec<_>>().join(" ")
        });
        told.collect::<Vec<_>>().join(", ")
    }

    /// Returns the events of the last step as sentences.
    pub fn sentences(&self) -> impl Iterator<Item = String> {
        self.events.iter().map(|event| {
            let mut sentence = String::new();
            self.game.narrate(event, &mut sentence).unwrap();
            sentence
        })
    }

    /// Returns the clause and the reason with which a step is refused; nothing may change.
    pub fn refuses(&self, step: &str) -> String {
        let refusal = take(&self.game, &mut self.state.clone(), step).unwrap_err();
        format!("{} {}", refusal.rule(), refusal.reason())
    }
}

/// Lists the names of all fields in a JSON text in order, including those of inner objects.
pub fn fields(data: &impl serde::Serialize) -> String {
    let text = serde_json::to_string(data).unwrap();
    let parts = text.split('"').zip(text.split('"').skip(1));
    let names = parts.filter(|(_, behind)| behind.starts_with(':'));
    names.map(|(name, _)| name).collect::<Vec<_>>().join(" ")
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(" "),
        other => other.to_string(),
    }
}

/// Lists the names of the [`POSITIONS`] with their steps.
pub fn positions() -> impl Iterator<Item = (&'static str, &'static str)> {
    POSITIONS.lines().filter_map(|line| line.split_once(':'))
}

/// Returns the view of one of the [`POSITIONS`].
pub fn view_of(position: &str) -> Value {
    let (_, steps) = positions().find(|(name, _)| *name == position).unwrap();
    let play = after(steps);
    let view = view(&play.game, &play.state);
    assert_eq!(set_up(&view), Ok(play.state), "{position} itself is fine");
    view
}

/// Returns the position of a view, with default options.
pub fn set_up(view: &Value) -> Result<State, Faults> {
    solo_testkit::set_up(&Tomb::default(), view)
}
