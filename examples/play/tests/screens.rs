//! Screens of every game in golden files, at the smallest size and at a large one.
//!
//! A change shows in `tests/screens`; accept it with `cargo insta` after looking at it.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use crossterm::event::KeyCode;
use solo_play::app::App;
use solo_table::{Due, Player, games};

use crate::desk::{self, SIZES, app, play, positions, press, random, reported, table, typed};

/// Returns the screen as text, without styles and the spaces behind its lines.
fn screen(app: &mut App, width: u16, height: u16) -> String {
    let shown = desk::screen(app, (width, height));
    let lines = shown.lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n")
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
fn every_game_at_all_sizes() {
    for game in games() {
        for (moment, table) in [
            ("start", table(game.name, 3, 0)),
            ("middle", table(game.name, 3, 12)),
            ("end", random(game.name, 3, usize::MAX)),
        ] {
            let mut app = app(table);
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
        let mut app = app(reported(game.name));
        golden(
            &format!("{}-companion", game.name),
            &screen(&mut app, 100, 30),
        );
    }
}

#[test]
fn windows() {
    let mut app = app(table("tomb4k", 3, 2));
    typed(&mut app, "?");
    golden("help", &screen(&mut app, 100, 30));
    press(&mut app, KeyCode::Esc);
    typed(&mut app, "/jok");
    golden("find", &screen(&mut app, 100, 30));
}

/// Nothing is cut at the edge: a screen that is too narrow says so.
#[test]
fn a_screen_that_is_too_small_says_so() {
    let mut app = app(table("tomb4k", 3, 2));
    assert!(screen(&mut app, 79, 24).starts_with("79 by 24 is too small: at least 80 by 24"));
}

/// Notation and identifiers are shown on request only.
#[test]
fn notation_is_shown_on_request_only() {
    for game in games() {
        let mut app = app(table(game.name, 3, 5));
        let notation = app.table().choices().remove(0).notation;
        let shown = |app: &mut App| {
            screen(app, 160, 50).contains(&format!("({}", notation.split(' ').next().unwrap()))
        };
        assert!(!shown(&mut app), "{}", game.name);
        typed(&mut app, ":g");
        assert!(shown(&mut app), "{}: {notation}", game.name);
    }
}

#[test]
fn boards_are_never_cut() {
    for game in games() {
        let mut table = table(game.name, 9, 0);
        let mut looked = 0;
        while table.due() == Due::Decision && looked < positions(20) {
            let mut app = app(table.clone());
            let text = screen(&mut app, 100, 30);
            let scene = table.scene();
            for zone in scene
                .filled()
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
                .filled()
                .filter(|zone| zone.area != solo_table::Area::Aside && zone.keep >= 6)
            {
                assert!(
                    text.contains(&zone.title),
                    "{}: {}\n{text}",
                    game.name,
                    zone.title
                );
            }
            play(&mut table, Player::Random, 3);
            looked += 1;
        }
    }
}
