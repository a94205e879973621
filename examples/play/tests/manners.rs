//! Arguments, files, results and the start menu.
#![allow(clippy::panic, clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use crossterm::event::KeyCode;
use ratatui_core::buffer::Buffer;
use ratatui_core::layout::Rect;
use ratatui_core::style::{Color, Modifier, Style};
use solo_play::results::Results;
use solo_play::saves::Saves;
use solo_play::session::Session;
use solo_play::settings::Settings;
use solo_play::signs::{Colors, Signs};

use crate::desk::{Menu, folder, lines, reported, settings_in, table};

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_solo-play"));
    command.args(arguments).output().unwrap()
}

fn stderr(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert!(!output.status.success());
    String::from_utf8(output.stderr).unwrap()
}

fn stdout(arguments: &[&str]) -> String {
    String::from_utf8(run(arguments).stdout).unwrap()
}

#[test]
fn arguments_are_answered() {
    let short = stdout(&[]);
    assert!(
        short.contains("play GAME") && short.contains("votk") && short.lines().count() < 25,
        "{short}"
    );
    assert!(stderr(&["tomb"]).contains("there are tomb4k, votk"));
    let player = stderr(&["tomb4k", "--auto", "king"]);
    assert!(
        player.contains("--auto king") && player.contains("sensible"),
        "{player}"
    );
    assert!(stderr(&["tomb4k", "--seed", "x"]).contains("--seed x: expected a whole number"));
    assert!(stderr(&["tomb4k", "--option", "min_delve_turns"]).contains("NAME=VALUE"));
    let option = stderr(&["tomb4k", "--option", "lives=3"]);
    assert!(
        option.contains("lives") && option.contains("min_delve_turns"),
        "{option}"
    );
    assert!(stdout(&["--version"]).starts_with("solo 0."));
    let help = stdout(&["--companion", "--help"]);
    assert!(
        help.contains("play GAME --companion") && help.contains("~/.local/share"),
        "{help}"
    );
}

#[test]
fn a_save_of_another_game_is_named() {
    let folder = folder();
    std::fs::create_dir_all(&*folder).unwrap();
    let path = folder.join("a.save");
    std::fs::write(&path, table("tomb4k", 1, 0).save()).unwrap();
    let error = stderr(&["votk", "--load", path.to_str().unwrap()]);
    assert!(
        error.contains("is a game of tomb4k, not of votk"),
        "{error}"
    );
}

/// Without a person the deal is the first one; with one it is another every time.
#[test]
fn programs_find_the_same_deal_and_people_another() {
    assert_eq!(
        stdout(&["tomb4k", "--auto"]),
        stdout(&["tomb4k", "--auto", "--seed", "1"])
    );
    let seed = || {
        let settings = Settings {
            game: "tomb4k".to_owned(),
            ..Settings::default()
        };
        settings.table().unwrap().dealer().seed()
    };
    let seeds: BTreeSet<_> = (0..8).map(|_| seed()).collect();
    assert!(seeds.len() > 5, "{seeds:?}");
}

#[test]
fn saves_of_many_programs_at_once_keep_their_game() {
    let folder = folder();
    thread::scope(|scope| {
        for seed in 0..6 {
            let folder = &folder;
            scope.spawn(move || {
                let saves = Saves::new(&**folder);
                let session = Session::from(table("tomb4k", seed, 0));
                for _ in 0..40 {
                    let name = saves.save(&session).unwrap();
                    let text = std::fs::read_to_string(folder.join(name)).unwrap();
                    assert_eq!(text, session.save());
                }
            });
        }
    });
    let saves = Saves::new(&*folder);
    assert_eq!(saves.list().len(), 240);
    let rest = std::fs::read_dir(&*folder).unwrap().filter(|file| {
        let name = file.as_ref().unwrap().file_name();
        Path::new(&name).extension().is_none_or(|it| it != "save")
    });
    assert_eq!(rest.count(), 0, "nothing but saves is left");
}

/// From an empty home to the end of a game, the results, and the next deal, by what the screens say.
#[test]
fn a_newcomer_finds_a_game_its_end_and_the_next_deal() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    let start = menu.text();
    assert!(
        start.contains("Tomb of Four Kings")
            && start.contains("A sensible player wins 7 % and ends at 30.7 points"),
        "{start}"
    );
    let game = menu.choose("Tomb of Four Kings");
    assert!(
        game.contains("2 to 10 minutes") && game.contains("deal of the day"),
        "{game}"
    );
    let intro = menu.choose("New game, deal 3");
    assert!(
        intro.contains("The goal") && intro.contains("A turn"),
        "{intro}"
    );
    let table = menu.press(KeyCode::Esc);
    assert!(table.contains("deal "), "{table}");
    // Every step is kept before the next one.
    menu.typed("turn around");
    let end = menu.press(KeyCode::Enter);
    if end.contains("The game is over") {
        assert!(
            end.contains("A sensible player") && end.contains("You: 1 game"),
            "{end}"
        );
        assert_eq!(Results::new(&*saves).read().len(), 1);
        let next = menu.choose("The next deal");
        assert!(!next.contains("The game is over"), "{next}");
    } else {
        panic!("{end}");
    }
}

#[test]
fn the_next_start_offers_to_go_on() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.begin("Valley of the Kings");
    menu.press(KeyCode::Enter);
    let steps = menu.shell.app().unwrap().table().steps();
    // Nothing was saved by hand, and the program does not end in order.
    std::mem::forget(menu);
    let mut menu = Menu::new(&saves);
    let start = menu.text();
    assert!(start.contains("Go on: Valley of the Kings"), "{start}");
    menu.choose("Go on");
    assert_eq!(menu.shell.app().unwrap().table().steps(), steps);
    drop(menu);
    // A new one by its name says that another waits.
    let settings = Settings {
        game: "votk".to_owned(),
        ..settings_in(&saves)
    };
    let mut named = Menu::play(settings, (80, 24));
    assert!(
        named.text().contains("a game of yours is not finished: :l"),
        "{}",
        named.text()
    );
}

#[test]
fn options_are_changed_in_the_menu() {
    let saves = folder();
    let mut menu = Menu::new(&saves);
    menu.choose("Tomb of Four Kings");
    menu.choose("Options");
    let options = menu.choose("min delve turns");
    assert!(
        options.contains("min delve turns         2  (changed)"),
        "{options}"
    );
    let game = menu.choose("Back");
    assert!(game.contains("min delve turns 2"), "{game}");
    menu.choose("New game, deal 3");
    let table = menu.shell.app().unwrap().table();
    assert_eq!(table.options().get("min_delve_turns"), Some(&2.into()));
    assert!(!saves.exists(), "nothing is kept before the first step");
}

#[test]
fn a_home_that_cannot_be_written_is_said_and_the_game_goes_on() {
    let saves = folder();
    // A file where the folder should be.
    std::fs::write(&*saves, "").unwrap();
    let mut menu = Menu::new(&saves);
    menu.begin("Tomb of Four Kings");
    menu.press(KeyCode::Enter);
    let shown = menu.press(KeyCode::Left);
    assert!(shown.contains("not kept"), "{shown}");
    let asked = menu.typed(":q");
    assert!(
        asked.contains("again leaves") && !menu.shell.has_left(),
        "{asked}"
    );
    menu.typed(":q");
    assert!(menu.shell.has_left());
}

#[test]
fn signs_fit_the_terminal() {
    let style = Style::new()
        .fg(Color::DarkGray)
        .add_modifier(Modifier::REVERSED);
    let mut drawn = Buffer::empty(Rect::new(0, 0, 6, 1));
    drawn.set_string(0, 0, "9♠ ╭─…", style);
    let adapted = |colors, ascii| {
        let mut buffer = drawn.clone();
        Signs { colors, ascii }.adapt(&mut buffer);
        buffer
    };
    let bare = adapted(Colors::None, true);
    let letters: String = bare
        .content
        .iter()
        .map(ratatui_core::buffer::Cell::symbol)
        .collect();
    assert_eq!(letters, "9S +-~");
    let colored = |buffer: &Buffer| {
        buffer
            .content
            .iter()
            .any(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset)
    };
    assert!(!colored(&bare));
    assert!(
        bare.content
            .iter()
            .all(|cell| cell.modifier.contains(Modifier::REVERSED)),
        "the cursor is seen"
    );
    // Grey on a ground that may be dark or light is not readable.
    assert!(!colored(&adapted(Colors::Sixteen, false)) && !colored(&adapted(Colors::Many, false)));
}

/// Beside the box, what a die or card shows is what is typed.
#[test]
fn typed_numbers_are_what_dice_and_cards_show() {
    let play =
        |game: &str, typed: &str| lines(reported(game), Path::new("nowhere"), typed, |plain| plain);
    let nine = play("tomb4k", "9\n9♠\n");
    assert!(
        nine.contains("\"9\" can be 9 of Spades, or 9 of Diamonds"),
        "{nine}"
    );
    assert!(nine.contains("You turn up the 9 of Spades."), "{nine}");
    assert!(play("tomb4k", "#9\n").contains("You turn up the 10 of Spades."));
    let again = play("tomb4k", "K♠\n9♣\nK♠\n");
    assert!(
        again.contains("King of Spades is not among the unseen cards. It lies in: "),
        "{}",
        again.get(again.len().saturating_sub(900)..).unwrap()
    );
}
