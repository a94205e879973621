//! The data form is equivalent to the text form.

use solo_core::{Fingerprint, Record, RecordData};

use super::text::begins_with_its_place;
use super::{TEXT, from_position, long_rope, read, record};
use crate::well::{Well, WellOptions};

fn json() -> String {
    serde_json::to_string(&record().to_data()).unwrap()
}

fn load(json: &str) -> Result<Record<Well>, String> {
    let data: RecordData = serde_json::from_str(json).map_err(|error| error.to_string())?;
    Record::from_data(&data, &Well::default()).map_err(|error| {
        begins_with_its_place(&error);
        error.to_string()
    })
}

#[test]
fn the_data_form_says_the_same() {
    let check = Fingerprint::new().and(TEXT.as_bytes()).value();
    let expected = format!(
        concat!(
            r#"{{"format":"solo-save","version":1,"game":"well","rules_version":3,"#,
            r#""options":{{"depth":2,"safe":false,"rope":"long"}},"catalogue":"f4a92c4ee34adee5","#,
            r#""position":null,"inputs":[{{"decide":"draw"}},{{"chance":"card B"}},"#,
            r#"{{"decide":"throw"}},{{"chance":"die 5"}},{{"decide":"drop B"}},{{"decide":"leave"}}],"#,
            r#""check":"{:016x}"}}"#
        ),
        check
    );
    assert_eq!(json(), expected);
    assert_eq!(load(&json()).unwrap().to_text(), record().to_text());
    // Objects have no order, and empty fields may be left out.
    let reordered: serde_json::Value = serde_json::from_str(&json()).unwrap();
    assert_eq!(
        load(&reordered.to_string()).unwrap().to_text(),
        record().to_text()
    );
    let short = json().replace("\"position\":null,", "");
    let short = format!("{}}}", &short[..short.find(",\"check\"").unwrap()]);
    assert_eq!(load(&short).unwrap().to_text(), record().to_text());
}

#[test]
fn the_data_form_works_in_binary() {
    for record in [record(), from_position()] {
        let bytes = postcard::to_allocvec(&record.to_data()).unwrap();
        let data: RecordData = postcard::from_bytes(&bytes).unwrap();
        assert_eq!(data, record.to_data());
        let loaded = Record::from_data_with(&data, &Well::default(), read).unwrap();
        assert_eq!(loaded.to_text(), record.to_text());
    }
    let map = solo_core::OptionMap(long_rope().options);
    let bytes = postcard::to_allocvec(&map).unwrap();
    assert_eq!(
        postcard::from_bytes::<solo_core::OptionMap<WellOptions>>(&bytes).unwrap(),
        map
    );
}

#[track_caller]
fn refuses_data(from: &str, to: &str, message: &str) {
    assert!(json().contains(from), "{from}");
    assert_eq!(load(&json().replacen(from, to, 1)).unwrap_err(), message);
}

#[test]
fn every_fault_of_the_data_form_has_its_name() {
    refuses_data("solo-save", "save", "this is not a saved game");
    refuses_data(
        "\"version\":1",
        "\"version\":2",
        "saved games of form 2 are not supported, only of form 1",
    );
    refuses_data(
        "\"well\"",
        "\"ten\"",
        "field game: this is a game of ten, not of well",
    );
    refuses_data(
        "\"rules_version\":3",
        "\"rules_version\":4",
        "field rules_version: played under version 4 of the rules, but these are version 3",
    );
    refuses_data("\"safe\"", "\"save\"", "option 1: there is no option save");
    refuses_data(
        "\"safe\":false",
        "\"depth\":2",
        "option 1: option depth comes twice",
    );
    refuses_data(
        "\"safe\":false,",
        "",
        "field options: option safe is missing",
    );
    refuses_data(
        "\"depth\":2",
        "\"depth\":5",
        "option 0: option depth cannot be \"5\"",
    );
    refuses_data(
        "f4a92c4ee34adee5",
        "f4a9",
        "field catalogue: expected 16 hexadecimal digits",
    );
    refuses_data(
        "\"catalogue\":\"f4a92c4ee34adee5\"",
        "\"catalogue\":null",
        "field catalogue: expected `catalogue` and a fingerprint",
    );
    refuses_data("drop B", "drop E", "input 4, byte 5: expected a rune");
    refuses_data(
        "drop B",
        "drop A",
        "input 4: \"drop A\" is refused: there is nothing to drop (WE-5)",
    );
    refuses_data(
        "\"position\":null",
        "\"position\":\"{}\"",
        "field position: the game begins from a position, which cannot be read here",
    );
    refuses_data(
        "\"position\":null",
        "\"position\":\"\\n\"",
        "field position: expected a text of one line",
    );
    let error = load(&json().replace("die 5", "die 4")).unwrap_err();
    assert!(error.starts_with("field check: the check is "), "{error}");
    let error = load(&json().replace("\"format\"", "\"more\":1,\"format\"")).unwrap_err();
    assert!(error.starts_with("unknown field `more`"), "{error}");
    let error = load(&json().replace("{\"decide\":\"draw\"}", "{\"do\":\"draw\"}")).unwrap_err();
    assert!(error.starts_with("unknown variant `do`"), "{error}");
}
