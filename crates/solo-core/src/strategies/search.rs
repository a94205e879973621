//! A search for shorter walks that end like one that fails.

use alloc::vec::Vec;
use core::time::Duration;

use super::course::Course;
use super::hints::{Hint, Hints};
use super::moves::Move;
use super::track::Track;
use super::walk::Walk;
use super::walks::Walks;
use crate::game::Game;

/// A search for shorter walks that end like one that fails.
///
/// Only the property can say whether a walk fails, and few walks may be tried. So the search follows a hint over many
/// moves, and proposes where it has come to.
pub(super) struct Search {
    hints: Hints,
    /// Weights of [`Move::ALL`].
    moves: [usize; Move::ALL.len()],
    /// Number of steps that may still be played.
    left: usize,
    time: Duration,
}

/// Steps that may be played in all.
const STEPS: usize = 6_000_000;
/// Time after which no hint is followed any more: a game that is not optimized may be slow.
const TIME: Duration = Duration::from_secs(6);
/// Moves that a hint has at least.
const FEW: usize = 4;
/// Weights of a move: at first and at least, after successes, and for each of them.
const WEIGHT: [usize; 3] = [20, 200, 20];

/// A walk to be tried, and one nearer to the walk that fails.
pub(super) struct Proposal<G: Game> {
    pub(super) walk: Walk<G>,
    pub(super) nearer: Option<Walk<G>>,
}

impl Search {
    pub(super) fn new<G: Game>(walk: &Walk<G>) -> Self {
        Self {
            hints: Hints::new(walk),
            moves: [WEIGHT[0]; Move::ALL.len()],
            left: STEPS,
            time: Duration::ZERO,
        }
    }

    /// Looks at another walk that fails.
    pub(super) fn look_at<G: Game>(&mut self, walk: &Walk<G>) {
        self.hints.look_at(walk);
    }

    /// Notes whether the latest proposal has failed as it should.
    pub(super) fn note(&mut self, further: bool) {
        self.hints.note(further);
    }

    /// Chooses a hint for a walk to be tried; `None` for one without.
    pub(super) fn choose_hint<G: Game>(&mut self, course: &mut Course<'_, G>) -> Option<Hint> {
        self.hints.choose(course)
    }

    /// Proposes a walk that is shorter.
    #[expect(
        clippy::disallowed_types,
        reason = "tests of slow programs need a clock; rules know none"
    )]
    pub(super) fn propose<G: Game>(
        &mut self,
        walks: &Walks<G>,
        walk: &Walk<G>,
        seed: u64,
    ) -> Option<Proposal<G>> {
        let mut course = Course::new(walks, seed);
        let hint = self.hints.choose(&mut course);
        let Some(hint) = hint.filter(|_| self.left > 0 && self.time < TIME) else {
            let (_, kind) = self.choose(walks, &mut course);
            let track = kind.make(walks, walk, &mut course, |shared| Track::new(walk, shared))?;
            let walk = walks.shorten(track.into_walk(), walk.len() - 1)?;
            return Some(Proposal { walk, nearer: None });
        };
        let begun = std::time::Instant::now();
        let mut found = self.follow(&hint, walks, walk, &mut course);
        self.time += begun.elapsed();
        let walk = found.pop()?;
        let nearer = (!found.is_empty()).then(|| found.swap_remove(0));
        Some(Proposal { walk, nearer })
    }

    /// Makes moves that keep to a hint, each from where the last one has led.
    fn follow<G: Game>(
        &mut self,
        hint: &Hint,
        walks: &Walks<G>,
        walk: &Walk<G>,
        course: &mut Course<'_, G>,
    ) -> Vec<Walk<G>> {
        let mut found: Vec<Walk<G>> = Vec::new();
        let mut counts = hint.counts(walk);
        let most = self.hints.reach().max(walk.len() * FEW);
        let end = self.left.saturating_sub(most);
        while self.left > end {
            let here = found.last().unwrap_or(walk);
            if here.is_empty() {
                break;
            }
            let (number, kind) = self.choose(walks, course);
            let track = kind.make(walks, here, course, |shared| {
                let before = counts.get(shared).copied().unwrap_or(0);
                Track::new(here, shared).watching(hint, before, !walks.ends_over())
            });
            let played = track.as_ref().map_or(0, Track::played);
            self.left = self.left.saturating_sub(played + 1);
            let reached = track.as_ref().and_then(Track::reached);
            let shorter = track.zip(reached).and_then(|(track, steps)| {
                walks.shorten(track.into_walk(), steps.min(here.len() - 1))
            });
            if let Some(weight) = self.moves.get_mut(number) {
                *weight = match shorter {
                    Some(_) => (*weight + WEIGHT[2]).min(WEIGHT[1]),
                    None => weight.saturating_sub(1).max(WEIGHT[0]),
                };
            }
            if let Some(shorter) = shorter {
                counts = hint.counts(&shorter);
                found.push(shorter);
            }
        }
        found
    }

    /// Chooses a move, and returns its number with it.
    fn choose<G: Game>(&self, walks: &Walks<G>, course: &mut Course<'_, G>) -> (usize, Move) {
        loop {
            let number = course.weighted(&self.moves);
            let kind = Move::ALL.get(number).copied().unwrap_or(Move::Block);
            // Players think.
            let slow = kind.asks_players() && walks.tenths() > 0;
            if !slow || course.below(8) == 0 {
                return (number, kind);
            }
        }
    }
}
