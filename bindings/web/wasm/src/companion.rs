//! [`Companion`] is [`solo_table::botmegistus::Companion`], method by method.

use serde::Serialize;
use solo_table::botmegistus::{self, Form};
use solo_table::{Choice, Tables};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::{self, Answer, refused, write};
use crate::{Table, pairs};

/// An evening with the box and Botmegistus.
#[wasm_bindgen]
pub struct Companion(botmegistus::Companion);

/// What can be entered now.
#[derive(Serialize)]
struct Offer<'a> {
    choices: &'a [Choice],
    describe: Option<Words<'a>>,
    shorthand: Option<Words<'a>>,
}

/// A form that a line can have.
#[derive(Serialize)]
struct Words<'a> {
    label: &'a str,
    form: &'a str,
    start: &'a str,
}

impl<'a> From<&'a Form> for Words<'a> {
    fn from(form: &'a Form) -> Self {
        Self {
            label: form.label,
            form: &form.form,
            start: &form.start,
        }
    }
}

#[wasm_bindgen]
impl Companion {
    /// Options come as name, value, name, value.
    #[wasm_bindgen(constructor)]
    pub fn new(options: Vec<String>, tables: Option<String>) -> Answer<Self> {
        let companion = botmegistus::Companion::new(&pairs(&options), &some(tables)?);
        refused(companion).map(Self)
    }

    pub fn load(save: &str) -> Answer<Self> {
        refused(botmegistus::Companion::load(save)).map(Self)
    }

    pub fn enter(&mut self, line: &str) -> Answer<()> {
        refused(self.0.enter(line))
    }

    pub fn undo(&mut self) -> Answer<()> {
        refused(self.0.undo())
    }

    pub fn redo(&mut self) -> Answer<()> {
        refused(self.0.redo())
    }

    pub fn change(&mut self, tables: Option<String>) -> Answer<()> {
        let tables = some(tables)?;
        refused(self.0.change(&tables))
    }

    pub fn offer(&self) -> String {
        let offer = self.0.offer();
        write(&Offer {
            choices: &offer.choices,
            describe: offer.describe.as_ref().map(Words::from),
            shorthand: offer.shorthand.as_ref().map(Words::from),
        })
    }

    pub fn catalogue(&self) -> String {
        write(&self.0.catalogue())
    }

    pub fn known(&self) -> String {
        write(&self.0.known())
    }

    pub fn table(&self) -> Table {
        Table(self.0.table())
    }

    pub fn sentences(&self) -> String {
        write(&self.0.sentences())
    }

    pub fn save(&self) -> String {
        self.0.save()
    }
}

fn some(tables: Option<String>) -> Answer<Tables> {
    Ok(json::tables(tables.as_deref())?.unwrap_or_default())
}
