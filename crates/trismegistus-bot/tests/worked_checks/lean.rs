//! Lean reports.
use crate::common::{
    Play, at, bot_turn, bowls, card, first_turn, give_die, lean, levels, no_tokens,
};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::Side;

/// Sets up the first turn of the human, with these dice in the bowls.
fn reporting(more: &Value) -> Play {
    let mut play = first_turn(&lean(more));
    let dice = bowls("lead BWR; tin BBBB; iron WWWWR; copper RR");
    play.edit(&[("/bowls", dice)]);
    play
}

/// Returns all levels above these.
fn above(text: &str) -> Vec<String> {
    let elements = ["earth", "fire", "water", "air"];
    let levels = text.split('/').map(|level| level.parse::<u8>().unwrap());
    let levels = elements.into_iter().zip(levels);
    levels
        .flat_map(|(track, level)| (level + 1..=10).map(move |n| format!("level {track} {n}")))
        .collect()
}

#[test]
fn w_31_the_first_turn() {
    let drafts = [
        "draft black lead",
        "draft white lead",
        "draft red lead",
        "draft black tin",
        "draft white iron",
        "draft red iron",
        "draft red copper",
    ];
    let mut expected: Vec<String> = drafts.map(str::to_owned).to_vec();
    expected.extend(above("0/0/0/0"));
    let play = reporting(&json!({}));
    assert_eq!(play.list(), expected);
    assert_eq!(play.phase(), "human_report");
    for refused in ["end", "pass"] {
        assert_eq!(play.refused(refused), ("TB-18.6", "not_legal"));
    }
    expected.push("pass".to_owned());
    assert_eq!(
        reporting(&json!({"human_checks": "loose"})).list(),
        expected
    );
}

#[test]
fn w_32_levels_and_the_end_of_a_turn() {
    let mut play = reporting(&json!({}));
    play.step("draft red lead");
    let mut tokens = no_tokens();
    tokens["air"] = json!({"3": "glory"});
    play.edit(&[("/tokens", tokens), ("/levels/human", levels("0/0/0/1"))]);
    play.step("level air 4");
    let step = |level| json!({"event": "stepped", "side": "human", "track": "air", "level": level});
    let bonus = json!({"event": "bonus_reached", "side": "human", "track": "air", "level": 3, "kind": "glory"});
    assert_eq!(play.told(), [step(2), step(3), bonus, step(4)]);
    play.step("end");
    assert_eq!(play.told_types(), ["token_removed", "turn_started"]);
    assert_eq!(play.view()["human"]["die"]["potency"], 4);
    assert_eq!(
        (play.phase(), play.view()["turn"].clone()),
        ("flip_card", json!("bot"))
    );
}

#[test]
fn w_33_the_third_die() {
    let mut play = reporting(&json!({}));
    play.edit(&[
        ("/bowls", bowls("lead WR; tin BBB; iron WWWWR; copper RR")),
        ("/human/used", json!(["black", "black"])),
    ]);
    play.step("draft white lead");
    let mut expected = above("0/0/0/0");
    expected.extend(["end".to_owned(), "pass".to_owned()]);
    assert_eq!(play.list(), expected);
    play.step("pass");
    assert_eq!(play.told_types()[..2], ["die_used", "passed"]);
    let view = play.view();
    assert_eq!(view["human"]["used"], json!(["black", "black", "white"]));
    assert_eq!(view["human"]["die"], Value::Null);
    assert_eq!(view["passed"], json!(["human"]));
}

#[test]
fn w_34_a_look_at_artifacts() {
    let mut play = bot_turn(&lean(&json!({})), card("black,max,1,artifact;gold:1"), 1);
    give_die(&mut play, "black", "iron", 3);
    play.step("flip b1");
    let view = play.view();
    assert_eq!(
        (&view["phase"], &view["look"], &view["bot"]["queue"]),
        (&json!("lay_artifact"), &json!("black"), &json!(["gold:1"]))
    );
    let list = |slot: u8, ids: &[&str]| {
        let lay = ids.iter().map(|id| (format!("lay black {slot} {id}"), 1));
        lay.chain([("no-more black".into(), 1)])
            .collect::<Vec<(String, u32)>>()
    };
    assert_eq!(
        play.weighted(),
        list(1, &["a1-01", "a1-02", "a1-03", "a1-04"])
    );
    play.step("lay black 1 a1-01");
    assert_eq!(play.weighted(), list(2, &["a1-02", "a1-03", "a1-04"]));
    play.step("lay black 2 a1-02");
    let view = play.view();
    assert_eq!(view["phase"], "artifact_tie");
    assert_eq!(
        (&view["look"], &view["artifacts"]["black"]),
        (&Value::Null, &json!(["a1-01", "a1-02"]))
    );
    assert_eq!(view["bot"]["queue"], json!(["gold:1"]));
    play.step("d6 5");
    let view = play.view();
    assert!(play.names("/bot/artifacts").contains(&"a1-02".to_owned()));
    assert_eq!(
        (view["bot"]["gold"].clone(), &view["look"]),
        (json!(1), &Value::Null)
    );
    assert_eq!(view["artifacts"]["black"], json!([null, null]));
    assert_eq!(view["unseen"]["artifacts"]["1"]["black"], 3);
}

#[test]
fn w_35_a_bare_row() {
    for (word, event, gold) in [("nothing", "nothing_gained", 0), ("gold", "gold_gained", 1)] {
        let options = lean(&json!({"artifact_none": word}));
        let mut play = bot_turn(&options, Tables::new(), 1);
        give_die(&mut play, "black", "iron", 3);
        play.steps(&["flip b1", "no-more black"]);
        assert_eq!(play.told_types()[..2], ["row_ended", event]);
        assert_eq!(play.told()[0]["place"], "black");
        assert_eq!(
            (play.state.bot_gold(), play.phase()),
            (gold, "human_report")
        );
    }
    let mut play = bot_turn(
        &lean(&json!({"artifact_none": "other_colour"})),
        Tables::new(),
        1,
    );
    give_die(&mut play, "black", "iron", 3);
    play.step("flip b1");
    for bare in ["black", "white", "red"] {
        assert_eq!(play.view()["look"], bare);
        play.step(&format!("no-more {bare}"));
    }
    assert_eq!(play.told_types()[..2], ["row_ended", "nothing_gained"]);
}

#[test]
fn w_36_a_look_at_experiments() {
    let mut play = bot_turn(&lean(&json!({})), Tables::new(), 1);
    give_die(&mut play, "black", "tin", 3);
    play.edit(&[("/levels/bot", levels("2/2/2/2"))])
        .step("flip b3");
    assert_eq!((play.phase(), play.list().len()), ("lay_experiment", 17));
    play.step("lay tin 1 e1-13");
    assert_eq!(play.list().len(), 16);
    play.step("lay tin 2 e1-08");
    let told = |name: &str| play.told_of(name)[0]["id"].clone();
    assert_eq!(
        (told("experiment_taken"), told("completed")),
        (json!("e1-08"), json!("e1-08"))
    );
    let view = play.view();
    assert_eq!(view["bot"]["completed"], json!(["e1-08"]));
    assert_eq!(view["unseen"]["experiments"]["1"], 15);
    assert_eq!(view["experiments"]["tin"], json!([null, null]));
}

#[test]
fn w_37_after_passing() {
    let mut play = bot_turn(&lean(&json!({"human_checks": "loose"})), Tables::new(), 1);
    let die = play.view()["human"]["die"]["colour"].clone();
    play.edit(&[
        ("/passed", json!(["human"])),
        ("/human/die", Value::Null),
        ("/human/used", json!([die])),
        ("/bot/die", Value::Null),
    ]);
    play.step("flip b8");
    let view = play.view();
    assert_eq!(
        (&view["phase"], &view["turn"]),
        (&json!("human_report"), &json!("bot"))
    );
    let mut expected = above("0/0/0/0");
    expected.push("end".to_owned());
    assert_eq!(play.list(), expected);
    play.step("end");
    assert_eq!(play.view()["bot"]["discard"], json!(["b8"]));
    assert_eq!(play.phase(), "flip_card");
}

#[test]
fn w_38_the_rejected_artifact() {
    let mut play = at("deal_artifact", &lean(&json!({})));
    assert_eq!(play.list().len(), 12);
    play.step("deal as-02");
    let kept = json!({"event": "kept", "id": null, "rejected": "as-02"});
    let added = json!({"event": "card_added", "id": "p-fire"});
    assert_eq!(
        play.told(),
        [json!({"event": "dealt", "id": "as-02"}), kept, added]
    );
    assert_eq!(play.names("/bot/artifacts"), ["as-02"]);
    assert!(play.names("/bot/deck").contains(&"p-fire".to_owned()));
    assert_eq!(play.phase(), "setup_roll");
}

#[test]
fn w_41_a_die_serves_five_turns() {
    let mut play = reporting(&json!({}));
    play.edit(&[
        ("/bowls", bowls("lead WR; tin BBB; iron WWWWR; copper RR")),
        ("/human/used", json!(["black"])),
        (
            "/human/die",
            json!({"colour": "black", "symbol": "tin", "potency": 1}),
        ),
    ]);
    play.step("end");
    assert_eq!(play.told_types()[0], "die_used");
    assert_eq!(play.state.used(Side::Human).count(), 2);
    while play.state.turn() != Some(Side::Human) {
        play.go_on();
    }
    assert!(!play.list().contains(&"end".to_owned()));
    play.first();
    assert!(play.list().contains(&"end".to_owned()));
}

#[test]
fn w_42_two_experiments_held() {
    let mut play = bot_turn(&lean(&json!({})), Tables::new(), 1);
    play.edit(&[("/bot/incomplete", json!(["e1-15", "e1-16"]))]);
    play.step("flip b3");
    assert!(play.told_of("row_ended").is_empty());
    assert_eq!(
        (play.state.bot_gold(), play.state.pending().look()),
        (1, None)
    );
    assert_ne!(play.phase(), "lay_experiment");
}
