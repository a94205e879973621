//! VK-16: the catalogue.

mod forms;
mod tables;

use crate::common::{DRILL, FULL, Given, drill, house, new_game};
use serde_json::json;
use solo_core::{Column, Faults, Game, GameData, Kind, Provenance, Set, TableRow, Tables};
use votk::{Card, Catalogue, Design, Group, Options, Valley};

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
        assert!(set.designs().iter().all(|d| d.group() == set));
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
    assert_eq!(jars - jars, Set::EMPTY);
    let but_jars = Set::full() - jars;
    let but_books = Set::full() - Group::Book.designs();
    assert_eq!(but_jars | but_books, Set::full());
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

/// Returns the game of these tables.
fn assembled(tables: &Tables) -> Result<Valley, Faults> {
    Valley::assemble(Options::default(), tables)
}

/// Lists the letters of every value, with spaces between them.
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
    // As data; no tables at all are the embedded catalogue.
    let tables: Tables = serde_json::from_value(json!({"designs": designs})).unwrap();
    assert_eq!(assembled(&tables), Ok(Valley::default()));
    assert_eq!(assembled(&Tables::new()), Ok(Valley::default()));
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
    // A typed table is all U, unless it states otherwise.
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
    // A value without letters is U.
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
    // First every value that cannot be read ...
    assert_eq!(
        found(&bad),
        [
            "designs line 3, action: \"swop\" is not an operation (VK-16.11)",
            "designs line 31, name: expected a text, found \"\" (VK-16.8)",
            "designs line 35, cost: expected a whole number from 0 to 20, found \"21\" (VK-16.9)",
        ]
    );
    // ... then every broken rule.
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
    let rulebook = solo_core::embedded!(include_str!("../../../RULES.md"));
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
    let rulebook = solo_core::embedded!(include_str!("../../../RULES.md"));
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
fn a_fingerprint_is_that_of_the_values() {
    // Saved games carry it.
    let house_catalogue = Catalogue::house();
    assert_eq!(house_catalogue.fingerprint(), 10_498_995_363_006_257_170);
    // The provenance of a value changes no game.
    let typed = Catalogue::from_table(&house()).unwrap();
    assert_ne!(typed, *house_catalogue);
    assert_eq!(typed.fingerprint(), house_catalogue.fingerprint());
    let renamed = Catalogue::from_table(&house().replace("Urn", "Vase")).unwrap();
    assert_eq!(renamed.fingerprint(), house_catalogue.fingerprint());
    for (from, to) in [("boat,", "ship,"), ("yes,swap", "no,swap")] {
        let other = Catalogue::from_table(&house().replace(from, to)).unwrap();
        assert_ne!(other.fingerprint(), house_catalogue.fingerprint(), "{to}");
    }
}

#[test]
fn the_schema_describes_the_table() {
    let schema = serde_json::to_value(Valley::default().schema()).unwrap();
    let designs = &schema["tables"]["properties"]["designs"];
    let columns: Vec<&str> = Card::COLUMNS.iter().map(|column| column.name).collect();
    let description = designs["description"].as_str().unwrap();
    assert!(description.ends_with(&columns.join(",")), "{description}");
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
