//! Texts for players: every label, every description and every kind of sentence, in golden files.
//!
//! A change of words shows in `tests/words`; accept it with `cargo insta`, after reading it as a
//! player.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

mod sentences;

use std::collections::BTreeMap;
use std::fmt::Write as _;

use kings_challenge::{Chance, Decision, Event, KingsChallenge};
use serde_json::Value;
use solo_core::{Countable, Game, GameData, GameEvent, Variant};

/// Lines by the cases they are examples of, in the order of the declaration.
type Examples = BTreeMap<(usize, Vec<String>), String>;

/// Event fields whose values select other sentences.
const TELLING: [&str; 10] = [
    "who", "owner", "reason", "what", "kind", "result", "item", "effect", "start", "to",
];

fn place<T: Countable<KingsChallenge>>(game: &KingsChallenge, noun: T, kinds: &[Variant]) -> usize {
    let text = noun.to_id(game).to_string();
    let fits = |kind: &&Variant| {
        let (form, words) = (kind.form.split(' '), text.split(' '));
        let literals = form
            .zip(words)
            .take_while(|(form, _)| !form.starts_with('{'));
        literals.clone().all(|(form, word)| form == word) && literals.count() > 0
    };
    let longest = |kind: &&Variant| kind.form.split('{').next().unwrap_or("").len();
    let kind = kinds.iter().filter(fits).max_by_key(longest).unwrap();
    kinds.iter().position(|of| of == kind).unwrap()
}

/// Collects the descriptions of a position's decisions and outcomes.
fn described(game: &KingsChallenge, state: &kings_challenge::State, told: &mut [Examples; 3]) {
    let [decisions, outcomes, _] = told;
    for decision in game.decisions(state) {
        let (mut text, id) = (String::new(), game.decision_text(decision));
        game.describe_decision(state, decision, &mut text).unwrap();
        // A position with or without an added cost or number makes another sentence.
        let parts = text.matches(',').count().to_string();
        let key = vec![state.step().to_string(), parts];
        let line = format!("{id}: {text}");
        decisions
            .entry((place(game, decision, Decision::VARIANTS), key))
            .or_insert(line);
    }
    for (outcome, _) in game.chances(state) {
        let (mut text, id) = (String::new(), game.chance_text(outcome));
        game.describe_chance(state, outcome, &mut text).unwrap();
        let begin = text.split(' ').take(2).map(str::to_owned);
        let key = [state.step().to_string()].into_iter().chain(begin);
        let line = format!("{id}: {text}");
        outcomes
            .entry((place(game, outcome, Chance::VARIANTS), key.collect()))
            .or_insert(line);
    }
}

fn told(game: &KingsChallenge, events: &[Event], told: &mut [Examples; 3]) {
    let [.., sentences] = told;
    for event in events {
        let data = serde_json::to_value(game.event_data(event)).unwrap();
        let mut text = String::new();
        game.narrate(event, &mut text).unwrap();
        let words = TELLING.iter().filter_map(|name| match &data[*name] {
            Value::String(word) => Some(word.clone()),
            _ => None,
        });
        let mut kinds = Event::VARIANTS.iter();
        let place = kinds.position(|kind| kind.name == event.tag()).unwrap();
        sentences.entry((place, words.collect())).or_insert(text);
    }
}

fn shows(name: &str, kinds: &[Variant], examples: &Examples) {
    let mut text = String::new();
    for (place, kind) in kinds.iter().enumerate() {
        let group = if kind.group.is_empty() { "" } else { " / " };
        let form = if kind.form.is_empty() {
            kind.name
        } else {
            kind.form
        };
        writeln!(text, "\n{form}{group}{}", kind.group).unwrap();
        writeln!(text, "    = {}", kind.template).unwrap();
        let mut found = false;
        for (_, line) in examples.iter().filter(|((of, _), _)| *of == place) {
            writeln!(text, "    {line}").unwrap();
            found = true;
        }
        assert!(found, "no example of {form}");
    }
    insta::with_settings!({
        snapshot_path => ".",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn everything_that_is_said() {
    let mut examples = <[Examples; 3]>::default();
    for number in 0..250 {
        let game = KingsChallenge::default();
        solo_testkit::random_game(&game, number, |seen| {
            described(seen.game, seen.state, &mut examples);
            told(seen.game, seen.events, &mut examples);
            Ok(())
        })
        .unwrap();
    }
    let [decisions, chances, events] = &examples;
    shows("decisions", Decision::VARIANTS, decisions);
    shows("chances", Chance::VARIANTS, chances);
    shows("events", Event::VARIANTS, events);
}
