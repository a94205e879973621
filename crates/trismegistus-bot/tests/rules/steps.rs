//! TB-17: the step machine.

use crate::common::{GOLD, Play, bot_turn, bowls, card, draft, house, levels, no_tokens, window};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::{Botmegistus, Decision, Side};

#[test]
fn tb_17_1_a_single_action_happens_by_itself() {
    let mut play = draft(&json!({}));
    play.steps(&["draft red copper", "no-boost", "spend 1", "end"])
        .until("human_window");
    // The last potency was spent without a decision.
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
    let red = json!({"event": "human_drafted", "colour": "red", "symbol": "iron", "potency": 2});
    assert_eq!(play.told_of("human_drafted"), [red]);
    assert_eq!(play.phase(), "human_boost");
}

#[test]
fn tb_17_2_a_draw_is_always_a_chance_step() {
    let mut play = bot_turn(&json!({}), card(GOLD), 1);
    play.deck_is(&["b1"]);
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
    let mut play = bot_turn(&json!({"reshuffle": "on_need"}), card(GOLD), 1);
    play.deck_is(&["b1"]);
    play.steps(&["flip b1", "decline"])
        .until("human_window")
        .step("end");
    assert_eq!((play.phase(), play.list().len()), ("flip_card", 10));
    assert_eq!(play.told_of("deck_reshuffled").len(), 1);
}

#[test]
fn tb_17_5_outcomes_are_typed_in_or_drawn() {
    let play = Play::new(&json!({}));
    let mut generator = solo_core::stream(5, solo_core::Source::new::<0>());
    let drawn = solo_core::draw(&play.game, &play.state, &mut generator).unwrap();
    let text = play.game.chance_text(drawn).to_string();
    assert_eq!(play.game.parse_chance(&text).unwrap(), drawn);
    assert!(play.list().contains(&text));
}

#[test]
fn tb_17_6_options_catalogue_and_steps_are_a_game() {
    let mut one = Play::new(&json!({"advanced_planning": true}));
    let mut texts = Vec::new();
    crate::common::walk(&mut one, |_, text, _| texts.push(text.to_owned()));
    let mut other = Play::new(&json!({"advanced_planning": true}));
    texts.iter().for_each(|text| {
        other.step(text);
    });
    assert_eq!(other.state, one.state);
    assert_ne!(house("dice"), house("orders"));
}

#[test]
fn the_standard_game_is_played_without_naming_it() {
    let game = Botmegistus::default();
    let start = game.start();
    let step = game.parse_chance("token earth 3 glory").unwrap();
    let after = trismegistus_bot::apply(&start, step).unwrap();
    let mut events = Vec::new();
    let told = game.apply_with_events(&start, step, &mut events);
    assert_eq!((told.unwrap(), events.len()), (after, 1));
    assert_ne!(after, start);
    let refusal = trismegistus_bot::apply(&after, step).unwrap_err();
    assert_eq!((refusal.rule(), refusal.reason()), ("TB-1.4", "not_legal"));
    assert_eq!(game.chance_text(step).to_string(), "token earth 3 glory");
    assert_eq!(
        game.decision_text(Decision::NoBoost).to_string(),
        "no-boost"
    );
    assert_eq!(start.unseen_artifacts().count(), 48);
    assert_eq!(start.unseen_experiments().count(), 64);
}
