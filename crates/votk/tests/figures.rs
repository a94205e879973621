//! The figures of random play, and upper bounds for the length of a game.
#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a test may panic"
)]

use solo_core::{Input, Next, Source, draw, pick, stream};
use votk::{Chance, Decision, Options, PyramidChange, Valley, Winner};

#[test]
fn figures_of_random_play() {
    let game = Valley::default();
    let (mut wins, mut player, mut bot, mut turns, mut longest) =
        (0_u32, 0_u32, 0_u32, 0_u32, 0_usize);
    let games = 1500;
    for seed in 0..games {
        let mut rng = stream(u64::from(seed), Source::new::<3>());
        let mut state = game.start();
        let outcome = loop {
            match game.next(&state) {
                Next::Over(outcome) => break outcome,
                Next::Decision => {
                    longest = longest.max(game.decisions(&state).len());
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
        player += u32::from(outcome.player.total);
        bot += u32::from(outcome.bot.total);
        turns += u32::from(state.turn());
    }
    assert!(wins * 100 < games, "{wins}");
    assert!((8 * games..=18 * games).contains(&player), "{player}");
    assert!((102 * games..=118 * games).contains(&bot), "{bot}");
    assert!((26 * games..=30 * games).contains(&turns), "{turns}");
    assert!(longest <= 75);
}

/// Returns the last turn of a player who only swaps.
fn turns_of_swapping(change: PyramidChange) -> u8 {
    let game = Valley::new(Options {
        pyramid_change: change,
        ..Options::default()
    });
    let urn = game.catalogue().design("urn").unwrap();
    let mut state = game.start();
    loop {
        let input = match game.next(&state) {
            Next::Over(_) => return state.turn(),
            Next::Chance(_) => {
                // An Urn for every hand, and no more than one.
                let wanted = |chance: Chance| match chance {
                    Chance::Draw(card) => (card == urn) != state.hand().contains(urn),
                    _ => true,
                };
                let best = game.chances(&state).find(|(chance, _)| wanted(*chance));
                Input::Chance(best.or(game.chances(&state).next()).unwrap().0)
            }
            Next::Decision => {
                let swaps = |decision: &Decision| match decision {
                    Decision::Swap(_) => true,
                    Decision::Use(card) => *card == urn && !state.this_turn().swapped,
                    _ => false,
                };
                let end = |decision: &Decision| *decision == Decision::End;
                let best = game
                    .decisions(&state)
                    .find(swaps)
                    .or(game.decisions(&state).find(end));
                Input::Decision(best.or(game.decisions(&state).next()).unwrap())
            }
        };
        game.advance(&mut state, input, &mut ()).unwrap();
    }
}

#[test]
fn the_most_turns() {
    // VK-I10: only the Bot takes cards, one in each of its turns.
    assert_eq!(turns_of_swapping(PyramidChange::Any), 53);
    // With the option a swap averts nothing, and each side costs a card.
    assert_eq!(turns_of_swapping(PyramidChange::Lost), 27);
}
