//! TB-2: rounds and turns.

use crate::common::{GOLD, at, bot_turn, card, first_turn, give_die, levels, new, no_tokens};
use serde_json::{Value, json};
use solo_core::Tables;

#[test]
fn tb_2_1_three_rounds() {
    let mut play = new();
    let mut rounds = Vec::new();
    while play.outcome().is_none() {
        play.go_on();
        rounds.extend(
            play.told_of("round_ended")
                .iter()
                .map(|e| e["round"].as_u64().unwrap()),
        );
    }
    assert_eq!(rounds, [1, 2, 3]);
}

#[test]
fn tb_2_2_the_lay_out_of_a_round() {
    let mut play = at("lay_artifact", &json!({}));
    assert_eq!(
        play.list(),
        [
            "lay black 1 a1-01",
            "lay black 1 a1-02",
            "lay black 1 a1-03",
            "lay black 1 a1-04"
        ]
    );
    assert_eq!(play.refused("lay black 2 a1-01"), ("TB-2.2", "not_legal"));
    assert_eq!(play.refused("lay black 1 a2-01"), ("TB-2.2", "not_legal"));
    play.step("lay black 1 a1-04");
    assert_eq!(
        play.told()[0],
        json!({"event": "artifact_laid", "place": "black", "slot": 1, "id": "a1-04"})
    );
    assert_eq!(
        play.list(),
        [
            "lay black 2 a1-01",
            "lay black 2 a1-02",
            "lay black 2 a1-03"
        ]
    );
    play.step("lay black 2 a1-01");
    assert_eq!(play.list().len(), 4);
    play.until("lay_experiment");
    assert_eq!(play.list().len(), 16);
    assert_eq!(play.refused("lay tin 1 e1-01"), ("TB-2.2", "not_legal"));
    assert_eq!(play.refused("lay lead 1 e2-01"), ("TB-2.2", "not_legal"));
    play.step("lay lead 1 e1-01");
    assert_eq!(play.told()[0]["event"], "experiment_laid");
    play.until("roll_dice");
    assert_eq!(
        play.view()["experiments"]["mercury"],
        json!(["e1-09", "e1-10"])
    );
    assert_eq!(play.view()["unseen"]["experiments"]["1"], 6);
}

#[test]
fn tb_2_3_an_empty_pile_leaves_its_slots_empty() {
    let mut play = bot_turn(&json!({"refill_artifacts": true}), Tables::new(), 1);
    play.edit(&[
        ("/artifacts/black", json!(["a1-01", null])),
        (
            "/human/artifacts",
            json!([
                play.view()["human"]["artifacts"][0],
                "a1-02",
                "a1-03",
                "a1-04"
            ]),
        ),
    ]);
    play.step("flip b8").until("human_spend");
    assert_eq!(play.view()["artifacts"]["black"], json!(["a1-01", null]));
}

#[test]
fn tb_2_4_turns_alternate_until_a_side_has_passed() {
    let mut play = first_turn(&json!({}));
    let mut sides = Vec::new();
    let mut passed = None;
    while play.state.round() == 1 {
        play.go_on();
        for event in play.told() {
            if event["event"] == "passed" && passed.is_none() {
                passed = Some(sides.len());
            }
            if event["event"] == "turn_started" {
                sides.push(event["side"].as_str().unwrap().to_owned());
            }
        }
    }
    let (alternating, alone) = sides.split_at(passed.unwrap());
    assert!(
        alternating.windows(2).all(|pair| pair[0] != pair[1]),
        "{sides:?}"
    );
    assert!(
        alone.windows(2).all(|pair| pair[0] == pair[1]) && !alone.is_empty(),
        "{sides:?}"
    );
}

#[test]
fn tb_2_5_who_passes_first_begins_the_next_round() {
    let mut play = new();
    let mut first = Value::Null;
    while play.state.round() == 1 {
        if let Some(side) = play.view()["passed"].get(0) {
            first = side.clone();
        }
        play.go_on();
    }
    assert_eq!(play.view()["first"], first);
    assert_eq!(play.view()["passed"], json!([]));
}

#[test]
fn tb_2_6_a_round_ends_when_both_have_passed() {
    let mut play = new();
    let mut passed = 0;
    while play.told_of("round_ended").is_empty() {
        passed = play.view()["passed"].as_array().unwrap().len();
        play.go_on();
    }
    assert_eq!((passed, play.told_of("passed").len()), (1, 1));
}

#[test]
fn tb_2_7_displays_are_refilled_with_an_option() {
    for (options, phases) in [
        (json!({}), vec![]),
        (json!({"refill_artifacts": true}), vec!["lay_artifact"]),
        (json!({"refill_experiments": true}), vec!["lay_experiment"]),
        (
            json!({"refill_artifacts": true, "refill_experiments": true}),
            vec!["lay_artifact", "lay_experiment"],
        ),
    ] {
        let mut play = bot_turn(&options, card(GOLD), 1);
        play.edit(&[
            ("/artifacts/black/0", Value::Null),
            ("/experiments/tin/1", Value::Null),
        ]);
        play.steps(&["flip b1", "decline"]);
        let mut seen = Vec::new();
        while play.phase().starts_with("lay") {
            seen.push(play.phase());
            assert_eq!(play.view()["turn"], "bot");
            let text = play.list()[0].clone();
            assert!(
                text.starts_with("lay black 1") || text.starts_with("lay tin 2"),
                "{text}"
            );
            play.step(&text);
        }
        assert_eq!(seen, phases);
        assert_eq!(play.view()["turn"], "human");
    }
}

#[test]
fn tb_2_8_reaction_markers_come_back() {
    assert_eq!(new().state.human_reactions(), 2);
    let mut play = at("reaction", &json!({}));
    play.step("react");
    assert_eq!(play.state.human_reactions(), 1);
    while play.state.round() == 1 {
        play.go_on();
    }
    assert_eq!(play.state.human_reactions(), 2);
}

#[test]
fn tb_2_9_gold_and_tokens_never_run_out() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:99"), 1);
    play.edit(&[("/bot/gold", json!(60000))]).step("flip b1");
    assert_eq!(play.state.bot_gold(), 60099);
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 1);
    give_die(&mut play, "black", "iron", 3);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    play.edit(&[
        ("/tokens", tokens),
        ("/levels/bot", levels("0/2/0/0")),
        ("/levels/human", levels("0/0/0/0")),
        ("/bot/ethereal", json!(60000)),
    ]);
    play.step("flip b1");
    assert_eq!(play.state.bot_ethereal(), 60001);
}
