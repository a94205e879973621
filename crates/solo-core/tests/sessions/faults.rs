//! Every fault of the second form has its error and its location.

use solo_core::{Dealer, LoadError, Location, SaveReader, Session};

use super::{TEXT, parse, seen, with_check};
use crate::well::Well;

#[track_caller]
fn error(from: &str, to: &str) -> LoadError {
    assert!(TEXT.contains(from), "{from}");
    parse(&with_check(&TEXT.replacen(from, to, 1))).unwrap_err()
}

#[track_caller]
fn refuses(from: &str, to: &str, message: &str) {
    let error = error(from, to);
    assert_eq!(error.to_string(), message);
    match error.location() {
        Some(location) => assert!(message.starts_with(&location.to_string()), "{message}"),
        None => assert!(!message.starts_with("line "), "{message}"),
    }
}

#[test]
fn forms_from_the_first_to_the_second_are_read() {
    refuses("solo-save", "solo", "this is not a saved game");
    for unknown in [0, 3, u32::MAX] {
        refuses(
            "solo-save 2",
            &format!("solo-save {unknown}"),
            &format!("saved games of form {unknown} are not supported, only of forms 1 to 2"),
        );
    }
    // The first form has no seed, and no room for tables.
    refuses(
        "solo-save 2",
        "solo-save 1",
        "line 8: expected `decide`, `chance` or `end`",
    );
    let first = TEXT.replace("solo-save 2", "solo-save 1");
    let tables = with_check(&first.replace("seed 7", "table A"));
    assert_eq!(
        parse(&tables).unwrap_err().to_string(),
        "line 8: expected `decide`, `chance` or `end`"
    );
}

#[test]
fn the_head_is_that_of_the_first_form() {
    refuses(
        "game well",
        "game of",
        "line 2: this is a game of of, not of well",
    );
    refuses(
        "rules 3",
        "rules 2",
        "line 3: played under version 2 of the rules, but these are version 3; release 0.3 reads it",
    );
    refuses(
        "option depth 2\n",
        "",
        "line 4: expected option depth, not option safe",
    );
    refuses(
        "f4a92c4ee34adee5",
        "0000000000000001",
        "line 7: played with catalogue 0000000000000001, but the given one is f4a92c4ee34adee5",
    );
}

#[test]
fn the_seed_is_one_number_and_what_was_drawn() {
    let seed = "line 8: expected `seed`, a number, and how much was drawn";
    for wrong in ["", "x", "07", "-7", "7 ", "7 0", "7 1 0", "7 x", "7  1"] {
        refuses("seed 7", &format!("seed {wrong}"), seed);
    }
    refuses(
        "seed 7",
        "seed",
        "line 8: expected `decide`, `chance`, `seed` or `end`",
    );
    refuses(
        "seed 7\n",
        "seed 7\nseed 7\n",
        "line 9: expected `decide`, `chance` or `end`",
    );
    refuses(
        "end 8",
        "end  8",
        "line 17: expected `decide`, `chance` or `end`",
    );
}

#[test]
fn an_outcome_is_the_one_that_the_seed_deals() {
    refuses(
        "chance die 5",
        "chance die 4",
        "line 12: the seed deals \"die 5\" here, not \"die 4\"",
    );
    assert!(matches!(
        error("seed 7", "seed 7 1"),
        LoadError::NotDealt {
            at: Location::Line(10),
            ..
        }
    ));
    // A seed that is set later has dealt less.
    let last = "decide throw\nchance die 3\n";
    let later = TEXT
        .replace("seed 7\n", "")
        .replace(last, &format!("seed 7\n{last}"));
    assert_eq!(
        parse(&with_check(&later)).unwrap_err().to_string(),
        "line 16: the seed deals \"die 5\" here, not \"die 3\""
    );
    // A chance step that is due has been dealt: a seed never waits.
    refuses(
        "chance die 3\nend 8",
        "end 7",
        "line 16: expected `chance`, because a seed answers it",
    );
    refuses(
        "chance die 5",
        "chance die 7",
        "line 12, byte 11: expected a face from 1 to 6",
    );
}

#[test]
fn the_end_is_that_of_the_first_form() {
    refuses("end 8", "end 9", "line 17: 8 inputs instead of 9");
    let text = with_check(TEXT);
    let message = |text: &str| parse(text).unwrap_err().to_string();
    assert_eq!(
        message(&format!("{text}\n\n")),
        "line 19: text after the end of the saved game"
    );
    assert_eq!(
        message(TEXT),
        "line 18: the saved game stops here, before its end"
    );
    let error = parse(&format!("{TEXT}check 0000000000000012\n")).unwrap_err();
    assert!(
        matches!(
            error,
            LoadError::WrongCheck {
                at: Location::Line(18),
                ..
            }
        ),
        "{error}"
    );
    let error = Session::parse_bytes(b"solo-save 2\n\xff", &Well::default()).unwrap_err();
    assert_eq!(error.to_string(), "byte 12 is not text in UTF-8");
}

#[test]
fn old_saves_can_be_tried_under_present_rules() {
    let base = Well::default();
    let reader = SaveReader::new(&base).under_present_rules();
    let old = TEXT
        .replace("rules 3", "rules 2")
        .replace("option safe false\n", "");
    assert!(parse(&with_check(&old)).is_err());
    let loaded = reader.parse(&with_check(&old)).unwrap();
    assert_eq!(seen(&loaded), seen(&parse(&with_check(TEXT)).unwrap()));

    // Where the seed now deals otherwise, the saved outcome stands, and the seed continues after
    // it.
    let other = old.replace("chance die 5", "chance die 4");
    let loaded = reader.parse(&with_check(&other)).unwrap();
    assert_eq!(
        (loaded.len(), loaded.chance().to_string()),
        (8, "7 2 2".to_owned())
    );
    assert!(
        loaded
            .to_text()
            .contains("chance die 3\nseed 7 2 2\nend 8\n"),
        "{loaded}"
    );
    assert_eq!(seen(&parse(&loaded.to_text()).unwrap()), seen(&loaded));

    // A chance step that is due is dealt.
    let due = old.replace("chance die 3\nend 8", "end 7");
    let loaded = reader.parse(&with_check(&due)).unwrap();
    assert_eq!(
        (loaded.len(), loaded.chance()),
        (8, parse(&with_check(TEXT)).unwrap().chance())
    );
    assert_ne!(loaded.chance(), &Dealer::seeded(7));
}
