//! The loader: V1 to V14, one faulty table after the other, and all faults at once.

use crate::common::{DRILL_ABILITIES, DRILL_CHARACTERS, drill, enforce, laws, machines_with};
use scrapyard::catalogue::{Catalogue, HOUSE};
use scrapyard::{Options, Scrapyard};
use solo_core::{Faults, Game, Interchange};

#[derive(Clone, Copy)]
enum Table {
    Parts,
    Machines,
    Inventions,
    Abilities,
    Characters,
}

fn house(table: Table) -> String {
    let mut text = String::new();
    match table {
        Table::Parts => HOUSE.write_parts(&mut text),
        Table::Machines => HOUSE.write_machines(&mut text),
        Table::Inventions => HOUSE.write_inventions(&mut text),
        Table::Abilities => HOUSE.write_abilities(&mut text),
        Table::Characters => HOUSE.write_characters(&mut text),
    }
    .unwrap();
    text
}

fn replaced(table: Table, text: String) -> Catalogue {
    let mut catalogue = Catalogue::default();
    match table {
        Table::Parts => catalogue.parts = Some(text),
        Table::Machines => catalogue.machines = Some(text),
        Table::Inventions => catalogue.inventions = Some(text),
        Table::Abilities => catalogue.abilities = Some(text),
        Table::Characters => catalogue.characters = Some(text),
    }
    catalogue
}

fn faults(table: Table, from: &str, to: &str) -> Faults {
    let text = house(table);
    assert!(text.contains(from), "{from}");
    replaced(table, text.replacen(from, to, 1))
        .game()
        .expect_err(to)
}

fn broken(table: Table, from: &str, to: &str) -> Vec<&'static str> {
    faults(table, from, to)
        .iter()
        .map(|fault| fault.rule)
        .collect()
}

#[test]
fn the_house_tables_are_valid() {
    let catalogue = Catalogue {
        parts: Some(house(Table::Parts)),
        machines: Some(house(Table::Machines)),
        inventions: Some(house(Table::Inventions)),
        abilities: Some(house(Table::Abilities)),
        characters: Some(house(Table::Characters)),
    };
    let game = catalogue.game().unwrap();
    assert_eq!(game.start(), Scrapyard::default().start());
    assert_eq!(
        game.catalogue_fingerprint(),
        Scrapyard::default().catalogue_fingerprint()
    );
    let drill = drill().game().unwrap();
    assert_ne!(drill.catalogue_fingerprint(), game.catalogue_fingerprint());
    assert_eq!(game.name(game.card("i09").unwrap()), "Time Machine");
    let character = game.character("c02").unwrap();
    assert_eq!(game.character_name(character), "Jerry Riggsby");
    assert_eq!(
        drill.ability_id(scrapyard::Source::Character(character)),
        "d_reroll"
    );
}

#[test]
fn v1_ids_and_names() {
    for (to, rules) in [
        ("q01,Brass", vec!["V1", "V3", "V3", "V3"]),
        ("p0001,Brass", vec!["V1", "V3", "V3", "V3"]),
        ("p,Brass", vec!["V1", "V3", "V3", "V3"]),
        ("p02,Brass", vec!["V1", "V3", "V3", "V3"]),
    ] {
        let found = broken(Table::Parts, "p01,Brass", to);
        assert_eq!(found[0], rules[0], "{to}");
        assert_eq!(
            found.iter().filter(|rule| **rule == "V3").count(),
            3,
            "{to}"
        );
    }
    assert_eq!(broken(Table::Parts, "Brass Gear", ""), ["V1"]);
    assert_eq!(broken(Table::Parts, "Brass Gear", "Brass\tGear"), ["V1"]);
    assert_eq!(broken(Table::Parts, "Brass Gear", "Brass, Gear")[0], "V1");
    assert_eq!(broken(Table::Parts, "id,name", "name,id")[0], "V1");
    assert_eq!(broken(Table::Abilities, "easy_dig,", "Easy,")[0], "V1");
    assert_eq!(
        broken(Table::Abilities, "strong_boost,", "rich_dig,")[0],
        "V1"
    );
}

#[test]
fn v2_copies() {
    for copies in ["0", "100", "-1", "06", "x", "1.5", ""] {
        assert_eq!(
            broken(
                Table::Machines,
                "Aether Lamp,3",
                &format!("Aether Lamp,{copies}")
            ),
            ["V2"]
        );
    }
    let one = house(Table::Parts).replacen("Brass Gear,6", "Brass Gear,99", 1);
    let game = replaced(Table::Parts, one).game().unwrap();
    assert_eq!(game.chances(&game.start())[0].1, 99);
}

#[test]
fn v3_and_v4_recipes() {
    for recipe in [
        "p01 p10",
        "p01 p10 p15 p02",
        "p01 p10 p10",
        "p01  p10 p15",
        "p01 p10 s01",
        "p01 p10 p99",
    ] {
        let found = broken(Table::Machines, "p01 p10 p15", recipe);
        assert!(
            found.iter().all(|rule| *rule == "V3") && !found.is_empty(),
            "{recipe}"
        );
    }
    for recipe in ["s01 s09", "s01 s09 s09", "s01 s09 p01"] {
        let found = broken(Table::Inventions, "s01 s09 s10", recipe);
        assert!(
            found.iter().all(|rule| *rule == "V4") && !found.is_empty(),
            "{recipe}"
        );
    }
}

fn part_rows(rows: usize, copies: u8) -> String {
    let mut text = String::from("id,name,copies,name_prov,data_prov\n");
    for row in 1..=rows {
        text += &format!("p{row:02},Part {row},{copies},H,H\n");
    }
    text
}

#[test]
fn v5_sizes() {
    let game = replaced(Table::Parts, part_rows(64, 6)).game().unwrap();
    assert_eq!(game.chances(&game.start()).len(), 64);
    let found = replaced(Table::Parts, part_rows(65, 6)).game().unwrap_err();
    assert_eq!(
        found.iter().map(|fault| fault.rule).collect::<Vec<_>>(),
        ["V5"]
    );
    let found = replaced(Table::Parts, part_rows(15, 1)).game().unwrap_err();
    assert_eq!(found.to_string(), "parts: 15 cards are fewer than 17 (V5)");
    assert!(replaced(Table::Parts, part_rows(17, 1)).game().is_ok());
    let seven: String = house(Table::Inventions)
        .lines()
        .take(8)
        .map(|line| format!("{line}\n"))
        .collect();
    assert_eq!(
        replaced(Table::Inventions, seven)
            .game()
            .unwrap_err()
            .iter()
            .next()
            .unwrap()
            .rule,
        "V5"
    );
    let eight: String = house(Table::Inventions)
        .lines()
        .take(9)
        .map(|line| format!("{line}\n"))
        .collect();
    assert!(replaced(Table::Inventions, eight).game().is_ok());
}

#[test]
fn v6_abilities_and_operations_exist() {
    assert_eq!(broken(Table::Machines, "draw4", "draw5"), ["V6"]);
    assert_eq!(broken(Table::Characters, "easy_dig", "hard_dig"), ["V6"]);
    assert_eq!(broken(Table::Abilities, "dig_bonus", "dig_malus"), ["V6"]);
}

#[test]
fn v7_to_v10_parameters() {
    let cases = [
        ("draw4,draw,4,", "draw4,draw,7,", "V7"),
        ("draw4,draw,4,", "draw4,draw,0,", "V7"),
        ("set_die,6", "set_die,1", "V7"),
        ("set_die,6", "set_die,7", "V7"),
        ("stand_in,stand_in,0", "stand_in,stand_in,1", "V7"),
        ("bonus_card,1", "bonus_card,0", "V7"),
        ("look,3,1", "look,3,4", "V8"),
        ("draw,4,0", "draw,4,1", "V8"),
        ("pm,0,top", "pm,0,-", "V8"),
        ("pm,0,top", "pm,0,left", "V8"),
        ("draw,4,0,0,pm,0,-", "draw,4,0,0,pm,0,top", "V8"),
        ("salvage,1,0,3", "salvage,1,0,1", "V9"),
        ("salvage,1,0,3", "salvage,1,0,7", "V9"),
        ("bonus_card,1,0,6", "bonus_card,1,0,0", "V9"),
        ("bonus_card,1,0,6", "bonus_card,1,0,1", "V9"),
        ("dig_bonus,1,0,0", "dig_bonus,1,0,2", "V9"),
        ("draw,4,0,0,pm", "draw,4,0,0,mp", "V10"),
        ("draw,4,0,0,pm", "draw,4,0,0,-", "V10"),
        ("reclaim,1,0,0,pm", "reclaim,1,0,0,pmi", "V10"),
        ("pm,1,-", "pm,0,-", "V10"),
        ("pm,1,-", "pm,10,-", "V10"),
        ("dig_bonus,1,0,0,-", "dig_bonus,1,0,0,p", "V10"),
        ("dig_bonus,1,0,0,-,0", "dig_bonus,1,0,0,-,1", "V10"),
    ];
    for (from, to, rule) in cases {
        assert_eq!(broken(Table::Abilities, from, to), [rule], "{to}");
    }
    for (from, to) in [
        ("draw,4,0,0,pm", "draw,6,0,6,pmi"),
        ("look,3,1,0,pm,0,top", "look,6,6,2,i,0,bottom"),
        ("look,3,1,0", "look,1,0,0"),
        ("set_die,6", "set_die,2"),
        ("pm,1,-", "p,9,-"),
    ] {
        let text = house(Table::Abilities).replacen(from, to, 1);
        assert!(replaced(Table::Abilities, text).game().is_ok(), "{to}");
    }
}

#[test]
fn v11_and_v12_uses() {
    assert_eq!(
        broken(Table::Characters, "easy_dig,0", "easy_dig,1"),
        ["V11"]
    );
    assert_eq!(
        broken(Table::Characters, "one_fewer,1", "one_fewer,100"),
        ["V11"]
    );
    assert_eq!(
        broken(Table::Characters, "one_fewer,1", "stand_in,1"),
        ["V12"]
    );
    let without_limit = DRILL_CHARACTERS.replace("d_reroll,3", "d_reroll,0");
    let catalogue = Catalogue {
        characters: Some(without_limit),
        ..drill()
    };
    assert_eq!(
        catalogue.game().unwrap_err().iter().next().unwrap().rule,
        "V11"
    );
    let catalogue = Catalogue {
        characters: Some(DRILL_CHARACTERS.replace("d_reroll,3", "d_none,99")),
        ..drill()
    };
    assert_eq!(
        catalogue.game().unwrap_err().iter().next().unwrap().rule,
        "V11"
    );
    let unlimited = house(Table::Characters).replace("one_fewer,1", "one_fewer,0");
    assert!(replaced(Table::Characters, unlimited).game().is_ok());
}

#[test]
fn v13_provenance() {
    for letters in ["U", "P2", "s", ""] {
        assert_eq!(
            broken(Table::Parts, "6,H,H", &format!("6,{letters},H")),
            ["V13"]
        );
    }
    assert_eq!(broken(Table::Abilities, "-,0,-,H", "-,0,-,X"), ["V13"]);
}

/// A table of machines or Inventions, every recipe a row and the two after it.
fn recipe_rows(table: Table, rows: usize, copies: u8) -> String {
    let (letter, below, ability) = match table {
        Table::Machines => ("s", "p", ",draw4"),
        _ => ("i", "s", ""),
    };
    let mut text = format!("{}\n", house(table).lines().next().unwrap());
    let ids: Vec<String> = (1..=rows).map(|n| format!("{below}{n:02}")).collect();
    for (before, n) in (1..=rows).enumerate() {
        let recipe: Vec<String> = ids.iter().cycle().skip(before).take(3).cloned().collect();
        let recipe = recipe.join(" ");
        text += &format!("{letter}{n:02},Card {n},{copies},{recipe}{ability},H,H\n");
    }
    text
}

#[test]
fn v14_room() {
    let many = replaced(Table::Parts, part_rows(64, 15)).game().unwrap();
    assert_eq!(many.chances(&many.start()).len(), 64);
    let largest = Catalogue {
        parts: Some(part_rows(64, 15)),
        machines: Some(recipe_rows(Table::Machines, 64, 15)),
        inventions: Some(recipe_rows(Table::Inventions, 64, 3)),
        ..Catalogue::default()
    };
    let largest = largest.game().unwrap();
    enforce(laws::audit(&largest, 2));
    enforce(laws::views(&largest, 2));
    let found = Catalogue {
        abilities: Some(DRILL_ABILITIES.replace("look,1,0,0,m,0,top", "look,6,0,0,p,0,bottom")),
        parts: Some(part_rows(64, 99)),
        ..drill()
    };
    assert_eq!(found.game().unwrap_err().iter().next().unwrap().rule, "V14");
}

#[test]
fn v14_more_counts_than_words() {
    let catalogue = Catalogue {
        parts: Some(part_rows(64, 99)),
        machines: Some(recipe_rows(Table::Machines, 64, 15)),
        ..Catalogue::default()
    };
    let found = catalogue.game().unwrap_err();
    assert_eq!(
        found.iter().map(|fault| fault.rule).collect::<Vec<_>>(),
        ["V14"]
    );
}

#[test]
fn all_faults_at_once() {
    let text = "id,name,copies,name_prov,data_prov\np01,,0,H,Z\nx02,Valve,6,H,H\np03,Coil,6\n";
    let found = replaced(Table::Parts, text.into()).game().unwrap_err();
    let first: Vec<String> = found
        .iter()
        .map(|fault| format!("{} {}", fault.at, fault.rule))
        .collect();
    for expected in [
        "parts line 4 V1",
        "parts line 2 V1",
        "parts line 2 V2",
        "parts line 2 V13",
        "parts line 3 V1",
        "machines line 2 V3",
        "parts V5",
    ] {
        assert!(
            first.iter().any(|fault| fault == expected),
            "{expected} in {found}"
        );
    }
}

#[test]
fn data_form() {
    let catalogue: Catalogue = serde_json::from_str("{}").unwrap();
    assert_eq!(catalogue, Catalogue::default());
    assert!(serde_json::from_str::<Catalogue>("{\"partz\": \"\"}").is_err());
    let game = Scrapyard::assemble(Options::default(), Some(catalogue)).unwrap();
    assert_eq!(game.start(), Scrapyard::default().start());
    let table = machines_with(|_, _| "draw4".into());
    let catalogue: Catalogue =
        serde_json::from_value(serde_json::json!({"machines": table})).unwrap();
    assert!(Scrapyard::assemble(Options::default(), Some(catalogue)).is_ok());
}

/// The same game whatever the sizes of the tables: 64 rows, 15 or 20 copies.
#[test]
fn large_tables_play() {
    for (rows, copies) in [(64, 6), (64, 15), (20, 20), (17, 1)] {
        let catalogue = Catalogue {
            parts: Some(part_rows(rows, copies)),
            ..Catalogue::default()
        };
        let game = catalogue.game().unwrap();
        enforce(laws::audit(&game, 5));
        enforce(laws::views(&game, 5));
    }
}
