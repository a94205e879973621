//! Playing again what was done, from the last position that was kept.

use alloc::vec::Vec;

use super::{Kept, Session};
use crate::chance::ChanceSource;
use crate::game::{Events, Game, InputOf, Next};

/// Inputs from one kept position to the next: a few positions per game instead of one per step.
pub(super) const STRIDE: usize = 64;

/// A place in what was done, with the position there.
pub(super) struct Replay<'a, G: Game, C> {
    session: &'a Session<G, C>,
    step: usize,
    kept: Kept<G, C>,
}

impl<'a, G: Game, C: ChanceSource<G> + Clone> Replay<'a, G, C> {
    /// At the start.
    pub(super) fn from_start(session: &'a Session<G, C>) -> Self {
        Self {
            session,
            step: 0,
            kept: session.start.clone(),
        }
    }

    /// At a step, or at the last one that was taken.
    pub(super) fn at(session: &'a Session<G, C>, step: usize) -> Self {
        let marks = step
            .checked_div(STRIDE)
            .unwrap_or(0)
            .min(session.marks.len());
        let mark = marks
            .checked_sub(1)
            .and_then(|last| session.marks.get(last));
        let mut replay = match mark {
            Some(kept) => Self {
                session,
                step: marks.saturating_mul(STRIDE),
                kept: kept.clone(),
            },
            None => Self::from_start(session),
        };
        replay.go_to(step, &mut ());
        replay
    }

    pub(super) const fn step(&self) -> usize {
        self.step
    }

    pub(super) const fn state(&self) -> &G::State {
        &self.kept.state
    }

    pub(super) const fn chance(&self) -> &C {
        &self.kept.chance
    }

    /// What was kept, once chance has been asked for what comes next.
    pub(super) fn into_kept(mut self) -> Kept<G, C> {
        self.ask();
        self.kept
    }

    /// The input that comes next.
    pub(super) fn input(&self) -> Option<InputOf<G>> {
        self.session.inputs.get(self.step).copied()
    }

    pub(super) fn go_to(&mut self, step: usize, events: &mut impl Events<G::Event>) {
        while self.step < step && self.forward(events) {}
    }

    /// Takes the next step; `false` behind the last one.
    pub(super) fn forward(&mut self, events: &mut impl Events<G::Event>) -> bool {
        let Some(input) = self.input() else {
            return false;
        };
        self.ask();
        let game = &self.session.game;
        // What was accepted once is accepted again.
        let taken = game.advance(&mut self.kept.state, input, events).is_ok();
        self.step = self.step.saturating_add(usize::from(taken));
        taken
    }

    /// Asks the source of chance as it was asked here, so that it has come as far.
    fn ask(&mut self) {
        let Kept { state, chance } = &mut self.kept;
        if self.step < self.session.dealt_from {
            return;
        }
        if let Next::Chance(source) = self.session.game.next(state) {
            chance.outcome(&self.session.game, state, source);
        }
    }
}

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// What happened at the start.
    pub(super) fn start_events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        if self.position.is_none() {
            self.game.start_with_events(&mut events);
        }
        events
    }

    /// Makes a step that was done before the present.
    pub(super) fn go_to(&mut self, step: usize) {
        self.done = step.min(self.inputs.len());
        let (mut replay, mut latest) = match self.last_entered() {
            Some(entered) => (Replay::at(self, entered), Vec::new()),
            None => (Replay::from_start(self), self.start_events()),
        };
        replay.go_to(self.done, &mut latest);
        self.present = replay.into_kept();
        self.latest = latest;
    }
}
