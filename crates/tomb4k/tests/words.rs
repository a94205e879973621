//! Text for people: every label, every description and every kind of sentence, in golden files.
//!
//! A change of text shows in `tests/words`; accept it with `cargo insta`, after reading it as a
//! player.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::common::after;
use solo_core::{Countable, GameEvent, Noun, Speech};
use tomb4k::{Chance, Decision, Event, Tomb};

/// Games after which all decisions have been legal once.
pub(crate) const CHOICES: [&str; 15] = [
    "card 2S, card 3S",
    "card KS, card KD, card KC, card KH, card Jk, card JS, card 2C, card 2D, delve, \
     card 3C, card 3D, delve, card 4C, card 4D, delve, card 5C, card 5D, delve, \
     card 6C, card 6D, delve, card 7C, card 7D, delve, card 8C, card 8D, delve, \
     card 9C, card 9D, delve, card 10C, card 10D, delve, card 2S",
    "card JD, card 9D",
    "card JC, card 9C",
    "card JC, card 9C, draw, card 8S",
    "card JC, card 9C, draw, card 2S",
    "card JH, card 9S, card 8S",
    "card JH, card 9S, card 4C",
    "card 10S, card 2C, card JH, card 3D",
    "card Jk, card 2C, card 3C, delve, card AS, card AD, card AC, card AH",
    "card KS, card KD, card KC, card KH, card Jk, card 2D, card 3D",
    "card 4D, card 5D",
    "card 6D, card 7D",
    "card 8D, card 9D",
    "card 9D, card 10D",
];

/// Games with events of all kinds, each in all its sentences.
pub(crate) const STORIES: [&str; 13] = [
    "card AS, card AD, card AC, card QS, card KS, card JS, card 9D",
    "card Jk, card 2C, card 3C, delve, card AS, card AD, card AC, card AH, scroll, card 8S, card 7S",
    "card 9S, card AS, card AD, card AC, card AH",
    "card JH, card 9S, card 4C, dodge, card 8S, card 7S, card 5S",
    "card JH, card 10S, card 2C, dodge, card 3C, card 9C",
    "card 10S, card 2C, card 3C",
    "card 9C, card 7S, card KS, card 3D, retreat",
    "card 9C, card 8S, card AS, delve, card 2S, card 3S, retreat",
    "card JS, card 9S, play JS",
    "card JD, card 9D, play JD",
    "card JC, card 9C, play JC",
    "card KS, card KD, card 2C, card 3C, delve, card 4S, drop KS",
    "card 5D, card 7D, leave 5D",
];

pub(crate) fn shows(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "words",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

/// Returns the group of a decision.
fn group(notation: &str) -> &'static str {
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    let kind = Decision::VARIANTS
        .iter()
        .find(|kind| verb(kind.form) == verb(notation));
    kind.unwrap().group
}

#[test]
fn decisions() {
    let (mut text, mut seen) = (String::new(), BTreeSet::new());
    for steps in CHOICES {
        let play = after(steps);
        writeln!(text, "\nafter {steps}").unwrap();
        for decision in play.game.decisions(&play.state) {
            seen.insert(decision);
            let notation = play.game.decision_text(decision).to_string();
            let speech = Speech::of(&play.game);
            let (group, label) = (group(&notation), decision.to_name(&speech));
            let mut description = String::new();
            play.game
                .describe_decision(&play.state, decision, &mut description)
                .unwrap();
            writeln!(text, "{notation} | {group} | {label} | {description}").unwrap();
        }
    }
    assert!(Decision::values(&Tomb::default()).eq(seen), "all 39");
    shows("decisions", &text);
}

#[test]
fn chances() {
    let (game, mut text) = (Tomb::default(), String::new());
    let (start, speech) = (game.start(), Speech::of(&game));
    for chance in Chance::values(&game) {
        let (notation, label) = (game.chance_text(chance), chance.to_name(&speech));
        let mut description = String::new();
        game.describe_chance(&start, chance, &mut description)
            .unwrap();
        writeln!(text, "{notation} | {label} | {description}").unwrap();
    }
    shows("chances", &text);
}

#[test]
fn events() {
    let mut told: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for story in STORIES {
        let mut play = crate::common::begin(Tomb::default());
        for step in story.split(", ").map(Some).chain([None]) {
            for (event, sentence) in play.events.iter().zip(play.sentences()) {
                let sentences = told.entry(event.tag()).or_default();
                if !sentences.contains(&sentence) {
                    sentences.push(sentence);
                }
            }
            play = step.map_or(play.clone(), |step| play.then(step));
        }
    }
    let mut text = String::new();
    for kind in Event::VARIANTS {
        let sentences = told.get(kind.name).unwrap();
        writeln!(text, "\n{}", kind.name).unwrap();
        for sentence in sentences {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    shows("events", &text);
}
