//! Cards that were described: every evening adds its own to those that are known.

use std::fs;
use std::io;
use std::path::PathBuf;

use solo_table::botmegistus::Companion;
use solo_table::{Printable, Tables};

use super::{Kept, Saves};
use crate::files::{self, Lock};
use crate::session::Session;

/// Columns by which two tables have the same rows in the same order.
const KEYS: [&str; 5] = ["id", "kind", "element", "level", "section"];
/// Tables whose rows are cards, with the columns that say which cards of the box can be described in a row.
const CARDS: [(&str, &[&str]); 3] = [
    ("artifacts", &["level", "colour"]),
    ("automa", &["kind", "element"]),
    ("experiments", &["level"]),
];

impl Saves {
    /// Returns the cards of a game that were typed in on earlier evenings, if any.
    ///
    /// # Errors
    /// A sentence about a file that cannot be read, is longer than the limits of a table, or holds
    /// something else.
    pub fn catalogue(&self, game: &str) -> Result<Option<Tables>, String> {
        let path = self.cards(game);
        if !path.exists() {
            return Ok(None);
        }
        let tables = files::regular(&path).map_err(|error| files::cause(&error));
        match tables.and_then(|()| files::catalogue(&path)) {
            Ok(tables) => Ok(Some(tables)),
            Err(error) => Err(self.damaged(game, &error)),
        }
    }

    /// Says that the file with the cards that were described is damaged, and what the player can do.
    pub(crate) fn damaged(&self, game: &str, error: &str) -> String {
        let path = self.cards(game);
        format!(
            "the cards described on earlier evenings cannot be read from {}: {error}. Mend that file, or give it another \
            name to begin without its cards",
            Printable(path.display())
        )
    }

    fn cards(&self, game: &str) -> PathBuf {
        self.folder.join(format!("{game}.catalogue.json"))
    }

    /// Adds the cards that an evening has described to those that are known.
    pub(super) fn keep_cards(&self, kept: &mut Kept, session: &Session) -> io::Result<()> {
        let Session::Evening {
            companion, before, ..
        } = session
        else {
            return Ok(());
        };
        let game = session.table().name();
        let path = self.cards(game);
        // Two evenings may end together.
        let lock = Lock::wait(&path.with_extension("lock"))?;
        let ours = companion.catalogue();
        let last = kept.cards.as_ref().unwrap_or(before);
        let house = house();
        let known = self.catalogue(game);
        let theirs = known.as_ref().ok().and_then(Option::as_ref);
        let merged = theirs.map(|theirs| merged(&ours, last, theirs, &house));
        let others = merged.as_ref().map(|merged| merged.others.clone());
        let others = others.unwrap_or_default();
        let news = match merged {
            None if known.is_err() => Some(self.set_aside(game, &json(&ours)?)?),
            None if ours == house => None,
            None => {
                files::replace(&path, &json(&ours)?)?;
                None
            }
            Some(merged) if Companion::new(&[], &merged.tables).is_err() => {
                Some(self.set_aside(game, &json(&ours)?)?)
            }
            Some(merged) => {
                let aside = match merged.is_conflict {
                    true => Some(self.set_aside(game, &fs::read_to_string(&path)?)?),
                    false => None,
                };
                if theirs != Some(&merged.tables) {
                    files::replace(&path, &json(&merged.tables)?)?;
                }
                aside
            }
        };
        drop(lock);
        let is_new = kept.cards.as_ref() != Some(&ours);
        kept.cards = Some(ours);
        if let Some(name) = news.filter(|_| is_new) {
            kept.tell(format!(
                "cards were described in another way elsewhere; both ways are kept, the other one in {name}"
            ));
        }
        if others.iter().any(|other| !kept.others.contains(other)) {
            kept.tell(format!(
                "{} has another card now in the row of one of yours; this game keeps yours",
                Printable(path.file_name().unwrap_or_default().display())
            ));
        }
        kept.others = others;
        Ok(())
    }

    fn set_aside(&self, game: &str, text: &str) -> io::Result<String> {
        self.write_new(&format!("{game}.catalogue"), "json", 2, text)
    }
}

fn json(tables: &Tables) -> io::Result<String> {
    Ok(serde_json::to_string(tables)?)
}

/// Returns the tables that every program has.
fn house() -> Tables {
    let companion = Companion::new(&[], &Tables::new());
    companion.map_or_else(|_| Tables::new(), |companion| companion.catalogue())
}

/// The tables of an evening and those of a file in one.
struct Merged {
    tables: Tables,
    /// `true` if the evening and another one have described a card differently since the last time.
    is_conflict: bool,
    /// Rows of cards of the evening in which the file has another card since, and theirs nowhere.
    others: Vec<Vec<String>>,
}

/// Merges the tables of an evening into those of a file, row by row: `last` are those of the evening that were merged
/// before, `house` those that every program has.
fn merged(ours: &Tables, last: &Tables, theirs: &Tables, house: &Tables) -> Merged {
    let mut merged = Merged {
        tables: theirs.clone(),
        is_conflict: false,
        others: Vec::new(),
    };
    for (name, text) in ours.iter() {
        let Some(known) = theirs.get(name) else {
            merged.tables.put(name, text.to_owned());
            continue;
        };
        let all = [ours, last, theirs, house].map(|tables| Sheet::of(tables, name));
        let [ours, last, theirs, house] = &all;
        if !ours.has_rows_of(theirs) {
            let sides = [
                Some(text),
                last.text.as_deref(),
                Some(known),
                house.text.as_deref(),
            ];
            let (chosen, is_conflict) = newer(sides);
            merged.is_conflict |= is_conflict;
            if is_other(sides) {
                merged.others.push(vec![name.to_owned(), known.to_owned()]);
            }
            merged.tables.put(name, chosen.unwrap_or(known).to_owned());
            continue;
        }
        let (mut rows, mut displaced, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for (index, row) in ours.rows.iter().enumerate() {
            let of = |sheet: &'_ Sheet| {
                let is_alike = sheet.has_rows_of(ours);
                sheet.rows.get(index).filter(|_| is_alike).cloned()
            };
            let sides = [Some(row.clone()), of(last), of(theirs), of(house)];
            if is_other(sides.each_ref()) {
                others.extend(of(theirs).map(|other| (row.clone(), other)));
            }
            if is_another_card(&sides) {
                // Theirs was described first, and stays.
                displaced.push(row.clone());
                rows.extend(of(theirs));
                continue;
            }
            let (chosen, is_conflict) = newer(sides);
            merged.is_conflict |= is_conflict;
            rows.extend(chosen);
        }
        let cards = Cards::of(name, &ours.header);
        for row in displaced {
            let is_placed = cards.place(&row, ours, house, &mut rows);
            if !is_placed {
                merged.is_conflict = true;
                let ids = ours.rows.iter().position(|own| *own == row);
                if let Some(place) = ids.and_then(|index| rows.get_mut(index)) {
                    *place = row;
                }
            }
        }
        others.retain(|(own, _)| !cards.has(own, ours, &rows));
        merged
            .others
            .extend(others.into_iter().map(|(_, other)| other));
        if rows != theirs.rows {
            merged.tables.put_rows(name, &ours.header, &rows);
        }
    }
    merged
}

/// Returns the newer of our value and theirs, and whether both have changed. Ours was `last` before, and the value of the
/// house is older than any other.
fn newer<T: PartialEq>([ours, last, theirs, house]: [Option<T>; 4]) -> (Option<T>, bool) {
    if ours == last {
        let is_lost = theirs == house && ours != house;
        return (if is_lost { ours } else { theirs }, false);
    }
    let is_conflict = theirs != last && theirs != ours && theirs != house;
    (ours, is_conflict)
}

/// Returns whether ours and theirs are two cards that two evenings have described in a row which was free for both.
fn is_another_card<T: PartialEq>([ours, last, theirs, house]: &[Option<T>; 4]) -> bool {
    last == house && ours != house && theirs != house && ours != theirs && theirs.is_some()
}

/// The columns of a table of cards.
struct Cards {
    /// Columns that are equal where the same cards of the box can be described.
    place: Vec<usize>,
    /// Columns of what is described: all others but the id.
    facts: Vec<usize>,
}

impl Cards {
    fn of(table: &str, header: &[String]) -> Self {
        let mut tables = CARDS.iter();
        let columns = tables.find(|(name, _)| *name == table);
        let is_place = |column: &str| columns.is_some_and(|(_, names)| names.contains(&column));
        let all = || header.iter().map(String::as_str).enumerate();
        let place = all().filter(|(_, column)| is_place(column));
        let facts = all().filter(|(_, column)| !is_place(column) && *column != "id");
        Self {
            // Other tables have no cards, whose rows could be exchanged.
            place: if columns.is_some() {
                place.map(|(index, _)| index).collect()
            } else {
                Vec::new()
            },
            facts: facts.map(|(index, _)| index).collect(),
        }
    }

    /// Returns whether rows have a card at least as often as our table has it.
    fn has(&self, card: &[String], ours: &Sheet, rows: &[Vec<String>]) -> bool {
        let is_it = |row: &&Vec<String>| {
            let mut columns = self.place.iter().chain(&self.facts);
            columns.all(|column| row.get(*column) == card.get(*column))
        };
        rows.iter().filter(is_it).count() >= ours.rows.iter().filter(is_it).count()
    }

    /// Puts a card into the first row that is free for it, unless the rows have it; `false` if none is free.
    fn place(
        &self,
        card: &[String],
        ours: &Sheet,
        house: &Sheet,
        rows: &mut [Vec<String>],
    ) -> bool {
        if self.has(card, ours, rows) {
            return true;
        }
        let is_free = |(row, free): &(&mut Vec<String>, &Vec<String>)| {
            let mut place = self.place.iter();
            !self.place.is_empty()
                && *row == *free
                && place.all(|column| row.get(*column) == card.get(*column))
        };
        let Some((row, _)) = rows.iter_mut().zip(&house.rows).find(is_free) else {
            return false;
        };
        for column in &self.facts {
            if let (Some(cell), Some(value)) = (row.get_mut(*column), card.get(*column)) {
                value.clone_into(cell);
            }
        }
        true
    }
}

/// Returns whether a value that is ours, and no longer new, stands differently on their side, and not as in the house.
fn is_other<T: PartialEq>([ours, last, theirs, house]: [T; 4]) -> bool {
    ours == last && ours != house && theirs != ours && theirs != house
}

/// A table as rows of cells.
struct Sheet {
    text: Option<String>,
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    fn of(tables: &Tables, name: &str) -> Self {
        let csv = tables.csv(name).unwrap_or_default();
        Self {
            text: tables.get(name).map(str::to_owned),
            header: csv.header().to_vec(),
            rows: csv.rows().map(|(_, row)| row.to_vec()).collect(),
        }
    }

    /// Returns whether two tables have the same columns, and the same cards in the same order.
    fn has_rows_of(&self, other: &Self) -> bool {
        self.header == other.header && self.keys().eq(other.keys())
    }

    /// Returns the cells that name the rows.
    fn keys(&self) -> impl Iterator<Item = Vec<&String>> {
        self.rows.iter().map(|row| {
            let cells = self.header.iter().zip(row);
            let keys = cells.filter(|(column, _)| KEYS.contains(&column.as_str()));
            keys.map(|(_, cell)| cell).collect()
        })
    }
}
