//! The words of the program: counts, and texts that fit.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use solo_table::{Due, Player, Table, ZoneLayout, games};

use crate::desk::{app, screen, table};

/// Lists the places of a text where one of a kind is many: `1 cards`.
fn one_of_many(text: &str) -> Vec<String> {
    let mut words: Vec<&str> = text
        .split(|letter: char| letter.is_whitespace() || ",;:()".contains(letter))
        .collect();
    words.push("");
    let is_name = |word: &str| word.starts_with(char::is_uppercase) && !is_plural(word);
    let wrong = words.windows(3).filter(|three| match three {
        ["1", many, _] if is_plural(many) => true,
        ["1", name, many] => is_name(name) && is_plural(many),
        _ => false,
    });
    wrong
        .map(|three| format!("{} in {text:?}", three.join(" ")))
        .collect()
}

/// Verbs and names that end like a plural.
const SINGULAR: [&str; 6] = ["begins", "lacks", "moves", "shows", "Hugues", "lies"];

fn is_plural(word: &str) -> bool {
    let letters = word.chars().all(char::is_alphabetic);
    let ends = word.ends_with('s') && !word.ends_with("ss") && !word.ends_with("us");
    letters && ends && word.len() > 3 && !SINGULAR.contains(&word)
}

fn look(table: &Table, wrong: &mut BTreeSet<String>) {
    let scene = table.scene();
    let mut texts = vec![scene.now.clone(), scene.ask.clone()];
    texts.extend(scene.choices.iter().map(|choice| choice.label.clone()));
    for zone in &scene.zones {
        for item in &zone.items {
            texts.extend(item.notes.clone());
            for badge in &item.badges {
                texts.push(format!("{} {}", badge.name, badge.value));
                if zone.look == ZoneLayout::Counts {
                    texts.push(format!("{} {}", badge.value, item.name));
                }
            }
        }
    }
    texts.extend(table.narration_from(table.steps().saturating_sub(1)));
    // What is refused here, with its figures.
    for id in scene.ids() {
        let refusals = table.ask(id).refusals.into_iter();
        texts.extend(refusals.map(|why| why.error.message));
    }
    wrong.extend(
        texts
            .iter()
            .flat_map(|text| one_of_many(text))
            .map(|it| format!("{}: {it}", table.name())),
    );
}

#[test]
fn one_is_not_many() {
    let mut wrong = BTreeSet::new();
    assert_eq!(
        one_of_many("you have 1 cards, and 1 Event cards of 11 cards"),
        [
            "1 cards  in \"you have 1 cards, and 1 Event cards of 11 cards\"",
            "1 Event cards in \"you have 1 cards, and 1 Event cards of 11 cards\""
        ]
    );
    for game in games() {
        for seed in 0..3 {
            let mut table = table(game.name, seed, 0);
            for _ in 0..60 {
                look(&table, &mut wrong);
                if table.due() != Due::Decision {
                    break;
                }
                let choice = table.advice(Player::Random, seed).unwrap();
                table.act_number(choice.number).unwrap();
            }
            let shown = screen(&mut app(table), (300, 80));
            wrong.extend(
                one_of_many(&shown)
                    .into_iter()
                    .map(|it| format!("{} on the screen: {it}", game.name)),
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
