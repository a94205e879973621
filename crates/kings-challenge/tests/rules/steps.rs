//! Chapter 14: the step machine.

use crate::common::{Table, at_with, catalogue, effects, royal, turn};
use kings_challenge::{
    Catalogue, Decision, Deniers, Input, KingsChallenge, Options, Refusal, apply,
};
use serde_json::json;
use solo_core::{Game, Next, Ranged};

#[test]
fn kc_14_1_who_is_asked() {
    let table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    for entry in [
        "roll 1",
        "character c1",
        "reveal r1a",
        "event er1",
        "settle palace 1",
        "guard yellow 6",
        "guard end",
        "surrender",
        "lose cube r1a",
        "lay palace 1",
        "from supply",
        "cube none",
        "cube r1a",
        "die own yellow 6",
        "done",
        "times 1",
        "choose 1",
        "mark e0",
        "flip end",
    ] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
    let table = royal(json!({"roy": ["red 1"]}));
    for entry in [
        "pass",
        "farm",
        "build",
        "place hall",
        "combat e0",
        "activate r1a",
        "recruit",
    ] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
    let table = Table::new(KingsChallenge::default());
    for entry in ["roll 1", "reveal r1a", "event er1"] {
        assert_eq!(table.refused(entry), "KC-14.1", "{entry}");
    }
}

#[test]
fn kc_14_2_single_entries_are_applied() {
    let mut table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(table.step(), "actions/royal");
    assert!(table.told(&json!({"event": "group", "dice": [["own", "yellow", 6]]})));
    // A slot with one card is turned up by itself.
    let one = catalogue(|tables| {
        let cards = tables["activity"].as_array_mut().unwrap();
        cards.retain(|card| card["id"] != "r1b" && card["id"] != "r1c");
    });
    let game = KingsChallenge::with_catalogue(Options::default(), one.unwrap());
    let given = json!({"pending": {"slot": "red 1"}});
    let table = at_with(game, "reveal/reveal", given);
    assert_eq!(table.get("/activities/0/card"), "r1a");
}

#[test]
fn kc_14_3_lists_ascend() {
    let table = turn(json!({
        "own": ["white 1", "yellow 6", "red 3"], "roy": ["white 6", "red 1"], "influence": 9, "supply": 2,
        "row": [["ey3", 0], ["er1", 0]], "deniers": 20, "cards": {"r1b": ["----", 0], "y1a": ["----", 0]},
    }));
    assert_eq!(
        table.list(),
        [
            "reroll red 3",
            "reroll yellow 6",
            "reroll white 1",
            "recruit",
            "flip red 3",
            "flip yellow 6",
            "flip white 1",
            "activate r1b",
            "activate y1a",
            "build",
            "combat ey3",
            "place palace",
            "place hall",
            "place bishopric",
            "farm",
            "pass",
        ]
    );
}

#[test]
fn kc_14_3_a_list_ends() {
    let game = KingsChallenge::default();
    let dice = royal(json!({"roy": ["red 1"]})).state;
    let mut all = Table::new(game.clone());
    all.play(&["character c1"]);
    // One list without a gap, one with a gap.
    for (state, last) in [(dice, 6_u8), (all.state, 5)] {
        assert_eq!(game.chances(&state).len(), usize::from(last));
        let last = u32::from(last);
        for place in [last - 1, last, 127, 128, 129, 256, u32::MAX] {
            let entry = game.nth_chance(&state, place);
            assert_eq!(entry.is_some(), place < last, "{place}");
        }
    }
}

#[test]
fn kc_14_3_no_number_stands_for_another() {
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 4"], "roy": ["red 1"], "deniers": 6,
        "cards": {"y3a": ["h---", 0]},
    }));
    table.play(&["activate y3a", "die own yellow 4"]);
    assert_eq!(table.list(), ["times 1", "times 2"]);
    for times in [3, 64, 99] {
        let decision = Decision::Times(Ranged::new(times).unwrap());
        let taken = table.game.apply(&table.state, decision);
        assert_eq!(taken, Err(Refusal::TooManyTimes), "{times}");
    }
    for times in ["0", "100", "130", "256", "+1", "01"] {
        let error = table.game.parse_decision(&format!("times {times}"));
        assert_eq!(
            error.unwrap_err().to_string(),
            "expected a number from 1 to 99 at byte 6"
        );
    }
}

#[test]
fn kc_14_4_refused_without_a_trace() {
    let table = turn(json!({"own": ["yellow 6"], "roy": ["red 1"]}));
    assert_eq!(table.refused("build"), "KC-8.4");
    let mut state = table.state.clone();
    let refusal = Game::advance_by_text(
        &table.game,
        &mut state,
        solo_core::Input::Decision("farm now"),
        &mut (),
    );
    assert_eq!(solo_core::Refusal::rule(&refusal.unwrap_err()), "KC-14.4");
    assert_eq!(state, table.state);
}

#[test]
fn kc_14_4_every_way_to_take_a_step_is_the_same() {
    let game = KingsChallenge::with_catalogue(Options::default(), Catalogue::house());
    let start = game.start();
    let mut table = Table::new(KingsChallenge::default());
    table.play(&["character c3"]);
    let mut outcomes = game.chances(&start);
    assert_eq!(outcomes.len(), 6);
    let (outcome, _) = outcomes.nth(2).unwrap();
    assert_eq!(game.chance_text(outcome).to_string(), "character c3");
    assert_eq!(apply(&start, outcome), Ok(table.state.clone()));
    assert_eq!(
        game.apply(&start, Input::Chance(outcome)),
        Ok(table.state.clone())
    );
    let mut events = Vec::new();
    let after = game
        .apply_with_events(&start, outcome, &mut events)
        .unwrap();
    assert_eq!(after, table.state);
    assert_eq!(solo_testkit::emitted(&game, &events), table.events);
    let mut state = start.clone();
    assert_eq!(game.advance(&mut state, outcome, &mut ()), Ok(()));
    assert_eq!(state, table.state);
    assert_eq!(
        game.advance(&mut state, Decision::Farm, &mut ()),
        Err(Refusal::NotNow)
    );
    assert_eq!(
        game.advance(&mut state, outcome, &mut ()),
        Err(Refusal::CharacterStacked)
    );
    assert_eq!(state, table.state);
}

#[test]
fn kc_14_5_nothing_is_taken_back() {
    let mut table = turn(json!({"own": ["yellow 6", "yellow 5"], "roy": ["red 1"]}));
    table.play(&["farm"]);
    assert_eq!(table.list(), ["die own yellow 5", "die own yellow 6"]);
    assert_eq!(table.refused("pass"), "KC-14.1");
}

#[test]
fn kc_14_6_a_number_stands_for_what_the_view_shows() {
    let fx = json!([
        ["choose", [["vp", 2]], [["deniers", 3], ["vp", 1]]],
        ["influence", 1]
    ]);
    let mut table = effects(fx, json!({}));
    let shown = json!(["choose", [["vp", 2]], [["deniers", 3], ["vp", 1]]]);
    assert_eq!(table.get("/pending/now"), shown);
    assert_eq!(table.get("/pending/todo"), json!([["influence", 1]]));
    // The second list of `now`, then the waiting effects.
    table.play(&["choose 2"]);
    assert_eq!(
        (table.deniers(), table.vp().0, table.influence()),
        (3, 1, 1)
    );
    for (face, vp) in [(3, 0), (4, 1)] {
        let mut table = effects(json!([["roll", 4, [["vp", 1]]]]), json!({}));
        assert_eq!(table.get("/pending/now"), json!(["roll", 4, [["vp", 1]]]));
        table.play(&[&format!("roll {face}")]);
        assert_eq!(table.vp().0, vp);
    }
    let mut table = effects(json!([["event_cube", 2]]), json!({"row": [["er1", 0]]}));
    assert_eq!(table.get("/pending/now"), json!(["event_cube", 1]));
    assert_eq!(table.get("/pending/todo"), json!([["event_cube", 1]]));
    table.play(&["mark er1"]);
    assert_eq!(table.get("/row/1/cubes"), 1);
    // `times` counts activations of the target.
    let mut table = turn(json!({
        "own": ["yellow 4", "yellow 4"], "roy": ["red 1"], "deniers": 6, "cards": {"y3a": ["h---", 0]},
    }));
    table.play(&["activate y3a", "die own yellow 4"]);
    assert_eq!(table.get("/pending/target"), "y3a");
    table.play(&["times 2"]);
    assert!(table.told(&json!({"event": "activated", "card": "y3a", "times": 2})));
}

/// Every deck and every slot has its own source. The same seed deals the same cards whatever the
/// dice show.
#[test]
fn chance_comes_from_dice_slots_and_decks() {
    let game = KingsChallenge::default();
    let mut found = std::collections::BTreeMap::new();
    for seed in 0..3 {
        let mut state = game.start();
        let mut number: u32 = seed;
        loop {
            let input = match game.next(&state) {
                Next::Over(_) => break,
                Next::Decision => None,
                Next::Chance(source) => {
                    let (outcome, _) = game.chances(&state).next().unwrap();
                    let text = game.chance_text(outcome).to_string();
                    let place = match text.split_once(' ').unwrap() {
                        ("reveal" | "event", card) => card.chars().take(2).collect(),
                        (verb, _) => verb.to_owned(),
                    };
                    found.insert(place, source.number());
                    Some(Input::Chance(outcome))
                }
            };
            number = number.wrapping_mul(31).wrapping_add(7);
            let decisions = game.decisions(&state).len();
            let place = usize::try_from(number).unwrap() % decisions.max(1);
            let decide = || game.decisions(&state).nth(place).map(Input::Decision);
            let input = input.or_else(decide);
            state = game.apply(&state, input.unwrap()).unwrap();
        }
    }
    let found: Vec<_> = found
        .iter()
        .map(|(place, source)| (place.as_str(), *source))
        .collect();
    let expected = [
        ("character", 1),
        ("er", 11),
        ("ew", 13),
        ("ey", 12),
        ("r1", 2),
        ("r2", 3),
        ("r3", 4),
        ("roll", 0),
        ("w1", 8),
        ("w2", 9),
        ("w3", 10),
        ("y1", 5),
        ("y2", 6),
        ("y3", 7),
    ];
    assert_eq!(found, expected);
}

#[test]
fn kc_14_4_a_refusal_has_a_clause_and_a_word() {
    for (refusal, rule, reason) in [
        (Refusal::NotNow, "KC-14.1", "not_now"),
        (Refusal::NoSuchDie, "KC-8.1", "no_such_die"),
        (
            Refusal::ActivationTooDear {
                cost: Deniers(3),
                deniers: Deniers(2),
            },
            "KC-10.1a",
            "activation_too_dear",
        ),
        (
            Refusal::NoActivationInfluence {
                cost: 1,
                influence: 0,
            },
            "KC-10.1a",
            "activation_too_dear",
        ),
    ] {
        assert_eq!((refusal.rule(), refusal.reason()), (rule, reason));
    }
}
