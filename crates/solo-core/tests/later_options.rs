//! Saves from before an option was added: `rope` of the well, whose default has moved since.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use solo_core::{
    Dealer, Fingerprint, Game, GameData, Input, LoadError, Location, Options, Record, SaveReader,
    Session,
};

use crate::well::{Deed, Rope, Well, WellOptions, long_rope};

const LINE: &str = "option rope long\n";

fn with_check(body: &str) -> String {
    let check = Fingerprint::new().and(body.as_bytes()).value();
    format!("{body}check {check:016x}\n")
}

/// Returns a save without one of its lines, with its check.
#[track_caller]
fn without(save: &str, line: &str) -> String {
    assert!(save.contains(line), "{line}");
    let (body, _) = save.rsplit_once("check ").unwrap();
    with_check(&body.replace(line, ""))
}

/// Returns a game that leaves early, which a short rope does not permit.
fn record() -> Record<Well> {
    let mut record = Record::new(long_rope());
    for text in [
        Input::Decision("draw"),
        Input::Chance("card B"),
        Input::Decision("throw"),
        Input::Chance("die 5"),
        Input::Decision("leave"),
    ] {
        record.push_text(text, &mut ()).unwrap();
    }
    record
}

fn parse(text: &str) -> Record<Well> {
    Record::parse(text, &Well::default()).unwrap()
}

#[test]
fn specifications_say_which_options_were_added() {
    let later = WellOptions::SPECS.iter().filter(|spec| spec.later);
    assert!(later.map(|spec| spec.name).eq(["rope"]));
    assert_eq!(WellOptions::default().rope, Rope::Short);
    assert_eq!(WellOptions::unnamed(), long_rope().options);
}

#[test]
fn an_option_that_is_not_named_has_the_value_of_its_time() {
    let named = record().to_text();
    let before = without(&named, LINE);
    let loaded = parse(&before);
    assert_eq!(loaded.game(), &long_rope());
    assert_eq!(loaded.state(), record().state());
    assert_eq!(loaded.to_text(), before);
    // What names it has what it names, and a new game names all.
    assert_eq!(parse(&named).to_text(), named);
    assert!(
        Record::new(Well::default())
            .to_text()
            .contains("option rope short\n")
    );
    let short =
        with_check(named.split("check").next().unwrap()).replace(LINE, "option rope short\n");
    let error = Record::parse(&short, &Well::default()).unwrap_err();
    assert!(
        error.to_string().contains("the rope is too short"),
        "{error}"
    );
    // The given game supplies the catalogue only.
    let base = Well::default()
        .with_options(WellOptions::default())
        .unwrap();
    assert_eq!(Record::parse(&before, &base).unwrap().to_text(), before);
}

#[test]
fn a_game_that_goes_on_keeps_the_head_of_its_save() {
    let whole = record();
    let mut half = record();
    half.truncate(3);
    let mut loaded = parse(&without(&half.to_text(), LINE));
    for &input in &whole.inputs()[3..] {
        loaded.push(input).unwrap();
    }
    let before = without(&whole.to_text(), LINE);
    assert_eq!(loaded.to_text(), before);
    loaded.truncate(3);
    assert_eq!(loaded.to_text(), without(&half.to_text(), LINE));
    assert_eq!(loaded.clone().to_text(), loaded.to_text());
    // Another game is another save.
    let (game, _) = loaded.into_game_and_inputs();
    assert!(Record::new(game).to_text().contains(LINE));
}

#[test]
fn sessions_keep_the_head_in_both_forms() {
    let mut seeded = Session::seeded(long_rope(), 7);
    seeded.decide_text("draw").unwrap();
    for save in [
        record().to_text(),
        Session::from(record()).to_text(),
        seeded.to_text(),
        seeded.with_catalogue().to_text(),
    ] {
        let before = without(&save, LINE);
        let base = Well::default();
        let reader = SaveReader::new(&base).catalogues();
        let mut loaded = reader.parse(&before).unwrap();
        let text = loaded.to_text();
        if before.starts_with("solo-save 2") {
            assert_eq!(text, before);
        }
        assert!(!text.contains("option rope"), "{text}");
        let first = loaded.record().to_text();
        assert_eq!(
            Record::parse(&first, &Well::default()).unwrap().to_text(),
            first
        );
        assert!(!first.contains("option rope"), "{first}");
        // Undo, redo, another source of chance and a copy change nothing.
        loaded.undo_past_fence();
        assert!(!loaded.to_text().contains("option rope"));
        loaded.redo();
        assert_eq!(loaded.to_text(), text);
        let resumed = Session::resume(&loaded.record(), Dealer::seeded(1));
        assert!(!resumed.to_text().contains("option rope"));
        assert_eq!(
            loaded
                .clone()
                .with_catalogue()
                .to_text()
                .matches("option ")
                .count(),
            2
        );
    }
}

#[test]
fn positions_keep_the_head() {
    let game = long_rope();
    let view = serde_json::to_string(&game.view_data(&game.start())).unwrap();
    let mut record = Record::from_position(game.clone(), view, game.start()).unwrap();
    record.push(Input::Decision(Deed::Draw)).unwrap();
    let before = without(&record.to_text(), LINE);
    let read = |_: &Well, _: &str| Ok(game.start());
    let loaded = Record::parse_with(&before, &Well::default(), read).unwrap();
    assert_eq!(loaded.to_text(), before);
    let reader = |_: &Well, _: &str| Ok(long_rope().start());
    let loaded = SaveReader::new(&Well::default())
        .positions(&reader)
        .parse(&before)
        .unwrap();
    assert_eq!(loaded.record().to_text(), before);
}

#[test]
fn other_options_have_to_be_named() {
    let text = record().to_text();
    let error = |text: &str| Record::parse(text, &Well::default()).unwrap_err();
    let lost = without(&text, "option safe false\n");
    assert_eq!(
        error(&lost).to_string(),
        "line 5: expected option safe, not option rope"
    );
    let lost = without(&lost, LINE);
    let missing = LoadError::MissingOption {
        at: Location::Line(5),
        name: "safe",
    };
    assert_eq!(error(&lost), missing);
    let wrong = without(&text, LINE).replace("option safe", "option rope long\noption safe");
    assert_eq!(
        error(&wrong).to_string(),
        "line 5: expected option safe, not option rope"
    );
}

#[test]
fn under_present_rules_the_save_is_a_new_one() {
    let before = without(&record().to_text(), LINE);
    let loaded = Record::parse_under_present_rules(&before, &Well::default()).unwrap();
    assert_eq!(loaded.to_text(), record().to_text());
    let base = Well::default();
    let reader = SaveReader::new(&base).under_present_rules();
    assert_eq!(
        reader.parse(&before).unwrap().record().to_text(),
        record().to_text()
    );
}
