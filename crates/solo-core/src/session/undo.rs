//! Undo and redo.

use super::Session;
use super::replay::Replay;
use crate::chance::ChanceSource;
use crate::game::{Game, InputOf};

/// The reason why nothing is taken back.
///
/// ```
/// use solo_core::example::Ten;
/// use solo_core::{Session, UndoError};
/// let error = Session::new(Ten).undo().unwrap_err();
/// assert_eq!(error, UndoError::Nothing);
/// assert_eq!(error.to_string(), "there is nothing to take back");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum UndoError {
    /// There is no decision or report yet.
    #[error("there is nothing to take back")]
    Nothing,
    /// A later chance outcome has revealed something uncertain.
    #[error("a card or a die has been revealed since")]
    Revealed {
        /// First step that revealed something, as in [`Session::moment`].
        step: usize,
    },
}

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// Takes back the last decision or report with the outcomes that followed, and returns them.
    ///
    /// The source of chance is restored, too: the same decision brings the same cards again.
    ///
    /// If an outcome was uncertain, a player who goes back has peeked: undo stops at this fence. A
    /// reported outcome is not a fence, because the player at the table sees the cards anyway, and
    /// needs to correct typing mistakes.
    ///
    /// # Errors
    /// [`UndoError::Nothing`] without a decision or report, [`UndoError::Revealed`] at the fence;
    /// the session is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Face, Input, Session, UndoError};
    /// let mut session = Session::new(Ten);
    /// session.push(Choice::Roll)?;
    /// session.push(Face::SIX)?; // it was a five
    /// assert_eq!(session.undo(), Ok(&[Input::Chance(Face::SIX)][..]));
    /// session.report_text("5")?;
    /// assert_eq!(session.state(), &Table::Deciding(5));
    ///
    /// let mut session = Session::seeded(Ten, 42);
    /// session.push(Choice::Roll)?;
    /// let error = session.undo().unwrap_err();
    /// assert_eq!(error, UndoError::Revealed { step: 2 });
    /// assert_eq!(error.to_string(), "a card or a die has been revealed since");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn undo(&mut self) -> Result<&[InputOf<G>], UndoError> {
        let entered = self.last_entered().ok_or(UndoError::Nothing)?;
        match self.fence(entered) {
            Some(step) => Err(UndoError::Revealed { step }),
            None => Ok(self.go_back(entered)),
        }
    }

    /// Takes back the last decision or report, even past the fence, and returns the inputs.
    ///
    /// Returns `None` if there is nothing to take back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Choice, Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.push(Choice::Roll)?;
    /// assert_eq!(session.undo_past_fence().map(<[_]>::len), Some(2));
    /// assert_eq!(session.state(), &Table::Deciding(0));
    /// // The die falls as it did before.
    /// session.push(Choice::Roll)?;
    /// assert_eq!(session.state(), &Table::Deciding(5));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn undo_past_fence(&mut self) -> Option<&[InputOf<G>]> {
        let entered = self.last_entered()?;
        Some(self.go_back(entered))
    }

    /// Redoes the inputs that were taken back last, and returns them; `None` if there are none.
    ///
    /// The source of chance is not asked again.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Choice, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.push(Choice::Roll)?;
    /// let before = *session.state();
    /// session.undo_past_fence();
    /// assert_eq!(session.redo().map(<[_]>::len), Some(2));
    /// assert_eq!(session.state(), &before);
    /// assert!(!session.can_redo());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn redo(&mut self) -> Option<&[InputOf<G>]> {
        let from = self.done;
        let undone = self.answered.get(from..)?;
        let entered = usize::from(!undone.is_empty());
        let answers = undone.iter().skip(1).take_while(|answered| **answered);
        let until = from.saturating_add(entered).saturating_add(answers.count());
        self.go_to(until);
        let redone = self.inputs.get(from..until);
        redone.filter(|redone| !redone.is_empty())
    }

    /// Returns whether [`Session::undo`] would take something back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// assert!(!session.can_undo() && !session.can_undo_past_fence());
    /// session.decide_text("roll")?;
    /// assert!(!session.can_undo() && session.can_undo_past_fence());
    /// session.decide_text("stop")?;
    /// assert!(session.can_undo());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn can_undo(&self) -> bool {
        self.last_entered()
            .is_some_and(|entered| self.fence(entered).is_none())
    }

    /// Returns whether [`Session::undo_past_fence`] would take something back.
    pub fn can_undo_past_fence(&self) -> bool {
        self.last_entered().is_some()
    }

    /// Returns whether there is anything to redo.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::new(Ten);
    /// session.decide_text("roll")?;
    /// assert!(!session.can_redo());
    /// session.undo().unwrap();
    /// assert!(session.can_redo());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn can_redo(&self) -> bool {
        self.done < self.inputs.len()
    }

    /// Returns the index of the last input that was decided or reported.
    pub(super) fn last_entered(&self) -> Option<usize> {
        let done = self.answered.get(..self.done)?;
        done.iter().rposition(|answered| !answered)
    }

    /// Returns the first dealt step after this input whose outcome was uncertain.
    fn fence(&self, entered: usize) -> Option<usize> {
        let mut replay = Replay::at(self, entered.saturating_add(1));
        while replay.step() < self.done {
            let uncertain = self.game.chances(replay.state()).len() > 1;
            let step = replay.step().saturating_add(1);
            if uncertain {
                return Some(step);
            }
            replay.go_to(step, &mut ());
        }
        None
    }

    fn go_back(&mut self, entered: usize) -> &[InputOf<G>] {
        let undone = entered..self.done;
        self.go_to(entered);
        self.inputs.get(undone).unwrap_or_default()
    }
}
