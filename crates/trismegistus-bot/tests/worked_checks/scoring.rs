//! The end of the game.
use crate::common::{Play, levels, no_tokens, repaired};
use serde_json::{Value, json};

/// Plays to the human's report, after a game without masterpieces for the bot.
fn scoring(options: &Value, changes: &[(&str, Value)]) -> Value {
    let mut play = Play::new(options);
    play.until("report_hundreds");
    play.edit(&[
        ("/tokens", no_tokens()),
        ("/bot/incomplete", json!([])),
        ("/bot/completed", json!([])),
        ("/bot/gold", json!(0)),
        ("/bot/ethereal", json!(0)),
        ("/bot/vp", json!(0)),
        ("/levels/bot", levels("0/0/0/0")),
    ]);
    play.edit(changes)
        .steps(&["hundreds 1", "tens 1", "units 3"]);
    let outcome = play.result();
    assert_eq!(play.view()["bot"]["gold"], outcome["parts"]["gold"]);
    outcome
}

/// Returns the bot's starting artifact with others that make up 7 symbols.
fn seven_symbols(play: &Play) -> Value {
    let own = play.view()["bot"]["artifacts"].as_array().unwrap().clone();
    let starting = own
        .into_iter()
        .find(|id| id.as_str().unwrap().starts_with("as-"))
        .unwrap();
    json!([starting, "a1-04", "a2-02", "a2-03"])
}

#[test]
fn w_23_a_whole_score() {
    let options = json!({"masterpiece_draw": 2});
    let mut play = Play::new(&options);
    play.until("report_hundreds");
    let masterpieces = json!(["em-04", "em-08"]);
    let kept = play.view()["human"]["incomplete"].clone();
    assert!(
        !kept.as_array().unwrap().contains(&json!("em-04")),
        "{kept}"
    );
    let outcome = scoring(
        &options,
        &[
            ("/bot/vp", json!(15)),
            ("/masterpieces_drawn", masterpieces),
            (
                "/bot/completed",
                json!(["e1-09", "e2-06", "e2-10", "em-04"]),
            ),
            ("/levels/bot", levels("7/5/3/8")),
            ("/bot/artifacts", seven_symbols(&play)),
            ("/bot/ethereal", json!(1)),
            ("/bot/gold", json!(5)),
        ],
    );
    assert_eq!(
        outcome["parts"],
        json!({"in_play": 15, "experiments": 37, "tracks": 21, "artifacts": 21, "ethereal": 3, "formulas": 15, "gold": 1})
    );
    assert_eq!(
        (&outcome["bot"], &outcome["formula_count"]),
        (&json!(113), &json!(5))
    );
    // 113 points of the human do not beat that.
    assert_eq!(outcome["winner"], "bot");
}

#[test]
fn w_24_at_most_seven_formulas() {
    for (gold, left) in [(9, 3), (13, 7)] {
        let outcome = scoring(
            &json!({"masterpiece_draw": 0}),
            &[
                (
                    "/bot/completed",
                    json!(["e1-01", "e1-02", "e1-03", "e1-04"]),
                ),
                ("/bot/gold", json!(gold)),
            ],
        );
        let parts = &outcome["parts"];
        assert_eq!(
            (&outcome["formula_count"], &parts["formulas"]),
            (&json!(7), &json!(28))
        );
        assert_eq!(parts["gold"], json!(left));
    }
}

#[test]
fn w_25_greedy_and_optimal() {
    for (word, count, left) in [("greedy", 1, 1), ("optimal", 0, 3)] {
        let options = json!({"masterpiece_draw": 0, "formula_gold": word});
        let outcome = scoring(&options, &[("/bot/gold", json!(3))]);
        let parts = &outcome["parts"];
        assert_eq!(
            (&outcome["formula_count"], &parts["gold"]),
            (&json!(count), &json!(left))
        );
        assert_eq!(parts["formulas"], json!(count));
    }
}

#[test]
fn w_27_the_masterpiece() {
    for (text, gold, options, completed, left) in [
        ("7/0/4/0", 0, json!({}), json!(["em-05"]), 0),
        ("6/0/3/0", 1, json!({}), json!([]), 1),
        (
            "6/0/3/0",
            1,
            json!({"masterpiece_gold": true}),
            json!(["em-05"]),
            0,
        ),
    ] {
        let mut play = Play::new(&options);
        play.until("bot_masterpiece");
        play.edit(&[
            ("/tokens", no_tokens()),
            ("/levels/bot", levels(text)),
            ("/bot/gold", json!(gold)),
            ("/bot/completed", json!([])),
            (
                "/human/incomplete",
                json!([play.view()["human"]["incomplete"][0], "em-08"]),
            ),
            ("/human/completed", json!([])),
        ]);
        let mut view = play.view();
        view["out"] = json!(
            view["out"]
                .as_array()
                .unwrap()
                .iter()
                .map(|id| {
                    if id.as_str().unwrap().starts_with("em-") {
                        json!("em-07")
                    } else {
                        id.clone()
                    }
                })
                .collect::<Vec<_>>()
        );
        play.set_up(&repaired(view, &play.game.clone())).unwrap();
        play.steps(&["masterpiece em-01", "masterpiece em-05"]);
        assert_eq!(play.view()["bot"]["completed"], completed);
        assert_eq!(play.state.bot_gold(), left);
    }
}
