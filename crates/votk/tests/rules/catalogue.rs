//! VK-16: the catalogue.

mod tables;

use crate::common::{DRILL, FULL, Given, drill, given, house, new_game};
use serde_json::json;
use solo_core::{Game, GameData, Kind, Provenance};
use votk::{Catalogue, Design, Designs, Group, Options, Tables, Valley, Value};

#[test]
fn vk_16_1_designs_and_copies() {
    let house = Catalogue::house();
    let copies: Vec<u8> = Group::Starter
        .designs()
        .iter()
        .map(|d| house.card(d).copies())
        .collect();
    assert_eq!(copies, [16, 12, 8, 4]);
    assert_eq!(Group::SETS.map(|set| set.designs().len()), [3, 4, 5, 6, 7]);
    for set in Group::SETS {
        assert!(set.designs().iter().all(|d| house.card(d).copies() == 2));
    }
    assert!(
        Group::Unique
            .designs()
            .iter()
            .all(|d| house.card(d).copies() == 1)
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
            .filter(|d| house.card(*d).level() == level)
            .map(|d| u32::from(house.card(d).copies()))
            .sum()
    };
    assert_eq!([cards(1), cards(2), cards(3)], [40, 29, 27]);
    assert!(Design::all().all(|d| (house.card(d).level() == 1) == (d.group() == Group::Starter)));
}

#[test]
fn vk_16_3_the_level_belongs_to_the_design() {
    // Both copies come from the same part of the stock.
    let view = new_game().view();
    for id in view["stock"]["ii"].as_object().unwrap().keys() {
        assert!(view["stock"]["iii"].get(id).is_none(), "{id}");
    }
}

#[test]
fn vk_16_4_another_catalogue() {
    assert_eq!(Valley::default().catalogue(), Catalogue::house());
    let owner = house().replace("urn,Urn,1,starter,12,1,1,", "urn,Urn,1,starter,12,3,2,");
    let tables: Tables = serde_json::from_value(json!(owner)).unwrap();
    let game = Valley::assemble(Options::default(), Some(tables)).unwrap();
    let urn = game.catalogue().design("urn").unwrap();
    assert_eq!(
        (
            game.catalogue().card(urn).cost(),
            game.catalogue().card(urn).gold()
        ),
        (3, 2)
    );
    assert_ne!(
        game.catalogue_fingerprint(),
        Valley::default().catalogue_fingerprint()
    );
    let same = game.with_options(Options::default()).unwrap();
    assert_eq!(same.catalogue_fingerprint(), game.catalogue_fingerprint());
    let scene = Given::with(game)
        .hand("urn x2 shabti")
        .pyramid(FULL)
        .start();
    scene.offers("buy bl");
    // The object form is read too.
    let tables: Tables = serde_json::from_value(json!({"designs": house()})).unwrap();
    assert!(Valley::assemble(Options::default(), Some(tables)).is_ok());
    assert!(Valley::assemble(Options::default(), None).is_ok());
}

#[test]
fn vk_16_5_letters() {
    let house_catalogue = Catalogue::house();
    assert_eq!(house_catalogue.word(), "house");
    let letters = |id: &str| -> Vec<String> {
        let card = house_catalogue.card(house_catalogue.design(id).unwrap());
        Value::ALL
            .iter()
            .map(|&value| card.letters(value).to_string())
            .collect()
    };
    assert_eq!(
        letters("shabti"),
        ["S", "P", "P", "P", "H", "H", "P", "H", "P", "H"]
    );
    assert_eq!(
        letters("jar_qeb"),
        ["P", "H", "P", "P", "H", "H", "S", "P", "P", "P+H"]
    );
    // No cost and no gold value is established.
    for design in Design::all() {
        let card = house_catalogue.card(design);
        assert_eq!(card.letters(Value::Cost).first(), Provenance::House);
        assert_eq!(card.letters(Value::Gold).first(), Provenance::House);
    }
    let established = Design::all().filter(|d| {
        house_catalogue
            .card(*d)
            .letters(Value::Action)
            .contains(Provenance::Published)
    });
    assert_eq!(established.count(), 11);
    let typed = Catalogue::from_table(&house()).unwrap();
    assert_eq!(typed.word(), "owner");
    assert_eq!(
        typed
            .card(Design::default())
            .letters(Value::Cost)
            .to_string(),
        "U"
    );
    // A table of letters.
    let letters = |change: &dyn Fn(usize) -> &'static str| -> String {
        let mut text = format!("{}\n", Catalogue::HEADER);
        for (place, row) in house().lines().skip(1).enumerate() {
            text += &format!("{},{}\n", row.split(',').next().unwrap(), change(place));
        }
        text
    };
    let load = |text: &str| Catalogue::from_tables(&house(), Some(text));
    assert_eq!(
        load(&letters(&|_| "U,U,U,U,P,U,U,U,U,P")).unwrap().word(),
        "owner"
    );
    assert_eq!(
        load(&letters(&|_| "U,U,U,U,P,U,U,U,U,P+H")).unwrap().word(),
        "house"
    );
    // Both tables as data.
    let tables = json!({"designs": house(), "provenance": letters(&|_| "U,U,U,U,P,U,U,U,U,P")});
    let tables: Tables = serde_json::from_value(tables).unwrap();
    let game = Valley::assemble(Options::default(), Some(tables)).unwrap();
    assert_eq!(
        game.catalogue()
            .card(Design::default())
            .letters(Value::Cost)
            .to_string(),
        "P"
    );
    let faults = load(&letters(&|place| {
        if place == 3 {
            "U,U,U,U,X,U,U,U,U,P2"
        } else {
            "U,U,U,U,P,U,U,U,U,P"
        }
    }))
    .unwrap_err();
    assert_eq!(faults.len(), 2);
    let faults = load(&letters(&|place| {
        if place == 3 {
            "U,U,U,U,U,U,U,U,U,P,P"
        } else {
            "U,U,U,U,P,U,U,U,U,P"
        }
    }))
    .unwrap_err();
    assert_eq!(faults.len(), 1);
    let faults = load("id\nshabti,U,U,U,U,U,U,U,U,U,U\nfood,U,U,U,U,U,U,U,U,U,U\n").unwrap_err();
    assert_eq!(
        faults
            .iter()
            .filter(|fault| fault.rule == "VK-16.5")
            .count(),
        3
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
        .replace("yes,swap\n", "yes,swop\n");
    let faults = Catalogue::from_table(&bad).unwrap_err();
    let found: Vec<(&str, &str)> = faults.iter().map(|f| (f.at.as_str(), f.rule)).collect();
    assert_eq!(
        found,
        [
            ("designs line 31 (boat), name", "VK-16.8"),
            ("designs line 35 (mask), cost", "VK-16.9"),
            ("designs line 3 (urn), action", "VK-16.11"),
        ]
    );
    let tables: Tables = serde_json::from_value(json!(bad)).unwrap();
    assert_eq!(
        Valley::assemble(Options::default(), Some(tables))
            .unwrap_err()
            .len(),
        3
    );
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
    let table: String = rulebook
        .split("```csv\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next())
        .unwrap()
        .to_owned();
    let typed = Catalogue::from_table(&table).unwrap();
    assert_eq!(typed.fingerprint(), Catalogue::house().fingerprint());
    // Names and letters too.
    for design in Design::all() {
        let (house, typed) = (Catalogue::house().card(design), typed.card(design));
        assert_eq!((house.name(), house.id()), (typed.name(), typed.id()));
        let letters: Vec<String> = Value::ALL
            .iter()
            .map(|&v| house.letters(v).to_string())
            .collect();
        let row = format!("| `{}` | {} |", house.id(), letters.join(" "));
        assert!(rulebook.contains(&row), "{row}");
    }
    given().hand("urn shabti").pyramid(FULL).start();
}

#[test]
fn a_card_can_be_printed() {
    let house = Catalogue::house();
    let boat = house.card(house.design("boat").unwrap());
    let text = format!("{boat:?}");
    for part in [
        "id: \"boat\"",
        "name: \"Boat\"",
        "cost: 4",
        "timing: Reaction",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}
