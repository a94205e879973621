//! A walk with some of its inputs left out or replaced.

use alloc::collections::VecDeque;
use alloc::vec::Vec;

use super::track::Track;
use super::walk::Walk;
use crate::game::{Game, Input, InputOf, Next, Source};

/// Inputs that a walk takes where they are legal: decisions, each with the outcomes that followed it.
///
/// A decision that has become illegal is passed over with its outcomes, and so is an outcome that has become impossible.
pub(super) struct Plan<G: Game> {
    turns: VecDeque<Turn<G>>,
    /// Outcomes that are left of the latest decision.
    outcomes: Vec<(Source, G::Chance)>,
    /// `true` if the decision at the same index of the list is taken for one that is illegal.
    stand_ins: bool,
    /// `true` if the walk is to end with the last input, so that it ends in a position like that of the old walk.
    ends: bool,
    /// Number of decisions of which one has to be legal; otherwise the next is passed over, and another one taken.
    ahead: usize,
    /// Number of later outcomes of which one is taken where none is left that is possible.
    sooner: usize,
}

/// A decision with its index in the list, and the outcomes that followed it.
struct Turn<G: Game> {
    decision: G::Decision,
    index: usize,
    outcomes: Vec<(Source, G::Chance)>,
}

impl<G: Game> Plan<G> {
    /// Returns the inputs of a walk for which this holds of their index.
    pub(super) fn of(walk: &Walk<G>, kept: impl Fn(usize) -> bool) -> Self {
        Self::new(walk, false, kept)
    }

    /// Returns the same with stand-ins for decisions that have become illegal.
    pub(super) fn with_stand_ins(walk: &Walk<G>, kept: impl Fn(usize) -> bool) -> Self {
        Self::new(walk, true, kept)
    }

    /// Ends the walk with the last of these inputs if its last position is what matters.
    pub(super) const fn ending(mut self, ends: bool) -> Self {
        self.ends = ends;
        self
    }

    /// Looks only at this number of decisions for one that is legal, and at this number of later outcomes for one that
    /// may come sooner.
    pub(super) const fn looking_ahead(mut self, decisions: usize, outcomes: usize) -> Self {
        (self.ahead, self.sooner) = (decisions, outcomes);
        self
    }

    fn new(walk: &Walk<G>, stand_ins: bool, kept: impl Fn(usize) -> bool) -> Self {
        let mut plan = Self {
            turns: VecDeque::new(),
            outcomes: Vec::new(),
            stand_ins,
            ends: false,
            ahead: usize::MAX,
            sooner: 0,
        };
        let steps = walk.inputs().iter().zip(walk.states()).enumerate();
        for (_, (&input, state)) in steps.filter(|(step, _)| kept(*step)) {
            match (input, walk.game().next(state)) {
                (Input::Decision(decision), _) => {
                    let list = || walk.game().decisions(state);
                    let index = stand_ins.then(|| list().position(|one| one == decision));
                    plan.turns.push_back(Turn {
                        decision,
                        index: index.flatten().unwrap_or(0),
                        outcomes: Vec::new(),
                    });
                }
                (Input::Chance(chance), Next::Chance(source)) => {
                    let turn = plan.turns.back_mut().map(|turn| &mut turn.outcomes);
                    turn.unwrap_or(&mut plan.outcomes).push((source, chance));
                }
                (Input::Chance(_), Next::Decision | Next::Over(_)) => {}
            }
        }
        plan
    }

    /// Plays on until the game is over or the walk has this number of steps.
    ///
    /// `other` chooses where no input is left that can be taken.
    pub(super) fn play(
        mut self,
        track: &mut Track<'_, G>,
        steps: usize,
        mut other: impl FnMut(&G, &G::State) -> Option<InputOf<G>>,
    ) {
        while track.len() < steps && !track.is_done() {
            let (taken, at_end) = match track.next() {
                Next::Over(_) => return,
                Next::Decision => (self.decide(track), true),
                Next::Chance(source) => (self.draw(track, source), self.outcomes.is_empty()),
            };
            if taken {
                continue;
            }
            let at_end = at_end && self.ends && self.turns.is_empty();
            let input = other(track.game(), track.state()).filter(|_| !at_end);
            if input.is_none_or(|input| track.take(input).is_err()) {
                return;
            }
        }
    }

    /// Takes one of the next decisions that is legal; `false` if there is none.
    fn decide(&mut self, track: &mut Track<'_, G>) -> bool {
        self.outcomes.clear();
        let legal = |turn: &Turn<G>| track.take(Input::Decision(turn.decision)).is_ok();
        if let Some(passed) = self.turns.iter().take(self.ahead).position(legal) {
            self.turns.drain(..passed);
            self.outcomes = self.turns.pop_front().map_or_else(Vec::new, |turn| turn.outcomes);
            return true;
        }
        let Some(turn) = self.turns.pop_front().filter(|_| self.stand_ins) else {
            return false;
        };
        let stand_in = track.game().decisions(track.state()).nth(turn.index);
        let taken = stand_in.is_some_and(|one| track.take(Input::Decision(one)).is_ok());
        if taken {
            self.outcomes = turn.outcomes;
        }
        taken
    }

    /// Takes the next outcome of this source that is possible; `false` if there is none.
    fn draw(&mut self, track: &mut Track<'_, G>, source: Source) -> bool {
        let mut possible = |one: &(Source, G::Chance)| {
            one.0 == source && track.take(Input::Chance(one.1)).is_ok()
        };
        let index = self.outcomes.iter().position(&mut possible);
        if let Some(index) = index {
            self.outcomes.remove(index);
            return true;
        }
        let later = self.turns.iter().flat_map(|turn| &turn.outcomes);
        later.take(self.sooner).any(possible)
    }
}
