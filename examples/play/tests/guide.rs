//! The first game with its guide, in the menu and in lines of text.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use crossterm::event::KeyCode;
use solo_play::settings::{Wish, read};
use solo_table::{Dealer, Due, Games, Player, Table, Tables, games};

use crate::desk::{self, Menu, folder, solid, table};

/// Each sentence of a lesson is read before the choice for which it matters, and none comes where nothing is new.
#[test]
fn the_first_game_is_guided() {
    for game in games() {
        let saves = folder();
        let mut menu = Menu::new(&saves);
        menu.choose(game.facts.title);
        let mut shown = menu.choose("First game, with a guide");
        let (mut explained, mut silent) = (0, 0);
        for _ in 0..game.first_game.decisions {
            let table = menu.shell.app().unwrap().table().clone();
            assert_eq!(table.dealer().seed(), Some(game.first_game.seed));
            if table.due() == Due::Nothing {
                break;
            }
            let lesson = table.lesson(table.steps());
            assert_eq!(shown.contains("The guide:"), !lesson.is_empty(), "{shown}");
            let whole = menu.pages();
            let names_gap = whole.contains("· The pyramid: empty") || whole.contains(", empty");
            assert!(!names_gap, "an empty place is not a card\n{whole}");
            for said in lesson.iter().flat_map(|part| &part.text) {
                let begin = said.text.split(' ').take(3).collect::<Vec<_>>().join(" ");
                assert!(solid(&whole).contains(&solid(&begin)), "{begin}\n{whole}");
                explained += 1;
            }
            if lesson.is_empty() {
                silent += 1;
            } else {
                menu.press(KeyCode::Enter);
            }
            shown = menu.advised();
        }
        assert!(explained > 10, "{}: {explained}", game.name);
        println!(
            "{}: {explained} sentences, {silent} choices without",
            game.name
        );
    }
}

/// Items of a lesson are named in it and underlined below it; it can be read again.
#[test]
fn the_guide_points_and_repeats() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.size = (100, 40);
    menu.choose("Tomb of Four Kings");
    let first = menu.choose("First game");
    assert!(
        first.contains("Underlined on the table, and spoken of here:"),
        "{first}"
    );
    assert!(first.contains("The dungeon: deeper, back"), "{first}");
    assert!(
        first.contains("You turn back towards") || first.contains("Come out of the tomb alive"),
        "{first}"
    );
    let table = menu.press(KeyCode::Enter);
    assert!(!table.contains("The guide:"), "{table}");
    let again = menu.typed(":e");
    assert_eq!(again, first);
    menu.press(KeyCode::Esc);
    // Another deal has no guide.
    menu.typed(":m");
    menu.choose("The next deal");
    let silent = menu.press(KeyCode::Enter);
    assert!(!silent.contains("The guide:"), "{silent}");
    let called = menu.typed(":e");
    assert!(
        called.contains("The guide:") || called.contains("nothing is new here"),
        "{called}"
    );
}

/// All that was explained can be read again at any time, the newest first.
#[test]
fn the_guide_shows_all_that_it_has_said() {
    for game in games() {
        let saves = folder();
        let mut menu = Menu::new(&saves);
        menu.choose(game.facts.title);
        menu.choose("First game, with a guide");
        let mut said: Vec<String> = Vec::new();
        for _ in 0..12 {
            let table = menu.shell.app().unwrap().table().clone();
            let lesson = table.lesson(table.steps());
            let Some(choice) = table.advice(Player::Sensible, 1) else {
                break;
            };
            let texts = lesson.iter().flat_map(|part| &part.text);
            said.extend(texts.map(|said| said.text.clone()));
            if !lesson.is_empty() {
                menu.press(KeyCode::Enter);
            }
            menu.enter(&choice.notation);
        }
        if menu.text().contains("The guide:") {
            menu.press(KeyCode::Esc);
        }
        menu.size = (100, 40);
        menu.typed(":e");
        let whole = menu.pages();
        assert!(whole.contains("The guide:"), "{whole}");
        let letters = solid(&whole);
        for text in &said {
            let begin = text.split(' ').take(3).collect::<Vec<_>>().join(" ");
            assert!(letters.contains(&solid(&begin)), "{begin}\n{whole}");
        }
        assert!(said.len() > 8, "{}: {}", game.name, said.len());
        assert!(!whole.contains("│ Choose  "), "{whole}");
    }
}

/// A guided first game of the valley says how sets score, when the game ends, what follows a turn, and that cards which
/// pay cannot be entombed.
#[test]
fn the_first_game_of_the_valley_says_what_decides_it() {
    let game = games().iter().find(|game| game.name == "votk").unwrap();
    let chance = Dealer::seeded(game.first_game.seed);
    let mut table = Table::new("votk", &[], &Tables::new(), chance).unwrap();
    let mut said = Vec::new();
    for _ in 0..game.first_game.decisions {
        let labels: Vec<String> = table.choices().into_iter().map(|it| it.label).collect();
        for part in table.lesson(table.steps()) {
            said.extend(
                part.text
                    .into_iter()
                    .map(|said| (said.text, labels.clone())),
            );
        }
        let choice = table.advice(Player::Sensible, 1).unwrap();
        table.act_number(choice.number).unwrap();
    }
    for (text, verb) in [
        ("score the square of their number", "Entomb"),
        ("The game ends when the stock is empty", ""),
        ("five cards, or as many as you have", "Stop"),
        ("you sacrifice one of its cards", "Stop"),
        ("a die decides which card", "Stop"),
        ("none is left to entomb", "Buy"),
    ] {
        let found = said.iter().find(|(said, _)| said.contains(text));
        let (_, labels) = found.unwrap_or_else(|| panic!("{text}"));
        let fits = labels.iter().any(|label| label.starts_with(verb));
        assert!(fits, "{text}: {labels:?}");
    }
}

fn lines(typed: &str, guided: bool) -> String {
    desk::lines(
        table("tomb4k", 42, 0),
        Path::new("nowhere"),
        typed,
        |plain| {
            if guided { plain.guided() } else { plain }
        },
    )
}

/// A reaction is explained under the heading of the answers, not under that of a refusal.
#[test]
fn a_reaction_is_explained_under_its_heading() {
    let mut valley = table("votk", 0, 0);
    let mut explained = false;
    while let Some(choice) = valley.advice(Player::Random, 1) {
        for part in valley.lesson(valley.steps()) {
            let mut text = part.text.iter();
            if text.any(|said| {
                said.text
                    .contains("You may react when the Bot gains a card")
            }) {
                assert_eq!(part.title, "React");
                explained = true;
            }
        }
        for choice in valley.choices() {
            assert_ne!(choice.group, "Pass", "{}", choice.label);
        }
        valley.act_number(choice.number).unwrap();
    }
    assert!(explained);
}

/// The table speaks of a sacrifice in words that need no lesson, and says why the first hand is small.
#[test]
fn the_first_turn_of_the_valley_explains_itself() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    let shown = menu.begin("Valley of the Kings");
    for said in [
        "Turn 1: your first hand has 4 cards",
        "pyramid at the end: still loses a card",
    ] {
        assert!(shown.contains(said), "{said}\n{shown}");
    }
    let later = table("votk", 7, 4).scene();
    assert_eq!(later.now, "Turn 2: you play cards");
}

#[test]
fn lines_of_text_have_the_guide_too() {
    let sentence = "Come out of the tomb alive";
    assert!(!lines("delve\n", false).contains(sentence));
    let guided = lines("delve\n", true);
    assert_eq!(guided.matches(sentence).count(), 1, "{guided}");
    let (before, ask) = (guided.find(sentence), guided.find("Deeper, or back"));
    assert!(before < ask, "the guide speaks before the question");
    let asked = lines("lesson\ndelve\n", false);
    assert!(asked.contains(sentence), "{asked}");
    let games = Games::embedded();
    let read = read(&games, ["votk", "--lesson"].map(Into::into)).unwrap();
    let Wish::Play(settings) = read else {
        panic!("a game is named")
    };
    let first = games.get("votk").unwrap().first_game.seed;
    assert_eq!((settings.lesson, settings.seed), (true, Some(first)));
}
