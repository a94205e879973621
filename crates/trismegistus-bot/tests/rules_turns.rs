//! TB-11, TB-12 and TB-14: reaction, clean-up, and the human's side.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

mod common;

use common::{Play, bot_turn, bowls, card, house, levels, no_tokens};
use serde_json::{Value, json};
use trismegistus_bot::{Side, Tables};

/// The human drafts from these bowls; all 14 dice lie in them.
const BOWLS: &str = "lead BWR; tin BBBB; iron WWWWR; copper RR";

fn draft(options: &Value) -> Play {
    let mut play = Play::new(options);
    play.until("human_draft");
    play.edit(&[("/bowls", bowls(BOWLS))]);
    play
}

/// A window of the human with this die: black rows a1-01 and a1-02, and so on.
fn window(options: &Value, die: &str) -> Play {
    let mut play = draft(options);
    play.step(die).until("human_spend");
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.phase(), "human_window");
    play
}

#[test]
fn tb_11_1_once_after_completing_while_a_marker_is_left() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.step("flip b1");
    assert_eq!(play.list(), ["react", "decline"]);
    assert_eq!(play.refused("end").1, "wrong_step");
    let mut none = play.clone();
    none.edit(&[("/human/reactions", json!(1))])
        .step("react")
        .until("flip_card");
    let text = none.list()[0].clone();
    none.step(&text);
    assert_eq!(none.state.reactions(), 0);
    assert_ne!(none.phase(), "reaction");
    play.step("decline");
    assert_eq!(play.state.reactions(), 2);
}

#[test]
fn tb_11_2_a_reaction_is_measured_by_the_bots_die() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.step("flip b1");
    let die = play.state.die(Side::Bot).unwrap();
    play.step("react");
    assert_eq!(play.told(), [json!({"type": "reacted"})]);
    let view = play.view();
    assert_eq!(view["window"]["kind"], "reaction");
    assert_eq!(view["window"]["colour"], "black");
    assert_eq!(
        view["window"]["symbol"],
        play.game.catalogue().symbol_name(die.symbol())
    );
    assert_eq!(play.state.reactions(), 1);
    play.step("climb air").step("end");
    assert_eq!(
        play.state
            .die(Side::Bot)
            .map(trismegistus_bot::Die::potency),
        Some(die.potency()).filter(|p| *p > 0)
    );
}

#[test]
fn tb_11_3_the_bot_never_reacts() {
    let mut play = window(&json!({}), "draft black lead");
    play.step("end");
    assert_eq!(play.phase(), "flip_card");
    assert!(play.told_of("reacted").is_empty());
}

#[test]
fn tb_12_1_a_die_without_potency_is_used() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "no-boost", "spend 3", "end"]);
    assert_eq!(
        play.told()[0],
        json!({"type": "die_used", "side": "human", "colour": "red"})
    );
    assert_eq!(play.view()["human"]["used"], json!(["red"]));
    assert_eq!(play.state.die(Side::Human), None);
}

#[test]
fn tb_12_2_the_third_used_die_passes() {
    let mut play = Play::new(&json!({}));
    play.until("human_draft");
    play.edit(&[
        ("/bowls", bowls("lead WR; tin BBB; iron WWWWR; copper RR")),
        ("/human/used", json!(["black", "black"])),
    ]);
    play.steps(&["draft red lead", "no-boost", "spend 2", "end"]);
    assert_eq!(play.told_types()[..2], ["die_used", "passed"]);
    assert_eq!(play.view()["passed"], json!(["human"]));
}

#[test]
fn tb_12_3_a_die_with_potency_stays() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red lead", "no-boost", "spend 1", "end"]);
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 2);
    play.until("human_spend");
    assert_eq!(play.list(), ["spend 1", "spend 2"]);
}

#[test]
fn tb_12_4_tokens_that_were_reached_leave_the_game() {
    let mut play = window(&json!({}), "draft red lead");
    let mut tokens = no_tokens();
    tokens["water"] = json!({"3": "aether", "6": "glory"});
    tokens["air"] = json!({"3": "insight"});
    play.edit(&[("/tokens", tokens), ("/levels/human", levels("0/0/2/1"))]);
    play.steps(&["climb water", "climb water", "climb air"]);
    assert_eq!(
        play.view()["tokens"]["water"],
        json!({"3": "aether", "6": "glory"})
    );
    play.step("end");
    assert_eq!(
        play.told_of("token_removed"),
        [json!({"type": "token_removed", "track": "water", "level": 3, "kind": "aether"})]
    );
    assert_eq!(play.view()["tokens"]["water"], json!({"6": "glory"}));
    assert_eq!(play.view()["tokens"]["air"], json!({"3": "insight"}));
    assert_eq!(
        play.view()["tokens_unplaced"],
        json!({"aether": 0, "insight": 0, "glory": 0})
    );
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 1);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    play.edit(&[("/tokens", tokens), ("/levels/bot", levels("0/2/0/0"))])
        .steps(&["flip b1", "decline"]);
    assert_eq!(play.view()["tokens"], no_tokens());
}

#[test]
fn tb_12_5_the_active_card_is_discarded() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    play.steps(&["flip b1", "decline"]);
    assert_eq!(play.view()["bot"]["card"], Value::Null);
    assert_eq!(play.view()["bot"]["discard"], json!(["b1"]));
}

#[test]
fn tb_12_6_the_open_place_is_filled_again() {
    let mut play = Play::new(&json!({"advanced_planning": true}));
    play.until("choose_card");
    let right = play.view()["bot"]["face_up"][1].clone();
    play.step("d6 2").until("reveal_card");
    assert_eq!(play.view()["bot"]["face_up"], json!([null, right]));
    assert_eq!(
        (play.view()["turn"].clone(), play.state.discard().count()),
        (json!("bot"), 1)
    );
    assert_eq!(play.refused("reveal right b5"), ("TB-12.6", "not_legal"));
    // The card just discarded can come back when the deck is empty.
    let view = play.view();
    let all: Vec<Value> = view["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .chain(view["bot"]["discard"].as_array().unwrap())
        .cloned()
        .collect();
    let mut copy = play.clone();
    copy.edit(&[("/bot/deck", json!(all)), ("/bot/discard", json!([]))]);
    let discarded = view["bot"]["discard"][0].as_str().unwrap().to_owned();
    copy.step(&format!("reveal left {discarded}"));
    assert_eq!(copy.view()["bot"]["face_up"][0], json!(discarded));
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.told_types()[..2], ["card_revealed", "turn_started"]);
}

#[test]
fn tb_12_7_the_order_of_a_clean_up() {
    let options =
        json!({"advanced_planning": true, "reshuffle": "on_empty", "refill_artifacts": true});
    let mut play = bot_turn(&options, card("black,max,3,track:fire"), 1);
    let mut tokens = no_tokens();
    tokens["fire"] = json!({"3": "aether"});
    let open = play.view()["bot"]["face_up"].clone();
    let mut rest: Vec<Value> = (1..=9).map(|n| json!(format!("b{n}"))).collect();
    let personality: Vec<Value> = play.view()["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .chain(play.view()["bot"]["discard"].as_array().unwrap())
        .chain(open.as_array().unwrap())
        .filter(|c| c.as_str().unwrap().starts_with("p-"))
        .cloned()
        .collect();
    rest.retain(|card| *card != json!("b1") && *card != json!("b2") && *card != json!("b3"));
    rest.extend(personality);
    play.edit(&[
        ("/tokens", tokens),
        ("/levels/bot", levels("0/2/0/0")),
        ("/bot/face_up", json!(["b1", "b2"])),
        ("/bot/deck", json!(["b3"])),
        ("/bot/discard", json!(rest)),
        ("/artifacts/red/0", Value::Null),
    ]);
    play.steps(&["d6 1", "decline"]);
    let spent_all = play.told_types();
    assert_eq!(spent_all.last().unwrap(), "token_removed", "{spent_all:?}");
    assert_eq!(play.phase(), "reveal_card");
    play.step("reveal left b3");
    assert_eq!(play.told_types(), ["card_revealed", "deck_reshuffled"]);
    assert_eq!(play.phase(), "lay_artifact");
    let first = play.list()[0].clone();
    play.step(&first);
    assert_eq!(play.told_types(), ["artifact_laid", "turn_started"]);
}

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
        [json!({"type": "human_drafted", "colour": "white", "symbol": "wild", "potency": 3})]
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
    let first = play.list()[0].clone();
    play.step(&first).until("flip_card");
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
        [json!({"type": "ethereal_spent", "side": "human", "potency": 4})]
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
        [json!({"type": "spent", "side": "human", "amount": 3, "left": 1})]
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
        json!({"type": "bonus_reached", "side": "human", "track": "water", "level": 3, "kind": "aether"})
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
        [json!({"type": "completed", "side": "human", "id": "e1-01", "gold": 0})]
    );
    play.edit(&[("/levels/human", levels("7/0/0/0"))])
        .step("complete em-01");
    assert_eq!(
        play.view()["human"]["completed"],
        json!(["es-01", "e1-01", "em-01"])
    );
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
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
    let mut play = bot_turn(&loose, card("black,max,1,gold:1"), 1);
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

#[test]
fn tb_17_1_a_single_action_happens_by_itself() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red copper", "no-boost", "spend 1", "end"])
        .until("human_window");
    // The last potency was spent without being asked about.
    assert_eq!(play.state.die(Side::Human).unwrap().potency(), 0);
    // A window with nothing to report ends by itself.
    let mut play = window(&json!({}), "draft red lead");
    play.edit(&[
        ("/levels/human", levels("9/10/10/10")),
        ("/tokens", no_tokens()),
        ("/artifacts/red", json!([null, null])),
        ("/experiments/lead", json!([null, null])),
        (
            "/human/artifacts",
            json!([play.view()["human"]["artifacts"][0], "a1-09", "a1-10"]),
        ),
        ("/human/incomplete", json!([])),
        (
            "/human/completed",
            json!(["es-01", "e1-01", "e1-02", "em-01"]),
        ),
    ]);
    assert_eq!(play.list(), ["climb earth", "end"]);
    play.step("climb earth");
    assert_eq!(play.phase(), "flip_card");
}

#[test]
fn tb_17_1_a_single_die_is_drafted_without_being_asked_about() {
    let dice = "colour,count\nblack,4\nwhite,1\nred,2\n";
    let mut play = Play::with_tables(&json!({}), Tables::new().with("dice", dice));
    play.until("flip_card");
    play.edit(&[
        ("/bowls", bowls("tin B; iron RR")),
        ("/human/die", Value::Null),
        ("/human/used", json!(["black", "white"])),
        ("/bot/used", json!(["black", "black"])),
        ("/bot/ethereal", json!(0)),
    ]);
    // The bot takes the black die; two equal red ones are left, which are one choice.
    play.steps(&["flip b3", "decline"]);
    let red = json!({"type": "human_drafted", "colour": "red", "symbol": "iron", "potency": 2});
    assert_eq!(play.told_of("human_drafted"), [red]);
    assert_eq!(play.phase(), "human_boost");
}

#[test]
fn tb_17_2_a_draw_is_always_a_chance_step() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    let rest: Vec<Value> = play.view()["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|c| **c != "b1")
        .cloned()
        .collect();
    play.edit(&[("/bot/deck", json!(["b1"])), ("/bot/discard", json!(rest))]);
    assert_eq!(play.weighted(), [("flip b1".into(), 1)]);
    assert_eq!(play.refused("flip b2").0, "TB-4.1");
}

#[test]
fn tb_17_3_refusals_name_a_clause_and_change_nothing() {
    let play = draft(&json!({}));
    for (text, rule, reason) in [
        ("draft white wild", "TB-14.2", "not_legal"),
        ("react", "TB-14.2", "wrong_step"),
        ("draft white", "TB-17.3", "bad_notation"),
        ("draft  white lead", "TB-17.3", "bad_notation"),
        ("Draft white lead", "TB-17.3", "bad_notation"),
        ("draft white lead ", "TB-17.3", "bad_notation"),
        ("spend 01", "TB-17.3", "bad_notation"),
    ] {
        assert_eq!(play.refused(text), (rule, reason), "{text}");
    }
    let chance = play.game.parse_chance("d6 3").unwrap();
    let refusal = play.game.apply(&play.state, chance).unwrap_err();
    assert_eq!(
        (refusal.rule(), refusal.reason()),
        ("TB-17.3", "wrong_step")
    );
    let start = Play::new(&json!({}));
    assert_eq!(start.refused("d6 3"), ("TB-1.4", "wrong_step"));
    let decision = start.game.parse_decision("end").unwrap();
    let refusal = start.game.apply(&start.state, decision).unwrap_err();
    assert_eq!(
        (refusal.rule(), refusal.reason()),
        ("TB-17.2", "wrong_step")
    );
    let mut over = Play::new(&json!({}));
    over.until("report_hundreds")
        .steps(&["hundreds 0", "tens 9", "units 9"]);
    assert_eq!(over.refused("units 1"), ("TB-17.3", "game_over"));
}

#[test]
fn tb_17_4_a_due_draw_finds_a_deck() {
    let mut play = bot_turn(&json!({}), card("black,max,1,gold:1"), 1);
    let rest: Vec<Value> = play.view()["bot"]["deck"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|c| **c != "b1")
        .cloned()
        .collect();
    play.edit(&[("/bot/deck", json!(["b1"])), ("/bot/discard", json!(rest))]);
    play.steps(&["flip b1", "decline"])
        .until("human_window")
        .step("end");
    assert_eq!((play.phase(), play.list().len()), ("flip_card", 10));
    assert_eq!(play.told_of("deck_reshuffled").len(), 1);
}

#[test]
fn tb_17_5_outcomes_are_typed_in_or_drawn() {
    let play = Play::new(&json!({}));
    let mut generator = solo_core::stream(5, solo_core::Source::new(0));
    let drawn = solo_core::draw(&play.game, &play.state, &mut generator).unwrap();
    let text = play.game.chance_text(drawn).to_string();
    assert_eq!(play.game.parse_chance(&text).unwrap(), drawn);
    assert!(play.list().contains(&text));
}

#[test]
fn tb_17_6_options_catalogue_and_steps_are_a_game() {
    let mut one = Play::new(&json!({"advanced_planning": true}));
    let mut texts = Vec::new();
    common::walk(&mut one, |_, text, _| texts.push(text.to_owned()));
    let mut other = Play::new(&json!({"advanced_planning": true}));
    texts.iter().for_each(|text| {
        other.step(text);
    });
    assert_eq!(other.state, one.state);
    assert_ne!(house("dice"), house("orders"));
}
