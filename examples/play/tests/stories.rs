//! Texts beside the table: the story, help, reasons, hints.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;
use std::thread;
use std::time::Duration;

use crossterm::event::KeyCode;
use ratatui_core::style::Modifier;
use solo_table::{Due, Player};

use crate::desk::{app, enter, picture, press, screen, table, text, typed};

/// Between two looks at a hint that another thread works on.
const PAUSE: Duration = Duration::from_millis(2);

#[test]
fn the_story_since_the_last_choice_stands_apart() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (160, 50));
    enter(&mut app, "stop playing");
    for _ in 0..3 {
        let shown = screen(&mut app, (160, 50));
        if shown.contains("The Bot, turn") {
            break;
        }
        press(&mut app, KeyCode::Enter);
    }
    let buffer = picture(&mut app, (160, 50));
    let shown = text(&buffer);
    let new = shown
        .split_once("Since your last choice")
        .map_or("", |(_, new)| new);
    assert!(new.contains("The Bot") && new.contains("rolls"), "{shown}");
    let marked = buffer
        .content
        .iter()
        .filter(|cell| cell.modifier.contains(Modifier::UNDERLINED));
    assert!(marked.count() > 3, "touched items are underlined\n{shown}");
    press(&mut app, KeyCode::PageUp);
    let scrolled = screen(&mut app, (160, 50));
    assert_ne!(scrolled, shown);
    assert!(scrolled.contains('▼'), "{scrolled}");
}

/// However long a turn of the opponent was told, it is seen from its beginning.
#[test]
fn what_the_opponent_has_rolled_is_seen() {
    let mut app = app(table("votk", 1, 0));
    let mut turns = 0;
    while let Some(choice) = app.table().advice(Player::Sensible, 1) {
        let before = app.table().steps();
        picture(&mut app, (80, 24));
        enter(&mut app, &choice.notation);
        assert!(app.table().steps() > before, "{}", choice.notation);
        let told = app.table().narration_from(before + 1).join(" ");
        if told.contains("The Bot rolls") && app.table().due() == Due::Decision {
            let shown = screen(&mut app, (80, 24));
            assert!(shown.contains("rolls"), "{told}\n{shown}");
            turns += 1;
        }
        if turns == 6 {
            return;
        }
    }
    panic!("only {turns} turns");
}

#[test]
fn help_begins_with_the_card_and_explains_signs() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (80, 24));
    press(&mut app, KeyCode::Tab);
    typed(&mut app, "?");
    let shown = screen(&mut app, (80, 24));
    let page = shown
        .split_once("Where you are")
        .map_or("", |(_, page)| page);
    let card = page.lines().nth(1).unwrap_or_default();
    assert!(card.contains("Shabti, Starter"), "{shown}");
    press(&mut app, KeyCode::PageDown);
    let next = screen(&mut app, (80, 24));
    assert!(
        next.contains("★") && next.contains("not the printed one"),
        "{next}"
    );
}

#[test]
fn help_explains_the_panel_that_one_is_in() {
    let mut app = app(table("votk", 1, 0));
    let mut helps = Vec::new();
    for panel in ["list of choices", "on the table", "in the story"] {
        picture(&mut app, (100, 30));
        typed(&mut app, "?");
        let shown = screen(&mut app, (100, 30));
        assert!(shown.contains(panel), "{shown}");
        helps.push(shown);
        press(&mut app, KeyCode::Esc);
        press(&mut app, KeyCode::Tab);
    }
}

#[test]
fn typed_words_are_explained_by_the_game() {
    let mut app = app(table("votk", 1, 0));
    picture(&mut app, (100, 30));
    enter(&mut app, "buy ml");
    let shown = screen(&mut app, (100, 30));
    assert!(shown.contains("you cannot buy from"), "{shown}");
    assert!(
        !shown.contains("VK-4"),
        "no clause unless it is asked for\n{shown}"
    );
    // The clause is one key away.
    typed(&mut app, ":b");
    let rules = screen(&mut app, (100, 30));
    assert!(rules.contains("VK-4.1"), "{rules}");
    typed(&mut app, "/boneyard");
    let found = screen(&mut app, (100, 30));
    assert!(found.contains("boneyard"), "{found}");
}

#[test]
fn an_enter_behind_a_command_takes_no_choice() {
    let mut app = app(table("votk", 7, 4));
    picture(&mut app, (100, 30));
    typed(&mut app, ":u");
    let undone = app.table().steps();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table().steps(), undone);
    let shown = screen(&mut app, (100, 30));
    assert!(shown.contains("a command needs no Enter"), "{shown}");
    press(&mut app, KeyCode::Enter);
    assert!(app.table().steps() > undone, "the second one takes");
}

#[test]
fn a_hint_moves_the_cursor_once_and_an_enter_before_takes_nothing() {
    // Another choice is the best after more deals.
    let mut app = app(table("votk", 7, 8));
    picture(&mut app, (100, 30));
    typed(&mut app, ":h");
    let before = app.table().steps();
    press(&mut app, KeyCode::Enter);
    assert_eq!(app.table().steps(), before);
    let shown = screen(&mut app, (100, 30));
    assert!(shown.contains("the hint comes in a moment"), "{shown}");
    let (mut advised, mut cursors) = (BTreeSet::new(), BTreeSet::new());
    while app.is_thinking() {
        thread::sleep(PAUSE);
        if app.tick() {
            let shown = screen(&mut app, (160, 50));
            let hint = shown.split("Hint: ").nth(1).unwrap();
            let words: Vec<&str> = hint.split(' ').take(2).collect();
            advised.insert(words.join(" "));
            cursors.insert(app.under_cursor().map(str::to_owned));
        }
    }
    assert!(advised.len() > 1, "no better hint came: {advised:?}");
    assert_eq!(cursors.len(), 1, "{cursors:?}");
    press(&mut app, KeyCode::Enter);
    assert!(app.table().steps() > before, "then it is taken");
}

#[test]
fn a_hint_speaks_of_points() {
    let mut app = app(table("tomb4k", 42, 0));
    picture(&mut app, (100, 30));
    typed(&mut app, ":h");
    while app.is_thinking() {
        app.tick();
        thread::sleep(PAUSE);
    }
    let shown = screen(&mut app, (160, 50));
    assert!(
        shown.contains("Hint: Delve one turn deeper") && shown.contains("points on average»"),
        "{shown}"
    );
    assert!(!shown.contains("0 %"), "{shown}");
}
