//! Lessons of every game: what comes up is explained once, and before it is decided.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::{BTreeMap, BTreeSet};

use solo_core::{below, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, Table, Tables, games};

use crate::answers::law_positions;

/// Decisions of a game that are looked at: each lesson goes through the whole game up to it.
const DECISIONS: u64 = 60;

/// Plays a random game and looks at its first positions where a decision is due.
fn decisions(name: &str, seed: u64, mut look: impl FnMut(&Table)) {
    let mut table = Table::new(name, &[], &Tables::new(), Dealer::seeded(seed)).unwrap();
    let mut random = Pcg32::new(seed, 41);
    for _ in 0..law_positions().unwrap_or(DECISIONS) {
        if table.due() != Due::Decision {
            break;
        }
        look(&table);
        let list = table.notations();
        let pick = below(&mut random, u32::try_from(list.len()).unwrap());
        let (notation, _) = list.get(usize::try_from(pick).unwrap()).unwrap();
        table.act(notation).unwrap();
    }
}

#[test]
fn each_group_of_choices_is_explained_before_it_is_decided_and_each_sentence_said_once() {
    for game in games() {
        let mut said_ever = BTreeMap::new();
        for seed in 0..2 {
            let (mut said, mut titles) = (BTreeSet::new(), BTreeSet::new());
            decisions(game.name, seed, |table| {
                let (lesson, scene) = (table.lesson(table.steps()), table.scene());
                for part in &lesson {
                    titles.insert(part.title.clone());
                    assert!(!part.text.is_empty(), "{}: {part:?}", game.name);
                    for sentence in &part.text {
                        let text = &sentence.text;
                        assert!(said.insert(text.clone()), "{}: {text}", game.name);
                        assert!(!text.contains(['{', '}']) && !text.contains("  "), "{text}");
                        assert!(!sentence.rule.is_empty(), "{}: {text}", game.name);
                    }
                    for id in &part.on {
                        assert!(scene.ids().any(|known| known == id), "{}: {id}", game.name);
                    }
                }
                for choice in &scene.choices {
                    let group = choice.group.as_ref();
                    assert!(titles.contains(group), "{}: {group}", game.name);
                }
            });
            assert!(titles.contains(game.facts.title), "{}", game.name);
            for text in said {
                *said_ever.entry(text).or_insert(0) += 1;
            }
        }
        println!("{}: {} sentences", game.name, said_ever.len());
    }
}

#[test]
fn a_lesson_is_that_of_its_step_and_empty_where_nothing_is_decided() {
    for game in games() {
        let mut lessons = Vec::new();
        let mut last = None;
        decisions(game.name, 1, |table| {
            lessons.push((table.steps(), table.lesson(table.steps())));
            last = Some(table.clone());
        });
        let table = last.unwrap();
        for (step, lesson) in lessons.iter().take(40) {
            assert_eq!(table.lesson(*step), *lesson, "{}: {step}", game.name);
        }
        assert_eq!(table.lesson(table.steps() + 1), []);
        let begun = Table::new(game.name, &[], &Tables::new(), Dealer::nobody()).unwrap();
        assert_eq!(begun.lesson(0), [], "{}", game.name);
    }
}

#[cfg(feature = "players")]
#[test]
fn the_first_game_shows_much_in_few_decisions() {
    let least = [
        ("tomb4k", 21),
        ("votk", 20),
        ("scrapyard", 16),
        ("kings-challenge", 23),
        ("trismegistus-bot", 13),
    ];
    for game in games() {
        let first = game.first_game;
        assert!((15..=30).contains(&first.decisions), "{}", game.name);
        let dealer = Dealer::seeded(first.seed);
        let mut table = Table::new(game.name, &[], &Tables::new(), dealer).unwrap();
        let mut sentences = 0;
        for _ in 0..first.decisions {
            let lesson = table.lesson(table.steps());
            sentences += lesson.iter().map(|part| part.text.len()).sum::<usize>();
            let choice = table.advice(solo_table::Player::Sensible, 1).unwrap();
            table.act(&choice.notation).unwrap();
        }
        let (_, least) = least.iter().find(|(name, _)| *name == game.name).unwrap();
        assert!(sentences >= *least, "{}: {sentences}", game.name);
    }
}

/// Sentences are in the order of the explanation, and nothing is headed by the player's name.
#[cfg(all(feature = "votk", feature = "tomb4k"))]
#[test]
fn a_lesson_is_in_the_order_of_its_explanation() {
    let (mut falls, mut happened) = (0, 0);
    for seed in 0..4 {
        decisions("votk", seed, |table| {
            for part in table.lesson(table.steps()) {
                if part.title == "Fall" && part.text.len() > 1 {
                    let ends = part
                        .text
                        .iter()
                        .position(|said| said.text.starts_with("The game ends"));
                    assert!(ends.is_none_or(|at| at + 1 == part.text.len()), "{part:?}");
                    falls += 1;
                }
            }
        });
        decisions("tomb4k", seed, |table| {
            let lesson = table.lesson(table.steps());
            assert!(lesson.iter().all(|part| part.title != "You"));
            happened += lesson
                .iter()
                .filter(|part| part.title == "What has happened")
                .count();
        });
    }
    assert!(falls > 0 && happened > 0, "{falls}, {happened}");
}
