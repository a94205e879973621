//! The rules of every game never allocate memory: a counting allocator watches random games.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use std::hint::black_box;

use solo_core::{Events, Game, GameData, Input, Next, Picks, Source, draw, pick, stream};
use solo_examples::games::{self, Program};
use solo_testkit::laws;

/// Looks at every event and forgets it, so that none is optimised away.
struct Listen;

impl<E> Events<E> for Listen {
    fn push(&mut self, event: E) {
        black_box(event);
    }
}

/// Calls all rules at every position of a game; returns the number of steps.
fn play<G: Game>(game: &G, seed: u64) -> u32 {
    let mut rng = stream(seed, Source::new::<0>());
    let mut state = game.start_with_events(&mut Listen);
    let mut steps = 0;
    loop {
        for decision in game.decisions(&state) {
            black_box(game.is_legal(&state, decision));
        }
        game.chances(&state)
            .for_each(|chance| _ = black_box(chance));
        black_box(game.decisions(&state).nth(game.decisions(&state).len()));
        black_box(game.nth_chance(&state, game.chance_weight(&state)));
        let input = match game.next(&state) {
            Next::Over(outcome) => {
                black_box(outcome);
                return steps;
            }
            Next::Decision => pick(game, &state, &mut rng).map(Input::Decision),
            Next::Chance(_) => draw(game, &state, &mut rng).map(Input::Chance),
        }
        .unwrap();
        black_box(game.apply(&state, input).unwrap());
        game.advance(&mut state, input, &mut Listen).unwrap();
        // The same input again is refused more often than not.
        black_box(game.apply(&state, input).is_err());
        steps += 1;
    }
}

struct Watch;

impl Program for Watch {
    /// Steps and allocations.
    type Output = (u32, u64);

    fn run<G: GameData>(self) -> (u32, u64) {
        let base: G = laws::embedded();
        let (mut steps, mut allocations) = (0, 0);
        for number in 0..30_u16 {
            let options = vec![number; 8];
            let game = Picks {
                options,
                picks: Vec::new(),
            }
            .game(&base);
            let seen = allocation_counter::measure(|| steps += play(&game, number.into()));
            allocations += seen.count_total;
        }
        (steps, allocations)
    }
}

#[test]
fn the_rules_of_no_game_allocate() {
    for name in games::NAMES {
        let (steps, allocations) = games::run(name, Watch).unwrap();
        println!("{name}: {allocations} allocations in {steps} steps");
        assert!(
            steps > 100 && allocations == 0,
            "{name}: {allocations} in {steps}"
        );
    }
}

/// The counter itself must count.
#[test]
fn the_counter_counts() {
    let boxed = allocation_counter::measure(|| drop(black_box(Box::new(7))));
    assert_eq!(boxed.count_total, 1);
}
