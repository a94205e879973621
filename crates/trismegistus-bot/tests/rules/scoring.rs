//! TB-15: scoring and outcome.

use crate::common::{Play, holding, house, levels, no_tokens};
use serde_json::{Value, json};

/// Plays until the bot's masterpieces are due, with these changes.
fn masterpieces(options: &Value, changes: &[(&str, Value)]) -> Play {
    let mut play = Play::new(options);
    play.until("deal_masterpiece");
    let list = play.list();
    assert!(list.contains(&"deal em-08".into()));
    play.step("deal em-08");
    if play.phase() == "deal_masterpiece" {
        play.steps(&["deal em-07", "keep em-08"]);
    }
    play.until("bot_masterpiece");
    play.edit(&[
        ("/tokens", no_tokens()),
        ("/bot/completed", json!([])),
        ("/bot/gold", json!(0)),
        ("/levels/bot", levels("0/0/0/0")),
    ]);
    play.edit(changes);
    play
}

#[test]
fn tb_15_1_masterpieces_are_drawn() {
    for (draw, left) in [(2, 6), (3, 6)] {
        let mut play = masterpieces(&json!({"masterpiece_draw": draw}), &[]);
        assert_eq!(play.list().len(), left);
        assert_eq!(play.refused("masterpiece em-08"), ("TB-15.1", "not_legal"));
        assert_eq!(play.refused("masterpiece em-07"), ("TB-15.1", "not_legal"));
        for id in ["em-03", "em-01", "em-02"].iter().take(draw) {
            play.step(&format!("masterpiece {id}"));
            assert_eq!(play.told_types()[0], "masterpiece_drawn");
        }
        assert_eq!(play.phase(), "report_hundreds");
        assert_eq!(
            play.view()["masterpieces_drawn"].as_array().unwrap().len(),
            draw
        );
    }
    let mut play = Play::new(&json!({"masterpiece_draw": 0}));
    play.until("report_hundreds");
    assert_eq!(play.view()["masterpieces_drawn"], json!([]));
}

#[test]
fn tb_15_2_the_most_valuable_one_within_reach() {
    let mut play = masterpieces(
        &json!({"masterpiece_draw": 3}),
        &[("/levels/bot", levels("7/7/4/3"))],
    );
    play.steps(&[
        "masterpiece em-02",
        "masterpiece em-01",
        "masterpiece em-06",
    ]);
    // em-06 requires air 4; of em-02 and em-01, both worth 15, the one drawn first is completed.
    assert_eq!(play.view()["bot"]["completed"], json!(["em-02"]));
    assert_eq!(
        play.chosen("masterpiece").unwrap(),
        (json!("em-02"), json!(["em-02", "em-01"]), "TB-15.2".into())
    );
    let mut play = masterpieces(&json!({}), &[("/levels/bot", levels("7/0/4/0"))]);
    play.steps(&["masterpiece em-01", "masterpiece em-05"]);
    assert_eq!(play.view()["bot"]["completed"], json!(["em-05"]));
    // A single one within reach: nothing to choose.
    let mut play = masterpieces(&json!({}), &[("/levels/bot", levels("7/0/0/0"))]);
    play.steps(&["masterpiece em-01", "masterpiece em-05"]);
    assert_eq!(play.view()["bot"]["completed"], json!(["em-01"]));
    assert_eq!(play.chosen("masterpiece"), None);
}

#[test]
fn tb_15_3_gold_only_with_the_option() {
    for (option, completed, gold) in [(false, json!([]), 3), (true, json!(["em-05"]), 1)] {
        let options = json!({"masterpiece_gold": option});
        let mut play = masterpieces(
            &options,
            &[("/levels/bot", levels("5/0/3/0")), ("/bot/gold", json!(3))],
        );
        play.steps(&["masterpiece em-01", "masterpiece em-05"]);
        assert_eq!(
            (
                play.view()["bot"]["completed"].clone(),
                play.state.bot_gold()
            ),
            (completed, gold)
        );
    }
}

/// Returns the final scores, with nothing for the bot except these changes.
fn score(options: &Value, changes: &[(&str, Value)], digits: [u8; 3]) -> Value {
    let mut play = masterpieces(options, &[]);
    for id in ["em-01", "em-02", "em-03"]
        .iter()
        .take(play.game.options().masterpiece_draw.number().into())
    {
        play.step(&format!("masterpiece {id}"));
    }
    let own = holding(&play, &[]);
    play.edit(&[
        ("/bot/ethereal", json!(0)),
        ("/bot/vp", json!(0)),
        ("/bot/artifacts", own),
        ("/bot/incomplete", json!([])),
    ]);
    play.edit(changes);
    play.steps(&[
        &format!("hundreds {}", digits[0]),
        &format!("tens {}", digits[1]),
        &format!("units {}", digits[2]),
    ]);
    assert_eq!(play.view()["digits"], json!(digits));
    let outcome = play.result();
    assert_eq!(
        play.told(),
        [json!({"event": "game_over", "winner": outcome["winner"]})]
    );
    outcome
}

fn part(name: &str, changes: &[(&str, Value)]) -> u64 {
    score(&json!({}), changes, [0, 0, 0])["parts"][name]
        .as_u64()
        .unwrap()
}

#[test]
fn tb_15_4_points_in_play() {
    assert_eq!(part("in_play", &[("/bot/vp", json!(25))]), 25);
}

#[test]
fn tb_15_5_completed_experiments() {
    let changes = [
        ("/bot/completed", json!(["e1-01", "e3-13"])),
        ("/bot/incomplete", json!(["e2-01"])),
    ];
    assert_eq!(part("experiments", &changes), 20);
}

#[test]
fn tb_15_6_track_spaces() {
    let changes = || [("/levels/bot", levels("10/7/4/3"))];
    assert_eq!(part("tracks", &changes()), 18 + 9 + 3);
    let outcome = score(&json!({"vp_spaces": "highest"}), &changes(), [0, 0, 0]);
    assert_eq!(outcome["parts"]["tracks"], 9 + 6 + 3);
    // Above a space that counts, markers keep its points.
    let changes = [("/levels/bot", levels("9/6/5/0"))];
    let outcome = score(&json!({"vp_spaces": "highest"}), &changes, [0, 0, 0]);
    assert_eq!(outcome["parts"]["tracks"], 6 + 3 + 3);
}

#[test]
fn tb_15_7_symbols_on_artifacts() {
    let play = masterpieces(&json!({}), &[]);
    assert_eq!(part("artifacts", &[]), 3);
    let held = holding(&play, &["a1-04", "a2-02"]);
    let changes = [
        ("/bot/artifacts", held),
        ("/bot/completed", json!(["e1-01"])),
        (
            "/human/artifacts",
            json!([play.view()["human"]["artifacts"][0]]),
        ),
        ("/artifacts", play.view()["artifacts"].clone()),
    ];
    assert_eq!(part("artifacts", &changes), 15);
}

#[test]
fn tb_15_8_ethereal_tokens() {
    assert_eq!(part("ethereal", &[("/bot/ethereal", json!(4))]), 12);
}

#[test]
fn tb_15_9_the_formula_count() {
    for (gold, completed, count) in [
        (0, json!(["e1-01", "e1-05", "e1-02"]), 2),
        (5, json!(["e1-01", "e1-05", "e1-02"]), 4),
        (50, json!(["e1-01", "e1-02", "e1-03", "e1-04"]), 7),
        (14, json!([]), 7),
    ] {
        let outcome = score(
            &json!({}),
            &[("/bot/gold", json!(gold)), ("/bot/completed", completed)],
            [0, 0, 0],
        );
        assert_eq!(outcome["formula_count"], count);
    }
}

#[test]
fn tb_15_10_gold_for_formulas() {
    for (word, gold, count, left) in [
        ("greedy", 3, 1, 1),
        ("optimal", 3, 0, 3),
        ("optimal", 4, 0, 4),
        ("optimal", 14, 7, 0),
    ] {
        let outcome = score(
            &json!({"formula_gold": word}),
            &[("/bot/gold", json!(gold))],
            [0, 0, 0],
        );
        assert_eq!(
            (
                outcome["formula_count"].clone(),
                outcome["parts"]["gold"].clone()
            ),
            (json!(count), json!(left))
        );
    }
}

#[test]
fn tb_15_11_points_for_formulas() {
    let changes = [
        ("/bot/completed", json!(["e1-01", "e1-02", "e1-03"])),
        ("/bot/gold", json!(0)),
    ];
    assert_eq!(part("formulas", &changes), 6);
    assert_eq!(house("formulas").lines().nth(4), Some("3,6"));
}

#[test]
fn tb_15_12_gold_left() {
    let changes = [("/bot/gold", json!(21))];
    assert_eq!(part("gold", &changes), 7);
}

#[test]
fn tb_15_13_the_humans_report() {
    let changes = [
        ("/human/completed", json!(["es-01", "e1-01"])),
        ("/human/incomplete", json!(["em-08"])),
        ("/levels/human", levels("4/0/7/0")),
    ];
    let outcome = score(&json!({}), &changes, [1, 2, 3]);
    assert_eq!(
        (outcome["human"].clone(), outcome["human_board"].clone()),
        (json!(123), json!(2 + 3 + 3 + 9))
    );
    let outcome = score(&json!({"human_report": "rest"}), &changes, [1, 2, 3]);
    assert_eq!(outcome["human"], 140);
    let mut play = Play::new(&json!({}));
    play.until("report_hundreds");
    let ten: Vec<String> = (0..10).map(|n| format!("hundreds {n}")).collect();
    assert_eq!(play.list(), ten);
    assert_eq!(play.refused("tens 1"), ("TB-15.13", "wrong_step"));
    assert_eq!(play.refused("hundreds 10").1, "bad_notation");
}

#[test]
fn tb_15_14_the_human_wins_with_strictly_more() {
    let bot = score(&json!({}), &[], [0, 0, 0])["bot"].as_u64().unwrap();
    for (more, winner) in [(0, "bot"), (1, "human")] {
        let score_of_human = u8::try_from(bot + more).unwrap();
        let digits = [
            score_of_human / 100,
            score_of_human / 10 % 10,
            score_of_human % 10,
        ];
        assert_eq!(score(&json!({}), &[], digits)["winner"], winner);
    }
}
