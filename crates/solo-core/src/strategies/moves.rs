//! Moves from a walk to others, which may be shorter.

use alloc::vec::Vec;

use super::course::Course;
use super::hints::kind;
use super::replay::Plan;
use super::track::Track;
use super::walk::Walk;
use super::walks::Walks;
use crate::game::{Game, Input, Next, nth_input};

/// A kind of move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Move {
    /// Another random game.
    Game,
    /// Another random end.
    End,
    /// A block of decisions is left out, with the outcomes that followed.
    Block,
    /// All between two decisions of the same kind is left out: a turn, or several.
    Turns,
    /// Some decisions are left out here and there.
    Some,
    /// Another input at one step, with or without the next ones.
    Other,
    /// An outcome comes sooner, with or without what was between.
    Sooner,
}

impl Move {
    pub(super) const ALL: [Self; 7] = [
        Self::Game,
        Self::End,
        Self::Block,
        Self::Turns,
        Self::Some,
        Self::Other,
        Self::Sooner,
    ];

    /// Returns whether it is a game that goes on as one is generated.
    pub(super) const fn asks_players(self) -> bool {
        matches!(self, Self::Game | Self::End)
    }

    /// Plays a walk that is shorter.
    ///
    /// `begin` begins one with a number of steps of the old one.
    pub(super) fn make<'a, G: Game>(
        self,
        walks: &Walks<G>,
        walk: &'a Walk<G>,
        course: &mut Course<'_, G>,
        begin: impl Fn(usize) -> Track<'a, G>,
    ) -> Option<Track<'a, G>> {
        let shorter = walk.len().checked_sub(1)?;
        let decisions = || (0..walk.len()).filter(|step| decision(walk, *step).is_some());
        let cut = match self {
            Self::Game | Self::End => {
                let shared = match self {
                    Self::Game => 0,
                    _ => course.below(walk.len()),
                };
                let mut track = begin(shared);
                course.play(&mut track, shorter).ok()?;
                return Some(track);
            }
            Self::Block => {
                let decisions: Vec<usize> = decisions().chain([walk.len()]).collect();
                let count = decisions.len() - 1;
                let size = (1 << course.below(bits(count))).min(count);
                let from = course.below(count - size + 1);
                Cut::new(begin(*decisions.get(from)?), *decisions.get(from + size)?)
            }
            Self::Turns => {
                let decisions: Vec<usize> = decisions().collect();
                let one = *decisions.get(course.below(decisions.len()))?;
                let like = |step: &usize| *step > one && decision(walk, *step) == decision(walk, one);
                let like: Vec<usize> = decisions.into_iter().filter(like).collect();
                // The next one as often as any other.
                let farther = course.below(like.len()) * course.below(2);
                Cut::new(begin(one), *like.get(farther)?)
            }
            Self::Some => {
                let rarely = 2 << course.below(5);
                let left_out = decisions().filter(|_| course.below(rarely) == 0);
                let left_out: Vec<usize> = left_out.collect();
                let first = *left_out.first()?;
                Cut {
                    left_out,
                    ..Cut::new(begin(first), first)
                }
            }
            Self::Other => {
                let step = course.below(walk.len());
                let mut track = begin(step);
                let input = course.random(track.game(), track.state())?;
                track.take(input).ok()?;
                let farther = course.below(3) * course.below(walk.len() - step);
                Cut::new(track, step + 1 + farther)
            }
            Self::Sooner => {
                let later = course.below(walk.len());
                let outcome = walk.inputs().get(later);
                let outcome = outcome.filter(|one| matches!(one, Input::Chance(_)))?;
                let source = |step: usize| match walk.game().next(walk.states().get(step)?) {
                    Next::Chance(source) => Some(source),
                    Next::Decision | Next::Over(_) => None,
                };
                let like = (0..later).filter(|step| source(*step) == source(later));
                let like: Vec<usize> = like.collect();
                let step = *like.get(course.below(like.len()))?;
                let mut track = begin(step);
                track.take(*outcome).ok()?;
                let farther = course.below(2) * course.below(later - step + 1);
                Cut::new(track, step + 1 + farther)
            }
        };
        Some(cut.play(walks, walk, course))
    }
}

/// A beginning, and the steps that are still to be taken after it.
struct Cut<'a, G: Game> {
    track: Track<'a, G>,
    /// The first step of the old walk that is to be taken.
    from: usize,
    /// Decisions that are left out, with the outcomes that followed.
    left_out: Vec<usize>,
}

impl<'a, G: Game> Cut<'a, G> {
    const fn new(track: Track<'a, G>, from: usize) -> Self {
        Self {
            track,
            from,
            left_out: Vec::new(),
        }
    }

    fn play(self, walks: &Walks<G>, walk: &Walk<G>, course: &mut Course<'_, G>) -> Track<'a, G> {
        let Self {
            mut track,
            from,
            left_out,
        } = self;
        let kept = |step: usize| step >= from && left_out.binary_search(&step).is_err();
        let plan = if walks.ends_anywhere() {
            Plan::with_stand_ins(walk, kept).ending(true)
        } else {
            Plan::of(walk, kept)
        };
        let steps = walk.len() - 1;
        let sooner = AHEAD * course.below(2);
        let plan = plan.looking_ahead(1 << course.below(bits(AHEAD)), sooner);
        if course.below(2) == 0 {
            plan.play(&mut track, steps, |game, state| nth_input(game, state, 0));
        } else {
            plan.play(&mut track, steps, |game, state| course.random(game, state));
        }
        track
    }
}

/// Number of decisions or outcomes that replace one that cannot be taken, at most.
const AHEAD: usize = 16;

/// Returns the kind of a decision; `None` for an outcome.
fn decision<G: Game>(walk: &Walk<G>, step: usize) -> Option<&'static str> {
    match walk.inputs().get(step)? {
        Input::Decision(decision) => Some(kind(decision)),
        Input::Chance(_) => None,
    }
}

/// Returns the number of bits of a number.
fn bits(number: usize) -> usize {
    usize::try_from(usize::BITS - number.leading_zeros()).unwrap_or(0)
}
