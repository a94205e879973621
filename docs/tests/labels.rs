//! Labels of choices with the names that the owner of a box may write: no two of a list are equal.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::collections::BTreeSet;

use rand::rngs::StdRng;
use rand::{Rng as _, SeedableRng as _};
use solo_core::Csv;
use solo_table::{Dealer, Due, ErrorKind, Player, Table, Tables, games};

/// Names as owners write them: equal ones, digits, other scripts, the same letters in two ways, and what labels are
/// made of.
const NAMES: [&str; 14] = [
    "Shabti",
    "Shabti",
    "shabti",
    "7",
    "7, your hand",
    "Caf\u{e9}",
    "Cafe\u{301}",
    "\u{421}\u{43b}\u{43e}\u{43d}",
    "\u{8c61}",
    "\u{62c}\u{645}\u{644}",
    "Cat\u{a0}Mask",
    "Cat Mask",
    "Shabti (entomb box_of_food)",
    "Boat for 1 point",
];

/// Names of which something is not seen.
const UNSEEN: [&str; 10] = [
    "\u{3164}",
    "\u{2800}",
    "\u{115f}",
    "\u{1160}",
    "\u{ffa0}",
    "\u{34f}",
    "\u{200d}",
    "\u{fe0f}",
    "\u{200d} \u{200c}",
    "Cat\u{3164}Mask",
];

/// Returns the tables of a game that have names, each with its header and its rows.
fn named(game: &str) -> Vec<(String, Vec<String>, Vec<Vec<String>>)> {
    let table = Table::new(game, &[], &Tables::new(), Dealer::nobody()).unwrap();
    let mut found = Vec::new();
    for (name, text) in table.catalogue().iter() {
        let csv = Csv::new(text);
        let rows: Vec<Vec<String>> = csv.rows().map(|(_, cells)| cells.to_vec()).collect();
        // Names of settings are no texts for people.
        if csv
            .header()
            .starts_with(&["id".to_owned(), "name".to_owned()])
        {
            found.push((name.to_owned(), csv.header().to_vec(), rows));
        }
    }
    found
}

/// Returns the tables of a game with another name in each row.
fn renamed(game: &str, mut name: impl FnMut() -> String) -> Tables {
    let mut tables = Tables::new();
    for (table, header, mut rows) in named(game) {
        for row in &mut rows {
            row[1] = name();
        }
        tables.put_rows(&table, &header, &rows);
    }
    tables
}

/// Returns a text in which equal looks are equal letters, as far as these names have them.
fn look(label: &str) -> String {
    label.replace("e\u{301}", "\u{e9}").replace('\u{a0}', " ")
}

/// Plays a game, and checks the labels of each list.
fn walk(game: &str, tables: &Tables, seed: u64, rng: &mut StdRng) {
    // Every second game leaves chance to the player, whose lists have labels, too.
    let dealer = if seed.is_multiple_of(2) {
        Dealer::seeded(seed)
    } else {
        Dealer::nobody()
    };
    let mut table =
        Table::new(game, &[], tables, dealer).unwrap_or_else(|error| panic!("{game}: {error}"));
    for _ in 0..150 {
        let choices = table.choices();
        let labels: BTreeSet<String> = choices.iter().map(|choice| look(&choice.label)).collect();
        assert_eq!(labels.len(), choices.len(), "{game}: {choices:#?}");
        assert_eq!(table.scene().choices, choices, "{game}");
        let Some(choice) = choices.get(rng.random_range(0..choices.len().max(1))) else {
            return;
        };
        match table.due() {
            Due::Chance => table.report(&choice.notation).unwrap(),
            _ => table.act(&choice.notation).unwrap(),
        }
    }
}

#[test]
fn no_two_labels_of_a_list_are_equal_whatever_the_owner_writes() {
    let mut rng = StdRng::seed_from_u64(7);
    let mut with_names = 0;
    for game in games() {
        let long = "Mummy of a Cat ".repeat(12);
        with_names += named(game.name).len();
        for seed in 0..8 {
            let tables = renamed(game.name, || match rng.random_range(0..16) {
                14 => long.trim().to_owned(),
                15 => "Nameless".to_owned(),
                // Lists of names have commas in the tables of one game.
                number if game.name == "scrapyard" => NAMES[number].replace(',', ""),
                number => NAMES[number].to_owned(),
            });
            walk(game.name, &tables, seed, &mut rng.clone());
        }
        let equal = renamed(game.name, || "Nameless".to_owned());
        walk(game.name, &equal, 1, &mut rng);
        walk(game.name, &equal, 2, &mut rng);
    }
    assert!(with_names > 5, "{with_names}");
}

#[test]
fn a_hint_names_the_same_choice_as_the_list() {
    let tables = renamed("votk", || "Nameless".to_owned());
    let mut table = Table::new("votk", &[], &tables, Dealer::seeded(3)).unwrap();
    for _ in 0..6 {
        let (choices, hints) = (table.choices(), table.hint(1, 2));
        for hint in &hints {
            let choice = choices
                .iter()
                .find(|choice| choice.number == hint.number)
                .unwrap();
            assert_eq!(hint.label, choice.label);
        }
        let next = table.advice(Player::Random, 1).unwrap();
        table.act_number(next.number).unwrap();
    }
}

#[test]
fn a_name_is_seen() {
    for game in games() {
        for (table, header, rows) in named(game.name) {
            for (unseen, said) in UNSEEN.iter().map(|unseen| (*unseen, true)).chain([
                ("", false),
                ("   ", false),
                ("\u{a0}", false),
                ("\u{3000}", false),
            ]) {
                let mut rows = rows.clone();
                rows[0][1] = unseen.to_owned();
                let mut tables = Tables::new();
                tables.put_rows(&table, &header, &rows);
                let refused = Table::new(game.name, &[], &tables, Dealer::nobody());
                let error = refused.map(|_| ()).unwrap_err();
                assert_eq!(
                    error.kind,
                    ErrorKind::BadCatalogue,
                    "{}: {unseen:?}",
                    game.name
                );
                let fault = &error.faults[0];
                assert!(
                    fault.at.contains("line 2, name"),
                    "{unseen:?}: {}",
                    fault.at
                );
                assert!(
                    !said || fault.message.contains("show"),
                    "{unseen:?}: {}",
                    fault.message
                );
            }
        }
    }
}
