//! Timelines, walks, strategies: games as something to move about in. And what the types promise.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

mod well;

use solo_core::example::{Choice, Rolled, Table, Ten};
use solo_core::rand_pcg::Pcg32;
use solo_core::{
    Bag, Card, CardSet, Face, Fingerprint, Input, InputOf, LoadError, Next, NotOneLine,
    NotationError, Options, Picks, Record, Refusal, Scripted, Seeded, Source, Streams, Timeline,
    UndoError, nth_input,
};
use well::{Deed, Fate, Rope, Rune, Well, WellOptions};

fn well(copies: [u8; 4]) -> Well {
    Well {
        copies,
        ..Well::default()
    }
}

#[test]
fn undo_goes_back_decision_by_decision() {
    let mut timeline = Timeline::new(well([2, 0, 0, 0]));
    let start = timeline.state().clone();
    assert_eq!(timeline.undo(), Err(UndoError::NoDecision));
    assert_eq!(timeline.undo_past_fence(), None);
    assert!(!timeline.can_undo() && !timeline.can_undo_past_fence() && !timeline.can_redo());
    assert!(timeline.is_empty());

    // There are only cards of one kind: what comes is certain, and nothing is revealed.
    timeline.push(Input::Decision(Deed::Draw)).unwrap();
    assert!(timeline.can_undo() && !timeline.is_empty());
    timeline.push(Input::Chance(Fate::Card(Rune(0)))).unwrap();
    assert!(timeline.can_undo());
    timeline.push(Input::Decision(Deed::Drop(Rune(0)))).unwrap();
    let end = timeline.state().clone();
    assert_eq!((timeline.len(), timeline.states().count()), (3, 4));
    assert_eq!(timeline.states().last(), Some(&end));

    assert_eq!(
        timeline.undo().unwrap(),
        [Input::Decision(Deed::Drop(Rune(0)))]
    );
    assert_eq!((timeline.len(), timeline.inputs().len()), (2, 2));
    assert_eq!(
        timeline.undo().unwrap(),
        [
            Input::Decision(Deed::Draw),
            Input::Chance(Fate::Card(Rune(0)))
        ]
    );
    assert_eq!(timeline.state(), &start);
    assert!(timeline.is_empty() && !timeline.can_undo());
    assert_eq!(timeline.undo(), Err(UndoError::NoDecision));

    assert_eq!(timeline.redo().map(<[_]>::len), Some(2));
    assert_eq!(timeline.redo().map(<[_]>::len), Some(1));
    assert_eq!(timeline.state(), &end);
    assert_eq!(timeline.redo(), None);
}

#[test]
fn the_fence_stands_where_something_was_revealed() {
    let mut timeline = Timeline::new(well([1, 1, 0, 0]));
    timeline.push(Input::Decision(Deed::Throw)).unwrap();
    timeline.push(Input::Chance(Fate::Die(Face::SIX))).unwrap();
    assert_eq!(timeline.undo(), Err(UndoError::Revealed { input: 1 }));
    assert!(!timeline.can_undo() && timeline.can_undo_past_fence());
    assert_eq!(
        UndoError::Revealed { input: 1 }.to_string(),
        "input 1 has revealed something since the last decision"
    );
    assert_eq!(
        UndoError::NoDecision.to_string(),
        "there is no decision to take back"
    );
    assert_eq!(timeline.len(), 2);

    // A decision after it can be taken back, but not what came before.
    timeline.push(Input::Decision(Deed::Draw)).unwrap();
    assert!(timeline.undo().is_ok());
    assert_eq!(timeline.undo(), Err(UndoError::Revealed { input: 1 }));
    assert_eq!(timeline.undo_past_fence().map(<[_]>::len), Some(2));
    assert!(timeline.is_empty() && timeline.can_redo());
}

#[test]
fn a_new_input_forgets_what_was_taken_back() {
    let mut timeline = Timeline::new(Ten);
    timeline.push(Input::Decision(Choice::Roll)).unwrap();
    timeline.undo().unwrap();
    let refused = timeline.push(Input::Decision(Choice::Stop));
    assert!(
        refused.is_err() && timeline.can_redo(),
        "a refused input forgets nothing"
    );
    assert!(
        timeline
            .push_text(Input::Decision("nonsense"), &mut ())
            .is_err()
    );
    timeline
        .push_text(Input::Decision("roll"), &mut ())
        .unwrap();
    assert!(!timeline.can_redo());
    assert_eq!(timeline.next(), Next::Chance(Source::new::<0>()));

    let mut events = Vec::new();
    timeline
        .push_with_events(Input::Chance(Face::SIX), &mut events)
        .unwrap();
    assert_eq!(events, [Rolled::Sum { sum: 6 }]);
    timeline.undo_past_fence();
    assert_eq!(timeline.record().inputs(), []);
    assert_eq!(timeline.game(), &Ten);
    assert!(format!("{timeline:?}").contains("Deciding(0)"));
}

#[test]
fn chance_can_answer_for_a_timeline() {
    let mut timeline = Timeline::new(Ten);
    let mut events = Vec::new();
    timeline
        .decide(Choice::Roll, &mut Scripted(Face::all()), &mut events)
        .unwrap();
    assert_eq!(
        (timeline.state(), events.as_slice()),
        (&Table::Deciding(1), &[Rolled::Sum { sum: 1 }][..])
    );
    let refusal = timeline.decide(Choice::Stop, &mut Streams::new(1), &mut ());
    assert_eq!(refusal.unwrap_err().rule(), "TEN-2");
    let mut rolling = Timeline::from_position(Ten, "rolling", Table::Rolling(4)).unwrap();
    assert_eq!(rolling.settle(&mut Streams::new(1), &mut ()), 1);
    assert_eq!(rolling.settle(&mut Streams::new(1), &mut ()), 0);
    assert_eq!(rolling.undo(), Err(UndoError::NoDecision));
    assert_eq!(rolling.record().position_text(), Some("rolling"));
    assert_eq!(
        Timeline::from_position(Ten, "\n", Table::Rolling(4)).unwrap_err(),
        NotOneLine
    );
}

#[test]
fn a_walk_is_always_a_game() {
    let empty = Picks::default().play(&Ten);
    assert_eq!(
        (empty.inputs.len(), empty.states.as_slice()),
        (0, &[Table::Deciding(0)][..])
    );
    let walk = Picks {
        options: vec![],
        picks: vec![u16::MAX; 100],
    };
    let walked = walk.play(&Ten);
    // The last of all choices: 65535 modulo 6 is 3, modulo 2 is 1.
    assert_eq!(walked.states.last(), Some(&Table::Over(8)));
    assert_eq!(walked.states.len(), walked.inputs.len() + 1);
    let from = walk.play_from(Ten, Table::Deciding(9));
    assert_eq!(from.inputs, [Input::Decision(Choice::Stop)]);
    assert_eq!(
        nth_input(&Ten, &Table::Rolling(1), 8),
        Some(Input::Chance(Face::new(3).unwrap()))
    );
}

#[test]
fn a_walk_chooses_options() {
    let options = |picks: &[u16]| {
        let walk = Picks {
            options: picks.to_vec(),
            picks: vec![],
        };
        walk.game(&Well::default()).options
    };
    let published = WellOptions::default();
    assert_eq!(options(&[]), published);
    assert_eq!(options(&[0, 0, 0]), published);
    assert_eq!(
        options(&[1]),
        WellOptions {
            depth: 1,
            ..published
        }
    );
    assert_eq!(
        options(&[3, 2]),
        WellOptions {
            depth: 3,
            safe: true,
            ..published
        }
    );
    assert_eq!(
        options(&[4, 3, 3]),
        published,
        "every number is taken modulo the values and one more"
    );
    assert_eq!(
        options(&[0, 0, 2]),
        WellOptions {
            rope: Rope::Long,
            ..published
        }
    );
    // Depth 1 and a long rope do not go together: the later one stays as it is.
    assert_eq!(
        options(&[1, 0, 2]),
        WellOptions {
            depth: 1,
            ..published
        }
    );
    assert_eq!(WellOptions::SPECS.len(), 3);
}

#[cfg(feature = "arbitrary")]
#[test]
fn walks_come_from_bytes() {
    use arbitrary::{Arbitrary, Unstructured};
    let walk = |bytes: &[u8]| Picks::arbitrary(&mut Unstructured::new(bytes));
    assert_eq!(
        walk(&[18, 1, 0, 2, 1, 5, 0, 0, 2, 9]).unwrap(),
        Picks {
            options: vec![1, 258],
            picks: vec![5, 512],
        }
    );
    // Bytes that are missing are zeros.
    assert_eq!(walk(&[]).unwrap(), Picks::default());
    assert_eq!(walk(&[2, 7]).unwrap().options, [7, 0]);
    assert_eq!(Picks::size_hint(0), (1, None));
}

#[cfg(feature = "proptest")]
mod strategies {
    use core::cell::Cell;

    use proptest::prelude::*;
    use proptest::strategy::ValueTree;
    use proptest::test_runner::{Config, TestError, TestRunner};
    use solo_core::strategies::{games, positions, walks};

    use super::*;

    #[test]
    fn failing_games_shrink_to_short_ones() {
        let mut runner = TestRunner::new_with_rng(
            Config {
                failure_persistence: None,
                ..Config::default()
            },
            proptest::test_runner::TestRng::deterministic_rng(
                proptest::test_runner::RngAlgorithm::ChaCha,
            ),
        );
        let failure = runner.run(&walks::<Well>(), |walk| {
            let walked = walk.play(&Well::default());
            prop_assert!(walked.states.iter().all(|state| state.turn < 2));
            Ok(())
        });
        let Err(TestError::Fail(_, walk)) = failure else {
            panic!("two turns are possible");
        };
        // Two draws of first cards, and nothing else.
        assert_eq!(walk.options, [0, 0, 0]);
        assert_eq!(walk.picks, [0, 0, 0, 0]);
    }

    #[test]
    fn strategies_reach_starts_and_ends() {
        let mut runner = TestRunner::deterministic();
        let (starts, ends, others) = (Cell::new(0), Cell::new(0), Cell::new(0));
        let positions = positions(Ten);
        for _ in 0..300 {
            let tree = positions.new_tree(&mut runner).unwrap();
            let count = match tree.current() {
                Table::Deciding(0) => &starts,
                Table::Over(_) => &ends,
                Table::Deciding(_) | Table::Rolling(_) => &others,
            };
            count.set(count.get() + 1);
        }
        let counts = [starts.get(), ends.get(), others.get()];
        assert!(counts.iter().all(|count| *count > 5), "{counts:?}");
        let games = games(Well::default());
        let depths: Vec<u8> = (0..50)
            .map(|_| {
                games
                    .new_tree(&mut runner)
                    .unwrap()
                    .current()
                    .game
                    .options
                    .depth
            })
            .collect();
        assert!(
            [1, 2, 3].iter().all(|depth| depths.contains(depth)),
            "{depths:?}"
        );
    }
}

#[test]
fn types_can_cross_threads() {
    fn anywhere<T: Send + Sync + Unpin + core::panic::UnwindSafe + 'static>() {}
    anywhere::<Seeded<Ten>>();
    anywhere::<Record<Ten>>();
    anywhere::<Timeline<Ten>>();
    anywhere::<Streams>();
    anywhere::<LoadError>();
    anywhere::<UndoError>();
    anywhere::<NotationError>();
    anywhere::<Picks>();
    anywhere::<CardSet>();
    anywhere::<Bag<Card, 53>>();
    fn error<T: core::error::Error>() {}
    error::<LoadError>();
    error::<UndoError>();
    error::<NotOneLine>();
    error::<NotationError>();
}

#[test]
fn types_are_small() {
    assert_eq!(size_of::<Card>(), 1);
    assert_eq!(size_of::<Face>(), 1);
    assert_eq!(size_of::<Source>(), 1);
    assert_eq!(size_of::<CardSet>(), 8);
    assert_eq!(size_of::<Fingerprint>(), 8);
    assert_eq!(size_of::<Bag<Card, 53>>(), 54);
    assert_eq!(size_of::<InputOf<Ten>>(), 2);
    assert_eq!(size_of::<Pcg32>(), 16);
    assert_eq!(size_of::<Streams>(), 16 * Source::COUNT);
}
