//! An evening beside the box of Trismegistus.

use solo_table::botmegistus;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::json::{self, Answer, refused, write};
use crate::{Table, pairs};

/// A companion for the bot: lines in, JSON out.
#[wasm_bindgen]
pub struct Companion(botmegistus::Companion);

#[wasm_bindgen]
impl Companion {
    /// Options are a list of texts: name, value, name, value.
    #[wasm_bindgen(constructor)]
    pub fn new(options: &str, tables: Option<String>) -> Answer<Self> {
        let tables = json::tables(tables)?.unwrap_or_default();
        let options = json::options(options)?;
        refused(botmegistus::Companion::new(&pairs(&options), &tables)).map(Self)
    }

    pub fn load(save: &str) -> Answer<Self> {
        refused(botmegistus::Companion::load(save)).map(Self)
    }

    pub fn enter(&mut self, line: &str) -> Answer<()> {
        refused(self.0.enter(line))
    }

    pub fn change(&mut self, tables: String) -> Answer<()> {
        let tables = json::tables(Some(tables))?.unwrap_or_default();
        refused(self.0.change(&tables))
    }

    pub fn offer(&self) -> String {
        write(&self.0.offer())
    }

    pub fn known(&self) -> String {
        write(&self.0.known())
    }

    pub fn sentences(&self) -> String {
        write(&self.0.sentences())
    }

    pub fn catalogue(&self) -> String {
        write(&self.0.catalogue())
    }

    pub fn save(&self) -> String {
        self.0.save()
    }

    pub fn table(&self) -> Table {
        Table(self.0.table())
    }
}
