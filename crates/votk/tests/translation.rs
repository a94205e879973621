//! Another language: the German translation has every text of the game, and a whole game is written in
//! it (`tests/words/german.snap`).
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use crate::common::{Scene, watch, with_drill};
use crate::words::shows;
use solo_core::{
    Game, GameEvent, Narration, Next, NotationError, Noun, Speech, Variant, fields, missing_texts,
};
use votk::{Action, Design, Event, Group, Refusal, Scope, Slot, Source, Valley, Zone};

type Texts = BTreeMap<String, BTreeMap<String, String>>;

fn german() -> Texts {
    serde_json::from_str(votk::GERMAN).unwrap()
}

fn english() -> Texts {
    let mut texts = Texts::new();
    Valley::default().texts(&mut |owner, key, english| {
        let owner = texts.entry(owner.to_string()).or_default();
        owner.insert(key.to_string(), english.to_string());
    });
    texts
}

#[test]
fn the_german_translation_lacks_nothing() {
    let (german, game) = (german(), Valley::default());
    let mut missing = String::new();
    missing_texts(
        &german,
        |owner, key, english| writeln!(missing, "{owner}.{key}: {english}").unwrap(),
        |visit| game.texts(visit),
    );
    assert_eq!(missing, "");
}

/// Returns the names of the fields of a template, those within choices included.
fn fields_of(template: &str) -> BTreeSet<&str> {
    let marked = template.split('{').skip(1);
    let names = marked.map(|rest| rest.split(['?', '#', ':', '}']).next().unwrap());
    names.collect()
}

#[test]
fn german_texts_are_known_and_have_the_fields_of_the_english_ones() {
    let (english, mut german) = (english(), german());
    // A table has its own phrases, in the same file.
    german.remove("Phrase").unwrap();
    for (owner, texts) in german {
        for (key, text) in texts {
            let known = english.get(&owner).and_then(|texts| texts.get(&key));
            let known = known.unwrap_or_else(|| panic!("{owner}.{key}"));
            // The message of a notation is for programs.
            if (owner.as_str(), key.as_str()) != ("Refusal", "Notation") {
                assert_eq!(fields_of(&text), fields_of(known), "{owner}.{key}: {text}");
            }
            let [open, close] = ['{', '}'].map(|brace| text.matches(brace).count());
            assert_eq!(open, close, "{owner}.{key}: {text}");
        }
    }
}

/// Returns the words of templates, without fields.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase).collect()
}

/// The words that only English texts of the game have.
fn only_english() -> BTreeSet<String> {
    let all = |texts: &Texts| -> BTreeSet<String> {
        let texts = texts.values().flat_map(BTreeMap::values);
        texts.flat_map(|text| words(text)).collect()
    };
    &all(&english()) - &all(&german())
}

#[test]
fn no_english_word_is_left() {
    let (german, english) = (german(), only_english());
    assert!(english.contains("the") && !english.contains("gold"));
    let mut seen = BTreeSet::new();
    watch(30, |snapshot| {
        let (game, state) = (snapshot.game, snapshot.state);
        // The names of the catalogue for tests are English.
        if *game.catalogue() != *Valley::default().catalogue() {
            return;
        }
        let speech = Speech::translated(game, &german);
        let mut all: Vec<String> = Narration::new(speech, snapshot.events)
            .map(|sentence| sentence.to_string())
            .collect();
        for decision in game.decisions(state) {
            let mut text = String::new();
            game.say_decision(state, decision, &speech, &mut text)
                .unwrap();
            all.extend([text, decision.to_name(&speech).to_string()]);
            all.push(group(&speech, decision));
        }
        for (chance, _) in game.chances(state) {
            let mut text = String::new();
            game.say_chance(state, chance, &speech, &mut text).unwrap();
            all.push(text);
        }
        for text in all {
            assert!(
                !text.contains(['{', '}', '|']) && !text.contains("  "),
                "{text}"
            );
            let left: Vec<_> = words(&text).intersection(&english).cloned().collect();
            assert!(left.is_empty(), "{left:?} in {text}");
            seen.insert(text);
        }
    });
    assert!(seen.len() > 1000);
}

/// Returns the group of a decision in another language.
fn group(speech: &Speech<'_, Valley>, decision: votk::Decision) -> String {
    let group = Noun::<Valley>::variant(&decision).map_or("", |row: &Variant| row.group);
    speech.text("Group", group, group).to_owned()
}

/// Every refusal, by its variant in the order of the declaration.
fn refusals() -> Vec<Refusal> {
    let (slot, rule) = (Slot::MiddleLeft, "VK-4.1");
    vec![
        Refusal::GameOver,
        Refusal::Notation(NotationError::new(0, "an action")),
        Refusal::ChanceIsDue,
        Refusal::DecisionIsDue,
        Refusal::NotNow,
        Refusal::NothingToPay,
        Refusal::NothingFalls,
        Refusal::NoSacrificeDue,
        Refusal::NothingToArrange,
        Refusal::NoWindow,
        Refusal::NoReactions,
        Refusal::NoSeveral,
        Refusal::GroupNamed { group: Group::Jar },
        Refusal::NothingAsked,
        Refusal::OtherChance,
        Refusal::OutOfReach { slot },
        Refusal::EmptySlot { slot, rule },
        Refusal::TooExpensive { price: 7, have: 4 },
        Refusal::NotInHand,
        Refusal::AlreadyEntombed,
        Refusal::OnlyReaction,
        Refusal::OnlyInTurn,
        Refusal::NoAction,
        Refusal::Unavailable,
        Refusal::NoOtherHandCard,
        Refusal::NothingToMove {
            from: Source::Boneyard,
        },
        Refusal::TooFewToMove {
            from: Source::Discard,
            cards: 2,
        },
        Refusal::NothingToTrade {
            scope: Scope::Pyramid,
        },
        Refusal::NothingToDraw,
        Refusal::NothingToSwap { scope: Scope::Base },
        Refusal::NothingToRepeat,
        Refusal::NothingBought,
        Refusal::TooFewCards {
            from: Source::Discard,
            cards: 5,
        },
        Refusal::NothingPossible,
        Refusal::NothingToDiscard,
        Refusal::NothingToSacrifice,
        Refusal::NothingToHandOver,
        Refusal::NothingToBorrow,
        Refusal::Exempt { floor: 5 },
        Refusal::AttackUsed,
        Refusal::PaidOutOfOrder,
        Refusal::PaysNothing,
        Refusal::PaysTooLittle,
        Refusal::NoSuchMode,
        Refusal::OtherZone {
            from: Source::Upper,
        },
        Refusal::NotInZone { from: Source::Tomb },
        Refusal::OutOfScope { scope: Scope::Base },
        Refusal::DoesNotFit,
        Refusal::NotLowest,
        Refusal::NotHighest,
        Refusal::TradesForNothing {
            scope: Scope::Upper,
        },
        Refusal::OverTheLimit { limit: 3 },
        Refusal::SameCard,
        Refusal::NotRepeatable,
        Refusal::GroupFirst,
        Refusal::NotInBotTomb { rule },
        Refusal::LeavesLater { rule },
        Refusal::OtherGroup { group: Group::Jar },
        Refusal::NotBorrowable,
        Refusal::LendsNothing,
        Refusal::NotASet,
        Refusal::NoSuchGroup { group: Group::Jar },
        Refusal::SetTooSmall { cards: 2 },
        Refusal::NotOptional,
        Refusal::NotToBePlaced,
        Refusal::NoneUnseen,
        Refusal::LevelTwoFirst,
        Refusal::OtherSlot { due: slot },
        Refusal::FaceExcluded,
    ]
}

/// Returns a zone, all slots alike.
fn zone(zone: Zone) -> String {
    match zone {
        Zone::Slot(_) => "Slot".to_owned(),
        other => format!("{other:?}"),
    }
}

/// English sentences with the German ones below them, each kind once.
#[derive(Default)]
struct Pairs(BTreeMap<String, [String; 2]>);

impl Pairs {
    /// Adds a pair under its key, unless there is one.
    fn add(&mut self, key: String, write: impl Fn(bool) -> String) {
        self.0
            .entry(key)
            .or_insert_with(|| [false, true].map(write));
    }

    fn write(&self, title: &str, text: &mut String) {
        writeln!(text, "\n{title}").unwrap();
        for [english, german] in self.0.values() {
            writeln!(text, "    {english}\n    {german}").unwrap();
        }
    }
}

/// Every kind of label, sentence, action and refusal in both languages.
#[test]
fn german_words() {
    let german = german();
    let (mut labels, mut sentences, mut actions) =
        (Pairs::default(), Pairs::default(), Pairs::default());
    watch(60, |seen| {
        let (game, state) = (seen.game, seen.state);
        let speeches = [Speech::of(game), Speech::translated(game, &german)];
        let speech = |is_german: bool| speeches[usize::from(is_german)];
        let effect = game
            .operation(state)
            .map_or_else(String::new, |operation| operation.effect.name().to_owned());
        for decision in game.decisions(state) {
            let kind = Noun::<Valley>::variant(&decision).unwrap().name;
            labels.add(format!("{kind} {effect}"), |is_german| {
                let (speech, mut text) = (speech(is_german), String::new());
                game.say_decision(state, decision, &speech, &mut text)
                    .unwrap();
                let (group, label) = (group(&speech, decision), decision.to_name(&speech));
                format!("{group} | {label} | {text}")
            });
        }
        for (chance, _) in game.chances(state) {
            let kind = Noun::<Valley>::variant(&chance).unwrap().name;
            labels.add(kind.to_owned(), |is_german| {
                let mut text = String::new();
                let speech = speech(is_german);
                game.say_chance(state, chance, &speech, &mut text).unwrap();
                text
            });
        }
        for event in seen.events {
            let key = match event {
                Event::Moved { from, to, .. } => format!("moved {} {}", zone(*from), zone(*to)),
                Event::Granted(grant) => grant.tag().to_owned(),
                Event::Over { winner, by, .. } => format!("over {winner:?} {by:?}"),
                _ => event.tag().to_owned(),
            };
            sentences.add(key, |is_german| {
                let mut text = String::new();
                event.tell(&speech(is_german), &mut text).unwrap();
                text
            });
        }
    });
    for (number, game) in [Valley::default(), with_drill()].into_iter().enumerate() {
        for card in Design::all() {
            let action: &Action = &game.catalogue().card(card).action;
            let key = format!("{number} {:02}", solo_core::Kind::index(card));
            actions.add(key, |is_german| {
                let speech = match is_german {
                    true => Speech::translated(&game, &german),
                    false => Speech::of(&game),
                };
                format!("{}: {}", card.to_name(&speech), action.to_name(&speech))
            });
        }
    }
    let mut text = String::new();
    labels.write("labels", &mut text);
    sentences.write("sentences", &mut text);
    actions.write("actions", &mut text);
    let (game, mut tags) = (Valley::default(), BTreeSet::new());
    let speech = Speech::translated(&game, &german);
    writeln!(text, "\nrefusals").unwrap();
    for refusal in refusals() {
        let mut sentence = String::new();
        game.say_refusal(&refusal, &speech, &mut sentence).unwrap();
        writeln!(text, "    {refusal}\n    {sentence}").unwrap();
        let name = format!("{refusal:?}");
        tags.insert(name.split([' ', '(']).next().unwrap().to_owned());
    }
    assert!(german["Refusal"].keys().eq(&tags), "every refusal is shown");
    writeln!(text, "\nrules").unwrap();
    for rule in Valley::RULES.all() {
        let amount = 2_u8;
        let fields = fields![
            points = amount,
            most = amount,
            set = Group::Jar,
            squares = amount
        ];
        let mut sentence = String::new();
        let options = game.options();
        Valley::RULES
            .say(rule, options, &fields, &speech, &mut sentence)
            .unwrap();
        writeln!(text, "    {}\n    {sentence}", rule.english).unwrap();
    }
    shows("german", &text);
}

/// A whole game: the inputs of a playthrough, told in German.
#[test]
fn a_german_game() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/playthroughs");
    let file = std::fs::read_to_string(format!("{folder}/varied.snap"))
        .unwrap()
        .replace('\r', "");
    let (german, mut scene) = (german(), Scene::new(Valley::default()));
    let mut text = String::new();
    for step in file.lines().filter_map(|line| line.strip_prefix("> ")) {
        scene.try_step(step).unwrap();
        writeln!(text, "> {step}").unwrap();
        let speech = Speech::translated(&scene.game, &german);
        for sentence in Narration::new(speech, &scene.events) {
            writeln!(text, "    {sentence}").unwrap();
        }
    }
    assert!(matches!(scene.game.next(&scene.state), Next::Over(_)));
    shows("german_game", &text);
}
