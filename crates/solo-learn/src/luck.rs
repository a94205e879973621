//! The luck of a game, to be taken out of its result.

use solo_core::{ChanceSource, Game, Input, Next, Source};
use solo_players::{Value, Worth};

/// A chance source that measures the luck of its outcomes.
///
/// The luck of an outcome is how much better the position after it looks than the positions after all possible
/// outcomes do on average, with their exact weights. Luck is 0 on average, whatever judges the positions
/// and whoever decides. So results minus luck have the same mean as results, and the better positions are judged, the
/// fewer games tell as much (control variates; luck-adjusted results in backgammon, AIVAT in poker).
///
/// ```
/// use solo_core::example::{Table, Ten};
/// use solo_core::{ChanceSource, Face, Scripted, Source};
/// use solo_learn::Luck;
/// use solo_players::{Value, Worth};
///
/// /// Judges a position by the sum on the table.
/// struct Sum;
/// impl Value<Ten> for Sum {
///     fn outcome(&self, _: &Ten, score: &u8) -> Worth {
///         Worth::ratio(u32::from(*score), 10)
///     }
///     fn position(&self, game: &Ten, table: &Table) -> Worth {
///         let (Table::Deciding(sum) | Table::Rolling(sum) | Table::Over(sum)) = table;
///         self.outcome(game, sum)
///     }
/// }
/// let mut die = Luck::new(Scripted([Face::SIX].into_iter()), Sum);
/// die.outcome(&Ten, &Table::Rolling(0), Source::new::<0>());
/// // 0.6 instead of 0.35, which is the mean of 0.1 to 0.6.
/// assert_eq!(die.millionths(), 250_000);
/// ```
#[derive(Clone, Debug)]
pub struct Luck<C, V> {
    chance: C,
    value: V,
    millionths: i64,
}

impl<C, V> Luck<C, V> {
    /// Returns a source of the outcomes of `chance`; `value` judges positions.
    pub const fn new(chance: C, value: V) -> Self {
        Self {
            chance,
            value,
            millionths: 0,
        }
    }

    /// Returns the luck of all outcomes so far, in millionths of a full [`Worth`].
    ///
    /// Means are rounded down, by less than one millionth for each outcome.
    pub const fn millionths(&self) -> i64 {
        self.millionths
    }

    /// Returns the luck of an outcome; `None` if it is not possible.
    fn of<G>(&self, game: &G, state: &G::State, outcome: G::Chance) -> Option<i64>
    where
        G: Game,
        V: Value<G>,
    {
        let (mut sum, mut weights, mut own) = (0_i64, 0_i64, None);
        for (other, weight) in game.chances(state) {
            let mut after = state.clone();
            let input = Input::Chance(other);
            game.advance(&mut after, input, &mut ()).ok()?;
            let worth = i64::from(self.judge(game, &after).millionths());
            let weight = i64::from(weight);
            sum = sum.saturating_add(worth.saturating_mul(weight));
            weights = weights.saturating_add(weight);
            if other == outcome {
                own = Some(worth);
            }
        }
        own?.checked_sub(sum.checked_div(weights)?)
    }

    /// Returns the worth of a position, over or not.
    fn judge<G>(&self, game: &G, state: &G::State) -> Worth
    where
        G: Game,
        V: Value<G>,
    {
        match game.next(state) {
            Next::Over(outcome) => self.value.outcome(game, &outcome),
            Next::Decision | Next::Chance(_) => self.value.position(game, state),
        }
    }
}

impl<G, C, V> ChanceSource<G> for Luck<C, V>
where
    G: Game,
    C: ChanceSource<G>,
    V: Value<G>,
{
    fn outcome(&mut self, game: &G, state: &G::State, source: Source) -> Option<G::Chance> {
        let outcome = self.chance.outcome(game, state, source)?;
        let luck = self.of(game, state, outcome).unwrap_or(0);
        self.millionths = self.millionths.saturating_add(luck);
        Some(outcome)
    }
}
