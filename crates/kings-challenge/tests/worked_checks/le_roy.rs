//! Worked checks of le Roy's turn, of his defence and of the end.

use crate::common::{Table, at_with, royal, royal_with, with};
use kings_challenge::Side;
use serde_json::{Value, json};

#[test]
fn wc_12_le_roy_takes_an_event() {
    let mut table = royal(json!({
        "row": [["er1", 0], ["er5", 1]], "roy": ["red 5", "red 2", "white 4"], "own": ["red 1"],
    }));
    table.rolls(4, 5);
    assert_eq!(table.get("/dice/roy/red"), json!([2]));
    assert_eq!(table.vp(), (1, 3));
    assert_eq!(table.get("/roy/won"), json!(["er5"]));
}

#[test]
fn wc_13_a_tie_goes_to_the_human() {
    let mut table = royal(json!({
        "row": [["er1", 2]], "roy": ["red 5", "red 2", "red 1"], "own": ["red 1"],
    }));
    table.rolls(1, 4);
    assert_eq!(table.vp(), (3, 3));
    assert_eq!(table.get("/human/won"), json!(["er1"]));
}

#[test]
fn wc_14_two_stones_for_the_last_die() {
    let mut table = royal(json!({"roy": ["white 2"], "own": ["red 1"]}));
    table.rolls(3, 4);
    assert_eq!(table.get("/cathedral/0"), "----rr");
    assert_eq!(table.vp().1, 2);
    assert!(table.state.dice(Side::Roy).is_empty());
}

#[test]
fn wc_15_le_roy_buys() {
    let mut table = royal(json!({
        "roy": ["red 4", "yellow 4", "white 6", "white 4"],
        "own": ["red 5", "white 5", "yellow 4"], "deniers": 1,
    }));
    table.rolls(6, 6);
    assert_eq!(table.deniers(), 7);
    assert_eq!(
        table.get("/dice/own"),
        json!({"red": [], "yellow": [4], "white": [5]})
    );
    assert_eq!(
        table.get("/dice/roy"),
        json!({"red": [], "yellow": [4], "white": [4]})
    );
    assert_eq!(table.vp().1, 3);
}

#[test]
fn wc_16_nothing_to_buy() {
    for (no_die, left) in [("own", json!([1])), ("less", json!([4, 1]))] {
        let game = with(json!({"no_die": no_die}));
        let mut table = royal_with(game, json!({"roy": ["red 4", "red 4", "red 1"]}));
        table.rolls(1, 2);
        assert_eq!((table.get("/dice/roy/red"), table.vp().1), (left, 2));
    }
}

#[test]
fn wc_17_a_worker_evicts() {
    let mut table = royal(json!({
        "roy": ["red 5", "yellow 5"], "palace": "rhrrhr", "own": ["red 1"],
    }));
    table.rolls(2, 2);
    assert_eq!(table.get("/buildings/palace"), "rhrrrr");
    assert_eq!(table.get("/dice/roy/red"), json!([]));
    assert_eq!(table.get("/human/lying"), 1);
}

#[test]
fn wc_18_pushing_along_a_chain() {
    let after = |hall| {
        let given = json!({"roy": ["yellow 5", "yellow 2"], "hall": hall, "own": ["red 1"]});
        let mut table = royal(given);
        table.rolls(5, 5);
        assert_eq!(table.get("/dice/roy/yellow"), json!([2]));
        table
    };
    let table = after("rrhrrr");
    assert_eq!(table.get("/buildings/hall"), "rrrrrr");
    assert_eq!(table.get("/human/lying"), 1);
    let table = after("hrrrhr");
    assert_eq!(table.get("/buildings/hall"), "hrrrrh");
    assert_eq!((lying(&table), evicted(&table)), ((0, 1), json!("roy")));
    let pushed = json!([
        {"who": "roy", "from": 4, "to": 5}, {"who": "human", "from": 5, "to": 6},
        {"who": "roy", "from": 6, "to": null},
    ]);
    assert!(table.told(&json!({"event": "entered", "space": 4, "pushed": pushed})));
    let table = after("rrrrrr");
    assert_eq!(table.get("/buildings/hall"), "rrrrrr");
    assert_eq!(lying(&table), (0, 0));
}

/// Counts the lying citizens of both sides.
fn lying(table: &Table) -> (u8, u8) {
    (table.state.lying(Side::Human), table.state.lying(Side::Roy))
}

/// Returns the side evicted by the last citizen who entered.
fn evicted(table: &Table) -> Value {
    let mut entered = table.events.iter().rev();
    let entered = entered.find(|event| event["event"] == "entered");
    entered.unwrap()["evicted"].clone()
}

#[test]
fn wc_19_the_best_spot() {
    for (r1a, r1a_after, y1b_after) in [("----", "r---", "----"), ("h---", "h---", "r---")] {
        let mut table = royal(json!({
            "roy": ["red 1", "red 2"], "own": ["red 1"],
            "cards": {"r1a": [r1a, 0], "y1b": ["----", 0], "w1b": ["----", 0]},
        }));
        table.rolls(3, 3);
        assert_eq!(table.get("/activities/0/spaces"), r1a_after);
        assert_eq!(table.get("/activities/3/spaces"), y1b_after);
    }
}

#[test]
fn wc_20_stones_on_the_best_columns() {
    let mut table = royal(json!({
        "roy": ["red 1", "red 2", "red 3"], "own": ["red 1"], "level1": "---h-r",
    }));
    table.rolls(3, 4);
    assert_eq!(table.get("/cathedral/0"), "--rhrr");
    assert_eq!(table.vp().1, 2);
    let mut table = royal(json!({
        "roy": ["red 1", "red 2", "red 3"], "own": ["red 1"],
        "level1": "rrrrrr", "level2": "rrrrrr", "level3": "h-hhhh",
    }));
    table.rolls(3, 4);
    assert_eq!(table.get("/cathedral/2"), "hrhhhh");
    assert_eq!(table.vp().1, 2);
}

#[test]
fn wc_29_a_character() {
    let mut table = royal(json!({
        "stack": ["c5", "c1"], "palace": "hhrrrr", "hall": "hhrrrr", "roy": ["red 1", "red 2"],
        "own": ["red 1"],
    }));
    table.rolls(4, 4);
    assert_eq!(table.vp(), (1, 6));
    assert_eq!(table.get("/stack"), json!(["c1"]));
    assert_eq!(table.get("/dice/roy/red"), json!([2, 1]));
}

#[test]
fn wc_30_end_scoring() {
    let mut table = royal(json!({
        "round": 4, "vp": 7, "roy_vp": 9, "row": [["er1", 2], ["ew1", 0]], "stack": ["c4"],
        "cards": {"y3a": ["hr--", 0], "r1a": ["rh--", 0]},
        "level1": "h-----", "level2": "rrr---", "roy": ["red 1"],
    }));
    // A worker who finds no useful entry: only the die changes.
    table.rolls(2, 2);
    assert_eq!(
        table.outcome(),
        json!({
            "human": {"play": 7, "events": 1, "tradesmen": 4, "levels": -4, "characters": 0, "total": 8},
            "roy": {"play": 9, "events": 0, "tradesmen": 3, "levels": -4, "characters": 0, "total": 8},
            "difference": 0, "band": 1, "beaten": false,
        })
    );
    assert_eq!(table.vp(), (8, 8));
}

#[test]
fn wc_31_the_die_that_evicts() {
    for (die, yellow, hall, out) in [
        ("evicting", json!([]), "rrrrrr", 1),
        ("best", json!([2]), "rrhrrr", 0),
    ] {
        let given = json!({
            "roy": ["red 5", "yellow 2", "white 4"], "own": ["red 1"], "hall": "rrhrrr",
        });
        let mut table = royal_with(with(json!({"worker_die": die})), given);
        table.rolls(2, 2);
        assert_eq!(table.get("/dice/roy/yellow"), yellow);
        assert_eq!(
            table.get("/dice/roy/red"),
            if out == 1 { json!([5]) } else { json!([]) }
        );
        assert_eq!(table.get("/buildings/hall"), hall);
        assert_eq!(lying(&table), (out, 0));
    }
}

#[test]
fn wc_32_the_face_that_evicts() {
    for (die, red, palace, out) in [
        ("evicting", json!([5]), "rrrrrr", (1, 0)),
        ("best", json!([2]), "rhrrrr", (0, 1)),
    ] {
        let given = json!({
            "roy": ["red 5", "red 2", "yellow 4"], "own": ["red 1"], "palace": "rhrrrr",
        });
        let mut table = royal_with(with(json!({"worker": "die", "worker_die": die})), given);
        table.rolls(2, 2);
        assert_eq!(table.get("/dice/roy/red"), red);
        assert_eq!(table.get("/buildings/palace"), palace);
        assert_eq!(lying(&table), out);
    }
}

#[test]
fn wc_33_onto_an_empty_space() {
    let mut table = royal(json!({
        "roy": ["yellow 5", "yellow 2"], "own": ["red 1"], "hall": "hrrrh-",
    }));
    table.rolls(2, 2);
    assert_eq!(table.get("/buildings/hall"), "hrrrrh");
    assert_eq!((lying(&table), evicted(&table)), ((0, 0), Value::Null));
    let pushed = json!([{"who": "roy", "from": 4, "to": 5}, {"who": "human", "from": 5, "to": 6}]);
    assert!(table.told(&json!({"event": "entered", "space": 4, "pushed": pushed})));
}

#[test]
fn wc_34_red_ranked_by_twice_its_face() {
    let mut table = at_with(
        with(json!({"guard_rank": "doubled"})),
        "defence/roll",
        json!({
            "round": 2, "black": [6], "roy": ["red 3", "white 5"],
            "own": ["yellow 4", "yellow 4", "yellow 1"], "pending": {"left": 1},
        }),
    );
    table.play(&["roll 4"]);
    assert_eq!(
        table.get("/dice/roy"),
        json!({"red": [], "yellow": [], "white": [5]})
    );
    assert_eq!(table.get("/black"), json!([4]));
}

#[test]
fn wc_36_marauding_pays_nothing() {
    let given = json!({
        "roy": ["red 6", "red 5", "red 4", "red 3", "red 2"], "own": ["red 1"],
    });
    let mut table = royal_with(with(json!({"marauding_payout": "off"})), given);
    table.rolls(2, 3);
    assert_eq!(table.get("/dice/roy/red"), json!([2]));
    assert_eq!(table.vp(), (0, 0));
    assert_eq!(table.get("/row"), json!([{"card": "e0", "cubes": 0}]));
}

#[test]
fn wc_37_thresholds_of_influence() {
    for (influence, vp) in [(4, 0), (5, 1), (9, 1), (10, 3), (14, 3), (15, 6)] {
        let mut table = royal(json!({
            "stack": ["c1"], "influence": influence, "roy": ["red 1", "red 2"], "own": ["red 1"],
        }));
        table.rolls(4, 4);
        assert_eq!(table.vp(), (vp, 0));
    }
}
