//! Files as spreadsheets, editors and other systems write them: each is read, or refused by the sentence that
//! names the cause.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

mod catalogues;
mod sheets;

use std::fs;

use scrapyard::Scrapyard;
use solo_core::{GameData as _, is_hidden};
use solo_play::Referee;
use solo_play::settings::{Settings, Wish, read};
use solo_table::{Dealer, Games, Table, Tables};

use self::catalogues::{catalogues, json, utf_16};
use self::sheets::sheets;

/// The right answer to a file.
enum Answer {
    /// It is read, and is the table of parts with this row for the fifth.
    Row(&'static str),
    /// It is refused with a message that has this part.
    Refused(&'static str),
}
use Answer::{Refused, Row};

/// The row that most files hold.
const MINE: &str = "p05,Drive Wheel,7,H";

/// Returns the table of parts as the files hold it.
fn parts() -> String {
    let house = Scrapyard::default().tables();
    house
        .get("parts")
        .unwrap()
        .replace("p05,Flywheel,6,H", MINE)
}

/// Returns the table with another fifth row.
fn with(row: &str) -> String {
    parts().replace(MINE, row)
}

/// Returns the table with this text after each line.
fn behind(text: &str) -> String {
    parts().replace('\n', &format!("{text}\n"))
}

fn separated(by: &str) -> String {
    parts().replace(',', by)
}

fn quoted() -> String {
    let line = |line: &str| format!("\"{}\"\n", line.replace(',', "\",\""));
    parts().lines().map(line).collect()
}

fn settings(arguments: &[&str]) -> Result<Settings, String> {
    match read(&Games::embedded(), arguments.iter().map(Into::into))? {
        Wish::Play(settings) => Ok(*settings),
        Wish::Choose(settings) => panic!("{settings:?}"),
        Wish::Read(text) => panic!("{text}"),
    }
}

/// Returns the table of parts that the program plays with.
fn loaded(path: &str) -> Result<String, String> {
    let settings = settings(&["scrapyard", "--catalogue", path])?;
    settings.table()?;
    let game = Scrapyard::assemble(*Scrapyard::default().options(), &settings.tables);
    let tables = game.map_err(|faults| faults.to_string())?.tables();
    Ok(tables.get("parts").unwrap().to_owned())
}

#[track_caller]
fn check(what: &str, found: Result<String, String>, answer: &Answer) {
    match (found, answer) {
        (Ok(table), Row(row)) => assert_eq!(table, with(row), "{what}"),
        (Err(said), Refused(part)) => {
            assert!(said.contains(part), "{what}: {said}");
            assert!(!said.contains(is_hidden), "{what}: {said:?}");
        }
        (Ok(_), Refused(part)) => panic!("{what} is read, not refused: {part}"),
        (Err(said), Row(_)) => panic!("{what}: {said}"),
    }
}

#[test]
fn sheets_of_other_programs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("box.json");
    let mut count = 0;
    for (what, text, answer) in sheets() {
        fs::write(&path, json(&text)).unwrap();
        check(what, loaded(path.to_str().unwrap()), &answer);
        count += 1;
    }
    for (what, bytes, answer) in catalogues() {
        fs::write(&path, bytes).unwrap();
        check(what, loaded(path.to_str().unwrap()), &answer);
        count += 1;
    }
    assert!(count > 60, "{count}");
}

#[test]
fn saves_of_other_systems() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.save");
    let table = Table::new("scrapyard", &[], &Tables::new(), Dealer::seeded(7)).unwrap();
    let save = table.save();
    let bytes = |text: &str| text.as_bytes().to_vec();
    let crlf = save.replace('\n', "\r\n");
    let marked = format!("\u{feff}{crlf}");
    let files: [(&str, Vec<u8>, Option<&str>); 14] = [
        ("as written here", bytes(&save), None),
        ("byte order mark", bytes(&format!("\u{feff}{save}")), None),
        ("carriage returns", bytes(&crlf), None),
        ("a mark and carriage returns", bytes(&marked), None),
        ("no last line feed", bytes(save.trim_end()), None),
        (
            "carriage returns, but the last",
            bytes(crlf.trim_end()),
            None,
        ),
        ("empty lines below", bytes(&format!("{save}\n\n")), None),
        ("UTF-16", utf_16(&marked, u16::to_le_bytes), None),
        (
            "UTF-16, big end first",
            utf_16(&marked, u16::to_be_bytes),
            None,
        ),
        (
            "cut off",
            bytes(&save[..save.len() - 3]),
            Some("the saved game stops here, before its end"),
        ),
        (
            "a carriage return inside",
            bytes(&save.replacen(' ', "\r", 1)),
            Some("line 1: has a carriage return"),
        ),
        (
            "text below",
            bytes(&format!("{save}more\n")),
            Some("text after the end"),
        ),
        (
            "a workbook",
            bytes("PK\u{3}\u{4}content"),
            Some("this is a workbook"),
        ),
        (
            "another option",
            bytes(&save.replacen("option ", "option \u{202e}", 1)),
            Some(r"there is no option \u{202e}character"),
        ),
    ];
    for (what, bytes, refused) in files {
        fs::write(&path, &bytes).unwrap();
        let load =
            settings(&["--load", path.to_str().unwrap()]).and_then(|settings| settings.table());
        match (load, refused) {
            (Ok(found), None) => assert_eq!(found.save(), save, "{what}"),
            (Err(said), Some(part)) => {
                assert!(said.contains(part), "{what}: {said}");
                assert!(!said.contains(is_hidden), "{what}: {said:?}");
            }
            (found, _) => panic!("{what}: {:?}", found.map(|table| table.save())),
        }
    }
}

#[test]
fn lines_of_other_systems_for_the_referee() {
    let answers = |input: &[u8]| {
        let mut output = Vec::new();
        let mut referee = Referee::new(&Games::embedded(), "tomb4k").unwrap();
        referee.converse(&mut &*input, &mut output).unwrap();
        String::from_utf8(output).unwrap()
    };
    let plain = answers(b"{\"cmd\":\"seed\",\"seed\":42}\n{\"cmd\":\"save\"}\n");
    assert!(plain.starts_with(r#"{"next":"player""#), "{plain}");
    for input in [
        "\u{feff}{\"cmd\":\"seed\",\"seed\":42}\n{\"cmd\":\"save\"}\n",
        "\u{feff}{\"cmd\":\"seed\",\"seed\":42}\r\n{\"cmd\":\"save\"}\r\n",
        "{\"cmd\":\"seed\",\"seed\":42}\r\n{\"cmd\":\"save\"}",
    ] {
        assert_eq!(answers(input.as_bytes()), plain, "{input:?}");
    }
    for (input, part) in [
        (&b"\xff\xfe{\0\n\0"[..], "UTF-16 without its mark"),
        (&b"{\"cmd\":\"na\xefve\"}\n"[..], "is not text in UTF-8"),
        (
            "{“cmd”:\"save\"}\n".as_bytes(),
            "U+201C, a typographic quote",
        ),
        ("{\"cmd\":\"sa\u{202e}ve\"}\n".as_bytes(), r"sa\\u{202e}ve"),
        (
            "{\"cmd\":\"act\",\"action\":\"\\u001b[31m\u{200b}\"}\n".as_bytes(),
            "bad_notation",
        ),
    ] {
        let said = answers(input);
        assert!(said.contains(part), "{said}");
        assert!(
            !said.lines().any(|line| line.contains(is_hidden)),
            "{said:?}"
        );
    }
}

#[test]
fn names_of_files_are_shown_without_escape_sequences() {
    for name in [
        "no\u{1b}[31m.json",
        "no\u{202e}.json",
        "no\u{200b}\u{2028}.json",
    ] {
        for argument in ["--catalogue", "--load"] {
            let said = settings(&["tomb4k", argument, name]).and_then(|settings| settings.table());
            let said = said.map(|_| ()).unwrap_err();
            assert!(said.starts_with("no\\u{"), "{said}");
            assert!(!said.contains(is_hidden), "{said:?}");
        }
    }
}
