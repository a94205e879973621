//! The luck of every game of the workspace.
#![allow(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "a test may panic"
)]

use kings_challenge::KingsChallenge;
use scrapyard::Scrapyard;
use solo_core::{Game, Streams};
use solo_learn::Luck;
use solo_players::{Aim, Sensible, Study, Towards, deal, play_on, player_seed};
use solo_testkit::random_games;
use tomb4k::Tomb;
use trismegistus_bot::Botmegistus;
use votk::Valley;

use crate::luck::luck;

/// Checks the mean luck of all outcomes in some positions, and returns the number of positions.
fn luck_is_zero_on_average<G: Study + Default + Clone>() -> u32 {
    let mut positions = 0;
    random_games(&G::default(), 3, |seen| {
        let outcomes = seen.game.chances(seen.state);
        // Every outcome is measured against all of them.
        if outcomes.len() < 2 || outcomes.len() > 60 {
            return Ok(());
        }
        positions += 1;
        let (mut sum, mut weights) = (0, 0);
        for (outcome, weight) in outcomes {
            let millionths = luck(seen.game, seen.state, outcome, Towards(Aim::Score));
            sum += millionths * i64::from(weight);
            weights += i64::from(weight);
        }
        // The mean is rounded down by less than a millionth.
        if (0..weights).contains(&sum) {
            Ok(())
        } else {
            Err(format!("{sum} millionths"))
        }
    })
    .unwrap();
    positions
}

#[test]
fn luck_is_zero_on_average_in_every_game() {
    for positions in [
        luck_is_zero_on_average::<Tomb>(),
        luck_is_zero_on_average::<Valley>(),
        luck_is_zero_on_average::<Scrapyard>(),
        luck_is_zero_on_average::<KingsChallenge>(),
        luck_is_zero_on_average::<Botmegistus>(),
    ] {
        assert!(positions > 20, "{positions} positions");
    }
}

#[test]
fn most_of_what_a_good_player_brings_out_is_luck() {
    const GAMES: u32 = 50;
    let game = Tomb::default();
    // Sums of hundredths of a point and of their squares, with luck and without.
    let mut sums = [(0, 0); 2];
    for number in 0..u64::from(GAMES) {
        let deal = deal(3, number);
        let mut chance = Luck::new(Streams::new(deal), Towards(Aim::Score));
        let mut player = Sensible::new(Aim::Score, player_seed(deal));
        let played = play_on(&game, Game::start(&game), &mut chance, &mut player);
        let points = played.map_or(0, |(outcome, _)| i64::from(outcome.score.points()));
        // A point is a hundredth of a full worth.
        let fair = points * 100 - chance.millionths() / 100;
        for (sum, result) in sums.iter_mut().zip([points * 100, fair]) {
            *sum = (sum.0 + result, sum.1 + result * result);
        }
    }
    let games = i64::from(GAMES);
    let variance = |(sum, squares): (i64, i64)| squares / games - sum * sum / games / games;
    let [with, without] = sums.map(variance);
    assert!(without * 20 < with, "variance {without} of {with}");
    // A mean of 31 points.
    assert!((3_000..3_250).contains(&(sums[1].0 / games)), "{sums:?}");
}
