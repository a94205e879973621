//! Text for people: every label, every description and every kind of sentence, in golden files.
//!
//! A change of text shows in `tests/words`; accept it with `cargo insta`, after reading it as a
//! player.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::fmt::Write;

use crate::common::{OTHER, Scene, given, given_drill, given_options, watch};
use serde_json::{Value, json};
use solo_core::{Countable, Face, Game, GameEvent, Speech, Variant};
use votk::{Chance, Decision, Event, Valley};

pub(crate) fn shows(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "words",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

/// Returns the group of a decision or an outcome.
fn group(kinds: &[Variant], notation: &str) -> &'static str {
    let verb = |text: &str| text.split(' ').next().map(str::to_owned);
    let kind = kinds.iter().find(|kind| verb(kind.form) == verb(notation));
    kind.unwrap().group
}

/// Returns one line for each value: notation, group, label, and description.
///
/// The description is that of the first position of many random games in which it can come.
fn lines<T: Countable<Valley> + Ord>(kinds: &[Variant], said: &BTreeMap<T, String>) -> String {
    let (game, mut text) = (Valley::default(), String::new());
    for value in T::values(&game) {
        let notation = value.to_id(&game).to_string();
        let (group, label) = (
            group(kinds, &notation),
            value.to_name(&Speech::of(&game)).to_string(),
        );
        let description = said.get(&value).map_or("", String::as_str);
        writeln!(text, "{notation} | {group} | {label} | {description}").unwrap();
    }
    text
}

#[test]
fn decisions_and_chances() {
    let (mut decisions, mut outcomes) = (BTreeMap::new(), BTreeMap::new());
    watch(150, |seen| {
        let (game, state) = (seen.game, seen.state);
        for decision in game.decisions(state) {
            decisions.entry(decision).or_insert_with(|| {
                let mut text = String::new();
                game.describe_decision(state, decision, &mut text).unwrap();
                text
            });
        }
        for (chance, _) in game.chances(state) {
            outcomes.entry(chance).or_insert_with(|| {
                let mut text = String::new();
                game.describe_chance(state, chance, &mut text).unwrap();
                text
            });
        }
    });
    shows("decisions", &lines(Decision::VARIANTS, &decisions));
    shows("chances", &lines(Chance::VARIANTS, &outcomes));
}

#[test]
fn events() {
    let mut told: BTreeMap<&str, BTreeMap<String, String>> = BTreeMap::new();
    watch(60, |seen| {
        for event in seen.events {
            let mut sentence = String::new();
            seen.game.narrate(event, &mut sentence).unwrap();
            // A move of every kind, and a few events of all others.
            let key = match event {
                Event::Moved { from, to, .. } => format!("{from:?} {to:?}"),
                _ => sentence.clone(),
            };
            let sentences = told.entry(event.tag()).or_default();
            if sentences.len() < 6 || matches!(event, Event::Moved { .. }) {
                sentences.entry(key).or_insert(sentence);
            }
        }
    });
    let mut text = String::new();
    for kind in Event::VARIANTS {
        writeln!(text, "\n{}", kind.name).unwrap();
        for sentence in told.get(kind.name).unwrap().values() {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    shows("events", &text);
}

/// Returns the descriptions of all decisions that are legal.
fn described(scene: &Scene) -> Vec<String> {
    let decisions = scene.game.decisions(&scene.state);
    let describe = |decision| {
        let mut text = String::new();
        let described = scene
            .game
            .describe_decision(&scene.state, decision, &mut text);
        described.unwrap();
        text
    };
    decisions.map(describe).collect()
}

#[test]
fn the_die_says_which_card_falls() {
    let said = |pyramid: &str, options: Value| -> Vec<String> {
        let scene = given_options(options)
            .hand("shabti")
            .stock("")
            .pyramid(pyramid)
            .bot_to_roll()
            .start();
        let describe = |face: u8| {
            let mut text = String::new();
            let chance = Chance::Die(Face::new(face).unwrap());
            let described = scene.game.describe_chance(&scene.state, chance, &mut text);
            described.unwrap();
            text
        };
        vec![describe(1), describe(3), describe(4)]
    };
    let pyramid = "sarc_outer jar_qeb st_horus / am_ankh bk_gates / boat";
    let left = "The die shows 1: the Bot takes Outer Sarcophagus from base left";
    let [three, four] = ["3", "4"].map(|face| {
        format!("The die shows {face}: the Bot takes Canopic Jar (Qebehsenuef) from base middle")
    });
    let die = [
        left.to_owned(),
        format!("{three}, and Ankh Amulet falls from middle left"),
        format!("{four}, and Book of Gates falls from middle right"),
    ];
    assert_eq!(said(pyramid, json!({})), die);
    let chosen = [
        left.to_owned(),
        format!("{three}, and you choose which card falls"),
        format!("{four}, and you choose which card falls"),
    ];
    let player = json!({"bot_fall": "player"});
    assert_eq!(said(pyramid, player.clone()), chosen);
    // One card above falls with either face, and nobody chooses.
    let single = [
        left.to_owned(),
        format!("{three}, and Book of Gates falls from middle right"),
        format!("{four}, and Book of Gates falls from middle right"),
    ];
    let pyramid = "sarc_outer jar_qeb st_horus / - bk_gates / -";
    assert_eq!(said(pyramid, json!({})), single);
    assert_eq!(said(pyramid, player), single);
    let pyramid = "sarc_outer jar_qeb st_horus / - - / -";
    assert_eq!(said(pyramid, json!({})), [left.to_owned(), three, four]);
    let pyramid = "- jar_qeb st_horus / - am_ankh / -";
    let nothing = said(pyramid, json!({"empty_slot": "none"})).swap_remove(0);
    assert_eq!(nothing, "The die shows 1: nothing lies at base left");
}

#[test]
fn several_discards_name_their_groups() {
    let said = |groups: &str| {
        let given = given_options(json!({ "discard_groups": groups }));
        let scene = given
            .hand("jar_dua urn")
            .bot_tomb("am_ankh x2")
            .pyramid("senet jar_qeb st_horus / st_bastet chariot / boat");
        let scene = scene.start();
        let mut all = described(&scene).into_iter();
        all.find(|text| text.contains("Duamutef): ")).unwrap()
    };
    let all = ["sets", "any", "full"].map(said);
    let begin = "Use Canopic Jar (Duamutef): make the Bot discard its 2 cheapest cards of one of the five sets";
    assert_eq!(
        all,
        [
            begin.to_owned(),
            format!("{begin}, of its starters or of its uniques"),
            format!("{begin}, from one with 2 cards or more if there is one"),
        ]
    );
}

#[test]
fn a_card_is_picked_for_a_purpose() {
    let purposes = |scene: &Scene| described(scene).join(", ");
    let given = given()
        .pyramid(OTHER)
        .deck("shabti x2")
        .bot_tomb("food shabti");
    let borrow = given.hand("am_wedjat urn").play("use am_wedjat");
    let borrowed =
        "Borrow Shabti: sacrifice a card from your hand, Borrow Box of Food: draw a card";
    assert_eq!(purposes(&borrow), borrowed);
    let drill = given_drill()
        .pyramid(OTHER)
        .bot_tomb("shabti x4 food x2")
        .bot_pile("shabti x3");
    let take = drill.hand("jar_dua urn").play("use jar_dua");
    let taken = "Take Shabti from the Bot's tomb into your hand, Take Box of Food from the Bot's tomb into your hand";
    assert_eq!(purposes(&take), taken);
}
