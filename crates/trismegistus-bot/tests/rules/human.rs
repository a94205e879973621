//! TB-14: the human's side.

use crate::common::{GOLD, Play, bot_turn, bowls, card, draft, levels, no_tokens, window};
use serde_json::{Value, json};
use trismegistus_bot::Side;

#[test]
fn tb_14_1_only_the_shared_board_is_checked() {
    let mut play = window(&json!({}), "draft red lead");
    play.steps(&["climb water"; 10]);
    assert_eq!(play.state.levels(Side::Human), [0, 0, 10, 0]);
}

#[test]
fn tb_14_2_any_die_in_any_bowl() {
    let mut play = draft(&json!({}));
    assert_eq!(
        play.list(),
        [
            "draft black lead",
            "draft white lead",
            "draft red lead",
            "draft black tin",
            "draft white iron",
            "draft red iron",
            "draft red copper"
        ]
    );
    assert_eq!(play.refused("draft white tin"), ("TB-14.2", "not_legal"));
    play.edit(&[("/bowls", bowls("wild BWR; tin BBBB; iron WWWWR; copper RR"))])
        .step("draft white wild");
    assert_eq!(
        play.told(),
        [json!({"event": "human_drafted", "colour": "white", "symbol": "wild", "potency": 3})]
    );
    assert_eq!(
        play.view()["human"]["die"],
        json!({"colour": "white", "symbol": "wild", "potency": 3})
    );
}

#[test]
fn tb_14_3_passing_before_the_draft() {
    assert_eq!(draft(&json!({})).refused("pass"), ("TB-14.3", "not_legal"));
    let mut play = draft(&json!({"human_pass": "before_draft"}));
    assert_eq!(play.list().last().unwrap(), "pass");
    play.step("pass");
    assert_eq!(play.view()["passed"], json!(["human"]));
    assert_eq!(play.told_types()[..2], ["passed", "turn_started"]);
    play.until("flip_card");
    play.first().until("flip_card");
    assert_eq!(play.view()["turn"], "bot");
}

#[test]
fn tb_14_4_a_token_of_the_human() {
    let mut play = draft(&json!({}));
    play.step("draft red lead");
    assert_eq!(play.list(), ["boost", "no-boost"]);
    let mut boosted = play.clone();
    boosted.step("boost");
    assert_eq!(
        boosted.told(),
        [json!({"event": "ethereal_spent", "side": "human", "potency": 4})]
    );
    assert_eq!(boosted.list().len(), 4);
    play.step("no-boost");
    assert_eq!(play.list().len(), 3);
    let mut play = draft(&json!({}));
    play.step("draft red iron");
    assert_eq!((play.phase(), play.list().len()), ("human_spend", 5));
}

#[test]
fn tb_14_5_potency_is_spent() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "boost"]);
    assert_eq!(play.list(), ["spend 1", "spend 2", "spend 3", "spend 4"]);
    assert_eq!(play.refused("spend 5"), ("TB-14.5", "not_legal"));
    assert_eq!(play.refused("spend 0").1, "bad_notation");
    play.step("spend 3");
    assert_eq!(
        play.told(),
        [json!({"event": "spent", "side": "human", "amount": 3, "left": 1})]
    );
}

#[test]
fn tb_14_6_a_window_until_its_end() {
    let mut play = window(&json!({}), "draft red lead");
    let list = play.list();
    assert_eq!(
        list[..4],
        ["climb earth", "climb fire", "climb water", "climb air"]
    );
    assert_eq!(
        list[4..8],
        [
            "artifact a1-09",
            "artifact a1-10",
            "experiment e1-01",
            "experiment e1-02"
        ]
    );
    assert_eq!(list.last().unwrap(), "end");
    assert_eq!(
        play.view()["window"],
        json!({"kind": "action", "colour": "red", "symbol": "lead", "artifact": false, "experiment": false})
    );
    play.steps(&["experiment e1-02", "climb air", "artifact a1-10", "end"]);
    assert_eq!(play.view()["window"], Value::Null);
}

#[test]
fn tb_14_7_steps() {
    let mut play = window(&json!({}), "draft red lead");
    play.edit(&[
        ("/levels/human", levels("0/9/2/0")),
        ("/tokens", {
            let mut t = no_tokens();
            t["water"] = json!({"3": "aether"});
            t
        }),
    ]);
    play.step("climb water");
    assert_eq!(play.told_types(), ["stepped", "bonus_reached"]);
    assert_eq!(
        play.told()[1],
        json!({"event": "bonus_reached", "side": "human", "track": "water", "level": 3, "kind": "aether"})
    );
    play.step("climb water").step("climb fire");
    assert_eq!(play.told_types(), ["stepped"]);
    assert_eq!(play.refused("climb fire"), ("TB-14.7", "not_legal"));
    assert!(!play.list().contains(&"climb fire".into()));
}

#[test]
fn tb_14_8_artifacts_of_the_dies_colour() {
    let mut play = window(&json!({}), "draft red lead");
    assert_eq!(play.refused("artifact a1-01"), ("TB-14.8", "not_legal"));
    assert_eq!(play.refused("artifact a1-12"), ("TB-14.8", "not_legal"));
    play.step("artifact a1-09");
    assert_eq!(play.view()["artifacts"]["red"], json!([null, "a1-10"]));
    assert_eq!(play.refused("artifact a1-10"), ("TB-14.8", "not_legal"));
    assert!(play.view()["window"]["artifact"].as_bool().unwrap());
    assert!(!play.list().iter().any(|text| text.starts_with("artifact")));
}

#[test]
fn tb_14_9_experiments_of_the_dies_section() {
    let mut play = window(&json!({}), "draft red lead");
    assert_eq!(play.refused("experiment e1-03"), ("TB-14.9", "not_legal"));
    assert_eq!(play.refused("experiment e1-16"), ("TB-14.9", "not_legal"));
    play.step("experiment e1-02");
    assert_eq!(play.view()["experiments"]["lead"], json!(["e1-01", null]));
    assert!(
        play.view()["human"]["incomplete"]
            .as_array()
            .unwrap()
            .contains(&json!("e1-02"))
    );
    assert_eq!(play.refused("experiment e1-01"), ("TB-14.9", "not_legal"));
    assert!(play.view()["window"]["experiment"].as_bool().unwrap());
    // A wild die reaches every section.
    let mut play = Play::new(&json!({}));
    play.until("human_draft");
    play.edit(&[("/bowls", bowls("wild BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.steps(&["draft white wild", "no-boost", "spend 1"]);
    assert_eq!(
        play.list()
            .iter()
            .filter(|text| text.starts_with("experiment"))
            .count(),
        10
    );
    play.step("experiment e1-09");
    assert!(
        !play
            .list()
            .iter()
            .any(|text| text.starts_with("experiment"))
    );
}

#[test]
fn tb_14_10_completions() {
    let mut play = window(&json!({}), "draft red lead");
    play.edit(&[("/levels/human", levels("1/0/0/0"))]);
    // Kept in setup: es-01 (earth 1) and em-01 (earth 7).
    let kept = play.view()["human"]["incomplete"].clone();
    assert_eq!(kept, json!(["es-01", "em-01"]));
    assert!(play.list().contains(&"complete es-01".into()));
    assert_eq!(play.refused("complete em-01"), ("TB-14.10", "not_legal"));
    assert_eq!(play.refused("complete e1-01"), ("TB-14.10", "not_legal"));
    play.steps(&["experiment e1-01", "complete es-01", "complete e1-01"]);
    assert_eq!(
        play.told(),
        [json!({"event": "completed", "side": "human", "id": "e1-01", "gold": 0})]
    );
    play.edit(&[("/levels/human", levels("7/0/0/0"))])
        .step("complete em-01");
    assert_eq!(
        play.view()["human"]["completed"],
        json!(["es-01", "e1-01", "em-01"])
    );
    let mut play = bot_turn(&json!({}), card(GOLD), 1);
    play.edit(&[("/levels/human", levels("9/9/9/9"))])
        .steps(&["flip b1", "react"]);
    let held = play.view()["human"]["incomplete"][0]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(
        play.refused(&format!("complete {held}")),
        ("TB-14.10", "not_legal")
    );
}

#[test]
fn tb_14_11_loose_checks() {
    let loose = json!({"human_checks": "loose"});
    let mut play = window(&loose, "draft red lead");
    play.steps(&[
        "artifact a1-01",
        "artifact a1-02",
        "artifact a1-09",
        "experiment e1-03",
        "experiment e1-01",
    ]);
    assert_eq!(play.view()["window"]["artifact"], true);
    play.steps(&["complete e1-03", "complete em-01"]);
    assert_eq!(play.refused("artifact a1-12"), ("TB-14.8", "not_legal"));
    assert_eq!(play.refused("complete em-05"), ("TB-14.10", "not_legal"));
    let mut play = bot_turn(&loose, card(GOLD), 1);
    play.steps(&["flip b1", "react"]);
    let held = play.view()["human"]["incomplete"][0]
        .as_str()
        .unwrap()
        .to_owned();
    play.step(&format!("complete {held}"));
}

#[test]
fn tb_14_12_the_turn_ends_with_the_clean_up() {
    let mut play = window(&json!({}), "draft red lead");
    play.edit(&[
        ("/tokens", {
            let mut t = no_tokens();
            t["air"] = json!({"3": "aether"});
            t
        }),
        ("/levels/human", levels("0/0/0/2")),
    ]);
    play.steps(&["climb air", "end"]);
    assert_eq!(play.told_types()[..2], ["token_removed", "turn_started"]);
}
