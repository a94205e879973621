//! The luck of games.
#![allow(clippy::arithmetic_side_effects, reason = "a test may panic")]

use solo_core::example::{Table, Ten};
use solo_core::{ChanceSource, Face, Game, Next, Scripted};
use solo_players::{Luck, Value};

use crate::common::Sum;

/// Returns the luck of an outcome, in millionths.
fn luck<G: Game>(game: &G, state: &G::State, outcome: G::Chance, value: impl Value<G>) -> i64 {
    let mut chance = Luck::new(Scripted([outcome].into_iter()), value);
    if let Next::Chance(source) = game.next(state) {
        assert!(chance.outcome(game, state, source).is_some());
    }
    chance.millionths()
}

#[test]
fn luck_is_measured_from_the_mean() {
    for (sum, face, millionths) in [
        (0, Face::ONE, -250_000),
        (2, Face::SIX, 250_000),
        // 10, 0, 0, 0, 0, 0 points.
        (9, Face::ONE, 833_334),
        (9, Face::SIX, -166_666),
    ] {
        let table = Table::Rolling(sum);
        assert_eq!(luck(&Ten, &table, face, Sum), millionths, "{sum} {face:?}");
    }
}

#[cfg(feature = "tomb4k")]
mod tomb4k {
    use solo_core::testkit::random_games;
    use solo_core::{Next, Streams};
    use solo_players::{Aim, Luck, Sensible, Towards, deal, play_on, seat};
    use tomb4k::Tomb;

    #[test]
    fn luck_is_zero_on_average() {
        let mut steps = 0;
        for aim in [Aim::Win, Aim::Score] {
            random_games(&Tomb::default(), 6, |seen| {
                if !matches!(seen.game.next(seen.state), Next::Chance(_)) {
                    return Ok(());
                }
                steps += 1;
                let outcomes = seen.game.chances(seen.state);
                // Every mean is rounded down by less than a millionth.
                let most = i64::try_from(outcomes.len()).unwrap_or(0);
                let of = |(outcome, weight)| {
                    i64::from(weight) * super::luck(seen.game, seen.state, outcome, Towards(aim))
                };
                let sum: i64 = outcomes.map(of).sum();
                if (0..most).contains(&sum) {
                    Ok(())
                } else {
                    Err(format!("{sum} millionths"))
                }
            })
            .unwrap_or_else(|fault| panic!("{fault}"));
        }
        assert!(steps > 100, "{steps} chance steps");
    }

    #[test]
    fn most_of_what_a_good_player_brings_out_is_luck() {
        const GAMES: i64 = 50;
        let game = Tomb::default();
        // Sums of hundredths of a point and of their squares, with luck and without.
        let mut sums = [(0, 0); 2];
        for number in 0..50 {
            let deal = deal(3, number);
            let mut chance = Luck::new(Streams::new(deal), Towards(Aim::Score));
            let mut player = Sensible::new(Aim::Score, seat(deal));
            let played = play_on(&game, game.start(), &mut chance, &mut player);
            let points = played.map_or(0, |(outcome, _)| i64::from(outcome.score().points()));
            // A point is a hundredth of a full worth.
            let fair = points * 100 - chance.millionths() / 100;
            for (sum, result) in sums.iter_mut().zip([points * 100, fair]) {
                *sum = (sum.0 + result, sum.1 + result * result);
            }
        }
        let variance = |(sum, squares): (i64, i64)| squares / GAMES - sum * sum / GAMES / GAMES;
        let [with, without] = sums.map(variance);
        assert!(without * 20 < with, "variance {without} of {with}");
        // A mean of 31 points.
        assert!((3_000..3_250).contains(&(sums[1].0 / GAMES)), "{sums:?}");
    }
}
