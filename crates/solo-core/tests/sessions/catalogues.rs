//! Saves that contain their catalogue.

use solo_core::{LoadError, SaveReader, Session};

use super::{TEXT, long_rope, parse, seen, with_check};
use crate::well::Well;

/// Returns a game with other runes than those of the base.
fn session() -> Session<Well> {
    let other = Well {
        copies: [3, 0, 2, 0],
        ..long_rope()
    };
    let mut session = Session::seeded(other, 7).with_catalogue();
    session.decide_text("draw").unwrap();
    session
}

const TABLE: &str = "table runes\nrow copies\nrow 3\nrow 0\nrow 2\nrow 0\n";

/// Returns the save of [`session`] with a part replaced, and a correct check.
#[track_caller]
fn damaged(from: &str, to: &str) -> String {
    let text = session().to_text();
    assert!(text.contains(from), "{from}");
    let body = &text[..text.rfind("check").unwrap()];
    with_check(&body.replace(from, to))
}

#[test]
fn a_save_brings_its_catalogue() {
    let session = session();
    let text = session.to_text();
    assert!(text.contains(&format!("{TABLE}seed 7\n")), "{text}");
    let loaded = SaveReader::new(&Well::default()).catalogues().parse(&text);
    let mut loaded = loaded.unwrap();
    assert_eq!(loaded.game().copies, [3, 0, 2, 0]);
    assert_eq!(loaded.game().options, session.game().options);
    assert_eq!(seen(&loaded), seen(&session));
    loaded.undo_past_fence();
    assert!(loaded.to_text().contains(TABLE));
}

#[test]
fn a_catalogue_is_taken_only_by_who_wants_it() {
    let session = session();
    let text = session.to_text();
    let error = parse(&text).unwrap_err();
    assert!(matches!(error, LoadError::OtherCatalogue { .. }), "{error}");
    // A reader with the same catalogue keeps the tables without reading them.
    let loaded = Session::parse(&text, session.game()).unwrap();
    assert_eq!(loaded.to_text(), text);
    let blank = damaged(TABLE, "table runes\nrow \nrow \n");
    let loaded = Session::parse(&blank, session.game()).unwrap();
    assert_eq!(loaded.to_text(), blank);
    // A save without tables is read with the catalogue of the base.
    let base = Well::default();
    let reader = SaveReader::new(&base).catalogues();
    assert!(reader.parse(&with_check(TEXT)).is_ok());
}

#[test]
fn every_fault_of_the_tables_is_named() {
    let refused = |from: &str, to: &str, message: &str| {
        let base = Well::default();
        let reader = SaveReader::new(&base).catalogues();
        let error = reader.parse(&damaged(from, to)).unwrap_err();
        assert!(error.to_string().starts_with(message), "{error}");
    };
    refused("row 2", "row 1", "line 7: played with catalogue ");
    refused(
        "row 3\nrow 0\n",
        "row 4\nrow x\n",
        "line 8: runes line 2, copies: expected a number from 0 to 3, found \"4\" (WE-11); \
         runes line 3, copies: expected a number from 0 to 3, found \"x\" (WE-11); \
         runes: 2 of 4 rows (WE-11)",
    );
    refused(
        "table runes",
        "table rings",
        "line 8: rings: there is no such table, but runes (WE-11)",
    );
    refused(
        TABLE,
        "table runes\n",
        "line 9: expected `row` and a header",
    );
    let order = "expected every table once, in the order of the alphabet";
    let twice = "table runes\nrow copies\ntable runes\n";
    refused("table runes\n", twice, &format!("line 10: {order}"));
    let swapped = "table tides\nrow copies\ntable runes\n";
    refused("table runes\n", swapped, &format!("line 10: {order}"));
}

#[test]
fn a_catalogue_may_have_another_fingerprint_under_other_rules() {
    let (text, base) = (session().to_text(), Well::default());
    let head = text.lines().find(|line| line.starts_with("catalogue"));
    let save = damaged("game well\nrules 3\n", "game well\nrules 2\n");
    let save = save.replace(head.unwrap(), "catalogue 0000000000000000");
    let save = with_check(&save[..save.rfind("check").unwrap()]);
    let reader = SaveReader::new(&base).catalogues();
    let error = reader.parse(&save).unwrap_err();
    assert!(matches!(error, LoadError::OtherRules { .. }), "{error}");
    let loaded = reader.under_present_rules().parse(&save).unwrap();
    assert_eq!(seen(&loaded), seen(&session()));
}
