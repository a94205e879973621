//! Sessions: the log, earlier positions, and saves in the second form.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

mod catalogues;
mod damage;
mod faults;

use core::fmt::Write;

use crate::well::{Deed, Rune, Shaft, Well, WellEvent, long_rope};
use solo_core::{
    Dealer, Fingerprint, Game, GameData, LoadError, Location, Next, Record, SaveReader, Seeded,
    Session, Source,
};

/// Returns a short game that a seed deals.
fn seeded() -> Session<Well> {
    let mut session = Session::seeded(long_rope(), 7);
    for text in ["draw", "throw", "draw", "throw"] {
        session.decide_text(text).unwrap();
    }
    session
}

/// The save of [`seeded`] up to its check.
const TEXT: &str = "\
solo-save 2
game well
rules 3
option depth 2
option safe false
option rope long
catalogue f4a92c4ee34adee5
seed 7
decide draw
chance card A
decide throw
chance die 5
decide draw
chance card B
decide throw
chance die 3
end 8
";

fn with_check(body: &str) -> String {
    let check = Fingerprint::new().and(body.as_bytes()).value();
    format!("{body}check {check:016x}\n")
}

fn parse(text: &str) -> Result<Session<Well>, LoadError> {
    Session::parse(text, &Well::default())
}

fn read(game: &Well, text: &str) -> Result<Shaft, String> {
    let data = serde_json::from_str(text).map_err(|error| error.to_string())?;
    game.set_up_data(&data).map_err(|faults| faults.to_string())
}

/// Returns the visible state of a session.
fn seen(session: &Session<Well>) -> String {
    let mut seen = format!("{:?} {session}", session.chance().to_string());
    for moment in session.moments() {
        write!(seen, "{moment:?}").unwrap();
    }
    for sentence in session.log() {
        write!(seen, "{sentence}").unwrap();
    }
    seen
}

#[test]
fn a_seed_deals_what_it_deals_in_seeded_games() {
    let mut game = Seeded::start(&long_rope(), 7);
    let mut session = Session::seeded(long_rope(), 7);
    while session.next() == Next::Decision {
        let decision = long_rope().decisions(session.state()).next().unwrap();
        game.advance(session.game(), decision, &mut ()).unwrap();
        session.push(decision).unwrap();
        assert_eq!(session.state(), game.state());
    }
    assert!(session.len() > 8);
}

#[test]
fn the_log_is_kept_step_by_step() {
    let mut session = seeded();
    assert_eq!(session.events(0), [WellEvent::Begun { mood: 0 }]);
    assert_eq!(session.events(1), []);
    assert_eq!(session.events(2), [WellEvent::Drawn { rune: Rune(0) }]);
    assert_eq!(session.events(8), [WellEvent::Thrown { pips: 3 }]);
    assert_eq!(session.events(9), []);
    assert_eq!(session.all_events().len(), 5);
    assert_eq!(session.latest(), session.events(8));
    assert_eq!(
        session.log(),
        [
            "The well is quiet.",
            "You draw rune A.",
            "You throw 5.",
            "You draw rune B.",
            "You throw 3."
        ]
    );
    assert_eq!(session.narration(4), ["You throw 5."]);

    // It follows undo and redo.
    let before = seen(&session);
    session.undo_past_fence();
    assert_eq!(session.all_events().len(), 4);
    assert_eq!(session.events(8), []);
    assert_eq!(session.latest(), [WellEvent::Drawn { rune: Rune(1) }]);
    assert!(session.moment(7).is_none());
    session.redo();
    assert_eq!(seen(&session), before);
    while session.undo_past_fence().is_some() {}
    assert_eq!(session.latest(), [WellEvent::Begun { mood: 0 }]);
    while session.redo().is_some() {}
    assert_eq!(seen(&session), before);
    // A different input this time.
    session.undo_past_fence();
    session.push(Deed::Drop(Rune(1))).unwrap();
    assert_eq!(session.latest(), [WellEvent::Dropped { rune: Rune(1) }]);
    assert_eq!(session.all_events().len(), 5);
}

#[test]
fn looking_back_changes_nothing() {
    let session = seeded();
    let before = seen(&session);
    let moment = session.moment(0).unwrap();
    assert_eq!((moment.step, moment.input), (0, None));
    assert_eq!(moment.state, long_rope().start());
    let mut state = long_rope().start();
    for (step, &input) in (1..).zip(session.inputs()) {
        state = long_rope().apply(&state, input).unwrap();
        let moment = session.moment(step).unwrap();
        assert_eq!((moment.input, moment.state), (Some(input), state.clone()));
        assert_eq!(moment.events, session.events(step));
    }
    let steps: Vec<usize> = session.moments().map(|moment| moment.step).collect();
    assert_eq!(steps, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
    assert!(session.moment(9).is_none() && session.moment(usize::MAX).is_none());
    assert_eq!(session.events(usize::MAX), []);
    assert_eq!(seen(&session), before);
}

#[test]
fn a_refused_input_changes_nothing() {
    let mut session = seeded();
    session.undo_past_fence();
    let before = seen(&session);
    for text in ["leap", "drop C", "die 3", ""] {
        assert!(session.decide_text(text).is_err());
        assert!(session.report_text(text).is_err());
        assert_eq!(seen(&session), before);
    }
    assert!(session.can_redo());
}

#[test]
fn a_saved_session_is_what_it_was() {
    let session = seeded();
    assert_eq!(session.to_text(), with_check(TEXT));
    let loaded = parse(&session.to_text()).unwrap();
    assert_eq!(seen(&loaded), seen(&session));
    assert_eq!(loaded.game(), &long_rope());
    // Inputs that were taken back are not saved.
    let mut shorter = seeded();
    shorter.undo_past_fence();
    let loaded = parse(&shorter.to_text()).unwrap();
    assert_eq!(seen(&loaded), seen(&shorter));
    assert!(!loaded.can_redo());
}

#[test]
fn a_loaded_session_goes_on_as_if_it_had_never_stopped() {
    for undone in 0..4 {
        for text in ["draw", "throw"] {
            let mut session = seeded();
            let mut loaded = parse(&session.to_text()).unwrap();
            for _ in 0..undone {
                assert_eq!(session.undo(), loaded.undo());
                session.undo_past_fence();
                loaded.undo_past_fence();
            }
            session.decide_text(text).unwrap();
            loaded.decide_text(text).unwrap();
            assert_eq!(seen(&loaded), seen(&session));
        }
    }
}

#[test]
fn a_seed_that_came_later_is_saved_where_it_came() {
    let mut session = Session::new(long_rope());
    session.decide_text("throw").unwrap();
    session.report_text("die 3").unwrap();
    session.decide_text("draw").unwrap();
    session.set_chance(Dealer::seeded(7));
    session.decide_text("throw").unwrap();
    let text = session.to_text();
    let middle = "decide draw\nseed 7\nchance card A\ndecide throw\n";
    assert!(text.contains(middle), "{text}");
    let mut loaded = parse(&text).unwrap();
    assert_eq!(seen(&loaded), seen(&session));
    // Where undo leads to an earlier step, the seed deals from its beginning.
    for session in [&mut session, &mut loaded] {
        while session.undo_past_fence().is_some() {}
        assert_eq!(session.chance(), &Dealer::seeded(7));
        let begun = "option rope long\ncatalogue f4a92c4ee34adee5\nseed 7\nend 0\n";
        assert!(session.to_text().contains(begun), "{session}");
        session.decide_text("draw").unwrap();
    }
    assert_eq!(seen(&loaded), seen(&session));
    assert!(
        session
            .to_text()
            .contains("seed 7\ndecide draw\nchance card A\nend 2\n")
    );
}

#[test]
fn a_seed_from_which_something_was_drawn_goes_on_elsewhere() {
    let dealer = seeded().chance().clone();
    assert_eq!(dealer.to_string(), "7 2 2");
    assert_eq!(
        (
            dealer.drawn(Source::new::<0>()),
            dealer.drawn(Source::new::<9>())
        ),
        (2, 0)
    );
    let mut session = Session::with_chance(long_rope(), dealer);
    session.decide_text("throw").unwrap();
    let text = session.to_text();
    assert!(text.contains("seed 7 2 2\ndecide throw\n"), "{text}");
    assert_eq!(seen(&parse(&text).unwrap()), seen(&session));
    // The third throw of the seed is the same in any game.
    let mut one_game = Session::seeded(long_rope(), 7);
    for _ in 0..3 {
        one_game.decide_text("throw").unwrap();
    }
    assert_eq!(one_game.latest(), session.latest());
}

#[test]
fn a_seed_can_be_given_up() {
    let mut session = seeded();
    session.set_chance(Dealer::nobody());
    assert!(!session.to_text().contains("seed"));
    let loaded = parse(&session.to_text()).unwrap();
    assert_eq!(seen(&loaded), seen(&session));
    // Existing inputs count as reported.
    assert_eq!(session.undo().map(<[_]>::len), Ok(1));
}

#[test]
fn a_session_can_begin_from_a_position() {
    let half = seeded();
    let state = half.moment(5).unwrap().state.clone();
    let view = serde_json::to_string(&long_rope().view_data(&state)).unwrap();
    let record = Record::from_position(long_rope(), view.clone(), state).unwrap();
    // A card is due.
    let session = Session::resume(&record, Dealer::seeded(1));
    assert_eq!((session.len(), session.events(0).len()), (1, 0));
    assert_eq!(session.position_text(), Some(view.as_str()));
    let text = session.to_text();
    let error = parse(&text).unwrap_err();
    assert_eq!(
        error,
        LoadError::NeedsPosition {
            at: Location::Line(8)
        }
    );
    let base = Well::default();
    let loaded = SaveReader::new(&base)
        .positions(&read)
        .parse(&text)
        .unwrap();
    assert_eq!(seen(&loaded), seen(&session));
    assert_eq!(loaded.record().to_text(), session.record().to_text());
}
