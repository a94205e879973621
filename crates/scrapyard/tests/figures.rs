//! What random play comes to: bands that every correct program keeps.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use scrapyard::{GameResult, Scrapyard};
use solo_core::{Game, Input, Next, Source, draw, pick, stream};

#[test]
fn random_play() {
    let game = Scrapyard::default();
    let (mut won, mut lost, mut steps, mut longest) = (0, 0, 0_u32, 0);
    let mut actions = Vec::new();
    let mut generator = stream(11, Source::new(0));
    let games = 600;
    for _ in 0..games {
        let mut state = game.start();
        let mut last = (0, 0);
        let outcome = loop {
            let step = match game.next(&state) {
                Next::Over(outcome) => break outcome,
                Next::Decision => Input::Decision(pick(&game, &state, &mut generator).unwrap()),
                Next::Chance(_) => Input::Chance(draw(&game, &state, &mut generator).unwrap()),
            };
            game.advance(&mut state, step, &mut ()).unwrap();
            steps += 1;
            let count = game.decision_count(&state);
            longest = longest.max(count);
            // The counter rises by at most one, and an action has a bounded number of steps.
            let now = game.position(&state).actions();
            assert!(now == last.0 || now == last.0 + 1);
            last = if now == last.0 {
                (now, last.1 + 1)
            } else {
                (now, 0)
            };
            assert!(last.1 <= 40);
        };
        match outcome.result() {
            GameResult::Win => won += 1,
            GameResult::Loss => lost += 1,
            GameResult::Capped => {}
        }
        actions.push(outcome.actions());
    }
    actions.sort_unstable();
    let median = actions[actions.len() / 2];
    assert!(won * 50 < games, "{won} of {games} were won");
    assert!(lost * 100 > games * 92, "{lost} of {games} were lost");
    assert!((220..=320).contains(&median), "median {median}");
    let mean = steps / games;
    assert!((850..=1100).contains(&mean), "{mean} steps in a game");
    assert!(longest <= 30, "{longest} choices");
}
