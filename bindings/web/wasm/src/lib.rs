//! Solo tabletop games as WebAssembly: what the npm package `solo-tabletop` runs on.
//!
//! [`Table`] is [`solo_table::Table`]. Whatever is more than a word or a number crosses as JSON, which
//! JavaScript reads faster than it builds objects one by one; so do errors. Every function that crosses
//! costs about 400 bytes of glue, hence methods of the same shape are one, with an enum that says which.
//!
//! A module with more games is a crate that depends on this one and calls [`use_games`] when it starts.
#![forbid(unsafe_code)]

#[cfg(feature = "trismegistus-bot")]
mod companion;
mod json;
#[cfg(feature = "players")]
mod players;
mod results;

use std::sync::OnceLock;

use solo_table::{Dealer, ErrorKind, Games, Question, Value};
use wasm_bindgen::prelude::wasm_bindgen;

use json::{Answer, read, refused, write};

static GAMES: OnceLock<Games> = OnceLock::new();

fn list() -> &'static Games {
    GAMES.get_or_init(Games::embedded)
}

/// Sets the games of the module, before the first of them is asked for; those of the enabled features otherwise.
/// `false` if the module has its games already.
///
/// ```
/// use solo_table::Games;
/// assert!(solo_wasm::use_games(Games::empty()));
/// assert!(!solo_wasm::use_games(Games::embedded()));
/// assert_eq!(solo_wasm::games(), "[]");
/// ```
pub fn use_games(games: Games) -> bool {
    GAMES.set(games).is_ok()
}

/// The games that are in this module.
#[wasm_bindgen]
pub fn games() -> String {
    write(list())
}

/// Returns the text of a file, whichever program wrote it: UTF-8, or UTF-16 with its mark.
#[wasm_bindgen]
pub fn file_text(bytes: &[u8]) -> Answer<String> {
    solo_table::file_text(bytes)
        .map(Into::into)
        .map_err(|why| json::error(ErrorKind::Malformed, &why.to_string()))
}

/// A method of a table that changes it, with a text or a number where it needs one.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Change {
    Act,
    ActNumber,
    Report,
    ReportNumber,
    Undo,
    UndoPastFence,
    Redo,
}

/// A method of a table that makes another: from a save, a view or corrections as text.
#[wasm_bindgen]
#[derive(Clone, Copy)]
pub enum Another {
    Copy,
    Begin,
    SetUp,
    Load,
    Amended,
}

/// A game in progress.
#[wasm_bindgen]
pub struct Table(solo_table::Table);

#[wasm_bindgen]
impl Table {
    /// A table from the start, or from a view. Options are a list of texts: name, value, name, value.
    #[wasm_bindgen(constructor)]
    pub fn new(
        name: &str,
        options: &str,
        tables: Option<String>,
        seed: Option<u64>,
        view: Option<String>,
    ) -> Answer<Self> {
        let tables = json::tables(tables)?.unwrap_or_default();
        let dealer = seed.map_or_else(Dealer::nobody, Dealer::seeded);
        let options = json::options(options)?;
        let options = pairs(&options);
        refused(match position(view)? {
            Some(view) => list().set_up(name, &options, &tables, dealer, &view),
            None => list().table(name, &options, &tables, dealer),
        })
        .map(Self)
    }

    pub fn load(save: &str, tables: Option<String>) -> Answer<Self> {
        let tables = json::tables(tables)?.unwrap_or_default();
        refused(list().load_with(save, &tables)).map(Self)
    }

    pub fn another(
        &self,
        how: Another,
        text: String,
        options: Option<String>,
        tables: Option<String>,
    ) -> Answer<Self> {
        let options = read(ErrorKind::BadOption, options)?;
        let tables = json::tables(tables)?;
        let (options, tables) = (options.as_ref(), tables.as_ref());
        refused(match how {
            Another::Copy => Ok(self.0.clone()),
            Another::Begin => self.0.begin_again(options, tables),
            Another::SetUp => {
                let view = position(Some(text))?.unwrap_or(Value::Null);
                self.0.set_up_here(&view, options, tables)
            }
            Another::Load => self.0.load_here(&text),
            Another::Amended => {
                let edits = json::texts(ErrorKind::BadPosition, &text)?;
                self.0
                    .amended(&edits.iter().map(String::as_str).collect::<Vec<_>>())
            }
        })
        .map(Self)
    }

    /// Answers a question as JSON.
    pub fn reply(&self, question: &str) -> Answer<String> {
        let data = read(ErrorKind::Malformed, Some(question.to_owned()))?.unwrap_or_default();
        let question = refused(Question::try_from(&data))?;
        Ok(write(&self.0.reply(&question)))
    }

    /// Returns `false` where there was nothing to redo.
    pub fn change(&mut self, how: Change, text: &str, number: u32) -> Answer<bool> {
        let table = &mut self.0;
        refused(match how {
            Change::Act => table.act(text),
            Change::ActNumber => table.act_number(number),
            Change::Report => table.report(text),
            Change::ReportNumber => table.report_number(number),
            Change::Undo => table.undo(),
            Change::UndoPastFence => table.undo_past_fence(),
            Change::Redo => return Ok(table.redo()),
        })
        .map(|()| true)
    }

    pub fn steps(&self) -> usize {
        self.0.steps()
    }

    pub fn can_redo(&self) -> bool {
        self.0.can_redo()
    }

    pub fn deal(&mut self, seed: Option<u64>) {
        self.0
            .deal(seed.map_or_else(Dealer::nobody, Dealer::seeded));
    }

    pub fn seed(&self) -> Option<u64> {
        self.0.dealer().seed()
    }
}

/// Options as a table takes them.
fn pairs(options: &[(String, String)]) -> Vec<(&str, &str)> {
    options
        .iter()
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect()
}

fn position(view: Option<String>) -> Answer<Option<Value>> {
    read(ErrorKind::BadPosition, view)
}
