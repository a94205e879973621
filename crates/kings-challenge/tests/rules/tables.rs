//! Chapter 15: the tables of the catalogue and its labels.

use crate::common::{all, broken, card, catalogue, field};
use kings_challenge::{
    ActivityId, Catalogue, CharacterId, EventId, KingsChallenge, Options, Slot, Tables,
};
use serde_json::json;
use solo_core::{Game, Interchange, Provenance};

#[test]
fn kc_15_9_chains_and_places() {
    let rule = "KC-15.9";
    for (chain, good) in [
        (json!([1]), true),
        (json!([6, 5, 4, 3, 2, 1]), true),
        (json!([]), false),
        (json!([1, 1]), false),
        (json!([7]), false),
        (json!([0]), false),
        (json!(1), false),
    ] {
        let found = broken(|t| t["chains"]["hall"][0] = chain);
        assert_eq!(found.is_empty(), good);
        assert!(good || all(&found, rule));
    }
    assert_eq!(broken(|t| t["chains"]["hall"] = json!([[1]])), [rule]);
    for places in [
        json!([1, 2, 3, 4, 5]),
        json!([1, 2, 3, 4, 5, 5]),
        json!([1, 2, 3, 4, 5, 7]),
    ] {
        assert!(all(&broken(|t| t["places"]["hall"] = places), rule));
    }
    let made = catalogue(|t| t["chains"]["hall"][0] = json!([3, 1, 2])).unwrap();
    assert!(
        made.chain(kings_challenge::Building::Hall, 1)
            .spaces()
            .eq([3, 1, 2])
    );
    assert_eq!(made.table_labels()[1], Provenance::Owner);
    let house = Catalogue::house().table_labels();
    let made = catalogue(|t| t["places"]["palace"] = json!([1, 2, 3, 4, 5, 6])).unwrap();
    assert_eq!(made.table_labels()[..3], house[..3]);
    assert_eq!(made.table_labels()[3], Provenance::Owner);
    assert_eq!(made.table_labels()[4], house[4]);
    let made = catalogue(|t| t["cathedral"]["column_influence"] = json!([6, 5, 4, 3, 2, 1]));
    let labels = made.unwrap().table_labels();
    assert_eq!((&labels[..4], labels[4]), (&house[..4], Provenance::Owner));
}

#[test]
fn kc_15_10_constants() {
    let rule = "KC-15.10";
    for (name, value, good) in [
        ("income", 0, true),
        ("income", 99, true),
        ("income", 100, false),
        ("income", -1, false),
        ("farm_divisor", 0, false),
        ("cost_reroll", 0, false),
        ("cost_flip", 0, false),
        ("cost_recruit", 0, true),
        ("start_citizens", 5, false),
        ("start_citizens", 7, false),
        ("human_citizens", 5, false),
        ("roy_citizens", 11, false),
        ("roy_citizens", 12, true),
    ] {
        let found = broken(|t| t["constants"][name] = json!(value));
        assert_eq!(found.is_empty(), good, "{name} {value}");
        assert!(good || found == [rule]);
    }
    assert_eq!(broken(|t| t["cathedral"]["levels"] = json!(4)), [rule]);
    assert_eq!(
        broken(|t| t["cathedral"]["column_influence"] = json!([1, 1, 1])),
        [rule]
    );
    // Everything that is left out is the embedded one.
    let tables: Tables = serde_json::from_value(json!({"constants": {"income": 3}})).unwrap();
    let made = tables.check().unwrap();
    assert_eq!(
        (made.constants().income, made.constants().start_deniers),
        (3, 5)
    );
    assert_eq!(made.constant_label("income"), Some(Provenance::Owner));
    assert_eq!(
        made.constant_label("start_deniers"),
        Some(Provenance::Published)
    );
    assert_eq!(
        made.activity("r1a".parse().unwrap()),
        Catalogue::house().activity("r1a".parse().unwrap())
    );
}

#[test]
fn kc_15_11_fields() {
    let rule = "KC-15.11";
    assert_eq!(broken(|t| t["dice"] = json!({})), [rule]);
    assert_eq!(broken(|t| t["constants"]["luck"] = json!(1)), [rule]);
    assert_eq!(broken(|t| t["constants"] = json!(7)), [rule]);
    assert_eq!(broken(|t| t["activity"] = json!(7))[0], rule);
    assert_eq!(field("activity", "r1a", "price", json!(1)), [rule]);
    assert_eq!(field("activity", "r1a", "kind", json!("lazy")), [rule]);
    assert!(
        broken(|t| drop(
            card(t, "event", "er1")
                .as_object_mut()
                .unwrap()
                .remove("reward")
        ))
        .contains(&rule)
    );
    assert!(broken(|t| drop(t["places"].as_object_mut().unwrap().remove("hall"))).contains(&rule));
    let twice = r#"{"constants": {"income": 3, "income": 4}}"#;
    let tables: Tables = serde_json::from_str(twice).unwrap();
    assert_eq!(
        tables.check().unwrap_err().iter().next().unwrap().rule,
        rule
    );
    let tables: Tables = serde_json::from_value(json!(null)).unwrap();
    assert_eq!(tables.check().unwrap_err().len(), 1);
    let tables: Tables = serde_json::from_value(json!({"constants": {"income": 1.5}})).unwrap();
    assert_eq!(tables.check().unwrap_err().len(), 1);
    // Several faults are all reported, each with its place.
    let many = catalogue(|t| {
        card(t, "activity", "r1a")["divisor"] = json!(0);
        card(t, "event", "er2")["banners"] = json!(9);
        t["constants"]["income"] = json!(100);
    });
    let many = many.unwrap_err();
    let places: Vec<_> = many.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(
        places,
        [
            "constants: income",
            "activity r1a: divisor",
            "event er2: banners"
        ]
    );
}

#[test]
fn kc_15_12_labels() {
    assert_eq!(
        field("activity", "r1a", "prov", json!({"name": "X"})),
        ["KC-15.12"]
    );
    let made = catalogue(|t| card(t, "activity", "r1a")["prov"] = json!({"name": "P2"})).unwrap();
    let labels = made.activity_labels("r1a".parse().unwrap()).unwrap();
    assert_eq!(
        (labels.name, labels.divisor),
        (Provenance::Deduced, Provenance::Owner)
    );
    let house = Catalogue::house();
    let of = |id: ActivityId| house.activity_labels(id);
    let labels: Vec<_> = ActivityId::all().filter_map(of).collect();
    let count = |label: Provenance| labels.iter().filter(|l| l.kind == label).count();
    assert_eq!(labels.len(), 27);
    assert_eq!(
        (
            count(Provenance::Published),
            count(Provenance::Deduced),
            count(Provenance::House)
        ),
        (12, 8, 7)
    );
    assert!(
        labels
            .iter()
            .all(|l| l.divisor == Provenance::House && l.spaces == Provenance::House)
    );
    let published = labels
        .iter()
        .filter(|l| l.name == Provenance::Published && l.number != Provenance::House);
    assert_eq!(published.count(), 25);
    let events: Vec<_> = EventId::all()
        .filter_map(|id| house.event_labels(id))
        .collect();
    assert_eq!(
        events
            .iter()
            .filter(|l| l.combat == Provenance::House)
            .count(),
        16
    );
    assert_eq!(
        events
            .iter()
            .filter(|l| l.second == Some(Provenance::Ruling))
            .count(),
        8
    );
    // One published review names the thresholds of the first Character card.
    for id in CharacterId::all() {
        let labels = house.character_labels(id);
        let first = id.index() == 0;
        let steps = if first {
            Provenance::Deduced
        } else {
            Provenance::House
        };
        assert_eq!(
            (labels.steps, labels.vp),
            (steps, Provenance::House),
            "{id}"
        );
    }
    let made = catalogue(|t| card(t, "character", "c1")["prov"] = json!({"vp": "P"})).unwrap();
    let labels = made.character_labels("c1".parse().unwrap());
    assert_eq!(
        (labels.steps, labels.vp),
        (Provenance::Owner, Provenance::Published)
    );
    assert_eq!(
        house.constant_label("pass_first"),
        Some(Provenance::Deduced)
    );
}

#[test]
fn loaded_tables_are_the_embedded_ones() {
    let made = catalogue(|_| {}).unwrap();
    assert_eq!(made.fingerprint(), Catalogue::house().fingerprint());
    assert_eq!(Tables::of(&made), Tables::house());
    let other = catalogue(|t| card(t, "event", "er1")["fx"] = json!([["lose_stone", 1]])).unwrap();
    assert_ne!(other.fingerprint(), made.fingerprint());
    let game = KingsChallenge::assemble(Options::default(), Some(Tables::house())).unwrap();
    let house = Some(Catalogue::house().fingerprint());
    assert_eq!(game.catalogue_fingerprint(), house);
    assert_eq!(KingsChallenge::default().catalogue_fingerprint(), house);
    assert_eq!(game.start(), KingsChallenge::default().start());
}

#[test]
fn kc_15_1_a_card_that_lacks_a_field_is_named_by_its_place() {
    for (place, name, fault) in [
        (2, "id", "character 3: field id is missing (KC-15.11)"),
        (0, "roy", "character c1: field roy is missing (KC-15.11)"),
        (0, "name", "character c1: field name is missing (KC-15.11)"),
    ] {
        let made = catalogue(|t| drop(t["character"][place].as_object_mut().unwrap().remove(name)));
        let faults: Vec<_> = made.unwrap_err().iter().map(ToString::to_string).collect();
        assert!(faults.iter().any(|of| of == fault), "{name}: {faults:?}");
    }
}

#[test]
fn a_catalogue_answers_what_its_tables_say() {
    let house = Catalogue::house();
    assert_eq!(house.constant_label("income"), Some(Provenance::Published));
    assert_eq!(house.constant_label("luck"), None);
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
    let mut written = serde_json::to_value(Tables::of(&made)).unwrap();
    assert_eq!(card(&mut written, "event", "er1")["fx"], fx);
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
    assert_eq!(tables.check().unwrap_err().len(), 5);
    let tables: Tables = toml::from_str("[constants]\nincome = 7\n").unwrap();
    assert_eq!(tables.check().unwrap().constants().income, 7);
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
