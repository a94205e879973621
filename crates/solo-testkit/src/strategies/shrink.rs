//! Shrinking: from a game that fails to a short one.

use core::cell::Cell;
use core::fmt::{self, Debug, Formatter};
use std::collections::BTreeSet;

use solo_core::{Game, InputOf, Options as _};

use ::proptest::strategy::ValueTree;

use super::attempt::{Attempt, Progress};
use super::course::Course;
use super::hint::Hint;
use super::replay::Plan;
use super::setting::{away, changed, distance, nearer, with_given};
use super::tries::Tries;
use super::walk::Walk;
use super::walks::Walks;
use crate::panics::caught;

/// A walk that shrinks.
///
/// A walk is smaller than another if fewer of its options differ from the given ones, then if it has fewer steps, then
/// if its numbers are nearer to the given ones, then if its first different choice stands earlier in the list. Each
/// attempt is a legal game, and they are made in rounds: cut the end off, take given options, play another random
/// course, leave blocks of steps out, take numbers that are nearer, take first choices.
pub struct WalkTree<G: Game> {
    walks: Walks<G>,
    /// The smallest walk that is known to fail.
    best: Walk<G>,
    /// The walk that is tried.
    trial: Option<Walk<G>>,
    tried: BTreeSet<(usize, usize, Vec<InputOf<G>>)>,
    tries: Tries,
    attempt: Attempt,
    /// `true` in the first round.
    first: bool,
    /// `true` if this round has led further.
    smaller: bool,
    /// Hints of the best walk, listed when they are needed.
    hints: Vec<Hint>,
    /// Number of searches.
    searches: usize,
    /// Number of the next random course.
    course: u64,
    /// `true` if the present walk was looked at, so that the answer speaks of it.
    shown: Cell<bool>,
}

/// Walks that are played for one that meets a hint.
const PLAYED: u32 = 16;
/// One search in this number goes by a hint.
const HINTED: usize = 2;

impl<G: Game> WalkTree<G> {
    pub(super) fn new(walks: Walks<G>, walk: Walk<G>, seed: u64, tries: Tries) -> Self {
        let attempt = Attempt::cut(0, walk.len());
        Self {
            walks,
            best: walk,
            trial: None,
            tried: BTreeSet::new(),
            tries,
            attempt,
            first: true,
            smaller: false,
            hints: Vec::new(),
            searches: 0,
            course: seed,
            shown: Cell::new(false),
        }
    }

    /// Finds the next walk to try; `false` if there is none.
    fn next_trial(&mut self) -> bool {
        while self.tries.left() > 0 && !matches!(self.attempt, Attempt::Done) {
            // What panics shows nothing of the property.
            let walk = caught("the game", || self.candidate()).ok().flatten();
            if let Some(walk) = walk.filter(|walk| self.is_smaller(walk, &self.best))
                && self.is_new(&walk)
            {
                self.trial = Some(walk);
                self.tries.take();
                return true;
            }
            self.move_on(false);
        }
        self.tries.end();
        false
    }

    /// Returns the walk of the present attempt.
    fn candidate(&mut self) -> Option<Walk<G>> {
        let (best, base) = (&self.best, self.walks.base());
        let shorter = best.len().saturating_sub(1);
        let (walk, steps) = match self.attempt {
            Attempt::Cut { least, most } => (best.clone(), least.midpoint(most)),
            Attempt::Done => return None,
            Attempt::Restart { .. } | Attempt::Luck { .. } => {
                return self.search(Self::another_course);
            }
            Attempt::Given { option, games } => {
                let changed = changed(best.game(), base);
                let game = match option {
                    Some(option) if changed.contains(&option) => {
                        with_given(best.game(), base, option)?
                    }
                    None if !changed.is_empty() => base.clone(),
                    _ => return None,
                };
                // At first, fewer options are worth a game of any length.
                let any = usize::try_from(G::MAX_STEPS).unwrap_or(usize::MAX);
                let steps = if self.first { any } else { longer(best) };
                if games > 0 {
                    return self.search(|tree, _, course| {
                        let mut walk = Walk::new(game.clone());
                        Course::new(&tree.walks, course)
                            .play(&mut walk, steps)
                            .ok()?;
                        Some(walk)
                    });
                }
                (
                    self.plan(best, |_| true).play(Walk::new(game), steps),
                    steps,
                )
            }
            Attempt::Leave { block, from } => {
                let (from, to) = (best.decision(from), best.decision(from + block));
                let mut plan = self.plan(best, |step| step < from || step >= to);
                (plan.play(Walk::new(best.game().clone()), shorter), shorter)
            }
            Attempt::Nearer { option, step } => {
                let away = away(best.game(), base, option);
                let by = [1, away / 2, away.saturating_sub(1)];
                let by = by
                    .get(usize::from(step))
                    .filter(|by| (1..away).contains(*by))?;
                let game = nearer(best.game(), base, option, *by)?;
                (
                    self.plan(best, |_| true).play(Walk::new(game), best.len()),
                    best.len(),
                )
            }
            Attempt::First { step } => {
                let walk = Plan::of(best, |_| false).play(best.beginning(step), step + 1);
                let mut plan = self.plan(best, |later| later > step).with_stand_ins();
                (plan.play(walk, best.len()), best.len())
            }
        };
        self.walks.shorten(walk, steps)
    }

    /// Plays one walk, or some of which each begins with the smallest so far that meets a hint.
    fn search(
        &mut self,
        play: impl Fn(&Self, &Walk<G>, u64) -> Option<Walk<G>>,
    ) -> Option<Walk<G>> {
        self.searches += 1;
        if self.hints.is_empty() {
            self.hints = Hint::of(&self.best);
        }
        let turn = self.searches / HINTED;
        let hint = turn
            .checked_rem(self.hints.len())
            .and_then(|one| self.hints.get(one));
        let Some(hint) = hint.filter(|_| self.searches.is_multiple_of(HINTED)) else {
            self.course = self.course.wrapping_add(1);
            let walk = play(self, &self.best, self.course)?;
            let steps = walk.len();
            return self.walks.shorten(walk, steps);
        };
        let mut found: Option<Walk<G>> = None;
        for _ in 0..PLAYED {
            self.course = self.course.wrapping_add(1);
            let from = found.as_ref().unwrap_or(&self.best);
            let walk = play(self, from, self.course).and_then(|walk| {
                let met = hint.met(&walk)?;
                let steps = if self.walks.ends_over() {
                    walk.len()
                } else {
                    met
                };
                self.walks.shorten(walk, steps)
            });
            found = walk.filter(|walk| self.is_smaller(walk, from)).or(found);
        }
        found
    }

    /// Plays another game, another end of this one, or this one without some steps or with a random one in their place.
    fn another_course(&self, from: &Walk<G>, number: u64) -> Option<Walk<G>> {
        let shorter = from.len().saturating_sub(1);
        let mut course = Course::new(&self.walks, number);
        let same = course.below(from.len());
        let (mut walk, steps) = match number % 4 {
            // With given options, a game may be a little longer.
            0 => (Walk::new(self.walks.base().clone()), longer(from)),
            1 => (Walk::new(from.game().clone()), shorter),
            2 => (from.beginning(same), shorter),
            _ => {
                let mut walk = from.beginning(same);
                if course.below(2) == 0 {
                    course.play(&mut walk, same + 1).ok()?;
                }
                let left_out = same + course.below(from.len() - same);
                let mut plan = self.plan(from, |step| step > left_out);
                return Some(plan.play(walk, shorter));
            }
        };
        course.play(&mut walk, steps).ok()?;
        Some(walk)
    }

    /// Returns a plan of these inputs of a walk; where the last position matters, it ends with them.
    fn plan(&self, walk: &Walk<G>, kept: impl Fn(usize) -> bool) -> Plan<G> {
        let plan = Plan::of(walk, kept);
        if self.walks.ends_anywhere() {
            plan.ending_like(walk).with_stand_ins()
        } else {
            plan
        }
    }

    /// Returns how many options differ from the given ones, and how far the numbers among them are away.
    fn options(&self, walk: &Walk<G>) -> (usize, usize) {
        let base = self.walks.base();
        (
            changed(walk.game(), base).len(),
            distance(walk.game(), base),
        )
    }

    fn is_smaller(&self, walk: &Walk<G>, than: &Walk<G>) -> bool {
        let size = |walk: &Walk<G>| {
            let (changed, distance) = self.options(walk);
            (changed, walk.len(), distance)
        };
        let (size, other) = (size(walk), size(than));
        size < other || size == other && walk.picks() < than.picks()
    }

    fn is_new(&mut self, walk: &Walk<G>) -> bool {
        let (changed, distance) = self.options(walk);
        self.tried
            .insert((changed, distance, walk.inputs().to_vec()))
    }

    /// Goes on to the next attempt.
    fn move_on(&mut self, success: bool) {
        self.smaller |= success;
        let now = Progress {
            steps: self.best.len(),
            decisions: self.best.decisions(),
            options: G::Options::SPECS.len(),
            smaller: self.smaller,
        };
        let next = self.attempt.next(success, now);
        if self.attempt.ends_round() && !next.ends_round() {
            (self.first, self.smaller) = (false, false);
        }
        self.attempt = next;
    }
}

/// Returns the number of steps that a game with given options may have.
fn longer<G: Game>(walk: &Walk<G>) -> usize {
    walk.len() + walk.len() / 4 + 8
}

impl<G: Game> ValueTree for WalkTree<G> {
    type Value = Walk<G>;

    fn current(&self) -> Walk<G> {
        self.shown.set(true);
        self.trial.as_ref().unwrap_or(&self.best).clone()
    }

    fn simplify(&mut self) -> bool {
        if let Some(walk) = self.trial.take() {
            self.best = walk;
            self.hints.clear();
            self.move_on(true);
        }
        self.shown.set(false);
        self.next_trial()
    }

    fn complicate(&mut self) -> bool {
        let shown = self.shown.replace(false);
        if self.trial.take().is_none() || !shown {
            return false;
        }
        self.move_on(false);
        // Without another trial, the best walk is shown once more, so that what stands beside it can shrink.
        self.next_trial();
        true
    }
}

impl<G: Game> Debug for WalkTree<G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.best.fmt(f)
    }
}
