//! Exact solutions from the end of a game backwards.

use hashbrown::HashMap;

use num_rational::Ratio;
use num_traits::{CheckedAdd as _, CheckedDiv as _, CheckedMul as _};
use solo_core::{Game, Input, InputOf, Next};
use thiserror::Error;

/// An exact mean of points.
pub type Points = Ratio<i128>;

/// A solver: the mean of points under perfect play, as an exact fraction.
///
/// It follows every decision and every chance outcome to the end of the game. Positions that it has solved
/// stay solved, so that a game that is played on costs nothing more.
///
/// ```
/// use solo_core::example::{Choice, Table, Ten};
/// use solo_testkit::{Points, Solver};
/// let mut solver = Solver::new(|score: &u8| i64::from(*score), 1000);
/// assert_eq!(solver.solve(&Ten, &Table::Deciding(5)), Ok(Points::new(20, 3)));
/// assert_eq!(
///     solver.decisions(&Ten, &Table::Deciding(5)),
///     Ok(vec![(Choice::Roll, Points::new(20, 3)), (Choice::Stop, Points::from(5))]),
/// );
/// ```
#[derive(Clone, Debug)]
pub struct Solver<G: Game, F> {
    points: F,
    most: usize,
    solved: HashMap<G::State, Points>,
}

/// The reason why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum Unsolved {
    /// More positions follow than the solver may look at.
    #[error("more positions follow than the solver may look at")]
    TooManyPositions,
    /// A fraction has more than 127 bits.
    #[error("a fraction has more than 127 bits")]
    TooLargeFraction,
    /// The game lists an input that it refuses, or no input for a position that is not over.
    #[error("the game lists an input that it refuses, or none")]
    FaultyList,
}

/// A position whose inputs are not all followed yet.
struct Open<G: Game> {
    state: G::State,
    /// Weight of the input that leads here; 1 for a decision.
    weight: i128,
    /// The inputs still to follow, with their weights.
    inputs: Vec<(InputOf<G>, i128)>,
    sum: Sum,
}

/// The result of a position so far.
enum Sum {
    /// The best decision.
    Best(Option<Points>),
    /// The sum of the outcomes, and of their weights.
    Mean(Points, i128),
}

impl Sum {
    fn add(&mut self, points: Points, weight: i128) -> Option<()> {
        match self {
            Self::Best(best) => *best = Some(best.map_or(points, |best| best.max(points))),
            Self::Mean(sum, weights) => {
                *sum = sum.checked_add(&points.checked_mul(&weight.into())?)?;
                *weights = weights.checked_add(weight)?;
            }
        }
        Some(())
    }

    fn points(&self) -> Result<Points, Unsolved> {
        match self {
            Self::Best(best) => best.ok_or(Unsolved::FaultyList),
            Self::Mean(_, 0) => Err(Unsolved::FaultyList),
            Self::Mean(sum, weights) => sum
                .checked_div(&(*weights).into())
                .ok_or(Unsolved::TooLargeFraction),
        }
    }
}

impl<G: Game, F: Fn(&G::Outcome) -> i64> Solver<G, F> {
    /// Returns a solver for these points, which looks at `most` positions for one answer at most.
    pub fn new(points: F, most: usize) -> Self {
        Self {
            points,
            most,
            solved: HashMap::new(),
        }
    }

    /// Counts the positions solved so far, without ends of the game.
    pub fn positions(&self) -> usize {
        self.solved.len()
    }

    /// Returns the mean of points that perfect play reaches from a position.
    ///
    /// # Errors
    /// [`Unsolved`]; what was solved on the way is kept.
    pub fn solve(&mut self, game: &G, state: &G::State) -> Result<Points, Unsolved> {
        if let Some(points) = self.known(game, state) {
            return Ok(points);
        }
        let most = self.solved.len().saturating_add(self.most);
        let mut stack = vec![open(game, state.clone(), 1)];
        loop {
            let Some(top) = stack.last_mut() else {
                return Err(Unsolved::FaultyList);
            };
            if let Some((input, weight)) = top.inputs.pop() {
                let after = game.apply(&top.state, input);
                let after = after.map_err(|_| Unsolved::FaultyList)?;
                match self.known(game, &after) {
                    Some(points) => top.add(points, weight)?,
                    None if self.solved.len().saturating_add(stack.len()) >= most => {
                        return Err(Unsolved::TooManyPositions);
                    }
                    None => stack.push(open(game, after, weight)),
                }
                continue;
            }
            let points = top.sum.points()?;
            let Some(done) = stack.pop() else {
                return Err(Unsolved::FaultyList);
            };
            self.solved.insert(done.state, points);
            match stack.last_mut() {
                Some(before) => before.add(points, done.weight)?,
                None => return Ok(points),
            }
        }
    }

    /// Returns every legal decision with the mean of points that perfect play reaches after it, in the
    /// order of the list.
    ///
    /// # Errors
    /// [`Unsolved`]
    pub fn decisions(
        &mut self,
        game: &G,
        state: &G::State,
    ) -> Result<Vec<(G::Decision, Points)>, Unsolved> {
        let solve = |decision| {
            let after = game.apply(state, Input::Decision(decision));
            let after = after.map_err(|_| Unsolved::FaultyList)?;
            Ok((decision, self.solve(game, &after)?))
        };
        game.decisions(state).map(solve).collect()
    }

    fn known(&self, game: &G, state: &G::State) -> Option<Points> {
        match game.next(state) {
            Next::Over(outcome) => Some(i128::from((self.points)(&outcome)).into()),
            Next::Decision | Next::Chance(_) => self.solved.get(state).copied(),
        }
    }
}

impl<G: Game> Open<G> {
    fn add(&mut self, points: Points, weight: i128) -> Result<(), Unsolved> {
        let added = self.sum.add(points, weight);
        added.ok_or(Unsolved::TooLargeFraction)
    }
}

/// Opens a position.
fn open<G: Game>(game: &G, state: G::State, weight: i128) -> Open<G> {
    let chance = matches!(game.next(&state), Next::Chance(_));
    let (inputs, sum) = if chance {
        let outcomes = game.chances(&state);
        let inputs = outcomes.map(|(chance, weight)| (Input::Chance(chance), weight.into()));
        (inputs.collect(), Sum::Mean(0.into(), 0))
    } else {
        let decisions = game.decisions(&state);
        let inputs = decisions.map(|decision| (Input::Decision(decision), 1));
        (inputs.collect(), Sum::Best(None))
    };
    Open {
        state,
        weight,
        inputs,
        sum,
    }
}
