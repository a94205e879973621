//! Screens of every game in golden files, at the smallest size and at a large one.
//!
//! A change shows in `tests/screens`; accept it with `cargo insta` after looking at it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::path::PathBuf;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui_core::backend::TestBackend;
use ratatui_core::terminal::Terminal;
use solo_play::app::App;
use solo_play::saves::Saves;
use solo_table::{Dealer, Due, Player, Table, Tables, games};

/// Sizes of screens: columns and rows.
const SIZES: [(u16, u16); 5] = [(80, 24), (100, 30), (120, 40), (160, 50), (300, 80)];

/// Returns a game in which a sensible player has taken this number of decisions.
fn app(game: &str, chance: Dealer, decisions: usize) -> App {
    let mut table = Table::new(game, &[], &Tables::new(), chance).unwrap();
    for _ in 0..decisions {
        let Some(choice) = table.advice(Player::Sensible, 1) else {
            break;
        };
        table.act_number(choice.number).unwrap();
    }
    App::new(table, Tables::new(), Saves::new(PathBuf::from("nowhere")))
}

fn press(app: &mut App, keys: &str) {
    for key in keys.chars() {
        let code = match key {
            '\n' => KeyCode::Enter,
            '>' => KeyCode::Right,
            '\u{1b}' => KeyCode::Esc,
            'v' => KeyCode::Down,
            letter => KeyCode::Char(letter),
        };
        app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }
}

/// Returns the screen as text, without styles.
fn screen(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal
        .draw(|frame| app.draw(frame.area(), frame.buffer_mut()))
        .unwrap();
    let rows = terminal
        .backend()
        .buffer()
        .content()
        .chunks(usize::from(width));
    let lines = rows.map(|row| {
        row.iter()
            .map(ratatui_core::buffer::Cell::symbol)
            .collect::<String>()
    });
    lines
        .map(|line| line.trim_end().to_owned())
        .collect::<Vec<_>>()
        .join("\n")
}

fn golden(name: &str, text: &str) {
    insta::with_settings!({
        snapshot_path => "screens",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn every_game_at_two_sizes() {
    for game in games() {
        for (moment, decisions) in [("start", 0), ("middle", 12), ("end", usize::MAX)] {
            let mut app = app(game.name, Dealer::seeded(3), decisions);
            for (width, height) in SIZES {
                let name = format!("{}-{moment}-{width}x{height}", game.name);
                golden(&name, &screen(&mut app, width, height));
            }
        }
    }
}

#[test]
fn every_game_reported_from_a_real_table() {
    for game in games() {
        let mut app = app(game.name, Dealer::nobody(), 0);
        golden(
            &format!("{}-companion", game.name),
            &screen(&mut app, 100, 30),
        );
    }
}

#[test]
fn windows() {
    let mut app = app("tomb4k", Dealer::seeded(3), 2);
    press(&mut app, "?");
    golden("help", &screen(&mut app, 100, 30));
    press(&mut app, "\u{1b}/jok");
    golden("find", &screen(&mut app, 100, 30));
}

/// Nothing is cut at the edge: a screen that is too narrow says so.
#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut app = app("tomb4k", Dealer::seeded(3), 2);
    assert!(screen(&mut app, 79, 24).starts_with("79 by 24 is too small: at least 80 by 24"));
}

/// Notation and identifiers are shown on request only.
#[test]
fn notation_is_shown_on_request_only() {
    for game in games() {
        let mut app = app(game.name, Dealer::seeded(3), 5);
        let notation = app.table().choices().remove(0).notation;
        let shown = |app: &mut App| {
            screen(app, 160, 50).contains(&format!("({}", notation.split(' ').next().unwrap()))
        };
        assert!(!shown(&mut app), "{}", game.name);
        press(&mut app, ":g");
        assert!(shown(&mut app), "{}: {notation}", game.name);
    }
}

#[test]
fn boards_are_never_cut() {
    for game in games() {
        let mut table = Table::new(game.name, &[], &Tables::new(), Dealer::seeded(9)).unwrap();
        let mut looked = 0;
        while table.due() == Due::Decision && looked < 60 {
            let mut app = App::new(
                table.clone(),
                Tables::new(),
                Saves::new(PathBuf::from("nowhere")),
            );
            let text = screen(&mut app, 100, 30);
            let scene = table.scene();
            for zone in scene
                .zones
                .iter()
                .filter(|zone| zone.look == solo_table::ZoneLayout::Board)
            {
                for line in &zone.lines {
                    assert!(
                        text.contains(&line.name),
                        "{}: {} of {}\n{text}",
                        game.name,
                        line.name,
                        zone.id
                    );
                }
            }
            for zone in scene
                .zones
                .iter()
                .filter(|zone| zone.area != solo_table::Area::Aside && zone.keep >= 6)
            {
                assert!(
                    text.contains(&zone.title),
                    "{}: {}\n{text}",
                    game.name,
                    zone.title
                );
            }
            let choice = table.advice(Player::Random, 5).unwrap();
            table.act_number(choice.number).unwrap();
            looked += 1;
        }
    }
}
