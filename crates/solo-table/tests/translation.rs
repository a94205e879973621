//! A table in another language: no text for people stays behind, and a German game is shown in full.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeMap;
use std::fmt::Write;

use solo_core::{Game, below, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, Entry, Item, Scene, Table, Tables, Visibility};
use tomb4k::Tomb;

type Texts = BTreeMap<String, BTreeMap<String, String>>;

fn german() -> Texts {
    serde_json::from_str(tomb4k::GERMAN).unwrap()
}

/// Every text of the game between marks, so that what bypasses a translation is seen.
fn marked() -> Texts {
    let mut texts = Texts::new();
    Tomb::default().texts(&mut |owner, key, english| {
        let owner = texts.entry(owner.to_string()).or_default();
        owner.insert(key.to_string(), format!("<{english}>"));
    });
    texts
}

fn table(dealer: Dealer, language: Texts) -> Table {
    let table = Table::new("tomb4k", &[], &Tables::new(), dealer).unwrap();
    table.in_language(language)
}

/// Plays a random game and looks at every position.
fn walk(seed: u64, language: &Texts, mut look: impl FnMut(&Table)) -> Table {
    let dealer = if seed.is_multiple_of(2) {
        Dealer::seeded(seed)
    } else {
        Dealer::nobody()
    };
    let (mut table, mut random) = (table(dealer, language.clone()), Pcg32::new(seed, 7));
    loop {
        look(&table);
        let choices = table.choices();
        if choices.is_empty() {
            return table;
        }
        let pick = below(&mut random, u32::try_from(choices.len()).unwrap());
        let choice = choices.get(usize::try_from(pick).unwrap()).unwrap();
        if table.due() == Due::Decision {
            table.act_number(choice.number).unwrap();
        } else {
            table.report_number(choice.number).unwrap();
        }
    }
}

fn of_item(item: &Item, texts: &mut Vec<String>) {
    texts.push(item.name.clone());
    texts.extend(item.notes.iter().cloned());
    texts.extend(item.badges.iter().map(|badge| badge.name.clone()));
    texts.extend(item.holds.iter().map(|held| held.name.clone()));
    texts.push(item.mark.clone());
}

fn of_scene(scene: &Scene) -> Vec<String> {
    let mut texts = vec![scene.now.clone(), scene.ask.clone()];
    for zone in &scene.zones {
        texts.extend([zone.title.clone(), zone.note.clone()]);
        texts.extend(zone.lines.iter().map(|line| line.name.clone()));
        zone.items.iter().for_each(|item| of_item(item, &mut texts));
    }
    for choice in &scene.choices {
        texts.extend([
            choice.group.to_string(),
            choice.label.clone(),
            choice.verb.to_string(),
        ]);
    }
    texts
}

fn of_entry(entry: &Entry) -> Vec<String> {
    let mut texts = vec![entry.name.clone(), entry.kind.clone()];
    texts.extend(entry.values.iter().map(|value| value.name.clone()));
    texts.extend(entry.text.iter().map(|said| said.text.clone()));
    texts
}

/// Fails on letters outside of the marks of [`marked`].
fn all_marked(texts: impl IntoIterator<Item = String>) {
    for text in texts {
        let mut depth = 0_u32;
        for letter in text.chars() {
            match letter {
                '<' => depth = depth.saturating_add(1),
                '>' => depth = depth.saturating_sub(1),
                _ => assert!(depth > 0 || !letter.is_alphabetic(), "{text}"),
            }
        }
    }
}

#[test]
fn every_text_of_a_table_is_among_those_for_translators() {
    let marked = marked();
    all_marked(
        table(Dealer::nobody(), marked.clone())
            .glossary()
            .iter()
            .flat_map(of_entry),
    );
    for seed in 0..60 {
        let mut table = walk(seed, &marked, |table| {
            for visibility in [Visibility::Table, Visibility::Memory] {
                all_marked(of_scene(
                    &table.scene_at(table.steps(), visibility).unwrap(),
                ));
            }
        });
        all_marked(table.narration_from(0));
        all_marked(table.events_from(0).into_iter().map(|told| told.sentence));
        all_marked([table.act("draw").unwrap_err().message]);
    }
}

#[test]
fn the_english_of_the_texts_is_what_a_table_says_without_a_translation() {
    let english = marked()
        .into_iter()
        .map(|(owner, texts)| {
            let texts = texts.into_iter().map(|(key, text)| {
                let text = text
                    .strip_prefix('<')
                    .and_then(|text| text.strip_suffix('>'));
                (key, text.unwrap().to_owned())
            });
            (owner, texts.collect())
        })
        .collect();
    for seed in 0..10 {
        walk(seed, &english, |table| {
            let plain = Table::load(&table.save()).unwrap();
            assert_eq!(plain.scene().zones, table.scene().zones);
            assert_eq!(plain.scene().ask, table.scene().ask);
            assert_eq!(plain.glossary(), table.glossary());
        });
    }
}

#[test]
fn german_verbs_fit_their_items() {
    let german = german();
    for seed in 0..20 {
        walk(seed, &german, |table| {
            for choice in table.choices() {
                assert!(choice.verb.chars().count() <= 11, "{}", choice.verb);
            }
        });
    }
}

#[test]
fn games_that_go_on_from_a_table_speak_its_language() {
    let table = table(Dealer::seeded(7), german());
    let same = [
        table.clone(),
        table.begin_again(None, None).unwrap(),
        table.set_up_here(&table.view(), None, None).unwrap(),
        table.load_here(&table.save()).unwrap(),
    ];
    for table in same {
        let titles = table.scene().zones.into_iter().map(|zone| zone.title);
        assert!(
            titles
                .collect::<Vec<_>>()
                .contains(&"Das Grabmal".to_owned())
        );
    }
}

#[test]
fn early_flight_is_told_in_german() {
    let strict = [("drop_timing", "first")];
    for (options, start) in [
        (&strict[..], "Vor der ersten Karte des Kampfes"),
        (&[], "Du kannst fliehen"),
    ] {
        let table = Table::new("tomb4k", options, &Tables::new(), Dealer::nobody()).unwrap();
        let entries = table.in_language(german()).glossary();
        let monster = entries.iter().find(|entry| entry.id == "9S").unwrap();
        let flight = &monster.text.last().unwrap().text;
        assert!(flight.starts_with(start), "{flight}");
    }
}

/// Writes a scene in lines, as a player reads it.
fn drawn(scene: &Scene, text: &mut String) {
    writeln!(text, "# {}", scene.now).unwrap();
    for zone in &scene.zones {
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
    writeln!(text, "{}", scene.ask).unwrap();
    for choice in &scene.choices {
        let (group, label, verb) = (&choice.group, &choice.label, &choice.verb);
        writeln!(text, "    {group}: {label} ({verb})").unwrap();
    }
    writeln!(text).unwrap();
}

/// A crossroads on the way in, a fight on the way out, the end, and the glossary.
#[test]
fn german_scenes() {
    let mut text = String::new();
    let mut table = table(Dealer::nobody(), german());
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
    insta::with_settings!({
        snapshot_path => "translation",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!("german_scenes", text);
    });
}
