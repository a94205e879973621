//! Files as spreadsheets, editors and other systems write them: each is read, or refused by the sentence that
//! names the cause.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use std::fs;
use std::path::PathBuf;

use scrapyard::Scrapyard;
use solo_core::{GameData as _, is_hidden};
use solo_examples::referee::Referee;
use solo_play::settings::{Settings, Wish, read};
use solo_table::{Dealer, Table, Tables};

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

/// Tables as sheets of other programs.
fn sheets() -> Vec<(&'static str, String, Answer)> {
    let head = "id,name,copies,prov\n";
    vec![
        ("as written here", parts(), Row(MINE)),
        ("byte order mark", format!("\u{feff}{}", parts()), Row(MINE)),
        ("carriage returns", behind("\r"), Row(MINE)),
        (
            "carriage returns alone",
            parts().replace('\n', "\r"),
            Row(MINE),
        ),
        ("semicolons", separated(";"), Row(MINE)),
        ("tabs", separated("\t"), Row(MINE)),
        ("sep=,", format!("sep=,\n{}", parts()), Row(MINE)),
        ("sep=;", format!("sep=;\n{}", separated(";")), Row(MINE)),
        (
            "sep= in quotes",
            format!("\"sep=;\"\r\n{}", separated(";")),
            Row(MINE),
        ),
        (
            "sep= and a tab",
            format!("sep=\t\n{}", separated("\t")),
            Row(MINE),
        ),
        (
            "sep= after a mark",
            format!("\u{feff}sep=,\r\n{}", behind("\r")),
            Row(MINE),
        ),
        (
            "empty rows below",
            format!("{},,,\n,,,\n", parts()),
            Row(MINE),
        ),
        (
            "empty rows between",
            parts().replace("p09", ",,,\np09"),
            Row(MINE),
        ),
        ("empty lines above", format!("\n\n{}", parts()), Row(MINE)),
        ("empty rows above", format!(",,,\n{}", parts()), Row(MINE)),
        ("empty columns", behind(",,"), Row(MINE)),
        ("many empty columns", behind(&",".repeat(200)), Row(MINE)),
        (
            "many empty rows",
            parts() + &",,,\n".repeat(20_000),
            Row(MINE),
        ),
        (
            "empty columns of semicolons",
            behind(";;").replace(',', ";"),
            Row(MINE),
        ),
        (
            "empty cells beside a row",
            with("p05,Drive Wheel,7,H,,"),
            Row(MINE),
        ),
        (
            "no last line feed",
            parts().trim_end().to_owned(),
            Row(MINE),
        ),
        ("quotes everywhere", quoted(), Row(MINE)),
        (
            "spaces around cells",
            parts().replace(',', " , "),
            Row(MINE),
        ),
        ("3.0", with("p05,Drive Wheel,7.0,H"), Row(MINE)),
        ("3.00", with("p05,Drive Wheel,7.00,H"), Row(MINE)),
        (
            "3,0 between semicolons",
            separated(";").replace(";7;", ";7,0;"),
            Row(MINE),
        ),
        ("7e0", with("p05,Drive Wheel,7e0,H"), Row(MINE)),
        ("0.7E+1", with("p05,Drive Wheel,0.7E+1,H"), Row(MINE)),
        (
            "spaces around a number",
            with("p05,Drive Wheel, 7 ,H"),
            Row(MINE),
        ),
        (
            "NBSP around a number",
            with("p05,Drive Wheel,\u{a0}7\u{a0},H"),
            Row(MINE),
        ),
        (
            "NBSP in a name",
            with("p05,Drive\u{a0}Wheel,7,H"),
            Row(MINE),
        ),
        (
            "narrow NBSP in a name",
            with("p05,Drive\u{202f}Wheel,7,H"),
            Row(MINE),
        ),
        (
            "an empty label",
            with("p05,Drive Wheel,7,"),
            Row("p05,Drive Wheel,7,U"),
        ),
        (
            "letters of another language",
            with("p05,Räderwerk,7,H"),
            Row("p05,Räderwerk,7,H"),
        ),
        (
            "typographic quotes in a name",
            with("p05,“Drive” Wheel,7,H"),
            Row("p05,“Drive” Wheel,7,H"),
        ),
        (
            "a joiner in a name",
            with("p05,چرخ\u{200c}دنده,7,H"),
            Row("p05,چرخ\u{200c}دنده,7,H"),
        ),
        (
            "commas and semicolons",
            parts().replace("id,name", "id;name"),
            Refused("which of them separates"),
        ),
        (
            "sep=|",
            format!("sep=|\n{}", parts()),
            Refused("names no comma, semicolon or tab"),
        ),
        (
            "sep=, before semicolons",
            format!("sep=,\n{}", separated(";")),
            Refused(r#"no column "id;name;copies;prov""#),
        ),
        (
            "a column without a name",
            behind(",x").replacen(",x", ",", 1),
            Refused("5 cells instead of 4"),
        ),
        (
            "a gap in the header",
            parts().replacen("name,", "name,,", 1),
            Refused("column 3 has no name"),
        ),
        (
            "too few cells",
            with("p05,Drive Wheel,7"),
            Refused("3 cells instead of 4"),
        ),
        (
            "a comma in a name",
            with("p05,Drive, Wheel,7,H"),
            Refused("5 cells instead of 4"),
        ),
        (
            "typographic quotes around a cell",
            with("p05,“Drive, Wheel”,7,H"),
            Refused("typographic quotes do not enclose"),
        ),
        (
            "half a card",
            with("p05,Drive Wheel,7.5,H"),
            Refused(r#"found "7.5""#),
        ),
        (
            "one thousand",
            with("p05,Drive Wheel,\"1,000\",H"),
            Refused(r#"found "1,000""#),
        ),
        (
            "1e2",
            with("p05,Drive Wheel,1e2,H"),
            Refused(r#"from 1 to 99, found "1e2""#),
        ),
        (
            "a plus",
            with("p05,Drive Wheel,+7,H"),
            Refused(r#"found "+7""#),
        ),
        (
            "a minus",
            with("p05,Drive Wheel,-7,H"),
            Refused(r#"found "-7""#),
        ),
        (
            "a leading zero",
            with("p05,Drive Wheel,07,H"),
            Refused(r#"found "07""#),
        ),
        (
            "a word",
            with("p05,Drive Wheel,seven,H"),
            Refused(r#"found "seven""#),
        ),
        (
            "a number in quotes",
            with("p05,Drive Wheel,“7”,H"),
            Refused("found \"“7”\""),
        ),
        (
            "a number as text",
            with("p05,Drive Wheel,'7,H"),
            Refused("found \"'7\""),
        ),
        (
            "wide digits",
            with("p05,Drive Wheel,７,H"),
            Refused("found \"７\""),
        ),
        (
            "U+200B at a number",
            with("p05,Drive Wheel,7\u{200b},H"),
            Refused(r#"found "7\u{200b}""#),
        ),
        (
            "U+202E in a name",
            with("p05,Drive\u{202e}Wheel,7,H"),
            Refused("the character U+202E, which does not show"),
        ),
        (
            "U+200B in a name",
            with("p05,Drive\u{200b}Wheel,7,H"),
            Refused("U+200B"),
        ),
        (
            "U+2028 in a name",
            with("p05,Drive\u{2028}Wheel,7,H"),
            Refused("U+2028"),
        ),
        (
            "U+FEFF in a name",
            with("p05,Drive\u{feff}Wheel,7,H"),
            Refused("U+FEFF"),
        ),
        (
            "an escape sequence in a name",
            with("p05,Drive\u{1b}[31mWheel,7,H"),
            Refused("U+001B"),
        ),
        (
            "a tab in a name",
            with("p05,Drive\tWheel,7,H"),
            Refused("U+0009"),
        ),
        (
            "an unknown letter",
            with("p05,Drive Wheel,7,X"),
            Refused("letters of provenance"),
        ),
        (
            "U+202E in the header",
            parts().replacen("name", "na\u{202e}me", 1),
            Refused(r#"no column "na\u{202e}me""#),
        ),
        (
            "only a header",
            head.to_owned(),
            Refused("0 cards are fewer than 17"),
        ),
        (
            "nothing",
            String::new(),
            Refused("the column id is missing"),
        ),
    ]
}

fn json(text: &str) -> String {
    serde_json::to_string(&Tables::new().with("parts", text)).unwrap()
}

fn utf_16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

/// Files with a whole catalogue.
fn catalogues() -> Vec<(&'static str, Vec<u8>, Answer)> {
    let plain = json(&parts());
    let marked = format!("\u{feff}{plain}");
    let bytes = |text: &str| text.as_bytes().to_vec();
    let latin: Vec<u8> = json(&with("p05,Rad,7,H"))
        .bytes()
        .map(|byte| if byte == b'R' { 0xc4 } else { byte })
        .collect();
    let rows: Vec<serde_json::Value> = parts()
        .lines()
        .skip(1)
        .map(|line| {
            let cells: Vec<&str> = line.split(',').collect();
            let copies: f64 = cells[2].parse().unwrap();
            serde_json::json!({"id": cells[0], "name": cells[1], "copies": copies, "prov": cells[3]})
        })
        .collect();
    vec![
        ("JSON", bytes(&plain), Row(MINE)),
        ("JSON with a mark", bytes(&marked), Row(MINE)),
        (
            "JSON in UTF-16, little end first",
            utf_16(&marked, u16::to_le_bytes),
            Row(MINE),
        ),
        (
            "JSON in UTF-16, big end first",
            utf_16(&marked, u16::to_be_bytes),
            Row(MINE),
        ),
        (
            "JSON in lines with carriage returns",
            bytes(&format!("{{\r\n{}\r\n", plain.trim_start_matches('{'))),
            Row(MINE),
        ),
        (
            "JSON of rows with numbers 7.0",
            bytes(&serde_json::json!({"parts": rows}).to_string()),
            Row(MINE),
        ),
        (
            "UTF-16 without its mark",
            utf_16(&plain, u16::to_le_bytes),
            Refused("UTF-16 without its mark"),
        ),
        (
            "half of UTF-16",
            utf_16(&marked, u16::to_le_bytes)[..101].to_vec(),
            Refused("begins like text in UTF-16"),
        ),
        ("Latin-1", latin, Refused("is not text in UTF-8")),
        (
            "a workbook",
            bytes("PK\u{3}\u{4}content"),
            Refused("this is a workbook"),
        ),
        (
            "an old workbook",
            vec![0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1],
            Refused("this is a workbook"),
        ),
        (
            "a sheet instead of JSON",
            bytes(&parts()),
            Refused("the catalogue is not JSON"),
        ),
        ("a list", bytes("[]"), Refused("the catalogue is not JSON")),
        (
            "typographic quotes in JSON",
            bytes("{“parts”: \"id\"}"),
            Refused("line 1 column 2 has U+201C, a typographic quote"),
        ),
        (
            "NBSP in JSON",
            bytes("{\u{a0}\"parts\": \"id\"}"),
            Refused("line 1 column 2 has U+00A0"),
        ),
        (
            "U+202E in the name of a table",
            bytes("{\"pa\u{202e}rts\": \"id\"}"),
            Refused(r"pa\u{202e}rts: there is no such table"),
        ),
        ("nothing", Vec::new(), Refused("the catalogue is not JSON")),
    ]
}

/// A folder for the files of a test, taken away at its end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("solo-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn settings(arguments: &[&str]) -> Result<Settings, String> {
    match read(arguments.iter().map(Into::into))? {
        Wish::Play(settings) => Ok(*settings),
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
    let folder = Folder::new("sheets");
    let path = folder.0.join("box.json");
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
    let folder = Folder::new("saves");
    let path = folder.0.join("game.save");
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
        let mut referee = Referee::new("tomb4k").unwrap();
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
            "{\"cmd\":\"act\",\"action\":\"\u{1b}[31m\u{200b}\"}\n".as_bytes(),
            "bad_notation",
        ),
    ] {
        let said = answers(input);
        assert!(said.contains(part), "{said}");
        assert!(!said.trim_end().contains(is_hidden), "{said:?}");
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
