//! Chapter 15: the cards of the catalogue.

use crate::common::{all, broken, card, deck, field};
use serde_json::{Value, json};

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
    assert!(all(&field("character", "c1", "name", json!("")), rule));
    // Names are free text.
    assert!(field("activity", "r1a", "name", json!("Bogenschütze")).is_empty());
}

#[test]
fn kc_15_2_cards_of_a_slot() {
    let none = broken(|t| {
        let cards = t["activity"].as_array_mut().unwrap();
        cards.retain(|c| c["number"] != 2);
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
    // KC-15.1 defines the ids, and so their number.
    assert_eq!(more(&['d', 'e', 'f', 'g']), ["KC-15.1"]);
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
        assert!(
            good || all(&found, "KC-15.5") || all(&found, "KC-15.4"),
            "{fx} {found:?}"
        );
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

#[test]
fn kc_15_7_small_decks() {
    assert!(deck("w", 0).is_empty() && deck("y", 9).is_empty() && deck("r", 16).is_empty());
    // KC-15.1 defines the ids, and so their number.
    assert_eq!(deck("w", 10), ["KC-15.1"]);
    assert_eq!(deck("y", 11), ["KC-15.1"; 2]);
    assert_eq!(deck("r", 17), ["KC-15.1"]);
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
