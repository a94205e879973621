//! The client of the chapter "A client in the terminal": keys from a script, and a screen in memory.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../examples/client.rs"]
#[allow(
    dead_code,
    unreachable_pub,
    reason = "a program, whose `main` is not run here"
)]
mod program;

use program::Client;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode::{self, Char, Down, Enter, Up};

/// Presses keys one by one, and returns the final screen.
fn press(client: &mut Client, keys: &[KeyCode]) -> String {
    let mut terminal = Terminal::new(TestBackend::new(160, 50)).unwrap();
    terminal.draw(|frame| client.draw(frame)).unwrap();
    for key in keys {
        assert!(client.key(*key), "{key:?} leaves");
        terminal.draw(|frame| client.draw(frame)).unwrap();
    }
    terminal.backend().to_string()
}

#[test]
fn every_game_is_played_to_its_end_with_one_key() {
    for game in solo_table::games() {
        let mut client = Client::new(game.name, 42).unwrap();
        let screen = press(&mut client, &[]);
        assert!(screen.contains(game.facts.title), "{screen}");
        let mut screens = (0..50).map(|_| {
            (0..100).for_each(|_| assert!(client.key(Enter)));
            press(&mut client, &[])
        });
        let end = screens.find(|screen| screen.contains("The game is over"));
        let screen = end.unwrap();
        assert_eq!(press(&mut client, &[Enter, Char('h')]), screen);
    }
}

#[test]
fn the_cursor_says_what_is_chosen() {
    let mut client = Client::new("tomb4k", 42).unwrap();
    let screen = press(&mut client, &[]);
    assert!(screen.contains("Delve one turn deeper"), "{screen}");
    // There are two choices: down and up returns to the first, and down does nothing at the last.
    let deeper = press(&mut client, &[Down, Up, Enter]);
    assert!(deeper.contains("Turn 2 begins"), "{deeper}");

    let mut client = Client::new("tomb4k", 42).unwrap();
    let back = press(&mut client, &[Down, Down, Enter]);
    assert!(back.contains("The game is over"), "{back}");
}

#[test]
fn a_refusal_is_shown_and_changes_nothing() {
    let mut client = Client::new("tomb4k", 42).unwrap();
    press(&mut client, &[Enter]);
    let before = press(&mut client, &[]);
    let refused = press(&mut client, &[Char('u')]);
    assert_ne!(refused, before);
    // The left half is the table.
    let table = |screen: &str| -> Vec<String> {
        let left = |line: &str| line.chars().take(80).collect();
        screen.lines().map(left).collect()
    };
    assert_eq!(table(&refused), table(&before));
}

#[test]
fn story_rules_and_reasons_are_read_aloud() {
    let mut client = Client::new("votk", 42).unwrap();
    for (key, text) in [
        ('s', "Your turn 1 begins."),
        ('r', "You take the first turn."),
        ('w', "you cannot buy from middle"),
    ] {
        let screen = press(&mut client, &[Char(key)]);
        assert!(screen.contains(text), "{key}: {screen}");
    }
}

#[test]
fn a_hint_moves_the_cursor_and_other_keys_do_nothing() {
    let mut client = Client::new("tomb4k", 42).unwrap();
    let before = press(&mut client, &[]);
    assert_eq!(press(&mut client, &[Char('x'), Char('h')]), before);
    let hinted = press(&mut client, &[Char('h'), Enter]);
    assert_ne!(hinted, before);
    assert!(!client.key(Char('q')));
}
