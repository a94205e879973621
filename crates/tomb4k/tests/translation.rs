//! Another language: the German translation has every text of the game, and a whole game is written in
//! it (`tests/words/german.snap`).
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::common::{after, begin};
use crate::words::{CHOICES, STORIES, shows};
use solo_core::{
    Card, Countable, Game, GameEvent, Narration, NotationError, Noun, RefusalKind, Speech, Variant,
    missing_texts,
};
use tomb4k::{Chance, Decision, Event, Refusal, Tomb};

type Texts = BTreeMap<String, BTreeMap<String, String>>;

fn german() -> Texts {
    serde_json::from_str(tomb4k::GERMAN).unwrap()
}

#[test]
fn the_german_translation_lacks_nothing() {
    let (german, game) = (german(), Tomb::default());
    let mut missing = String::new();
    missing_texts(
        &german,
        |owner, key, english| writeln!(missing, "{owner}.{key}: {english}").unwrap(),
        |visit| game.texts(visit),
    );
    assert_eq!(missing, "");
}

#[test]
fn the_german_translation_has_nothing_that_is_not_used() {
    let mut known = BTreeSet::new();
    Tomb::default().texts(&mut |owner, key, _| {
        known.insert((owner.to_string(), key.to_string()));
    });
    let mut german = german();
    // A table has its own phrases, in the same file.
    german.remove("Phrase").unwrap();
    for (owner, texts) in german {
        for key in texts.into_keys() {
            assert!(
                known.contains(&(owner.clone(), key.clone())),
                "{owner}.{key}"
            );
        }
    }
}

/// Every refusal, by its variant in the order of the declaration.
fn refusals() -> Vec<Refusal> {
    let card: Card = "10S".parse().unwrap();
    vec![
        Refusal::GameOver,
        Refusal::Notation(NotationError::new(0, "an action")),
        Refusal::ChanceIsDue,
        Refusal::PlayerIsDue,
        Refusal::NotUnseen { card },
        Refusal::TurnIsOpen,
        Refusal::TurnedAround,
        Refusal::NothingToDrawFor,
        Refusal::NoBlow,
        Refusal::NoDoor,
        Refusal::NoFourthTorch,
        Refusal::SkillNotInHand {
            card: "JS".parse().unwrap(),
        },
        Refusal::WrongSkill {
            card: "JH".parse().unwrap(),
        },
        Refusal::CardTakesEffect,
        Refusal::EncounterWon,
        Refusal::NoMonster,
        Refusal::TooLateToDrop,
        Refusal::TreasureNotInHand { card: Card::JOKER },
        Refusal::WorthTooLittle { worth: 5, value: 9 },
        Refusal::NothingToMark,
        Refusal::NotInTurn { card },
    ]
}

#[test]
fn refusals_have_the_kinds_that_all_games_have() {
    let of = |kind| {
        let all = refusals().into_iter();
        let all = all.filter(|refusal| refusal.kind() == kind);
        all.map(|refusal| refusal.rule()).collect::<Vec<_>>()
    };
    assert_eq!(of(RefusalKind::Over), ["TK-16.3"]);
    assert_eq!(of(RefusalKind::Notation), ["TK-17.4"]);
    assert_eq!(
        of(RefusalKind::NotNow),
        [
            "TK-16.3", "TK-16.3", "TK-12.2", "TK-12.2", "TK-3.11", "TK-8.6", "TK-7.3", "TK-10.3",
            "TK-3.14", "TK-4.1", "TK-4.5"
        ]
    );
    assert_eq!(
        of(RefusalKind::NotLegal),
        [
            "TK-2.1", "TK-8.1", "TK-8.3", "TK-5.4", "TK-5.9", "TK-5.10", "TK-5.6", "TK-4.6"
        ]
    );
}

/// Returns the group of a decision in another language.
fn group(speech: &Speech<'_, Tomb>, decision: Decision) -> String {
    let group = Noun::<Tomb>::variant(&decision).map_or("", |row: &Variant| row.group);
    speech.text("Group", group, group).to_owned()
}

/// Every label, every description, every kind of sentence and every refusal in German.
#[test]
fn german_words() {
    let german = german();
    let (mut text, mut tags) = (String::new(), BTreeSet::new());
    for steps in CHOICES {
        let play = after(steps);
        let speech = Speech::translated(&play.game, &german);
        writeln!(text, "\nafter {steps}").unwrap();
        for decision in play.game.decisions(&play.state) {
            let notation = play.game.decision_text(decision).to_string();
            let (group, label) = (group(&speech, decision), decision.to_name(&speech));
            let mut description = String::new();
            play.game
                .say_decision(&play.state, decision, &speech, &mut description)
                .unwrap();
            writeln!(text, "{notation} | {group} | {label} | {description}").unwrap();
        }
    }
    let (mut told, game) = (BTreeMap::<&str, Vec<String>>::new(), Tomb::default());
    let speech = Speech::translated(&game, &german);
    for story in STORIES {
        let mut play = begin(Tomb::default());
        for step in story.split(", ").map(Some).chain([None]) {
            for event in &play.events {
                let mut sentence = String::new();
                event.tell(&speech, &mut sentence).unwrap();
                let sentences = told.entry(event.tag()).or_default();
                if !sentences.contains(&sentence) {
                    sentences.push(sentence);
                }
            }
            play = step.map_or(play.clone(), |step| play.then(step));
        }
    }
    for kind in Event::VARIANTS {
        writeln!(text, "\n{}", kind.name).unwrap();
        for sentence in &told[kind.name] {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    writeln!(text, "\nrefusals").unwrap();
    for refusal in refusals() {
        let mut sentence = String::new();
        game.say_refusal(&refusal, &speech, &mut sentence).unwrap();
        writeln!(text, "    {sentence} ({})", refusal.rule()).unwrap();
        let name = format!("{refusal:?}");
        tags.insert(name.split([' ', '(']).next().unwrap().to_owned());
    }
    assert!(german["Refusal"].keys().eq(&tags), "every refusal is shown");
    writeln!(text, "\ncards").unwrap();
    for chance in Chance::values(&game) {
        writeln!(text, "    {}", chance.to_name(&speech)).unwrap();
    }
    shows("german", &text);
}

/// A whole game: the inputs of a playthrough, told in German.
#[test]
fn a_german_game() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let file = std::fs::read_to_string(format!("{folder}/won.snap"))
        .unwrap()
        .replace('\r', "");
    let (german, mut play, mut text) = (german(), begin(Tomb::default()), String::new());
    let steps = file.lines().filter_map(|line| line.strip_prefix("> "));
    for step in [None].into_iter().chain(steps.map(Some)) {
        if let Some(step) = step {
            play = play.then(step);
            writeln!(text, "> {step}").unwrap();
        }
        let speech = Speech::translated(&play.game, &german);
        for sentence in Narration::new(speech, &play.events) {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    assert!(play.state.outcome().unwrap().won());
    shows("german_game", &text);
}
