//! A walk with some of its inputs left out or replaced.

use std::collections::VecDeque;

use solo_core::{Game, Input, InputOf, Next, Source};

use super::walk::Walk;

/// Inputs that a walk takes where they are legal: decisions in one queue, outcomes in one for each source.
///
/// A decision that has become illegal is passed over, or the one at its index in the list taken instead; where nothing
/// is left, the first choice is taken.
pub(super) struct Plan<G: Game> {
    /// Each with its index in the list.
    decisions: VecDeque<(G::Decision, usize)>,
    stand_ins: bool,
    outcomes: [VecDeque<G::Chance>; Source::COUNT],
    /// Number of outcomes after the last decision, if the walk ends with them.
    tail: Option<usize>,
}

impl<G: Game> Plan<G> {
    /// Returns the inputs of a walk for which this holds of their index.
    pub(super) fn of(walk: &Walk<G>, kept: impl Fn(usize) -> bool) -> Self {
        let mut plan = Self {
            decisions: VecDeque::new(),
            stand_ins: false,
            outcomes: core::array::from_fn(|_| VecDeque::new()),
            tail: None,
        };
        let steps = walk.inputs().iter().zip(walk.states()).enumerate();
        for (_, (&input, state)) in steps.filter(|(step, _)| kept(*step)) {
            match input {
                Input::Decision(decision) => {
                    let index = walk.game().decisions(state).position(|one| one == decision);
                    plan.decisions.push_back((decision, index.unwrap_or(0)));
                }
                Input::Chance(chance) => {
                    if let Some(queue) = plan.queue(walk.game(), state) {
                        queue.push_back(chance);
                    }
                }
            }
        }
        plan
    }

    /// Takes the decision at the same index of the list for one that is illegal.
    pub(super) const fn with_stand_ins(mut self) -> Self {
        self.stand_ins = true;
        self
    }

    /// Ends the walk with the last of these inputs, so that it ends in a position like that of the old walk.
    pub(super) fn ending_like(mut self, walk: &Walk<G>) -> Self {
        let inputs = walk.inputs().iter().rev();
        let outcomes = inputs.take_while(|input| matches!(input, Input::Chance(_)));
        self.tail = Some(outcomes.count());
        self
    }

    /// Returns whether the walk is to end here; counts an outcome after the last decision.
    fn is_at_the_end(&mut self, game: &G, state: &G::State) -> bool {
        match &mut self.tail {
            Some(left) if self.decisions.is_empty() => {
                let outcome_is_due = matches!(game.next(state), Next::Chance(_));
                let end = *left == 0 || !outcome_is_due;
                *left = left.saturating_sub(1);
                end
            }
            _ => false,
        }
    }

    /// Returns the outcomes of the source that is due.
    fn queue(&mut self, game: &G, state: &G::State) -> Option<&mut VecDeque<G::Chance>> {
        match game.next(state) {
            Next::Chance(source) => self.outcomes.get_mut(usize::from(source.number())),
            Next::Decision | Next::Over(_) => None,
        }
    }

    /// Plays on until the game is over or the walk has this number of steps.
    pub(super) fn play(&mut self, mut walk: Walk<G>, steps: usize) -> Walk<G> {
        while walk.len() < steps
            && !self.is_at_the_end(walk.game(), walk.state())
            && let Some(input) = self.choose(walk.game(), walk.state())
            && walk.take(input).is_ok()
        {}
        walk
    }

    fn choose(&mut self, game: &G, state: &G::State) -> Option<InputOf<G>> {
        match game.next(state) {
            Next::Over(_) => None,
            Next::Decision => {
                while let Some((decision, index)) = self.decisions.pop_front() {
                    let legal = game.is_legal(state, decision).then_some(decision);
                    let stand_in = || game.decisions(state).nth(index).filter(|_| self.stand_ins);
                    if let Some(decision) = legal.or_else(stand_in) {
                        return Some(Input::Decision(decision));
                    }
                }
                game.decisions(state).next().map(Input::Decision)
            }
            Next::Chance(_) => {
                let possible = |chance: &G::Chance| game.chances(state).any(|one| one.0 == *chance);
                let queue = self.queue(game, state)?;
                let wanted = queue.iter().position(possible);
                wanted
                    .and_then(|index| queue.remove(index))
                    .or_else(|| game.chances(state).next().map(|first| first.0))
                    .map(Input::Chance)
            }
        }
    }
}
