//! Going back and forth along a timeline.

use super::Timeline;
use crate::game::{Game, Input, InputOf};

/// Why nothing can be taken back.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Timeline, UndoError};
/// assert_eq!(Timeline::new(Ten).undo(), Err(UndoError::NoDecision));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum UndoError {
    /// There is no decision to take back.
    #[error("there is no decision to take back")]
    NoDecision,
    /// Since the last decision a die or a card has shown something that was not certain before.
    #[error("input {input} has revealed something since the last decision")]
    Revealed {
        /// The number of the chance outcome among the inputs, counted from 0.
        input: usize,
    },
}

impl<G: Game> Timeline<G> {
    /// Goes back to the last decision and returns the inputs that were taken back, the decision
    /// first.
    ///
    /// # Errors
    /// When there is no decision to take back, or when chance has revealed something since; nothing
    /// has changed then.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// assert_eq!(timeline.undo(), Ok(&[Input::Decision(Choice::Roll)][..]));
    /// assert!(timeline.is_empty());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn undo(&mut self) -> Result<&[InputOf<G>], UndoError> {
        let decision = self.last_decision().ok_or(UndoError::NoDecision)?;
        match self.fence(decision) {
            Some(input) => Err(UndoError::Revealed { input }),
            None => Ok(self.go_back(decision)),
        }
    }

    /// Goes back to the last decision, whatever chance has revealed since, and returns the inputs that
    /// were taken back; `None` if there is no decision to take back.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Streams, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.decide(Choice::Roll, &mut Streams::new(42), &mut ())?;
    /// assert!(timeline.undo().is_err());
    /// assert_eq!(timeline.undo_past_fence().map(<[_]>::len), Some(2));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn undo_past_fence(&mut self) -> Option<&[InputOf<G>]> {
        let decision = self.last_decision()?;
        Some(self.go_back(decision))
    }

    /// Does what was taken back last once more, up to the next decision, and returns the inputs;
    /// `None` if there is nothing to redo.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Streams, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.decide(Choice::Roll, &mut Streams::new(1), &mut ())?;
    /// let before = *timeline.state();
    /// timeline.undo_past_fence();
    /// assert_eq!(timeline.redo().map(<[_]>::len), Some(2));
    /// assert_eq!(timeline.state(), &before);
    /// assert!(!timeline.can_redo());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn redo(&mut self) -> Option<&[InputOf<G>]> {
        let from = self.done;
        let undone = self.inputs.get(from..)?;
        let first = usize::from(!undone.is_empty());
        let chances = undone.iter().skip(1);
        let chances = chances.take_while(|input| matches!(input, Input::Chance(_)));
        self.done = from.saturating_add(first).saturating_add(chances.count());
        self.inputs
            .get(from..self.done)
            .filter(|redone| !redone.is_empty())
    }

    /// Whether [`Timeline::undo`] would take something back.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Face, Input, Timeline};
    /// let mut timeline = Timeline::new(Ten);
    /// timeline.push(Input::Decision(Choice::Roll))?;
    /// assert!(timeline.can_undo());
    /// timeline.push(Input::Chance(Face::ONE))?;
    /// assert!(!timeline.can_undo());
    /// assert!(timeline.can_undo_past_fence());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.last_decision()
            .is_some_and(|decision| self.fence(decision).is_none())
    }

    /// Whether [`Timeline::undo_past_fence`] would take something back.
    #[must_use]
    pub fn can_undo_past_fence(&self) -> bool {
        self.last_decision().is_some()
    }

    /// Whether there is anything to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.done < self.inputs.len()
    }

    /// The number of the last decision that was done.
    fn last_decision(&self) -> Option<usize> {
        self.inputs()
            .iter()
            .rposition(|input| matches!(input, Input::Decision(_)))
    }

    /// The number of the first chance outcome since this decision that was not certain.
    fn fence(&self, decision: usize) -> Option<usize> {
        let later = decision.saturating_add(1)..self.done;
        later
            .into_iter()
            .find(|&number| self.game.chances(self.state_after(number)).len() > 1)
    }

    fn go_back(&mut self, decision: usize) -> &[InputOf<G>] {
        let undone = decision..self.done;
        self.done = decision;
        self.inputs.get(undone).unwrap_or_default()
    }
}
