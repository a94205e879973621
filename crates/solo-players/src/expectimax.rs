//! Several decisions ahead.

use alloc::vec::Vec;

use hashbrown::HashMap;
use solo_core::{Game, Input, InputOf, Next};

use crate::budget::{Budget, Meter, Spent};
use crate::player::{Advice, Adviser, Player, best_first, follow};
use crate::playout::judge;
use crate::value::Value;
use crate::worth::{Mean, Worth};

/// A player that looks as many decisions ahead as its budget allows, over all chance outcomes with their
/// exact weights.
///
/// It first judges the positions before the next decision, as [`Greedy`](crate::Greedy) does, then those
/// before the decision after that, and so on until the steps are spent; the last depth that was
/// finished counts. Positions that are reached in several ways are searched once. A search that reaches
/// every end of the game is exact, and goes no deeper.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_players::{Adviser, Expectimax, Worth};
/// let points = |score: &u8| Worth::ratio(u32::from(*score), 10);
/// let mut player = Expectimax::new(points, 10_000);
/// let advice = player.advise(&Ten, &Table::Deciding(5));
/// assert_eq!(advice[0].decision, Choice::Roll);
/// // To the end: 6, 7, 8, 9 and 10 in five of six cases.
/// assert_eq!(advice[0].estimate, Worth::ratio(40, 60));
/// ```
#[derive(Clone, Debug)]
pub struct Expectimax<V> {
    value: V,
    meter: Meter,
}

impl<V> Expectimax<V> {
    /// Returns a player with the aim `value` that tries this number of steps per decision.
    ///
    /// It remembers a position for about every step.
    pub fn new(value: V, steps: u64) -> Self {
        Self {
            value,
            meter: Meter::new(Budget::steps(steps)),
        }
    }

    /// Returns the cost of the last advice.
    pub const fn spent(&self) -> Spent {
        self.meter.spent()
    }
}

/// The result of a search.
#[derive(Clone, Copy)]
struct Found {
    worth: Worth,
    /// `true` if every end of the game was reached.
    exact: bool,
}

/// A search in progress.
struct Search<'a, G: Game, V> {
    game: &'a G,
    value: &'a V,
    meter: &'a mut Meter,
    /// The positions searched so far, with their depth.
    known: HashMap<G::State, (u32, Found)>,
    /// Number of judged positions.
    judged: u32,
}

impl<G: Game, V: Value<G>> Search<'_, G, V> {
    /// Searches every decision `depth` decisions further, and returns whether every end of the game was
    /// reached; `None` if the budget does not suffice.
    fn decisions(
        &mut self,
        state: &G::State,
        depth: u32,
    ) -> Option<(Vec<Advice<G::Decision>>, bool)> {
        let (mut advice, mut exact) = (Vec::new(), true);
        for decision in self.game.decisions(state) {
            self.judged = 0;
            let found = self.after(state, Input::Decision(decision), depth)?;
            exact &= found.exact;
            advice.push(Advice {
                decision,
                estimate: found.worth,
                looks: self.judged,
            });
        }
        Some((advice, exact))
    }

    /// Returns the worth of the position after a step, searched `depth` decisions further.
    fn after(&mut self, state: &G::State, input: InputOf<G>, depth: u32) -> Option<Found> {
        self.meter.step()?;
        let mut after = state.clone();
        self.game.advance(&mut after, input, &mut ()).ok()?;
        let next = self.game.next(&after);
        if matches!(next, Next::Over(_)) || depth == 0 && matches!(next, Next::Decision) {
            self.judged = self.judged.saturating_add(1);
            return Some(Found {
                worth: judge(self.game, &after, self.value),
                exact: matches!(next, Next::Over(_)),
            });
        }
        match self.known.get(&after) {
            Some((searched, found)) if *searched == depth || found.exact => return Some(*found),
            _ => {}
        }
        let found = match next {
            Next::Chance(_) => self.expect(&after, depth)?,
            _ => self.best(&after, depth.saturating_sub(1))?,
        };
        self.known.insert(after, (depth, found));
        Some(found)
    }

    /// Returns the mean over all chance outcomes.
    fn expect(&mut self, state: &G::State, depth: u32) -> Option<Found> {
        let (mut mean, mut exact) = (Mean::default(), true);
        for (chance, weight) in self.game.chances(state) {
            let found = self.after(state, Input::Chance(chance), depth)?;
            mean.add(found.worth, weight);
            exact &= found.exact;
        }
        Some(Found {
            worth: mean.worth(),
            exact,
        })
    }

    /// Returns the worth of the best decision.
    fn best(&mut self, state: &G::State, depth: u32) -> Option<Found> {
        let mut best = Found {
            worth: Worth::NOTHING,
            exact: true,
        };
        for decision in self.game.decisions(state) {
            let found = self.after(state, Input::Decision(decision), depth)?;
            best.worth = best.worth.max(found.worth);
            best.exact &= found.exact;
        }
        Some(best)
    }
}

impl<G: Game, V: Value<G>> Adviser<G> for Expectimax<V> {
    fn advise(&mut self, game: &G, state: &G::State) -> Vec<Advice<G::Decision>> {
        self.meter.restart();
        let mut search = Search {
            game,
            value: &self.value,
            meter: &mut self.meter,
            known: HashMap::new(),
            judged: 0,
        };
        // Until one depth is finished, a position is judged as it is.
        let as_it_is = |decision| {
            let after = game.apply(state, Input::Decision(decision)).ok();
            Advice {
                decision,
                estimate: after.map_or(Worth::NOTHING, |after| judge(game, &after, &self.value)),
                looks: 1,
            }
        };
        let mut advice: Vec<_> = game.decisions(state).map(as_it_is).collect();
        for depth in 0_u32.. {
            let Some((deeper, exact)) = search.decisions(state, depth) else {
                break;
            };
            advice = deeper;
            if exact {
                break;
            }
        }
        best_first(&mut advice, |advice| advice.estimate);
        advice
    }
}

impl<G: Game, V: Value<G>> Player<G> for Expectimax<V> {
    fn choose(&mut self, game: &G, state: &G::State) -> Option<G::Decision> {
        follow(game, state, self)
    }
}
