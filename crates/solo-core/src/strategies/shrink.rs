//! Shrinking: from a game that fails to a short one.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt::{self, Debug, Formatter};

use ::proptest::strategy::ValueTree;

use super::course::Course;
use super::replay::Plan;
use super::walk::Walk;
use super::walks::Walks;
use crate::game::{Game, InputOf};
use crate::options::Options;

/// A walk that shrinks.
///
/// A walk is smaller than another if fewer of its options differ from the given ones, then if it has fewer steps,
/// then if its first different choice stands earlier in the list. Each attempt is a legal game, and they are made in
/// rounds: cut the end off, play another random course, leave blocks of steps out, take given options, take first
/// choices.
pub struct WalkTree<G: Game> {
    walks: Walks<G>,
    /// The smallest walk that is known to fail.
    best: Walk<G>,
    /// The walk that is tried.
    trial: Option<Walk<G>>,
    tried: BTreeSet<(usize, Vec<InputOf<G>>)>,
    /// Number of walks that may still be tried.
    left: u32,
    attempt: Attempt,
    /// `true` if this round has led further.
    smaller: bool,
    /// Number of the next random course.
    course: u64,
    /// `true` if the present walk was looked at, so that the answer speaks of it.
    shown: Cell<bool>,
}

/// The next thing to try.
#[derive(Clone, Copy, Debug)]
enum Attempt {
    /// Cut the end off; the number of steps to keep is between the bounds.
    Cut { least: usize, most: usize },
    /// Play another random course.
    Restart { left: u16 },
    /// Leave out a block of decisions, with the outcomes that followed.
    Leave { block: usize, from: usize },
    /// Take an option as it was given.
    Given { option: usize },
    /// Take the first choice of a step.
    First { step: usize },
    /// Play random courses as long as tries are left, as the rest leads nowhere.
    Luck { left: u16 },
    /// Nothing.
    Done,
}

/// Random courses that are tried in a row without success.
const RESTARTS: u16 = 64;
/// The same where nothing else is left to try.
const LUCK: u16 = 1000;

impl<G: Game> WalkTree<G> {
    pub(super) fn new(walks: Walks<G>, walk: Walk<G>, tries: u32) -> Self {
        let attempt = Attempt::cut(0, walk.len());
        Self {
            walks,
            best: walk,
            trial: None,
            tried: BTreeSet::new(),
            left: tries,
            attempt,
            smaller: false,
            course: 0,
            shown: Cell::new(false),
        }
    }

    /// Finds the next walk to try; `false` if there is none.
    fn next_trial(&mut self) -> bool {
        while self.left > 0 && !matches!(self.attempt, Attempt::Done) {
            if let Some(walk) = self.candidate().filter(|walk| self.is_smaller(walk))
                && self
                    .tried
                    .insert((self.changed(&walk), walk.inputs().to_vec()))
            {
                self.trial = Some(walk);
                self.left -= 1;
                return true;
            }
            self.move_on(false);
        }
        false
    }

    /// Returns the walk of the present attempt.
    fn candidate(&mut self) -> Option<Walk<G>> {
        let best = &self.best;
        let shorter = best.len().saturating_sub(1);
        let (walk, steps) = match self.attempt {
            Attempt::Cut { least, most } => (best.clone(), least.midpoint(most)),
            Attempt::Done => return None,
            Attempt::Restart { .. } | Attempt::Luck { .. } => {
                self.course += 1;
                (self.another_course(), longer(best))
            }
            Attempt::Leave { block, from } => {
                let (from, to) = (best.decision(from), best.decision(from + block));
                let mut plan = self.plan(|step| step < from || step >= to);
                (plan.play(Walk::new(best.game().clone()), shorter), shorter)
            }
            Attempt::Given { option } => {
                let game = self.with_given(option)?;
                let walk = self.plan(|_| true).play(Walk::new(game), longer(best));
                (walk, longer(best))
            }
            Attempt::First { step } => {
                let walk = Plan::of(best, |_| false).play(best.beginning(step), step + 1);
                let mut plan = self.plan(|later| later > step).with_stand_ins();
                (plan.play(walk, best.len()), best.len())
            }
        };
        self.walks.shorten(walk, steps)
    }

    /// Plays another game, another end of this one, or this one with a random step in place of some others.
    fn another_course(&self) -> Walk<G> {
        let (best, shorter) = (&self.best, self.best.len().saturating_sub(1));
        let mut course = Course::new(&self.walks, self.course);
        let same = course.below(best.len());
        match self.course % 4 {
            // With given options, a game may be a little longer.
            0 => course.play(Walk::new(self.walks.base().clone()), longer(best)),
            1 => course.play(Walk::new(best.game().clone()), shorter),
            2 => course.play(best.beginning(same), shorter),
            _ => {
                let left_out = same + course.below(best.len() - same);
                let walk = course.play(best.beginning(same), same + 1);
                self.plan(|step| step > left_out).play(walk, shorter)
            }
        }
    }

    /// Returns a plan of these inputs of the best walk; where the last position matters, it ends with them.
    fn plan(&self, kept: impl Fn(usize) -> bool) -> Plan<G> {
        let plan = Plan::of(&self.best, kept);
        if self.walks.ends_anywhere() {
            plan.ending_like(&self.best).with_stand_ins()
        } else {
            plan
        }
    }

    /// Returns the rules with one more option as it was given.
    fn with_given(&self, option: usize) -> Option<G> {
        let (given, game) = (self.walks.base().options(), self.best.game());
        let spec = G::Options::SPECS.get(option)?;
        let mut options = game.options().clone();
        let mut set = Ok(());
        given.get(option, &mut |value| set = options.set(spec.name, value));
        set.ok()?;
        game.with_options(options).ok()
    }

    /// Counts the options that differ from the given ones.
    fn changed(&self, walk: &Walk<G>) -> usize {
        let (given, options) = (self.walks.base().options(), walk.game().options());
        let differs = |&option: &usize| {
            let mut differs = false;
            given.get(option, &mut |one| {
                options.get(option, &mut |other| differs = one != other);
            });
            differs
        };
        (0..G::Options::SPECS.len()).filter(differs).count()
    }

    fn is_smaller(&self, walk: &Walk<G>) -> bool {
        let size = |walk: &Walk<G>| (self.changed(walk), walk.len());
        let (size, best) = (size(walk), size(&self.best));
        size < best || size == best && walk.picks() < self.best.picks()
    }

    /// Goes on to the next attempt; after a success the same kind of attempt is made again.
    fn move_on(&mut self, success: bool) {
        let (length, decisions) = (self.best.len(), self.best.decisions());
        self.smaller |= success;
        self.attempt = match self.attempt {
            Attempt::Cut { least, .. } if success => Attempt::cut(least, length),
            Attempt::Cut { least, most } => Attempt::cut(least.midpoint(most) + 1, most),
            Attempt::Restart { .. } | Attempt::Luck { .. } if success => Attempt::cut(0, length),
            Attempt::Restart { left: 0 } => Attempt::leave(decisions.div_ceil(2), decisions),
            Attempt::Restart { left } => Attempt::Restart { left: left - 1 },
            Attempt::Leave { block, from } if success => Attempt::leave(block, from + block),
            Attempt::Leave { block, from: 0 } => Attempt::leave(block / 2, decisions),
            Attempt::Leave { block, from } => Attempt::leave(block, from),
            Attempt::Given { option } if option + 1 < G::Options::SPECS.len() => {
                Attempt::Given { option: option + 1 }
            }
            Attempt::Given { .. } if core::mem::take(&mut self.smaller) => Attempt::cut(0, length),
            Attempt::Given { .. } => Attempt::First { step: 0 },
            Attempt::First { step } if step + 1 < length => Attempt::First { step: step + 1 },
            Attempt::First { .. } if core::mem::take(&mut self.smaller) => Attempt::cut(0, length),
            Attempt::First { .. } => Attempt::Luck { left: LUCK },
            Attempt::Luck { left: 0 } | Attempt::Done => Attempt::Done,
            Attempt::Luck { left } => Attempt::Luck { left: left - 1 },
        };
    }
}

/// Returns the number of steps that a game with given options may have.
fn longer<G: Game>(walk: &Walk<G>) -> usize {
    walk.len() + walk.len() / 4 + 8
}

impl Attempt {
    const fn cut(least: usize, most: usize) -> Self {
        if least < most {
            Self::Cut { least, most }
        } else {
            Self::Restart { left: RESTARTS }
        }
    }

    /// Leaves out the block that ends before a step.
    const fn leave(block: usize, end: usize) -> Self {
        if block > 0 && end > 0 {
            Self::Leave {
                block,
                from: end.saturating_sub(block),
            }
        } else {
            Self::Given { option: 0 }
        }
    }
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
