//! TB-10: the bot completes experiments.

use crate::common::{Play, does, levels};
use serde_json::{Value, json};

/// Lets the bot complete these experiments with levels 2/2/2/2.
fn completes(gold: u16, incomplete: Value, completed: Value) -> Play {
    let changes = [
        ("/levels/bot", levels("2/2/2/2")),
        ("/bot/gold", json!(gold)),
        ("/bot/incomplete", incomplete),
        ("/bot/completed", completed),
    ];
    does(&json!({}), 2, "vp:1", &changes)
}

#[track_caller]
fn completed(play: &Play, cards: &Value, gold: u16) {
    assert_eq!(
        (&play.view()["bot"]["completed"], play.state.bot_gold()),
        (cards, gold)
    );
}

#[test]
fn tb_10_1_once_after_the_action() {
    let play = completes(0, json!(["e1-05"]), json!([]));
    completed(&play, &json!(["e1-05"]), 0);
    let names: Vec<String> = play
        .told_types()
        .into_iter()
        .skip_while(|name| name != "scored")
        .collect();
    assert_eq!(names, ["scored", "completed"]);
    completed(&completes(0, json!(["e2-01"]), json!([])), &json!([]), 0);
}

#[test]
fn tb_10_2_gold_stands_for_missing_levels() {
    let play = completes(3, json!(["e2-05"]), json!([]));
    completed(&play, &json!(["e2-05"]), 1);
    assert_eq!(play.told_of("completed")[0]["gold"], 2);
    assert_eq!(play.view()["levels"]["bot"], levels("2/2/2/2"));
}

#[test]
fn tb_10_3_all_that_can_be_afforded_together() {
    let play = completes(3, json!(["e2-05", "e2-02"]), json!([]));
    completed(&play, &json!(["e2-02", "e2-05"]), 0);
    let order: Vec<Value> = play
        .told_of("completed")
        .iter()
        .map(|e| e["id"].clone())
        .collect();
    assert_eq!(order, ["e2-05", "e2-02"]);
    assert_eq!(play.view()["bot"]["incomplete"], json!([]));
}

#[test]
fn tb_10_4_the_only_one() {
    let play = completes(1, json!(["e2-05", "e2-02"]), json!([]));
    completed(&play, &json!(["e2-02"]), 0);
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-05"]));
}

#[test]
fn tb_10_5_either_but_not_both() {
    completed(
        &completes(2, json!(["e2-05", "e2-02"]), json!(["e1-01"])),
        &json!(["e1-01", "e2-02"]),
        1,
    );
    completed(
        &completes(2, json!(["e2-05", "e2-02"]), json!([])),
        &json!(["e2-05"]),
        0,
    );
    completed(
        &completes(2, json!(["e2-02", "e2-05"]), json!([])),
        &json!(["e2-05"]),
        0,
    );
    completed(
        &completes(1, json!(["e2-02", "e2-01"]), json!([])),
        &json!(["e2-02"]),
        0,
    );
    let play = completes(1, json!(["e2-02", "e2-01"]), json!([]));
    assert_eq!(
        play.chosen("completion").unwrap(),
        (json!("e2-02"), json!(["e2-02", "e2-01"]), "TB-10.5".into())
    );
}

#[test]
fn tb_10_6_a_completed_experiment_does_nothing_at_once() {
    let play = completes(0, json!(["e1-05"]), json!([]));
    assert_eq!(
        (
            play.state.bot_points(),
            play.state.bot_gold(),
            play.state.bot_ethereal()
        ),
        (1, 0, 0)
    );
}
