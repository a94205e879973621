//! The program in a pseudo-terminal: every game to its end by keys, and every command.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

mod faults;
mod pty;

use std::thread;
use std::time::Duration;

use solo_table::{GameInfo, games};

use crate::pty::{DOWN, ENTER, ESCAPE, READY, RIGHT, Terminal, UP, folder};

#[test]
fn every_game_is_played_to_its_end_by_keys() {
    // Most of the time is spent waiting.
    thread::scope(|scope| {
        for game in games() {
            scope.spawn(move || play_to_the_end(game));
        }
    });
}

fn play_to_the_end(game: &GameInfo) {
    let saves = folder(&format!("end-{}", game.name));
    let mut terminal = Terminal::start(game.name, &saves, &[]);
    let mut presses = 0;
    // The file of a game that is over has another ending.
    while solo_play::saves::Saves::new(&saves).finished().is_empty() {
        // A game of first choices alone could take very long. Whoever types fast does not wait for the screen.
        let keys = [UP, DOWN, DOWN].map(|away| format!("{away}{ENTER}"));
        // But whoever types far ahead of a busy machine fills the line, and then waits for a program that waits, too.
        terminal.send(&keys.concat().repeat(3));
        terminal.read_until_quiet(Duration::from_millis(150));
        let text = terminal.text();
        assert!(
            terminal.child.try_wait().unwrap().is_none(),
            "{}:\n{text}",
            game.name
        );
        presses += 1;
        assert!(presses < 1500, "{}:\n{}", game.name, terminal.text());
    }
    terminal.child.kill().unwrap();
}

#[test]
fn every_command_works_in_every_game() {
    thread::scope(|scope| {
        for game in games() {
            scope.spawn(move || try_every_command(game));
        }
    });
}

fn try_every_command(game: &GameInfo) {
    let saves = folder(&format!("keys-{}", game.name));
    let mut terminal = Terminal::start(game.name, &saves, &[]);
    let start = terminal.still();
    let title = start.lines().next().unwrap().to_owned();

    let help = terminal.expect("?", "PgUp PgDn scroll");
    assert!(help.contains("Where you are"), "{help}");
    // Esc closes the help.
    terminal.expect_again(ESCAPE, &start);

    let wrong = terminal.expect(&format!("#99{ENTER}"), "no choice 99");
    assert!(wrong.starts_with(&title), "wrong input does not scroll");
    assert_eq!(wrong.matches(&title).count(), 1, "the table is there once");

    terminal.expect(":h", "Hint:");
    let hinted = terminal.still();
    terminal.press(&format!("#1{ENTER}"));
    terminal.wait_until("choice 1", |screen| screen != hinted);
    let after = terminal.still();
    assert_ne!(after, start, "choice 1 is taken");
    let back = terminal.press(":U");
    assert!(!back.is_empty());
    terminal.expect_again(":r", &after);

    terminal.expect(":s", "saved as");
    terminal.expect(":l", "Saved games");
    terminal.expect(ENTER, "loaded");
    terminal.expect(":p", "number goes there");
    terminal.expect(ESCAPE, READY);
    terminal.expect("/", "Find a card");
    terminal.expect(ESCAPE, READY);
    let plain = terminal.still();
    terminal.press(":g");
    terminal.wait_until("notations", |screen| screen != plain);
    // And hidden.
    terminal.expect_again(":g", &plain);
    terminal.press(RIGHT);
    terminal.press(&format!(":o{ESCAPE}:o"));
    terminal.wait_for(READY);
    terminal.leave();
}

#[test]
fn cards_are_reported_in_short() {
    let saves = folder("companion");
    let mut terminal = Terminal::start("tomb4k", &saves, &["--companion"]);
    terminal.expect(&format!("9s{ENTER}"), "You turn up the 9 of Spades");
    terminal.expect(&format!("queen c{ENTER}"), "You turn up the Queen of Clubs");
    terminal.expect(":u", "Monster 9");
    terminal.press(":q");
    assert!(terminal.child.wait().unwrap().success());
}

#[test]
fn the_program_stops_and_comes_back() {
    let mut terminal = Terminal::start("votk", &folder("stop"), &[]);
    let shown = terminal.still();
    terminal.press("\u{1a}");
    for _ in 0..100 {
        if terminal.is_stopped() {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    assert!(terminal.is_stopped() && terminal.is_given_back());
    terminal.signal("-CONT");
    terminal.wait_until("the same screen", |screen| screen == shown);
    assert!(!terminal.is_given_back());
    terminal.leave();
}

#[test]
fn pasted_text_is_no_key() {
    let saves = folder("paste");
    let mut terminal = Terminal::start("votk", &saves, &[]);
    terminal.expect("\u{1b}[200~:q\r#1\r\u{1b}[201~", "> :q_");
    assert!(terminal.child.try_wait().unwrap().is_none());
    assert!(
        solo_play::saves::Saves::new(&saves).list().is_empty(),
        "nothing was taken"
    );
    terminal.press(ESCAPE);
    terminal.leave();
}

/// Without colours the cursor is seen, and a terminal that can do nothing has lines of text.
#[test]
fn signs_are_those_of_the_terminal() {
    let mut bare = Terminal::open(
        "votk",
        &folder("bare"),
        &[],
        &[("NO_COLOR", "1"), ("LC_ALL", "C")],
    );
    bare.wait_for("Enter closes");
    bare.press(ESCAPE);
    let shown = bare.still();
    assert!(shown.is_ascii(), "{shown}");
    let screen = bare.screen.screen();
    let cells = (0..30).flat_map(|row| (0..100).map(move |column| (row, column)));
    let cells: Vec<_> = cells
        .filter_map(|(row, column)| screen.cell(row, column))
        .collect();
    assert!(
        cells.iter().any(|cell| cell.inverse()),
        "the cursor is seen"
    );
    assert!(cells.iter().any(|cell| cell.bold()));
    let plain = vt100::Color::Default;
    assert!(
        cells
            .iter()
            .all(|cell| cell.fgcolor() == plain && cell.bgcolor() == plain)
    );
    bare.leave();
    let mut dumb = Terminal::open("votk", &folder("dumb"), &[], &[("TERM", "dumb")]);
    dumb.wait_for("What do you do with your hand cards");
    assert!(!dumb.screen.screen().alternate_screen());
    dumb.child.kill().unwrap();
}

/// The terminal says what becomes of a game that is left, in lines of text, too.
#[test]
fn leaving_says_what_becomes_of_the_game() {
    let mut screen = Terminal::start("votk", &folder("farewell"), &[]);
    screen.press(&format!("#1{ENTER}"));
    screen.wait_for(READY);
    screen.press(":q");
    screen.wait_for("is kept as votk-1; the next start offers to go on");
    assert!(screen.is_given_back());
    let mut dumb = Terminal::open("votk", &folder("farewell-dumb"), &[], &[("TERM", "dumb")]);
    dumb.wait_for("What do you do with your hand cards");
    dumb.press(":q\r");
    dumb.wait_for("no step was taken, and nothing is kept");
    assert!(dumb.ends());
}
