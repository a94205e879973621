//! Texts for players: every kind of decision and outcome with its label and descriptions, and every
//! kind of event with sentences, in golden files.
//!
//! A change of words shows in `tests/words`; accept it with `cargo insta`, after reading it as a player.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::arithmetic_side_effects,
    reason = "tests may panic"
)]

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::common::{Play, recorded};
use serde_json::json;
use solo_core::{GameEvent, Noun, Speech, Variant};
use trismegistus_bot::{Chance, Decision, Event};

/// Number of different examples of a kind.
const EXAMPLES: usize = 4;

/// Lines by the kind that they are examples of.
#[derive(Default)]
struct Examples(BTreeMap<String, Vec<String>>);

impl Examples {
    fn add(&mut self, kind: &str, line: String) {
        let lines = self.0.entry(kind.to_owned()).or_default();
        let start = |line: &str| line.split(' ').take(5).collect::<Vec<_>>().join(" ");
        let is_new = lines.iter().all(|known| start(known) != start(&line));
        if is_new && lines.len() < EXAMPLES {
            lines.push(line);
        }
    }

    /// Writes an example of every kind, in the order of the declaration.
    fn written(&self, kinds: &[Variant]) -> String {
        let mut text = String::new();
        let mut told: Vec<&str> = Vec::new();
        for kind in kinds.iter().map(|kind| kind.name) {
            if !told.contains(&kind) {
                writeln!(text, "\n{kind}").unwrap();
                for line in self.0.get(kind).unwrap_or_else(|| panic!("no {kind}")) {
                    writeln!(text, "    {line}").unwrap();
                }
                told.push(kind);
            }
        }
        text
    }
}

/// All texts of games with these options, each in its list.
struct Read {
    decisions: Examples,
    chances: Examples,
    events: Examples,
}

impl Read {
    fn position(&mut self, play: &Play) {
        let (game, state, speech) = (&play.game, &play.state, Speech::of(&play.game));
        for decision in game.decisions(state) {
            let kind = decision.variant().unwrap();
            let (notation, label) = (game.decision_text(decision), decision.to_name(&speech));
            let mut text = String::new();
            game.describe_decision(state, decision, &mut text).unwrap();
            let line = format!("{notation} | {} | {label} | {text}", kind.group);
            self.decisions.add(kind.name, line);
        }
        for (chance, _) in game.chances(state) {
            let (notation, label) = (game.chance_text(chance), chance.to_name(&speech));
            let mut text = String::new();
            game.describe_chance(state, chance, &mut text).unwrap();
            let line = format!("{notation} | {label} | {text}");
            self.chances.add(chance.variant().unwrap().name, line);
        }
        for event in &play.events {
            self.events
                .add(event.tag(), crate::common::names::sentence(game, event));
        }
    }
}

/// Plays games that reach all kinds of decisions, outcomes and events.
fn games() -> Read {
    let mut read = Read {
        decisions: Examples::default(),
        chances: Examples::default(),
        events: Examples::default(),
    };
    for options in [
        json!({}),
        json!({
            "advanced_planning": true, "specialization_cards": true, "bot_start_experiment": true,
            "human_pass": "before_draft", "masterpiece_gold": true,
        }),
        json!({"human_checks": "loose", "artifact_none": "gold", "bot_first": true}),
        json!({"reports": "lean", "artifact_none": "other_colour"}),
        json!({"reports": "lean", "human_checks": "loose", "specialization_cards": true}),
    ] {
        let mut play = Play::new(&options);
        read.position(&play);
        let mut number = 0;
        while play.outcome().is_none() {
            let list = play.list();
            play.step(&list[(7 * number + 3) % list.len()]);
            read.position(&play);
            number += 1;
        }
    }
    rare(&mut read);
    read
}

/// Adds texts that random games rarely reach.
fn rare(read: &mut Read) {
    // All markers at the top, and nothing to take.
    let (top, full) = ("10/10/10/10", json!(["e1-01", "e1-02"]));
    let mut play = crate::common::bot_turn(
        &json!({}),
        crate::common::card("black,max,1,track:air;artifact"),
        2,
    );
    let rows = json!({"black": [null, null], "white": [null, null], "red": [null, null]});
    play.edit(&[
        ("/levels/bot", crate::common::levels(top)),
        ("/artifacts", rows),
        ("/bot/incomplete", full),
    ]);
    read.position(play.step("flip b1"));
    // All dice in one bowl.
    let mut play = crate::common::at("roll_dice", &json!({}));
    for _ in 0..14 {
        read.position(play.first());
    }
}

#[test]
fn decisions() {
    let text = games().decisions.written(Decision::VARIANTS);
    recorded("words", "decisions", &text);
}

#[test]
fn chances() {
    let text = games().chances.written(Chance::VARIANTS);
    recorded("words", "chances", &text);
}

#[test]
fn events() {
    let text = games().events.written(Event::VARIANTS);
    recorded("words", "events", &text);
}

/// Every text of a template can be translated.
#[test]
fn a_translation_is_told_what_it_lacks() {
    let game = trismegistus_bot::Botmegistus::default();
    let german: &[(&str, &str)] = &[
        ("Decision.Pass", "Passen"),
        ("Event.reacted", "Du reagierst."),
    ];
    let mut missing = Vec::new();
    let note = |owner: &str, key: &str, _: &str| missing.push(format!("{owner}.{key}"));
    solo_core::missing_texts(&german, note, |visit| {
        <Decision as Noun<_>>::texts(&game, visit);
        <Event as GameEvent<_>>::texts(&game, visit);
    });
    for key in [
        "Decision.Boost",
        "Event.bot_chose",
        "Colour.black",
        "Element.air",
    ] {
        assert!(missing.contains(&key.to_owned()), "{key}: {missing:?}");
    }
    assert!(!missing.contains(&"Decision.Pass".to_owned()));
    let told = Decision::Pass
        .to_name(&Speech::translated(&game, &german))
        .to_string();
    assert_eq!(told, "Passen");
}
