//! The legal decisions of a session, ready for a menu.

use alloc::string::{String, ToString};

use super::Session;
use crate::chance::ChanceSource;
use crate::game::Game;
use crate::noun::{Countable, Noun};

/// A legal decision with everything that a menu shows of it, see [`Session::choices`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Choice<D> {
    /// The decision.
    pub decision: D,
    /// Number of the decision in the vocabulary of the game, the same in every position.
    pub number: u32,
    /// Notation of the rulebook: `buy ml`.
    pub notation: String,
    /// Words for people, with details of the position: `Buy Boat for 4 gold`.
    pub label: String,
    /// Group under which people look for it; empty if it has none.
    pub group: &'static str,
}

impl<G: Game, C> Session<G, C> {
    /// Lists the legal decisions for a menu, in the order of the rulebook; none unless one is due.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::Ten;
    /// let mut session = Session::seeded(Ten, 42);
    /// session.decide_text("roll")?;
    /// let menu = session.choices().map(|choice| format!("{} ({})", choice.label, choice.notation));
    /// assert!(menu.eq(["Roll the die (roll)", "Stop with 5 points (stop)"]));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    #[doc(alias("menu", "legal_moves", "moves", "actions"))]
    pub fn choices(&self) -> impl ExactSizeIterator<Item = Choice<G::Decision>> {
        let (game, state) = (&self.game, self.state());
        game.decisions(state).map(move |decision| Choice {
            decision,
            number: decision.number(game),
            notation: game.decision_text(decision).to_string(),
            label: self.label(decision),
            group: Noun::<G>::variant(&decision).map_or("", |variant| variant.group),
        })
    }

    /// Returns the legal decision at this index of the list, from 0; `None` beyond its end.
    ///
    /// Unlike the list itself it borrows nothing, so that the session can be changed where it is
    /// matched:
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Choice, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// match session.nth_decision(0) {
    ///     Some(decision) => session.push(decision)?,
    ///     None => panic!("the list is shorter"),
    /// }
    /// assert_eq!(session.nth_decision(1), Some(Choice::Stop));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    pub fn nth_decision(&self, index: usize) -> Option<G::Decision> {
        self.game.decisions(self.state()).nth(index)
    }

    /// Returns a decision for people, with details of the position.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Choice, Ten};
    /// assert_eq!(Session::new(Ten).label(Choice::Roll), "Roll the die");
    /// ```
    #[doc(alias("describe_decision"))]
    pub fn label(&self, decision: G::Decision) -> String {
        let mut label = String::new();
        // A text accepts every write.
        let _ = self
            .game
            .describe_decision(self.state(), decision, &mut label);
        label
    }
}

impl<G: Game, C: ChanceSource<G> + Clone> Session<G, C> {
    /// Applies the legal decision at this index of the list, from 0, and then resolves chance.
    ///
    /// Returns the decision; `None` if the list is shorter, and nothing changes.
    ///
    /// ```
    /// use solo_core::Session;
    /// use solo_core::example::{Choice, Ten};
    /// let mut session = Session::seeded(Ten, 42);
    /// assert_eq!(session.decide_nth(0), Some(Choice::Roll));
    /// assert_eq!(session.decide_nth(2), None);
    /// assert_eq!(session.decide_nth(1), Some(Choice::Stop));
    /// ```
    pub fn decide_nth(&mut self, index: usize) -> Option<G::Decision> {
        let decision = self.nth_decision(index)?;
        self.push(decision).ok().map(|()| decision)
    }
}
