//! Steps of a session: decisions, reports, and the chance outcomes that follow.

use alloc::vec::Vec;

use super::{Kept, Session};
use crate::chance::ChanceSource;
use crate::game::{Game, Input, InputOf, IntoInput, Next};

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// Applies a decision, a reported chance outcome, or an [`Input`], and then resolves chance.
    ///
    /// Inputs that were taken back before are discarded.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input; the session is then unchanged.
    ///
    /// ```
    /// use solo_core::example::{Choice, Rolled, Table, Ten};
    /// use solo_core::{Face, Session};
    /// let mut session = Session::new(Ten);
    /// session.push(Choice::Roll)?;
    /// session.push(Face::SIX)?;
    /// assert_eq!(session.state(), &Table::Deciding(6));
    /// assert_eq!(session.latest(), [Rolled::Sum { sum: 6 }]);
    ///
    /// let mut session = Session::seeded(Ten, 42);
    /// session.push(Choice::Roll)?; // the seed rolls
    /// assert_eq!(session.state(), &Table::Deciding(5));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias("decide", "report", "apply", "play"))]
    pub fn push<const KIND: u8>(
        &mut self,
        input: impl IntoInput<G, KIND>,
    ) -> Result<(), G::Refusal> {
        self.put(input.into_input(), false, self.chance().clone())?;
        self.answer();
        Ok(())
    }

    /// Applies a decision in the notation of the rulebook, and then resolves chance.
    ///
    /// # Errors
    /// A faulty text or the refusal of the decision; the session is then unchanged.
    ///
    /// ```
    /// use solo_core::{Refusal, Session};
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.state(), &Table::Deciding(5));
    /// assert_eq!(session.decide_text("pass").unwrap_err().reason(), "notation");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn decide_text(&mut self, text: &str) -> Result<(), G::Refusal> {
        let input = self.game.parse_input(self.state(), Input::Decision(text))?;
        self.push(input)
    }

    /// Applies a reported chance outcome in the notation of the rulebook.
    ///
    /// # Errors
    /// A faulty text or the refusal of the outcome; the session is then unchanged.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::new(Ten);
    /// session.decide_text("roll")?;
    /// session.report_text("6")?;
    /// assert_eq!(session.state(), &Table::Deciding(6));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn report_text(&mut self, text: &str) -> Result<(), G::Refusal> {
        let input = self.game.parse_input(self.state(), Input::Chance(text))?;
        self.push(input)
    }

    /// Asks the source of chance until a decision is due or the game is over.
    ///
    /// Returns the number of outcomes.
    ///
    /// Every step does so already; this is for a source that had no outcome then and has one now.
    /// Stops early like [`settle`](crate::settle). If there is an outcome, inputs that were taken
    /// back before are discarded.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::new(Ten);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.answer(), 0, "nobody answers");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn answer(&mut self) -> u32 {
        let mut chance = self.chance().clone();
        let mut answered: u32 = 0;
        while answered < G::MAX_STEPS {
            let Next::Chance(source) = self.next() else {
                break;
            };
            let Some(outcome) = chance.outcome(&self.game, self.state(), source) else {
                break;
            };
            if self
                .put(Input::Chance(outcome), true, chance.clone())
                .is_err()
            {
                break;
            }
            answered = answered.saturating_add(1);
        }
        // A source that had no outcome may still have changed.
        self.present.chance = chance;
        answered
    }

    /// Sets the source of chance from here on; if chance is due, it is resolved immediately.
    ///
    /// The source also holds backwards: wherever undo leads from here, this source deals, from its
    /// beginning. All inputs so far count as reported, so undo passes them; inputs that were taken
    /// back are discarded.
    ///
    /// ```
    /// use solo_core::{Dealer, Session};
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::new(Ten);
    /// session.decide_text("roll")?;
    /// // Nobody wants to roll.
    /// session.set_chance(Dealer::seeded(42));
    /// assert_eq!(session.state(), &Table::Deciding(5));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn set_chance(&mut self, chance: C) {
        self.forget_undone();
        self.dealt_from = self.done;
        self.marks.set_chance(&chance);
        self.answered.fill(false);
        self.go_to(self.done);
        self.present.chance = chance;
        self.answer();
    }

    /// Applies one step, and discards inputs that were taken back.
    pub(super) fn put(
        &mut self,
        input: InputOf<G>,
        answered: bool,
        chance: C,
    ) -> Result<(), G::Refusal> {
        let (mut state, mut events) = (self.state().clone(), Vec::new());
        self.game.advance(&mut state, input, &mut events)?;
        self.forget_undone();
        // A report where a seed could have dealt is not a deal of this seed.
        let reported = !answered && matches!(input, Input::Chance(_));
        let dealt = self.done.saturating_add(usize::from(reported));
        self.dealt_from = self.dealt_from.min(dealt);
        let step = self.done.saturating_add(1);
        self.tail.push(step, !answered, &mut events);
        self.inputs.push(input);
        self.answered.push(answered);
        let before = core::mem::replace(&mut self.present, Kept { state, chance });
        // Where chance is due, its source may have been asked already.
        if matches!(input, Input::Decision(_)) {
            self.marks.note_decided(self.done, before);
        }
        self.done = self.inputs.len();
        self.marks.note(self.done, &self.present);
        Ok(())
    }

    fn forget_undone(&mut self) {
        self.inputs.truncate(self.done);
        self.answered.truncate(self.done);
        self.marks.forget_after(self.done);
    }
}
