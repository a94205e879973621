//! Laws of scenes, over random games of every game.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;

use solo_core::{below, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, GameInfo, Scene, Shown, Table, Tables, Visibility, games};

use crate::answers::law_positions;

/// Random games of each game: half of them are dealt by a seed, half are reported.
const GAMES: u64 = 4;

fn table(game: &GameInfo, chance: Dealer) -> Table {
    Table::new(game.name, &[], &Tables::new(), chance).unwrap()
}

/// Plays random games and looks at one of six positions, all of them if `SOLO_LAW_POSITIONS` is set, and at the end.
pub(crate) fn walk(game: &GameInfo, mut look: impl FnMut(&Table, &Scene)) {
    let each = if law_positions().is_some() { 1 } else { 6 };
    for seed in 0..GAMES {
        let dealer = if seed % 2 == 0 {
            Dealer::seeded(seed)
        } else {
            Dealer::nobody()
        };
        let (mut table, mut random) = (table(game, dealer), Pcg32::new(seed, 7));
        let mut looks = Pcg32::new(seed, 8);
        loop {
            let list = table.notations();
            if list.is_empty() || below(&mut looks, each) == 0 {
                look(&table, &table.scene());
            }
            let pick = below(&mut random, u32::try_from(list.len()).unwrap().max(1));
            let Some((notation, _)) = list.get(usize::try_from(pick).unwrap()) else {
                break;
            };
            match table.due() {
                Due::Decision => table.act(notation).unwrap(),
                _ => table.report(notation).unwrap(),
            }
        }
    }
}

/// Looks at positions of random games of the game with this name.
pub(crate) fn look_at(name: &str, mut look: impl FnMut(&Scene)) {
    let game = games().iter().find(|game| game.name == name).unwrap();
    walk(game, |_, scene| look(scene));
}

/// Returns whether a text cites a clause, such as `VK-4.1`.
fn cites_a_clause(text: &str) -> bool {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-')
        .any(|word| {
            let (letters, number) = word.split_once('-').unwrap_or((word, ""));
            (1..=3).contains(&letters.len())
                && letters.chars().all(|letter| letter.is_ascii_uppercase())
                && number.starts_with(|digit: char| digit.is_ascii_digit())
        })
}

#[test]
fn labels_differ_and_speak_to_people() {
    for game in games() {
        walk(game, |_, scene| {
            let mut labels = BTreeSet::new();
            for choice in &scene.choices {
                let (label, name) = (choice.label.as_str(), game.name);
                assert!(
                    labels.insert(label),
                    "{name}: {label:?} twice in {:?}",
                    scene.ask
                );
                assert!(
                    !label.is_empty() && !choice.group.is_empty(),
                    "{name}: {choice:?}"
                );
                assert!(!cites_a_clause(label), "{name}: {label}");
                assert!(!label.contains(['_', '{', '}']), "{name}: {label}");
            }
            for text in [&scene.now, &scene.ask] {
                assert!(
                    text.starts_with(char::is_uppercase),
                    "{}: {text:?}",
                    game.name
                );
                assert!(!cites_a_clause(text), "{}: {text}", game.name);
            }
        });
    }
}

#[test]
fn the_glossary_speaks_to_people() {
    for game in games() {
        let glossary = table(game, Dealer::nobody()).glossary();
        let keys: BTreeSet<_> = glossary.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(keys.len(), glossary.len(), "{}: keys are unique", game.name);
        for entry in &glossary {
            assert!(
                !entry.text.is_empty() && !entry.kind.is_empty(),
                "{}: {entry:?}",
                game.name
            );
            for said in &entry.text {
                let sentence =
                    said.text.starts_with(char::is_uppercase) && said.text.ends_with('.');
                assert!(
                    sentence && !cites_a_clause(&said.text),
                    "{}: {entry:?}",
                    game.name
                );
                assert!(
                    !said.text.contains(['_', '=', '{', '}']),
                    "{}: {entry:?}",
                    game.name
                );
            }
        }
    }
}

#[test]
fn scenes_survive_json_and_looking_at_them_changes_nothing() {
    for game in games() {
        walk(game, |table, scene| {
            let text = serde_json::to_string(scene).unwrap();
            assert_eq!(&serde_json::from_str::<Scene>(&text).unwrap(), scene);
            let again = table.scene_at(table.steps(), Visibility::Table).unwrap();
            assert_eq!(&again, scene);
            let remembered = table.scene_at(table.steps(), Visibility::Memory).unwrap();
            assert_eq!(remembered.choices, scene.choices);
        });
    }
}

#[test]
fn what_is_hidden_cites_a_clause() {
    for game in games() {
        for (field, how) in game.shown {
            let hidden = matches!(how, Shown::Hidden(clause) if !cites_a_clause(clause));
            assert!(!hidden, "{}: {field}", game.name);
        }
    }
}
