//! A referee that speaks JSON: one command per line, one answer per line.
//!
//! A program in any language can play, check or train with it. The guide has the commands; every
//! answer is a position, requested data, or an error, and an error changes nothing.

mod messages;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fmt::Display;
use std::io::{self, BufRead, Write};
use std::mem;
use std::process::ExitCode;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use solo_core::read_json;
use solo_table::{
    Choice, Dealer, Due, ErrorKind, Games, Limits, Question, Table, TableError, Tables,
};

use self::messages::{Command, Error, Labels, Position};
use crate::end::exit;

/// Maximum number of `seed` and `amend` commands that `undo` takes back.
const KEPT: usize = 100;

/// Referees the game that the first argument names: lines of standard input, answers on standard output.
pub fn referee(games: &Games, arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let name = arguments.into_iter().next().unwrap_or_default();
    let Ok(mut referee) = Referee::new(games, &name.to_string_lossy()) else {
        let names: Vec<_> = games.iter().map(|game| game.name).collect();
        let names = names.join(", ");
        let usage = format!("usage: referee GAME, where GAME is one of {names}");
        return exit(Err(io::Error::other(usage)));
    };
    exit(referee.converse(&mut io::stdin().lock(), &mut io::stdout().lock()))
}

/// One game in progress.
#[derive(Debug)]
pub struct Referee {
    games: Games,
    table: Table,
    /// Number of `act` and `chance` commands at this table. `new`, `position`, `load`, `seed` and
    /// `amend` restart it.
    entered: usize,
    /// The table and that number before each of the last `seed` and `amend` commands.
    earlier: Vec<(Table, usize)>,
}

impl Referee {
    /// Makes a referee at the start of the game of this name, with default options.
    ///
    /// # Errors
    /// A name that no game of the list has.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_play::Referee;
    /// use solo_table::Games;
    /// let mut referee = Referee::new(&Games::embedded(), "tomb4k")?;
    /// let answer = referee.answer(r#"{"cmd":"seed","seed":42}"#);
    /// assert!(answer.starts_with(r#"{"next":"player","actions":["delve","retreat"],"#));
    /// # }
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn new(games: &Games, name: &str) -> Result<Self, TableError> {
        let table = games.table(name, &[], &Tables::new(), Dealer::nobody())?;
        Ok(Self {
            games: games.clone(),
            table,
            entered: 0,
            earlier: Vec::new(),
        })
    }

    /// Goes on at another table, with nothing to take back.
    fn sit_at(&mut self, table: Table) {
        self.table = table;
        self.entered = 0;
        self.earlier.clear();
    }

    /// Answers each line with a line until the input ends. Lines beyond [`Limits::line`] are refused
    /// without being kept.
    ///
    /// # Errors
    /// Errors of input and output.
    ///
    /// ```
    /// # #[cfg(feature = "tomb4k")] {
    /// use solo_play::Referee;
    /// use solo_table::Games;
    /// let mut output = Vec::new();
    /// Referee::new(&Games::embedded(), "tomb4k")?.converse(&mut &b"{\"cmd\":\"undo\"}\n"[..], &mut output)?;
    /// assert_eq!(output, b"{\"error\":\"undo: there is nothing to take back\",\"kind\":\"undo\"}\n");
    /// # }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn converse(
        &mut self,
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> io::Result<()> {
        while let Some(line) = Limits::default().read_line(input)? {
            let answer = match line {
                Ok(line) => self.answer(&line),
                Err(error) => text(&Error::from(error)),
            };
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
        Ok(())
    }

    /// Answers one line with one line, without its end.
    pub fn answer(&mut self, line: &str) -> String {
        self.obey(line).unwrap_or_else(|error| text(&error))
    }

    fn obey(&mut self, line: &str) -> Result<String, Error> {
        let line: Value = read_json(line).map_err(malformed)?;
        let word = line.get("cmd").and_then(Value::as_str);
        if word.is_some_and(|word| Question::WORDS.contains(&word)) {
            let question = Question::try_from(&line)?;
            return Ok(text(&self.table.reply(&question)));
        }
        let command = serde_json::from_value(line).map_err(no_command)?;
        let (from, labels) = match command {
            Command::New {
                options,
                catalogue,
                labels,
            } => (self.begin(options, catalogue)?, labels),
            Command::Act { action, labels } => (self.step(|table| table.act(&action))?, labels),
            Command::Chance { outcome, labels } => {
                (self.step(|table| table.report(&outcome))?, labels)
            }
            Command::Seed { seed, labels } => (self.seed(seed), labels),
            Command::Position {
                view,
                options,
                catalogue,
                labels,
            } => (self.set_up(view, options, catalogue)?, labels),
            Command::Amend { edits, labels } => (self.amend(&edits)?, labels),
            Command::Undo { labels } => (self.undo()?, labels),
            Command::Load { record, labels } => (self.load(&record)?, labels),
            Command::Save {} => return Ok(text(&json!({"record": self.table.record()}))),
            Command::Games {} => return Ok(text(&json!({"games": self.games}))),
        };
        Ok(text(&self.position(from, labels)))
    }

    fn begin(&mut self, options: Option<Value>, catalogue: Option<Value>) -> Result<usize, Error> {
        let options = data(ErrorKind::BadOption, options.unwrap_or_else(|| json!({})))?;
        let embedded = Tables::new();
        let table = with_tables(catalogue, |tables| {
            let tables = tables.unwrap_or(&embedded);
            self.table.begin_again(Some(&options), Some(tables))
        })?;
        self.sit_at(table);
        Ok(0)
    }

    fn set_up(
        &mut self,
        view: Value,
        options: Option<Value>,
        catalogue: Option<Value>,
    ) -> Result<usize, Error> {
        let options = options.map(|options| data(ErrorKind::BadOption, options));
        let (options, view) = (options.transpose()?, data(ErrorKind::BadPosition, view)?);
        let table = with_tables(catalogue, |tables| {
            self.table.set_up_here(&view, options.as_ref(), tables)
        })?;
        Ok(self.go_on_from(table))
    }

    fn load(&mut self, record: &str) -> Result<usize, Error> {
        let table = self.table.load_here(record)?;
        if table.dealer().seed().is_none() {
            return Ok(self.go_on_from(table));
        }
        let from = next_step(&table);
        self.sit_at(table);
        Ok(from)
    }

    /// Continues at another table and returns its next step. A seed holds until the next `new`.
    fn go_on_from(&mut self, mut table: Table) -> usize {
        let from = next_step(&table);
        table.deal(self.table.dealer().clone());
        self.sit_at(table);
        from
    }

    fn step(
        &mut self,
        take: impl FnOnce(&mut Table) -> Result<(), TableError>,
    ) -> Result<usize, Error> {
        let from = next_step(&self.table);
        take(&mut self.table)?;
        self.entered = self.entered.saturating_add(1);
        Ok(from)
    }

    fn seed(&mut self, seed: u64) -> usize {
        self.change(self.table.clone(), Dealer::seeded(seed))
    }

    fn amend(&mut self, edits: &[String]) -> Result<usize, Error> {
        let edits: Vec<&str> = edits.iter().map(String::as_str).collect();
        let table = self.table.amended(&edits)?;
        Ok(self.change(table, self.table.dealer().clone()))
    }

    /// Continues at another table, in a way that `undo` takes back.
    fn change(&mut self, mut table: Table, dealer: Dealer) -> usize {
        let from = next_step(&table);
        table.deal(dealer);
        let before = mem::replace(&mut self.table, table);
        if self.earlier.len() >= KEPT {
            self.earlier.remove(0);
        }
        self.earlier.push((before, mem::take(&mut self.entered)));
        from
    }

    /// Takes back the last `act`, `chance`, `seed` or `amend` with everything it caused.
    fn undo(&mut self) -> Result<usize, Error> {
        if let Some(entered) = self.entered.checked_sub(1) {
            self.table.undo_past_fence()?;
            self.entered = entered;
        } else if let Some(earlier) = self.earlier.pop() {
            (self.table, self.entered) = earlier;
        } else {
            return Err(Error::new(ErrorKind::Undo, "there is nothing to take back"));
        }
        Ok(next_step(&self.table))
    }

    /// Returns the position, with the events from this step on.
    fn position(&self, from: usize, labels: bool) -> Position {
        let table = &self.table;
        let notations = table.notations();
        let labels = labels.then(|| Labels {
            choices: listed(table.choices(), &notations),
            words: table.narration_from(from),
        });
        let actions = |list: Vec<(String, Option<u32>)>| list.into_iter().map(|(text, _)| text);
        let weighted = |(text, weight): (String, Option<u32>)| Some((text, weight?));
        let (next, actions, chances) = match table.due() {
            Due::Decision => ("player", Some(actions(notations).collect()), None),
            Due::Nothing => ("over", Some(Vec::new()), None),
            Due::Chance => {
                let chances = notations.into_iter().filter_map(weighted);
                ("chance", None, Some(chances.collect()))
            }
        };
        Position {
            next,
            actions,
            chances,
            view: table.view(),
            events: table.event_data_from(from),
            outcome: table.outcome(),
            labels,
        }
    }
}

/// Returns the choices in the order of the list beside them.
fn listed(mut choices: Vec<Choice>, list: &[(String, Option<u32>)]) -> Vec<Choice> {
    let order = list.iter().enumerate();
    let order: BTreeMap<&str, usize> = order.map(|(at, (text, _))| (text.as_str(), at)).collect();
    choices.sort_by_key(|choice| order.get(choice.notation.as_str()).copied());
    choices
}

/// Returns the number of the next step.
fn next_step(table: &Table) -> usize {
    table.steps().saturating_add(1)
}

/// Makes a table with the tables of a catalogue. Faulty options are reported before an unreadable
/// catalogue.
fn with_tables(
    catalogue: Option<Value>,
    make: impl Fn(Option<&Tables>) -> Result<Table, TableError>,
) -> Result<Table, Error> {
    match catalogue
        .map(|catalogue| data(ErrorKind::BadCatalogue, catalogue))
        .transpose()
    {
        Ok(tables) => Ok(make(tables.as_ref())?),
        Err(error) => match make(Some(&Tables::new())) {
            Err(first) if first.kind == ErrorKind::BadOption => Err(first.into()),
            _ => Err(error),
        },
    }
}

/// Returns the error of a line that is not a command; where the word is unknown, it names the questions, too.
fn no_command(error: serde_json::Error) -> Error {
    let message = error.to_string();
    if message.starts_with("unknown variant") {
        let questions = Question::WORDS.join(", ");
        return malformed(format_args!("{message}; the questions are {questions}"));
    }
    malformed(message)
}

fn malformed(error: impl Display) -> Error {
    Error::new(ErrorKind::Malformed, error)
}

/// Reads the data of a command in the form that a table accepts.
fn data<T: DeserializeOwned>(kind: ErrorKind, given: Value) -> Result<T, Error> {
    serde_json::from_value(given).map_err(|error| Error::new(kind, error))
}

/// Writes an answer as a line. Every answer can be written as JSON.
fn text(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).unwrap_or_default()
}
