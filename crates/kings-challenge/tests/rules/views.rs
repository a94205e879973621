//! Chapter 16: positions as data.

use crate::common::{Table, at_with, effects, royal, turn, view, with};
use kings_challenge::{Building, EventId, KingsChallenge, Side, Slot, Space, State, StoneSpace};
use serde_json::{Value, json};
use solo_core::GameData;

#[test]
fn kc_16_1_views() {
    let table = Table::new(KingsChallenge::default());
    let fields: Vec<_> = table.view().as_object().unwrap().keys().cloned().collect();
    assert_eq!(fields.len(), 18);
    assert!(!fields.iter().any(|name| name == "options"));
    let text = serde_json::to_string(&table.game.view_data(&table.state)).unwrap();
    assert!(text.starts_with(
        r#"{"phase":"setup/character","round":0,"rounds":4,"start":"human","turn":null"#
    ));
    assert!(text.ends_with(r#","free_rolls":0,"pending":null,"outcome":null}"#));
}

/// Returns the letter of a space in a view.
fn letter(who: Option<Side>) -> char {
    match who {
        None => '-',
        Some(Side::Human) => 'h',
        Some(Side::Roy) => 'r',
    }
}

/// Reads a position through its methods, in the form of a view.
fn asked(state: &State) -> Value {
    let row = |building| -> String {
        let spaces = (1..=6).filter_map(Space::new);
        spaces
            .map(|space| letter(state.citizen(building, space)))
            .collect()
    };
    let level = |level| -> String {
        let spaces = (1..=6).filter_map(|column| StoneSpace::new(level, column));
        spaces.map(|space| letter(state.stone(space))).collect()
    };
    let cards = |holds: &dyn Fn(EventId) -> bool| -> Vec<String> {
        let held = EventId::all().filter(|&card| holds(card));
        held.map(|card| card.to_string()).collect()
    };
    let tradesmen = |side| -> Vec<Option<u8>> {
        Slot::all()
            .map(|slot| state.tradesman(side, slot))
            .collect()
    };
    json!({
        "pot": state.pot(), "passed": state.has_passed(), "free_rolls": state.free_rolls(),
        "buildings": Building::ALL.iter().map(|&building| row(building)).collect::<Vec<_>>(),
        "cathedral": (1..=3).map(level).collect::<Vec<_>>(),
        "won": Side::ALL.iter().map(|&side| cards(&|card| state.has_won(side, card))).collect::<Vec<_>>(),
        "unseen": cards(&|card| state.is_unseen(card)),
        "cubes": Slot::all().map(|slot| state.cubes(slot)).collect::<Vec<_>>(),
        "tradesmen": Side::ALL.iter().map(|&side| tradesmen(side)).collect::<Vec<_>>(),
    })
}

/// Reads the same from a view.
fn written(view: &Value) -> Value {
    let unseen: Vec<_> = ["red", "yellow", "white"]
        .iter()
        .flat_map(|colour| view["unseen"][colour].as_array().unwrap().clone())
        .collect();
    let buildings = ["palace", "hall", "bishopric"].map(|name| &view["buildings"][name]);
    let slots = view["activities"].as_array().unwrap();
    let tradesmen = |letter: char| -> Vec<Option<usize>> {
        let spaces = slots
            .iter()
            .map(|slot| slot["spaces"].as_str().unwrap_or(""));
        spaces
            .map(|spaces| spaces.find(letter).map(|place| place + 1))
            .collect()
    };
    json!({
        "pot": view["human"]["pot"], "passed": view["human"]["passed"],
        "free_rolls": view["free_rolls"],
        "buildings": buildings,
        "cathedral": view["cathedral"],
        "won": [&view["human"]["won"], &view["roy"]["won"]],
        "unseen": unseen,
        "cubes": slots.iter().map(|slot| &slot["cubes"]).collect::<Vec<_>>(),
        "tradesmen": [tradesmen('h'), tradesmen('r')],
    })
}

#[test]
fn kc_16_1_a_view_writes_what_the_position_answers() {
    let seen = solo_testkit::random_games(&KingsChallenge::default(), 4, |seen| {
        assert_eq!(
            asked(seen.state),
            written(&solo_testkit::view(seen.game, seen.state))
        );
        Ok(())
    });
    assert_eq!(seen, Ok(()));
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

/// Returns whether a view is refused.
fn refused(view: &Value) -> bool {
    solo_testkit::set_up(&KingsChallenge::default(), view).is_err()
}

#[test]
fn kc_16_3_faulty_views() {
    let game = with(json!({}));
    let given = json!({"own": ["yellow 6", "red 1"], "roy": ["red 1"], "supply": 1});
    let good = view(&game, "actions/turn", &given);
    assert!(!refused(&good));
    for (pointer, value) in [
        ("/outcome", json!({})),
        ("/round", json!(5)),
        ("/round", json!(0)),
        ("/rounds", json!(3)),
        ("/start", json!("roy")),
        ("/turn", json!("roy")),
        ("/phase", json!("actions/nap")),
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
    // All faults are reported: unreadable fields, or if there are none, broken invariants.
    let mut bad = good;
    bad["human"]["influence"] = json!(200);
    bad["start"] = json!("roy");
    bad["black"] = json!([3]);
    assert_eq!(solo_testkit::set_up(&game, &bad).unwrap_err().len(), 3);
    bad["start"] = json!("nobody");
    bad["black"] = json!([9]);
    assert_eq!(solo_testkit::set_up(&game, &bad).unwrap_err().len(), 2);
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
    assert_eq!(solo_testkit::set_up(&game, &table.view()), Ok(table.state));
}

#[test]
fn kc_16_4_events_are_objects() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(
        table.events,
        [
            json!({"event": "action", "kind": "farm", "target": null}),
            json!({"event": "group", "dice": [["own", "yellow", 6]], "paid": 0}),
            json!({"event": "deniers", "amount": 3, "reason": "farm", "card": null}),
        ]
    );
}

#[test]
fn kc_16_4_the_card_behind_it_is_named() {
    let mut table = turn(json!({
        "own": ["yellow 5"], "roy": ["red 1"], "supply": 1, "deniers": 9,
        "cards": {"y3a": ["----", 0]}, "row": [["er1", 0]],
    }));
    table.play(&["activate y3a"]);
    for told in [
        json!({"event": "deniers", "amount": -5, "reason": "hire", "card": "y3a"}),
        json!({"event": "deniers", "amount": -3, "reason": "costs", "card": "y3a"}),
        json!({"event": "vp", "who": "human", "amount": 2, "reason": "activity", "card": "y3a"}),
    ] {
        assert!(table.events.contains(&told), "{told}");
    }
    let given = json!({"row": [["er1", 0]], "influence": 3});
    let fx = json!([
        ["pay_influence", 1],
        ["deniers", 1],
        ["influence", 1],
        ["event_cube", 1]
    ]);
    let mut table = effects(fx, given);
    for told in [
        json!({"event": "influence", "amount": -1, "reason": "costs", "card": "y1a"}),
        json!({"event": "deniers", "amount": 1, "reason": "activity", "card": "y1a"}),
        json!({"event": "influence", "amount": 1, "reason": "activity", "card": "y1a"}),
    ] {
        assert!(table.events.contains(&told), "{told}");
    }
    table.play(&["mark er1"]);
    let told = json!({"event": "influence", "amount": 1, "reason": "event_cube", "card": "er1"});
    assert!(table.events.contains(&told));
}

#[test]
fn kc_16_5_the_outcome() {
    let mut table = royal(json!({"round": 4, "vp": 9, "roy": ["red 1"], "stack": ["c4"]}));
    assert_eq!(
        (table.outcome(), table.get("/outcome")),
        (Value::Null, Value::Null)
    );
    table.rolls(2, 2);
    let outcome = table.outcome();
    assert_eq!(table.get("/outcome"), outcome);
    assert_eq!(
        (table.get("/phase"), table.get("/stack")),
        (json!("over/over"), json!([]))
    );
    let again = solo_testkit::set_up(&table.game, &table.view());
    assert_eq!(again, Ok(table.state.clone()));
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
