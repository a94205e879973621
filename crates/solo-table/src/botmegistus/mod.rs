//! A companion for Botmegistus: the real box on the table, and a program that plays the bot.
//!
//! The crate `trismegistus-bot` has the rules of the bot. This module adds what surrounds them
//! (TB-19): cards are described when they appear, one line can stand for several steps, typing
//! mistakes are corrected, and the catalogue is kept for the next evening.

mod amend;
mod catalogue;
mod describe;
mod offer;
mod save;
mod shorthand;

use solo_core::{Game, Input, Next, Record, Session, Tables, UndoError};
use trismegistus_bot::{Botmegistus, State};

use crate::begin::{amended, assemble, read_options};
use crate::data::Json;
use crate::error::TableError;
use crate::error_kind::ErrorKind;
use crate::limits::Limits;
use crate::report::EventReport;
use crate::table::Table;

pub use amend::amend;
pub use offer::{Form, Offer};

/// An evening with the box and Botmegistus, line by line, without screen or files.
///
/// It holds five values (TB-19.1): the options, a catalogue, the known cards of the catalogue, the
/// start position, and the steps since. A line changes all of them or none.
///
/// ```
/// use solo_table::botmegistus::Companion;
/// let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
/// companion.enter("tokens aether glory aether insight insight glory aether insight")?;
/// companion.enter("rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead")?;
/// companion.enter("deal = fire")?;
/// companion.enter("setup-roll lead")?;
/// companion.enter("setup-roll wild")?;
/// companion.enter("draft white lead")?;
/// companion.enter("levels 1 0 0 2")?;
/// companion.enter("end")?;
/// companion.enter("flip = black lead+tin 2 track:fire")?;
/// assert!(companion.sentences().iter().any(|sentence| sentence.contains("fire")));
///
/// let error = companion.enter("draft red wild; end").unwrap_err();
/// assert_eq!(error.kind, solo_table::ErrorKind::Notation);
/// companion.enter("undo")?;
/// assert_eq!(Companion::load(&companion.save())?.view(), companion.view());
/// # Ok::<(), solo_table::TableError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Companion {
    present: Moment,
    undone: Vec<Moment>,
    before: Vec<Moment>,
}

/// The state of the evening after a line.
#[derive(Clone, Debug)]
struct Moment {
    /// Options, catalogue, start position and steps.
    record: Record<Botmegistus>,
    /// Index of the first step of the line.
    from: usize,
}

impl Companion {
    /// The options that suit an evening with the box.
    ///
    /// Only the components that the bot looks at are reported (TB-18), and the human's moves are
    /// checked loosely.
    pub const RECOMMENDED: [(&str, &str); 2] = [("reports", "lean"), ("human_checks", "loose")];

    /// Begins a game with options as pairs of name and value, and with the owner's tables.
    ///
    /// No card of the embedded tables is known. A card of the owner's tables is known if the column
    /// `prov` of its row says `U` for every value printed on the card, or is empty (TB-19.1).
    ///
    /// # Errors
    /// An unknown option or value, and every fault of the tables.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// let companion = Companion::new(&[("reports", "lean")], &Default::default())?;
    /// assert!(companion.known().is_empty());
    /// assert!(Companion::new(&[("reports", "fat")], &Default::default()).is_err());
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn new(options: &[(&str, &str)], tables: &Tables) -> Result<Self, TableError> {
        Limits::default().check_tables(tables)?;
        let game = assemble(read_options::<Botmegistus>(options)?, tables)?;
        Ok(Self::from_record(Record::new(game), 0))
    }

    fn from_record(record: Record<Botmegistus>, from: usize) -> Self {
        Self {
            present: Moment { record, from },
            undone: Vec::new(),
            before: Vec::new(),
        }
    }

    /// Enters a line: a decision or an outcome in the notation of the game, a described card, a
    /// shorthand, `amend` with edits, `undo` or `redo`. Chapter TB-19 in the rulebook of the crate
    /// `trismegistus-bot` lists the forms.
    ///
    /// # Errors
    /// The reason why the line changed nothing; for tables and corrections, every fault.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
    /// companion.enter("token earth 3 glory")?;
    /// let error = companion.enter("tokens glory glory").unwrap_err();
    /// assert_eq!(error.message, "no token of this kind is left");
    /// assert_eq!(companion.table().steps(), 1, "the first of the two was not placed either");
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn enter(&mut self, line: &str) -> Result<(), TableError> {
        Limits::default().check_line(ErrorKind::Notation, line.len())?;
        let line = line.trim();
        match line {
            "undo" => self.undo(),
            "redo" => self.redo(),
            _ => {
                let moment = self.after(line)?;
                self.keep(moment);
                Ok(())
            }
        }
    }

    /// Returns the state of the evening after a line.
    fn after(&self, line: &str) -> Result<Moment, TableError> {
        let mut record = self.present.record.clone();
        if let Some(edits) = line.strip_prefix("amend ") {
            let edits: Vec<&str> = edits.split(';').map(str::trim).collect();
            let record = amended(record.game(), record.state(), &edits)?;
            return Ok(Moment { record, from: 1 });
        }
        let from = record.inputs().len().saturating_add(1);
        match shorthand::take(&mut record, line) {
            Some(taken) => taken?,
            None => step(&mut record, line)?,
        }
        Ok(Moment { record, from })
    }

    fn keep(&mut self, moment: Moment) {
        self.undone.clear();
        let before = core::mem::replace(&mut self.present, moment);
        self.before.push(before);
    }

    /// Takes the last line back; after a load, the last step of the saved evening.
    ///
    /// # Errors
    /// If there is nothing to take back.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
    /// companion.enter("token earth 3 glory")?;
    /// companion.undo()?;
    /// assert_eq!(companion.undo().unwrap_err().message, "there is nothing to take back");
    /// companion.redo()?;
    /// assert_eq!(companion.table().steps(), 1);
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn undo(&mut self) -> Result<(), TableError> {
        let moment = match self.before.pop() {
            Some(moment) => moment,
            None => {
                let mut record = self.present.record.clone();
                let dropped = record.drop_last();
                dropped.ok_or_else(|| TableError::undo(UndoError::Nothing))?;
                let from = record.inputs().len().saturating_add(1);
                Moment { record, from }
            }
        };
        let undone = core::mem::replace(&mut self.present, moment);
        self.undone.push(undone);
        Ok(())
    }

    /// Enters again the line that was last taken back.
    ///
    /// # Errors
    /// If nothing was taken back.
    pub fn redo(&mut self) -> Result<(), TableError> {
        let moment = self.undone.pop();
        let moment = moment
            .ok_or_else(|| TableError::new(ErrorKind::Undo, "there is nothing to enter again"))?;
        let before = core::mem::replace(&mut self.present, moment);
        self.before.push(before);
        Ok(())
    }

    /// Changes tables of the catalogue: a corrected row, or points that were left for later. Tables
    /// that are not given stay. New tables are accepted if they change nothing that has happened
    /// (TB-19.2). Orders, dice, bowls, tokens, bonus spaces and the number of basic cards must
    /// therefore be right from the start; everything else can be entered later (TB-19.13).
    ///
    /// # Errors
    /// Every fault of the tables, or how they contradict what has happened.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
    /// let formulas = companion.catalogue().get("formulas").unwrap().replace("7,28,S vp=H", "7,30,U");
    /// companion.change(&solo_table::Tables::new().with("formulas", formulas))?;
    /// assert!(companion.catalogue().get("formulas").unwrap().contains("7,30,U"));
    /// companion.enter("tokens aether glory aether insight insight glory aether insight")?;
    /// let fewer = companion.catalogue().get("tracks").unwrap().replace("fire,3,yes", "fire,3,no");
    /// let error = companion.change(&solo_table::Tables::new().with("tracks", fewer)).unwrap_err();
    /// assert_eq!(error.rule.as_deref(), Some("TB-19.2"));
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn change(&mut self, tables: &Tables) -> Result<(), TableError> {
        Limits::default().check_tables(tables)?;
        let mut changed = self.catalogue();
        for (name, text) in tables.iter() {
            changed.put(name, text.to_owned());
        }
        let record = catalogue::replayed(&self.present.record, &changed)?;
        let from = record.inputs().len().saturating_add(1);
        self.keep(Moment { record, from });
        Ok(())
    }

    /// Returns the rules: options and catalogue.
    pub const fn game(&self) -> &Botmegistus {
        self.present.record.game()
    }

    /// Returns the present position.
    pub const fn state(&self) -> &State {
        self.present.record.state()
    }

    /// Returns the view of the present position, as the rulebook of the crate defines it.
    pub fn view(&self) -> Json {
        catalogue::view(&self.present.record)
    }

    /// Returns the start position and the steps since.
    pub const fn record(&self) -> &Record<Botmegistus> {
        &self.present.record
    }

    /// Returns the tables with everything that was typed in, for the next evening.
    pub fn catalogue(&self) -> Tables {
        solo_core::GameData::tables(self.game())
    }

    /// Returns the ids of the known cards in alphabetical order.
    pub fn known(&self) -> Vec<String> {
        catalogue::known(&self.catalogue()).into_iter().collect()
    }

    /// Returns the table of the present position, with scenes and glossary.
    pub fn table(&self) -> Table {
        Table::of(Session::from(self.present.record.clone()))
    }

    /// Returns the events of the last line.
    pub fn events(&self) -> Vec<EventReport> {
        self.table().events_from(self.present.from)
    }

    /// Returns the events of the last line as sentences.
    pub fn sentences(&self) -> Vec<String> {
        self.table().narration_from(self.present.from)
    }

    /// Returns the result of the game; `None` while it runs.
    pub fn outcome(&self) -> Option<Json> {
        self.table().outcome()
    }

    /// Writes the five values of TB-19.1 as text, which [`Companion::load`] reads.
    pub fn save(&self) -> String {
        save::save(&self.present.record)
    }

    /// Continues a saved evening.
    ///
    /// # Errors
    /// The first fault of the save.
    ///
    /// ```
    /// use solo_table::botmegistus::Companion;
    /// let mut companion = Companion::new(&Companion::RECOMMENDED, &Default::default())?;
    /// companion.enter("token earth 3 glory")?;
    /// let mut loaded = Companion::load(&companion.save())?;
    /// assert_eq!(loaded.view(), companion.view());
    /// loaded.undo()?;
    /// assert_eq!(Companion::load("solo-save").unwrap_err().kind, solo_table::ErrorKind::BadSave);
    /// # Ok::<(), solo_table::TableError>(())
    /// ```
    pub fn load(text: &str) -> Result<Self, TableError> {
        Limits::default().check_save(text)?;
        let record = save::load(text)?;
        let from = record.inputs().len().saturating_add(1);
        Ok(Self::from_record(record, from))
    }
}

/// Takes a step, whose text may describe a card.
fn step(record: &mut Record<Botmegistus>, text: &str) -> Result<(), TableError> {
    match text.split_once(" = ") {
        Some((head, facts)) => describe::describe(record, head, facts),
        None => push(record, text),
    }
}

/// Takes a step in the notation of the game.
fn push(record: &mut Record<Botmegistus>, text: &str) -> Result<(), TableError> {
    let (game, state) = (record.game(), record.state());
    let (due, other) = match record.next() {
        Next::Chance(_) => (Input::Chance(text), Input::Decision(text)),
        Next::Decision | Next::Over(_) => (Input::Decision(text), Input::Chance(text)),
    };
    let input = game.parse_input(state, due).or_else(|refusal| {
        // Valid notation that is not due is refused with that reason.
        game.parse_input(state, other).map_err(|_| refusal)
    });
    let input = input.map_err(|refusal| TableError::refused(game, &refusal))?;
    take(record, input)
}

fn take(
    record: &mut Record<Botmegistus>,
    input: solo_core::InputOf<Botmegistus>,
) -> Result<(), TableError> {
    let taken = record.push(input);
    taken.map_err(|refusal| TableError::refused(record.game(), &refusal))
}
