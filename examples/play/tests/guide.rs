//! The first game with its guide, in the menu and in lines of text.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;

use crossterm::event::KeyCode;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_play::settings::{Wish, read};
use solo_table::{Dealer, Due, Games, Player, Table, Tables, games};

use crate::desk::{Menu, folder, solid};

/// Each sentence of a lesson is read before the choice for which it matters, and none comes where nothing is new.
#[test]
fn the_first_game_is_guided() {
    for game in games() {
        let saves = folder(&format!("guide-{}", game.name));
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
            let mut whole = shown.clone();
            for _ in 0..6 {
                whole.push_str(&menu.press(KeyCode::PageDown));
            }
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
            let choice = table.advice(Player::Sensible, 1).unwrap();
            menu.typed(&choice.notation);
            shown = menu.press(KeyCode::Enter);
        }
        assert!(explained > 10, "{}: {explained}", game.name);
        println!(
            "{}: {explained} sentences, {silent} choices without",
            game.name
        );
        std::fs::remove_dir_all(&saves).unwrap();
    }
}

/// Items of a lesson are named in it and underlined below it; it can be read again.
#[test]
fn the_guide_points_and_repeats() {
    let saves = folder("guide-points");
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

fn lines(typed: &str, guided: bool) -> String {
    let table = Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(42)).unwrap();
    let mut output = Vec::new();
    let saves = Saves::new(PathBuf::from("nowhere"));
    let mut plain = Plain::new(table, Tables::new(), saves, typed.as_bytes(), &mut output);
    if guided {
        plain = plain.guided();
    }
    plain.play().unwrap();
    drop(plain);
    String::from_utf8(output).unwrap()
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
