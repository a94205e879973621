//! TB-1: setup.

use crate::common::names::sentence;
use crate::common::{Play, at, first_turn, house, house_with, levels, new};
use serde_json::{Value, json};
use solo_core::{Game, Options as _, Tables};
use trismegistus_bot::Options;

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
fn tb_1_1_starting_second_brings_no_ethereal_die() {
    let none = "you gain no Ethereal die to compensate.";
    let mut options = Options::SPECS.iter();
    let option = options.find(|option| option.name == "bot_first").unwrap();
    assert!(option.about.ends_with(none), "{}", option.about);
    for first in [true, false] {
        // The last bonus token has been placed, and round 1 begins.
        let play = at("lay_artifact", &json!({"bot_first": first}));
        let mut texts = play.events.iter().map(|event| sentence(&play.game, event));
        let begins = texts
            .find(|text| text.starts_with("Round 1 begins"))
            .unwrap();
        assert_eq!(begins.ends_with(none), first, "{begins}");
    }
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
        play.go_on();
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
fn tb_1_4_every_token_is_a_case_however_many_there_are() {
    let tokens = "kind,count,bot_benefit\naether,99,ethereal\ninsight,99,advance\nglory,99,vp:5\n";
    let play = Play::with_tables(&json!({}), Tables::new().with("tokens", tokens));
    assert_eq!(play.game.chance_weight(&play.state), 297);
    let case = |number| play.game.nth_chance(&play.state, number);
    for (number, text) in [(98, "aether"), (99, "insight"), (296, "glory")] {
        let token = play.game.chance_text(case(number).unwrap());
        assert_eq!(token.to_string(), format!("token earth 3 {text}"));
    }
    assert_eq!(case(297), None);
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
        json!({"event": "kept", "id": "as-07", "rejected": "as-02"})
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
        json!({"event": "kept", "id": "em-03", "rejected": null})
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
    assert!(one.game.options().human_one_publication);
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
        assert_eq!(
            (play.state.bot_gold(), play.state.bot_ethereal()),
            (gold, 1)
        );
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
    // Being placed on a bonus space does not count as reaching it: the token is swept without a
    // benefit.
    let tracks = house_with_bonus_on_1();
    let options = json!({"bot_start_level_1": true, "setup_rolls": 0});
    let mut play = Play::with_tables(&options, tracks);
    play.until("keep_masterpiece");
    play.first();
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
    play.first();
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
        assert_eq!(play.game.setup_rolls_left(&play.state), left);
        assert_eq!(
            play.told()[0],
            json!({"event": "setup_rolled", "symbol": symbol})
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
            play.state.bot_ethereal(),
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
    assert_eq!(play.refused("reveal right b1"), ("TB-1.19", "not_legal"));
    assert_eq!(play.refused("flip b1"), ("TB-1.19", "wrong_step"));
    play.step("reveal left b1");
    assert_eq!(play.refused("reveal left b2"), ("TB-1.19", "not_legal"));
    assert_eq!(play.refused("reveal right b1"), ("TB-4.1", "not_legal"));
    play.step("reveal right b2");
    assert_eq!(play.view()["bot"]["face_up"], json!(["b1", "b2"]));
    assert_eq!(play.phase(), "human_draft");
}
