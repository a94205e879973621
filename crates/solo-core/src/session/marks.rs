//! The positions that a session keeps, from which the others are found by a replay.

use alloc::vec::Vec;

use super::Kept;
use crate::game::Game;

/// Inputs between two of these positions: a few positions per game instead of one per step.
pub(super) const STRIDE: usize = 64;

/// The position at the start, the one after every [`STRIDE`] inputs, and the one before the last decision, which screens
/// look back at.
#[derive(Clone)]
pub(super) struct Marks<G: Game, C> {
    start: Kept<G, C>,
    later: Vec<Kept<G, C>>,
    /// With the number of inputs up to it.
    decided: Option<(usize, Kept<G, C>)>,
}

impl<G: Game, C> Marks<G, C> {
    pub(super) const fn new(start: Kept<G, C>) -> Self {
        Self {
            start,
            later: Vec::new(),
            decided: None,
        }
    }

    pub(super) const fn start(&self) -> &Kept<G, C> {
        &self.start
    }
}

impl<G: Game, C: Clone> Marks<G, C> {
    /// Returns the last kept position up to a step, with its own step.
    pub(super) fn up_to(&self, step: usize) -> (usize, &Kept<G, C>) {
        let number = step.checked_div(STRIDE).unwrap_or(0).min(self.later.len());
        let at = number.saturating_mul(STRIDE);
        if let Some((decided, kept)) = &self.decided
            && (at..=step).contains(decided)
        {
            return (*decided, kept);
        }
        let later = number.checked_sub(1).and_then(|last| self.later.get(last));
        later.map_or((0, &self.start), |kept| (at, kept))
    }

    /// Takes note of the position after a step, the one after the last that was noted.
    pub(super) fn note(&mut self, step: usize, kept: &Kept<G, C>) {
        if step.checked_rem(STRIDE) == Some(0) {
            self.later.push(kept.clone());
        }
    }

    /// Takes note of the position before a decision, and of the number of inputs up to it.
    pub(super) fn note_decided(&mut self, step: usize, kept: Kept<G, C>) {
        self.decided = Some((step, kept));
    }

    /// Forgets the positions after a step.
    pub(super) fn forget_after(&mut self, step: usize) {
        self.later.truncate(step.checked_div(STRIDE).unwrap_or(0));
        self.decided = self.decided.take().filter(|(decided, _)| *decided <= step);
    }

    /// Makes this the source of chance everywhere.
    pub(super) fn set_chance(&mut self, chance: &C) {
        let decided = self.decided.iter_mut().map(|(_, kept)| kept);
        for kept in self
            .later
            .iter_mut()
            .chain([&mut self.start])
            .chain(decided)
        {
            kept.chance = chance.clone();
        }
    }
}
