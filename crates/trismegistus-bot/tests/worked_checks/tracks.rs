//! Steps of the bot.
use crate::common::{bot_turn, levels, no_tokens, stepping, tokens};
use serde_json::{Value, json};
use solo_core::Tables;
use trismegistus_bot::Side;

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
