//! Chapter 15: loaded tables and their catalogues.

use std::fmt::Write as _;

use crate::common::{card, catalogue, objects};
use kings_challenge::{Catalogue, KingsChallenge, Options, Slot};
use serde_json::json;
use solo_core::{Game, GameData, Tables};

#[test]
fn loaded_tables_are_the_embedded_ones() {
    let house = Catalogue::house();
    let embedded = KingsChallenge::default();
    // Every table alone, as objects and lists or as text, and all of them.
    let printed: Tables = serde_json::from_value(objects()).unwrap();
    let mut forms = vec![printed.clone(), house.tables(), Tables::new()];
    for (name, text) in printed.iter().chain(house.tables().iter()) {
        forms.push(Tables::new().with(name, text));
    }
    for form in forms {
        let made = Catalogue::of(&form).unwrap();
        assert_eq!(made.fingerprint(), house.fingerprint());
        let game = KingsChallenge::assemble(Options::default(), &form).unwrap();
        assert_eq!(
            game.catalogue_fingerprint(),
            embedded.catalogue_fingerprint()
        );
        assert_eq!(game.start(), embedded.start());
        assert_eq!(made.name("r1a"), Some("Archer"));
    }
    assert_eq!(
        Catalogue::of(&house.tables()).unwrap().tables(),
        house.tables()
    );
    let other = catalogue(|t| card(t, "event", "er1")["fx"] = json!([["lose_stone", 1]])).unwrap();
    assert_ne!(other.fingerprint(), house.fingerprint());
    // In any order.
    let made = catalogue(|t| t["event"].as_array_mut().unwrap().reverse()).unwrap();
    assert_eq!(made.fingerprint(), house.fingerprint());
}

#[test]
fn kc_15_1_a_card_that_lacks_a_field_is_named_by_its_place() {
    for (place, name) in [(2, "id"), (0, "roy"), (0, "name"), (0, "steps")] {
        let made = catalogue(|t| drop(t["character"][place].as_object_mut().unwrap().remove(name)));
        let faults = made.unwrap_err();
        let place = format!("character line {}, {name}", place + 2);
        assert_eq!(
            faults.iter().map(|fault| &*fault.at).collect::<Vec<_>>(),
            [place]
        );
    }
}

#[test]
fn a_catalogue_answers_what_its_tables_say() {
    let house = Catalogue::house();
    assert_eq!(house.origins("constants", "luck"), None);
    assert_eq!(house.constants().get("luck"), None);
    let fx = json!([["lose_per", "influence", 2, "stones", 3]]);
    let made = catalogue(|t| {
        let cards = t["activity"].as_array_mut().unwrap();
        cards.retain(|card| card["id"] != "r1b" && card["id"] != "r1c");
        card(t, "event", "er1")["fx"] = fx.clone();
    })
    .unwrap();
    let counts: Vec<_> = Slot::all().map(|slot| made.cards_of(slot)).collect();
    assert_eq!(counts, [1, 3, 3, 3, 3, 3, 3, 3, 3]);
    let written = made.tables();
    assert!(
        written
            .get("event")
            .unwrap()
            .contains(",(lose_per influence 2 stones 3),")
    );
    assert_eq!(Catalogue::of(&written).unwrap().tables(), written);
    // Every part of an effect makes another catalogue.
    let mut prints = vec![house.fingerprint(), made.fingerprint()];
    for other in [
        json!([["lose_per", "deniers", 2, "stones", 3]]),
        json!([["lose_per", "influence", 1, "stones", 3]]),
        json!([["lose_per", "influence", 2, "levels", 3]]),
        json!([["lose_per", "influence", 2, "stones", 4]]),
    ] {
        let made = catalogue(|t| card(t, "event", "er1")["fx"] = other);
        prints.push(made.unwrap().fingerprint());
    }
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), 6);
    let text = format!("{house:?}");
    assert!(text.starts_with("Catalogue {") && text.contains(&house.fingerprint().to_string()));
}

#[test]
fn toml_tables() {
    let text = r#"
        [constants]
        income = 7
        [[character]]
        id = "c1"
        name = "Hugues"
        metric = "influence"
        roy = false
        steps = [[4, 1]]
    "#;
    let tables: Tables = toml::from_str(text).unwrap();
    // Five Character cards are missing.
    assert_eq!(Catalogue::of(&tables).unwrap_err().len(), 5);
    let tables: Tables = toml::from_str("[constants]\nincome = 7\n").unwrap();
    assert_eq!(Catalogue::of(&tables).unwrap().constants().income, 7);
}

#[test]
fn every_part_of_a_card_makes_another_catalogue() {
    let house = Catalogue::house().fingerprint();
    let mut prints = vec![house];
    for (id, field, value) in [
        ("r3a", "divisor", json!(6)),
        ("r3a", "fx", json!([["pay_influence", 2], ["vp", 2]])),
        ("r3a", "fx", json!([["pay_influence", 1], ["vp", 3]])),
        (
            "r3a",
            "fx",
            json!([["pay_influence", 1], ["roll", 4, [["vp", 2]]]]),
        ),
        (
            "r3a",
            "fx",
            json!([["choose", [["vp", 2]], [["deniers", 2]]]]),
        ),
        ("w1c", "use_for", json!(["farm"])),
    ] {
        let made = catalogue(|t| card(t, "activity", id)[field] = value.clone());
        prints.push(made.unwrap().fingerprint());
    }
    let other = catalogue(|t| {
        let effect = card(t, "activity", "w1c")["fx"][0].as_array_mut().unwrap();
        let amount = effect.iter_mut().find(|part| part.is_u64()).unwrap();
        *amount = json!(amount.as_u64().unwrap() + 1);
    });
    prints.push(other.unwrap().fingerprint());
    prints.sort_unstable();
    prints.dedup();
    assert_eq!(prints.len(), 8);
}

#[test]
fn kc_15_6_every_part_of_a_combat_comes_once() {
    for (name, value) in [("colours", "red"), ("mix", "any"), ("divisor", "5")] {
        let combat = format!("colours=red mix=any divisor=5 {name}={value}");
        let made = catalogue(|t| card(t, "event", "er1")["combat"] = json!(combat));
        let fault = format!("expected colours=.. mix=.. divisor=.., found {name:?} (KC-15.6)");
        assert_eq!(
            made.unwrap_err().to_string(),
            format!("event line 3, combat: character 31: {fault}")
        );
    }
}

/// The rulebook lists the columns of every table as declared.
#[test]
fn kc_15_11_the_rulebook_lists_the_columns() {
    let mut listed = String::new();
    for table in KingsChallenge::TABLES {
        writeln!(listed, "**`{}`**: {}\n", table.name, table.about).unwrap();
        listed.push_str("| name | what | clause | about |\n|---|---|---|---|\n");
        for column in table.columns {
            let (name, what) = (column.name, column.what);
            writeln!(
                listed,
                "| `{name}` | {what} | {} | {} |",
                column.clause, column.about
            )
            .unwrap();
        }
        listed.push('\n');
    }
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
    assert!(rules.contains(&listed), "RULES.md should say:\n\n{listed}");
}
