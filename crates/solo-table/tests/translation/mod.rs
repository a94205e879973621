//! Tables in another language: no text for people stays behind, and German games are shown in full.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod drawn;

use std::collections::{BTreeMap, BTreeSet};

use solo_core::{Game, TextVisitor, below, missing_texts, rand_pcg::Pcg32};
use solo_table::{Dealer, Due, Entry, Item, Phrase, RulePart, Scene, Table, Tables, Visibility};

type Texts = BTreeMap<String, BTreeMap<String, String>>;

/// A game with its German translation, and how many games of it the tests play.
#[derive(Clone, Copy)]
struct Translated {
    name: &'static str,
    german: &'static str,
    texts: fn(&mut TextVisitor<'_>),
    games: u64,
}

const GAMES: &[Translated] = &[
    #[cfg(feature = "tomb4k")]
    Translated {
        name: "tomb4k",
        german: tomb4k::GERMAN,
        texts: |visit| tomb4k::Tomb::default().texts(visit),
        games: 8,
    },
    #[cfg(feature = "votk")]
    Translated {
        name: "votk",
        german: votk::GERMAN,
        texts: |visit| votk::Valley::default().texts(visit),
        games: 5,
    },
];

impl Translated {
    fn german(self) -> Texts {
        serde_json::from_str(self.german).unwrap()
    }

    /// Returns the English texts of the game, each changed.
    fn english(self, change: impl Fn(&str) -> String) -> Texts {
        let mut texts = Texts::new();
        self.visit(&mut |owner, key, english| {
            let owner = texts.entry(owner.to_string()).or_default();
            owner.insert(key.to_string(), change(&english.to_string()));
        });
        texts
    }

    /// Visits every text that a translation needs: those of the game, and the phrases of tables.
    fn visit(self, visit: &mut TextVisitor<'_>) {
        (self.texts)(visit);
        Phrase::texts(visit);
    }

    /// Every text of the game between marks, so that what bypasses a translation is seen.
    fn marked(self) -> Texts {
        self.english(|english| format!("<{english}>"))
    }

    fn table(self, dealer: Dealer, language: Texts) -> Table {
        let table = Table::new(self.name, &[], &Tables::new(), dealer).unwrap();
        table.in_language(language)
    }

    /// Plays a random game and looks at every position.
    fn walk(self, seed: u64, language: &Texts, mut look: impl FnMut(&Table)) -> Table {
        let dealer = if seed.is_multiple_of(2) {
            Dealer::seeded(seed)
        } else {
            Dealer::nobody()
        };
        let (mut table, mut random) = (self.table(dealer, language.clone()), Pcg32::new(seed, 7));
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
}

fn of_item(item: &Item, texts: &mut Vec<String>) {
    texts.extend([&item.name, &item.short, &item.place, &item.mark].map(String::clone));
    texts.extend(item.notes.iter().cloned());
    for badge in &item.badges {
        texts.extend([badge.name.clone(), badge.value.clone()]);
    }
    texts.extend(item.holds.iter().map(|held| held.name.clone()));
}

fn of_scene(scene: &Scene) -> Vec<String> {
    // A key that does not exist is an empty text.
    let mut items = scene.zones.iter().flat_map(|zone| &zone.items);
    assert!(items.all(|item| !item.name.is_empty()), "{scene:?}");
    assert!(!scene.now.is_empty() && !scene.ask.is_empty(), "{scene:?}");
    let mut texts = vec![scene.now.clone(), scene.ask.clone()];
    for zone in &scene.zones {
        texts.extend([zone.title.clone(), zone.note.clone()]);
        texts.extend(zone.columns.iter().cloned());
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

/// Lists what a table answers at this position: scenes, a lesson, a story, and about each of its items.
fn of_position(table: &Table) -> Vec<String> {
    let mut texts = Vec::new();
    let scenes = [Visibility::Table, Visibility::Memory];
    let scenes = scenes.map(|visibility| table.scene_at(table.steps(), visibility).unwrap());
    scenes
        .iter()
        .for_each(|scene| texts.extend(of_scene(scene)));
    for part in table.lesson(table.steps()) {
        // The goal stands under the title of the published game.
        let title = part.title != table.facts().title;
        texts.extend(title.then_some(part.title));
        texts.extend(part.text.into_iter().map(|said| said.text));
    }
    for part in table.story(2) {
        texts.push(part.name);
        texts.extend(part.sentences.into_iter().map(|sentence| sentence.text));
    }
    for id in scenes[0].ids() {
        let answer = table.ask(id);
        texts.push(answer.note);
        for why in answer.refusals {
            texts.extend([why.label, why.error.message]);
        }
    }
    texts
}

/// Lists the sentences about a finished game, beside its last position.
fn of_end(table: &Table) -> Vec<String> {
    let summary = table.summary().unwrap();
    let mut texts = vec![summary.result];
    for line in summary.sheet {
        texts.push(line.text);
    }
    for moment in summary.moments {
        texts.extend([moment.name, moment.text]);
    }
    texts.extend(table.narration_from(0));
    texts.extend(table.events_from(0).into_iter().map(|told| told.sentence));
    texts
}

/// Lists what is the same in every position.
fn of_table(table: &Table) -> Vec<String> {
    let mut texts: Vec<String> = table.glossary().iter().flat_map(of_entry).collect();
    for part in RulePart::ALL {
        texts.extend(table.rules(*part).into_iter().map(|said| said.text));
    }
    texts
}

/// German has a case and a number for each word beside a number: the phrases of hints, and the question for a card of a
/// set, whose noun has a gender.
#[cfg(feature = "votk")]
#[test]
fn german_words_agree_with_number_case_and_gender() {
    use solo_core::{Speech, fields};
    use votk::{Group, Valley};

    let game = Valley::default();
    let german: Texts = serde_json::from_str(votk::GERMAN).unwrap();
    let said = |owner: &str, key: &str, fields: &dyn solo_core::NamedFields<Valley>| {
        let text = german.get(owner).and_then(|texts| texts.get(key)).unwrap();
        let mut out = String::new();
        let speech = Speech::translated(&game, &german);
        speech.fill(owner, key, text, fields, &mut out).unwrap();
        out
    };
    let phrase = |key: &str, low: u32, high: u32| {
        let range = low.abs_diff(high);
        said("Phrase", key, &fields![low, high, range])
    };
    assert_eq!(phrase("hint_ahead", 1, 1), "1 Punkt Vorsprung");
    assert_eq!(phrase("hint_ahead", 0, 1), "0 bis 1 Punkt Vorsprung");
    assert_eq!(phrase("hint_ahead", 3, 5), "3 bis 5 Punkte Vorsprung");
    assert_eq!(phrase("hint_behind", 1, 1), "1 Punkt Rückstand");
    assert_eq!(phrase("hint_behind", 7, 2), "7 bis 2 Punkte Rückstand");
    assert_eq!(
        phrase("hint_between", 1, 1),
        "zwischen 1 Punkt Rückstand und 1 Punkt Vorsprung"
    );
    assert_eq!(
        phrase("hint_between", 4, 6),
        "zwischen 4 Punkten Rückstand und 6 Punkten Vorsprung"
    );
    for (group, question) in [
        (Group::Starter, "Welche seiner billigsten Startkarten"),
        (Group::Sarcophagus, "Welchen seiner billigsten Sarkophage"),
        (Group::Jar, "Welche seiner billigsten Kanopen"),
        (Group::Amulet, "Welches seiner billigsten Amulette"),
        (Group::Book, "Welches seiner billigsten Bücher"),
        (Group::Statue, "Welche seiner billigsten Statuen"),
        (Group::Unique, "Welches seiner billigsten Einzelstücke"),
    ] {
        let text = said(
            "Scene",
            "choose.set",
            &fields![card = "X", group, left = 2_u8],
        );
        assert!(text.contains(question), "{text}");
    }
}

/// Fails on letters outside of the marks of [`Translated::marked`].
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

/// Looks at a position of each few; a question about every item is dear.
fn now_and_then(mut look: impl FnMut(&Table)) -> impl FnMut(&Table) {
    move |table| {
        if table.steps() % 23 == 0 || table.due() == Due::Nothing {
            look(table);
        }
    }
}

/// Returns the names of the fields of a template.
fn fields_of(template: &str) -> BTreeSet<&str> {
    let marked = template.split('{').skip(1);
    let names = marked.map(|rest| rest.split(['#', '}']).next().unwrap());
    names.collect()
}

#[test]
fn german_lacks_no_phrase_and_has_no_other() {
    for game in GAMES {
        let german = game.german();
        let mut missing = Vec::new();
        let miss = |owner: &str, key: &str, _: &str| {
            missing.push(format!("{owner}.{key}"));
        };
        missing_texts(&german, miss, |visit| game.visit(visit));
        assert!(missing.is_empty(), "{}: {missing:?}", game.name);
        let mine: BTreeSet<_> = german["Phrase"].keys().map(String::as_str).collect();
        assert_eq!(mine, Phrase::ALL.map(Phrase::key).into_iter().collect());
        for phrase in Phrase::ALL {
            let text = &german["Phrase"][phrase.key()];
            assert_eq!(fields_of(text), fields_of(phrase.english()), "{text}");
        }
    }
}

#[test]
fn every_text_of_a_table_is_among_those_for_translators() {
    for game in GAMES {
        let marked = game.marked();
        all_marked(of_table(&game.table(Dealer::nobody(), marked.clone())));
        #[cfg(feature = "players")]
        for hint in game.table(Dealer::seeded(1), marked.clone()).hint(8, 1) {
            all_marked([hint.text]);
        }
        for seed in 0..game.games {
            let look = now_and_then(|table| all_marked(of_position(table)));
            let mut table = game.walk(seed, &marked, look);
            all_marked(of_end(&table));
            all_marked([table.act("draw").unwrap_err().message]);
        }
    }
}

/// Returns the words of a text.
fn words(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let words = words.filter(|word| word.chars().count() > 1);
    words.map(str::to_lowercase)
}

#[test]
fn no_english_word_is_left_on_a_german_table() {
    for game in GAMES {
        let all = |texts: &Texts| -> BTreeSet<String> {
            let texts = texts.values().flat_map(BTreeMap::values);
            texts
                .flat_map(|text| words(text).collect::<Vec<_>>())
                .collect()
        };
        let german = game.german();
        let english = &all(&game.english(str::to_owned)) - &all(&german);
        assert!(english.contains("the") && english.len() > 200);
        let check = |texts: Vec<String>| {
            for text in texts {
                let left: Vec<_> = words(&text).filter(|word| english.contains(word)).collect();
                assert!(left.is_empty(), "{left:?} in {text:?}");
                assert!(
                    !text.contains(['{', '}', '|']) && !text.contains("  "),
                    "{text:?}"
                );
            }
        };
        check(of_table(&game.table(Dealer::nobody(), german.clone())));
        #[cfg(feature = "players")]
        for hint in game.table(Dealer::seeded(1), german.clone()).hint(8, 1) {
            check(vec![hint.text]);
        }
        for seed in 0..game.games {
            let look = now_and_then(|table| check(of_position(table)));
            check(of_end(&game.walk(seed, &german, look)));
        }
    }
}

#[test]
fn the_english_of_the_texts_is_what_a_table_says_without_a_translation() {
    for game in GAMES {
        let english = game.english(str::to_owned);
        for seed in 0..game.games / 4 + 1 {
            let look = now_and_then(|table| {
                let plain = Table::load(&table.save()).unwrap();
                assert_eq!(plain.scene(), table.scene());
                assert_eq!(plain.glossary(), table.glossary());
                assert_eq!(plain.story(2), table.story(2));
            });
            game.walk(seed, &english, look);
        }
    }
}

/// Both sides of a comparison have their noun.
#[cfg(all(feature = "players", feature = "tomb4k"))]
#[test]
fn a_german_hint_compares_a_choice_with_the_next_one() {
    let game = GAMES.iter().find(|game| game.name == "tomb4k").unwrap();
    let mut table = game.table(Dealer::seeded(42), game.german());
    while let [only] = table.choices().as_slice() {
        table.act_number(only.number).unwrap();
    }
    let best = table.hint(20, 1).swap_remove(0).text;
    let end = "; 11 Punkte besser als die nächste Wahl, bis auf 9";
    assert!(best.ends_with(end), "{best}");
}

#[cfg(feature = "tomb4k")]
#[test]
fn a_spent_skill_is_told_in_german() {
    let game = GAMES.iter().find(|game| game.name == "tomb4k").unwrap();
    let mut told = BTreeSet::new();
    for seed in 0..40 {
        game.walk(seed, &game.german(), |table| {
            let scene = table.scene();
            told.extend(scene.item("spent").map(|item| item.name.clone()));
        });
    }
    let said: Vec<&str> = told.iter().map(String::as_str).collect();
    assert_eq!(said, ["„Schlag ausweichen“ ist verbraucht"]);
}

#[test]
fn german_verbs_fit_their_items() {
    for game in GAMES {
        let german = game.german();
        for seed in 0..game.games / 2 {
            game.walk(seed, &german, |table| {
                for choice in table.choices() {
                    assert!(choice.verb.chars().count() <= 11, "{}", choice.verb);
                }
            });
        }
    }
}

#[test]
fn games_that_go_on_from_a_table_speak_its_language() {
    for (game, mine) in GAMES.iter().zip(["Das Grabmal", "Dein Grab"]) {
        let table = game.table(Dealer::seeded(7), game.german());
        let same = [
            table.clone(),
            table.begin_again(None, None).unwrap(),
            table.set_up_here(&table.view(), None, None).unwrap(),
            table.load_here(&table.save()).unwrap(),
        ];
        for table in same {
            let titles = table.scene().zones.into_iter().map(|zone| zone.title);
            assert!(titles.collect::<Vec<_>>().contains(&mine.to_owned()));
        }
    }
}

#[cfg(feature = "tomb4k")]
#[test]
fn early_flight_is_told_in_german() {
    let strict = [("drop_timing", "first")];
    for (options, start) in [
        (&strict[..], "Bis die erste Zahl"),
        (&[], "Vor jeder Karte des Kampfes"),
    ] {
        let table = Table::new("tomb4k", options, &Tables::new(), Dealer::nobody()).unwrap();
        let german: Texts = serde_json::from_str(tomb4k::GERMAN).unwrap();
        let entries = table.in_language(german).glossary();
        let monster = entries.iter().find(|entry| entry.id == "9S").unwrap();
        let flight = &monster.text.last().unwrap().text;
        assert!(flight.starts_with(start), "{flight}");
    }
}
