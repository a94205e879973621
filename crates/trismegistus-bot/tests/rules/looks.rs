//! TB-18.11 to TB-18.14: the rows that the bot looks at with lean reports.

use crate::common::{Play, at, bot_turn, card, give_die, house, house_without, lean};
use serde_json::{Value, json};

/// Sets up a position before a bot turn: its die has this colour and symbol, its card these parts.
pub(super) fn looking(more: &Value, parts: &str, colour: &str, symbol: &str) -> Play {
    let mut play = bot_turn(&lean(more), card(&format!("black,max,1,{parts}")), 1);
    give_die(&mut play, colour, symbol, 3);
    play
}

#[test]
fn tb_18_11_where_the_bot_looks() {
    let mut play = looking(&json!({}), "vp:1;artifact;gold:2", "white", "iron");
    play.step("flip b1");
    let view = play.view();
    assert_eq!(
        (&view["phase"], &view["look"]),
        (&json!("lay_artifact"), &json!("white"))
    );
    assert_eq!(
        (&view["turn"], &view["bot"]["card"]),
        (&json!("bot"), &json!("b1"))
    );
    assert_eq!(view["bot"]["queue"], json!(["gold:2"]));
    assert_eq!((play.state.bot_points(), play.state.bot_gold()), (1, 0));
    let mut play = looking(&json!({}), "experiment;gold:2", "white", "iron");
    play.step("flip b1");
    assert_eq!(
        (play.phase(), play.view()["look"].clone()),
        ("lay_experiment", json!("iron"))
    );
    // No look without room for another experiment.
    let mut play = looking(&json!({}), "experiment", "white", "iron");
    play.edit(&[("/bot/incomplete", json!(["e1-15", "e1-16"]))])
        .step("flip b1");
    assert_eq!((play.state.bot_gold(), play.phase()), (1, "human_report"));
    // Nor is there one without a section.
    let table = house("bowls").replace("iron,fire,iron", "iron,fire,none");
    let mut play = bot_turn(
        &lean(&json!({})),
        card("black,max,1,experiment").with("bowls", table),
        1,
    );
    give_die(&mut play, "black", "iron", 3);
    play.step("flip b1");
    assert_eq!((play.state.bot_gold(), play.phase()), (1, "human_report"));
}

#[test]
fn tb_18_12_the_cards_of_a_look() {
    let mut play = looking(&json!({}), "experiment", "white", "iron");
    play.step("flip b1");
    assert_eq!(play.list()[0], "lay iron 1 e1-01");
    assert_eq!(play.list()[16], "no-more iron");
    assert_eq!(play.refused("lay iron 2 e1-01"), ("TB-18.12", "not_legal"));
    assert_eq!(play.refused("lay lead 1 e1-01"), ("TB-18.12", "not_legal"));
    assert_eq!(play.refused("lay iron 1 e2-01"), ("TB-18.12", "not_legal"));
    assert_eq!(play.refused("no-more lead"), ("TB-18.12", "not_legal"));
    assert_eq!(play.refused("no-more black"), ("TB-18.12", "wrong_step"));
    assert_eq!(play.refused("flip b2"), ("TB-18.12", "wrong_step"));
    play.step("lay iron 1 e1-09");
    assert_eq!(
        play.told(),
        [json!({"event": "experiment_laid", "place": "iron", "slot": 1, "id": "e1-09"})]
    );
    assert_eq!(play.view()["unseen"]["experiments"]["1"], 15);
    let mut ended = play.clone();
    ended.step("no-more iron");
    assert_eq!(
        ended.told()[0],
        json!({"event": "row_ended", "place": "iron"})
    );
    assert_eq!(ended.told_of("experiment_taken")[0]["id"], "e1-09");
    // The last slot ends the row without `no-more`.
    play.step("lay iron 2 e1-01");
    assert!(play.told_of("row_ended").is_empty());
    assert_eq!(play.told_of("experiment_taken").len(), 1);
    // With full reports `no-more` is not an outcome.
    let play = at("lay_artifact", &json!({}));
    assert_eq!(play.refused("no-more black"), ("TB-2.2", "wrong_step"));
    assert_eq!(play.list().len(), 4);
}

/// TB-17.2: an empty pile leaves only `no-more`, which is a step nevertheless.
#[test]
fn tb_18_12_nothing_left_to_lie_there() {
    let rows = ["a1-03", "a1-04"];
    let tables = card("black,max,1,artifact").with("artifacts", house_without("artifacts", &rows));
    let mut play = bot_turn(&lean(&json!({})), tables, 1);
    give_die(&mut play, "black", "iron", 3);
    let mut own = play.names("/bot/artifacts");
    own.extend(["a1-01".to_owned(), "a1-02".to_owned()]);
    play.edit(&[("/bot/artifacts", json!(own))]).step("flip b1");
    assert_eq!(play.weighted(), [("no-more black".to_owned(), 1)]);
    play.step("no-more black");
    assert_eq!(play.told_types()[..2], ["row_ended", "nothing_gained"]);
}

#[test]
fn tb_18_13_the_next_colour() {
    let other = json!({"artifact_none": "other_colour"});
    let mut play = looking(&other, "artifact;gold:1", "white", "iron");
    play.steps(&["flip b1", "no-more white"]);
    assert_eq!(play.told_types(), ["row_ended"]);
    assert_eq!(
        (play.phase(), play.view()["look"].clone()),
        ("lay_artifact", json!("black"))
    );
    assert_eq!(play.view()["bot"]["queue"], json!(["gold:1"]));
    let mut bare = play.clone();
    bare.step("no-more black");
    assert_eq!(bare.view()["look"], "red");
    bare.step("no-more red");
    assert_eq!(
        bare.told_types()[..3],
        ["row_ended", "nothing_gained", "gold_gained"]
    );
    play.steps(&["lay black 1 a1-02", "no-more black"]);
    assert_eq!(play.told_of("artifact_taken")[0]["id"], "a1-02");
    // Otherwise the first row is the only one.
    let mut play = looking(&json!({}), "artifact", "white", "iron");
    play.steps(&["flip b1", "no-more white"]);
    assert_eq!(play.told_types()[..2], ["row_ended", "nothing_gained"]);
}

#[test]
fn tb_18_14_what_is_left_is_unseen_again() {
    let mut play = looking(&json!({}), "artifact;experiment", "white", "iron");
    play.steps(&["flip b1", "lay white 1 a1-05", "lay white 2 a1-06"]);
    let view = play.view();
    assert_eq!(
        (play.phase(), &view["tie"]),
        ("artifact_tie", &json!(["a1-05", "a1-06"]))
    );
    assert_eq!(
        (&view["look"], &view["artifacts"]["white"]),
        (&Value::Null, &view["tie"])
    );
    assert_eq!(view["bot"]["queue"], json!(["experiment"]));
    play.step("d6 2");
    assert_eq!(
        play.told_types(),
        ["d6_rolled", "bot_chose", "artifact_taken"]
    );
    let view = play.view();
    assert_eq!(
        (play.phase(), &view["bot"]["queue"]),
        ("lay_experiment", &json!([]))
    );
    assert_eq!(view["artifacts"]["white"], json!([null, null]));
    assert_eq!(view["unseen"]["artifacts"]["1"]["white"], 3);
    play.steps(&["lay iron 1 e1-05", "lay iron 2 e1-02"]);
    assert_eq!(
        play.told_of("bot_chose")[0]["candidates"],
        json!(["e1-05", "e1-02"])
    );
    let view = play.view();
    assert_eq!(view["experiments"]["iron"], json!([null, null]));
    assert_eq!(view["unseen"]["experiments"]["1"], 15);
}
