//! Faults that depend on the way of reporting or on the end of the game, each in its own position.

use crate::common::{Play, bot_turn, card, give_die, repaired};
use serde_json::{Value, json};

/// Asserts that exactly one fault of this position with these changes cites this rule.
#[track_caller]
fn finds(play: &Play, changes: &[(&str, Value)], rule: &str) {
    let mut view = play.view();
    for (path, value) in changes {
        *view.pointer_mut(path).unwrap() = value.clone();
    }
    let view = repaired(view, &play.game);
    let faults = solo_testkit::set_up(&play.game, &view).err();
    let faults = faults.map_or(Vec::new(), |faults| {
        faults.iter().map(ToString::to_string).collect()
    });
    let found = faults.iter().filter(|text| text.contains(rule)).count();
    assert_eq!(found, 1, "{changes:?}: {faults:?}");
}

#[test]
fn a_fault_is_said_with_its_field_and_its_bounds() {
    let play = Play::new(&json!({}));
    let mut view = play.view();
    view["levels"]["bot"]["fire"] = json!(3);
    let faults = solo_testkit::set_up(&play.game, &view).unwrap_err();
    assert_eq!(
        faults.to_string(),
        "levels.bot.fire: 3 is not from 0 to 0 (TB-1.15)"
    );
}

#[test]
fn what_lean_reports_do_not_keep() {
    let mut play = Play::new(&json!({"reports": "lean"}));
    play.until("human_report").first();
    finds(&play, &[("/human/artifacts", json!(["a1-01"]))], "TB-I15");
    finds(&play, &[("/human/incomplete", json!(["e1-01"]))], "TB-I15");
    finds(&play, &[("/human/completed", json!(["e1-01"]))], "TB-I15");
    finds(&play, &[("/human/reactions", json!(1))], "TB-2.8");
    finds(&play, &[("/artifacts/black/0", json!("a1-01"))], "TB-I15");
    finds(&play, &[("/experiments/tin/1", json!("e1-01"))], "TB-I15");
    finds(&play, &[("/phase", json!("human_draft"))], "TB-I18");
    finds(&play, &[("/look", json!("black"))], "TB-18.11");
    finds(&play, &[("/passed", json!(["human"]))], "TB-2.4");
    finds(&play, &[("/out", json!(["a1-01"]))], "have left the game");
    finds(&play, &[("/out", json!(["as-05"]))], "instead of 0 (TB-I3)");
    finds(&play, &[("/out", json!(["es-01"]))], "TB-1.8");
    finds(&play, &[("/out", json!(["em-01"]))], "TB-1.8");
    play.until("flip_card");
    finds(&play, &[("/human/die/potency", json!(5))], "TB-14.5");
    let full = Play::new(&json!({}));
    finds(&full, &[("/phase", json!("human_report"))], "TB-I18");
}

#[test]
fn no_card_is_laid_where_no_slot_is_empty() {
    let mut play = Play::new(&json!({"refill_artifacts": true, "refill_experiments": true}));
    play.until("human_boost");
    for phase in ["lay_artifact", "lay_experiment"] {
        finds(&play, &[("/phase", json!(phase))], "TB-2.2");
    }
}

#[test]
fn where_the_bot_looks() {
    for word in ["nothing", "other_colour"] {
        let options = json!({"reports": "lean", "artifact_none": word});
        let mut play = bot_turn(&options, card("black,max,1,artifact;gold:1"), 1);
        give_die(&mut play, "black", "iron", 3);
        play.step("flip b1");
        let other = solo_testkit::set_up(&play.game, &{
            let mut view = play.view();
            view["look"] = json!("white");
            view
        });
        assert_eq!(other.is_ok(), word == "other_colour");
        let both = json!(["a1-01", "a1-02"]);
        finds(&play, &[("/artifacts/black", both.clone())], "TB-18.12");
        finds(&play, &[("/artifacts/black/1", json!("a1-01"))], "TB-I15");
        finds(&play, &[("/artifacts/red/0", json!("a1-09"))], "TB-I15");
        finds(&play, &[("/look", json!("lead"))], "TB-18.11");
        finds(&play, &[("/phase", json!("lay_experiment"))], "TB-18.11");
        finds(&play, &[("/look", Value::Null)], "TB-I16");
        finds(
            &play,
            &[("/bot/queue", json!(["artifact", "gold:1"]))],
            "TB-7.1",
        );
        let tied = [
            ("/artifacts/black", both),
            ("/artifacts/red/0", json!("a1-09")),
        ];
        play.steps(&["lay black 1 a1-01", "lay black 2 a1-02"]);
        assert_eq!(play.phase(), "artifact_tie");
        finds(&play, &tied, "TB-I15");
    }
    let options = json!({"reports": "lean"});
    let mut play = bot_turn(&options, card("black,max,1,experiment"), 1);
    give_die(&mut play, "black", "iron", 3);
    play.step("flip b1");
    finds(&play, &[("/look", json!("tin"))], "TB-18.11");
    finds(
        &play,
        &[("/bot/incomplete", json!(["e1-01", "e1-02"]))],
        "TB-18.11",
    );
    finds(&play, &[("/phase", json!("lay_artifact"))], "TB-18.11");
}

#[test]
fn no_card_is_turned_up_for_nobody() {
    let mut play = Play::new(&json!({"advanced_planning": true}));
    while play.state.round() < 3 || play.phase() != "reveal_card" {
        play.go_on();
    }
    let dice = play.view()["bot"]["used"].as_array().unwrap().len();
    let changes = [("/passed", json!(["bot"]))];
    assert!(dice < 3);
    finds(&play, &changes, "TB-12.6");
}

#[test]
fn the_outcome_is_that_of_the_position() {
    let mut play = Play::new(&json!({"reports": "lean"}));
    play.until("over");
    let rule = "TB-15.14";
    for (path, value) in [
        ("/outcome/winner", json!("human")),
        ("/outcome/human_board", json!(500)),
        ("/outcome/parts/gold", json!(500)),
        ("/outcome", Value::Null),
    ] {
        finds(&play, &[(path, value)], rule);
    }
    let mut early = Play::new(&json!({}));
    let outcome = play.view()["outcome"].clone();
    finds(&early, &[("/outcome", outcome)], rule);
    early.until("report_units");
    assert_eq!(early.view()["outcome"], Value::Null);
}

#[test]
fn tb_i3_a_card_leaves_the_game_once() {
    let mut play = Play::new(&json!({}));
    play.until("human_draft");
    let out = play.names("/out");
    let twice = [out.as_slice(), &out[..1]].concat();
    finds(
        &play,
        &[("/out", json!(twice))],
        "out: the other fields make it",
    );
}
