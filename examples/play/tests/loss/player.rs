//! A player in its own process: plays in a folder what lines ask for, and says what the program has shown as kept.

use std::io::{BufRead, Write};
use std::path::Path;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use solo_play::app::App;
use solo_play::commands::Command;
use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_table::{Dealer, Games, Table, Tables};

/// A description of what to play: a game with a deal, an evening beside the box, or a file.
pub(crate) fn play(folder: &Path, what: &str) {
    let (kind, rest) = what.split_once(' ').unwrap_or((what, ""));
    let mut app = begun(folder, kind, rest);
    let mut said = std::io::stdout().lock();
    writeln!(said, "ready").unwrap();
    let mut cards = Vec::new();
    for line in std::io::stdin().lock().lines() {
        let line = line.unwrap();
        if line == "leave" {
            app.command(Command::Quit);
            // Steps that are not kept are left the second time.
            app.command(Command::Quit);
            drop(app);
            writeln!(said, "left").unwrap();
            return;
        }
        let before = app.table().steps();
        enter(&mut app, &line);
        let shown = screen(&mut app);
        let is_kept = app.table().steps() > before && !shown.contains("not kept");
        let Some(steps) = is_kept.then(|| steps(app.table())) else {
            writeln!(said, "nothing").unwrap();
            continue;
        };
        if let Some((_, card)) = line.split_once(" = ") {
            cards.push(card.to_owned());
        }
        let table = app.table();
        let points = table.summary().map(|summary| summary.points.to_string());
        let deal = table
            .dealer()
            .seed()
            .map_or_else(String::new, |it| it.to_string());
        let fields = [
            table.name(),
            &deal,
            &points.unwrap_or_default(),
            &cards.join(" "),
            &steps,
        ];
        writeln!(said, "kept\t{}", fields.join("\t")).unwrap();
    }
}

/// Returns the steps of a game in one line.
pub(crate) fn steps(table: &Table) -> String {
    let steps = table.history_from(1).into_iter();
    steps
        .map(|step| step.notation)
        .collect::<Vec<_>>()
        .join("; ")
}

fn begun(folder: &Path, kind: &str, rest: &str) -> App {
    let settings = Settings {
        games: Games::embedded(),
        saves: folder.to_owned(),
        ..Settings::default()
    };
    let app = |session| App::new(session, Tables::new(), Saves::new(folder));
    match kind {
        "load" => {
            let load = Some(folder.join(rest));
            let session = Settings { load, ..settings }.session().unwrap();
            app(session).kept_as(rest)
        }
        "evening" => {
            let settings = Settings {
                game: "trismegistus-bot".to_owned(),
                companion: true,
                ..settings
            };
            app(settings.session().unwrap()).kept()
        }
        game => {
            let deal = rest.parse().unwrap();
            let tables = if game == "votk" {
                own_cards()
            } else {
                Tables::new()
            };
            let table = Table::new(game, &[], &tables, Dealer::seeded(deal)).unwrap();
            app(table.into()).kept()
        }
    }
}

/// Returns the cards of a player's box, which no other program knows.
fn own_cards() -> Tables {
    let house = Table::new("votk", &[], &Tables::new(), Dealer::nobody()).unwrap();
    let designs = house.catalogue().get("designs").unwrap().to_owned();
    let designs = designs.replace("Box of Food,1,starter,8,1,", "Bread,1,starter,8,2,");
    Tables::new().with("designs", designs)
}

fn enter(app: &mut App, line: &str) {
    let mut press = |code| app.key(KeyEvent::new(code, KeyModifiers::NONE));
    line.chars().for_each(|letter| press(KeyCode::Char(letter)));
    press(KeyCode::Enter);
    // What is refused stays to be mended.
    line.chars().for_each(|_| press(KeyCode::Backspace));
}

fn screen(app: &mut App) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 120, 40));
    app.draw(buffer.area, &mut buffer);
    let cells = buffer.content.iter();
    cells.map(ratatui_core::buffer::Cell::symbol).collect()
}
