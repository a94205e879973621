//! Chapter 15: the tables of the catalogue and its labels.

use crate::common::{all, broken, card, catalogue, field};
use kings_challenge::{ActivityId, Catalogue, CharacterId, EventId};
use serde_json::json;
use solo_core::Tables;

/// Returns the label of a value.
fn label(catalogue: &Catalogue, table: &str, row: &str, column: &str) -> String {
    let origins = catalogue.origins(table, row).unwrap();
    let letters: Vec<_> = origins
        .of(column)
        .map(solo_core::Provenance::letters)
        .collect();
    letters.join("+")
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
    assert_eq!(made.chain(kings_challenge::Building::Hall, 1), [3, 1, 2]);
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
    // A value left out is the embedded one.
    let made = Catalogue::of(&Tables::new().with("constants", "income = 3 # less\n")).unwrap();
    assert_eq!(
        (made.constants().income, made.constants().start_deniers),
        (3, 5)
    );
    assert_eq!(label(&made, "constants", "income", "value"), "U");
    assert_eq!(label(&made, "constants", "start_deniers", "value"), "P");
    let archer = "r1a".parse().unwrap();
    assert_eq!(made.activity(archer), Catalogue::house().activity(archer));
}

#[test]
fn kc_15_11_fields() {
    let rule = "KC-15.11";
    assert_eq!(broken(|t| t["dice"] = json!({})), [rule]);
    assert_eq!(broken(|t| t["constants"]["luck"] = json!(1)), [rule]);
    assert_eq!(broken(|t| t["constants"] = json!("")), [""; 0]);
    // Required columns.
    assert_eq!(broken(|t| t["activity"] = json!("")), [rule; 8]);
    assert_eq!(field("activity", "r1a", "price", json!(1)), [rule]);
    assert_eq!(field("activity", "r1a", "kind", json!("lazy")), [rule]);
    let texts = |name: &str, change: &dyn Fn(&str) -> String| {
        let tables = Catalogue::house().tables();
        let changed = change(tables.get(name).unwrap());
        let faults = Catalogue::of(&tables.with(name, changed)).unwrap_err();
        faults.to_string()
    };
    let found = texts("event", &|text| text.replace("reward", "price"));
    assert_eq!(
        found,
        "event line 1: there is no column \"price\" (KC-15.11); \
         event line 1: the column reward is missing (KC-15.11)"
    );
    for name in ["chains", "places"] {
        let found = texts(name, &|text| text.replace("hall", "palace"));
        let expected = format!(
            "{name} line 3, name: the same as in line 2 (KC-15.11); \
             {name}: hall is missing (KC-15.9)"
        );
        assert_eq!(found, expected);
    }
    let found = texts("cathedral", &|text| {
        text.replace("column_influence,1 1 1 2 2 2", "levels,3")
    });
    assert_eq!(
        found,
        "cathedral line 3, name: the same as in line 2 (KC-15.11); \
         cathedral: column_influence is missing (KC-15.10)"
    );
    let found = texts("constants", &|text| text.replace("price_2", "price_1"));
    assert_eq!(
        found,
        "constants line 18, name: the same as in line 17 (KC-15.11)"
    );
    let twice = r#"{"constants": {"income": 3, "income": 4}}"#;
    assert!(serde_json::from_str::<Tables>(twice).is_err());
    assert!(serde_json::from_value::<Tables>(json!(null)).is_err());
    // All faults are reported, each with its position: those of cells first, then those of rows and
    // tables.
    let many = catalogue(|t| {
        card(t, "activity", "r1a")["divisor"] = json!(0);
        card(t, "event", "er2")["banners"] = json!(9);
        t["constants"] = json!("name,value\nincome,1.5\nflip_max,100\n");
    });
    let many = many.unwrap_err();
    let places: Vec<_> = many.iter().map(|fault| fault.at.as_str()).collect();
    assert_eq!(
        places,
        [
            "constants line 2, value",
            "constants line 3, value",
            "activity line 2, divisor",
            "event line 4, banners"
        ]
    );
    let many = catalogue(|t| {
        card(t, "activity", "r1a")["number"] = json!(2);
        card(t, "event", "er2")["banners"] = json!(3);
        t["constants"] = json!("# mine\ncost_flip = 0\n");
    });
    assert_eq!(
        many.unwrap_err().to_string(),
        "constants line 2, value: cost_flip is a number from 1 to 99, not 0 (KC-15.10); \
         activity line 2, number: r1a has number 1 (KC-15.1); \
         event line 4, reward: 3 numbers, with 3 banners (KC-15.6)"
    );
}

/// A fault inside a cell is reported with the position of the first error.
#[test]
fn kc_15_11_cells() {
    for (table, id, column, cell, fault) in [
        (
            "activity",
            "r1a",
            "fx",
            "(roll 3 ((event_cub 1)))",
            "character 11: expected an effect, found \"event_cub\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp 10)",
            "character 5: expected a number from 1 to 9, found \"10\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp 1) (vp 1",
            "character 13: expected \")\", found \"\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp 1)  (vp 1)",
            "character 8: expected \"(\", found \" \" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp 1))",
            "character 7: expected a space or the end, found \")\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp)",
            "character 4: expected a space and more, found \")\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp \u{fc}1)",
            "character 5: expected a number from 1 to 9, found \"\u{fc}1\" (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "fx",
            "(vp 1) (pay_deniers 1)",
            "character 8: costs come first (KC-15.4)",
        ),
        (
            "activity",
            "r1c",
            "fx",
            "(wild red) (wild red)",
            "character 11: a deferred card has exactly one effect (KC-15.4)",
        ),
        (
            "activity",
            "r1a",
            "spaces",
            "(4 2) 4 1",
            "character 7: expected \"(\", found \"4\" (KC-15.3)",
        ),
        (
            "activity",
            "r1a",
            "use_for",
            "sleep",
            "character 1: expected a kind of action, found \"sleep\" (KC-15.5)",
        ),
        (
            "event",
            "er1",
            "combat",
            "mix=any divisor=5",
            "character 18: expected colours=.. mix=.. divisor=.., found \"\" (KC-15.6)",
        ),
        (
            "event",
            "er1",
            "combat",
            "colours=red blue mix=any divisor=5",
            "character 13: expected a colour, found \"blue\" (KC-15.6)",
        ),
        (
            "event",
            "er1",
            "reward",
            "0 2 1",
            "character 5: expected a number from 2 to 20, found \"1\" (KC-15.6)",
        ),
        (
            "character",
            "c1",
            "steps",
            "(1 1) (1 2)",
            "character 7: the steps do not ascend in both columns (KC-15.8)",
        ),
    ] {
        let faults = catalogue(|t| card(t, table, id)[column] = json!(cell)).unwrap_err();
        let found = faults.to_string();
        assert!(
            found.ends_with(&format!(", {column}: {fault}")),
            "{cell}: {found}"
        );
    }
}

#[test]
fn kc_15_12_labels() {
    assert_eq!(
        field("activity", "r1a", "prov", json!({"name": "X"})),
        ["KC-15.12"]
    );
    assert_eq!(
        field("activity", "r1a", "prov", json!({"price": "P"})),
        ["KC-15.12"]
    );
    let made = catalogue(|t| card(t, "activity", "r1a")["prov"] = json!("U name=P2")).unwrap();
    assert_eq!(label(&made, "activity", "r1a", "name"), "P2");
    assert_eq!(label(&made, "activity", "r1a", "divisor"), "U");
    // A value without a label is the owner's.
    let made = catalogue(|t| {
        for card in t["activity"].as_array_mut().unwrap() {
            drop(card.as_object_mut().unwrap().remove("prov"));
        }
    });
    assert_eq!(label(&made.unwrap(), "activity", "r1a", "name"), "U");
    let house = Catalogue::house();
    let cards: Vec<_> = ActivityId::all().map(|id| id.to_string()).collect();
    let count = |column: &str, letters: &str| {
        let there = cards
            .iter()
            .filter(|id| house.origins("activity", id).is_some());
        there
            .filter(|id| label(house, "activity", id, column) == letters)
            .count()
    };
    assert_eq!(
        ["P", "P2", "H"].map(|letters| count("kind", letters)),
        [12, 8, 7]
    );
    assert_eq!(
        ["P", "P2", "H"].map(|letters| count("number", letters)),
        [22, 5, 0]
    );
    assert_eq!(
        ["P", "P2", "H"].map(|letters| count("fx", letters)),
        [15, 2, 10]
    );
    assert_eq!(
        (
            count("name", "P"),
            count("divisor", "H"),
            count("spaces", "H")
        ),
        (25, 27, 27)
    );
    let events = || {
        EventId::all()
            .map(|id| id.to_string())
            .filter(|id| house.origins("event", id).is_some())
    };
    let count = |column: &str, letters: &str| {
        events()
            .filter(|id| label(house, "event", id, column) == letters)
            .count()
    };
    assert_eq!(
        (
            count("combat", "H"),
            count("second", "R"),
            count("fx", "P2")
        ),
        (16, 8, 3)
    );
    // One published review names the thresholds of the first Character card.
    for id in CharacterId::all() {
        let steps = if id.index() == 0 { "P2" } else { "H" };
        let id = id.to_string();
        assert_eq!(label(house, "character", &id, "steps"), steps);
        assert_eq!(label(house, "character", &id, "vp"), "H");
    }
    assert_eq!(label(house, "constants", "pass_first", "value"), "P2");
    let of = |row| label(house, "chains", row, "value");
    assert_eq!(["palace", "hall", "bishopric"].map(of), ["P2", "H", "H"]);
    assert_eq!(label(house, "places", "hall", "value"), "H");
    assert_eq!(label(house, "cathedral", "column_influence", "value"), "H");
    // The labels of objects are those of the embedded cards.
    let made = catalogue(|_| {}).unwrap();
    for (table, rows, columns) in [
        (
            "activity",
            cards,
            &["name", "number", "kind", "fx", "divisor", "spaces"][..],
        ),
        (
            "event",
            events().collect(),
            &["name", "colour", "fx", "combat", "reward"],
        ),
        (
            "character",
            vec!["c1".into(), "c6".into()],
            &["name", "metric", "steps", "vp"],
        ),
    ] {
        for row in rows
            .iter()
            .filter(|row| house.origins(table, row).is_some())
        {
            for column in columns {
                assert_eq!(
                    label(&made, table, row, column),
                    label(house, table, row, column),
                    "{row} {column}"
                );
            }
        }
    }
    assert_eq!(
        (
            house.origins("activity", "r1d"),
            house.origins("dice", "r1a")
        ),
        (None, None)
    );
}
