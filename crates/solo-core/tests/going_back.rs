//! Undo and redo with different sources of chance.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use core::sync::atomic::{AtomicU32, Ordering};
use std::sync::Arc;

use crate::well::{Deed, Fate, Rune, Shaft, Well};
use solo_core::example::{Choice, Rolled, Table, Ten};
use solo_core::{
    ChanceSource, Dealer, Face, Input, InputOf, Next, Record, Refusal, Scripted, Session, Source,
    Streams, UndoError,
};

fn well(copies: [u8; 4]) -> Well {
    Well {
        copies,
        ..Well::default()
    }
}

const DRAW: InputOf<Well> = Input::Decision(Deed::Draw);
const FIRST: InputOf<Well> = Input::Chance(Fate::Card(Rune(0)));
const DROP: InputOf<Well> = Input::Decision(Deed::Drop(Rune(0)));

#[test]
fn undo_goes_back_decision_by_decision() {
    let mut session = Session::seeded(well([2, 0, 0, 0]), 1);
    let start = session.state().clone();
    assert_eq!(session.undo(), Err(UndoError::Nothing));
    assert_eq!(session.undo_past_fence(), None);
    assert!(!session.can_undo() && !session.can_undo_past_fence() && !session.can_redo());
    assert!(session.is_empty());

    // All cards are of one kind: the outcome is certain, and nothing is revealed.
    session.push(Deed::Draw).unwrap();
    assert!(session.can_undo() && !session.is_empty());
    session.push(Deed::Drop(Rune(0))).unwrap();
    let end = session.state().clone();
    assert_eq!((session.len(), session.moments().count()), (3, 4));
    assert_eq!(session.moments().last().unwrap().state, end);

    assert_eq!(session.undo(), Ok(&[DROP][..]));
    assert_eq!((session.len(), session.inputs().len()), (2, 2));
    assert_eq!(session.undo(), Ok(&[DRAW, FIRST][..]));
    assert_eq!(session.state(), &start);
    assert!(session.is_empty() && !session.can_undo());
    assert_eq!(session.undo(), Err(UndoError::Nothing));

    assert_eq!(session.redo(), Some(&[DRAW, FIRST][..]));
    assert_eq!(session.redo(), Some(&[DROP][..]));
    assert_eq!(session.state(), &end);
    assert_eq!(session.redo(), None);
}

#[test]
fn what_was_reported_is_taken_back_one_by_one() {
    // With two kinds of cards the outcome was uncertain, but it was reported.
    let mut session = Session::new(well([1, 1, 0, 0]));
    for input in [DRAW, FIRST, DROP] {
        session.push(input).unwrap();
    }
    for input in [DROP, FIRST, DRAW] {
        assert!(session.can_undo());
        assert_eq!(session.undo(), Ok(&[input][..]));
    }
    for input in [DRAW, FIRST, DROP] {
        assert_eq!(session.redo(), Some(&[input][..]));
    }
    // A typing mistake is corrected.
    session.undo().unwrap();
    session.undo().unwrap();
    session.push(Fate::Card(Rune(1))).unwrap();
    assert!(session.state().hand.copies(Rune(1)) == 1 && !session.can_redo());
}

#[test]
fn the_fence_stands_where_something_was_revealed() {
    let mut session = Session::seeded(well([1, 1, 0, 0]), 1);
    session.push(Deed::Throw).unwrap();
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: 2 }));
    assert!(!session.can_undo() && session.can_undo_past_fence());
    assert_eq!(
        UndoError::Revealed { step: 2 }.to_string(),
        "a card or a die has been revealed since"
    );
    assert_eq!(
        UndoError::Nothing.to_string(),
        "there is nothing to take back"
    );
    assert_eq!(session.len(), 2);

    // Later decisions can be taken back, but not earlier ones.
    session.push(Deed::Draw).unwrap();
    session.push(Deed::Draw).unwrap();
    assert_eq!(session.undo().map(<[_]>::len), Ok(2), "the last card");
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: 4 }));
    assert_eq!(session.undo_past_fence().map(<[_]>::len), Some(2));
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: 2 }));
    assert_eq!(session.undo_past_fence().map(<[_]>::len), Some(2));
    assert!(session.is_empty() && session.can_redo());
}

#[test]
fn a_new_input_forgets_what_was_taken_back() {
    let mut session = Session::new(Ten);
    session.push(Choice::Roll).unwrap();
    session.undo().unwrap();
    let refused = session.push(Choice::Stop);
    assert!(
        refused.is_err() && session.can_redo(),
        "a refused input forgets nothing"
    );
    assert!(session.decide_text("nonsense").is_err());
    assert!(session.push(Face::SIX).is_err() && session.can_redo());
    session.decide_text("roll").unwrap();
    assert!(!session.can_redo());
    assert_eq!(session.next(), Next::Chance(Source::new::<0>()));

    session.push(Face::SIX).unwrap();
    assert_eq!(session.latest(), [Rolled::Sum { sum: 6 }]);
    session.undo().unwrap();
    session.report_text("5").unwrap();
    assert_eq!(session.all_events(), [Rolled::Sum { sum: 5 }]);
    session.undo().unwrap();
    session.undo().unwrap();
    assert_eq!(session.record().inputs(), []);
    assert_eq!(session.game(), &Ten);
    assert!(format!("{session:?}").contains("Deciding(0)"));
}

#[test]
fn trying_again_brings_the_same_cards() {
    let mut session = Session::seeded(Ten, 42);
    session.push(Choice::Roll).unwrap();
    session.push(Choice::Roll).unwrap();
    let (end, chance) = (session.state().to_owned(), session.chance().clone());
    session.undo_past_fence();
    session.undo_past_fence();
    assert_eq!(session.chance(), &Dealer::seeded(42));
    session.push(Choice::Roll).unwrap();
    session.push(Choice::Roll).unwrap();
    assert_eq!((session.state(), session.chance()), (&end, &chance));

    // A source of any kind is restored: the script goes back, too.
    let mut session = Session::with_chance(Ten, Scripted(Face::all()));
    for _ in 0..3 {
        session.push(Choice::Roll).unwrap();
        session.undo_past_fence();
    }
    session.push(Choice::Roll).unwrap();
    assert_eq!(session.state(), &Table::Deciding(1));
    session.push(Choice::Roll).unwrap();
    assert_eq!(session.state(), &Table::Deciding(3));
}

/// A source is asked again to restore its state; these answers are discarded.
#[test]
fn redo_brings_what_was_dealt_whatever_the_source_says_now() {
    #[derive(Clone)]
    struct Fickle(Arc<AtomicU32>);
    impl ChanceSource<Ten> for Fickle {
        fn outcome(&mut self, _: &Ten, _: &Table, _: Source) -> Option<Face> {
            Face::new(u8::try_from(self.0.load(Ordering::Relaxed)).unwrap())
        }
    }
    let face = Arc::new(AtomicU32::new(6));
    let mut session = Session::with_chance(Ten, Fickle(Arc::clone(&face)));
    session.push(Choice::Roll).unwrap();
    face.store(1, Ordering::Relaxed);
    session.undo_past_fence();
    session.redo();
    assert_eq!(session.state(), &Table::Deciding(6));
    assert!(session.decide_text("jump").is_err() && session.push(Face::SIX).is_err());
    assert_eq!(session.state(), &Table::Deciding(6));
    session.push(Choice::Roll).unwrap();
    assert_eq!(session.state(), &Table::Deciding(7));
}

#[test]
fn chance_can_answer_for_a_session() {
    let mut session = Session::with_chance(Ten, Scripted(Face::all()));
    session.push(Choice::Roll).unwrap();
    assert_eq!(
        (session.state(), session.latest()),
        (&Table::Deciding(1), &[Rolled::Sum { sum: 1 }][..])
    );
    let refusal = session.push(Choice::Stop);
    assert_eq!(refusal.unwrap_err().rule(), "TEN-2");

    let record = Record::from_position(Ten, "rolling", Table::Rolling(4)).unwrap();
    let rolling = Session::resume(&record, Streams::new(1));
    assert_eq!(rolling.state(), &Table::Deciding(8));
    assert_eq!(rolling.clone().undo(), Err(UndoError::Nothing));
    assert_eq!(rolling.record().position_text(), Some("rolling"));
    assert_eq!(rolling.len(), 1);
}

#[test]
fn a_source_may_leave_something_to_the_table() {
    // Cards come from a seed, dice from the table: the source deals only the cards.
    #[derive(Clone)]
    struct Cards(Streams);
    impl ChanceSource<Well> for Cards {
        fn outcome(&mut self, game: &Well, shaft: &Shaft, source: Source) -> Option<Fate> {
            let cards = source == Source::new::<0>();
            cards.then(|| self.0.outcome(game, shaft, source)).flatten()
        }
    }
    let mut session = Session::with_chance(Well::default(), Cards(Streams::new(3)));
    session.push(Deed::Draw).unwrap();
    assert_eq!(session.len(), 2);
    session.push(Deed::Throw).unwrap();
    assert_eq!((session.len(), session.answer()), (3, 0));
    session.push(Fate::Die(Face::SIX)).unwrap();
    // The die was reported and can be corrected; the card was dealt and is a fence.
    assert_eq!(session.undo().map(<[_]>::len), Ok(1));
    assert_eq!(session.undo().map(<[_]>::len), Ok(1));
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: 2 }));
}

#[test]
fn a_source_that_had_no_answer_can_be_asked_again() {
    let mut session = Session::with_chance(Ten, Scripted([Face::SIX].into_iter()));
    session.push(Choice::Roll).unwrap();
    session.push(Choice::Roll).unwrap();
    assert_eq!((session.answer(), session.state()), (0, &Table::Rolling(6)));
    // A new source deals immediately, also where undo leads.
    session.set_chance(Scripted([Face::ONE].into_iter()));
    assert_eq!(session.state(), &Table::Deciding(7));
    assert_eq!(session.undo(), Err(UndoError::Revealed { step: 4 }));
    session.undo_past_fence();
    session.set_chance(Scripted([Face::ONE].into_iter()));
    assert!(!session.can_redo(), "it could not be dealt by this source");
    // Inputs from before the source was set count as reported.
    assert_eq!(session.undo(), Ok(&[Input::Chance(Face::SIX)][..]));
    assert_eq!(session.answer(), 1);
    assert_eq!(session.state(), &Table::Deciding(1));
    assert!(!session.can_redo());
}

#[test]
fn a_script_that_shows_what_cannot_come_stops() {
    let wrong = [Fate::Card(Rune(2)), Fate::Card(Rune(0))];
    let mut session = Session::with_chance(Well::default(), Scripted(wrong.into_iter()));
    session.push(Deed::Draw).unwrap();
    assert_eq!(session.len(), 1);
    assert_eq!(session.answer(), 1, "the script has moved on");
    assert_eq!(session.len(), 2);
}
