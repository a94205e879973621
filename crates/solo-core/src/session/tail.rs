//! Events of the latest steps, at hand without a replay.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::marks::STRIDE;

/// Events of the latest steps: of all since the last input that was decided or reported, and mostly of the last 64.
///
/// Copies of a session share it. Where one of them goes on, it keeps only what nothing else can return: a copy costs no
/// more than the events since the last input.
#[derive(Clone, Debug)]
pub(super) struct Tail<E>(Arc<Steps<E>>);

#[derive(Clone, Debug)]
struct Steps<E> {
    events: Vec<E>,
    /// Step of the first entry of `ends`.
    from: usize,
    /// End of the events of each step.
    ends: Vec<usize>,
    /// Step of the last input that was decided or reported.
    entered: usize,
}

impl<E: Clone> Tail<E> {
    /// Returns the events of the start, as step 0.
    pub(super) fn started(events: Vec<E>) -> Self {
        Self(Arc::new(Steps {
            ends: alloc::vec![events.len()],
            events,
            from: 0,
            entered: 0,
        }))
    }

    /// Returns a tail without events before this step.
    pub(super) fn empty(step: usize, entered: usize) -> Self {
        Self(Arc::new(Steps {
            events: Vec::new(),
            from: step,
            ends: Vec::new(),
            entered,
        }))
    }

    /// Returns the first step whose events are at hand.
    pub(super) fn first(&self) -> usize {
        self.0.from
    }

    /// Returns the events of a step; `None` if they are not at hand.
    pub(super) fn of(&self, step: usize) -> Option<&[E]> {
        let index = step.checked_sub(self.0.from)?;
        self.0
            .events
            .get(self.0.start(index)?..*self.0.ends.get(index)?)
    }

    /// Returns the events since the last input that was decided or reported.
    pub(super) fn latest(&self) -> &[E] {
        self.0.latest()
    }

    /// Adds the events of a step; `entered` if it was decided or reported.
    pub(super) fn push(&mut self, step: usize, entered: bool, events: &mut Vec<E>) {
        if Arc::get_mut(&mut self.0).is_none() {
            *self = if entered {
                Self::empty(step, step)
            } else {
                Self(Arc::new(self.0.shortened(self.0.entered)))
            };
        }
        let Some(steps) = Arc::get_mut(&mut self.0) else {
            return;
        };
        if entered {
            steps.entered = step;
        }
        if steps.events.is_empty() {
            core::mem::swap(&mut steps.events, events);
        } else {
            steps.events.append(events);
        }
        steps.ends.push(steps.events.len());
        let from = step.saturating_add(1).saturating_sub(STRIDE);
        let from = from.min(steps.entered);
        // Half a stride is not worth a copy.
        if from >= steps.from.saturating_add(STRIDE) {
            *steps = steps.shortened(from);
        }
    }
}

impl<E> Steps<E> {
    /// Returns the index of the first event of a step of `ends`.
    fn start(&self, index: usize) -> Option<usize> {
        match index.checked_sub(1) {
            Some(before) => self.ends.get(before).copied(),
            None => Some(0),
        }
    }

    fn latest(&self) -> &[E] {
        let index = self.entered.saturating_sub(self.from);
        let start = self.start(index).unwrap_or(self.events.len());
        self.events.get(start..).unwrap_or_default()
    }
}

impl<E: Clone> Steps<E> {
    /// Returns the same from a later step on.
    fn shortened(&self, from: usize) -> Self {
        let gone = from.saturating_sub(self.from).min(self.ends.len());
        let start = self.start(gone).unwrap_or(self.events.len());
        let ends = self.ends.iter().skip(gone);
        Self {
            events: self.events.get(start..).unwrap_or_default().to_vec(),
            from: self.from.saturating_add(gone),
            ends: ends.map(|end| end.saturating_sub(start)).collect(),
            entered: self.entered,
        }
    }
}
