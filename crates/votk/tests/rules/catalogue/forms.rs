//! The forms in which tables are read.

use super::tables::{check, rules};
use super::{assembled, letters};
use crate::common::house;
use serde_json::json;
use solo_core::{Csv, Game, GameData, Tables};
use votk::{Card, Catalogue, Design, Valley};

#[test]
fn vk_16_7_form() {
    let rule: &[&str] = &["VK-16.7"];
    check(&[
        ("id,name", "id,nom", &["VK-16.7", "VK-16.7"]),
        ("id,name", "id,id", &["VK-16.7", "VK-16.7"]),
        ("id,name,", "id,name,name,", rule),
        ("food,Box of Food,1", "food,Box of Food;1", rule),
        ("swap\nfood", "swap,x\nfood", rule),
        // Numbers are plain; their meaning comes from their column.
        (
            "urn,Urn,1,starter,12,1",
            "urn,Urn,1,starter,12,01",
            &["VK-16.9"],
        ),
        (
            "urn,Urn,1,starter,12,1",
            "urn,Urn,+1,starter,12,1",
            &["VK-16.9"],
        ),
        (
            "urn,Urn,1,starter,12,1",
            "urn,Urn,1,starter,12,-1",
            &["VK-16.9"],
        ),
        (
            "urn,Urn,1,starter,12,1",
            "urn,Urn,1,starter,012,1",
            &["VK-16.10"],
        ),
        (
            "urn,Urn,1,starter,12,1,1,1",
            "urn,Urn,1,starter,12,1,+1,01",
            &["VK-16.9", "VK-16.10"],
        ),
        // As spreadsheets write it.
        ("swap\nfood", "swap\n\nfood", &[]),
        ("swap\nfood", "swap\r\nfood", &[]),
        (
            "urn,Urn,1,starter,12,1",
            "urn,\"Urn, of clay\",1,starter,12,1",
            &[],
        ),
    ]);
    // Two column names are swapped, but not the cells below them: every id is now a name.
    let swapped = rules(&house(), "id,name,level", "name,id,level");
    assert!(swapped.contains(&"VK-16.8") && !swapped.contains(&"VK-16.7"));
    // The last line feed may be missing or come twice; nothing at all is a fault.
    assert!(Catalogue::from_table(house().trim_end()).is_ok());
    assert!(Catalogue::from_table(&(house() + "\n")).is_ok());
    assert_eq!(Catalogue::from_table("").unwrap_err().len(), 11);
    // More rows than a catalogue can have.
    let rows = house().replace("id,name", "x,y");
    let many = house() + &rows.repeat(1000);
    assert_eq!(Catalogue::from_table(&many).unwrap_err().len(), 1);
}

/// Returns a table `provenance` with this text in the row of each design, after its id.
fn provenance(row: impl Fn(&Card) -> String) -> String {
    let mut text = house().lines().next().unwrap().to_owned() + ",text\n";
    for card in Design::all().map(|design| Catalogue::house().card(design)) {
        text += &format!("{},{}\n", &*card.id, row(card));
    }
    text
}

/// Returns the description of a card in the rulebook.
fn in_words(id: &str) -> String {
    let rulebook = solo_core::embedded!(include_str!("../../../RULES.md"));
    let start = format!("| `{id}` | ");
    let mut rows = rulebook.lines();
    let row = rows.find_map(|line| line.strip_prefix(start.as_str()));
    row.unwrap().trim_end_matches(" |").to_owned()
}

#[test]
fn names_are_kept_as_they_are_typed_in() {
    let name = "The very long name, in several languages, of the \u{201c}Urn\u{201d} of an owner";
    let text = house().replace("urn,Urn", &format!("urn,\"{name}\""));
    let catalogue = Catalogue::from_table(&text).unwrap();
    let urn = catalogue.card(catalogue.design("urn").unwrap());
    assert_eq!(&*urn.name, name);
    let mut written = String::new();
    catalogue.write_table(&mut written).unwrap();
    assert_eq!(Catalogue::from_table(&written), Ok(catalogue));
}

#[test]
fn vk_16_5_letters_in_a_table_of_their_own() {
    let load = |letters: &str| {
        assembled(
            &Tables::new()
                .with("designs", house())
                .with("provenance", letters),
        )
    };
    let first = |game: Valley| letters(game.catalogue().card(Design::default())).join(" ");
    let game = load(&provenance(|_| "U,U,U,U,P,U,U,U,U,P,".into())).unwrap();
    assert_eq!(game.catalogue().word(), "owner");
    assert_eq!(first(game), "U U U U P U U U U P");
    // An empty cell counts as U; P+H is a house value.
    let game = load(&provenance(|_| ",,,,P,,,,,P+H,\"Draws, or not.\"".into())).unwrap();
    assert_eq!(game.catalogue().word(), "house");
    assert_eq!(first(game), "U U U U P U U U U P+H");
    let ids = provenance(|_| String::new());
    let ids: String = ids
        .lines()
        .skip(1)
        .map(|line| line.to_owned() + "\n")
        .collect();
    let game = load(&("id,cost\n".to_owned() + &ids.replace(',', ",P"))).unwrap();
    assert_eq!(first(game), "U U U U P U U U U U");
    // It overrides the column, also that of the embedded designs.
    let all = provenance(|_| "R,R,R,R,R,R,R,R,R,R,".into());
    let game = assembled(&Tables::new().with("provenance", all.clone())).unwrap();
    assert_eq!(game.catalogue().word(), "owner");
    // The written form is always the column.
    assert_eq!(assembled(&game.tables()).as_ref(), Ok(&game));
    assert_eq!(first(game), "R R R R R R R R R R");
    let found = |text: &str| -> Vec<String> {
        let faults = load(text).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    };
    let letters = "expected letters of provenance (S, P, P2, R, H, U)";
    assert_eq!(
        found(
            &all.replace("food,R,R", "food,R,Q")
                .replace("urn,R", "urn,cost=R")
        ),
        [
            format!("provenance line 3, name: {letters}, found \"cost=R\" (VK-16.5)"),
            format!("provenance line 4, level: {letters}, found \"Q\" (VK-16.5)")
        ]
    );
    assert_eq!(
        found(&all.replace("food,", "urn,").replace("boat,", "ship,")),
        [
            "provenance line 31, id: there is no design \"ship\" (VK-16.5)",
            "provenance line 4, id: line 3 has the same id (VK-16.5)",
            "provenance: the row of food is missing (VK-16.5)",
            "provenance: the row of boat is missing (VK-16.5)"
        ]
    );
    assert_eq!(
        found("id,price\n"),
        ["provenance line 1: there is no column \"price\" (VK-16.5)"]
    );
}

#[test]
fn both_tables_of_the_older_form_make_the_embedded_catalogue() {
    // Default parameters used to be written, and the words followed the letters.
    let designs = house()
        .replace("yes,draw\n", "yes,draw n=1\n")
        .replace("; draw\n", "; draw n=1\n")
        .replace("; gold\n", "; gold n=1\n")
        .replace("opp_discard\n", "opp_discard n=1\n")
        .replace("opp_give;", "opp_give floor=5;")
        .replace("yes,draw; ", "yes,draw n=1; ")
        .replace("no,cheaper\n", "no,cheaper n=1\n");
    assert_eq!(designs.matches("n=1").count(), 9);
    let words = |card: &Card| format!("{},\"{}\"", letters(card).join(","), in_words(&card.id));
    let tables = json!({"designs": designs, "provenance": provenance(words)});
    let tables: Tables = serde_json::from_value(tables).unwrap();
    let game = assembled(&tables).unwrap();
    assert_eq!(
        game.catalogue_fingerprint(),
        Valley::default().catalogue_fingerprint()
    );
    assert_eq!(game.catalogue().word(), "house");
    for design in Design::all() {
        let (typed, house) = (
            game.catalogue().card(design),
            Catalogue::house().card(design),
        );
        assert_eq!(letters(typed), letters(house));
        let prov = house.prov.clone();
        assert_eq!(
            Card {
                prov,
                ..typed.clone()
            },
            *house
        );
    }
}

#[test]
fn columns_of_letters_are_read() {
    let mut text = String::new();
    for line in house().lines() {
        let letters = if line.starts_with("id,") {
            "cost_prov,data_prov"
        } else {
            "P+H,P"
        };
        text += &format!("{line},{letters}\n");
    }
    let typed = Catalogue::from_table(&text).unwrap();
    let urn = typed.card(typed.design("urn").unwrap());
    assert_eq!(letters(urn).join(" "), "P P P P P+H P P P P P");
}

#[test]
fn spreadsheets_and_lists_of_objects_are_read() {
    // With a byte order mark, carriage returns, quotes everywhere, and columns in reverse order.
    let rows: Vec<Vec<String>> = Csv::new(&house())
        .rows()
        .map(|(_, cells)| cells.to_vec())
        .collect();
    let header: Vec<String> = Csv::new(&house()).header().to_vec();
    let line = |cells: &[String]| {
        let cells: Vec<String> = cells
            .iter()
            .rev()
            .map(|cell| format!("\"{cell}\""))
            .collect();
        cells.join(",") + "\r\n"
    };
    let mut text = "\u{feff}".to_owned() + &line(&header);
    text.extend(rows.iter().map(|cells| line(cells)));
    let typed = Catalogue::from_table(&house());
    assert_eq!(Catalogue::from_table(&text), typed);
    let object = |cells: &Vec<String>| -> serde_json::Map<String, serde_json::Value> {
        let fields = header.iter().zip(cells);
        let value = |text: &String| {
            text.parse::<u8>()
                .map_or(json!(text), |number| json!(number))
        };
        fields
            .map(|(name, cell)| (name.clone(), value(cell)))
            .collect()
    };
    let objects: Vec<_> = rows.iter().map(object).collect();
    let tables: Tables = serde_json::from_value(json!({"designs": objects})).unwrap();
    let game = assembled(&tables).unwrap();
    assert_eq!(Ok(game.catalogue()), typed.as_ref());
}
