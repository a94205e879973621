//! The text form: every fault has its error, and all damage is detected.

use solo_core::{Fingerprint, Game, Input, LoadError, Location, OptionError, Record, Setting};

use super::{TEXT, long_rope, record, with_check};
use crate::well::{Broken, Fate, Rope, Rune, Well};

/// Returns the error of the save with one part replaced and the check corrected.
#[track_caller]
fn error(from: &str, to: &str) -> LoadError {
    assert!(TEXT.contains(from), "{from}");
    let text = with_check(&TEXT.replacen(from, to, 1));
    Record::parse(&text, &Well::default()).unwrap_err()
}

#[track_caller]
fn refuses(from: &str, to: &str, message: &str) {
    let error = error(from, to);
    assert_eq!(error.to_string(), message);
    begins_with_its_place(&error);
}

/// Checks that an error with a location begins with it.
#[track_caller]
pub(crate) fn begins_with_its_place(error: &LoadError) {
    let message = error.to_string();
    match error.location() {
        Some(location) => assert!(message.starts_with(&location.to_string()), "{message}"),
        None => assert!(!message.starts_with("line "), "{message}"),
    }
}

#[test]
fn the_form_is_what_it_says() {
    assert_eq!(record().to_text(), with_check(TEXT));
    let loaded = Record::parse(&record().to_text(), &Well::default()).unwrap();
    assert_eq!(loaded.state(), record().state());
    assert_eq!(loaded.game(), &long_rope());
    assert_eq!(loaded.inputs(), record().inputs());
    assert_eq!(loaded.inputs()[1], Input::Chance(Fate::Card(Rune(1))));
    assert_eq!(loaded.next(), long_rope().next(record().state()));
    assert_eq!(loaded.position_text(), None);
    assert!(format!("{loaded:?}").contains("well"));
}

#[test]
fn every_fault_of_the_head_has_its_name() {
    refuses("solo-save", "solo", "this is not a saved game");
    refuses("solo-save 1", "solo-save", "this is not a saved game");
    refuses("solo-save 1", "solo-save 01", "this is not a saved game");
    refuses("solo-save 1", "solo-saves 1", "this is not a saved game");
    refuses(
        "solo-save 1",
        "solo-save 2",
        "saved games of form 2 are not supported, only of form 1",
    );
    refuses("game well", "well", "line 2: expected `game` and its name");
    refuses(
        "game well",
        "game of",
        "line 2: this is a game of of, not of well",
    );
    refuses(
        "rules 3",
        "rules three",
        "line 3: expected `rules` and their version",
    );
    refuses(
        "rules 3",
        "rules 2",
        "line 3: played under version 2 of the rules, but these are version 3; release 0.3 reads it",
    );
    for later in [0, 4] {
        refuses(
            "rules 3",
            &format!("rules {later}"),
            &format!("line 3: played under version {later} of the rules, but these are version 3"),
        );
    }
    refuses("game well", "game\rwell", "line 2: has a carriage return");
}

#[test]
fn every_fault_of_the_options_has_its_name() {
    refuses(
        "option depth 2\n",
        "option width 2\n",
        "line 4: there is no option width",
    );
    refuses(
        "option depth 2",
        "option depth 4",
        "line 4: option depth cannot be \"4\"",
    );
    refuses(
        "option depth 2",
        "option depth two",
        "line 4: option depth cannot be \"two\"",
    );
    refuses(
        "option depth 2",
        "option depth 02",
        "line 4: this is written \"2\"",
    );
    refuses(
        "option depth 2",
        "option depth",
        "line 4: expected `option`, a name and a value",
    );
    refuses(
        "safe false",
        "safe no",
        "line 5: option safe cannot be \"no\"",
    );
    refuses(
        "safe false",
        "safe 0",
        "line 5: option safe cannot be \"0\"",
    );
    refuses(
        "rope long",
        "rope true",
        "line 6: option rope cannot be \"true\"",
    );
    refuses(
        "option depth 2\n",
        "",
        "line 4: expected option depth, not option safe",
    );
    refuses(
        "option safe false\noption rope long\n",
        "",
        "line 5: option safe is missing",
    );
    refuses(
        "option safe false\n",
        "option depth 2\n",
        "line 5: option depth comes twice",
    );
    assert_eq!(
        error("depth 2", "depth 1"),
        LoadError::Options {
            error: OptionError::BadValue {
                name: "rope",
                values: Rope::VALUES
            }
        }
    );
    assert_eq!(
        error("depth 2", "depth 1").to_string(),
        "the options do not go together: option rope cannot have this value: its values are short, long"
    );
}

#[test]
fn the_catalogue_has_to_be_the_same() {
    let expected =
        "line 7: played with catalogue 0000000000000001, but the given one is f4a92c4ee34adee5";
    refuses("f4a92c4ee34adee5", "0000000000000001", expected);
    let missing = "line 7: expected `catalogue` and a fingerprint";
    refuses("catalogue f4a92c4ee34adee5\n", "", missing);
    let upper = "line 7: expected a fingerprint of 16 hexadecimal digits";
    refuses("f4a92c4ee34adee5", "F4A92C4EE34ADEE5", upper);
    refuses("f4a92c4ee34adee5", "4a92c4ee34adee5", upper);
    // A wrong catalogue is the better explanation for options that do not fit.
    let body = TEXT.replace("depth 2", "depth 1").replace("f4a9", "0000");
    let error = Record::parse(&with_check(&body), &Well::default()).unwrap_err();
    assert!(matches!(error, LoadError::OtherCatalogue { .. }), "{error}");
    // A game without a catalogue has no such line.
    let text = Record::new(solo_core::example::Ten).to_text();
    let text = text.replace("rules 1\n", "rules 1\ncatalogue 0000000000000001\n");
    let error = Record::parse(&text, &solo_core::example::Ten).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 4: played with catalogue 0000000000000001, but the given one is none"
    );
}

#[test]
fn every_fault_of_the_inputs_has_its_name() {
    refuses("throw", "thraw", "line 10, byte 7: expected a deed");
    refuses("drop B", "drop E", "line 12, byte 12: expected a rune");
    refuses(
        "drop B",
        "drop B ",
        "line 12, byte 14: expected the end of the text",
    );
    refuses(
        "chance die 5",
        "chance die 7",
        "line 11, byte 11: expected a face from 1 to 6",
    );
    refuses(
        "drop B",
        "drop A",
        "line 12: \"drop A\" is refused: there is nothing to drop (WE-5)",
    );
    refuses(
        "chance die 5\n",
        "",
        "line 11: \"drop B\" is refused: something else is due (WE-4)",
    );
    refuses(
        "decide draw",
        "decides draw",
        "line 8: expected `decide`, `chance` or `end`",
    );
    refuses(
        "end 6",
        "the end",
        "line 14: expected `decide`, `chance` or `end`",
    );
    refuses(
        "end 6",
        "end six",
        "line 14: expected `decide`, `chance` or `end`",
    );
    refuses("end 6", "end 7", "line 14: 6 inputs instead of 7");
    refuses(
        "decide leave",
        "decide leave\ndecide leave",
        "line 14: \"decide leave\" is refused: the game is over (WE-9)"
            .replace("decide leave\"", "leave\"")
            .as_str(),
    );
    let LoadError::Refused { rule, reason, .. } = error("drop B", "drop A") else {
        panic!("not refused");
    };
    assert_eq!((rule, reason), ("WE-5", "not_legal"));
}

#[test]
fn other_spellings_are_refused() {
    let lax = Well::broken(Broken::ReadsTooMuch);
    let text = with_check(&TEXT.replace("decide draw", "decide draw "));
    let error = Record::parse(&text, &lax).unwrap_err();
    assert_eq!(error.to_string(), "line 8: this is written \"draw\"");
}

#[test]
fn every_fault_of_the_end_has_its_name() {
    let text = with_check(TEXT);
    let parse = |text: &str| {
        Record::parse(text, &Well::default())
            .unwrap_err()
            .to_string()
    };
    let check = "line 15: expected `check` and 16 hexadecimal digits";
    assert_eq!(parse(&text.replace("check ", "cheque ")), check);
    assert_eq!(
        parse(&text.to_uppercase().replace("CHECK", "check")),
        "this is not a saved game"
    );
    assert_eq!(parse(&format!("{TEXT}check 12\n")), check);
    let message = parse(&format!("{TEXT}check 0000000000000012\n"));
    let computed = Fingerprint::new().and(TEXT.as_bytes()).value();
    assert_eq!(
        message,
        format!(
            "line 15: the check is 0000000000000012, but should be {computed:016x}: the text was changed"
        )
    );
    assert_eq!(
        parse(&format!("{text}\n\nmore")),
        "line 16: text after the end of the saved game"
    );
    assert_eq!(
        parse(&format!("{text}{text}")),
        "line 16: text after the end of the saved game"
    );
    assert_eq!(
        parse(TEXT),
        "line 15: the saved game stops here, before its end"
    );
    assert_eq!(
        parse(
            text.trim_end()
                .trim_end_matches(|digit: char| digit.is_ascii_hexdigit())
        ),
        "line 15: the saved game stops here, before its end"
    );
    assert_eq!(
        parse(""),
        "line 1: the saved game stops here, before its end"
    );
    assert_eq!(
        parse("solo"),
        "line 1: the saved game stops here, before its end"
    );
    assert_eq!(parse("\n"), "this is not a saved game");
}

#[test]
fn places_are_known() {
    assert_eq!(
        error("rules 3", "rules 2").location(),
        Some(&Location::Line(3))
    );
    assert_eq!(
        error("drop B", "drop A").location(),
        Some(&Location::Line(12))
    );
    assert_eq!(error("solo", "silo").location(), None);
}

/// Returns whether a damaged save is accepted; then it has to be that of a game.
#[track_caller]
fn survives(damaged: &[u8]) -> bool {
    let Ok(loaded) = Record::parse_bytes(damaged, &Well::default()) else {
        return false;
    };
    assert_eq!(loaded.to_text().as_bytes(), damaged);
    true
}

#[test]
fn every_truncation_is_refused() {
    let text = with_check(TEXT);
    // Only the last line feed may be absent, and carriage returns may stand before all.
    for whole in [
        text.trim_end(),
        &text.replace('\n', "\r\n"),
        &format!("\u{feff}{text}\n"),
    ] {
        let loaded = Record::parse(whole, &Well::default()).unwrap();
        assert_eq!(loaded.to_text(), text);
    }
    for len in 0..text.len() - 1 {
        let error = Record::parse(&text[..len], &Well::default()).unwrap_err();
        let line = text[..len].lines().count().max(1);
        let line = line + usize::from(len > 0 && text[..len].ends_with('\n'));
        assert_eq!(
            error,
            LoadError::Truncated {
                at: Location::Line(line)
            },
            "{len}"
        );
    }
    assert!(survives(text.as_bytes()));
}

#[test]
fn every_flipped_bit_is_refused() {
    let text = with_check(TEXT).into_bytes();
    for at in 0..text.len() {
        for bit in 0..8 {
            let mut damaged = text.clone();
            damaged[at] ^= 1 << bit;
            assert!(!survives(&damaged), "bit {bit} of byte {at}");
        }
    }
}

#[test]
fn every_change_of_a_byte_is_refused_or_is_a_game() {
    // The check is corrected here, so that only the rules can refuse the save.
    let text = TEXT.as_bytes();
    let mut games = 0;
    for at in 0..text.len() {
        for byte in 0..=255 {
            let mut damaged = text.to_vec();
            damaged[at] = byte;
            let Ok(body) = String::from_utf8(damaged) else {
                continue;
            };
            games += usize::from(survives(with_check(&body).as_bytes()));
        }
    }
    // The unchanged text for each byte; other options (2), card (0), pips (5).
    assert!(games > text.len(), "{games}");
    assert!(games < text.len() + 20, "{games}");
}

#[test]
fn lines_cannot_be_lost_doubled_or_swapped() {
    let lines: Vec<&str> = TEXT.split_inclusive('\n').collect();
    for first in 0..lines.len() {
        let mut lost = lines.clone();
        lost.remove(first);
        // An option that was added later may be absent.
        assert_eq!(
            survives(with_check(&lost.concat()).as_bytes()),
            lines[first] == "option rope long\n"
        );
        let mut doubled = lines.clone();
        doubled.insert(first, lines[first]);
        assert!(!survives(with_check(&doubled.concat()).as_bytes()));
        for second in 0..first {
            let mut swapped = lines.clone();
            swapped.swap(first, second);
            assert!(
                !survives(with_check(&swapped.concat()).as_bytes()),
                "{swapped:?}"
            );
        }
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let error = Record::parse_bytes(b"solo-save 1\n\xff", &Well::default()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "byte 12 is not text in UTF-8: save the file as UTF-8"
    );
}
