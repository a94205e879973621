//! Replaying inputs from the nearest position that was kept.

use alloc::vec::Vec;

use super::tail::Tail;
use super::{Kept, Session};
use crate::chance::ChanceSource;
use crate::game::{Events, Game, InputOf, Next};

/// A step of the history, with the position there.
pub(super) struct Replay<'a, G: Game, C> {
    session: &'a Session<G, C>,
    step: usize,
    kept: Kept<G, C>,
}

impl<'a, G: Game, C: ChanceSource<G> + Clone> Replay<'a, G, C> {
    /// Returns a replay at the start.
    pub(super) fn from_start(session: &'a Session<G, C>) -> Self {
        Self {
            session,
            step: 0,
            kept: session.marks.start().clone(),
        }
    }

    /// Returns a replay at a step, or at the last one.
    pub(super) fn at(session: &'a Session<G, C>, step: usize) -> Self {
        let mut replay = Self::mark(session, step);
        replay.go_to(step, &mut ());
        replay
    }

    /// Returns a replay at the last mark up to a step.
    pub(super) fn mark(session: &'a Session<G, C>, step: usize) -> Self {
        let (step, kept) = session.marks.up_to(step);
        Self {
            session,
            step,
            kept: kept.clone(),
        }
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

    /// Returns the kept state, once chance was asked for the next step.
    pub(super) fn into_kept(mut self) -> Kept<G, C> {
        self.ask();
        self.kept
    }

    /// Returns the next input.
    pub(super) fn input(&self) -> Option<InputOf<G>> {
        self.session.inputs.get(self.step).copied()
    }

    pub(super) fn go_to(&mut self, step: usize, events: &mut impl Events<G::Event>) {
        while self.step < step && self.forward(events) {}
    }

    /// Takes the next step; returns `false` after the last one.
    pub(super) fn forward(&mut self, events: &mut impl Events<G::Event>) -> bool {
        let Some(input) = self.input() else {
            return false;
        };
        self.ask();
        let game = &self.session.game;
        // An input that was accepted once is accepted again.
        let taken = game.advance(&mut self.kept.state, input, events).is_ok();
        self.step = self.step.saturating_add(usize::from(taken));
        taken
    }

    /// Asks the source of chance as it was asked here, to bring it into the same state.
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
    /// Returns the events of the start.
    pub(super) fn start_events(&self) -> Vec<G::Event> {
        let mut events = Vec::new();
        if self.position.is_none() {
            self.game.start_with_events(&mut events);
        }
        events
    }

    /// Makes an earlier step the present.
    pub(super) fn go_to(&mut self, step: usize) {
        self.done = step.min(self.inputs.len());
        // The replay begins at a mark, so it passes the steps before the last input in any case.
        let mut replay = Replay::mark(self, self.last_entered().unwrap_or(0));
        let mut tail = match replay.step() {
            0 => Tail::started(self.start_events()),
            step => Tail::empty(step.saturating_add(1), step),
        };
        let mut events = Vec::new();
        while replay.step() < self.done && replay.forward(&mut events) {
            let step = replay.step();
            let answered = self.answered.get(step.saturating_sub(1));
            tail.push(step, answered == Some(&false), &mut events);
        }
        self.present = replay.into_kept();
        self.tail = tail;
    }
}
