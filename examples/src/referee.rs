//! A referee that speaks JSON: one command a line, one answer a line.
//!
//! A program in any language can play, check or train with it. The commands are `new`, `act`,
//! `chance`, `seed`, `position`, `amend`, `undo`, `save` and `load`; every answer is a position, a record
//! or an error, and an error changes nothing.

use std::any::Any;
use std::fmt::Display;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use solo_core::{Faults, Game, GameData, Input, Next, OptionMap, Record, Refusal, Tables};
use solo_table::botmegistus::amend;
use trismegistus_bot::Botmegistus;

use crate::listing::{actions, chances};
use crate::session::Session;

#[derive(Deserialize)]
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
enum Command {
    New {
        options: Option<Value>,
        catalogue: Option<Value>,
    },
    Act {
        action: String,
    },
    Chance {
        outcome: String,
    },
    Seed {
        seed: u64,
    },
    Position {
        view: Value,
        options: Option<Value>,
        catalogue: Option<Value>,
    },
    Amend {
        edits: Vec<String>,
    },
    Undo {},
    Save {},
    Load {
        record: String,
    },
}

/// Why a command was not carried out.
struct Error {
    text: String,
    rule: Option<String>,
    faults: Vec<Value>,
}

impl Error {
    fn new(kind: &str, text: impl Display) -> Self {
        Self {
            text: format!("{kind}: {text}"),
            rule: None,
            faults: Vec::new(),
        }
    }

    fn refused<R: Refusal>(refusal: &R) -> Self {
        Self {
            text: format!("{}: {refusal}", refusal.reason()),
            rule: Some(refusal.rule().to_owned()),
            faults: Vec::new(),
        }
    }

    fn faulty(kind: &str, faults: &Faults) -> Self {
        let list = faults
            .iter()
            .map(|fault| json!({"at": fault.at, "rule": fault.rule, "message": fault.message}));
        Self {
            text: format!("{kind}: {faults}"),
            rule: faults.iter().next().map(|fault| fault.rule.to_owned()),
            faults: list.collect(),
        }
    }

    fn into_answer(self) -> Value {
        let mut answer = Map::new();
        answer.insert("error".to_owned(), self.text.into());
        if let Some(rule) = self.rule {
            answer.insert("rule".to_owned(), rule.into());
        }
        if !self.faults.is_empty() {
            answer.insert("faults".to_owned(), self.faults.into());
        }
        Value::Object(answer)
    }
}

/// One game in progress.
#[derive(Debug)]
pub struct Referee<G: Game> {
    session: Session<G>,
    /// What `undo` goes back to behind each correction.
    corrected: Vec<Session<G>>,
}

impl<G: GameData> Referee<G> {
    /// A referee at the start of a game with default options.
    ///
    /// # Errors
    /// When the embedded catalogue of the game is faulty.
    pub fn new() -> Result<Self, Faults> {
        let game = G::assemble(G::Options::default(), &Tables::new())?;
        Ok(Self {
            session: Session::new(Record::new(game), None, &mut ()),
            corrected: Vec::new(),
        })
    }

    /// Answers one line.
    pub fn answer(&mut self, line: &str) -> Value {
        let command = serde_json::from_str(line).map_err(|error| Error::new("malformed", error));
        command
            .and_then(|command| self.obey(command))
            .unwrap_or_else(Error::into_answer)
    }

    fn obey(&mut self, command: Command) -> Result<Value, Error> {
        match command {
            Command::New { options, catalogue } => self.new_game(options, catalogue),
            Command::Act { action } => self.step(Input::Decision(&action)),
            Command::Chance { outcome } => self.step(Input::Chance(&outcome)),
            Command::Seed { seed } => {
                let mut events = Vec::new();
                self.session.seed(seed, &mut events);
                Ok(self.report(&events))
            }
            Command::Position {
                view,
                options,
                catalogue,
            } => self.position(view, options, catalogue),
            Command::Amend { edits } => self.amend(&edits),
            Command::Undo {} => self.undo(),
            Command::Save {} => Ok(json!({"record": self.session.record().to_text()})),
            Command::Load { record } => self.load(&record),
        }
    }

    fn new_game(
        &mut self,
        options: Option<Value>,
        catalogue: Option<Value>,
    ) -> Result<Value, Error> {
        let game: G = assemble(read_options::<G>(options)?.unwrap_or_default(), catalogue)?;
        let mut events = Vec::new();
        game.start_with_events(&mut events);
        self.session = Session::new(Record::new(game), None, &mut ());
        self.corrected.clear();
        Ok(self.report(&events))
    }

    fn position(
        &mut self,
        view: Value,
        options: Option<Value>,
        catalogue: Option<Value>,
    ) -> Result<Value, Error> {
        let present = self.session.record().game();
        let options = read_options::<G>(options)?.unwrap_or_else(|| present.options().clone());
        let game = match catalogue {
            Some(catalogue) => assemble(options, Some(catalogue))?,
            None => present
                .with_options(options)
                .map_err(|error| Error::new("bad_option", error))?,
        };
        let record = begin_at(game, view)?;
        self.corrected.clear();
        Ok(self.go_on_from(record))
    }

    /// TB-19.12: the present position with edits, in games that have them.
    fn amend(&mut self, edits: &[String]) -> Result<Value, Error> {
        let record = self.session.record();
        let view = amended(record.game(), record.state(), edits)?;
        let record = begin_at(record.game().clone(), view)?;
        self.corrected.push(self.session.clone());
        Ok(self.go_on_from(record))
    }

    fn load(&mut self, text: &str) -> Result<Value, Error> {
        let read = |game: &G, view: &str| {
            let view = serde_json::from_str(view).map_err(|error| error.to_string())?;
            read_view(game, view).map_err(|error| error.text)
        };
        let record = Record::parse_with(text, self.session.record().game(), read);
        let record = record.map_err(|error| Error::new("bad_record", error))?;
        self.corrected.clear();
        Ok(self.go_on_from(record))
    }

    /// A seed holds until the next `new`.
    fn go_on_from(&mut self, record: Record<G>) -> Value {
        let mut events = Vec::new();
        self.session = Session::new(record, self.session.streams().cloned(), &mut events);
        self.report(&events)
    }

    fn step(&mut self, text: Input<&str, &str>) -> Result<Value, Error> {
        let mut events = Vec::new();
        self.session
            .step(text, &mut events)
            .map_err(|refusal| Error::refused(&refusal))?;
        Ok(self.report(&events))
    }

    /// Takes back the last `act`, `chance`, `seed` or `amend` with everything it caused.
    fn undo(&mut self) -> Result<Value, Error> {
        if !self.session.undo() {
            let nothing = || Error::new("undo", "there is nothing to take back");
            self.session = self.corrected.pop().ok_or_else(nothing)?;
        }
        Ok(self.report(&[]))
    }

    fn report(&self, events: &[G::Event]) -> Value {
        let (game, state) = (self.session.record().game(), self.session.record().state());
        let mut answer = Map::new();
        let mut outcome = Value::Null;
        match game.next(state) {
            Next::Decision => {
                answer.insert("next".to_owned(), "player".into());
                answer.insert("actions".to_owned(), actions(game, state).into());
            }
            Next::Chance(_) => {
                answer.insert("next".to_owned(), "chance".into());
                answer.insert(
                    "chances".to_owned(),
                    chances(game, state)
                        .into_iter()
                        .map(|(text, weight)| json!([text, weight]))
                        .collect(),
                );
            }
            Next::Over(end) => {
                answer.insert("next".to_owned(), "over".into());
                answer.insert("actions".to_owned(), Value::Array(Vec::new()));
                outcome = as_json(&game.outcome_data(&end));
            }
        }
        answer.insert("view".to_owned(), as_json(&game.view_data(state)));
        let told = events.iter().map(|event| as_json(&game.event_data(event)));
        answer.insert("events".to_owned(), told.collect());
        answer.insert("outcome".to_owned(), outcome);
        Value::Object(answer)
    }
}

/// A game that begins at this view.
fn begin_at<G: GameData>(game: G, view: Value) -> Result<Record<G>, Error> {
    let text = view.to_string();
    let state = read_view(&game, view)?;
    Record::from_position(game, text, state).map_err(|error| Error::new("bad_position", error))
}

/// The view of a position with these edits.
fn amended<G: GameData>(game: &G, state: &G::State, edits: &[String]) -> Result<Value, Error> {
    let (any_game, any_state): (&dyn Any, &dyn Any) = (game, state);
    let (Some(game), Some(state)) = (
        any_game.downcast_ref::<Botmegistus>(),
        any_state.downcast_ref(),
    ) else {
        let message = format_args!("{} has no `amend`", G::NAME);
        return Err(Error::new("malformed", message));
    };
    let edits: Vec<&str> = edits.iter().map(String::as_str).collect();
    let state =
        amend(game, state, &edits).map_err(|faults| Error::faulty("bad_position", &faults))?;
    Ok(as_json(&game.view_data(&state)))
}

fn as_json(data: &impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap_or(Value::Null)
}

fn read_options<G: Game>(options: Option<Value>) -> Result<Option<G::Options>, Error> {
    let read = |options| {
        serde_json::from_value::<OptionMap<G::Options>>(options)
            .map(|map| map.0)
            .map_err(|error| Error::new("bad_option", error))
    };
    options.map(read).transpose()
}

fn assemble<G: GameData>(options: G::Options, catalogue: Option<Value>) -> Result<G, Error> {
    let tables = catalogue
        .map(serde_json::from_value)
        .transpose()
        .map_err(|error| Error::new("bad_catalogue", error))?;
    G::assemble(options, &tables.unwrap_or_default())
        .map_err(|faults| Error::faulty("bad_catalogue", &faults))
}

fn read_view<G: GameData>(game: &G, view: Value) -> Result<G::State, Error> {
    let data = serde_json::from_value(view).map_err(|error| Error::new("bad_position", error))?;
    game.set_up_data(&data)
        .map_err(|faults| Error::faulty("bad_position", &faults))
}
