//! TB-18: lean reports.

use super::looks::looking;
use crate::common::{
    GOLD, Play, at, bot_turn, bowls, card, first_turn, house, lean, levels, no_tokens,
};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::Side;

const DICE: &str = "lead BWR; tin BBBB; iron WWWWR; copper RR";

/// Sets up the human's first turn with dice in known bowls.
pub(super) fn reporting(more: &Value) -> Play {
    let mut play = first_turn(&lean(more));
    play.edit(&[("/bowls", bowls(DICE))]);
    play
}

/// Sets up a human who has used two black dice and holds none.
fn with_two_used(more: &Value) -> Play {
    let mut play = reporting(more);
    play.edit(&[
        ("/bowls", bowls("lead WR; tin BBB; iron WWWWR; copper RR")),
        ("/human/used", json!(["black", "black"])),
    ]);
    play
}

/// Sets up the bot's turn after the human has passed.
pub(super) fn after_passing(more: &Value, tables: Tables) -> Play {
    let mut options = lean(more);
    options["human_checks"] = json!("loose");
    let mut play = bot_turn(&options, tables, 1);
    let die = play.view()["human"]["die"]["colour"].clone();
    play.edit(&[
        ("/passed", json!(["human"])),
        ("/human/die", Value::Null),
        ("/human/used", json!([die])),
    ]);
    play
}

fn drafts(play: &Play) -> usize {
    let list = play.list();
    list.iter().filter(|text| text.starts_with("draft")).count()
}

#[test]
fn tb_18_2_reports_are_believed_as_far_as_the_board_goes() {
    let mut play = reporting(&json!({}));
    assert_eq!(play.refused("draft white tin"), ("TB-18.6", "not_legal"));
    assert_eq!(play.refused("level air 11").1, "bad_notation");
    assert_eq!(play.refused("level air 0").1, "bad_notation");
    play.step("level air 10").step("level fire 3");
    for level in [1, 3] {
        let text = format!("level fire {level}");
        assert_eq!(play.refused(&text), ("TB-18.6", "not_legal"));
    }
    let mut play = looking(&json!({}), "artifact", "black", "tin");
    play.step("flip b1").step("lay black 1 a1-01");
    assert_eq!(play.refused("lay black 2 a1-01"), ("TB-18.12", "not_legal"));
    assert_eq!(play.refused("lay black 2 a2-01"), ("TB-18.12", "not_legal"));
}

#[test]
fn tb_18_3_what_is_not_kept() {
    let mut play = Play::new(&lean(&json!({"human_one_masterpiece": true})));
    while play.outcome().is_none() {
        let view = play.view();
        for list in ["artifacts", "incomplete", "completed"] {
            assert_eq!(view["human"][list], json!([]));
        }
        assert_eq!(view["human"]["reactions"], 2);
        assert_eq!(
            (&view["window"], &view["dealt"]),
            (&Value::Null, &json!([]))
        );
        play.go_on();
    }
}

#[test]
fn tb_18_4_the_rejected_artifact_is_named() {
    let options = lean(&json!({"bot_start_experiment": true}));
    let mut play = at("deal_artifact", &options);
    assert_eq!(play.refused("deal a1-01"), ("TB-18.4", "not_legal"));
    assert_eq!(play.refused("setup-roll tin"), ("TB-18.4", "wrong_step"));
    play.step("deal as-05");
    assert_eq!(play.told_types(), ["dealt", "kept", "card_added"]);
    assert_eq!(play.told()[1]["id"], Value::Null);
    assert_eq!(play.names("/bot/artifacts"), ["as-05"]);
    assert_eq!(
        (play.phase(), play.list().len()),
        ("bot_start_experiment", 8)
    );
    let mut play = at("deal_artifact", &lean(&json!({"personality_cards": false})));
    play.step("deal as-05");
    assert_eq!(play.told_types(), ["dealt", "kept"]);
    assert_eq!(play.phase(), "setup_roll");
}

#[test]
fn tb_18_5_nothing_is_laid_out() {
    let options = lean(&json!({"refill_artifacts": true, "refill_experiments": true}));
    let mut play = Play::new(&options);
    play.until("roll_dice");
    assert_eq!(play.told_types(), ["token_placed", "round_started"]);
    let mut looks = 0;
    while play.outcome().is_none() {
        let view = play.view();
        let looked_at = ["lay_artifact", "lay_experiment"].contains(&play.phase());
        assert_eq!(view["look"].is_null(), !looked_at);
        assert_eq!(view["out"], json!([]));
        looks += usize::from(looked_at);
        play.go_on();
    }
    assert!(looks > 10, "{looks}");
}

#[test]
fn tb_18_6_what_a_turn_lists() {
    let play = reporting(&json!({}));
    assert_eq!((drafts(&play), play.list().len()), (7, 47));
    assert_eq!(play.refused("climb air").1, "wrong_step");
    assert_eq!(play.refused("react").1, "wrong_step");
    assert_eq!(play.refused("end"), ("TB-18.6", "not_legal"));
    assert_eq!(play.refused("pass"), ("TB-18.6", "not_legal"));
    for more in [
        json!({"human_pass": "before_draft"}),
        json!({"human_checks": "loose"}),
    ] {
        let mut play = reporting(&more);
        assert_eq!(play.list()[47], "pass");
        play.step("draft red lead");
        assert_eq!(play.list()[40..], ["end", "pass"]);
    }
    // A die that was just drafted stays; one that has served can be replaced.
    let mut play = reporting(&json!({}));
    play.step("draft red lead");
    assert_eq!((drafts(&play), play.list().len()), (0, 41));
    assert_eq!(play.refused("draft red iron"), ("TB-18.6", "not_legal"));
    play.step("end").until("human_report");
    assert!(drafts(&play) > 0);
    // The third die is the last.
    let mut play = with_two_used(&json!({}));
    assert_eq!((drafts(&play), play.refused("pass").0), (6, "TB-18.6"));
    play.step("draft red lead");
    assert_eq!(play.list()[40..], ["end", "pass"]);
    play.edit(&[("/human/die/potency", json!(4))]);
    assert_eq!(play.refused("draft red iron"), ("TB-18.6", "not_legal"));
    assert_eq!(drafts(&play), 0);
}

/// TB-17.1: the end happens by itself if nothing else could be reported.
#[test]
fn tb_18_6_a_single_report_comes_by_itself() {
    let mut play = reporting(&json!({}));
    play.edit(&[
        ("/levels/human", levels("10/10/10/10")),
        ("/tokens", no_tokens()),
    ]);
    assert_eq!(play.list().len(), 7);
    play.step("draft red lead");
    assert_eq!(play.told_types(), ["human_drafted", "turn_started"]);
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 4);
    assert_eq!(play.phase(), "flip_card");
}

#[test]
fn tb_18_7_a_draft_uses_up_the_die_before() {
    let mut play = reporting(&json!({}));
    play.edit(&[("/bowls", bowls("wild BWR; tin BBBB; iron WWWWR; copper RR"))]);
    play.step("draft white wild");
    let drafted = |potency| json!({"event": "human_drafted", "colour": "white", "symbol": "wild", "potency": potency});
    assert_eq!(play.told(), [drafted(3)]);
    let die = json!({"colour": "white", "symbol": "wild", "potency": 5});
    assert_eq!(play.view()["human"]["die"], die);
    assert_eq!(play.view()["bowls"]["wild"]["white"], 0);
    play.edit(&[("/human/die/potency", json!(2))]);
    play.step("draft red copper");
    assert_eq!(
        play.told()[0],
        json!({"event": "die_used", "side": "human", "colour": "white"})
    );
    assert_eq!(play.told_types(), ["die_used", "human_drafted"]);
    assert_eq!(play.view()["human"]["used"], json!(["white"]));
    assert_eq!(play.view()["human"]["die"]["potency"], 5);
}

#[test]
fn tb_18_8_a_level_is_reached_step_by_step() {
    let mut play = reporting(&json!({}));
    let mut tokens = no_tokens();
    tokens["water"] = json!({"3": "aether", "6": "glory"});
    play.edit(&[("/tokens", tokens), ("/levels/human", levels("0/0/2/0"))]);
    play.step("level water 7");
    assert_eq!(
        play.told_types(),
        [
            "stepped",
            "bonus_reached",
            "stepped",
            "stepped",
            "stepped",
            "bonus_reached",
            "stepped"
        ]
    );
    assert_eq!(play.told()[5]["level"], 6);
    assert_eq!(play.state.levels(Side::Human), [0, 0, 7, 0]);
    assert_eq!(play.phase(), "human_report");
    assert!(!play.list().contains(&"level water 7".to_owned()));
    assert!(play.list().contains(&"level water 8".to_owned()));
}

#[test]
fn tb_18_9_the_end_of_a_turn() {
    let mut play = with_two_used(&json!({}));
    play.step("draft red lead");
    let mut ended = play.clone();
    ended.step("end");
    assert_eq!(ended.told_types(), ["turn_started"]);
    assert_eq!(ended.state.die(Side::Human).unwrap().potency(), 4);
    // The last turn of the third die passes.
    let mut last = play.clone();
    last.edit(&[("/human/die/potency", json!(1))]).step("end");
    assert_eq!(last.told_types()[..2], ["die_used", "passed"]);
    assert_eq!(
        last.view()["human"]["used"],
        json!(["black", "black", "red"])
    );
    play.step("pass");
    assert_eq!(play.told_types()[..2], ["die_used", "passed"]);
    assert_eq!(play.told_of("passed").len(), 1);
    assert_eq!(play.view()["passed"], json!(["human"]));
    let mut early = reporting(&json!({"human_pass": "before_draft"}));
    early.step("pass");
    assert_eq!(early.told_types()[..2], ["passed", "turn_started"]);
    assert_eq!(early.view()["human"]["used"], json!([]));
}

#[test]
fn tb_18_10_levels_after_a_bot_turn() {
    // Before the human has passed the bot's turn goes on to its end.
    let mut play = bot_turn(&lean(&json!({})), card(GOLD), 1);
    play.step("flip b1");
    assert_eq!(
        (play.phase(), play.view()["turn"].clone()),
        ("human_report", json!("human"))
    );
    let mut play = after_passing(&json!({}), card("black,max,1,track:fire"));
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    play.edit(&[
        ("/tokens", tokens),
        ("/levels/bot", levels("0/2/0/0")),
        ("/levels/human", levels("0/2/0/0")),
    ]);
    play.step("flip b1");
    assert_eq!(
        (play.phase(), play.view()["turn"].clone()),
        ("human_report", json!("bot"))
    );
    assert_eq!(play.view()["tokens"]["fire"], json!({"3": "aether"}));
    assert_eq!(
        (drafts(&play), play.list().last().unwrap().as_str()),
        (0, "end")
    );
    assert_eq!(play.refused("pass"), ("TB-18.10", "not_legal"));
    assert_eq!(play.refused("draft black lead"), ("TB-18.10", "not_legal"));
    play.step("level fire 3");
    assert_eq!(play.told_types(), ["stepped", "bonus_reached"]);
    play.step("end");
    assert_eq!(play.told_types()[0], "token_removed");
    // With all markers at the top there is nothing to report.
    let mut play = after_passing(&json!({}), card(GOLD));
    play.edit(&[("/levels/human", levels("10/10/10/10"))])
        .step("flip b1");
    assert_eq!(play.phase(), "flip_card");
    // Nor is there without reaction markers.
    let none = house("orders").replace("markers = 2", "markers = 0");
    let mut play = Play::with_tables(
        &lean(&json!({"human_checks": "loose", "setup_rolls": 0})),
        card(GOLD).with("orders", none),
    );
    play.until("human_report").step("pass");
    while play.state.round() == 1 {
        assert_ne!(play.phase(), "human_report");
        play.go_on();
    }
}

#[test]
fn tb_18_15_what_counts_as_unseen() {
    let mut play = Play::new(&lean(&json!({"human_checks": "loose"})));
    play.until("bot_masterpiece");
    assert_eq!(play.list().len(), 8);
    let view = play.view();
    let own = play.names("/bot/artifacts").len();
    let unseen = &view["unseen"]["artifacts"];
    let mut artifacts = unseen["start"].as_u64().unwrap();
    for level in ["1", "2", "3"] {
        artifacts += ["black", "white", "red"]
            .map(|c| unseen[level][c].as_u64().unwrap())
            .iter()
            .sum::<u64>();
    }
    assert_eq!(artifacts + u64::try_from(own).unwrap(), 48);
    assert_eq!(view["unseen"]["experiments"]["start"], 8);
}

#[test]
fn tb_18_16_only_tracks_of_the_human_count() {
    for (word, added) in [("total", 0), ("rest", 9)] {
        let mut play = Play::new(&lean(&json!({"human_report": word})));
        play.until("report_hundreds");
        play.edit(&[
            ("/levels/human", levels("7/0/0/0")),
            ("/tokens", no_tokens()),
        ]);
        play.steps(&["hundreds 1", "tens 0", "units 2"]);
        let outcome = play.outcome().unwrap();
        assert_eq!((outcome.human_board, outcome.human), (9, 102 + added));
    }
}
