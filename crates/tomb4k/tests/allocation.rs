//! The rules never allocate: a counting allocator watches random games.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests may panic"
)]

use std::hint::black_box;

use solo_core::rand_pcg::Pcg32;
use solo_core::{Events, Game, Input, Next, Ranged, Source, draw, pick, stream};
use tomb4k::{Decision, DropTiming, Event, Options, Tomb};

/// Counts events and keeps the last one, so that none can be optimized away.
#[derive(Default)]
struct Count(u32, Option<Event>);

impl Events<Event> for Count {
    fn push(&mut self, event: Event) {
        self.0 += 1;
        self.1 = Some(event);
    }
}

/// Calls every method of the rules at every position of a game; returns the number of steps.
fn play(game: &Tomb, rng: &mut Pcg32) -> u32 {
    let mut events = Count::default();
    let mut state = game.start_with_events(&mut events);
    let mut steps = 0;
    loop {
        black_box((game.decisions(&state).len(), game.chance_weight(&state)));
        for (place, case) in (0..=20).zip(0..) {
            black_box((
                game.decisions(&state).nth(place),
                game.nth_chance(&state, case),
            ));
        }
        for decision in game.decisions(&state) {
            black_box((decision, game.is_legal(&state, decision)));
        }
        black_box(game.chances(&state).last());
        for refused in [
            Input::Decision(Decision::Take),
            Input::Decision(Decision::Scroll),
        ] {
            black_box(game.apply(&state, refused).is_err());
        }
        assert_eq!(game.broken_rule(&state), None);
        black_box((state.stacks().len(), state.discards()));
        let step = match game.next(&state) {
            Next::Over(outcome) => {
                black_box(outcome);
                return steps;
            }
            Next::Decision => pick(game, &state, rng).map(Input::Decision),
            Next::Chance(_) => draw(game, &state, rng).map(Input::Chance),
        }
        .unwrap();
        let pure = game.apply(&state, step).unwrap();
        game.advance(&mut state, step, &mut events).unwrap();
        assert!(pure == state);
        steps += 1;
    }
}

#[test]
fn the_rules_never_allocate() {
    let mut steps = 0;
    let games = allocation_counter::measure(|| {
        let mut rng = stream(5, Source::new::<0>());
        for turns in 1..=14 {
            for timing in [DropTiming::Any, DropTiming::First] {
                let min_delve_turns = Ranged::new(turns).unwrap();
                let game = Tomb::new(Options {
                    min_delve_turns,
                    drop_timing: timing,
                });
                for _ in 0..50 {
                    steps += play(&game, &mut rng);
                }
            }
        }
    });
    assert!(steps > 10_000, "{steps} steps were played");
    assert_eq!(games.count_total, 0, "{games:?}");
}

#[test]
fn reading_notation_never_allocates() {
    let game = Tomb::default();
    let reading = allocation_counter::measure(|| {
        for text in ["drop 8D", "drop 8H", "retreat", "", "leave Jk"] {
            let _ = black_box(game.parse_decision(text));
        }
        let _ = black_box(game.parse_chance("card KS"));
    });
    assert_eq!(reading.count_total, 0, "{reading:?}");
}

/// Checks that the counter of allocations works.
#[test]
fn the_counter_counts() {
    let boxed = allocation_counter::measure(|| {
        black_box(Box::new(Tomb::default().start()));
    });
    assert_eq!(boxed.count_total, 1);
}
