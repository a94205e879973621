//! Cards, lots and the start of a game.
use crate::common::{Play, bot_turn, card, end_of, levels, load, no_tokens};
use serde_json::{Value, json};
use solo_core::{GameData, Tables};
use trismegistus_bot::Botmegistus;

#[test]
fn w_26_a_lot_between_equal_elements() {
    // With as-02 (fire): earth 3, fire 2, water 2, air 1, and an experiment of fire.
    let tiles = ["a1-01", "a1-03", "a1-07", "a1-08", "a1-09", "a1-11"];
    let play = end_of(&json!({}), 1, &tiles, &json!(["e1-02"]));
    assert_eq!(play.phase(), "specialization");
    assert_eq!(
        play.weighted(),
        [("special earth".into(), 1), ("special fire".into(), 1)]
    );
    assert_eq!(play.view()["turn"], Value::Null);
}

#[test]
fn w_28_the_personality_card_of_water() {
    for (options, water, points) in [
        (json!({}), "3/3/5/3", 0),
        (json!({"personality_on_equal": true}), "4/4/3/4", 5),
    ] {
        // A starting artifact with water makes the water card this game's.
        let mut play = Play::new(&options);
        play.until("deal_artifact");
        play.steps(&["deal as-03", "deal as-01", "keep as-01"])
            .until("flip_card");
        play.edit(&[
            ("/tokens", no_tokens()),
            ("/levels/bot", levels("3/3/3/3")),
            ("/levels/human", levels("3/3/3/3")),
            ("/bot/vp", json!(0)),
        ]);
        play.step("flip p-water");
        assert_eq!(play.view()["levels"]["bot"], levels(water));
        assert_eq!(play.state.bot_points(), points);
    }
}

#[test]
fn w_29_tied_artifacts() {
    for (roll, taken) in [
        ("d6 1", "a1-01"),
        ("d6 3", "a1-01"),
        ("d6 4", "a1-02"),
        ("d6 6", "a1-02"),
    ] {
        let mut play = bot_turn(&json!({}), card("black,max,1,artifact;gold:1"), 1);
        play.edit(&[("/artifacts/black", json!(["a1-01", "a1-02"]))])
            .step("flip b1");
        assert_eq!(play.phase(), "artifact_tie");
        let rolls: Vec<(String, u32)> = (1..=6).map(|n| (format!("d6 {n}"), 1)).collect();
        assert_eq!(play.weighted(), rolls);
        assert_eq!(play.view()["tie"], json!(["a1-01", "a1-02"]));
        assert_eq!(play.view()["bot"]["queue"], json!(["gold:1"]));
        play.step(roll);
        assert_eq!(play.told_of("artifact_taken")[0]["id"], taken);
        assert_eq!(play.state.bot_gold(), 1);
    }
}

#[test]
fn w_30_a_new_game() {
    let play = Play::new(&json!({}));
    assert_eq!(play.phase(), "setup_token");
    assert_eq!(
        play.weighted(),
        [
            ("token earth 3 aether".into(), 3),
            ("token earth 3 insight".into(), 3),
            ("token earth 3 glory".into(), 2),
        ]
    );
    assert_eq!(play.view(), serde_json::from_str::<Value>(START).unwrap());
}

const START: &str = r#"{
  "phase": "setup_token", "round": 1, "turn": null, "first": "human", "passed": [],
  "bowls": {"lead":{"black":0,"white":0,"red":0},"tin":{"black":0,"white":0,"red":0},"iron":{"black":0,"white":0,"red":0},"copper":{"black":0,"white":0,"red":0},"mercury":{"black":0,"white":0,"red":0},"wild":{"black":0,"white":0,"red":0}},
  "artifacts": {"black":[null,null],"white":[null,null],"red":[null,null]},
  "experiments": {"lead":[null,null],"tin":[null,null],"iron":[null,null],"copper":[null,null],"mercury":[null,null]},
  "tokens": {"earth":{},"fire":{},"water":{},"air":{}},
  "tokens_unplaced": {"aether":3,"insight":3,"glory":2},
  "levels": {"human":{"earth":0,"fire":0,"water":0,"air":0},"bot":{"earth":0,"fire":0,"water":0,"air":0}},
  "bot": {"die":null,"used":[],"gold":2,"ethereal":1,"vp":0,"artifacts":[],"incomplete":[],"completed":[],"card":null,"queue":[],"face_up":[],"deck":["b1","b2","b3","b4","b5","b6","b7","b8","b9"],"discard":[],"specializations":[]},
  "human": {"die":null,"used":[],"artifacts":[],"incomplete":[],"completed":[],"reactions":2},
  "window": null, "tie": [], "look": null, "dealt": [], "to_roll": [], "setup_rolls_left": 2, "masterpieces_drawn": [], "digits": [],
  "unseen": {"artifacts":{"start":12,"1":{"black":4,"white":4,"red":4},"2":{"black":4,"white":4,"red":4},"3":{"black":4,"white":4,"red":4}},"experiments":{"start":8,"1":16,"2":16,"3":16,"masterpiece":8}},
  "out": [], "outcome": null
}"#;

#[test]
fn house_tables_are_the_ones_of_the_rulebook() {
    let rules = solo_core::embedded!(include_str!("../../RULES.md"));
    // In the words of the rulebook, and read as the embedded catalogue.
    let names = Botmegistus::TABLES.iter().map(|spec| spec.name);
    let tables = names.fold(Tables::new(), |tables, name| {
        let start = format!("### Table `{name}`\n");
        let table = rules.split(&start).nth(1).unwrap();
        let table = table.split("```csv\n").nth(1).unwrap();
        tables.with(name, table.split("```").next().unwrap())
    });
    assert_eq!(load(&tables), Ok(Botmegistus::default()));
}
