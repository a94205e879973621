//! TB-1 to TB-3: setup, rounds, dice.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{Play, bot_turn, bowls, card, house, house_with, levels};
use serde_json::{Value, json};
use trismegistus_bot::{Side, Tables};

fn new() -> Play {
    Play::new(&json!({}))
}

fn at(phase: &str, options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until(phase);
    play
}

/// Goes on to the first phase after setup.
fn first_turn(options: &Value) -> Play {
    let mut play = Play::new(options);
    while play.told_of("turn_started").is_empty() {
        let list = play.list();
        let place = play.state.to_roll().count() % list.len();
        play.step(&list[place]);
    }
    play
}

#[test]
fn tb_1_1_the_human_begins() {
    assert_eq!(
        first_turn(&json!({})).told_of("turn_started")[0]["side"],
        "human"
    );
    let play = first_turn(&json!({"bot_first": true}));
    assert_eq!(play.told_of("turn_started")[0]["side"], "bot");
    assert_eq!(play.view()["first"], "bot");
}

#[test]
fn tb_1_2_the_dice() {
    let dice = |options: &Value| {
        let view = at("roll_dice", options).view();
        ["black", "white", "red"].map(|colour| {
            view["to_roll"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|die| *die == colour)
                .count()
        })
    };
    assert_eq!(dice(&json!({})), [5, 5, 4]);
    assert_eq!(dice(&json!({"remove_white_die": true})), [5, 4, 4]);
}

#[test]
fn tb_1_3_the_order_of_setup() {
    let options = json!({"bot_start_experiment": true, "advanced_planning": true});
    let mut play = Play::new(&options);
    let mut phases = vec![play.phase()];
    while play.state.turn().is_none() {
        let list = play.list();
        let place = play.state.to_roll().count() % list.len();
        play.step(&list[place]);
        if phases.last() != Some(&play.phase()) {
            phases.push(play.phase());
        }
    }
    assert_eq!(
        phases,
        [
            "setup_token",
            "lay_artifact",
            "lay_experiment",
            "roll_dice",
            "deal_artifact",
            "keep_artifact",
            "deal_experiment",
            "keep_experiment",
            "deal_masterpiece",
            "keep_masterpiece",
            "bot_start_experiment",
            "setup_roll",
            "reveal_card",
            "human_draft",
        ]
    );
}

#[test]
fn tb_1_4_bonus_tokens_are_drawn_for_every_space() {
    let mut play = new();
    play.step("token earth 3 glory");
    assert_eq!(play.weighted()[2], ("token earth 6 glory".into(), 1));
    assert_eq!(play.refused("token fire 3 glory"), ("TB-1.4", "not_legal"));
    play.step("token earth 6 glory");
    assert_eq!(play.list(), ["token fire 3 aether", "token fire 3 insight"]);
    assert_eq!(play.refused("token fire 3 glory"), ("TB-1.4", "not_legal"));
    play.until("lay_artifact");
    let view = play.view();
    assert_eq!(view["tokens"]["earth"], json!({"3": "glory", "6": "glory"}));
    assert_eq!(
        view["tokens"]["air"],
        json!({"3": "insight", "6": "insight"})
    );
    assert_eq!(
        view["tokens_unplaced"],
        json!({"aether": 0, "insight": 0, "glory": 0})
    );
}

#[test]
fn tb_1_5_two_artifacts_are_dealt_and_one_kept() {
    let mut play = at("deal_artifact", &json!({}));
    assert_eq!(play.list().len(), 12);
    play.step("deal as-07");
    assert_eq!(
        (play.list().len(), play.view()["dealt"].clone()),
        (11, json!(["as-07"]))
    );
    assert_eq!(play.refused("deal as-07"), ("TB-1.5", "not_legal"));
    assert_eq!(play.refused("deal a1-01"), ("TB-1.5", "not_legal"));
    play.step("deal as-02");
    assert_eq!(play.list(), ["keep as-02", "keep as-07"]);
    assert_eq!(play.view()["dealt"], json!(["as-02", "as-07"]));
    assert_eq!(play.refused("keep as-01"), ("TB-1.5", "not_legal"));
    play.step("keep as-07");
    assert_eq!(play.view()["human"]["artifacts"], json!(["as-07"]));
    assert_eq!(play.view()["dealt"], json!([]));
}

#[test]
fn tb_1_6_the_bot_gains_the_rejected_artifact() {
    let mut play = at("deal_artifact", &json!({}));
    play.steps(&["deal as-07", "deal as-02", "keep as-07"]);
    assert_eq!(play.view()["bot"]["artifacts"], json!(["as-02"]));
    assert_eq!(
        play.told()[0],
        json!({"type": "kept", "id": "as-07", "rejected": "as-02"})
    );
}

#[test]
fn tb_1_7_one_experiment_and_one_masterpiece_are_kept() {
    let mut play = at("deal_experiment", &json!({}));
    play.steps(&["deal es-05", "deal es-03"]);
    assert_eq!(play.list(), ["keep es-03", "keep es-05"]);
    assert_eq!(play.refused("keep es-01"), ("TB-1.7", "not_legal"));
    play.step("keep es-05")
        .steps(&["deal em-02", "deal em-01", "keep em-02"]);
    assert_eq!(
        play.view()["human"]["incomplete"],
        json!(["es-05", "em-02"])
    );
    let mut play = at("deal_masterpiece", &json!({"human_one_masterpiece": true}));
    assert_eq!(play.refused("deal es-01"), ("TB-1.7", "not_legal"));
    play.step("deal em-03");
    assert_eq!(
        play.told()[1],
        json!({"type": "kept", "id": "em-03", "rejected": null})
    );
    assert_eq!(play.phase(), "setup_roll");
}

#[test]
fn tb_1_8_rejected_experiments_leave_the_game() {
    let mut play = at("deal_experiment", &json!({"bot_start_experiment": true}));
    play.steps(&[
        "deal es-05",
        "deal es-03",
        "keep es-05",
        "deal em-02",
        "deal em-01",
        "keep em-02",
    ]);
    assert_eq!(play.view()["unseen"]["experiments"]["start"], 6);
    assert_eq!(play.view()["unseen"]["experiments"]["masterpiece"], 6);
    assert!(!play.list().contains(&"start es-03".into()));
    assert_eq!(play.refused("start es-03").0, "TB-1.16");
}

#[test]
fn tb_1_9_publications_are_only_noted() {
    let one = at("deal_artifact", &json!({"human_one_publication": true}));
    let other = at("deal_artifact", &json!({}));
    assert_eq!(one.state, other.state);
    assert_eq!(one.view()["options"]["human_one_publication"], true);
}

#[test]
fn tb_1_10_the_deck_is_all_basic_cards() {
    let deck = new().view()["bot"]["deck"].clone();
    assert_eq!(
        deck,
        json!(["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9"])
    );
}

#[test]
fn tb_1_11_specialization_cards_wait() {
    let play = at("flip_card", &json!({}));
    assert!(!play.list().iter().any(|text| text.starts_with("flip s-")));
    assert_eq!(play.view()["bot"]["specializations"], json!([]));
}

#[test]
fn tb_1_12_the_personality_card_of_the_artifact() {
    for (options, cards) in [(json!({}), 10), (json!({"personality_cards": false}), 9)] {
        let mut play = at("deal_artifact", &options);
        play.steps(&["deal as-04", "deal as-01", "keep as-01"]);
        let deck = play.view()["bot"]["deck"].clone();
        assert_eq!(deck.as_array().unwrap().len(), cards);
        assert_eq!(
            deck.as_array().unwrap().contains(&json!("p-air")),
            cards == 10
        );
        assert_eq!(play.told_of("card_added").len(), cards - 9);
        assert_eq!(play.view()["bot"]["artifacts"], json!(["as-04"]));
    }
}

#[test]
fn tb_1_13_gold_and_a_token() {
    for (delta, gold) in [(0, 2), (1, 3), (-1, 1)] {
        let play = Play::new(&json!({"bot_gold_delta": delta, "bot_first": true}));
        assert_eq!((play.state.gold(), play.state.ethereal()), (gold, 1));
    }
}

#[test]
fn tb_1_14_nothing_else() {
    let bot = new().view()["bot"].clone();
    for field in ["used", "artifacts", "incomplete", "completed", "discard"] {
        assert_eq!(bot[field], json!([]), "{field}");
    }
    assert_eq!(bot["vp"], 0);
}

#[test]
fn tb_1_15_starting_levels() {
    assert_eq!(new().view()["levels"]["bot"], levels("0/0/0/0"));
    let play = Play::new(&json!({"bot_start_level_1": true}));
    assert_eq!(play.view()["levels"]["bot"], levels("1/1/1/1"));
    assert_eq!(play.view()["levels"]["human"], levels("0/0/0/0"));
    // Placed on a bonus space is not reaching it: the token is swept without a benefit.
    let tracks = house_with_bonus_on_1();
    let options = json!({"bot_start_level_1": true, "setup_rolls": 0});
    let mut play = Play::with_tables(&options, tracks);
    play.until("keep_masterpiece");
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.told_of("token_removed")[0]["level"], 1);
    assert!(play.told_of("bonus_reached").is_empty());
}

fn house_with_bonus_on_1() -> Tables {
    Tables::new()
        .with(
            "tracks",
            house("tracks").replace("earth,1,no,0", "earth,1,yes,0"),
        )
        .with("tokens", house_with("tokens", "aether,9,ethereal"))
}

#[test]
fn tb_1_16_a_starting_experiment_for_the_bot() {
    let mut play = at(
        "bot_start_experiment",
        &json!({"bot_start_experiment": true}),
    );
    assert_eq!(play.list().len(), 6);
    let text = play.list()[0].clone();
    play.step(&text);
    assert_eq!(play.told_types()[0], "experiment_taken");
    assert_eq!(play.state.bot_incomplete().count(), 1);
    assert_eq!(
        at("setup_roll", &json!({})).state.bot_incomplete().count(),
        0
    );
}

#[test]
fn tb_1_17_setup_rolls() {
    let mut play = at("setup_roll", &json!({"setup_rolls": 4}));
    assert_eq!(play.list().len(), 6);
    for (left, symbol, bot) in [
        (3, "tin", "0/0/0/1"),
        (2, "mercury", "1/0/0/1"),
        (1, "wild", "1/1/0/1"),
        (0, "copper", "1/1/1/1"),
    ] {
        play.step(&format!("setup-roll {symbol}"));
        assert_eq!(play.view()["levels"]["bot"], levels(bot));
        assert_eq!(play.state.setup_rolls_left(), left);
        assert_eq!(
            play.told()[0],
            json!({"type": "setup_rolled", "symbol": symbol})
        );
    }
    assert_ne!(play.phase(), "setup_roll");
}

#[test]
fn tb_1_18_setup_steps_gain_bonuses_and_tokens_are_swept() {
    let mut play = Play::new(&json!({"setup_rolls": 4}));
    play.steps(&["token earth 3 aether"]).until("setup_roll");
    play.steps(&["setup-roll lead", "setup-roll lead", "setup-roll lead"]);
    assert_eq!(
        play.told_types(),
        [
            "setup_rolled",
            "stepped",
            "bonus_reached",
            "ethereal_gained"
        ]
    );
    assert_eq!(
        (
            play.state.ethereal(),
            play.view()["tokens"]["earth"]["3"].clone()
        ),
        (2, json!("aether"))
    );
    play.step("setup-roll lead");
    assert_eq!(play.told_of("token_removed").len(), 1);
    assert_eq!(play.view()["tokens"]["earth"]["3"], Value::Null);
}

#[test]
fn tb_1_19_two_open_cards() {
    let mut play = at("reveal_card", &json!({"advanced_planning": true}));
    assert_eq!(play.view()["bot"]["face_up"], json!([null, null]));
    assert_eq!(play.refused("reveal right b1"), ("TB-12.6", "not_legal"));
    play.step("reveal left b1");
    assert_eq!(play.refused("reveal right b1"), ("TB-4.1", "not_legal"));
    play.step("reveal right b2");
    assert_eq!(play.view()["bot"]["face_up"], json!(["b1", "b2"]));
    assert_eq!(play.phase(), "human_draft");
}

#[test]
fn tb_2_1_three_rounds() {
    let mut play = new();
    let mut rounds = Vec::new();
    while play.outcome().is_none() {
        let list = play.list();
        let text = if list.contains(&"end".into()) {
            "end".into()
        } else {
            list[play.state.to_roll().count() % list.len()].clone()
        };
        play.step(&text);
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
        json!({"type": "artifact_laid", "place": "black", "slot": 1, "id": "a1-04"})
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
    assert_eq!(play.told()[0]["type"], "experiment_laid");
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
        let list = play.list();
        let text = if list.contains(&"end".into()) {
            "end".into()
        } else {
            list.last().unwrap().clone()
        };
        play.step(&text);
        for event in play.told() {
            if event["type"] == "passed" && passed.is_none() {
                passed = Some(sides.len());
            }
            if event["type"] == "turn_started" {
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
        let list = play.list();
        let text = if list.contains(&"end".into()) {
            "end".into()
        } else {
            list[play.state.to_roll().count() % list.len()].clone()
        };
        if let Some(side) = play.view()["passed"].get(0) {
            first = side.clone();
        }
        play.step(&text);
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
        let list = play.list();
        let end = list.contains(&"end".into());
        let place = play.state.to_roll().count() % list.len();
        let text = if end {
            "end".to_owned()
        } else {
            list[place].clone()
        };
        play.step(&text);
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
        let mut play = bot_turn(&options, card("black,max,1,gold:1"), 1);
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
    assert_eq!(new().state.reactions(), 2);
    let mut play = at("reaction", &json!({}));
    play.step("react");
    assert_eq!(play.state.reactions(), 1);
    while play.state.round() == 1 {
        let list = play.list();
        let text = if list.contains(&"end".into()) {
            "end".into()
        } else {
            list[0].clone()
        };
        play.step(&text);
    }
    assert_eq!(play.state.reactions(), 2);
}

#[test]
fn tb_2_9_gold_and_tokens_never_run_out() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:99"), 1);
    play.edit(&[("/bot/gold", json!(60000))]).step("flip b1");
    assert_eq!(play.state.gold(), 60099);
}

#[test]
fn tb_3_1_dice_are_rolled_colour_by_colour() {
    let mut play = at("roll_dice", &json!({}));
    let faces = ["lead", "tin", "iron", "copper", "mercury", "wild"];
    assert_eq!(play.list(), faces.map(|face| format!("roll black {face}")));
    assert_eq!(play.refused("roll white lead"), ("TB-3.1", "not_legal"));
    play.step("roll black wild");
    assert_eq!(
        play.view()["bowls"]["wild"],
        json!({"black": 1, "white": 0, "red": 0})
    );
    assert_eq!(play.view()["to_roll"].as_array().unwrap().len(), 13);
    play.steps(&["roll black tin"; 4]);
    assert_eq!(play.list()[0], "roll white lead");
}

#[test]
fn tb_3_2_bowls_that_are_too_full_are_rolled_again() {
    let mut play = at("roll_dice", &json!({}));
    play.steps(&["roll black tin"; 5]);
    play.steps(&["roll white tin"; 1])
        .steps(&["roll white lead"; 4]);
    play.steps(&["roll red lead"; 2])
        .steps(&["roll red wild"; 2]);
    assert_eq!(
        play.told()[1],
        json!({"type": "bowls_rerolled", "symbols": ["lead", "tin"]})
    );
    let order = [
        "white", "white", "white", "white", "red", "red", "black", "black", "black", "black",
        "black", "white",
    ];
    assert_eq!(play.view()["to_roll"], json!(order));
    let mut left = bowls("wild RR");
    assert_eq!(play.view()["bowls"], left);
    for (place, colour) in order.iter().enumerate() {
        let face = ["lead", "iron", "copper", "mercury", "tin"][place % 5];
        left[face][colour] = json!(left[face][colour].as_u64().unwrap() + 1);
        play.step(&format!("roll {colour} {face}"));
    }
    assert_eq!(
        (play.phase(), play.view()["bowls"].clone()),
        ("deal_artifact", left)
    );
}

#[test]
fn tb_3_2_five_dice_are_not_too_many() {
    let mut play = at("roll_dice", &json!({}));
    play.steps(&["roll black tin"; 5])
        .steps(&["roll white lead"; 5])
        .steps(&["roll red iron"; 4]);
    assert_eq!(play.phase(), "deal_artifact");
}

#[test]
fn tb_3_3_potency_is_the_number_of_dice() {
    let mut play = at("human_draft", &json!({}));
    play.edit(&[("/bowls", bowls("lead BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.step("draft white iron");
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 5);
    let mut play = at("human_draft", &json!({}));
    play.edit(&[("/bowls", bowls("lead BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.step("draft red lead");
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 3);
    assert_eq!(
        play.view()["bowls"]["lead"],
        json!({"black": 1, "white": 1, "red": 0})
    );
}

#[test]
fn tb_3_4_all_dice_come_back() {
    let mut play = new();
    while play.state.round() == 1 {
        let list = play.list();
        let end = list.contains(&"end".into());
        let place = play.state.to_roll().count() % list.len();
        let text = if end {
            "end".to_owned()
        } else {
            list[place].clone()
        };
        play.step(&text);
    }
    assert_eq!(play.view()["bowls"], bowls(""));
    assert_eq!(play.view()["bot"]["used"], json!([]));
    play.until("roll_dice");
    assert_eq!(play.state.to_roll().count(), 14);
}
