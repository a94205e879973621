//! The rules never allocate: a counting allocator watches random games.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::hint::black_box;

use solo_core::{Events, Game, Input, Next, Source, draw, pick, stream};
use votk::{Event, Options, Valley};

/// Counts events, so that none can be optimized away.
#[derive(Default)]
struct Count(u32);

impl Events<Event> for Count {
    fn push(&mut self, event: Event) {
        black_box(event);
        self.0 = self.0.saturating_add(1);
    }
}

fn play(game: &Valley, seed: u64) {
    let mut rng = stream(seed, Source::new::<0>());
    let mut events = Count::default();
    let mut state = game.start_with_events(&mut events);
    loop {
        game.decisions(&state).for_each(|decision| {
            black_box(decision);
        });
        game.chances(&state).for_each(|chance| {
            black_box(chance);
        });
        assert_eq!(game.broken_rule(&state), None);
        let step = match game.next(&state) {
            Next::Over(outcome) => {
                black_box(outcome);
                return;
            }
            Next::Decision => pick(game, &state, &mut rng).map(Input::Decision),
            Next::Chance(_) => draw(game, &state, &mut rng).map(Input::Chance),
        };
        let step = step.unwrap();
        assert!(game.is_legal(
            &state,
            match step {
                Input::Decision(decision) => decision,
                Input::Chance(_) => {
                    let after = game.apply(&state, step).unwrap();
                    game.advance(&mut state, step, &mut events).unwrap();
                    assert!(after == state);
                    continue;
                }
            }
        ));
        black_box(game.apply(&state, votk::Decision::Do).is_err());
        game.advance(&mut state, step, &mut events).unwrap();
    }
}

#[test]
fn the_rules_never_allocate() {
    let games = [
        Valley::default(),
        Valley::with_catalogue(Options::default(), crate::common::drill()),
    ];
    let measured = allocation_counter::measure(|| {
        for game in &games {
            for seed in 0..40 {
                play(game, seed);
            }
        }
    });
    assert_eq!(measured.count_total, 0, "{measured:?}");
}

/// Checks that the counter of allocations works.
#[test]
fn the_counter_counts() {
    let boxed = allocation_counter::measure(|| {
        black_box(Box::new(Valley::default().start()));
    });
    assert_eq!(boxed.count_total, 1);
}
