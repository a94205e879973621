//! The history of a session: events and positions of every step.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter;

use super::Session;
use super::replay::Replay;
use crate::chance::ChanceSource;
use crate::game::{Game, InputOf};

/// One moment of a [`Session`]: a step and the position after it.
///
/// ```
/// use solo_core::example::{Rolled, Table, Ten};
/// use solo_core::{Face, Input, Session};
/// let mut session = Session::seeded(Ten, 42);
/// session.decide_text("roll")?;
/// let moment = session.moment(2).unwrap();
/// assert_eq!(moment.input, Some(Input::Chance(Face::new(5).unwrap())));
/// assert_eq!((moment.state, moment.events), (Table::Deciding(5), vec![Rolled::Sum { sum: 5 }]));
/// # Ok::<(), solo_core::Forbidden>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Moment<G: Game> {
    /// Number of the step; 0 is the start of the game.
    pub step: usize,
    /// Input of the step; `None` at the start.
    pub input: Option<InputOf<G>>,
    /// Events of the step.
    pub events: Vec<G::Event>,
    /// Position after the step.
    pub state: G::State,
}

/// Steps are numbered like inputs: 0 is the start, 1 the first input, [`Session::len`] the last
/// one.
impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// Returns the events of a step; none if it was not played yet, or was taken back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Rolled, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!((session.events(1), session.events(2)), (vec![], vec![Rolled::Sum { sum: 5 }]));
    /// assert!(session.events(3).is_empty());
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn events(&self, step: usize) -> Vec<G::Event> {
        let Some(before) = step.checked_sub(1) else {
            return self.start_events();
        };
        let mut events = Vec::new();
        if step <= self.done {
            Replay::at(self, before).forward(&mut events);
        }
        events
    }

    /// Returns all events since the game began, in order.
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
    #[doc(alias = "log")]
    pub fn all_events(&self) -> Vec<G::Event> {
        let mut events = self.start_events();
        Replay::from_start(self).go_to(self.done, &mut events);
        events
    }

    /// Returns the events of the last input that was decided or reported.
    ///
    /// They include those of the chance outcomes that followed. Before the first input they are the
    /// events of the start.
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
    pub fn latest(&self) -> &[G::Event] {
        self.tail.latest()
    }

    /// Returns the events of every step from this one on, with its number; `None` if they are no longer at hand.
    ///
    /// Nothing is replayed. The steps since the last input that was decided or reported are always at
    /// hand, earlier ones as far as they fit into a bound of 128 steps.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Rolled, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let recent: Vec<_> = session.recent_events(2).unwrap().collect();
    /// assert_eq!(recent, [(2, &[Rolled::Sum { sum: 5 }][..])]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn recent_events(
        &self,
        step: usize,
    ) -> Option<impl Iterator<Item = (usize, &[G::Event])> + '_> {
        let steps = step..=self.done;
        (step >= self.tail.first())
            .then(|| steps.map_while(|step| Some((step, self.tail.of(step)?))))
    }

    /// Returns the events of a step in sentences, equal moves in one.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.narration(2), ["The sum is now 5."]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn narration(&self, step: usize) -> Vec<String> {
        sentences(&self.game, &self.events(step)).collect()
    }

    /// Returns the log: all events since the game began, sentence by sentence.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 1);
    /// session.decide_text("roll")?;
    /// session.decide_text("roll")?;
    /// assert_eq!(session.log(), ["The sum is now 4.", "The sum is now 10."]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias = "history")]
    pub fn log(&self) -> Vec<String> {
        self.moments()
            .flat_map(|moment| self.tell(&moment))
            .collect()
    }

    /// Returns a step and the position after it.
    ///
    /// Returns `None` if the step was not played yet, or was taken back.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// assert_eq!(session.moment(1).unwrap().state, Table::Rolling(0));
    /// assert!(session.moment(3).is_none());
    /// assert_eq!(session.state(), &Table::Deciding(5), "looking back changes nothing");
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias = "replay")]
    pub fn moment(&self, step: usize) -> Option<Moment<G>> {
        self.moments_from(step).next()
    }

    /// The moments from a step on to the present, with less work than one [moment](Self::moment) after the
    /// other.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let tables: Vec<Table> = session.moments_from(1).map(|moment| moment.state).collect();
    /// assert_eq!(tables, [Table::Rolling(0), Table::Deciding(5)]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn moments_from(&self, step: usize) -> impl Iterator<Item = Moment<G>> + '_ {
        let start = (step == 0).then(|| self.beginning());
        let before = step.saturating_sub(1);
        let mut replay = Replay::at(self, before);
        let steps = iter::from_fn(move || replay_step(&mut replay));
        let count = self.done.saturating_sub(before);
        start.into_iter().chain(steps.take(count))
    }

    /// Iterates over every moment from the start to the present.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Table, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let tables: Vec<Table> = session.moments().map(|moment| moment.state).collect();
    /// assert_eq!(tables, [Table::Deciding(0), Table::Rolling(0), Table::Deciding(5)]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias("history", "replay"))]
    pub fn moments(&self) -> impl Iterator<Item = Moment<G>> + '_ {
        self.moments_from(0)
    }

    /// Returns the sentences of a moment of this game, equal moves in one.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let sentences = session.moments().flat_map(|moment| session.tell(&moment));
    /// assert_eq!(sentences.collect::<Vec<_>>(), ["The sum is now 5."]);
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn tell(&self, moment: &Moment<G>) -> Vec<String> {
        sentences(&self.game, &moment.events).collect()
    }

    fn beginning(&self) -> Moment<G> {
        Moment {
            step: 0,
            input: None,
            events: self.start_events(),
            state: self.marks.start().state.clone(),
        }
    }
}

fn sentences<'a, G: Game>(
    game: &'a G,
    events: &'a [G::Event],
) -> impl Iterator<Item = String> + 'a {
    let narration = game.narration(events);
    narration.map(|sentence| sentence.to_string())
}

/// Returns the next step of a replay.
fn replay_step<G: Game, C: ChanceSource<G> + Clone>(
    replay: &mut Replay<'_, G, C>,
) -> Option<Moment<G>> {
    let (input, mut events) = (replay.input(), Vec::new());
    let taken = replay.forward(&mut events);
    taken.then(|| Moment {
        step: replay.step(),
        input,
        events,
        state: replay.state().clone(),
    })
}
