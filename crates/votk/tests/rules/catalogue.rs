//! VK-16: the catalogue.

mod tables;

use crate::common::{DRILL, FULL, Given, drill, house, new_game};
use serde_json::json;
use solo_core::{Column, Csv, Faults, Game, GameData, Kind, Provenance, TableRow, Tables};
use votk::{Card, Catalogue, Design, Designs, Group, Options, Valley};

#[test]
fn vk_16_1_designs_and_copies() {
    let house = Catalogue::house();
    let copies: Vec<u8> = Group::Starter
        .designs()
        .iter()
        .map(|d| house.card(d).copies)
        .collect();
    assert_eq!(copies, [16, 12, 8, 4]);
    assert_eq!(Group::SETS.map(|set| set.designs().len()), [3, 4, 5, 6, 7]);
    for set in Group::SETS {
        assert!(set.designs().iter().all(|d| house.card(d).copies == 2));
    }
    assert!(
        Group::Unique
            .designs()
            .iter()
            .all(|d| house.card(d).copies == 1)
    );
}

#[test]
fn designs_have_places_in_the_catalogue() {
    let jars = Group::Jar.designs();
    assert!(jars.iter().map(Kind::index).eq(7..=10));
    assert_eq!(jars.without(jars), Designs::EMPTY);
    let all: Vec<Design> = (0..).map_while(Design::from_index).collect();
    assert_eq!(all, Design::all().collect::<Vec<_>>());
}

#[test]
fn vk_16_2_cards_by_level() {
    let house = Catalogue::house();
    let cards = |level| -> u32 {
        Design::all()
            .filter(|d| house.card(*d).level == level)
            .map(|d| u32::from(house.card(d).copies))
            .sum()
    };
    assert_eq!([cards(1), cards(2), cards(3)], [40, 29, 27]);
    assert!(Design::all().all(|d| (house.card(d).level == 1) == (d.group() == Group::Starter)));
}

#[test]
fn vk_16_3_the_level_belongs_to_the_design() {
    // Both copies come from the same part of the stock.
    let view = new_game().view();
    for id in view["stock"]["ii"].as_object().unwrap().keys() {
        assert!(view["stock"]["iii"].get(id).is_none(), "{id}");
    }
}

/// The game of these tables.
fn assembled(tables: &Tables) -> Result<Valley, Faults> {
    Valley::assemble(Options::default(), tables)
}

/// The letters of every value, with spaces between them.
fn letters(card: &Card) -> Vec<String> {
    let values = Card::COLUMNS.iter().map(|column| column.name);
    let values = values.filter(|name| !["id", "prov"].contains(name));
    let text = |value| {
        let letters: Vec<&str> = card.prov.of(value).map(Provenance::letters).collect();
        letters.join("+")
    };
    values.map(text).collect()
}

fn of_house(id: &str) -> &'static Card {
    let house = Catalogue::house();
    house.card(house.design(id).unwrap())
}

/// A table `provenance` with this in the row of each design, behind its id.
fn provenance(row: impl Fn(&Card) -> String) -> String {
    let mut text = house().lines().next().unwrap().to_owned() + ",text\n";
    for card in Design::all().map(|design| Catalogue::house().card(design)) {
        text += &format!("{},{}\n", &*card.id, row(card));
    }
    text
}

/// What the rulebook says in words that a card does.
fn in_words(id: &str) -> String {
    let rulebook = include_str!("../../RULES.md");
    let start = format!("| `{id}` | ");
    let mut rows = rulebook.lines();
    let row = rows.find_map(|line| line.strip_prefix(start.as_str()));
    row.unwrap().trim_end_matches(" |").to_owned()
}

#[test]
fn vk_16_4_another_catalogue() {
    assert_eq!(Valley::default().catalogue(), Catalogue::house());
    // Change a value and play.
    let designs = Valley::default()
        .tables()
        .get("designs")
        .unwrap()
        .to_owned();
    let owner = designs.replace("urn,Urn,1,starter,12,1,1,", "urn,Urn,1,starter,12,3,2,");
    let game = assembled(&Valley::default().tables().with("designs", owner)).unwrap();
    let urn = game.catalogue().design("urn").unwrap();
    let urn = game.catalogue().card(urn);
    assert_eq!((urn.cost, urn.gold), (3, 2));
    assert_ne!(
        game.catalogue_fingerprint(),
        Valley::default().catalogue_fingerprint()
    );
    let same = game.with_options(Options::default()).unwrap();
    assert_eq!(same.catalogue_fingerprint(), game.catalogue_fingerprint());
    assert_eq!(assembled(&game.tables()).as_ref(), Ok(&game));
    let scene = Given::with(game)
        .hand("urn x2 shabti")
        .pyramid(FULL)
        .start();
    scene.offers("buy bl");
    // As data; and nothing at all is the embedded catalogue.
    let tables: Tables = serde_json::from_value(json!({"designs": designs})).unwrap();
    assert_eq!(assembled(&tables), Ok(Valley::default()));
    assert_eq!(assembled(&Tables::new()), Ok(Valley::default()));
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
fn vk_16_5_letters() {
    let house_catalogue = Catalogue::house();
    assert_eq!(house_catalogue.word(), "house");
    assert_eq!(letters(of_house("shabti")).join(" "), "S P P P H H P H P H");
    assert_eq!(
        letters(of_house("jar_qeb")).join(" "),
        "P H P P H H S P P P+H"
    );
    assert_eq!(
        letters(of_house("jar_dua")).join(" "),
        "H H P P H H S H P H"
    );
    assert_eq!(letters(of_house("boat")).join(" "), "P H P P H H H P P P");
    // No cost and no gold value is established.
    let cards = || Design::all().map(|design| house_catalogue.card(design));
    let is_house = |card: &Card, value| card.prov.of(value).eq([Provenance::House]);
    assert!(cards().all(|card| is_house(card, "cost") && is_house(card, "gold")));
    let of_action = |card: &&Card| -> Vec<_> { card.prov.of("action").collect() };
    let established = cards().filter(|card| of_action(card).contains(&Provenance::Published));
    assert_eq!(established.count(), 11);
    let both = cards().filter(|card| of_action(card).len() == 2);
    assert_eq!(both.count(), 2);
    // A typed table is all U, unless it says something else.
    let typed = Catalogue::from_table(&house()).unwrap();
    assert_eq!(typed.word(), "owner");
    assert!(
        letters(typed.card(Design::default()))
            .iter()
            .all(|letter| letter == "U")
    );
    let urn_from = |prov: &str| {
        let cell = |line: &str| match line.split(',').next() {
            Some("id") => "prov".to_owned(),
            Some("urn") => prov.to_owned(),
            _ => "U".to_owned(),
        };
        let house = house();
        let lines = house.lines().map(|line| format!("{line},{}\n", cell(line)));
        Catalogue::from_table(&lines.collect::<String>())
    };
    // What has no letters is U.
    for (prov, word, expected) in [
        ("P cost=P+H", "house", "P P P P P+H P P P P P"),
        ("cost=R", "owner", "U U U U R U U U U U"),
        ("", "owner", "U U U U U U U U U U"),
    ] {
        let typed = urn_from(prov).unwrap();
        let urn = typed.card(typed.design("urn").unwrap());
        assert_eq!(
            (typed.word(), letters(urn).join(" ").as_str()),
            (word, expected)
        );
    }
    for wrong in ["X", "P cost", "P price=H", "cost=Q"] {
        let faults = urn_from(wrong).unwrap_err();
        let found: Vec<_> = faults.iter().map(|f| (f.at.as_str(), f.rule)).collect();
        assert_eq!(found, [("designs line 3, prov", "VK-16.5")], "{wrong}");
    }
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
    // Nothing counts as U; P+H is a house value.
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
    // It overrules the column, of the embedded designs too.
    let all = provenance(|_| "R,R,R,R,R,R,R,R,R,R,".into());
    let game = assembled(&Tables::new().with("provenance", all.clone())).unwrap();
    assert_eq!(game.catalogue().word(), "owner");
    // What is written is always the column.
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
fn vk_16_6_refused_as_a_whole_with_every_fault() {
    let bad = house()
        .replace("boat,Boat,2,", "boat,,2,")
        .replace(
            "mask,Burial Mask,3,unique,1,8,",
            "mask,Burial Mask,3,unique,1,21,",
        )
        .replace("yes,swap\n", "yes,swop scope=all\n");
    let found = |designs: &str| -> Vec<String> {
        let faults = assembled(&Tables::new().with("designs", designs)).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    };
    // First what cannot be read ...
    assert_eq!(
        found(&bad),
        [
            "designs line 3, action: \"swop\" is no operation (VK-16.11)",
            "designs line 31, name: expected a text, found \"\" (VK-16.8)",
            "designs line 35, cost: expected a whole number from 0 to 20, found \"21\" (VK-16.9)",
        ]
    );
    // ... then what is wrong together.
    let bad = house()
        .replace("boat,Boat,2,unique", "boat,Boat,1,unique")
        .replace("table,Offering", "tables,Offering");
    assert_eq!(
        found(&bad),
        [
            "designs line 31, level: exactly the starters are of level 1 (VK-16.9)",
            "designs: there must be a starter table with 4 copies (VK-16.12)",
            "designs: 41 cards of level 1 instead of 40 (VK-16.13)",
            "designs: 28 cards of level 2 instead of 29 (VK-16.13)",
        ]
    );
    let faults = assembled(&Tables::new().with("cards", house())).unwrap_err();
    let message = "cards: there is no such table, but designs, provenance (VK-16.6)";
    assert_eq!(faults.to_string(), message);
}

#[test]
fn the_drill_catalogue_is_accepted_and_never_embedded() {
    let catalogue = drill();
    assert_eq!(catalogue.word(), "owner");
    assert_ne!(catalogue.fingerprint(), Catalogue::house().fingerprint());
    let mut text = String::new();
    catalogue.write_table(&mut text).unwrap();
    assert_eq!(Catalogue::from_table(&text).unwrap(), catalogue);
    assert_eq!(text.lines().count(), DRILL.lines().count());
}

#[test]
fn the_rulebook_prints_the_embedded_table() {
    let rulebook = include_str!("../../RULES.md");
    let tables = rulebook.split("```csv\n").skip(1);
    let tables: Vec<&str> = tables.filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(tables, [Valley::default().tables().get("designs").unwrap()]);
    assert_eq!(
        Catalogue::from_table(tables[0]).as_ref(),
        Ok(Catalogue::house())
    );
}

#[test]
fn the_rulebook_lists_every_column() {
    let rulebook = include_str!("../../RULES.md");
    let (_, table) = rulebook
        .split_once(
            "| column | what a cell holds | clause | what it means |\n| --- | --- | --- | --- |\n",
        )
        .unwrap();
    let rows: Vec<&str> = table
        .lines()
        .take_while(|line| line.starts_with('|'))
        .collect();
    let columns = Valley::TABLES.iter().flat_map(|table| table.columns);
    let row = |c: &Column| format!("| `{}` | {} | {} | {} |", c.name, c.what, c.clause, c.about);
    assert_eq!(rows, columns.map(row).collect::<Vec<_>>());
    assert_eq!(rows.len(), 12);
}

#[test]
fn both_tables_of_the_older_form_make_the_embedded_catalogue() {
    // Parameters that go without saying were said, and the words stood behind the letters.
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
fn spreadsheets_and_lists_of_objects_are_read() {
    // With a byte order mark, carriage returns, quotes everywhere, and columns the other way round.
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

#[test]
fn the_schema_describes_the_table() {
    let schema = serde_json::to_value(Valley::default().schema()).unwrap();
    let text = schema["tables"].to_string();
    assert!(text.contains("designs"), "{text}");
}

#[test]
fn a_card_can_be_printed() {
    let text = format!("{:?}", of_house("boat"));
    for part in [
        "id: \"boat\"",
        "name: \"Boat\"",
        "cost: 4",
        "timing: Reaction",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
