//! A referee that speaks JSON: one command a line, one answer a line.
//!
//! A program in any language can play, check or train with it. The commands are `new`, `act`,
//! `chance`, `seed`, `position`, `amend`, `undo`, `save` and `load`; every answer is a position, a record
//! or an error, and an error changes nothing.

use std::any::Any;
use std::fmt::Display;

use serde::Deserialize;
use serde_json::{Map, Value, json};
use solo_core::{
    Dealer, Faults, Game, GameData, Next, OptionMap, Record, Refusal, SaveReader, Session, Tables,
};
use solo_table::botmegistus::amend;
use trismegistus_bot::Botmegistus;

use crate::listing::{actions, chances};

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
    /// How many `act` and `chance` there were since `new`, `position`, `load`, or the last `seed` or `amend`.
    entered: usize,
    /// What it was before each `seed` and `amend`.
    earlier: Vec<(Session<G>, usize)>,
}

impl<G: GameData> Referee<G> {
    /// A referee at the start of a game with default options.
    ///
    /// # Errors
    /// When the embedded catalogue of the game is faulty.
    pub fn new() -> Result<Self, Faults> {
        let game = G::assemble(G::Options::default(), &Tables::new())?;
        Ok(Self::with(Session::new(game)))
    }

    const fn with(session: Session<G>) -> Self {
        Self {
            session,
            entered: 0,
            earlier: Vec::new(),
        }
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
            Command::Act { action } => self.step(|session| session.decide_text(&action)),
            Command::Chance { outcome } => self.step(|session| session.report_text(&outcome)),
            Command::Seed { seed } => Ok(self.seed(seed)),
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
        *self = Self::with(Session::new(game));
        Ok(self.report(0))
    }

    fn position(
        &mut self,
        view: Value,
        options: Option<Value>,
        catalogue: Option<Value>,
    ) -> Result<Value, Error> {
        let present = self.session.game();
        let options = read_options::<G>(options)?.unwrap_or_else(|| present.options().clone());
        let game = match catalogue {
            Some(catalogue) => assemble(options, Some(catalogue))?,
            None => present
                .with_options(options)
                .map_err(|error| Error::new("bad_option", error))?,
        };
        Ok(self.go_on_from(&begin_at(game, view)?))
    }

    /// TB-19.12: the present position with edits, in games that have them.
    fn amend(&mut self, edits: &[String]) -> Result<Value, Error> {
        let game = self.session.game();
        let view = amended(game, self.session.state(), edits)?;
        let record = begin_at(game.clone(), view)?;
        let before = (self.session.clone(), self.entered);
        let mut earlier = std::mem::take(&mut self.earlier);
        let answer = self.go_on_from(&record);
        earlier.push(before);
        self.earlier = earlier;
        Ok(answer)
    }

    fn load(&mut self, text: &str) -> Result<Value, Error> {
        let read = |game: &G, view: &str| {
            let view = serde_json::from_str(view).map_err(|error| error.to_string())?;
            read_view(game, view).map_err(|error| error.text)
        };
        let reader = SaveReader::new(self.session.game()).positions(&read);
        let loaded = reader.catalogues().parse(text);
        let loaded = loaded.map_err(|error| Error::new("bad_record", error))?;
        if loaded.chance().seed().is_none() {
            return Ok(self.go_on_from(&loaded.record()));
        }
        *self = Self::with(loaded);
        Ok(self.report(self.session.len().saturating_add(1)))
    }

    /// A seed holds until the next `new`.
    fn go_on_from(&mut self, record: &Record<G>) -> Value {
        let dealer = self.session.chance().clone();
        *self = Self::with(Session::resume(record, dealer));
        self.report(record.inputs().len().saturating_add(1))
    }

    fn step(
        &mut self,
        take: impl FnOnce(&mut Session<G>) -> Result<(), G::Refusal>,
    ) -> Result<Value, Error> {
        let before = self.session.len();
        take(&mut self.session).map_err(|refusal| Error::refused(&refusal))?;
        self.entered = self.entered.saturating_add(1);
        Ok(self.report(before.saturating_add(1)))
    }

    fn seed(&mut self, seed: u64) -> Value {
        let before = self.session.len();
        let entered = std::mem::take(&mut self.entered);
        self.earlier.push((self.session.clone(), entered));
        self.session.set_chance(Dealer::seeded(seed));
        self.report(before.saturating_add(1))
    }

    /// Takes back the last `act`, `chance`, `seed` or `amend` with everything it caused.
    fn undo(&mut self) -> Result<Value, Error> {
        if let Some(entered) = self.entered.checked_sub(1) {
            self.session.undo_past_fence();
            self.entered = entered;
        } else if let Some(earlier) = self.earlier.pop() {
            (self.session, self.entered) = earlier;
        } else {
            return Err(Error::new("undo", "there is nothing to take back"));
        }
        Ok(self.report(self.session.len().saturating_add(1)))
    }

    /// The position, with what happened from this step on.
    fn report(&self, from: usize) -> Value {
        let (game, state) = (self.session.game(), self.session.state());
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
        let steps = from..=self.session.len();
        let events = steps.flat_map(|step| self.session.events(step));
        let told = events.map(|event| as_json(&game.event_data(&event)));
        answer.insert("events".to_owned(), told.collect());
        answer.insert("outcome".to_owned(), outcome);
        Value::Object(answer)
    }
}

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
