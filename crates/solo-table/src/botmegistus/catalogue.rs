//! The catalogue during a game: the known cards, and the replay under changed tables (TB-19.1,
//! TB-19.2).

use std::collections::BTreeSet;

use solo_core::{Csv, GameData, Input, Origins, Provenance, Record, Tables};
use trismegistus_bot::Botmegistus;

use crate::begin::{assemble, read_position};
use crate::data::Json;
use crate::error::TableError;
use crate::error_kind::ErrorKind;

/// Tables of cards, each with the columns that are printed on the cards.
pub(super) const AUTOMA: (&str, &[&str]) =
    ("automa", &["colour", "die", "potency", "actions", "reward"]);
pub(super) const EXPERIMENTS: (&str, &[&str]) = ("experiments", &["type", "requirement", "vp"]);
pub(super) const ARTIFACTS: (&str, &[&str]) = ("artifacts", &["symbols"]);

/// A table as rows of cells.
struct Sheet(Csv);

impl Sheet {
    fn of(tables: &Tables, name: &str) -> Self {
        Self(tables.csv(name).unwrap_or_default())
    }

    /// Returns the index of a column; beyond the last one if none has this name.
    fn column(&self, name: &str) -> usize {
        let header = self.0.header();
        let found = header.iter().position(|column| column == name);
        found.unwrap_or(header.len())
    }

    /// Returns the cells of a column.
    fn cells(&self, name: &str) -> Vec<&str> {
        let column = self.column(name);
        let cells = self.0.rows().filter_map(|(_, row)| row.get(column));
        cells.map(String::as_str).collect()
    }
}

/// Returns the ids of the cards whose rows hold the values of the real card (TB-19.1). The owner of
/// the box has typed these rows in, so a catalogue itself says which cards it knows.
pub(super) fn known(tables: &Tables) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for (name, columns) in [AUTOMA, EXPERIMENTS, ARTIFACTS] {
        let sheet = Sheet::of(tables, name);
        let cards = sheet.cells("id").into_iter().zip(sheet.cells("prov"));
        let by_owner = |prov| {
            let origins = Origins::new(prov);
            let mut columns = columns.iter();
            columns.all(|column| origins.of(column).eq([Provenance::Owner]))
        };
        let typed_in = cards.filter(|(_, prov)| by_owner(prov));
        known.extend(typed_in.map(|(id, _)| id.to_owned()));
    }
    known
}

/// Returns the tables with new cells in the row of a card, which becomes known (TB-19.5). The other
/// cells of the row stay.
pub(super) fn overwritten(
    mut tables: Tables,
    table: &str,
    id: &str,
    cells: &[(&str, &str)],
) -> Tables {
    let sheet = Sheet::of(&tables, table);
    let mut rows: Vec<_> = sheet.0.rows().map(|(_, row)| row.to_vec()).collect();
    let ids = sheet.column("id");
    for (name, value) in cells.iter().chain(&[("prov", Provenance::Owner.letters())]) {
        let column = sheet.column(name);
        let mut rows = rows.iter_mut();
        let row = rows.find(|row| row.get(ids).is_some_and(|found| found == id));
        if let Some(cell) = row.and_then(|row| row.get_mut(column)) {
            (*value).clone_into(cell);
        }
    }
    tables.put_rows(table, sheet.0.header(), &rows);
    tables
}

/// Replays the record under other tables, provided that they change nothing seen so far (TB-19.2).
pub(super) fn replayed(
    record: &Record<Botmegistus>,
    tables: &Tables,
) -> Result<Record<Botmegistus>, TableError> {
    let before = record.game();
    let game: Botmegistus = assemble(*before.options(), tables)?;
    if shapes(&game.tables()) != shapes(&before.tables()) {
        return Err(differs(
            "ids, their order and the sizes of tables stay as they are",
        ));
    }
    let mut anew = match record.position_text() {
        Some(text) => {
            let state = read_position(&game, text).map_err(differs)?;
            Record::from_position(game, text, state).map_err(differs)?
        }
        None => Record::new(game),
    };
    for input in record.inputs() {
        let text = match *input {
            Input::Decision(decision) => before.decision_text(decision).to_string(),
            Input::Chance(chance) => before.chance_text(chance).to_string(),
        };
        super::push(&mut anew, &text).map_err(|error| {
            let step = anew.inputs().len().saturating_add(1);
            differs(format_args!(
                "step {step} would not have been possible: {error}"
            ))
        })?;
    }
    if view(&anew) == view(record) {
        Ok(anew)
    } else {
        Err(differs(
            "something that has happened already would have gone otherwise",
        ))
    }
}

fn differs(why: impl core::fmt::Display) -> TableError {
    TableError::new(ErrorKind::BadCatalogue, why).under("TB-19.2")
}

/// Lists the tables, each with its number of rows and its ids.
fn shapes(tables: &Tables) -> Vec<(String, usize, Vec<String>)> {
    let shape = |(name, _): (&str, &str)| {
        let sheet = Sheet::of(tables, name);
        let columns = ["id", "kind", "element", "level", "section"].iter();
        let keys = columns.flat_map(|column| sheet.cells(column));
        let keys = keys.map(str::to_owned).collect();
        (name.to_owned(), sheet.0.rows().len(), keys)
    };
    tables.iter().map(shape).collect()
}

/// Returns the view of the position at the end of a record.
pub(super) fn view(record: &Record<Botmegistus>) -> Json {
    Json::of(&record.game().view_data(record.state()))
}
