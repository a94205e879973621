//! An evening beside the box of Botmegistus, typed into the program.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui_core::backend::TestBackend;
use ratatui_core::terminal::Terminal;
use solo_play::app::App;
use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_table::Tables;

use crate::desk::{self, beside, folder};

const EVENING: &str = include_str!("../../../crates/solo-table/tests/botmegistus/evening.txt");

fn settings(saves: &Path) -> Settings {
    beside("trismegistus-bot", saves)
}

/// Returns the output of the program for these lines.
fn typed(saves: &Path, lines: &str) -> String {
    let session = settings(saves).session().unwrap();
    desk::lines(session, saves, lines, |plain| plain)
}

/// Plays the evening with the program's save and load, and the catalogue kept at the end.
fn evening() -> String {
    let typed = EVENING
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines = typed.map(|line| match line {
        "load" => "load trismegistus-bot-1.save",
        line => line,
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn one_evening_from_the_box_to_the_score() {
    let saves = folder();
    let lines = evening();
    assert!(lines.lines().count() <= 90, "at most 90 typed lines");
    let text = typed(&saves, &lines);
    assert!(text.contains("saved as trismegistus-bot-1.save"), "{text}");
    assert!(text.contains("You win the game!"), "{text}");

    // A described card is known on the next evening.
    let first = typed(&folder(), "");
    let next = typed(&saves, "");
    assert_eq!(first, next, "nothing is asked yet that could be known");
    let kept = Saves::new(&*saves)
        .catalogue("trismegistus-bot")
        .unwrap()
        .unwrap();
    assert_ne!(
        kept,
        solo_table::botmegistus::Companion::new(&[], &Tables::new())
            .unwrap()
            .catalogue()
    );
}

/// TB-1.1: the table shows it from the beginning, and the first round tells it.
#[test]
fn whoever_starts_second_is_told_that_nothing_compensates() {
    let second = |options: &[(&str, &str)]| {
        let saves = folder();
        let settings = Settings {
            options: options
                .iter()
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect(),
            ..settings(&saves)
        };
        let tokens = EVENING
            .lines()
            .find(|line| line.starts_with("tokens"))
            .unwrap();
        let session = settings.session().unwrap();
        desk::lines(session, &saves, tokens, |plain| plain)
    };
    let text = second(&[("bot_first", "true")]);
    let (start, round) = text.split_once("\n> ").unwrap();
    let item = "you gain no Ethereal die for starting second";
    assert!(start.contains(item), "{start}");
    let event =
        "Round 1 begins, and Botmegistus goes first; you gain no Ethereal die to compensate.";
    assert!(round.contains(event), "{round}");
    assert!(!second(&[]).contains("Ethereal die"), "the human starts");
}

#[test]
fn a_line_that_is_refused_stays_to_be_mended() {
    let saves = folder();
    let mut app = App::new(
        settings(&saves).session().unwrap(),
        Tables::new(),
        Saves::new(&*saves),
    );
    let press = |app: &mut App, keys: &str| {
        for key in keys.chars() {
            let code = if key == '\n' {
                KeyCode::Enter
            } else {
                KeyCode::Char(key)
            };
            app.key(KeyEvent::new(code, KeyModifiers::NONE));
        }
        let mut terminal = Terminal::new(TestBackend::new(100, 30)).unwrap();
        terminal
            .draw(|frame| app.draw(frame.area(), frame.buffer_mut()))
            .unwrap();
        terminal.backend().to_string()
    };
    let line = EVENING
        .lines()
        .find(|line| line.starts_with("tokens"))
        .unwrap();
    let wrong = press(&mut app, &format!("{line} gold\n"));
    assert!(wrong.contains("> tokens"), "{wrong}");
    let app_steps = app.table().steps();
    assert_eq!(app_steps, 0, "nothing of it was taken");
    for _ in 0.." gold".len() {
        app.key(KeyEvent::new(KeyCode::Backspace, KeyModifiers::NONE));
    }
    let right = press(&mut app, "\n");
    assert_eq!(app.table().steps(), 8, "{right}");
    press(&mut app, ":u");
    assert_eq!(app.table().steps(), 0, "one line is one step back");
}
