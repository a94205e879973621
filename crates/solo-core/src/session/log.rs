//! Looking back: what happened in every step, and how things stood.

use core::fmt::{self, Debug, Formatter};

use super::Session;
use crate::game::{Game, InputOf};
use crate::noun::{Narration, Sentence};

/// One moment of a [`Session`]: a step that was taken, and how things stood after it.
///
/// ```
/// use solo_core::example::{Rolled, Table, Ten};
/// use solo_core::{Face, Input, Session};
/// let mut session = Session::seeded(Ten, 42);
/// session.decide_text("roll")?;
/// let moment = session.moment(2).unwrap();
/// assert_eq!(moment.input, Some(Input::Chance(Face::new(5).unwrap())));
/// assert_eq!((moment.state, moment.events), (&Table::Deciding(5), &[Rolled::Sum { sum: 5 }][..]));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[non_exhaustive]
pub struct Moment<'a, G: Game> {
    /// Which step it was; 0 is the start of the game.
    pub step: usize,
    /// What was decided or shown; `None` at the start.
    pub input: Option<InputOf<G>>,
    /// What happened in that step.
    pub events: &'a [G::Event],
    /// The position after it.
    pub state: &'a G::State,
}

impl<G: Game> Clone for Moment<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Moment<'_, G> {}

impl<G: Game> Debug for Moment<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moment")
            .field("step", &self.step)
            .field("input", &self.input)
            .field("events", &self.events)
            .field("state", &self.state)
            .finish()
    }
}

/// Steps are counted as inputs are: step 0 is the start of the game, step 1 the first input, and the step
/// with the number [`Session::len`] the last one.
impl<G: Game, C> Session<G, C> {
    /// What happened in a step; nothing in one that was not taken yet, or was taken back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Rolled, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!((session.events(1), session.events(2)), (&[][..], &[Rolled::Sum { sum: 5 }][..]));
    /// assert!(session.events(3).is_empty());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn events(&self, step: usize) -> &[G::Event] {
        let before = match step.checked_sub(1) {
            None => Some(0),
            Some(before) => self.kept(before).map(|kept| kept.events),
        };
        let after = self.kept(step).map(|kept| kept.events);
        let range = before.zip(after).map(|(before, after)| before..after);
        range
            .and_then(|range| self.events.get(range))
            .unwrap_or_default()
    }

    /// What happened since the game began, in order.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Rolled, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.all_events(), [Rolled::Sum { sum: 5 }]);
    /// session.undo_past_fence();
    /// assert!(session.all_events().is_empty());
    /// session.redo();
    /// assert_eq!(session.all_events(), [Rolled::Sum { sum: 5 }]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    #[doc(alias = "log")]
    pub fn all_events(&self) -> &[G::Event] {
        let so_far = self.events.get(..self.present().events);
        so_far.unwrap_or(&self.events)
    }

    /// What happened when the last input was decided or reported, in everything that chance answered to
    /// it, too; before that, what happened at the start.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Rolled, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// assert!(session.latest().is_empty());
    /// session.decide_text("roll")?;
    /// assert_eq!(session.latest(), [Rolled::Sum { sum: 5 }]);
    /// session.decide_text("stop")?;
    /// assert!(session.latest().is_empty());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn latest(&self) -> &[G::Event] {
        let before = self.last_entered().and_then(|place| self.kept(place));
        let before = before.map_or(0, |kept| kept.events);
        self.all_events().get(before..).unwrap_or_default()
    }

    /// What happened in a step in sentences, equal moves in one.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let told: Vec<String> = session.narration(2).map(|sentence| sentence.to_string()).collect();
    /// assert_eq!(told, ["The sum is now 5."]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    pub fn narration(&self, step: usize) -> Narration<'_, G, G::Event> {
        self.game.narration(self.events(step))
    }

    /// The log: what happened since the game began, sentence by sentence.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 1);
    /// session.decide_text("roll")?;
    /// session.decide_text("roll")?;
    /// let log: Vec<String> = session.log().map(|sentence| sentence.to_string()).collect();
    /// assert_eq!(log, ["The sum is now 4.", "The sum is now 10."]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias = "history")]
    pub fn log(&self) -> impl Iterator<Item = Sentence<'_, G, G::Event>> + '_ {
        (0..=self.done).flat_map(|step| self.narration(step))
    }

    /// Any step so far and the position after it; `None` if it was not taken yet, or was taken back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.moment(1).unwrap().state, &Table::Rolling(0));
    /// assert!(session.moment(3).is_none());
    /// assert_eq!(session.state(), &Table::Deciding(5), "looking back changes nothing");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[must_use]
    #[doc(alias = "replay")]
    pub fn moment(&self, step: usize) -> Option<Moment<'_, G>> {
        let kept = self.kept(step)?;
        let input = step.checked_sub(1).and_then(|last| self.inputs.get(last));
        Some(Moment {
            step,
            input: input.copied(),
            events: self.events(step),
            state: &kept.state,
        })
    }

    /// Every moment from the start to the present.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let tables: Vec<Table> = session.moments().map(|moment| *moment.state).collect();
    /// assert_eq!(tables, [Table::Deciding(0), Table::Rolling(0), Table::Deciding(5)]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias("history", "replay"))]
    pub fn moments(&self) -> impl DoubleEndedIterator<Item = Moment<'_, G>> + '_ {
        (0..=self.done).filter_map(|step| self.moment(step))
    }
}
