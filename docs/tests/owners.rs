//! The way of the owner of a box: tables of every game as they are supplied.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::fs;
use std::path::PathBuf;

use scrapyard::Scrapyard;
use solo_core::{
    Csv, Fingerprint, Game as _, GameData, Origins, Provenance as Label, Record, Session, Tables,
    file_text,
};
use solo_examples::games::{self, Program};
use solo_table::{Dealer, Table};
use solo_testkit::laws;

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

/// Loads a save of each game with tables in which only names differ, and prints it as it was.
struct Renamed;

impl Program for Renamed {
    type Output = ();

    fn run<G: GameData>(self) {
        let game: G = laws::embedded();
        let mut tables = game.tables();
        for spec in G::TABLES {
            let mut sheet = Sheet::of(tables.get(spec.name).unwrap());
            let ids = sheet.header.iter().any(|column| column == "id");
            if ids && sheet.header.iter().any(|column| column == "name") {
                sheet = sheet.with("name", "Nameless");
                sheet.put(spec.name, &mut tables);
            }
        }
        let renamed = G::assemble(game.options().clone(), &tables).unwrap();
        assert_eq!(
            renamed.catalogue_fingerprint(),
            game.catalogue_fingerprint(),
            "{}",
            G::NAME
        );
        let save = Session::seeded(game.clone(), 7).to_text();
        let loaded = Session::parse(&save, &renamed).unwrap();
        assert_eq!(loaded.to_text(), save);
        // What earlier versions wrote is read with the same tables, and written again.
        let earlier = crate::files::read(format!("docs/tests/saves/{}-1.save", G::NAME));
        let record = Record::parse(&earlier, &game).unwrap();
        assert_eq!(record.to_text(), earlier);
        // Another fingerprint is refused.
        let known = game.catalogue_fingerprint().unwrap_or_default();
        assert!(!game.is_earlier_fingerprint(known ^ 1), "{}", G::NAME);
    }
}

#[test]
fn names_do_not_change_play() {
    for name in games::NAMES {
        games::run(name, Renamed).unwrap();
    }
}

#[test]
fn a_fingerprint_of_before_is_computed_for_given_tables() {
    // Tables of an owner, with the fingerprint that earlier versions found for them: all columns of
    // all tables counted, and six Inventions had other names.
    let parts = "id,name,copies,prov\np01,Cog,9,H\n";
    let rest = Scrapyard::default().tables();
    let parts = rest
        .get("parts")
        .unwrap()
        .replace("id,name,copies,prov\np01,Brass Gear,6,H\n", parts);
    let owned = Scrapyard::assemble(
        *Scrapyard::default().options(),
        &Tables::new().with("parts", parts.as_str()),
    )
    .unwrap();
    let former = |table: &str| {
        let names = [
            ("The Terrigible", "Sky Galleon"),
            ("Walking House", "Iron Colossus"),
            ("Doomsday Ray", "Storm Engine"),
            ("Subterranean Sub", "Deep Diver"),
            ("Glove of Ruin", "Thinking Loom"),
            ("Flight Pack", "Moon Cannon"),
        ];
        let mut text = rest.get(table).unwrap().replace("H n=P2", "H");
        for (name, before) in names {
            let line = text.lines().find(|line| line.contains(name));
            if let Some(line) = line.map(String::from) {
                let before = line.replace(name, before).replace("H name=P", "H");
                text = text.replace(&line, &before);
            }
        }
        text
    };
    let print = Fingerprint::new().and(parts.as_bytes());
    let print = ["machines", "inventions", "abilities", "characters"]
        .iter()
        .fold(print, |print, table| print.and(former(table).as_bytes()));
    assert!(owned.is_earlier_fingerprint(print.value()));
    assert!(!Scrapyard::default().is_earlier_fingerprint(print.value()));
    assert!(Scrapyard::default().is_earlier_fingerprint(0x6f42_61fd_d036_5886));
    assert!(!owned.is_earlier_fingerprint(0x6f42_61fd_d036_5886));
}

#[test]
fn a_page_names_the_source_of_each_fact() {
    let page = crate::files::read("docs/src/sources.md");
    for game in solo_table::games() {
        let section = page
            .split("\n## ")
            .find(|part| part.starts_with(game.facts.title));
        let section = section.unwrap_or_else(|| panic!("{} has no section", game.facts.title));
        for fact in [game.facts.designers, game.facts.time] {
            let row = section
                .lines()
                .find(|line| line.contains(&format!("| {fact} | ")));
            let source = row.and_then(|row| row.trim_end_matches(" |").rsplit(" | ").next());
            assert!(source.is_some_and(|source| source.len() > 10), "{fact}");
        }
    }
    // Every published name of a card of Scrapyard Empire.
    let house = scrapyard::catalogue::HOUSE;
    let machines = house.machines.iter().map(|row| (row.name, row.prov));
    let inventions = house.inventions.iter().map(|row| (row.name, row.prov));
    let characters = house.characters.iter().map(|row| (row.name, row.prov));
    let names = machines.chain(inventions).chain(characters);
    let established = |prov: Origins<'_>| prov.of("name").all(|of| of != Label::House);
    let names: Vec<&str> = names
        .filter(|(_, prov)| established(*prov))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(names.len(), 13);
    for name in names {
        assert!(page.contains(name), "{name}");
    }
}

/// A change in a table of each game, as its owner might make it: table, id of the row, column, and the new value.
const CHANGES: [(&str, &str, &str, &str, &str); 5] = [
    ("tomb4k", "cards", "KS", "name", "Pharaoh's Hoard"),
    ("votk", "designs", "boat", "cost", "5"),
    ("scrapyard", "parts", "p05", "copies", "7"),
    ("kings-challenge", "activity", "r1a", "divisor", "4"),
    ("trismegistus-bot", "experiments", "em-08", "vp", "9"),
];

/// Returns a table as LibreOffice writes it: the texts that need it in quotes, lines ending as on this system.
fn exported(sheet: &Sheet) -> String {
    let cell = |text: &String| {
        if text.contains([',', '"', '\n']) {
            format!("\"{}\"", text.replace('"', "\"\""))
        } else {
            text.clone()
        }
    };
    let line = |cells: &Vec<String>| cells.iter().map(cell).collect::<Vec<_>>().join(",") + "\n";
    let lines = core::iter::once(&sheet.header).chain(&sheet.rows);
    lines.map(line).collect()
}

/// Returns the forms in which a table comes out of spreadsheets.
fn forms(sheet: &Sheet) -> Vec<String> {
    let plain = exported(sheet);
    let semicolons = |cells: &Vec<String>| {
        let quoted = cells
            .iter()
            .map(|text| format!("\"{}\"", text.replace('"', "\"\"")));
        quoted.collect::<Vec<_>>().join(";") + "\r\n"
    };
    let lines = core::iter::once(&sheet.header).chain(&sheet.rows);
    let quoted: String = lines.map(semicolons).collect();
    vec![
        format!("\u{feff}{}", plain.replace('\n', "\r\n")),
        quoted,
        plain,
    ]
}

/// Returns the folder of the tables that a spreadsheet converts, if there is one: see `docs/proof/spreadsheets`.
fn sheets() -> Option<PathBuf> {
    std::env::var_os("SOLO_SHEETS").map(PathBuf::from)
}

/// Writes a table for a spreadsheet, and returns what came back, if it has.
fn through_a_spreadsheet(game: &str, table: &str, sheet: &Sheet) -> Option<String> {
    let folder = sheets()?;
    let name = format!("{game}.{table}.csv");
    fs::create_dir_all(folder.join("out")).unwrap();
    fs::write(folder.join("out").join(&name), exported(sheet)).unwrap();
    fs::read(folder.join("back").join(&name))
        .ok()
        .map(|bytes| file_text(&bytes).unwrap().into_owned())
}

/// Exports the tables of a game, changes one, loads them, plays, saves, and loads the save elsewhere.
fn walk((game, changed, id, column, value): (&str, &str, &str, &str, &str)) {
    // Export.
    let bare = Table::new(game, &[], &Tables::new(), Dealer::nobody()).unwrap();
    let house = bare.catalogue();
    let mut sheets: Vec<(String, Sheet)> = Vec::new();
    for (name, text) in house.iter() {
        let mut sheet = Sheet::of(text);
        // Change: another value, with no word about where it is from.
        if name == changed {
            let (at, prov) = (sheet.column(column), sheet.column("prov"));
            let row = sheet.rows.iter_mut().find(|row| row[0] == id).unwrap();
            assert_ne!(row[at], value, "{game}");
            row[at] = String::from(value);
            row[prov] = String::new();
        }
        sheets.push((name.to_owned(), sheet));
    }
    let count = forms(&sheets[0].1).len();
    for form in 0..count {
        let mut tables = Tables::new();
        for (name, sheet) in &sheets {
            let back = through_a_spreadsheet(game, name, sheet);
            tables.put(name, back.unwrap_or_else(|| forms(sheet).swap_remove(form)));
        }
        // Load, from a file as the programs read it.
        let json = serde_json::to_string(&tables).unwrap();
        let tables = Tables::try_from(&solo_core::read_json(&json).unwrap()).unwrap();
        let table = Table::new(game, &[], &tables, Dealer::seeded(7));
        let mut table = table.unwrap_or_else(|error| panic!("{game}: {error}"));
        // Play.
        for _ in 0..12 {
            let Some(choice) = table.choices().into_iter().next() else {
                break;
            };
            table.act(&choice.notation).unwrap();
        }
        // Save, and load elsewhere: with the tables, and with the save alone.
        let (save, whole) = (table.save(), table.save_with_catalogue());
        let again = Table::load_with(&save, &tables).unwrap();
        assert_eq!(again.view(), table.view(), "{game}");
        assert_eq!(again.save(), save, "{game}");
        assert_eq!(Table::load(&whole).unwrap().view(), table.view(), "{game}");
        // Without the tables another value is another game, and another name is not.
        let bare = Table::load(&save);
        if column == "name" {
            assert_eq!(bare.unwrap().view(), table.view(), "{game}");
        } else {
            let error = bare.unwrap_err().to_string();
            assert!(error.contains("played with catalogue"), "{game}: {error}");
        }
    }
}

#[test]
fn the_way_of_an_owner() {
    let games = solo_table::games();
    assert_eq!(games.len(), CHANGES.len());
    for change in CHANGES {
        assert!(games.iter().any(|info| info.name == change.0));
        walk(change);
    }
}
