//! Texts for players: every label, every description and every kind of sentence, in golden files.
//!
//! A change of words shows in `tests/words`; accept it with `cargo insta`, after reading it as a player.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::common::{drilled, house};
use scrapyard::{Chance, Decision, Event, Phase, Scrapyard, State};
use solo_core::{Countable, Game, GameEvent, Noun as _, Speech, Variant};
use solo_testkit::{enforce, random_games};

fn shows(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "words",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

/// Visits the positions of random games with their events.
fn watch(look: &mut dyn FnMut(&Scrapyard, &State, &[Event])) {
    for game in [
        house("ghost_pace 9, steal_penalty 1"),
        drilled("ghost_pace 7"),
    ] {
        enforce(random_games(&game, 12, |seen| {
            look(seen.game, seen.state, seen.events);
            Ok(())
        }));
    }
}

/// Writes one line for each value: notation, group and label, then its descriptions in the phases
/// in which it can come.
fn lines<T: Countable<Scrapyard> + Ord>(said: &BTreeMap<(T, Phase), String>) -> String {
    let (game, mut text) = (Scrapyard::default(), String::new());
    for value in T::values(&game) {
        let (id, group) = (value.to_id(&game), value.variant().unwrap().group);
        writeln!(
            text,
            "{id} | {group} | {}",
            value.to_name(&Speech::of(&game))
        )
        .unwrap();
        for phase in Phase::ALL {
            if let Some(description) = said.get(&(value, phase)) {
                writeln!(text, "    {phase}: {description}").unwrap();
            }
        }
    }
    text
}

#[test]
fn decisions_and_chances() {
    let (mut decisions, mut outcomes) = (BTreeMap::new(), BTreeMap::new());
    watch(&mut |game, state, _| {
        let phase = state.phase();
        for decision in game.decisions(state) {
            let mut text = String::new();
            game.describe_decision(state, decision, &mut text).unwrap();
            decisions.entry((decision, phase)).or_insert(text);
        }
        for (chance, _) in game.chances(state) {
            let mut text = String::new();
            game.describe_chance(state, chance, &mut text).unwrap();
            outcomes.entry((chance, phase)).or_insert(text);
        }
    });
    let spoken = |kind: &&Variant| {
        let mut decisions = decisions.keys();
        decisions.any(|(decision, _)| decision.variant() == Some(kind))
    };
    let silent: Vec<&Variant> = Decision::VARIANTS
        .iter()
        .filter(|kind| !spoken(kind))
        .collect();
    assert_eq!(silent, Vec::<&Variant>::new());
    shows("decisions", &lines::<Decision>(&decisions));
    shows("chances", &lines::<Chance>(&outcomes));
}

#[test]
fn events() {
    let mut told: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    watch(&mut |game, _, events| {
        for event in events {
            let mut sentence = String::new();
            game.narrate(event, &mut sentence).unwrap();
            let sentences = told.entry(event.tag()).or_default();
            if sentences.len() < 6 && !sentences.contains(&sentence) {
                sentences.push(sentence);
            }
        }
    });
    let mut text = String::new();
    for kind in Event::VARIANTS {
        writeln!(text, "\n{}", kind.name).unwrap();
        for sentence in told.get(kind.name).unwrap() {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    shows("events", &text);
}
