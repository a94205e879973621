//! Chapters SE-14 to SE-16: the end, the outcome, steps; notation and options.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

mod common;

use common::{Play, house, options};
use scrapyard::{Decision, GameResult, Options, Refusal, Scrapyard};
use serde_json::json;
use solo_core::{Game, Input, OptionError, OptionValue, Options as _};

const NOBODY: (&str, OptionValue<'static>) = ("character", OptionValue::Word("none"));

fn capped_at(cap: i32) -> Scrapyard {
    house(&[NOBODY, ("action_cap", OptionValue::Number(cap))])
}

#[test]
fn se_14_1_the_rest_is_dropped() {
    let mut play = Play::plain("Gd i03 i04; Gb s01 s05; G s11 p04 p07; scrap p05");
    play.go("dig part, die 2, card p12");
    assert_eq!(
        (play.see("outcome.result"), play.agenda()),
        ("loss".into(), String::new())
    );
    for step in ["draw part", "card p01", "nonsense"] {
        let refusal = play.refused(step);
        assert_eq!((refusal.reason(), refusal.rule()), ("finished", "SE-14.1"));
    }
}

#[test]
fn se_14_2_only_one_side_wins() {
    let game = common::plain();
    let view = common::given(&game, "Pd i03 i04 i05; Gd i06 i07 i08; agenda main");
    assert!(common::set_up(&game, &view).is_err());
    let mut play = Play::plain("Pd i03 i04; Gd i05 i06; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(
        (play.see("outcome.player"), play.see("outcome.ghost")),
        ("3".into(), "2".into())
    );
}

#[test]
fn se_14_3_the_last_action() {
    let mut play = Play::new(
        capped_at(10),
        "n 9; P p01 p02 p03 p04 p05 p06 p07 p08; Pd i03",
    );
    play.go("draw part, card p09");
    assert_eq!(play.told(), "drew ended", "nothing is trimmed any more");
    let outcome =
        json!({"result": "capped", "player": 1, "ghost": 0, "actions": 10, "rating": 100});
    assert_eq!(play.view()["outcome"], outcome);
    assert_eq!(play.refused("draw part").rule(), "SE-14.1");
    assert_eq!(play.refused("draw part").reason(), "finished");
    // A win with the last action is a win.
    let mut play = Play::new(capped_at(10), "n 9; Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert_eq!(play.see("outcome.result"), "win");
    let mut play = Play::new(capped_at(10), "n 8");
    play.go("draw part, card p09");
    assert_eq!(play.agenda(), "main");
}

#[test]
fn se_15_1_the_outcome() {
    let mut play = Play::plain("Pd i03 i04; Gd i05; Pb s01 s09 s10; n 41");
    play.go("invent i01");
    let outcome = json!({"result": "win", "player": 3, "ghost": 1, "actions": 42, "rating": 1958});
    assert_eq!(play.view()["outcome"], outcome);
    assert_eq!(
        play.event("ended"),
        json!({"event": "ended", "result": "win"})
    );
    let outcome = play.game.position(&play.state).outcome().unwrap();
    assert_eq!(
        (outcome.player(), outcome.ghost(), outcome.actions()),
        (3, 1, 42)
    );
}

#[test]
fn se_15_2_only_a_win_is_won() {
    let mut play = Play::plain("Pd i03 i04; Pb s01 s09 s10");
    play.go("invent i01");
    assert!(play.game.position(&play.state).outcome().unwrap().won());
    let mut play = Play::new(capped_at(1), "Pd i03 i04");
    play.go("draw part, card p09");
    let outcome = play.game.position(&play.state).outcome().unwrap();
    assert_eq!(
        (outcome.won(), outcome.result()),
        (false, GameResult::Capped)
    );
}

#[test]
fn se_15_3_fewer_actions_are_better() {
    let rating = |n: u16| {
        let mut play = Play::plain(&format!("Pd i03 i04; Pb s01 s09 s10; n {n}"));
        play.go("invent i01");
        play.game.position(&play.state).outcome().unwrap().rating()
    };
    assert!(rating(50) > rating(51));
}

#[test]
fn se_15_4_the_rating() {
    let mut play = Play::plain("Gd i03 i04; Pd i06 i07; Gb s01 s05; G s11 p04 p07; scrap p05");
    play.go("dig part, die 2, card p12");
    let outcome = play.game.position(&play.state).outcome().unwrap();
    assert_eq!(
        (outcome.result(), outcome.rating()),
        (GameResult::Loss, 200)
    );
}

#[test]
fn se_16_1_only_the_side_that_is_due() {
    let mut play = Play::plain("");
    let refusal = play.refused("card p01");
    assert_eq!(
        (refusal.reason(), refusal.rule()),
        ("not_a_chance", "SE-16.1")
    );
    play.go("draw part");
    let refusal = play.refused("draw part");
    assert_eq!(
        (refusal.reason(), refusal.rule()),
        ("not_a_decision", "SE-16.1")
    );
    assert_eq!(play.refused("die 7").reason(), "syntax");
    assert!(!play.game.is_legal(&play.state, Decision::Stop));
}

#[test]
fn se_16_2_accepted_is_what_is_listed() {
    let mut play = Play::plain("P p01 s02; Pb s01 s14; scrap p05 s06; G p09x2");
    let check = |play: &Play| {
        let legal = play.game.decisions(&play.state);
        play.game.decision_vocabulary(|decision| {
            let accepted = play.game.apply(&play.state, decision).is_ok();
            assert_eq!(
                accepted,
                legal.contains(&decision),
                "{decision:?} in {}",
                play.agenda()
            );
        });
        play.game.chance_vocabulary(|chance| {
            let listed = play
                .game
                .chances(&play.state)
                .iter()
                .any(|(other, _)| *other == chance);
            assert_eq!(
                play.game.apply(&play.state, chance).is_ok(),
                listed,
                "{chance:?}"
            );
        });
    };
    for step in [
        "use s14",
        "look part",
        "card p03",
        "card p04",
        "card p02",
        "take p02",
        "place p03",
        "dig part",
        "die 4",
        "boost p02",
        "take p05",
    ] {
        check(&play);
        play.go(step);
    }
    check(&play);
    assert_eq!(play.forbidden_by("take p09"), "SE-16.2");
    assert_eq!(play.forbidden_by("stop"), "SE-16.2");
    assert_eq!(play.forbidden_by("boost p01"), "SE-16.2");
}

#[test]
fn se_16_3_what_leaves_no_choice_is_not_asked() {
    let mut play = Play::plain("scrap p05");
    play.go("dig part, die 6");
    assert_eq!(play.told(), "rolled succeeded took");
    let mut play = Play::plain("Pb s09; G p05");
    play.go("use s09");
    assert_eq!(play.told(), "acted ability took");
}

#[test]
fn notation() {
    let game = Scrapyard::default();
    let refused = [
        "",
        "draw",
        "draw  part",
        " draw part",
        "draw part ",
        "Draw part",
        "draw p01",
        "steal it",
        "stop 1",
        "build p01",
        "build s16",
        "build s1",
        "invent s01",
        "use p01",
        "use c05",
        "boost s01",
        "scrap c01",
        "take c01",
        "look scrap",
        "place",
        "omit i01",
        "dig invention",
        "card p01",
    ];
    for text in refused {
        assert!(game.parse_decision(text).is_err(), "{text:?}");
    }
    for text in [
        "", "die", "die 0", "die 7", "die 06", "die 1 ", "card", "card x01", "card c05", "stop",
        "Card p01",
    ] {
        assert!(game.parse_chance(text).is_err(), "{text:?}");
    }
    let mut count = 0;
    let mut last = None;
    game.decision_vocabulary(|decision| {
        let text = game.decision_text(decision).to_string();
        assert_eq!(game.parse_decision(&text), Ok(decision), "{text}");
        assert!(last < Some(decision), "{text} is out of order");
        last = Some(decision);
        count += 1;
    });
    assert_eq!(
        count,
        2 + 3 + 2 + 1 + 15 + 10 + 19 + 15 + 40 + 40 + 3 + 40 + 30
    );
    let mut outcomes = Vec::new();
    game.chance_vocabulary(|chance| outcomes.push(chance));
    assert!(outcomes.is_sorted());
    assert_eq!(outcomes.len(), 6 + 40 + 4);
}

#[test]
fn options_by_name() {
    let names: Vec<&str> = Options::SPECS.iter().map(|spec| spec.name).collect();
    assert_eq!(
        names,
        [
            "character",
            "machine_abilities",
            "ghost_pace",
            "steal_penalty",
            "action_cap"
        ]
    );
    let mut changed = Options::default();
    assert_eq!(
        changed.set("pace", OptionValue::Number(1)),
        Err(OptionError::UnknownName)
    );
    let bad = [
        ("character", OptionValue::Word("p01")),
        ("character", OptionValue::Number(1)),
        ("machine_abilities", OptionValue::Number(1)),
        ("ghost_pace", OptionValue::Number(21)),
        ("ghost_pace", OptionValue::Number(-1)),
        ("steal_penalty", OptionValue::Number(4)),
        ("action_cap", OptionValue::Number(0)),
        ("action_cap", OptionValue::Number(1001)),
    ];
    for (name, value) in bad {
        assert_eq!(
            changed.set(name, value),
            Err(OptionError::BadValue { name })
        );
    }
    assert_eq!(changed, Options::default());
    let all = options(&[
        ("character", OptionValue::Word("c02")),
        ("machine_abilities", OptionValue::Flag(false)),
        ("ghost_pace", OptionValue::Number(20)),
        ("steal_penalty", OptionValue::Number(3)),
        ("action_cap", OptionValue::Number(1000)),
    ]);
    assert_eq!(
        (all.ghost_pace(), all.steal_penalty(), all.action_cap()),
        (20, 3, 1000)
    );
    let data = serde_json::to_value(all).unwrap();
    let expected = json!({"character": "c02", "machine_abilities": false, "ghost_pace": 20,
        "steal_penalty": 3, "action_cap": 1000});
    assert_eq!(data, expected);
    assert_eq!(serde_json::from_value::<Options>(data).unwrap(), all);
    let unknown = options(&[("character", OptionValue::Word("c9"))]);
    assert_eq!(
        Scrapyard::new(unknown).unwrap_err(),
        OptionError::NotInCatalogue { name: "character" }
    );
}

#[test]
fn the_ghost_draws_at_its_pace() {
    let game = house(&[NOBODY, ("ghost_pace", OptionValue::Number(3))]);
    let mut play = Play::new(game, "");
    play.go("draw part, card p01, draw part, card p02");
    assert_eq!(play.agenda(), "main");
    play.go("draw part, card p03");
    assert_eq!(play.told(), "drew paced");
    play.go("card p04, card s03");
    assert_eq!(
        (play.see("ghost.parts"), play.see("ghost.machines")),
        ("p04".into(), "s03".into())
    );
    assert_eq!(play.agenda(), "main");
    // The counter is looked at only after the ghost has drawn.
    let game = house(&[
        NOBODY,
        ("ghost_pace", OptionValue::Number(1)),
        ("action_cap", OptionValue::Number(1)),
    ]);
    let mut play = Play::new(game, "");
    play.go("draw part, card p01, card p02, card s03");
    assert_eq!(play.told(), "drew ended");
}

#[test]
fn refusals_are_small_and_speak() {
    assert!(size_of::<Refusal>() <= 32);
    let play = Play::plain("");
    let text = play.refused("steal").to_string();
    assert!(text.contains("ghost"), "{text}");
    assert_eq!(
        <Refusal as solo_core::Refusal>::game_over(),
        Refusal::Finished
    );
    let input = Input::Decision("nonsense");
    let mut state = play.state.clone();
    let refusal = play
        .game
        .advance_by_text(&mut state, input, &mut ())
        .unwrap_err();
    assert_eq!(refusal.rule(), "SE-16.2");
}
