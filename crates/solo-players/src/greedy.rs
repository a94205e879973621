//! One step ahead.

use alloc::vec::Vec;

use rand_pcg::Pcg32;
use solo_core::{Game, Input, InputOf, Next, Source, draw, stream};

use crate::budget::{Budget, Meter, Spent};
use crate::player::{Advice, Adviser, Player, best_first, follow};
use crate::playout::judge;
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// A player that looks one decision ahead, over the possible chance outcomes.
///
/// It takes the decision after which the position looks best on average. The steps of the budget
/// are shared evenly between the decisions, and at every chance step between its outcomes. As long
/// as they suffice, all outcomes are tried and count with their exact weights, and then the position
/// is judged as it is. If they do not even suffice for the first chance step, as many random outcomes
/// are tried as the budget allows.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Budget, Greedy, Player, Value, Worth};
///
/// /// Counts the sum on the table, too.
/// struct Sum;
/// impl Value<Ten> for Sum {
///     fn outcome(&self, _: &Ten, score: &u8) -> Worth {
///         Worth::ratio(u32::from(*score), 10)
///     }
///     fn position(&self, _: &Ten, table: &Table) -> Worth {
///         match table {
///             Table::Deciding(sum) | Table::Rolling(sum) => Worth::ratio(u32::from(*sum), 10),
///             Table::Over(_) => Worth::NOTHING,
///         }
///     }
/// }
/// let mut player = Greedy::new(Sum, Budget::steps(100), 1);
/// // From six, four faces are good: 7, 8, 9 and 10 in six cases are worth less than 6 for sure.
/// assert_eq!(player.choose(&Ten, &Table::Deciding(6)), Some(Choice::Stop));
/// assert_eq!(player.choose(&Ten, &Table::Deciding(5)), Some(Choice::Roll));
/// ```
#[derive(Clone, Debug)]
pub struct Greedy<V> {
    value: V,
    meter: Meter,
    generator: Pcg32,
}

impl<V> Greedy<V> {
    /// Returns a player with the aim `value` and this budget per decision, of which only the steps
    /// count: it plays no playouts.
    pub fn new(value: V, budget: Budget, seed: u64) -> Self {
        Self {
            value,
            meter: Meter::new(budget),
            generator: generator(seed),
        }
    }

    /// Returns the cost of the last advice.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_players::{Adviser, Budget, Greedy, Worth};
    /// let mut player = Greedy::new(|_: &u8| Worth::HALF, Budget::steps(100), 1);
    /// player.advise(&Ten, &Table::Deciding(5));
    /// assert_eq!(player.spent().steps, 8); // two decisions, six faces
    /// ```
    pub const fn spent(&self) -> Spent {
        self.meter.spent()
    }
}

/// Returns the generator of the outcomes that are sampled.
fn generator(seed: u64) -> Pcg32 {
    stream(seed, Source::new::<1>())
}

/// A search in progress.
struct Search<'a, G, V> {
    game: &'a G,
    value: &'a V,
    generator: &'a mut Pcg32,
    meter: &'a mut Meter,
    /// Number of judged positions.
    judged: u32,
}

impl<G: Game, V: Value<G>> Search<'_, G, V> {
    /// Returns the value of a position after its chance steps, found with this number of steps.
    fn settle(&mut self, state: &G::State, steps: u64) -> Option<Worth> {
        if !matches!(self.game.next(state), Next::Chance(_)) {
            return Some(self.judge(state));
        }
        if !self.affords(state, steps) {
            return self.sample(state, steps);
        }
        self.expect(state, steps)
    }

    /// Returns whether chance is due, and this number of steps suffices for all its outcomes.
    fn affords(&self, state: &G::State, steps: u64) -> bool {
        let count = u64::try_from(self.game.chances(state).len()).unwrap_or(u64::MAX);
        (1..=steps).contains(&count)
    }

    /// Returns the mean over all outcomes. Further chance steps count only if all their outcomes can be tried:
    /// a judgement has less luck in it than a few random outcomes.
    fn expect(&mut self, state: &G::State, steps: u64) -> Option<Worth> {
        let outcomes = self.game.chances(state);
        let count = u64::try_from(outcomes.len()).unwrap_or(u64::MAX);
        let share = steps.saturating_sub(count).checked_div(count)?;
        let mut mean = Mean::default();
        for (chance, weight) in outcomes {
            let mut after = state.clone();
            self.step(&mut after, Input::Chance(chance))?;
            let worth = if self.affords(&after, share) {
                self.expect(&after, share)?
            } else {
                self.judge(&after)
            };
            mean.add(worth, weight);
        }
        Some(mean.worth())
    }

    /// Returns the mean over random outcomes, as many as the budget allows.
    fn sample(&mut self, state: &G::State, mut steps: u64) -> Option<Worth> {
        let mut mean = Mean::default();
        loop {
            let mut after = state.clone();
            while steps > 0 && matches!(self.game.next(&after), Next::Chance(_)) {
                steps = steps.saturating_sub(1);
                let chance = draw(self.game, &after, self.generator)?;
                self.step(&mut after, Input::Chance(chance))?;
            }
            mean.add(self.judge(&after), 1);
            if steps == 0 {
                return Some(mean.worth());
            }
        }
    }

    fn step(&mut self, state: &mut G::State, input: InputOf<G>) -> Option<()> {
        self.meter.step()?;
        self.game.advance(state, input, &mut ()).ok()
    }

    fn judge(&mut self, state: &G::State) -> Worth {
        self.judged = self.judged.saturating_add(1);
        judge(self.game, state, self.value)
    }
}

impl<G: Game, V: Value<G>> Adviser<G> for Greedy<V> {
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        let decisions = game.decisions(state);
        let count = u64::try_from(decisions.len()).unwrap_or(u64::MAX);
        let share = self.meter.budget().most_steps().checked_div(count);
        let beyond = share.unwrap_or(0).saturating_sub(1);
        self.meter.restart();
        let mut look = Search {
            game,
            value: &self.value,
            generator: &mut self.generator,
            meter: &mut self.meter,
            judged: 0,
        };
        let advise = |decision| {
            let mut after = state.clone();
            look.judged = 0;
            let taken = look.step(&mut after, Input::Decision(decision));
            let estimate = taken.and_then(|()| look.settle(&after, beyond));
            Advice {
                decision,
                estimate: estimate.unwrap_or(Worth::NOTHING),
                looks: look.judged,
            }
        };
        let mut advice: Vec<_> = decisions.map(advise).collect();
        best_first(&mut advice, |advice| advice.estimate);
        advice
    }
}

impl<G: Game, V: Value<G>> Player<G> for Greedy<V> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }

    fn reseed(&mut self, seed: u64) {
        self.generator = generator(seed);
    }
}
