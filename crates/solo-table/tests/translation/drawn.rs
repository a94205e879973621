//! German scenes in lines, as a player reads them.

use std::collections::BTreeSet;
use std::fmt::Write;

use solo_table::{Due, Scene, Visibility};

use super::{GAMES, Translated};
use solo_table::Dealer;

/// Writes a scene in lines.
fn drawn(scene: &Scene, text: &mut String) {
    writeln!(text, "# {}", scene.now).unwrap();
    for zone in scene.filled() {
        let title = [zone.title.as_str(), &zone.note].join(" ");
        writeln!(
            text,
            "[{}]",
            if title.trim().is_empty() {
                &zone.id
            } else {
                title.trim()
            }
        )
        .unwrap();
        for line in &zone.lines {
            writeln!(text, "    {}:", line.name).unwrap();
        }
        for item in &zone.items {
            let badges = item
                .badges
                .iter()
                .map(|badge| format!("{} {}", badge.name, badge.value).trim().to_owned());
            let held = item.holds.iter().map(|held| held.name.clone());
            let parts: Vec<_> = [item.mark.clone(), item.name.clone()]
                .into_iter()
                .chain(item.notes.iter().cloned())
                .chain(badges)
                .chain([held.collect::<Vec<_>>().join(" ")])
                .filter(|part| !part.trim().is_empty())
                .collect();
            writeln!(text, "    {}", parts.join(" | ")).unwrap();
        }
    }
    asked(scene, text);
    writeln!(text).unwrap();
}

/// Writes the question with its choices.
fn asked(scene: &Scene, text: &mut String) {
    writeln!(text, "{}", scene.ask).unwrap();
    for choice in &scene.choices {
        let (group, label, verb) = (&choice.group, &choice.label, &choice.verb);
        writeln!(text, "    {group}: {label} ({verb})").unwrap();
    }
}

fn shows(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => ".",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

fn game(name: &str) -> Translated {
    *GAMES.iter().find(|game| game.name == name).unwrap()
}

/// A crossroads on the way in, a fight on the way out, the end, and the glossary.
#[cfg(feature = "tomb4k")]
#[test]
fn german_scenes() {
    let mut text = String::new();
    let tomb = game("tomb4k");
    let mut table = tomb.table(Dealer::nobody(), tomb.german());
    for line in [
        "card JH, card KS, card 5D, card 8D, leave 5D",
        "delve, card 9S, draw, card 10C",
        "retreat, card 7S, draw, card 4C",
        "take, draw, card 8C",
    ] {
        for step in line.split(", ") {
            let (due, scene) = (table.due(), table.scene());
            let taken = if due == Due::Decision {
                table.act(step)
            } else {
                table.report(step)
            };
            taken.unwrap_or_else(|error| panic!("{step}: {error}; {}", scene.ask));
        }
        writeln!(text, "> {line}").unwrap();
        let visibility = if text.contains("retreat") {
            Visibility::Memory
        } else {
            Visibility::Table
        };
        let mut scene = table.scene_at(table.steps(), visibility).unwrap();
        // The list of all cards says nothing new.
        if table.due() == Due::Chance {
            scene.choices.truncate(2);
        }
        drawn(&scene, &mut text);
    }
    for entry in table.glossary() {
        if ["9S", "5D", "5C", "JS", "JH", "QS", "KS", "AS", "Jk"].contains(&entry.id.as_str()) {
            let said: Vec<_> = entry.text.iter().map(|said| said.text.as_str()).collect();
            writeln!(text, "{} {}: {}", entry.name, entry.kind, said.join(" ")).unwrap();
        }
    }
    shows("german_scenes", &text);
}

/// The first position of each kind of choice, the end, the summary, lessons and the glossary.
#[cfg(feature = "votk")]
#[test]
fn german_valley() {
    let (valley, mut text) = (game("votk"), String::new());
    let (german, mut groups, mut lessons) = (valley.german(), BTreeSet::new(), BTreeSet::new());
    for seed in 0..valley.games {
        let end = valley.walk(seed, &german, |table| {
            let mut scene = table.scene();
            for part in table.lesson(table.steps()) {
                for said in part.text {
                    lessons.insert(format!("{}: {}", part.title, said.text));
                }
            }
            let new = |choice: &solo_table::Choice| !groups.contains(&choice.group);
            if !scene.choices.iter().any(new) {
                return;
            }
            groups.extend(scene.choices.iter().map(|choice| choice.group.clone()));
            if table.due() == Due::Chance {
                scene.choices.truncate(2);
            }
            if text.len() < 9_500 {
                drawn(&scene, &mut text);
            } else {
                writeln!(text, "# {}", scene.now).unwrap();
                asked(&scene, &mut text);
                writeln!(text).unwrap();
            }
        });
        if seed == 0 {
            let scene = end.scene_at(end.steps(), Visibility::Memory).unwrap();
            drawn(&scene, &mut text);
            let summary = end.summary().unwrap();
            writeln!(text, "{}", summary.result).unwrap();
            for moment in summary.moments {
                writeln!(text, "    {}: {}", moment.name, moment.text).unwrap();
            }
            writeln!(text).unwrap();
        }
    }
    for lesson in lessons {
        writeln!(text, "{lesson}").unwrap();
    }
    writeln!(text).unwrap();
    let table = valley.table(Dealer::nobody(), german);
    for entry in table.glossary() {
        let said: Vec<_> = entry.text.iter().map(|said| said.text.as_str()).collect();
        writeln!(text, "{}, {}: {}", entry.name, entry.kind, said.join(" ")).unwrap();
    }
    shows("german_valley", &text);
}
