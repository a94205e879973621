//! Worked examples with house orders and data: what the bot does in given positions.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{
    Play, bot_turn, card, drafted, drafting, end_of, levels, no_tokens, stepping, tokens,
};
use serde_json::{Value, json};
use trismegistus_bot::{Side, Tables};

#[track_caller]
fn draft(card: &str, bowls: &str, die: &str, rule: &str) {
    assert_eq!(drafted(&json!({}), card, bowls), (die.into(), rule.into()));
}

#[test]
fn w_1_the_right_symbol_wins_on_potency() {
    let bowls = "wild WB; tin R; copper WBB; lead WWRR";
    draft(
        "white,tin+copper,1,gold:1",
        bowls,
        "white copper, 3",
        "TB-5.3",
    );
}

#[test]
fn w_2_a_tie_goes_by_the_list() {
    let bowls = "wild WBR; tin R; copper WBB; lead WWRR";
    draft(
        "white,tin+copper,1,gold:1",
        bowls,
        "white wild set to tin, 3",
        "TB-5.3",
    );
}

#[test]
fn w_3_another_colour_before_another_symbol() {
    draft(
        "red,iron,1,gold:1",
        "iron BW; wild W; lead RRBBW",
        "black iron, 2",
        "TB-5.4",
    );
}

#[test]
fn w_4_symbol_order_breaks_a_tie() {
    draft(
        "red,iron,1,gold:1",
        "lead RBB; mercury RWW; tin BBWW",
        "red lead, 3",
        "TB-5.6",
    );
}

// Seven white dice are more than the box has, so the table `dice` of this game has seven.
#[test]
fn w_5_the_colour_is_absent() {
    let bowls = "tin BBWW; copper WWWWW";
    draft("red,max,1,gold:1", bowls, "black tin, 4", "");
    let options = json!({"absent_colour": "potency_first"});
    let die = drafted(&options, "red,max,1,gold:1", bowls);
    assert_eq!(die, ("white copper, 5".into(), "TB-5.7".into()));
}

#[test]
fn w_6_max_sets_a_wild_die() {
    let die = "black wild set to mercury, 5";
    draft("black,max,1,gold:1", "wild BBWWR; lead BBWR", die, "TB-5.8");
}

#[test]
fn w_7_a_tie_of_step_2_goes_by_the_list() {
    let bowls = "wild WW; lead R; iron WR; tin B";
    draft(
        "black,lead+iron,1,gold:1",
        bowls,
        "white wild set to lead, 2",
        "TB-5.4",
    );
}

#[test]
fn w_8_the_two_readings_of_a_tie_of_step_2() {
    let bowls = "tin BB; wild RR; copper WWW";
    draft(
        "white,tin,1,gold:1",
        bowls,
        "red wild set to tin, 2",
        "TB-5.4",
    );
    let options = json!({"draft_tie": "colour_then_list"});
    let die = drafted(&options, "white,tin,1,gold:1", bowls);
    assert_eq!(die, ("black tin, 2".into(), "TB-5.4".into()));
}

#[test]
fn w_9_a_token_is_spent_below_5() {
    for (bowl, ethereal) in [("lead BBBB; tin WRW", 0), ("lead BBBBB; tin WRW", 1)] {
        let mut play = drafting(&json!({}), "black,max,1,gold:1", bowl);
        play.edit(&[("/bot/ethereal", json!(1))]).step("flip b1");
        let potency = play.state.die(Side::Bot).unwrap().potency();
        assert_eq!(
            (potency, play.state.ethereal()),
            (4, ethereal),
            "5, less 1 spent"
        );
    }
}

#[track_caller]
fn step(
    options: &Value,
    part: &str,
    from: [&str; 2],
    tokens: Value,
    expected: Option<&str>,
) -> String {
    let play = stepping(options, part, from[0], from[1], tokens);
    let stepped = play.told_of("stepped");
    let track = stepped
        .first()
        .map(|event| event["track"].as_str().unwrap().to_owned());
    assert_eq!(track.as_deref(), expected);
    play.chosen_by("track")
}

// Between turns no token lies below a marker: with the human on fire 4 the equally close tokens of
// fire and water lie on 6 instead of 3.
#[test]
fn w_10_equally_close_and_level_with_the_human() {
    let six = tokens(&[("fire", "6"), ("water", "6")], "aether");
    let rule = step(
        &json!({}),
        "track:lowest",
        ["2/2/2/4", "0/4/2/1"],
        six,
        Some("water"),
    );
    assert_eq!(rule, "TB-9.3(3)");
}

#[test]
fn w_11_equally_close_and_ahead() {
    let four = tokens(&[("earth", "6"), ("fire", "3"), ("water", "3")], "aether");
    let rule = step(
        &json!({}),
        "track:lowest",
        ["2/2/2/4", "0/1/2/1"],
        four,
        Some("fire"),
    );
    assert_eq!(rule, "TB-9.3(2)");
}

#[test]
fn w_12_without_tokens() {
    let from = ["2/2/2/4", "2/1/3/0"];
    let rule = step(&json!({}), "track:lowest", from, no_tokens(), Some("fire"));
    assert_eq!(rule, "TB-9.3(2)");
}

#[test]
fn w_13_a_track_at_its_top() {
    let from = ["10/7/5/5", "0/2/5/5"];
    step(
        &json!({}),
        "track:earth",
        from,
        tokens(&[("water", "6")], "aether"),
        Some("water"),
    );
    let from = ["10/7/5/5", "0/2/6/5"];
    step(&json!({}), "track:earth", from, no_tokens(), Some("fire"));
    let lowest = json!({"capped_step": "lowest"});
    step(&lowest, "track:earth", from, no_tokens(), Some("air"));
}

#[test]
fn w_14_a_step_is_lost() {
    let play = stepping(
        &json!({}),
        "track:earth",
        "10/10/10/10",
        "0/0/0/0",
        no_tokens(),
    );
    assert_eq!(play.told_of("step_lost").len(), 1);
    assert_eq!(play.state.levels(Side::Bot), [10; 4]);
}

#[test]
fn w_15_a_bonus_step_towards_an_experiment() {
    let mut play = bot_turn(&json!({}), Tables::new(), 2);
    let mut insight = no_tokens();
    insight["fire"]["3"] = json!("insight");
    play.edit(&[
        ("/levels/bot", levels("2/2/3/2")),
        ("/bot/incomplete", json!(["e2-15", "e2-06"])),
        ("/tokens", insight),
        ("/bot/discard", json!([])),
        ("/bot/deck", all_cards(&play)),
    ]);
    play.step("flip b7");
    let steps: Vec<(Value, Value)> = play
        .told_of("stepped")
        .iter()
        .map(|e| (e["track"].clone(), e["level"].clone()))
        .collect();
    assert_eq!(
        steps,
        [
            (json!("fire"), json!(3)),
            (json!("fire"), json!(4)),
            (json!("air"), json!(3))
        ]
    );
    assert_eq!(play.view()["bot"]["completed"], json!(["e2-06"]));
    assert_eq!(play.chosen("track").unwrap().2, "TB-9.9");
    // The token leaves in the clean-up only.
    assert_eq!(play.view()["tokens"]["fire"], json!({"3": "insight"}));
    play.step("decline");
    assert_eq!(play.view()["tokens"]["fire"], json!({}));
}

/// The whole deck, nothing discarded.
fn all_cards(play: &Play) -> Value {
    let view = play.view();
    let names = |field: &str| view["bot"][field].as_array().unwrap().clone();
    json!(
        names("deck")
            .into_iter()
            .chain(names("discard"))
            .collect::<Vec<_>>()
    )
}

/// The bot takes an experiment of the lead section in round 2, with levels 2/2/2/2.
fn taking(changes: &[(&str, Value)], left: &str, right: &str) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,experiment"), 2);
    play.edit(&[("/levels/bot", levels("2/2/2/2"))]);
    play.edit(changes);
    // The die that lies there decides the section.
    let bowl = ["lead", "tin", "iron", "copper", "mercury", "wild"];
    let black = bowl
        .into_iter()
        .filter(|b| play.view()["bowls"][b]["black"].as_u64().unwrap() > 0);
    let best = black.max_by_key(|b| {
        let place = bowl.iter().position(|other| other == b).unwrap();
        let dice: u64 = play.view()["bowls"][b]
            .as_object()
            .unwrap()
            .values()
            .map(|n| n.as_u64().unwrap())
            .sum();
        (dice, 6 - place)
    });
    let section = best
        .map(|b| if b == "wild" { "mercury" } else { b })
        .unwrap();
    let path = format!("/experiments/{section}");
    let mut rows = json!({});
    for name in ["lead", "tin", "iron", "copper", "mercury"] {
        rows[name] = json!([null, null]);
    }
    play.edit(&[("/experiments", rows)]);
    play.edit(&[(path.as_str(), json!([left, right]))]);
    play.step("flip b1");
    play
}

#[track_caller]
fn takes(changes: &[(&str, Value)], cards: [&str; 2], taken: &str, rule: &str) -> Play {
    let play = taking(changes, cards[0], cards[1]);
    let (choice, candidates, by) = play.chosen("experiment").unwrap();
    assert_eq!((choice, candidates), (json!(taken), json!(cards)));
    assert_eq!(by, rule);
    play
}

// Cards of level 1 are not on display in round 2: where the example has one, a card of level 2 with
// the same type and an own table of experiments stands for it.
#[test]
fn w_16_a_new_type_comes_first() {
    let changes = [
        ("/bot/gold", json!(1)),
        ("/bot/completed", json!(["e1-01"])),
    ];
    takes(&changes, ["e2-01", "e2-06"], "e2-06", "TB-8.6a");
}

#[test]
fn w_17_both_could_be_completed() {
    // Fire 3 worth 7 and fire 3 of another type worth less would need two levels of cards; two of
    // level 2 with equal worth leave it to the left one.
    let changes = [("/bot/gold", json!(1))];
    let play = takes(&changes, ["e2-02", "e2-03"], "e2-02", "TB-8.6f");
    let completed = &play.told_of("completed")[0];
    assert_eq!(
        (&completed["id"], &completed["gold"]),
        (&json!("e2-02"), &json!(1))
    );
    // The more valuable one of those it can complete.
    let changes = [("/bot/gold", json!(2))];
    takes(&changes, ["e2-02", "e2-12"], "e2-12", "TB-8.6b");
}

#[test]
fn w_18_the_smaller_shortfall() {
    takes(&[], ["e2-06", "e2-04"], "e2-04", "TB-8.6c");
}

#[test]
fn w_19_the_smaller_shortfall_of_the_human() {
    let changes = [("/levels/human", levels("0/5/0/1"))];
    takes(&changes, ["e2-06", "e2-08"], "e2-06", "TB-8.6d");
}

/// The bot does something else and then looks at its experiments, levels 2/2/2/2.
fn completing(changes: &[(&str, Value)]) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,vp:1"), 2);
    play.edit(&[("/levels/bot", levels("2/2/2/2"))])
        .edit(changes)
        .step("flip b1");
    play
}

#[test]
fn w_20_only_one_can_be_afforded() {
    let play = completing(&[
        ("/bot/gold", json!(1)),
        ("/bot/completed", json!(["e1-01"])),
        ("/bot/incomplete", json!(["e2-05", "e2-04"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-01", "e2-04"]));
    assert_eq!(play.state.gold(), 0);
    // With 2 Gold either could be afforded, and air is a type it does not have.
    let play = completing(&[
        ("/bot/gold", json!(2)),
        ("/bot/completed", json!(["e1-01"])),
        ("/bot/incomplete", json!(["e2-05", "e2-04"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-01", "e2-04"]));
    assert_eq!(play.view()["bot"]["incomplete"], json!(["e2-05"]));
    assert_eq!(play.state.gold(), 1);
    assert_eq!(play.chosen("completion").unwrap().2, "TB-10.5");
}

#[test]
fn w_21_the_more_valuable_one() {
    let play = completing(&[
        ("/bot/gold", json!(3)),
        ("/bot/incomplete", json!(["e2-05", "e2-10"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e2-10"]));
    assert_eq!(play.state.gold(), 1);
}

#[test]
fn w_22_both_together() {
    let play = completing(&[
        ("/bot/gold", json!(2)),
        ("/bot/incomplete", json!(["e1-05", "e2-06"])),
    ]);
    assert_eq!(play.view()["bot"]["completed"], json!(["e1-05", "e2-06"]));
    assert_eq!(play.state.gold(), 0);
    assert_eq!(play.chosen("completion"), None);
}

/// The human's report is due, after a game without masterpieces for the bot.
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
    let outcome = serde_json::to_value(play.outcome().unwrap()).unwrap();
    assert_eq!(play.view()["bot"]["gold"], outcome["parts"]["gold"]);
    outcome
}

/// The bot's starting artifact with others to make up 7 symbols.
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
        let mut view = play.position();
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
        play.set_up(&common::repaired(view, &play.game.clone()))
            .unwrap();
        play.steps(&["masterpiece em-01", "masterpiece em-05"]);
        assert_eq!(play.view()["bot"]["completed"], completed);
        assert_eq!(play.state.gold(), left);
    }
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
        assert_eq!(play.state.points(), points);
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
        assert_eq!(play.state.gold(), 1);
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
  "round": 1, "phase": "setup_token", "turn": null, "first": "human", "passed": [],
  "bowls": {"lead":{"black":0,"white":0,"red":0},"tin":{"black":0,"white":0,"red":0},"iron":{"black":0,"white":0,"red":0},"copper":{"black":0,"white":0,"red":0},"mercury":{"black":0,"white":0,"red":0},"wild":{"black":0,"white":0,"red":0}},
  "artifacts": {"black":[null,null],"white":[null,null],"red":[null,null]},
  "experiments": {"lead":[null,null],"tin":[null,null],"iron":[null,null],"copper":[null,null],"mercury":[null,null]},
  "tokens": {"earth":{},"fire":{},"water":{},"air":{}},
  "tokens_unplaced": {"aether":3,"insight":3,"glory":2},
  "levels": {"human":{"earth":0,"fire":0,"water":0,"air":0},"bot":{"earth":0,"fire":0,"water":0,"air":0}},
  "bot": {"die":null,"used":[],"gold":2,"ethereal":1,"vp":0,"artifacts":[],"incomplete":[],"completed":[],"card":null,"queue":[],"face_up":[],"deck":["b1","b2","b3","b4","b5","b6","b7","b8","b9"],"discard":[],"specializations":[]},
  "human": {"die":null,"used":[],"artifacts":[],"incomplete":[],"completed":[],"reactions":2},
  "window": null, "tie": [], "dealt": [], "to_roll": [], "setup_rolls_left": 2, "masterpieces_drawn": [], "digits": [],
  "unseen": {"artifacts":{"start":12,"1":{"black":4,"white":4,"red":4},"2":{"black":4,"white":4,"red":4},"3":{"black":4,"white":4,"red":4}},"experiments":{"start":8,"1":16,"2":16,"3":16,"masterpiece":8}},
  "options": {"advanced_planning":false,"bot_gold_delta":0,"bot_start_experiment":false,"bot_start_level_1":false,"setup_rolls":2,"personality_on_equal":false,"masterpiece_draw":2,"masterpiece_gold":false,"bot_first":false,"remove_white_die":false,"human_one_publication":false,"human_one_masterpiece":false,"specialization_cards":true,"personality_cards":true,"draft_tie":"list_then_colour","absent_colour":"colour_first","artifact_none":"nothing","have_type":"held","capped_step":"any","formula_gold":"greedy","vp_spaces":"cumulative","reshuffle":"on_need","refill_artifacts":false,"refill_experiments":false,"human_checks":"strict","human_pass":"third_die","human_report":"total"}
}"#;

#[test]
fn house_tables_are_the_ones_of_the_rulebook() {
    let rules = include_str!("../RULES.md");
    // In the rulebook's own words, and read as the embedded catalogue.
    let tables = trismegistus_bot::TABLE_NAMES
        .iter()
        .fold(Tables::new(), |tables, name| {
            let start = format!("### Table `{name}`\n\n```");
            let table = rules
                .split(&start)
                .nth(1)
                .unwrap()
                .split("```")
                .next()
                .unwrap();
            tables.with(*name, table.split_once('\n').unwrap().1)
        });
    let catalogue = trismegistus_bot::Catalogue::load(&tables).unwrap();
    assert_eq!(&catalogue, trismegistus_bot::Catalogue::house());
}
