//! The figures of random play.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use solo_core::{Game, Next, Source, draw, pick, stream};
use votk::{Valley, Winner};

#[test]
fn figures_of_random_play() {
    let game = Valley::default();
    let (mut wins, mut player, mut bot, mut turns, mut longest) =
        (0_u32, 0_u32, 0_u32, 0_u32, 0_usize);
    let games = 1500;
    for seed in 0..games {
        let mut rng = stream(u64::from(seed), Source::new(3));
        let mut state = game.start();
        let outcome = loop {
            match game.next(&state) {
                Next::Over(outcome) => break outcome,
                Next::Decision => {
                    longest = longest.max(usize::try_from(game.decision_count(&state)).unwrap());
                    let decision = pick(&game, &state, &mut rng).unwrap();
                    game.advance(&mut state, decision, &mut ()).unwrap();
                }
                Next::Chance(_) => {
                    let chance = draw(&game, &state, &mut rng).unwrap();
                    game.advance(&mut state, chance, &mut ()).unwrap();
                }
            }
        };
        wins += u32::from(outcome.winner == Winner::Player);
        player += u32::from(outcome.player.total());
        bot += u32::from(outcome.bot.total());
        turns += u32::from(state.turn());
    }
    assert!(wins * 100 < games, "{wins}");
    assert!((8 * games..=18 * games).contains(&player), "{player}");
    assert!((95 * games..=108 * games).contains(&bot), "{bot}");
    assert!((25 * games..=27 * games).contains(&turns), "{turns}");
    assert!(longest <= 75);
}
