//! A noun behind the number 1 has no plural, in templates and in what is said.

use solo_core::GameData;
use solo_table::testkit::{embedded, texts, texts_of_rules};
use solo_table::{Dealer, Table, Tables, ZoneLayout};

use super::few_positions;

/// Plurals that stand behind numbers.
const PLURALS: &[&str] = &[
    "Inventions",
    "Parts",
    "actions",
    "activations",
    "artifacts",
    "banners",
    "cards",
    "citizens",
    "copies",
    "cubes",
    "deals",
    "deniers",
    "dice",
    "experiments",
    "formulas",
    "games",
    "kinds",
    "levels",
    "machines",
    "markers",
    "masterpieces",
    "points",
    "rolls",
    "rounds",
    "spaces",
    "steps",
    "stones",
    "symbols",
    "times",
    "tokens",
    "torches",
    "tradesmen",
    "turns",
    "uses",
];

/// Fields that are words, so that no number stands before the noun.
const WORDS: &[&str] = &["colour", "to", "set"];

/// Templates whose number is never 1, each with the reason.
const NEVER_ONE: &[(&str, &str)] = &[
    ("SupplyTooSmall", "more than the supply, which is not empty"),
    ("TooFewToMove", "several cards"),
    ("SetTooSmall", "several cards"),
    ("end.rounds", "3 to 6 rounds"),
    ("turn.rolls", "no rolls or more than two"),
    ("begin.rolls", "no rolls or two and more"),
    ("score.masterpiece", "none, two or three"),
    ("set.squares", "a list of numbers"),
    ("tomb.kinds", "each set has several kinds"),
];

/// Returns the field of a template that has a plural behind it for the number 1, too.
fn unbent(template: &str) -> Option<&str> {
    let fields = template
        .split('{')
        .skip(1)
        .filter_map(|part| part.split_once('}'));
    let fields =
        fields.filter(|(name, _)| name.chars().all(|it| it.is_ascii_lowercase() || it == '_'));
    let mut unbent = fields.filter(|(name, rest)| {
        let bends = [format!("{{{name}#1="), format!("{{{name}#0=")];
        let mut words = rest.split(|letter: char| !letter.is_alphanumeric());
        let is_behind = rest.starts_with(' ')
            && words
                .by_ref()
                .skip(1)
                .take(2)
                .any(|word| PLURALS.contains(&word));
        is_behind
            && !WORDS.contains(name)
            && !bends.iter().any(|bend| template.contains(bend.as_str()))
    });
    unbent.next().map(|(name, _)| name)
}

/// Returns whether a text says a plural behind the number 1.
fn says_one_of_many(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words
        .iter()
        .zip(words.iter().skip(1))
        .any(|(number, noun)| {
            let noun = noun.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            number.trim_start_matches('(') == "1" && PLURALS.contains(&noun)
        })
}

fn check<G: GameData>(met: &mut Vec<&'static str>) {
    let game: G = embedded();
    game.texts(&mut |owner, key, english| {
        let (key, english) = (key.to_string(), english.to_string());
        let Some(field) = unbent(&english) else {
            return;
        };
        let known = NEVER_ONE.iter().find(|(name, _)| *name == key);
        assert!(
            known.is_some(),
            "{owner}.{key}: {{{field}}} may be 1: {english}"
        );
        met.extend(known.map(|(name, _)| *name));
    });
}

#[test]
fn templates_have_a_form_for_one() {
    let mut met = Vec::new();
    check::<kings_challenge::KingsChallenge>(&mut met);
    check::<scrapyard::Scrapyard>(&mut met);
    check::<tomb4k::Tomb>(&mut met);
    check::<trismegistus_bot::Botmegistus>(&mut met);
    check::<votk::Valley>(&mut met);
    let idle: Vec<_> = NEVER_ONE
        .iter()
        .filter(|(name, _)| !met.contains(name))
        .collect();
    assert!(idle.is_empty(), "{idle:?}");
    assert_eq!(unbent("It costs {cost} deniers."), Some("cost"));
    assert_eq!(unbent("{n} unbuilt machines"), Some("n"));
    assert_eq!(unbent("It costs {cost} {cost#1=denier|deniers}."), None);
}

#[test]
fn one_thing_is_said_as_one() {
    assert!(says_one_of_many("it takes (1 dice)") && says_one_of_many("1 deniers, and"));
    assert!(!says_one_of_many("11 deniers") && !says_one_of_many("1 denier"));
    for game in solo_table::games() {
        let mut ones = 0_u32;
        few_positions(game.name, |table| {
            for text in texts(table) {
                assert!(!says_one_of_many(&text), "{}: {text}", game.name);
            }
            let scene = table.scene();
            let counts = scene
                .zones
                .iter()
                .filter(|zone| zone.look == ZoneLayout::Counts);
            for item in counts.flat_map(|zone| &zone.items) {
                let value = item.badges.first().map_or("", |badge| badge.value.as_str());
                ones = ones.wrapping_add(u32::from(value == "1"));
                let said = format!("{value} {}", item.name);
                assert!(!says_one_of_many(&said), "{}: {said}", game.name);
            }
        });
        let table = Table::new(game.name, &[], &Tables::new(), Dealer::nobody()).unwrap();
        for text in texts_of_rules(&table) {
            assert!(!says_one_of_many(&text), "{}: {text}", game.name);
        }
        assert!(ones > 0 || game.name == "trismegistus-bot", "{}", game.name);
    }
}
