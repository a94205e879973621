//! Chapter 1: sides and material.

use crate::common::{Table, at, income, royal, turn};
use kings_challenge::{
    ActivityId, Building, Colour, EventId, KingsChallenge, Side, Slot, Space, StoneSpace,
};
use serde_json::json;
use solo_core::Next;

#[test]
fn kc_1_1_le_roy_is_never_asked() {
    let table = royal(json!({"roy": ["red 1"], "own": ["red 1"]}));
    assert!(matches!(table.game.next(&table.state), Next::Chance(_)));
    assert_eq!(table.game.decisions(&table.state).len(), 0);
}

#[test]
fn kc_1_2_le_roy_pays_nothing() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"], "cards": {"r1a": ["----", 0]}, "deniers": 3,
    }));
    table.rolls(3, 3);
    assert_eq!(table.deniers(), 3);
    assert!(table.told(&json!({"event": "hired", "who": "roy", "price": 0, "space": 1})));
    assert!(table.get("/roy").get("deniers").is_none());
}

#[test]
fn kc_1_3_the_game_for_two() {
    let table = Table::new(KingsChallenge::default());
    assert_eq!(table.get("/rounds"), 4);
    assert_eq!((table.deniers(), table.influence()), (5, 4));
}

#[test]
fn kc_1_4_le_roy_has_24_citizens() {
    assert_eq!(KingsChallenge::default().start().supply(Side::Roy), 24);
    // One tradesman on a card: the card of highest value is skipped if he has one there.
    let mut table = royal(json!({
        "roy": ["red 1", "red 2"], "own": ["red 1"],
        "cards": {"r3a": ["r---", 0], "r1b": ["----", 0]},
    }));
    table.rolls(3, 3);
    assert_eq!(table.get("/activities/0/spaces"), "r---");
    assert_eq!(table.get("/activities/2/spaces"), "r---");
}

#[test]
fn kc_1_5_twelve_citizens() {
    let table = turn(json!({
        "influence": 4, "own": ["red 1"], "roy": ["red 1"], "supply": 6, "palace": "hhhhhh",
    }));
    assert_eq!(table.state.stock(), 0);
    assert!(!table.offers("recruit"));
    assert_eq!(table.refused("recruit"), "KC-7.5");
}

#[test]
fn kc_1_6_cubes_never_run_out() {
    let mut table = turn(json!({
        "cards": {"y2b": ["h---", 9000]}, "own": ["yellow 6"], "roy": ["red 1"],
    }));
    table.play(&["activate y2b"]);
    assert_eq!(table.state.cubes(Slot::from_index(4).unwrap()), 9001);
}

#[test]
fn kc_1_7_influence_stops_at_twenty() {
    let mut table = turn(json!({
        "own": ["yellow 6", "yellow 6"], "influence": 19, "row": [["ey3", 0]], "roy": ["red 1"],
    }));
    table.play(&["combat ey3", "die own yellow 6"]);
    assert_eq!(table.influence(), 20);
    assert!(table.told(&json!({"event": "influence", "amount": 1})));
}

#[test]
fn kc_1_8_losses_stop_at_zero() {
    let table = income(json!({"palace": "hhhhhh", "vp": 1}));
    assert_eq!(table.vp().0, 0);
    assert!(table.told(&json!({"event": "vp", "amount": -1, "reason": "salaries"})));
    // The end scoring may go below.
    let mut table = royal(json!({"round": 4, "roy": ["red 1"]}));
    table.rolls(2, 2);
    assert_eq!(table.vp(), (-6, -6));
}

#[test]
fn kc_1_9_events_do_not_touch_le_roy() {
    let mut table = at(
        "events/draw",
        json!({
            "vp": 5, "roy_vp": 7, "level1": "rrrrrr", "roy": ["white 1"], "bishopric": "rrrrrr",
            "row": [["ew3", 0], ["ey2", 0]], "pending": {"colour": "white"},
        }),
    );
    table.play(&["event ew4"]);
    assert_eq!(table.vp(), (0, 7));
    assert_eq!(table.get("/cathedral/0"), "rrrrrr");
}

#[test]
fn there_are_no_other_places_and_cards() {
    assert!([0, 7].iter().all(|&number| Space::new(number).is_none()));
    for (level, column) in [(0, 1), (4, 1), (1, 0), (1, 7)] {
        assert_eq!(StoneSpace::new(level, column), None);
    }
    let slot = Slot::new(Colour::White, 3).unwrap();
    assert_eq!(Slot::from_index(8), Some(slot));
    assert_eq!(Slot::from_index(9), None);
    assert_eq!(Slot::new(Colour::White, 4), None);
    assert_eq!(ActivityId::new(slot, 5).unwrap().to_string(), "w3f");
    assert_eq!(ActivityId::new(slot, 6), None);
    assert_eq!(EventId::MARAUDING.number(), 0);
    for (index, building) in (0..).zip(Building::ALL) {
        assert_eq!(Building::from_index(index), Some(building));
    }
    assert_eq!(Building::from_index(3), None);
}
