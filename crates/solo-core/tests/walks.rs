//! Walks and strategies: games as lists of numbers.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use crate::well::{Rope, Well, WellOptions};
use solo_core::example::{Choice, Table, Ten};
use solo_core::{Face, Input, Options, Picks, nth_input};

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
    // Depth 1 and a long rope cannot be combined: the later one stays as it is.
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
        walk(&[34, 1, 0, 2, 1, 5, 0, 0, 2, 9]).unwrap(),
        Picks {
            options: vec![1, 258],
            picks: vec![5, 512],
        }
    );
    // Missing bytes are zeros.
    assert_eq!(walk(&[]).unwrap(), Picks::default());
    assert_eq!(walk(&[2, 7]).unwrap().options, [7, 0]);
    assert_eq!(Picks::size_hint(0), (1, None));
}

#[cfg(feature = "proptest")]
mod strategies {
    use proptest::prelude::*;
    use proptest::strategy::ValueTree;
    use proptest::test_runner::{Config, TestError, TestRunner};
    use solo_core::strategies::{
        Walk, Walks, chance_due, decisions_due, finished, games, positions,
    };
    use solo_core::{Game, Next, Session};

    use super::*;

    fn sample<G: Game>(walks: &Walks<G>, count: usize) -> Vec<Walk<G>> {
        let mut runner = TestRunner::deterministic();
        (0..count)
            .map(|_| walks.new_tree(&mut runner).unwrap().current())
            .collect()
    }

    /// Returns the walk to which a failure shrinks.
    fn shrunk<G: Game>(
        walks: impl Strategy<Value = Walk<G>>,
        holds: impl Fn(&Walk<G>) -> bool,
    ) -> Walk<G> {
        let config = Config {
            failure_persistence: None,
            ..Config::default()
        };
        let rng = proptest::test_runner::TestRng::deterministic_rng(config.rng_algorithm);
        let failure = TestRunner::new_with_rng(config, rng).run(&walks, |walk| {
            prop_assert!(holds(&walk));
            Ok(())
        });
        match failure {
            Err(TestError::Fail(_, walk)) => walk,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn failing_games_shrink_to_short_ones() {
        let any = || games(Well::default()).any_options();
        let walk = shrunk(any(), |walk| walk.states().iter().all(|s| s.turn < 2));
        assert_eq!(walk.game().options, WellOptions::default());
        // Draw the first card, drop it, and nothing else.
        let printed = format!("{walk:?}");
        let steps = "3 steps of well, default options:\n  draw [card A] drop A\n";
        assert!(printed.starts_with(steps), "{printed}");
        // An option that matters stays.
        let walk = shrunk(any(), |walk| walk.game().options.rope == Rope::Short);
        assert_eq!(
            walk.game().options,
            WellOptions {
                rope: Rope::Long,
                ..WellOptions::default()
            }
        );
        assert!(walk.is_empty());
    }

    #[test]
    fn what_shrinks_stays_of_its_kind() {
        let walk = shrunk(finished(Well::default()), |walk| walk.outcome().is_none());
        assert!(matches!(walk.next(), Next::Over(_)));
        let shortest = sample(&finished(Well::default()), 500);
        let shortest = shortest.iter().map(Walk::len).min();
        assert!(Some(walk.len()) <= shortest, "{walk:?}");
        let walk = shrunk(decisions_due(Ten), |walk| walk.len() < 3);
        assert!(matches!(walk.state(), Table::Deciding(_)), "{walk:?}");
        let walk = shrunk(chance_due(Ten), |walk| walk.len() < 2);
        assert_eq!(walk.state(), &Table::Rolling(1));
        let nine = positions(Ten).where_(|_, table| *table == Table::Deciding(9));
        let walk = shrunk(nine, |_| false);
        assert_eq!((walk.state(), walk.len()), (&Table::Deciding(9), 4));
    }

    #[test]
    fn values_beside_a_walk_shrink_too() {
        let config = Config {
            failure_persistence: None,
            ..Config::default()
        };
        let failure = TestRunner::new(config).run(&(games(Ten), 0..1000_u32), |(walk, number)| {
            prop_assert!(walk.len() < 2 || number < 100);
            Ok(())
        });
        let Err(TestError::Fail(_, (walk, number))) = failure else {
            panic!("{failure:?}");
        };
        assert_eq!((walk.len(), number), (2, 100));
    }

    #[test]
    fn a_failure_is_printed_with_a_save_that_loads() {
        let walk = shrunk(positions(Well::default()).any_options(), |walk| {
            walk.game().options.rope == Rope::Short || walk.state().turn < 2
        });
        let printed = format!("{walk:?}");
        assert!(printed.lines().count() <= 12, "{printed}");
        let steps = "3 steps of well, rope=long:\n  draw [card ";
        assert!(printed.starts_with(steps), "{printed}");
        // The literal, as a compiler reads it.
        let literal = printed.split_once("  \"").unwrap().1;
        let literal = literal.strip_suffix('"').unwrap();
        let literal = literal.replace("\\\n   ", "").replace("\\n", "\n");
        assert_eq!(literal, walk.save());
        let session = Session::parse(&literal, &Well::default()).unwrap();
        assert_eq!(session.state(), walk.state());
    }

    #[test]
    fn positions_are_uniform_over_the_steps_of_a_game() {
        let walks = sample(&positions(Ten), 3000);
        let over = walks.iter().filter(|walk| walk.outcome().is_some()).count();
        let starts = walks.iter().filter(|walk| walk.is_empty()).count();
        // A tenth is over; the others are one of the four to twelve positions before.
        assert!((240..360).contains(&over), "{over} of 3000");
        assert!((300..600).contains(&starts), "{starts} of 3000");
        let walks = sample(&decisions_due(Ten), 300);
        assert!(walks.iter().all(|walk| walk.next() == Next::Decision));
        let walks = sample(&chance_due(Ten), 300);
        assert!(
            walks
                .iter()
                .all(|walk| matches!(walk.next(), Next::Chance(_)))
        );
        let walks = sample(&finished(Ten), 300);
        assert!(walks.iter().all(|walk| walk.outcome().is_some()));
        let walks = sample(&games(Ten), 300);
        assert!(walks.iter().all(|walk| walk.outcome().is_some()));
    }

    #[test]
    fn options_are_those_of_the_game_unless_any_are_wanted() {
        let deep = Well {
            options: WellOptions {
                depth: 2,
                ..WellOptions::default()
            },
            ..Well::default()
        };
        let depths = |walks: &Walks<Well>| -> Vec<u8> {
            let walks = sample(walks, 100);
            (1..=3)
                .filter(|depth| walks.iter().any(|walk| walk.game().options.depth == *depth))
                .collect()
        };
        assert_eq!(depths(&games(deep.clone())), [2]);
        assert_eq!(depths(&games(deep).any_options()), [1, 2, 3]);
    }

    #[test]
    fn players_and_weights_decide() {
        let bold = games(Ten).played_by(10, |_| |_: &Ten, _: &Table| Some(Choice::Roll));
        assert!(
            sample(&bold, 100)
                .iter()
                .all(|walk| !walk.inputs().contains(&Input::Decision(Choice::Stop)))
        );
        let stops = |walks: &Walks<Ten>| {
            let walks = sample(walks, 1000);
            let stops = |walk: &&Walk<Ten>| walk.inputs().contains(&Input::Decision(Choice::Stop));
            walks.iter().filter(stops).count()
        };
        let timid = games(Ten).weighing(|choice| if choice == Choice::Stop { 9 } else { 1 });
        let (usual, timid) = (stops(&games(Ten)), stops(&timid));
        assert!(timid > usual + 100, "{timid} {usual}");
        let never = games(Ten).weighing(|_| 0);
        assert_eq!(stops(&never), 0, "the first choice");
    }

    #[test]
    fn a_search_for_rare_positions_gives_up_with_a_sentence() {
        let ten = positions(Ten).where_(|_, table| *table == Table::Over(17));
        let error = TestRunner::deterministic()
            .run(&ten, |_| Ok(()))
            .unwrap_err();
        let told = "Test aborted: no position of ten that is wanted was found in 400 games";
        assert_eq!(error.to_string(), told);
    }
}
