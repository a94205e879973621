//! Old saves can be read for ever, and reach the position that they did then.
//!
//! `saves/` has one play of each game: `GAME-1.save` is its record, `GAME-2.save` the session with
//! its seed and catalogue, and `GAME.json` the view of the last position. These files never change.
//! If the rules of a game change, its saves must be refused with the name of a release that reads
//! them, and saves under the new rules are added. Saves of `votk` are from before its option
//! `end_when`, and do not name it.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use solo_core::{Fingerprint, GameData, LoadError, Record, SaveReader, Session};
use solo_examples::games::{self, Program};
use solo_table::Table;
use solo_testkit::laws;
use votk::{EndWhen, Valley};

use crate::files;

fn read(file: &str) -> String {
    files::read(format!("docs/tests/saves/{file}"))
}

struct Load;

impl Program for Load {
    type Output = ();

    fn run<G: GameData>(self) {
        let (first, second) = (
            read(&format!("{}-1.save", G::NAME)),
            read(&format!("{}-2.save", G::NAME)),
        );
        let base: G = laws::embedded();
        let session = match SaveReader::new(&base).catalogues().parse(&second) {
            Ok(session) => session,
            Err(error) => return refused::<G>(&error),
        };
        assert_eq!(session.to_text(), second);
        // The embedded catalogue may have changed since.
        let record = Record::parse(&first, session.game()).unwrap();
        assert_eq!(record.to_text(), first);
        assert_eq!(session.record().to_text(), first);
        let view = read(&format!("{}.json", G::NAME));
        for (game, state) in [
            (session.game(), session.state()),
            (record.game(), record.state()),
        ] {
            let shown = serde_json::to_string(&game.view_data(state)).unwrap();
            assert_eq!(shown, view.trim_end(), "{}", G::NAME);
        }
    }
}

/// Rules may change, and then the refusal names a release that reads the save.
fn refused<G: GameData>(error: &LoadError) {
    let LoadError::OtherRules { reader, .. } = error else {
        panic!("{}: {error}", G::NAME);
    };
    assert!(reader.is_some(), "{}: {error}", G::NAME);
}

#[test]
fn saves_of_every_game_lead_where_they_led() {
    for name in games::NAMES {
        games::run(name, Load).unwrap();
    }
}

const ADDED: &str = "option end_when ";

/// Returns a save with one part of its text replaced, with its check.
#[track_caller]
fn changed(save: &str, from: &str, to: &str) -> String {
    assert!(save.contains(from), "{from}");
    let (body, _) = save.rsplit_once("check ").unwrap();
    let body = body.replacen(from, to, 1);
    let check = Fingerprint::new().and(body.as_bytes()).value();
    format!("{body}check {check:016x}\n")
}

#[test]
fn a_save_from_before_an_option_has_its_value_and_still_does_not_name_it() {
    for file in ["votk-1.save", "votk-2.save"] {
        let save = read(file);
        assert!(!save.contains(ADDED), "{file}");
        let base = Valley::default();
        let mut session = SaveReader::new(&base).catalogues().parse(&save).unwrap();
        assert_eq!(session.game().options().end_when, EndWhen::Both);
        // A game that goes on from it, or back, still does not name it.
        session.undo_past_fence();
        assert!(!session.to_text().contains(ADDED), "{file}");
        session.redo();
        let table = Table::load(&save).unwrap();
        assert_eq!(table.record(), read("votk-1.save"));
        let options = serde_json::to_string(&table.options()).unwrap();
        assert!(options.contains(r#""end_when":"both""#), "{options}");
        for text in [table.save(), table.save_with_catalogue()] {
            assert!(!text.contains(ADDED), "{file}");
            assert_eq!(Table::load(&text).unwrap().view(), table.view());
        }
        // A new game names it.
        let anew = Session::new(session.game().clone()).to_text();
        assert!(anew.contains("option end_when both\n"), "{anew}");
    }
}

#[test]
fn a_save_that_names_an_added_option_has_what_it_names() {
    for file in ["votk-1.save", "votk-2.save"] {
        let last = "option discard_groups sets\n";
        let named = format!("{last}{ADDED}both\n");
        let save = changed(&read(file), last, &named);
        let base = Valley::default();
        let session = SaveReader::new(&base).catalogues().parse(&save).unwrap();
        let printed = match file {
            "votk-1.save" => session.record().to_text(),
            _ => session.to_text(),
        };
        assert_eq!(printed, save);
        // The game ended when both conditions held; with either it would have ended earlier.
        let other = changed(&save, "end_when both", "end_when either");
        let error = SaveReader::new(&base)
            .catalogues()
            .parse(&other)
            .unwrap_err();
        let LoadError::Refused { rule, .. } = error else {
            panic!("{file}: {error}");
        };
        assert_eq!(rule, "VK-9.2");
        let wrong = changed(&save, "end_when both", "end_when never");
        let error = SaveReader::new(&base)
            .catalogues()
            .parse(&wrong)
            .unwrap_err();
        let said = "line 14: option end_when cannot be \"never\"";
        assert_eq!(error.to_string(), said);
    }
}

#[test]
fn a_save_has_to_name_the_options_that_were_always_there() {
    for file in ["votk-1.save", "votk-2.save"] {
        let save = read(file);
        let base = Valley::default();
        let error = |save: &str| {
            let reader = SaveReader::new(&base).catalogues();
            reader.parse(save).unwrap_err().to_string()
        };
        let lost = changed(&save, "option discard_groups sets\n", "");
        assert_eq!(error(&lost), "line 13: option discard_groups is missing");
        let lost = changed(&save, "option first player\n", "");
        assert_eq!(
            error(&lost),
            "line 4: expected option first, not option end_rule"
        );
        let early = changed(&save, "option first", "option end_when both\noption first");
        assert_eq!(
            error(&early),
            "line 4: expected option first, not option end_when"
        );
    }
}
