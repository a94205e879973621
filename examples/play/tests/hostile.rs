//! Files and lines of hostile size are refused in a sentence, in bounded memory and work.
//!
//! Work is counted, not timed: bytes that are read from files, and bytes of memory that are asked for.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use crossterm::event::KeyCode;
use solo_play::app::App;
use solo_play::plain::Plain;
use solo_play::saves::Saves;
use solo_play::session::Session;
use solo_play::settings::{Settings, read};
use solo_table::{Dealer, Games, Limits, Table, Tables};

use crate::desk::{app, folder, picture, press};

/// Memory that an input may have at any time, in bytes.
const MEMORY: u64 = 8 << 20;
/// Memory that an input may ask for, one after the other, in bytes.
const ASKED: u64 = 16 << 20;
/// Bytes that may be read from files for an input.
const READ: u64 = 2 << 20;
/// Length of a hostile input, in bytes.
const HOSTILE: u64 = 100 << 20;

/// Returns the bytes that this thread has read from files.
fn bytes_read() -> u64 {
    let account = fs::read_to_string("/proc/thread-self/io").unwrap();
    let mut lines = account.lines();
    let line = lines.find_map(|line| line.strip_prefix("rchar: "));
    line.unwrap().parse().unwrap()
}

/// Checks the memory and the work of an attempt.
fn bounded<T>(what: &str, attempt: impl FnOnce() -> T) -> T {
    let before = bytes_read();
    let mut answer = None;
    let used = allocation_counter::measure(|| answer = Some(attempt()));
    let read = bytes_read() - before;
    assert!(read < READ, "{what}: {read} bytes are read");
    assert!(used.bytes_max < MEMORY, "{what}: {used:?}");
    assert!(used.bytes_total < ASKED, "{what}: {used:?}");
    answer.unwrap()
}

/// Makes a file with this beginning, of this length, without its bytes in memory.
fn file(folder: &Path, name: &str, begin: &str, length: u64) -> PathBuf {
    fs::create_dir_all(folder).unwrap();
    let path = folder.join(name);
    let mut file = File::create(&path).unwrap();
    file.write_all(begin.as_bytes()).unwrap();
    file.set_len(length).unwrap();
    path
}

/// Makes a file of a table with this number of rows.
fn rows(folder: &Path, name: &str, count: usize) -> PathBuf {
    let path = file(folder, name, "", 0);
    let mut file = BufWriter::new(File::create(&path).unwrap());
    write!(file, "{{\"cards\":[{{}}").unwrap();
    for _ in 1..count {
        write!(file, ",{{}}").unwrap();
    }
    write!(file, "]}}").unwrap();
    path
}

fn table() -> Table {
    Table::new("tomb4k", &[], &Tables::new(), Dealer::seeded(4)).unwrap()
}

/// Returns the output of the program for this input.
fn typed(saves: &Path, input: impl Read) -> String {
    let mut output = Vec::new();
    let (input, saves) = (BufReader::new(input), Saves::new(saves));
    let mut plain = Plain::new(table(), Tables::new(), saves, input, &mut output);
    plain.play().unwrap();
    String::from_utf8(output).unwrap()
}

/// Checks that these arguments are refused, and that the sentence ends like this.
fn refused(end: &str, attempt: impl FnOnce() -> Option<String>) {
    let error = bounded(end, attempt).unwrap();
    assert!(error.ends_with(end), "{error:?} instead of {end:?}");
}

fn loaded(path: &Path) -> Settings {
    Settings {
        load: Some(path.to_owned()),
        ..Settings::default()
    }
}

fn with_catalogue(path: &Path) -> Option<String> {
    let arguments = ["tomb4k".into(), "--catalogue".into(), path.into()];
    read(&Games::embedded(), arguments).err()
}

#[test]
fn saves_of_a_hundred_megabytes() {
    let folder = folder();
    let path = file(&folder, "large.save", "solo-save 2\n", HOSTILE);
    let end = "large.save: the save has more than 1048576 bytes";
    refused(end, || loaded(&path).session().err());
    refused(end, || loaded(&path).table().err());
    refused(end, || {
        let session = Saves::new(&*folder).load("large.save", &Tables::new());
        session.err()
    });
    let text = bounded(end, || typed(&folder, &b"load large.save\n"[..]));
    assert!(text.contains(&format!("> {end}\n")), "{text}");
}

#[test]
fn saves_at_the_limit_are_read() {
    let folder = folder();
    let save = Session::from(table()).save();
    let most = u64::try_from(Limits::default().save).unwrap();
    for (length, fault) in [
        (most, "the save cannot be read: byte "),
        (most + 1, "the save has more than 1048576 bytes"),
    ] {
        let path = file(&folder, "long.save", &save, length);
        let error = loaded(&path).session().err().unwrap();
        assert!(error.contains(fault), "{length}: {error}");
    }
    let path = folder.join("sound.save");
    fs::write(&path, save).unwrap();
    assert_eq!(loaded(&path).table().unwrap().name(), "tomb4k");
}

#[test]
fn files_that_are_no_text() {
    let folder = folder();
    let path = file(&folder, "bytes.save", "", 0);
    fs::write(&path, [0xff; 10]).unwrap();
    let error = loaded(&path).session().err().unwrap();
    assert!(
        error.contains(": the save cannot be read: byte 0 is not text in UTF-8"),
        "{error}"
    );
    let error = with_catalogue(&path).unwrap();
    assert!(
        error.contains(": the catalogue cannot be read: byte 0 is not text in UTF-8"),
        "{error}"
    );
    let error = with_catalogue(&folder.join("none.json")).unwrap();
    assert!(error.contains("none.json: "), "{error}");
}

#[test]
fn catalogues_of_a_million_rows() {
    let folder = folder();
    let large = rows(&folder, "rows.json", 1_000_000);
    let end = "rows.json: the catalogue has more than 262144 bytes";
    refused(end, || with_catalogue(&large));
    let short = rows(&folder, "short.json", 10_001);
    refused("short.json: cards: there are more than 10000 rows", || {
        with_catalogue(&short)
    });
    let exact = rows(&folder, "exact.json", 10_000);
    assert_eq!(with_catalogue(&exact), None);
    let endless = file(&folder, "endless.json", "{\"cards\":\"", HOSTILE);
    refused("the catalogue has more than 262144 bytes", || {
        with_catalogue(&endless)
    });
}

#[test]
fn the_cards_of_earlier_evenings() {
    let folder = folder();
    let name = "trismegistus-bot.catalogue.json";
    let settings = Settings {
        game: "trismegistus-bot".to_owned(),
        companion: true,
        saves: folder.to_path_buf(),
        ..Settings::default()
    };
    assert!(settings.session().is_ok());
    rows(&folder, name, 1_000_000);
    let todo = "Mend that file, or give it another name to begin without its cards";
    let end = format!("{name}: the catalogue has more than 262144 bytes. {todo}");
    refused(&end, || settings.session().err());
    file(&folder, name, "[]", 2);
    let end = format!("{name}: tables are an object from name to text. {todo}");
    refused(&end, || settings.session().err());
    file(&folder, name, "id,name", 7);
    let end = format!(
        "{name}: the catalogue is not JSON: put the tables into an object from name to text. {todo}"
    );
    refused(&end, || settings.session().err());
}

#[test]
fn lines_of_a_hundred_megabytes() {
    for byte in [b'x', b'9', b' ', b'"', 0, 0xff] {
        let input = io::repeat(byte).take(HOSTILE).chain(&b"\n1\nq\n"[..]);
        let what = format!("a line of {byte:#x}");
        let text = bounded(&what, || typed(Path::new("nowhere"), input));
        assert!(
            text.contains("> the line has more than 262144 bytes\n"),
            "{text}"
        );
        // The next line is read as if nothing had been.
        assert!(text.contains("Turn 2 "), "{text}");
    }
}

#[test]
fn lines_at_the_limit_are_read() {
    let most = Limits::default().line;
    for begin in ["", "find ", "load ", "save "] {
        let text = bounded(begin, || {
            let line = format!("{begin}{}\nq\n", "x".repeat(most - begin.len()));
            typed(Path::new("nowhere"), line.as_bytes())
        });
        assert!(!text.contains("the line has"), "{begin}");
    }
}

#[test]
fn keys_without_end() {
    const SIZE: (u16, u16) = (100, 30);
    for begin in [' ', '/'] {
        let mut app = app(table());
        press(&mut app, KeyCode::Char(begin));
        bounded("typed letters", || {
            for _ in 0..10_000 {
                press(&mut app, KeyCode::Char('é'));
            }
        });
        bounded("a picture", || picture(&mut app, SIZE));
        // 500 letters of two bytes are taken.
        let shown = |app: &mut App| {
            let picture = picture(app, SIZE);
            picture.content.iter().any(|cell| cell.symbol() == "é")
        };
        for _ in 0..499 {
            press(&mut app, KeyCode::Backspace);
        }
        assert!(shown(&mut app));
        press(&mut app, KeyCode::Backspace);
        assert!(!shown(&mut app));
    }
}
