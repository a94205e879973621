//! Saved games: every fault has its error, and all damage is detected.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    clippy::string_slice,
    reason = "tests may panic"
)]

mod text;

use crate::well::{Deed, Rope, Shaft, Well, long_rope};
use solo_core::{Fingerprint, Game, GameData, Input, LoadError, Location, Record};

/// Returns a short game with every kind of input.
fn record() -> Record<Well> {
    let mut record = Record::new(long_rope());
    for text in INPUTS {
        record.push_text(text, &mut ()).unwrap();
    }
    record
}

const INPUTS: [Input<&str, &str>; 6] = [
    Input::Decision("draw"),
    Input::Chance("card B"),
    Input::Decision("throw"),
    Input::Chance("die 5"),
    Input::Decision("drop B"),
    Input::Decision("leave"),
];

const TEXT: &str = "\
solo-save 1
game well
rules 3
option depth 2
option safe false
option rope long
catalogue f4a92c4ee34adee5
decide draw
chance card B
decide throw
chance die 5
decide drop B
decide leave
end 6
";

fn with_check(body: &str) -> String {
    let check = Fingerprint::new().and(body.as_bytes()).value();
    format!("{body}check {check:016x}\n")
}

fn read(game: &Well, text: &str) -> Result<Shaft, String> {
    let data = serde_json::from_str(text).map_err(|error| error.to_string())?;
    game.set_up_data(&data).map_err(|faults| faults.to_string())
}

fn from_position() -> Record<Well> {
    let mut half = record();
    half.truncate(4);
    let view = serde_json::to_string(&long_rope().view_data(half.state())).unwrap();
    let mut record = Record::from_position(long_rope(), view, half.state().clone()).unwrap();
    record.push(Input::Decision(Deed::Leave)).unwrap();
    record
}

#[test]
fn a_game_can_begin_from_a_position() {
    let saved = from_position();
    let text = saved.to_text();
    let line = "position {\"hand\":[0,1,0,0],\"gone\":[0,0,0,0],\"pips\":5,\"turn\":2,\"due\":\"decision\"}\n";
    assert!(text.contains(line), "{text}");
    let loaded = Record::parse_with(&text, &Well::default(), read).unwrap();
    assert_eq!(loaded.to_text(), text);
    assert_eq!(loaded.state(), saved.state());
    assert_eq!(loaded.origin(), saved.origin());
    assert_eq!(loaded.position_text(), saved.position_text());
    assert_eq!(
        Record::parse(&text, &Well::default()).unwrap_err(),
        LoadError::NeedsPosition {
            at: Location::Line(8)
        }
    );
    let wrong = text.replace("\"pips\":5", "\"pips\":five");
    let error = Record::parse_with(&wrong, &Well::default(), read).unwrap_err();
    assert!(
        error.to_string().starts_with("line 8: expected ident"),
        "{error}"
    );
    let wrong = text.replace("\"turn\":2", "\"turn\":8");
    let error = Record::parse_with(&wrong, &Well::default(), read).unwrap_err();
    assert_eq!(error.to_string(), "line 8: turn: 8 is too late (WE-1)");
    // A save from the start may be read this way, too.
    let from_start = record().to_text();
    assert!(Record::parse_with(&from_start, &Well::default(), read).is_ok());
}

#[test]
fn a_position_is_one_line() {
    for text in ["a\nb", "a\r", "\n"] {
        let error = Record::from_position(long_rope(), text, long_rope().start()).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the text of a position has to be one line"
        );
    }
}

#[test]
fn inputs_can_be_taken_back() {
    let mut record = record();
    let mut shorter = Record::new(long_rope());
    for input in record.inputs().to_vec() {
        shorter.push(input).unwrap();
    }
    for len in (0..6).rev() {
        let last = record.inputs()[len];
        assert_eq!(record.drop_last(), Some(last));
        shorter.truncate(len);
        assert_eq!(shorter.to_text(), record.to_text());
        assert_eq!(record.inputs().len(), len);
    }
    assert_eq!(record.drop_last(), None);
    assert_eq!(record.state(), &long_rope().start());
    record.truncate(3);
    assert!(record.inputs().is_empty());
    let mut record = from_position();
    record.truncate(0);
    assert_eq!(record.state(), &record.origin());
}

#[test]
fn a_refused_input_is_not_recorded() {
    let mut record = record();
    let text = record.to_text();
    let mut events = Vec::new();
    assert!(
        record
            .push_with_events(Input::Decision(Deed::Draw), &mut events)
            .is_err()
    );
    assert!(
        record
            .push_text(Input::Chance("nonsense"), &mut events)
            .is_err()
    );
    assert!(events.is_empty());
    assert_eq!(record.to_text(), text);
}

#[test]
fn old_saves_can_be_tried_under_present_rules() {
    let parse = |body: &str| Record::parse_under_present_rules(&with_check(body), &Well::default());
    let old = TEXT
        .replace("rules 3", "rules 2")
        .replace("option safe false\n", "");
    let loaded = parse(&old).unwrap();
    assert_eq!(loaded.to_text(), with_check(TEXT));
    // What was added later has the value of its time, not the default.
    let old = old.replace("option rope long\n", "");
    let loaded = parse(&old).unwrap();
    assert_eq!(loaded.game().options.rope, Rope::Long);
    let error = parse(&old.replace("drop B", "drop A")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 10: \"drop A\" is refused: there is nothing to drop (WE-5)"
    );
    let doubled = TEXT.replace("option safe false\n", "option depth 2\n");
    assert_eq!(
        parse(&doubled).unwrap_err().to_string(),
        "line 5: option depth comes twice"
    );
    // The check has to be that of the old text.
    let changed = with_check(&old).replace("end", "end ");
    assert!(Record::parse_under_present_rules(&changed, &Well::default()).is_err());
    let changed = with_check(&old).replace("die 5", "die 4");
    let error = Record::parse_under_present_rules(&changed, &Well::default()).unwrap_err();
    assert!(matches!(error, LoadError::WrongCheck { .. }), "{error}");
    let position = from_position().to_text().replace("rules 3", "rules 9");
    let body = &position[..position.rfind("check").unwrap()];
    let text = with_check(body);
    let loaded = Record::parse_under_present_rules_with(&text, &Well::default(), read).unwrap();
    assert_eq!(loaded.to_text(), from_position().to_text());
    let error = Record::parse_under_present_rules(&text, &Well::default()).unwrap_err();
    assert_eq!(
        error,
        LoadError::NeedsPosition {
            at: Location::Line(8)
        }
    );
}
