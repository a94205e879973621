//! The program in a pseudo-terminal: every game to its end by keys, and every command.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

mod disks;
mod faults;
mod pty;

use std::collections::VecDeque;

use solo_play::saves::Saves;
use solo_table::{Due, GameInfo, Player, Table, games};

use crate::desk::{folder, table};
use pty::{ENTER, ESCAPE, READY, RIGHT, Terminal};

/// The last decisions of a game by keys, and the game that is kept; screens in memory have the decisions before them.
#[test]
fn every_game_is_played_to_its_end_by_keys() {
    for game in games() {
        play_to_the_end(game);
    }
}

/// Returns a game some decisions before its end.
fn nearly_over(game: &str) -> Table {
    let mut table = table(game, 3, 0);
    let mut last = VecDeque::new();
    while let Some(choice) = table.advice(Player::Random, 1) {
        last.push_back(table.clone());
        table.act_number(choice.number).unwrap();
        if last.len() > 6 {
            last.pop_front();
        }
    }
    last.pop_front().unwrap()
}

fn play_to_the_end(game: &GameInfo) {
    let folder = folder();
    let saves = Saves::new(&*folder);
    let name = saves.save(&nearly_over(game.name).into()).unwrap();
    let path = folder.join(&name);
    let read = |name: &str| {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        Table::load(&text).unwrap()
    };
    let mut terminal = Terminal::start(game.name, &folder, &["--load", path.to_str().unwrap()]);
    let mut table = read(&name);
    // The file of a game that is over has another ending.
    while saves.finished().is_empty() {
        let choice = table.advice(Player::Random, 2).unwrap();
        let shown = terminal.press(&format!("{}{ENTER}", choice.notation));
        table.act_number(choice.number).unwrap();
        let kept = [saves.list(), saves.finished()].concat();
        assert_eq!(kept.len(), 1, "{kept:?}");
        let kept = read(kept.first().unwrap());
        assert_eq!(kept.save(), table.save(), "{shown}");
    }
    assert_eq!(table.due(), Due::Nothing, "{}", game.name);
}

#[test]
fn every_command_works_in_every_game() {
    for game in games() {
        try_every_command(game);
    }
}

fn try_every_command(game: &GameInfo) {
    let saves = folder();
    let mut terminal = Terminal::start(game.name, &saves, &[]);
    let start = terminal.text();
    let title = start.lines().next().unwrap().to_owned();

    let help = terminal.expect("?", "PgUp PgDn scroll");
    assert!(help.contains("Where you are"), "{help}");
    // Esc closes the help.
    assert_eq!(terminal.press(ESCAPE), start);

    let wrong = terminal.expect(&format!("#99{ENTER}"), "no choice 99");
    assert!(wrong.starts_with(&title), "wrong input does not scroll");
    assert_eq!(wrong.matches(&title).count(), 1, "the table is there once");

    let after = terminal.press(&format!("#1{ENTER}"));
    assert!(pty::kept(&saves) > 0, "choice 1 is taken\n{after}");
    assert_ne!(terminal.press(":U"), after);
    assert_eq!(terminal.press(":r"), after);

    terminal.expect(":s", "saved as");
    terminal.expect(":l", "Saved games");
    terminal.expect(ENTER, "loaded");
    terminal.expect(":p", "number goes there");
    terminal.expect(ESCAPE, READY);
    terminal.expect("/", "Find a card");
    let plain = terminal.expect(ESCAPE, READY);
    assert_ne!(terminal.press(":g"), plain, "notations");
    // And hidden.
    assert_eq!(terminal.press(":g"), plain);
    terminal.press(RIGHT);
    terminal.press(":o");
    terminal.press(ESCAPE);
    terminal.expect(":o", READY);
    // Hints are drawn whenever they come: no key is counted any more.
    terminal.expect(":h", "Hint:");
    terminal.leave();
}

#[test]
fn cards_are_reported_in_short() {
    let saves = folder();
    let mut terminal = Terminal::start("tomb4k", &saves, &["--companion"]);
    terminal.expect(&format!("9s{ENTER}"), "You turn up the 9 of Spades");
    terminal.expect(&format!("queen c{ENTER}"), "You turn up the Queen of Clubs");
    terminal.expect(":u", "Monster 9");
    terminal.leave();
}

#[test]
fn the_program_stops_and_comes_back() {
    let saves = folder();
    let mut terminal = Terminal::start("votk", &saves, &[]);
    let shown = terminal.text();
    terminal.send("\u{1a}");
    terminal.stops();
    terminal.is_given_back();
    terminal.signal("-CONT");
    terminal.wait_until("the same screen", |screen| screen == shown);
    assert!(!terminal.is_free());
    terminal.leave();
}

#[test]
fn pasted_text_is_no_key() {
    let saves = folder();
    let mut terminal = Terminal::start("votk", &saves, &[]);
    terminal.answer("\u{1b}[200~:q\r#1\r\u{1b}[201~", "> :q_");
    assert!(Saves::new(&*saves).list().is_empty(), "nothing was taken");
    terminal.expect(ESCAPE, READY);
    terminal.leave();
}

/// Without colours the cursor is seen, and a terminal that can do nothing has lines of text.
#[test]
fn signs_are_those_of_the_terminal() {
    let saves = folder();
    let bare = [("NO_COLOR", "1"), ("LC_ALL", "C")];
    let mut bare = Terminal::open("votk", &saves, &[], &bare);
    bare.wait_for("Enter closes");
    let shown = bare.expect(ESCAPE, READY);
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
    let mut dumb = Terminal::open("votk", &saves, &[], &[("TERM", "dumb")]);
    dumb.wait_for("What do you do: buy a card");
    assert!(!dumb.screen.screen().alternate_screen());
}

/// The terminal says what becomes of a game that is left, in lines of text, too.
#[test]
fn leaving_says_what_becomes_of_the_game() {
    let saves = folder();
    let mut screen = Terminal::start("votk", &saves, &[]);
    screen.expect(&format!("#1{ENTER}"), READY);
    screen.answer(":q", "is kept as votk-1");
    assert!(screen.is_free());
    let mut dumb = Terminal::open("votk", &saves, &[], &[("TERM", "dumb")]);
    dumb.wait_for("What do you do: buy a card");
    dumb.answer(":q\r", "no step was taken, and nothing is kept");
    assert!(dumb.ends().success());
}
