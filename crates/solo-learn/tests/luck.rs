//! The luck of games.
#![allow(clippy::arithmetic_side_effects, reason = "a test may panic")]

use solo_core::example::{Table, Ten};
use solo_core::{ChanceSource, Face, Game, Next, Scripted};
use solo_learn::Luck;
use solo_players::{Value, Worth};

/// Judges a position by the sum on the table.
struct Sum;

impl Value<Ten> for Sum {
    fn outcome(&self, _: &Ten, score: &u8) -> Worth {
        Worth::ratio(u32::from(*score), 10)
    }

    fn position(&self, _: &Ten, table: &Table) -> Worth {
        match table {
            Table::Deciding(sum) | Table::Rolling(sum) => Worth::ratio(u32::from(*sum), 10),
            Table::Over(_) => Worth::NOTHING,
        }
    }
}

/// Returns the luck of an outcome, in millionths.
pub(crate) fn luck<G: Game>(
    game: &G,
    state: &G::State,
    outcome: G::Chance,
    value: impl Value<G>,
) -> i64 {
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
