//! The [`Game`] trait: the rules of one solo game as a value.

mod step;

use core::fmt::{self, Debug, Write};
use core::hash::Hash;
use core::ops::ControlFlow;

pub use self::step::{Flow, Input, InputOf, Next, Refusal, Source, Weight};
use crate::events::Events;
use crate::notation::{Notated, NotationError};
use crate::options::{OptionError, Options};

/// The rules of one solo game: options and catalogue, fixed for the whole game.
///
/// A position ([`Game::State`]) holds exactly what a player with perfect memory knows. Rules never
/// draw cards or roll dice: chance is an input like a decision, reported by whoever holds the cards.
/// The same arguments always give the same result, and nothing panics.
///
/// The crate page has a complete small game; the laws that every implementation keeps are in
/// `testkit`.
pub trait Game: Sized {
    /// Variants and difficulty.
    type Options: Options;
    /// A position.
    type State: Clone + Eq + Hash + Debug;
    /// What the player decides. Its order is the order of the legal lists, see
    /// [`Game::ASCENDING`].
    type Decision: Copy + Eq + Ord + Hash + Debug;
    /// What a die or a card shows. Its order is the order of the outcome lists.
    type Chance: Copy + Eq + Ord + Hash + Debug;
    /// What happened, for a log or an animation.
    type Event: Clone + Debug;
    /// How the game ended.
    type Outcome: Clone + Eq + Debug;
    /// Why an input is refused.
    type Refusal: Refusal;

    /// The short name: crate name, name on the command line and in saved games.
    const NAME: &'static str;
    /// Changes when the same inputs lead elsewhere, never for speed alone.
    const RULES_VERSION: u32;
    /// The last release of the crate that plays by each earlier version of the rules, from version 1 on:
    /// what the error names when a game saved under one of them is loaded.
    const EARLIER_RULES: &'static [&'static str] = &[];
    /// No legal list is longer.
    const MAX_DECISIONS: usize;
    /// No list of chance outcomes is longer.
    const MAX_CHANCES: usize;
    /// No game has more steps, decisions and chance outcomes together.
    const MAX_STEPS: u32;

    /// Whether every legal list is in ascending order. `false` for a game whose rulebook lists cards
    /// in the order in which they lie on the table, which no order of decisions can know; its lists
    /// still have no entry twice.
    const ASCENDING: bool = true;

    /// The options this game is played with.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, NoOptions};
    /// assert_eq!(Ten.options(), &NoOptions);
    /// ```
    fn options(&self) -> &Self::Options;

    /// The same catalogue under other options.
    ///
    /// # Errors
    /// When the options contradict the catalogue.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Game, NoOptions};
    /// assert_eq!(Ten.with_options(NoOptions), Ok(Ten));
    /// ```
    fn with_options(&self, options: Self::Options) -> Result<Self, OptionError>;

    /// A number that differs between catalogues with different content; `None` for a game whose
    /// components cannot be replaced.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Game;
    /// assert_eq!(Ten.catalogue_fingerprint(), None);
    /// ```
    fn catalogue_fingerprint(&self) -> Option<u64> {
        None
    }

    /// The first position that waits for something; what happened on the way goes to `events`.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Tell};
    /// let mut events = 0;
    /// assert_eq!(Ten.start_with_events(&mut Tell(|_| events += 1)), Table::Deciding(0));
    /// assert_eq!(events, 0, "nothing happens before the first decision");
    /// ```
    fn start_with_events(&self, events: &mut impl Events<Self::Event>) -> Self::State;

    /// The first position that waits for something.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.start(), Table::Deciding(0));
    /// ```
    #[must_use]
    fn start(&self) -> Self::State {
        self.start_with_events(&mut ())
    }

    /// What the position waits for.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Next, Source};
    /// assert_eq!(Ten.next(&Table::Rolling(3)), Next::Chance(Source::new(0)));
    /// ```
    fn next(&self, state: &Self::State) -> Next<Self::Outcome>;

    /// Visits every legal decision in the order of the rulebook, until `visit` breaks: ascending, see
    /// [`Game::ASCENDING`]. Visits nothing unless a
    /// decision is due.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// let mut list = Vec::new();
    /// let _ = Ten.decisions(&Table::Deciding(7), |choice| {
    ///     list.push(choice);
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(list, [Choice::Roll, Choice::Stop]);
    /// ```
    fn decisions(
        &self,
        state: &Self::State,
        visit: impl FnMut(Self::Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Visits every possible chance outcome with its weight in ascending order, until `visit` breaks.
    /// Visits nothing unless chance is due.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// // The probability of losing with the next roll.
    /// let (mut lost, mut cases) = (0, 0);
    /// let _ = Ten.chances(&Table::Rolling(8), |face, weight| {
    ///     cases += weight;
    ///     lost += if face.pips() > 2 { weight } else { 0 };
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!((lost, cases), (4, 6));
    /// ```
    fn chances(
        &self,
        state: &Self::State,
        visit: impl FnMut(Self::Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Takes one step in place. All or nothing: after a refusal `state` is what it was and no event
    /// was emitted.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::{Game, Input};
    /// let mut table = Ten.start();
    /// Ten.advance(&mut table, Input::Decision(Choice::Roll), &mut ())?;
    /// assert_eq!(table, Table::Rolling(0));
    /// assert!(Ten.advance(&mut table, Input::Decision(Choice::Roll), &mut ()).is_err());
    /// assert_eq!(table, Table::Rolling(0));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    fn advance(
        &self,
        state: &mut Self::State,
        input: InputOf<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Checks what holds in every position, such as that every card is in exactly one place. A game
    /// whose state cannot go wrong needs no audit of its own.
    ///
    /// # Errors
    /// The id or a short description of the first invariant that is broken.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.audit(&Table::Rolling(3)), Ok(()));
    /// assert_eq!(Ten.audit(&Table::Rolling(11)), Err("beyond ten the game is over"));
    /// ```
    fn audit(&self, _state: &Self::State) -> Result<(), &'static str> {
        Ok(())
    }

    /// Visits every decision that can be written down in this game, legal or not, in ascending order.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Game;
    /// let mut words = Vec::new();
    /// Ten.decision_vocabulary(|choice| words.push(choice.to_string()));
    /// assert_eq!(words, ["roll", "stop"]);
    /// ```
    fn decision_vocabulary(&self, visit: impl FnMut(Self::Decision));

    /// Visits every chance outcome that can be written down in this game, in ascending order.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Game;
    /// let mut faces = 0;
    /// Ten.chance_vocabulary(|_| faces += 1);
    /// assert_eq!(faces, 6);
    /// ```
    fn chance_vocabulary(&self, visit: impl FnMut(Self::Chance));

    /// Writes a decision in the notation of the rulebook.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::Game;
    /// let mut text = String::from("I ");
    /// Ten.write_decision(Choice::Stop, &mut text)?;
    /// assert_eq!(text, "I stop");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    fn write_decision(&self, decision: Self::Decision, out: &mut dyn Write) -> fmt::Result;

    /// Writes a chance outcome in the notation of the rulebook.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Game};
    /// let mut text = String::new();
    /// Ten.write_chance(Face::SIX, &mut text)?;
    /// assert_eq!(text, "6");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    fn write_chance(&self, chance: Self::Chance, out: &mut dyn Write) -> fmt::Result;

    /// Reads a decision.
    ///
    /// # Errors
    /// Where the text stops being a decision of this game, and what was expected there.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.parse_decision("stop"), Ok(Choice::Stop));
    /// assert!(Ten.parse_decision("pass").is_err());
    /// ```
    fn parse_decision(&self, text: &str) -> Result<Self::Decision, NotationError>;

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// Where the text stops being a chance outcome of this game, and what was expected there.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.parse_chance("6"), Ok(Face::SIX));
    /// assert!(Ten.parse_chance("7").is_err());
    /// ```
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    // ----- Provided. Override for speed only; the laws compare with these definitions. -----

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game, Input};
    /// let rolling = Table::Rolling(3);
    /// assert_eq!(Ten.apply(&rolling, Input::Chance(Face::ONE)), Ok(Table::Deciding(4)));
    /// assert_eq!(rolling, Table::Rolling(3));
    /// ```
    fn apply(
        &self,
        state: &Self::State,
        input: InputOf<Self>,
    ) -> Result<Self::State, Self::Refusal> {
        self.apply_with_events(state, input, &mut ())
    }

    /// The position after one step, and what happened on the way.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game, Input, Tell};
    /// let mut told = 0;
    /// let mut events = Tell(|sum| told = sum);
    /// let table = Ten.apply_with_events(&Table::Rolling(3), Input::Chance(Face::ONE), &mut events);
    /// assert_eq!((table, told), (Ok(Table::Deciding(4)), 4));
    /// ```
    fn apply_with_events(
        &self,
        state: &Self::State,
        input: InputOf<Self>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<Self::State, Self::Refusal> {
        let mut after = state.clone();
        self.advance(&mut after, input, events)?;
        Ok(after)
    }

    /// Whether the player may decide this now.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// assert!(!Ten.is_legal(&Table::Deciding(4), Choice::Stop));
    /// assert!(Ten.is_legal(&Table::Deciding(5), Choice::Stop));
    /// ```
    #[must_use]
    fn is_legal(&self, state: &Self::State, decision: Self::Decision) -> bool {
        self.decisions(state, |d| {
            if d == decision {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        })
        .is_break()
    }

    /// How many decisions are legal; 0 unless a decision is due.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.decision_count(&Table::Deciding(4)), 1);
    /// assert_eq!(Ten.decision_count(&Table::Deciding(5)), 2);
    /// ```
    #[must_use]
    fn decision_count(&self, state: &Self::State) -> u32 {
        let mut count: u32 = 0;
        let _ = self.decisions(state, |_| {
            count = count.saturating_add(1);
            ControlFlow::Continue(())
        });
        count
    }

    /// The legal decision at this place of the list, counted from 0.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.nth_decision(&Table::Deciding(5), 1), Some(Choice::Stop));
    /// assert_eq!(Ten.nth_decision(&Table::Deciding(5), 2), None);
    /// ```
    #[must_use]
    fn nth_decision(&self, state: &Self::State, place: u32) -> Option<Self::Decision> {
        let mut left = place;
        let mut found = None;
        let _ = self.decisions(state, |d| match left.checked_sub(1) {
            Some(less) => {
                left = less;
                ControlFlow::Continue(())
            }
            None => {
                found = Some(d);
                ControlFlow::Break(())
            }
        });
        found
    }

    /// The legal decision at the place that `choose` names when it is told how many there are;
    /// [`decision_count`](Self::decision_count) and [`nth_decision`](Self::nth_decision) with one look
    /// at the list.
    ///
    /// ```
    /// use solo_core::example::{Choice, Table, Ten};
    /// use solo_core::Game;
    /// let last = Ten.choose_decision(&Table::Deciding(5), |count| count - 1);
    /// assert_eq!(last, Some(Choice::Stop));
    /// ```
    #[must_use]
    #[inline]
    fn choose_decision(
        &self,
        state: &Self::State,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Self::Decision> {
        self.nth_decision(state, choose(self.decision_count(state)))
    }

    /// The sum of the weights of all possible outcomes; 0 unless chance is due.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.chance_weight(&Table::Rolling(5)), 6);
    /// assert_eq!(Ten.chance_weight(&Table::Deciding(5)), 0);
    /// ```
    #[must_use]
    fn chance_weight(&self, state: &Self::State) -> Weight {
        let mut sum: Weight = 0;
        let _ = self.chances(state, |_, weight| {
            sum = sum.saturating_add(weight);
            ControlFlow::Continue(())
        });
        sum
    }

    /// The outcome that covers this case, when every outcome covers as many consecutive cases as its
    /// weight; cases are counted from 0 up to [`Game::chance_weight`].
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.nth_chance(&Table::Rolling(5), 5), Some(Face::SIX));
    /// assert_eq!(Ten.nth_chance(&Table::Rolling(5), 6), None);
    /// ```
    #[must_use]
    fn nth_chance(&self, state: &Self::State, case: Weight) -> Option<Self::Chance> {
        let mut left = case;
        let mut found = None;
        let _ = self.chances(state, |c, weight| match left.checked_sub(weight) {
            Some(less) => {
                left = less;
                ControlFlow::Continue(())
            }
            None => {
                found = Some(c);
                ControlFlow::Break(())
            }
        });
        found
    }

    /// A decision that can be printed.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::Game;
    /// assert_eq!(Ten.decision_text(Choice::Roll).to_string(), "roll");
    /// ```
    fn decision_text(&self, decision: Self::Decision) -> Notated<'_, Self> {
        Notated::new(self, Input::Decision(decision))
    }

    /// A chance outcome that can be printed.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::{Face, Game};
    /// assert_eq!(Ten.chance_text(Face::SIX).to_string(), "6");
    /// ```
    fn chance_text(&self, chance: Self::Chance) -> Notated<'_, Self> {
        Notated::new(self, Input::Chance(chance))
    }

    /// Tells an event in one English sentence, for a log.
    ///
    /// # Errors
    /// Only those of `out`.
    ///
    /// ```
    /// use solo_core::example::Ten;
    /// use solo_core::Game;
    /// let mut text = String::new();
    /// Ten.narrate(&7, &mut text)?;
    /// assert_eq!(text, "7");
    /// # Ok::<(), core::fmt::Error>(())
    /// ```
    fn narrate(&self, event: &Self::Event, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{event:?}")
    }

    /// Reads an input that is written in the notation of the rulebook, without asking whether it is
    /// legal. A finished game is reported before a faulty text.
    ///
    /// # Errors
    /// The refusal of a finished game, or a faulty text.
    ///
    /// ```
    /// use solo_core::example::{Choice, Ten};
    /// use solo_core::{Game, Input};
    /// let input = Ten.parse_input(&Ten.start(), Input::Decision("stop"));
    /// assert_eq!(input, Ok(Input::Decision(Choice::Stop)));
    /// ```
    fn parse_input(
        &self,
        state: &Self::State,
        text: Input<&str, &str>,
    ) -> Result<InputOf<Self>, Self::Refusal> {
        if let Next::Over(_) = self.next(state) {
            return Err(Self::Refusal::game_over());
        }
        Ok(match text {
            Input::Decision(text) => Input::Decision(self.parse_decision(text)?),
            Input::Chance(text) => Input::Chance(self.parse_chance(text)?),
        })
    }

    /// Takes one step that is written in the notation of the rulebook. A finished game is reported
    /// before a faulty text, a faulty text before an input that is not due or not legal.
    ///
    /// # Errors
    /// A faulty text or the refusal of the step; `state` is then what it was.
    ///
    /// ```
    /// use solo_core::example::{Table, Ten};
    /// use solo_core::{Game, Input};
    /// let mut table = Ten.start();
    /// Ten.advance_by_text(&mut table, Input::Decision("roll"), &mut ())?;
    /// Ten.advance_by_text(&mut table, Input::Chance("4"), &mut ())?;
    /// assert_eq!(table, Table::Deciding(4));
    /// # Ok::<(), solo_core::Forbidden>(())
    /// ```
    fn advance_by_text(
        &self,
        state: &mut Self::State,
        text: Input<&str, &str>,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Self::Refusal> {
        let input = self.parse_input(state, text)?;
        self.advance(state, input, events)
    }
}
