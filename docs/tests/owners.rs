//! The way of the owner of a box: tables of every game as they are supplied.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use solo_core::testkit::laws;
use solo_core::{Csv, GameData, Tables};
use solo_examples::games::{self, Program};

/// A table with its cells, to be changed.
#[derive(Clone)]
struct Sheet {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Sheet {
    fn of(text: &str) -> Self {
        let csv = Csv::new(text);
        let rows = csv.rows().map(|(_, cells)| cells.to_vec());
        Self {
            header: csv.header().to_vec(),
            rows: rows.collect(),
        }
    }

    fn column(&self, name: &str) -> usize {
        let found = self.header.iter().position(|column| column == name);
        found.unwrap_or_else(|| panic!("there is no column {name}"))
    }

    fn without(mut self, name: &str) -> Self {
        let place = self.column(name);
        self.header.remove(place);
        for row in &mut self.rows {
            row.remove(place);
        }
        self
    }

    fn with(mut self, name: &str, text: &str) -> Self {
        let place = self.column(name);
        for row in &mut self.rows {
            row[place] = String::from(text);
        }
        self
    }

    fn put(&self, name: &str, tables: &mut Tables) {
        tables.put_rows(name, &self.header, &self.rows);
    }
}

/// Loads each table of a game with every provenance that an owner may state, or with none.
struct Provenance;

impl Program for Provenance {
    type Output = ();

    fn run<G: GameData>(self) {
        let game: G = laws::embedded();
        let house = game.tables();
        for spec in G::TABLES {
            let sheet = Sheet::of(house.get(spec.name).unwrap());
            let mut forms = vec![("no column", sheet.clone().without("prov"))];
            for letters in ["", "S", "P", "P2", "R", "H", "U"] {
                forms.push((letters, sheet.clone().with("prov", letters)));
            }
            for (what, form) in forms {
                let mut tables = Tables::new();
                form.put(spec.name, &mut tables);
                let loaded = G::assemble(game.options().clone(), &tables);
                let loaded = loaded.unwrap_or_else(|error| panic!("{} {what:?}: {error}", G::NAME));
                assert_eq!(
                    loaded.catalogue_fingerprint(),
                    game.catalogue_fingerprint(),
                    "{} {}: {what:?}",
                    G::NAME,
                    spec.name
                );
                // What is not stated was entered by the owner; tomb4k has the cards of its rulebook.
                let unstated = matches!(what, "no column" | "");
                let letters = if unstated { "U" } else { what };
                if G::NAME != "tomb4k" {
                    let written = Sheet::of(loaded.tables().get(spec.name).unwrap());
                    let expected = sheet.clone().with("prov", letters);
                    assert_eq!(written.rows, expected.rows, "{} {what:?}", spec.name);
                }
            }
        }
    }
}

#[test]
fn provenance_is_stated_or_that_of_the_owner_in_every_table() {
    for name in games::NAMES {
        games::run(name, Provenance).unwrap();
    }
}
