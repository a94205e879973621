//! Old saves can be read for ever, and reach the position that they did then.
//!
//! `saves/` has one play of each game: `GAME-1.save` is its record, `GAME-2.save` the session with
//! its seed and catalogue, and `GAME.json` the view of the last position. These files never change.
//! If the rules of a game change, its saves must be refused with the name of a release that reads
//! them, and saves under the new rules are added.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test may panic")]

use solo_core::testkit::laws;
use solo_core::{GameData, LoadError, Record, SaveReader};
use solo_examples::games::{self, Program};

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
