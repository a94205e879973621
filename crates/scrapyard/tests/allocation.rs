//! The rules never allocate: a counting allocator watches random games.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test may panic"
)]

use std::hint::black_box;

use scrapyard::{Decision, Event, Scrapyard};
use solo_core::{ForEach, Game, Input, Next, Source, draw, pick, stream};

fn play(game: &Scrapyard, seed: u64) {
    let mut generator = stream(seed, Source::new::<3>());
    let mut events = ForEach(|event: Event| {
        black_box(event);
    });
    let mut state = game.start_with_events(&mut events);
    loop {
        black_box((game.decisions(&state).last(), game.chances(&state).last()));
        black_box(game.apply(&state, Decision::Stop).is_err());
        assert_eq!(game.broken_rule(&state), None);
        let step = match game.next(&state) {
            Next::Over(_) => return,
            Next::Decision => Input::Decision(pick(game, &state, &mut generator).unwrap()),
            Next::Chance(_) => Input::Chance(draw(game, &state, &mut generator).unwrap()),
        };
        let pure = game.apply(&state, step).unwrap();
        game.advance(&mut state, step, &mut events).unwrap();
        assert!(pure == state);
    }
}

#[test]
fn the_rules_never_allocate() {
    let drill = crate::common::drilled("ghost_pace 4");
    let house = Scrapyard::default();
    let games = allocation_counter::measure(|| {
        for seed in 0..10 {
            play(&drill, seed);
            play(&house, seed);
        }
    });
    assert_eq!(games.count_total, 0, "{games:?}");
    let boxed = allocation_counter::measure(|| {
        black_box(Box::new(house.start()));
    });
    assert_eq!(boxed.count_total, 1, "the watchdog is awake");
}
