//! Leaving a game, in lines of text and on a full screen: what was played is kept, or it is said what is not.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::cell::RefCell;
use std::fs;
use std::io::{self, BufReader, Read, Write as _};
use std::path::Path;
use std::slice::Iter;

use crossterm::event::KeyCode;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_play::settings::Settings;
use solo_table::Tables;

use crate::desk::{self, Menu, beside, folder, settings_in, table};
use crate::files::{here, names};

/// A keyboard on which lines are typed, and what happens to the files before one of them.
struct Keyboard<'a, F> {
    lines: Iter<'a, &'a str>,
    /// Number of lines before it happens.
    before: usize,
    accident: F,
}

impl<F: FnMut()> Read for Keyboard<'_, F> {
    fn read(&mut self, mut buffer: &mut [u8]) -> io::Result<usize> {
        if self.before == 0 {
            (self.accident)();
        }
        self.before = self.before.wrapping_sub(1);
        match self.lines.next() {
            Some(line) => buffer.write(format!("{line}\n").as_bytes()),
            None => Ok(0),
        }
    }
}

/// Returns the output of a game of votk in lines of text; after the first line there is an accident.
fn lines(saves: &Path, typed: &[&str], accident: impl FnMut()) -> String {
    let keyboard = Keyboard {
        lines: typed.iter(),
        before: 1,
        accident,
    };
    let mut output = Vec::new();
    let plain = Plain::new(
        table("votk", 3, 0),
        Tables::new(),
        Saves::new(saves),
        BufReader::new(keyboard),
        &mut output,
    );
    plain.kept().play().unwrap();
    String::from_utf8(output).unwrap()
}

/// Returns a game of votk on a full screen, after its first step.
fn begun(saves: &Path) -> Menu {
    let settings = Settings {
        game: "votk".to_owned(),
        ..settings_in(saves)
    };
    let mut menu = Menu::play(settings, (80, 24));
    menu.press(KeyCode::Esc);
    menu.press(KeyCode::Enter);
    menu
}

/// Takes the file of the game away, or the whole folder.
fn take_away(saves: &Path, whole: bool) -> String {
    let file = saves.join("votk-1.save");
    let text = fs::read_to_string(&file).unwrap();
    if whole {
        fs::remove_dir_all(saves).unwrap();
    } else {
        fs::remove_file(file).unwrap();
    }
    text
}

#[test]
fn a_game_whose_file_is_gone_is_written_again() {
    for whole in [false, true] {
        let saves = here();
        let before = RefCell::new(String::new());
        let accident = || drop(before.replace(take_away(&saves, whole)));
        let text = lines(&saves, &["1", "q"], accident);
        assert!(text.contains("is kept as votk-1"), "{text}");
        assert_eq!(names(&saves), ["votk-1.save"], "{text}");
        let after = fs::read_to_string(saves.join("votk-1.save")).unwrap();
        assert_eq!(after, before.take());

        let saves = here();
        let mut menu = begun(&saves);
        let before = take_away(&saves, whole);
        menu.typed(":q");
        assert!(menu.shell.has_left());
        let after = fs::read_to_string(saves.join("votk-1.save")).unwrap();
        assert_eq!(after, before);
    }
}

/// A folder that is removed is made again with the next step.
#[test]
fn a_game_goes_on_in_a_folder_that_was_removed() {
    let saves = here();
    let text = lines(&saves, &["1", "3", "q"], || {
        take_away(&saves, true);
    });
    assert!(!text.contains("not kept"), "{text}");
    let other = here();
    lines(&other, &["1", "3", "q"], || {});
    let read = |folder: &Path| fs::read_to_string(folder.join("votk-1.save")).unwrap();
    assert_eq!(read(&saves), read(&other));
    drop(saves);
    let saves = here();
    let mut menu = begun(&saves);
    take_away(&saves, true);
    menu.advised();
    let shown = menu.text();
    assert!(!shown.contains("not kept"), "{shown}");
    assert!(saves.join("votk-1.save").exists());
}

#[test]
fn lines_of_text_do_not_say_that_a_game_is_kept_which_is_not() {
    // A file where the folder should be, from the first step on or later.
    for later in [false, true] {
        let saves = here();
        let block = || {
            fs::remove_dir_all(&*saves).unwrap();
            fs::write(&*saves, "").unwrap();
        };
        if !later {
            block();
        }
        let text = lines(&saves, &["1", "3", "q", "q"], || {
            if later {
                block();
            }
        });
        assert!(!text.contains("is kept as"), "{text}");
        assert!(!text.contains("no step was taken"), "{text}");
        let mut said = text.split("\n> ").skip(3);
        let (asked, left) = (said.next().unwrap(), said.next().unwrap());
        assert!(asked.contains("q again leaves all the same"), "{text}");
        let unkept = format!("no step is kept in {}: ", saves.display());
        assert!(asked.contains(&unkept) && left.contains(&unkept), "{text}");
        fs::remove_file(&*saves).unwrap();
    }
}

/// Whoever leaves after the trouble is over leaves, and nothing is missing.
#[test]
fn steps_that_were_not_kept_are_kept_at_leaving() {
    let saves = folder();
    fs::write(&*saves, "").unwrap();
    let text = lines(&saves, &["1", "q"], || fs::remove_file(&*saves).unwrap());
    assert!(text.contains("not kept: "), "{text}");
    assert!(text.contains("is kept as votk-1"), "{text}");
    assert_eq!(names(&saves), ["votk-1.save"]);
}

/// The next game does not take the place of one that is not kept without a word.
#[test]
fn a_game_that_is_not_kept_is_not_left_for_another_at_once() {
    let (saves, other) = (here(), here());
    let file = other.join("a.save");
    fs::write(&file, table("votk", 9, 1).save()).unwrap();
    let load = format!("load {}", file.display());
    let block = || {
        fs::remove_dir_all(&*saves).unwrap();
        fs::write(&*saves, "").unwrap();
    };
    let text = lines(&saves, &["1", "3", &load, &load], block);
    let mut said = text.split("\n> ").skip(3);
    let (asked, loaded) = (said.next().unwrap(), said.next().unwrap());
    assert!(asked.contains("load again goes on all the same"), "{text}");
    assert!(loaded.contains("Turn 1"), "{text}");
    fs::remove_file(&*saves).unwrap();
}

/// Returns the file of a game in lines of text.
fn file_after(typed: &str) -> String {
    let saves = here();
    desk::lines(table("votk", 3, 0), &saves, typed, |plain| {
        plain.kept().within(80)
    });
    fs::read_to_string(saves.join("votk-1.save")).unwrap()
}

#[test]
fn what_is_taken_back_in_lines_is_not_saved() {
    let (two, three) = (file_after("1\n3\nq\n"), file_after("1\n3\n1\nq\n"));
    assert_ne!(two, three);
    assert_eq!(file_after("1\n3\n1\nu\nq\n"), two);
    // However the program ends.
    assert_eq!(file_after("1\n3\n1\n:undo\n"), two);
    assert_eq!(file_after("1\n3\n1\nU\n"), two);
    assert_eq!(file_after("1\n3\n1\nu\nr\n"), three);
}

#[test]
fn what_is_taken_back_beside_the_box_is_not_saved() {
    let start = "tokens aether glory aether insight insight glory aether insight\n\
        rolls black lead tin tin wild iron; white lead lead iron copper copper; red tin wild wild lead\n";
    let after = |typed: &str| {
        let saves = here();
        let session = beside("trismegistus-bot", &saves).session().unwrap();
        desk::lines(session, &saves, typed, |plain| plain.kept().within(200));
        fs::read_to_string(saves.join("trismegistus-bot-1.save")).unwrap()
    };
    let before = after(start);
    let further = format!("{start}deal = fire\n");
    assert_ne!(after(&further), before);
    assert_eq!(after(&format!("{further}u\nq\n")), before);
}

#[test]
fn lines_of_text_name_a_game_that_is_not_finished() {
    let saves = here();
    let play = |game: &str| {
        desk::lines(table(game, 3, 0), &saves, "1\nq\n", |plain| {
            plain.kept().within(200)
        })
    };
    let first = play("votk");
    assert!(!first.contains("not finished"), "{first}");
    let second = play("votk");
    assert!(
        second.contains("a game of yours is not finished: load votk-1.save goes on with it\n"),
        "{second}"
    );
    let third = play("votk");
    assert!(
        third.contains("2 games of yours are not finished: l lists them\n"),
        "{third}"
    );
    let other = play("tomb4k");
    assert!(!other.contains("not finished"), "{other}");
    let gone_on = desk::lines(table("votk", 3, 0), &saves, "q\n", |plain| {
        plain.kept_as("votk-1.save")
    });
    assert!(!gone_on.contains("not finished"), "{gone_on}");
    // What is named is there.
    let loaded = desk::lines(
        table("votk", 4, 0),
        &saves,
        "load votk-1.save\nq\n",
        |plain| plain.kept().within(200),
    );
    assert!(loaded.contains("is kept as votk-1"), "{loaded}");
}
