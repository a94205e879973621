//! Saves of every form remain readable: byte by byte as they were once written.
#![allow(clippy::unwrap_used, clippy::panic, reason = "tests may panic")]

use solo_core::example::{Choice, Rolled, Table, Ten};
use solo_core::{LoadError, Record, SaveReader, Session, Source};

/// Name of a save, its text, and the position to which it leads.
type Save = (&'static str, &'static str, Table);

macro_rules! saves {
    ($($name:literal => $table:expr),+ $(,)?) => {
        &[$(($name, solo_core::embedded!(include_str!(concat!("saves/", $name))), $table)),+]
    };
}

/// The first form.
const FIRST: &[Save] = saves! {
    "1-start" => Table::Deciding(0),
    "1-rolling" => Table::Rolling(6),
    "1-stopped" => Table::Over(8),
    "1-beyond" => Table::Over(15),
    "1-from-position" => Table::Over(9),
};

/// The second form: reported, dealt from a seed, and half of each.
const SECOND: &[Save] = saves! {
    "2-start" => Table::Deciding(0),
    "2-reported" => Table::Rolling(6),
    "2-seeded-start" => Table::Deciding(0),
    "2-seeded" => Table::Deciding(5),
    "2-seeded-over" => Table::Over(5),
    "2-seeded-later" => Table::Deciding(9),
    "2-seeded-on" => Table::Deciding(9),
    "2-from-position" => Table::Deciding(8),
};

/// Reads the position of the example saves: `nine` or `rolling three`.
fn read(_: &Ten, text: &str) -> Result<Table, String> {
    match text {
        "nine" => Ok(Table::Deciding(9)),
        "rolling three" => Ok(Table::Rolling(3)),
        other => Err(format!("{other} is not a position of the tests")),
    }
}

fn session(text: &str) -> Session<Ten> {
    let loaded = SaveReader::new(&Ten).positions(&read).parse(text);
    loaded.unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn text_of(name: &str) -> &'static str {
    let mut all = FIRST.iter().chain(SECOND);
    all.find(|save| save.0 == name).unwrap().1
}

#[test]
fn the_first_form_is_read_and_written_as_ever() {
    for &(name, text, table) in FIRST {
        let record = Record::parse_with(text, &Ten, read).unwrap();
        assert_eq!(record.state(), &table, "{name}");
        assert_eq!(record.to_text(), text, "{name}");
    }
}

#[test]
fn sessions_read_the_first_form() {
    for &(name, text, table) in FIRST {
        let session = session(text);
        assert_eq!(session.state(), &table, "{name}");
        assert_eq!(session.record().to_text(), text, "{name}");
        assert_eq!(session.chance().seed(), None, "{name}");
        // It is saved in the second form, and leads to the same position.
        let second = session.to_text();
        assert!(second.starts_with("solo-save 2\n"), "{second}");
        assert_eq!(self::session(&second).record().to_text(), text, "{name}");
    }
}

#[test]
fn the_second_form_is_read_and_written_as_ever() {
    for &(name, text, table) in SECOND {
        let session = session(text);
        assert_eq!(session.state(), &table, "{name}");
        assert_eq!(session.to_text(), text, "{name}");
    }
}

#[test]
fn records_are_of_the_first_form() {
    for &(name, text, _) in SECOND {
        assert_eq!(
            Record::parse_with(text, &Ten, read).unwrap_err(),
            LoadError::UnsupportedVersion { saved: 2, known: 1 },
            "{name}"
        );
    }
}

#[test]
fn a_seeded_game_goes_on_with_the_faces_it_always_had() {
    let mut session = session(text_of("2-seeded"));
    assert_eq!(session.chance().drawn(Source::new::<0>()), 1);
    session.push(Choice::Roll).unwrap();
    assert_eq!(session.latest(), [Rolled::Sum { sum: 11 }]);
    session.undo_past_fence();
    session.undo_past_fence();
    session.push(Choice::Roll).unwrap();
    assert_eq!(session.to_text(), text_of("2-seeded"));
}
