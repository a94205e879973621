//! Names of this program that something else than its files has: links that lead nowhere, pipes, devices, texts of the
//! player.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crossterm::event::KeyCode;
use solo_play::results::Results;
use solo_play::saves::Saves;
use solo_play::settings::Settings;

use crate::desk::{self, Menu, beside, settings_in, table};
use crate::files::{here, names};
use crate::outcome::follow;

fn pipe(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// Goes on with a saved game.
fn going_on(saves: &Path, name: &str) -> Menu {
    let load = Some(saves.join(name));
    let settings = Settings {
        load,
        ..settings_in(saves)
    };
    Menu::play(settings, (80, 24))
}

/// Goes on with a game of the tomb, and ends it.
fn ended(saves: &Path, name: &str) -> String {
    let mut menu = going_on(saves, name);
    menu.typed("turn around");
    menu.press(KeyCode::Enter)
}

/// A link that leads nowhere has the name that a game gets at its end.
#[test]
fn an_end_does_not_replace_a_link_that_leads_nowhere() {
    let saves = here();
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    let link = saves.join("tomb4k-1.end");
    symlink("nowhere", &link).unwrap();
    let end = ended(&saves, "tomb4k-1.save");
    assert!(end.contains("The game is over"), "{end}");
    assert_eq!(fs::read_link(&link).unwrap(), Path::new("nowhere"));
    let ends = Saves::new(&*saves).finished();
    assert_eq!(ends, ["tomb4k-2.end"]);
}

/// Of two counts of hints, the greater one stays: another program has the game, too, where folders are synchronised.
#[test]
fn a_greater_number_of_hints_stays() {
    let saves = here();
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    let (file, text) = (saves.join("tomb4k-1.hints"), "solo-hints 1\n7\n");
    let mut menu = going_on(&saves, "tomb4k-1.save");
    fs::write(&file, text).unwrap();
    follow(&mut menu);
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
    follow(&mut menu);
    assert_eq!(fs::read_to_string(&file).unwrap(), "solo-hints 1\n8\n");
}

/// A number alone may be the count of an earlier version, or anything of the player.
#[test]
fn a_number_of_the_player_is_not_replaced_by_a_count() {
    let saves = here();
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    let file = saves.join("tomb4k-1.hints");
    fs::write(&file, "42").unwrap();
    let mut menu = going_on(&saves, "tomb4k-1.save");
    follow(&mut menu);
    let shown = menu.text();
    assert_eq!(fs::read_to_string(&file).unwrap(), "42");
    assert!(shown.contains("not kept"), "{shown}");
}

/// A device without an end has the name of the hints.
#[test]
fn hints_are_read_from_a_file_alone() {
    let saves = here();
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    symlink("/dev/zero", saves.join("tomb4k-1.hints")).unwrap();
    let end = ended(&saves, "tomb4k-1.save");
    assert!(end.contains("The game is over"), "{end}");
    assert!(!end.contains("hints."), "{end}");
}

/// A pipe has the name of the results: no one waits for what comes through it.
#[test]
fn results_are_read_from_a_file_alone() {
    let saves = here();
    let file = saves.join("results.jsonl");
    pipe(&file);
    assert_eq!(Results::new(&*saves).read(), []);
    fs::write(saves.join("tomb4k-1.save"), table("tomb4k", 3, 0).save()).unwrap();
    let mut menu = going_on(&saves, "tomb4k-1.save");
    menu.enter("turn around");
    let shown = menu.press(KeyCode::Esc);
    assert!(
        shown.contains("not kept: results.jsonl is not a file"),
        "{shown}"
    );
}

/// A pipe has the name of the cards that were described.
#[test]
fn cards_are_read_from_a_file_alone() {
    let saves = here();
    pipe(&saves.join("trismegistus-bot.catalogue.json"));
    let error = beside("trismegistus-bot", &saves).session().unwrap_err();
    let reason = "trismegistus-bot.catalogue.json is not a file. Mend that file";
    assert!(error.contains(reason), "{error}");
}

/// A pipe has the name of the lock of a game: the game goes on beside it.
#[test]
fn a_lock_is_a_file() {
    let saves = here();
    fs::write(saves.join("votk-1.save"), table("votk", 3, 0).save()).unwrap();
    pipe(&saves.join("votk-1.lock"));
    let mut menu = going_on(&saves, "votk-1.save");
    menu.advised();
    drop(menu);
    assert_eq!(names(&saves), ["votk-1.lock", "votk-1.save", "votk-2.save"]);
}

/// A pipe takes the place of a saved game while it is played, and has the name of a text that is shared.
#[test]
fn a_pipe_in_the_place_of_a_game_is_another_file() {
    let saves = here();
    fs::write(saves.join("votk-1.save"), table("votk", 3, 0).save()).unwrap();
    let mut menu = going_on(&saves, "votk-1.save");
    fs::remove_file(saves.join("votk-1.save")).unwrap();
    pipe(&saves.join("votk-1.save"));
    pipe(&saves.join("votk-shared.txt"));
    let shown = menu.advised();
    assert!(shown.contains("changed by another program"), "{shown}");
    assert_eq!(Saves::new(&*saves).list(), ["votk-2.save"]);
    menu.typed(":m");
    let shown = menu.choose("as text");
    assert!(shown.contains("votk-shared-2.txt"), "{shown}");
}

/// The line of an evening up to the first card.
const START: [&str; 2] = [
    "tokens aether glory aether insight insight glory aether insight",
    "rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead",
];

/// A copy of an evening merges its cards as a step does: what another evening has made of them since counts.
#[test]
fn a_copy_does_not_take_a_card_of_another_evening_back() {
    let (saves, other) = (here(), here());
    let name = "trismegistus-bot.catalogue.json";
    let water = format!("{}\n{}\ndeal = water\n", START[0], START[1]);
    let session = beside("trismegistus-bot", &other).session().unwrap();
    desk::lines(session, &other, &water, |program| {
        program.kept().within(200)
    });
    let mut menu = Menu::play(beside("trismegistus-bot", &saves), (120, 40));
    menu.press(KeyCode::Esc);
    for line in START.into_iter().chain(["deal = fire"]) {
        menu.enter(line);
    }
    assert!(saves.join(name).exists());
    fs::copy(other.join(name), saves.join(name)).unwrap();
    let shown = menu.typed(":s");
    let theirs = fs::read_to_string(other.join(name)).unwrap();
    assert_eq!(fs::read_to_string(saves.join(name)).unwrap(), theirs);
    assert!(!saves.join("trismegistus-bot.catalogue-2.json").exists());
    assert!(
        shown.contains("saved as trismegistus-bot-2.save"),
        "{shown}"
    );
    assert!(shown.contains("another card now in the row"), "{shown}");
}
