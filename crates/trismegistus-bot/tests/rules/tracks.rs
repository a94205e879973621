//! TB-9: the bot's steps on the mastery tracks.

use crate::common::{Play, bot_turn, card, levels, no_tokens, stepping, tokens};
use serde_json::{Value, json};

/// Lets the bot take one step from these levels of bot and human, with tokens of one kind.
fn steps(
    options: &Value,
    part: &str,
    bot: &str,
    human: &str,
    spaces: &[(&str, &str)],
    kind: &str,
) -> Play {
    stepping(options, part, bot, human, tokens(spaces, kind))
}

/// Lets the bot step onto fire 3, which has a token of this kind.
fn onto_bonus(human: &str, kind: &str) -> Play {
    steps(
        &json!({}),
        "track:fire",
        "2/2/2/2",
        human,
        &[("fire", "3")],
        kind,
    )
}

/// Does the same against a human on level 0, without tokens.
fn level_steps(part: &str, bot: &str) -> Play {
    steps(&json!({}), part, bot, "0/0/0/0", &[], "aether")
}

#[track_caller]
fn stepped(play: &Play, expected: &str, rule: &str) {
    assert_eq!(play.view()["levels"]["bot"], levels(expected));
    assert_eq!(play.chosen_by("track"), rule);
}

#[test]
fn tb_9_1_a_step_is_one_level() {
    let play = level_steps("track:fire", "4/4/4/4");
    stepped(&play, "4/5/4/4", "");
    assert_eq!(
        play.told_of("stepped"),
        [json!({"event": "stepped", "side": "bot", "track": "fire", "level": 5})]
    );
}

#[test]
fn tb_9_2_the_lowest_track_anew_for_each_step() {
    let play = level_steps("track:lowest", "4/3/2/3");
    stepped(&play, "4/3/3/3", "TB-9.2");
    let play = level_steps("track:lowest;track:lowest", "4/3/1/3");
    stepped(&play, "4/3/3/3", "TB-9.2");
    let play = level_steps("track:lowest;track:lowest", "1/4/1/4");
    stepped(&play, "2/4/2/4", "TB-9.3(4)");
    // Tracks at their top are not candidates, even if the top is low.
    let mut short = crate::common::house("tracks")
        .lines()
        .filter(|line| {
            !line.starts_with("earth,")
                || ["earth,0,", "earth,1,"].iter().any(|l| line.starts_with(l))
        })
        .collect::<Vec<_>>()
        .join("\n");
    short.push('\n');
    let experiments: String = crate::common::house("experiments")
        .replace("earth:", "fire:")
        .replace("fire:6+fire:4", "fire:6")
        .replace("water:6+fire:4", "water:6")
        .replace("fire:6+water:4", "fire:6")
        .replace("air:6+fire:4", "air:6");
    let tables = card("black,max,1,track:lowest")
        .with("tracks", short)
        .with("experiments", experiments);
    let mut play = bot_turn(&json!({}), tables, 1);
    play.edit(&[("/levels/bot", levels("1/3/2/3"))])
        .step("flip b1");
    assert_eq!(play.view()["levels"]["bot"], levels("1/3/3/3"));
    assert_eq!(
        play.chosen("track").unwrap().1,
        json!(["fire", "water", "air"])
    );
}

#[test]
fn tb_9_3_which_of_several_tracks() {
    let lowest = |bot, human, spaces: &[(&str, &str)]| {
        steps(&json!({}), "track:lowest", bot, human, spaces, "aether")
    };
    // 1: the closest token above.
    stepped(
        &lowest("1/1/1/1", "0/0/0/0", &[("earth", "6"), ("water", "3")]),
        "1/1/2/1",
        "TB-9.3(1)",
    );
    stepped(
        &lowest("3/3/3/3", "0/0/0/0", &[("air", "6")]),
        "3/3/3/4",
        "TB-9.3(1)",
    );
    // 2: the largest lead.
    stepped(&lowest("2/2/2/2", "1/2/0/1", &[]), "2/2/3/2", "TB-9.3(2)");
    stepped(&lowest("2/2/2/2", "3/2/1/4", &[]), "2/2/3/2", "TB-9.3(2)");
    // 3: the fewest levels behind.
    stepped(&lowest("2/2/2/2", "5/4/3/4", &[]), "2/2/3/2", "TB-9.3(3)");
    stepped(&lowest("2/2/2/2", "5/4/2/4", &[]), "2/2/3/2", "TB-9.3(3)");
    // 4: the left-most.
    stepped(&lowest("2/2/2/2", "5/4/4/4", &[]), "2/3/2/2", "TB-9.3(4)");
    stepped(&lowest("2/2/2/2", "5/1/1/1", &[]), "2/3/2/2", "TB-9.3(4)");
}

#[test]
fn tb_9_4_a_named_track_at_its_top() {
    let play = |word, spaces: &[(&str, &str)]| {
        steps(
            &json!({"capped_step": word}),
            "track:earth",
            "10/7/5/5",
            "0/2/5/6",
            spaces,
            "aether",
        )
    };
    stepped(&play("any", &[]), "10/8/5/5", "TB-9.3(2)");
    stepped(&play("any", &[("water", "6")]), "10/7/6/5", "TB-9.3(1)");
    stepped(&play("lowest", &[]), "10/7/6/5", "TB-9.3(3)");
}

#[test]
fn tb_9_5_a_step_may_be_lost() {
    for part in ["track:earth", "track:lowest"] {
        let play = steps(&json!({}), part, "10/10/10/10", "0/0/0/0", &[], "aether");
        stepped(&play, "10/10/10/10", "");
        assert_eq!(play.told_of("step_lost").len(), 1);
    }
}

#[test]
fn tb_9_6_a_bonus_only_before_the_human() {
    for (human, reached) in [("0/2/0/0", 1), ("0/0/0/0", 1)] {
        let play = onto_bonus(human, "aether");
        assert_eq!(play.told_of("bonus_reached").len(), reached);
        assert_eq!(play.view()["tokens"]["fire"], json!({"3": "aether"}));
    }
    // The human's marker is already on the space: in a game two steps of a reported window and a
    // bot turn in between would have swept the token; here it is gone.
    let play = steps(
        &json!({}),
        "track:fire",
        "2/2/2/2",
        "0/3/0/0",
        &[],
        "aether",
    );
    assert_eq!(play.told_of("bonus_reached").len(), 0);
}

#[test]
fn tb_9_7_an_ethereal_token() {
    let play = onto_bonus("0/0/0/0", "aether");
    assert_eq!((play.state.bot_ethereal(), play.state.bot_points()), (1, 0));
}

#[test]
fn tb_9_8_points() {
    let play = onto_bonus("0/0/0/0", "glory");
    assert_eq!((play.state.bot_ethereal(), play.state.bot_points()), (0, 5));
}

/// Lets the bot take a bonus step from fire 2 to fire 3, with these experiments.
fn advancing(incomplete: Value, bot: &str, human: &str) -> Play {
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 2);
    let mut tokens = no_tokens();
    tokens["fire"]["3"] = json!("insight");
    play.edit(&[
        ("/levels/bot", levels(bot)),
        ("/levels/human", levels(human)),
        ("/tokens", tokens),
        ("/bot/incomplete", incomplete),
    ]);
    play.step("flip b1");
    play
}

#[test]
fn tb_9_9_a_step_towards_an_experiment() {
    // Gaps: water 2, air 1.
    stepped(
        &advancing(json!(["e2-15", "e2-08"]), "4/2/3/3", "0/0/0/0"),
        "4/3/3/4",
        "TB-9.9",
    );
    // Equal gaps: TB-9.3.
    stepped(
        &advancing(json!(["e2-07", "e2-08"]), "4/2/3/3", "0/0/4/3"),
        "4/3/3/4",
        "TB-9.3(3)",
    );
    // A single track with a gap: nothing to choose.
    stepped(
        &advancing(json!(["e2-15"]), "4/2/3/3", "0/0/0/0"),
        "4/3/4/3",
        "",
    );
    // No gap, neither with levels to spare nor with just enough, and no experiment: the lowest track.
    stepped(
        &advancing(json!(["e2-01"]), "4/2/1/3", "0/0/0/0"),
        "4/3/2/3",
        "TB-9.2",
    );
    stepped(
        &advancing(json!(["e2-01"]), "3/2/1/3", "0/0/0/0"),
        "3/3/2/3",
        "TB-9.2",
    );
    stepped(
        &advancing(json!([]), "4/2/1/3", "0/0/0/0"),
        "4/3/2/3",
        "TB-9.2",
    );
}

#[test]
fn tb_9_10_bonus_steps_reach_further_bonuses() {
    let mut play = bot_turn(&json!({}), card("black,max,1,track:fire"), 2);
    let mut tokens = no_tokens();
    tokens["fire"]["3"] = json!("insight");
    tokens["water"]["3"] = json!("insight");
    tokens["air"]["3"] = json!("glory");
    play.edit(&[("/levels/bot", levels("4/2/2/2")), ("/tokens", tokens)]);
    play.step("flip b1");
    assert_eq!(play.view()["levels"]["bot"], levels("4/3/3/3"));
    assert_eq!(
        (play.told_of("bonus_reached").len(), play.state.bot_points()),
        (3, 5)
    );
}
