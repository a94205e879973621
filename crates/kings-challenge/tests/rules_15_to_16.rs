//! Chapters 15 and 16 of the rulebook: tables of an owner, positions as data.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::panic,
    clippy::semicolon_if_nothing_returned,
    reason = "a test may panic"
)]

mod common;

use common::{Table, at_with, card, catalogue, turn, view, with};
use kings_challenge::{
    ActivityId, Catalogue, CharacterId, EventId, KingsChallenge, Options, Setup, Tables,
};
use serde_json::{Value, json};
use solo_core::{Game, Interchange, Provenance};

/// The rules that the changed tables break.
fn broken(change: impl FnOnce(&mut Value)) -> Vec<&'static str> {
    match catalogue(change) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| fault.rule).collect(),
    }
}

/// The rules that a changed field of a card breaks.
fn field(table: &str, id: &str, name: &str, value: Value) -> Vec<&'static str> {
    broken(|tables| card(tables, table, id)[name] = value)
}

fn all(rules: &[&str], rule: &str) -> bool {
    !rules.is_empty() && rules.iter().all(|of| *of == rule)
}

#[test]
fn kc_15_1_ids() {
    let rule = "KC-15.1";
    assert!(field("activity", "r1a", "id", json!("x1a")).contains(&rule));
    assert!(all(
        &field("activity", "r1a", "colour", json!("white")),
        rule
    ));
    assert!(all(&field("activity", "r1a", "number", json!(2)), rule));
    assert!(all(
        &broken(|t| t["activity"]
            .as_array_mut()
            .unwrap()
            .retain(|c| c["id"] != "r1b")),
        rule
    ));
    assert!(field("activity", "r1b", "id", json!("r1a")).contains(&rule));
    assert!(field("event", "er3", "id", json!("er4")).contains(&rule));
    assert!(all(
        &broken(|t| t["event"]
            .as_array_mut()
            .unwrap()
            .retain(|c| c["id"] != "ey2")),
        rule
    ));
    assert!(field("event", "ey1", "id", json!("nonsense")).contains(&rule));
    assert!(field("character", "c1", "id", json!("c7")).contains(&rule));
    assert!(field("character", "c1", "id", json!("c2")).contains(&rule));
    assert!(all(&field("character", "c1", "name", json!(7)), rule));
    // Names are free text.
    assert!(field("activity", "r1a", "name", json!("Bogenschütze")).is_empty());
}

#[test]
fn kc_15_2_cards_of_a_slot() {
    let none = broken(|t| {
        t["activity"]
            .as_array_mut()
            .unwrap()
            .retain(|c| c["number"] != 2)
    });
    assert_eq!(none, ["KC-15.2"; 3]);
    let more = |letters: &[char]| {
        let letters = letters.to_vec();
        broken(move |t| {
            for letter in letters {
                let mut extra = card(t, "activity", "r1a").clone();
                extra["id"] = json!(format!("r1{letter}"));
                t["activity"].as_array_mut().unwrap().push(extra);
            }
        })
    };
    assert!(more(&['d', 'e', 'f']).is_empty());
    assert_eq!(more(&['d', 'e', 'f', 'g']), ["KC-15.2"]);
}

#[test]
fn kc_15_3_divisors_and_spaces() {
    let rule = "KC-15.3";
    for (value, good) in [(0, false), (1, true), (12, true), (13, false)] {
        assert_eq!(
            field("activity", "r1a", "divisor", json!(value)).is_empty(),
            good
        );
        let combat = json!({"colours": ["red"], "mix": "any", "divisor": value});
        assert_eq!(field("event", "er1", "combat", combat).is_empty(), good);
    }
    for (spaces, good) in [
        (json!([]), false),
        (json!([[0, 0]]), true),
        (json!([[12, 9]]), true),
        (json!([[13, 0]]), false),
        (json!([[0, 10]]), false),
        (json!([[1]]), false),
        (
            json!([[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]),
            true,
        ),
        (
            json!([[1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1], [1, 1]]),
            false,
        ),
    ] {
        let found = field("activity", "r1a", "spaces", spaces.clone());
        assert_eq!(found.is_empty(), good, "{spaces}");
        assert!(good || all(&found, rule));
    }
}

#[test]
fn kc_15_4_immediate_cards() {
    let nested = json!([["choose", [["roll", 2, [["vp", 1]]]], [["vp", 1]]]]);
    let deep = json!([[
        "choose",
        [["roll", 2, [["roll", 2, [["vp", 1]]]]]],
        [["vp", 1]]
    ]]);
    for (fx, good) in [
        (json!([]), false),
        (json!([["vp", 1]]), true),
        (json!([["vp", 9]]), true),
        (json!([["vp", 0]]), false),
        (json!([["vp", 10]]), false),
        (json!([["vp"]]), false),
        (json!([["glory", 1]]), false),
        (json!("vp"), false),
        (json!(["vp"]), false),
        (
            json!([
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1]
            ]),
            true,
        ),
        (
            json!([
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1],
                ["vp", 1]
            ]),
            false,
        ),
        (
            json!([["pay_deniers", 1], ["pay_influence", 2], ["vp", 1]]),
            true,
        ),
        (json!([["vp", 1], ["pay_deniers", 1]]), false),
        (json!([["choose", [["vp", 1]], [["deniers", 1]]]]), true),
        (json!([["choose", [["vp", 1]]]]), false),
        (
            json!([[
                "choose",
                [["vp", 1]],
                [["vp", 1]],
                [["vp", 1]],
                [["vp", 1]],
                [["vp", 1]]
            ]]),
            false,
        ),
        (
            json!([["choose", [["pay_deniers", 1]], [["vp", 1]]]]),
            false,
        ),
        (nested, true),
        (deep, false),
        (json!([["roll", 2, [["vp", 1]]]]), true),
        (json!([["roll", 6, [["vp", 1]]]]), true),
        (json!([["roll", 1, [["vp", 1]]]]), false),
        (json!([["roll", 7, [["vp", 1]]]]), false),
        (json!([["per", "vp", 1, "stones", 12]]), true),
        (json!([["per", "vp", 1, "stones", 13]]), false),
        (json!([["per", "vp", 1, "stones", 0]]), false),
        (json!([["per", "vp", 1, "deniers", 1]]), false),
        (json!([["per", "vp", 1, "influence", 1]]), false),
        (json!([["per", "gold", 1, "stones", 1]]), false),
        (json!([["event_cube", 6]]), true),
        (json!([["event_cube", 7]]), false),
        (json!([["roll", 2, [["event_cube", 5]]]]), true),
        (json!([["roll", 2, [["event_cube", 6]]]]), false),
        (
            json!([["choose", [["event_cube", 3]], [["event_cube", 3]]]]),
            false,
        ),
        (
            json!([["recruit", 3], ["influence", 3], ["deniers", 3]]),
            true,
        ),
    ] {
        let found = field("activity", "r1a", "fx", fx.clone());
        assert_eq!(found.is_empty(), good, "{fx} {found:?}");
        assert!(good || all(&found, "KC-15.4"), "{fx} {found:?}");
    }
}

#[test]
fn kc_15_5_deferred_cards() {
    let check = |fx: Value, use_for: Value| {
        broken(|tables| {
            let knight = card(tables, "activity", "r1c");
            knight["fx"] = fx;
            knight["use_for"] = use_for;
        })
    };
    for (fx, use_for, good) in [
        (
            json!([["add_sum", "red", 9]]),
            json!(["activate", "combat", "farm"]),
            true,
        ),
        (json!([["add_sum", "red", 10]]), json!(["farm"]), false),
        (json!([["add_each", "blue", 1]]), json!(["farm"]), false),
        (json!([["set_each", 9]]), json!(["farm"]), true),
        (json!([["set_each", 0]]), json!(["farm"]), false),
        (
            json!([["recolour", "red", "white"]]),
            json!(["build", "place"]),
            true,
        ),
        (json!([["recolour", "red", "red"]]), json!(["build"]), false),
        (
            json!([["multiply", "red", "white", 2]]),
            json!(["place"]),
            true,
        ),
        (
            json!([["multiply", "red", "white", 4]]),
            json!(["place"]),
            false,
        ),
        (
            json!([["multiply", "red", "white", 1]]),
            json!(["place"]),
            false,
        ),
        (json!([["free", "white", 3]]), json!(["build"]), true),
        (json!([["wild", "white"]]), json!(["combat"]), true),
        (json!([["wild", "white"]]), json!([]), false),
        (json!([["wild", "white"]]), json!(["sleep"]), false),
        (json!([]), json!(["combat"]), false),
        (
            json!([["wild", "red"], ["wild", "red"]]),
            json!(["combat"]),
            false,
        ),
        (json!([["vp", 1]]), json!(["combat"]), false),
        (json!(["wild"]), json!(["combat"]), false),
    ] {
        let found = check(fx.clone(), use_for);
        assert_eq!(found.is_empty(), good, "{fx} {found:?}");
        assert!(good || all(&found, "KC-15.5"));
    }
    assert_eq!(
        field("activity", "r1a", "use_for", json!(["farm"])),
        ["KC-15.5"]
    );
    assert!(field("activity", "r1a", "use_for", json!([])).is_empty());
}

#[test]
fn kc_15_6_event_cards() {
    let rule = "KC-15.6";
    assert!(
        broken(|t| t["event"]
            .as_array_mut()
            .unwrap()
            .retain(|c| c["id"] != "e0"))
        .contains(&rule)
    );
    let few = broken(|t| {
        let cards = t["event"].as_array_mut().unwrap();
        cards.retain(|c| !["er6", "er7", "er8"].contains(&c["id"].as_str().unwrap()));
    });
    assert_eq!(few, [rule]);
    for (name, value, good) in [
        ("colour", json!("white"), false),
        ("stays", json!(true), false),
        ("second", json!("red"), false),
        ("second", json!("none"), true),
        ("second", json!("yellow"), true),
        ("fx", json!([]), true),
        ("fx", json!([["black_dice", 6]]), true),
        ("fx", json!([["black_dice", 7]]), false),
        (
            "fx",
            json!([
                ["lose_deniers", 9],
                ["lose_influence", 9],
                ["lose_stone", 9],
                ["roy_stone", 9]
            ]),
            true,
        ),
        (
            "fx",
            json!([
                ["lose_deniers", 1],
                ["lose_deniers", 1],
                ["lose_deniers", 1],
                ["lose_deniers", 1],
                ["lose_deniers", 1]
            ]),
            false,
        ),
        ("fx", json!([["lose_activity_cube", 10]]), false),
        ("fx", json!([["lay_down", "hall", 2]]), true),
        ("fx", json!([["lay_down", "tower", 2]]), false),
        ("fx", json!([["roy_citizen", "hall", 0]]), false),
        (
            "fx",
            json!([["lose_event_cube", 2], ["lose_activity_cube", 2]]),
            true,
        ),
        ("fx", json!([["lose_per", "vp", 1, "stones", 2]]), true),
        ("fx", json!([["vp", 1]]), false),
        ("fx", json!([7]), false),
        (
            "combat",
            json!({"colours": [], "mix": "any", "divisor": 1}),
            false,
        ),
        (
            "combat",
            json!({"colours": ["white", "red"], "mix": "any", "divisor": 1}),
            false,
        ),
        (
            "combat",
            json!({"colours": ["red", "red"], "mix": "any", "divisor": 1}),
            false,
        ),
        (
            "combat",
            json!({"colours": ["red", "yellow", "white"], "mix": "all", "divisor": 1}),
            true,
        ),
        (
            "combat",
            json!({"colours": ["red"], "mix": "some", "divisor": 1}),
            false,
        ),
        ("reward", json!([0, 1, 3, 5]), false),
        ("reward", json!([1, 1, 3, 5, 7]), false),
        ("reward", json!([0, 3, 1, 5, 7]), false),
        ("reward", json!([0, 0, 5, 5, 20]), true),
        ("reward", json!([0, 0, 5, 5, 21]), false),
    ] {
        let found = field("event", "er1", name, value.clone());
        assert_eq!(found.is_empty(), good, "{name} {value} {found:?}");
        assert!(good || all(&found, rule), "{name} {value} {found:?}");
    }
    for (banners, good) in [(0, false), (1, true), (6, true), (7, false)] {
        let found = broken(|t| {
            let war = card(t, "event", "er1");
            war["banners"] = json!(banners);
            war["reward"] = vec![0; usize::try_from(banners).unwrap() + 1].into();
        });
        assert_eq!(found.is_empty(), good);
    }
    assert!(all(&field("event", "ey1", "second", json!("white")), rule));
    assert!(all(&field("event", "e0", "stays", json!(false)), rule));
}

/// So many cards of a colour.
fn deck(prefix: &'static str, count: u8) -> Vec<&'static str> {
    broken(move |t| {
        let sample = card(t, "event", &format!("e{prefix}1")).clone();
        let cards = t["event"].as_array_mut().unwrap();
        cards.retain(|c| !c["id"].as_str().unwrap().starts_with(&format!("e{prefix}")));
        for number in 1..=count {
            let mut extra = sample.clone();
            extra["id"] = json!(format!("e{prefix}{number}"));
            cards.push(extra);
        }
    })
}

#[test]
fn kc_15_7_small_decks() {
    assert!(deck("w", 0).is_empty() && deck("y", 9).is_empty() && deck("r", 16).is_empty());
    assert_eq!(deck("w", 10), ["KC-15.7"]);
    assert_eq!(deck("y", 11), ["KC-15.7"; 2]);
    assert_eq!(deck("r", 17), ["KC-15.6"]);
    assert_eq!(deck("r", 5), ["KC-15.6"]);
}

#[test]
fn kc_15_8_characters() {
    let rule = "KC-15.8";
    assert_eq!(
        broken(|t| t["character"].as_array_mut().unwrap().truncate(5)),
        [rule]
    );
    for (name, value, good) in [
        ("metric", json!("stones"), true),
        ("metric", json!("beauty"), false),
        ("roy", json!(true), false),
        ("roy", json!(1), false),
        ("steps", json!([]), false),
        ("steps", json!([[0, 0], [1, 1]]), true),
        ("steps", json!([[1, 1], [1, 2]]), false),
        ("steps", json!([[1, 2], [2, 2]]), false),
        ("steps", json!([[1, 100]]), false),
        ("steps", json!([[1000, 1]]), false),
        ("steps", json!([[1]]), false),
    ] {
        let found = field("character", "c1", name, value.clone());
        assert_eq!(found.is_empty(), good, "{name} {value} {found:?}");
        assert!(good || all(&found, rule));
    }
}

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
    let steps = CharacterId::all().map(|id| house.character_labels(id).steps);
    assert!(steps.into_iter().all(|label| label == Provenance::House));
}

#[test]
fn loaded_tables_are_the_embedded_ones() {
    let made = catalogue(|_| {}).unwrap();
    assert_eq!(made.fingerprint(), Catalogue::house().fingerprint());
    assert_eq!(Tables::of(&made), Tables::house());
    let other = catalogue(|t| card(t, "event", "er1")["fx"] = json!([["lose_stone", 1]])).unwrap();
    assert_ne!(other.fingerprint(), made.fingerprint());
    let game = KingsChallenge::assemble(Options::default(), Some(Tables::house())).unwrap();
    assert_eq!(
        game.catalogue_fingerprint(),
        KingsChallenge::default().catalogue_fingerprint()
    );
    assert_eq!(game.start(), KingsChallenge::default().start());
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
fn kc_16_1_views() {
    let table = Table::new(KingsChallenge::default());
    let fields: Vec<_> = table.view().as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 18);
    let text = serde_json::to_string(&table.game.view(&table.state)).unwrap();
    assert!(text.starts_with(
        r#"{"stage":"setup","step":"character","round":0,"rounds":4,"start":"human","turn":null"#
    ));
}

#[test]
fn kc_16_2_pending() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 5"], "roy": ["red 1"], "cards": {"w2a": ["h---", 1]},
    }));
    table.play(&["farm", "cube w2a", "die own yellow 5"]);
    assert_eq!(
        table.get("/pending"),
        json!({
            "kind": "farm", "target": null, "cube": "w2a", "group": [["own", "yellow", 5]],
            "strength": 0, "times": 0, "left": 0, "now": null, "todo": [],
        })
    );
}

/// Whether a view is refused.
fn refused(view: &Value) -> bool {
    let game = KingsChallenge::default();
    match serde_json::from_value::<Setup>(view.clone()) {
        Err(_) => true,
        Ok(setup) => game.set_up(&setup).is_err(),
    }
}

#[test]
fn kc_16_3_faulty_views() {
    let game = with(json!({}));
    let given = json!({"own": ["yellow 6", "red 1"], "roy": ["red 1"], "supply": 1});
    let good = view(&game, "actions/turn", &given);
    assert!(!refused(&good));
    for (pointer, value) in [
        ("/round", json!(5)),
        ("/round", json!(0)),
        ("/rounds", json!(3)),
        ("/start", json!("roy")),
        ("/turn", json!("roy")),
        ("/step", json!("nap")),
        ("/human/stock", json!(12)),
        ("/human/influence", json!(21)),
        ("/human/vp", json!(-1)),
        ("/human/passed", json!(true)),
        ("/roy/supply", json!(7)),
        ("/buildings/palace", json!("rrrrr")),
        ("/buildings/palace", json!("rrrrrx")),
        ("/cathedral", json!(["------"])),
        ("/black", json!([3])),
        ("/dice/own/red", json!([7])),
        ("/dice/own/red", json!([1, 2])),
        ("/dice/own/red", json!([1, 1, 1, 1, 1, 1])),
        ("/row", json!([])),
        ("/unseen/red", json!([])),
        ("/unseen/white", json!(["er1"])),
        ("/stack", json!(["c1", "c1"])),
        ("/activities/0/card", json!("y1a")),
        ("/activities/0/cubes", json!(1)),
        ("/pending", json!({})),
        ("/human/won", json!(["er1"])),
        ("/free_rolls", json!(-1)),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).unwrap() = value.clone();
        assert!(refused(&bad), "{pointer} {value}");
    }
    // All faults are reported.
    let mut bad = good;
    bad["human"]["influence"] = json!(200);
    bad["start"] = json!("roy");
    bad["black"] = json!([9]);
    let setup: Setup = serde_json::from_value(bad).unwrap();
    assert_eq!(game.set_up(&setup).unwrap_err().len(), 3);
}

#[test]
fn kc_16_3_the_second_card_of_the_first_of_six_rounds() {
    let game = with(json!({"rounds": 6}));
    let mut table = at_with(
        game.clone(),
        "events/draw",
        json!({"pending": {"colour": "red"}}),
    );
    table.play(&["event er1"]);
    assert_eq!(table.get("/pending/colour"), "white");
    let setup: Setup = serde_json::from_value(table.view()).unwrap();
    assert_eq!(game.set_up(&setup), Ok(table.state));
}

#[test]
fn kc_16_4_events_are_objects() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(
        table.events,
        [
            json!({"e": "action", "kind": "farm", "target": null}),
            json!({"e": "group", "dice": [["own", "yellow", 6]], "paid": 0}),
            json!({"e": "deniers", "amount": 3, "reason": "farm"}),
        ]
    );
}

#[test]
fn kc_16_5_the_outcome() {
    let mut table = common::royal(json!({"round": 4, "vp": 9, "roy": ["red 1"], "stack": ["c4"]}));
    assert_eq!(table.outcome(), Value::Null);
    table.rolls(2, 2);
    let outcome = table.outcome();
    assert_eq!(
        outcome["human"],
        json!({
            "play": 9, "events": 0, "tradesmen": 0, "levels": -6, "characters": 0, "total": 3,
        })
    );
    assert_eq!(table.get("/human/vp"), 3);
    assert_eq!(
        (&outcome["difference"], &outcome["band"], &outcome["beaten"]),
        (&json!(9), &json!(3), &json!(true))
    );
}
