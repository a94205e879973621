//! The [`Game`] trait: the rules of one solo game as a value.

use core::fmt::{self, Debug, Write};
use core::hash::Hash;
use core::ops::ControlFlow;

use crate::events::Events;
use crate::notation::{Notated, NotationError};
use crate::options::{OptionError, Options};

/// What a game waits for, or how it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Next<O> {
    /// The player has to decide; [`Game::decisions`] lists what is legal.
    Decision,
    /// A die has to be rolled or a card turned over; [`Game::chances`] lists what can come.
    Chance(Source),
    /// The game is over.
    Over(O),
}

/// Where a chance outcome comes from: one shuffled pile, or the dice.
///
/// A seeded game keeps one independent generator per source, so that the same seed deals the same
/// cards from a pile whatever happens elsewhere. Numbers are dense from 0 and below [`Source::COUNT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Source(u8);

impl Source {
    /// How many sources a game can tell apart.
    pub const COUNT: usize = 16;

    /// The source with this number; numbers from [`Source::COUNT`] on wrap around.
    ///
    /// ```
    /// use solo_core::Source;
    /// assert_eq!(Source::new(3).number(), 3);
    /// assert_eq!(Source::new(17).number(), 1);
    /// ```
    #[must_use]
    pub const fn new(number: u8) -> Self {
        Self(number & 15)
    }

    /// The number of the source, 0 to 15.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// How many equally likely cases an outcome stands for; its probability is the weight divided by the
/// sum of all weights of the step. Always at least 1 in a list.
pub type Weight = u32;

/// What a visitor of a list says: go on, or stop here.
pub type Flow = ControlFlow<()>;

/// One step of a game: what the player decided, or what chance showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Input<D, C> {
    /// The player decided.
    Decision(D),
    /// A die or a card showed this.
    Chance(C),
}

/// The [`Input`] of a game.
pub type InputOf<G> = Input<<G as Game>::Decision, <G as Game>::Chance>;

/// Why an input was refused.
///
/// Implemented by one small `Copy` enum per game; `Display` gives one English sentence.
pub trait Refusal: core::error::Error + Copy + Eq + From<NotationError> {
    /// The clause of the rulebook that forbids the input, for instance `TK-5.6`.
    fn rule(&self) -> &'static str;

    /// The kind of refusal in one word, as the rulebook of the game names it (`not_legal`).
    fn reason(&self) -> &'static str;

    /// The refusal of every input after the end of the game.
    fn game_over() -> Self;
}

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
    /// What the player decides. Its order is the order of the legal lists.
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
    /// No legal list is longer.
    const MAX_DECISIONS: usize;
    /// No list of chance outcomes is longer.
    const MAX_CHANCES: usize;
    /// No game has more steps, decisions and chance outcomes together.
    const MAX_STEPS: u32;

    /// The options this game is played with.
    fn options(&self) -> &Self::Options;

    /// The same catalogue under other options.
    ///
    /// # Errors
    /// When the options contradict the catalogue.
    fn with_options(&self, options: Self::Options) -> Result<Self, OptionError>;

    /// A number that differs between catalogues with different content; `None` for a game whose
    /// components cannot be replaced.
    fn catalogue_fingerprint(&self) -> Option<u64> {
        None
    }

    /// The first position that waits for something; what happened on the way goes to `events`.
    fn start_with_events(&self, events: &mut impl Events<Self::Event>) -> Self::State;

    /// The first position that waits for something.
    #[must_use]
    fn start(&self) -> Self::State {
        self.start_with_events(&mut ())
    }

    /// What the position waits for.
    fn next(&self, state: &Self::State) -> Next<Self::Outcome>;

    /// Visits every legal decision in ascending order, until `visit` breaks. Visits nothing unless a
    /// decision is due.
    fn decisions(
        &self,
        state: &Self::State,
        visit: impl FnMut(Self::Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()>;

    /// Visits every possible chance outcome with its weight in ascending order, until `visit` breaks.
    /// Visits nothing unless chance is due.
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
    fn audit(&self, _state: &Self::State) -> Result<(), &'static str> {
        Ok(())
    }

    /// Visits every decision that can be written down in this game, legal or not, in ascending order.
    fn decision_vocabulary(&self, visit: impl FnMut(Self::Decision));

    /// Visits every chance outcome that can be written down in this game, in ascending order.
    fn chance_vocabulary(&self, visit: impl FnMut(Self::Chance));

    /// Writes a decision in the notation of the rulebook.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write_decision(&self, decision: Self::Decision, out: &mut dyn Write) -> fmt::Result;

    /// Writes a chance outcome in the notation of the rulebook.
    ///
    /// # Errors
    /// Only those of `out`.
    fn write_chance(&self, chance: Self::Chance, out: &mut dyn Write) -> fmt::Result;

    /// Reads a decision.
    ///
    /// # Errors
    /// Where the text stops being a decision of this game, and what was expected there.
    fn parse_decision(&self, text: &str) -> Result<Self::Decision, NotationError>;

    /// Reads a chance outcome.
    ///
    /// # Errors
    /// Where the text stops being a chance outcome of this game, and what was expected there.
    fn parse_chance(&self, text: &str) -> Result<Self::Chance, NotationError>;

    // ----- Provided. Override for speed only; the laws compare with these definitions. -----

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
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

    /// The sum of the weights of all possible outcomes; 0 unless chance is due.
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
    fn decision_text(&self, decision: Self::Decision) -> Notated<'_, Self> {
        Notated::new(self, Input::Decision(decision))
    }

    /// A chance outcome that can be printed.
    fn chance_text(&self, chance: Self::Chance) -> Notated<'_, Self> {
        Notated::new(self, Input::Chance(chance))
    }

    /// Tells an event in one English sentence, for a log.
    ///
    /// # Errors
    /// Only those of `out`.
    fn narrate(&self, event: &Self::Event, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{event:?}")
    }

    /// Reads an input that is written in the notation of the rulebook, without asking whether it is
    /// legal. A finished game is reported before a faulty text.
    ///
    /// # Errors
    /// The refusal of a finished game, or a faulty text.
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
