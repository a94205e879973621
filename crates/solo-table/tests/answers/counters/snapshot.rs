//! The subject of a text: the position as data, and the item beside the text.

use std::collections::BTreeMap;

use serde_json::Value as Json;
use solo_table::{Item, Table, Tables};

use super::source::numbers;

/// The tables of a catalogue, row by row; the first column names a row.
pub(super) struct Catalogue(BTreeMap<String, Vec<Row>>);

/// A row of a table, by columns.
pub(super) struct Row {
    id: String,
    cells: BTreeMap<String, String>,
}

impl Catalogue {
    pub(super) fn of(tables: &Tables) -> Self {
        let table = |name: &str| {
            let csv = tables.csv(name).unwrap();
            let rows = csv.rows().map(|(_, cells)| Row {
                id: cells.first().unwrap().clone(),
                cells: csv.header().iter().cloned().zip(cells.to_vec()).collect(),
            });
            rows.collect()
        };
        let tables = tables.iter();
        Self(
            tables
                .map(|(name, _)| (name.to_owned(), table(name)))
                .collect(),
        )
    }
}

impl Row {
    pub(super) fn id(&self) -> &str {
        &self.id
    }

    pub(super) fn text(&self, column: &str) -> &str {
        self.cells.get(column).unwrap()
    }

    /// Lists the words of a cell, which spaces part.
    pub(super) fn words(&self, column: &str) -> impl Iterator<Item = &str> {
        self.text(column).split_whitespace()
    }

    pub(super) fn numbers(&self, column: &str) -> Vec<i64> {
        numbers(self.text(column))
    }

    /// Returns the first number of a cell; 0 without one.
    pub(super) fn number(&self, column: &str) -> i64 {
        self.numbers(column).first().copied().unwrap_or(0)
    }

    /// Returns whether a cell has exactly this text.
    pub(super) fn is(&self, column: &str, text: &str) -> bool {
        self.text(column) == text
    }
}

/// A position as data.
pub(super) struct Position<'a> {
    pub(super) table: &'a Table,
    pub(super) catalogue: &'a Catalogue,
    pub(super) options: &'a Json,
    pub(super) view: &'a Json,
}

/// A text of a scene or of an answer, with what is beside it.
pub(super) struct Snapshot<'a> {
    pub(super) at: &'a Position<'a>,
    /// The item that shows the text or was asked about.
    pub(super) item: Option<&'a Item>,
    /// The decision that is refused.
    pub(super) notation: &'a str,
    /// The words of the text where its form has stars.
    pub(super) words: &'a [&'a str],
}

impl<'a> Snapshot<'a> {
    pub(super) fn view(&self, field: &str) -> &'a Json {
        self.at.view.pointer(field).unwrap_or(&Json::Null)
    }

    /// Returns a number of the view, or the number of entries of a list.
    pub(super) fn number(&self, field: &str) -> i64 {
        let entries = match self.view(field) {
            Json::Array(list) => list.len(),
            Json::Object(entries) => entries.len(),
            value => return value.as_i64().unwrap_or(0),
        };
        count(entries)
    }

    pub(super) fn text(&self, field: &str) -> &'a str {
        self.view(field).as_str().unwrap_or("")
    }

    /// Lists the texts of a list of the view.
    pub(super) fn ids(&self, field: &str) -> Vec<&'a str> {
        let list = self.view(field).as_array();
        list.into_iter()
            .flatten()
            .filter_map(Json::as_str)
            .collect()
    }

    /// Counts an id in a list of the view, or in an object of counts.
    pub(super) fn copies(&self, field: &str, id: &str) -> i64 {
        match self.view(field) {
            Json::Object(counts) => counts.get(id).and_then(Json::as_i64).unwrap_or(0),
            _ => count(self.ids(field).iter().filter(|other| **other == id).count()),
        }
    }

    /// Returns an option as its text.
    pub(super) fn option(&self, name: &str) -> String {
        match self.at.options.get(name).unwrap() {
            Json::String(text) => text.clone(),
            value => value.to_string(),
        }
    }

    pub(super) fn rows(&self, table: &str) -> &'a [Row] {
        self.at.catalogue.0.get(table).unwrap()
    }

    pub(super) fn row(&self, table: &str, id: &str) -> &'a Row {
        let mut rows = self.rows(table).iter();
        let row = rows.find(|row| row.id == id);
        assert!(row.is_some(), "{table} has no {id:?}: {}", self.at.view);
        row.unwrap()
    }

    pub(super) fn constant(&self, name: &str) -> i64 {
        self.row("constants", name).number("value")
    }

    /// Returns the id of the item.
    pub(super) fn id(&self) -> &'a str {
        self.item.map_or("", |item| &item.id)
    }

    /// Returns the last part of the id of the item.
    pub(super) fn last(&self) -> &'a str {
        self.id().rsplit('/').next().unwrap()
    }

    /// Returns the key of the card of the item.
    pub(super) fn card(&self) -> &'a str {
        self.item
            .and_then(|item| item.card.as_deref())
            .unwrap_or("")
    }

    /// Returns the last word of the decision that is refused.
    pub(super) fn object(&self) -> &'a str {
        self.notation.rsplit(' ').next().unwrap()
    }

    /// Returns a word of the form's stars.
    pub(super) fn word(&self, place: usize) -> &'a str {
        self.words.get(place).copied().unwrap()
    }
}

/// Converts a number of entries.
pub(super) fn count(entries: usize) -> i64 {
    i64::try_from(entries).unwrap()
}
