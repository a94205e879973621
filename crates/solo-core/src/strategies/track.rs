//! A walk that is being played.

use alloc::vec::Vec;

use super::hints::{Hint, kind};
use super::walk::Walk;
use crate::game::{Game, Input, InputOf, Next};

/// A walk that is being played: the first steps of another one, and what is new.
pub(super) struct Track<'a, G: Game> {
    base: &'a Walk<G>,
    /// Number of steps of the other walk.
    shared: usize,
    inputs: Vec<InputOf<G>>,
    states: Vec<G::State>,
    watch: Option<Watch<'a>>,
}

/// Number of steps that met a hint, and the last of them.
struct Watch<'a> {
    hint: &'a Hint,
    /// `true` if the walk may end as soon as the hint was met often enough.
    ends: bool,
    /// Kind of the latest decision, and the number of outcomes since then.
    latest: (&'static str, usize),
    count: usize,
    end: usize,
}

impl<'a, G: Game> Track<'a, G> {
    /// Begins with this number of steps of a walk.
    pub(super) const fn new(base: &'a Walk<G>, shared: usize) -> Self {
        Self {
            base,
            shared,
            inputs: Vec::new(),
            states: Vec::new(),
            watch: None,
        }
    }

    /// Watches for a hint, which was met that often before.
    pub(super) fn watching(mut self, hint: &'a Hint, count: usize, ends: bool) -> Self {
        let inputs = self.base.inputs().iter().take(self.shared).rev();
        let mut outcomes = 0;
        let latest = inputs.into_iter().find_map(|input| match input {
            Input::Decision(decision) => Some(kind(decision)),
            Input::Chance(_) => {
                outcomes += 1;
                None
            }
        });
        self.watch = Some(Watch {
            hint,
            ends,
            latest: (latest.unwrap_or_default(), outcomes),
            count,
            end: self.shared,
        });
        self
    }

    pub(super) const fn game(&self) -> &'a G {
        self.base.game()
    }

    pub(super) fn state(&self) -> &G::State {
        let old = || self.base.states().get(self.shared).unwrap_or_else(|| self.base.state());
        self.states.last().unwrap_or_else(old)
    }

    pub(super) fn next(&self) -> Next<G::Outcome> {
        self.game().next(self.state())
    }

    pub(super) fn len(&self) -> usize {
        self.shared + self.inputs.len()
    }

    /// Returns the number of steps that are new.
    pub(super) fn played(&self) -> usize {
        self.inputs.len()
    }

    /// Returns whether nothing more is needed.
    pub(super) fn is_done(&self) -> bool {
        let watch = self.watch.as_ref();
        watch.is_some_and(|watch| watch.ends && watch.count >= watch.hint.most())
    }

    /// Takes one more step.
    pub(super) fn take(&mut self, input: InputOf<G>) -> Result<(), G::Refusal> {
        let (game, length) = (self.game(), self.len() + 1);
        let after = match &self.watch {
            Some(_) => {
                let mut events = Vec::new();
                let after = game.apply_with_events(self.state(), input, &mut events)?;
                if let Some(watch) = &mut self.watch {
                    watch.see(game, input, &events, length);
                }
                after
            }
            None => game.apply(self.state(), input)?,
        };
        self.inputs.push(input);
        self.states.push(after);
        Ok(())
    }

    /// Returns the number of steps up to the last one that meets the hint, if that was met often enough.
    pub(super) fn reached(&self) -> Option<usize> {
        let watch = self.watch.as_ref()?;
        let enough = watch.count >= watch.hint.least();
        let end = if watch.ends { watch.end } else { self.len() };
        enough.then_some(end)
    }

    /// Returns the walk.
    pub(super) fn into_walk(self) -> Walk<G> {
        let mut walk = self.base.beginning(self.shared);
        walk.extend(self.inputs, self.states);
        walk
    }
}

impl Watch<'_> {
    fn see<G: Game>(&mut self, game: &G, input: InputOf<G>, events: &[G::Event], length: usize) {
        match input {
            Input::Decision(decision) => self.latest = (kind(&decision), 0),
            Input::Chance(_) => self.latest.1 += 1,
        }
        if self.hint.is_met(game, self.latest, events) {
            self.count += 1;
            self.end = length;
        }
    }
}
