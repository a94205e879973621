//! The game type and its inherent methods.

mod contract;

use arrayvec::ArrayVec;
use solo_core::{Events, Game, Input, Next, Weight, chance_list, decision_list};

use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;

/// One step: what the player decided or which card was turned up (TK-16.1).
///
/// ```
/// use tomb4k::{Chance, Decision, Step};
/// let steps: [Step; 2] = [Decision::Draw.into(), Chance::Card("7S".parse()?).into()];
/// assert!(steps[0] < steps[1], "decisions before chance");
/// # Ok::<(), solo_core::NotationError>(())
/// ```
pub type Step = Input<Decision, Chance>;
solo_core::steps!(Decision, Chance);

/// The rules of the game, with the options it is played with (TK-15.1).
///
/// Two bytes, `Copy`, and the same methods as the [`Game`] trait, so that nobody needs to import it.
///
/// ```
/// use solo_core::Next;
/// use tomb4k::{Chance, Decision, Tomb};
/// let game = Tomb::default();
/// let state = game.start();
/// let state = game.apply(&state, Chance::Card("7S".parse()?))?; // a monster of 7
/// let state = game.apply(&state, Chance::Card("7C".parse()?))?; // beaten by an equal card
/// assert_eq!(game.decisions(&state).as_slice(), [Decision::Delve, Decision::Retreat]);
/// let state = game.apply(&state, Decision::Retreat)?;
/// assert!(matches!(game.next(&state), Next::Over(outcome) if !outcome.won()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tomb {
    options: Options,
}

impl Tomb {
    /// A game with these options.
    ///
    /// ```
    /// use tomb4k::{Options, Tomb};
    /// let game = Tomb::new(Options::default().with_min_delve_turns(2)?);
    /// assert_eq!(game.options().min_delve_turns(), 2);
    /// # Ok::<(), solo_core::OptionError>(())
    /// ```
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options }
    }

    /// The options of the game.
    ///
    /// ```
    /// use tomb4k::{DropTiming, Tomb};
    /// assert_eq!(Tomb::default().options().drop_timing(), DropTiming::Any);
    /// ```
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The position at the entrance, with the first turn begun (TK-16.4).
    ///
    /// ```
    /// let state = tomb4k::Tomb::default().start();
    /// assert_eq!((state.hp(), state.turn(), state.deck_len()), (9, 1, 44));
    /// ```
    #[must_use]
    pub fn start(&self) -> State {
        Game::start(self)
    }

    /// What the position waits for.
    ///
    /// ```
    /// use solo_core::Next;
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// assert!(matches!(game.next(&game.start()), Next::Chance(_)));
    /// let lost = game.replay(["card AS", "card AD", "card AC", "card AH"])?;
    /// assert!(matches!(game.next(&lost), Next::Over(_)));
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        Game::next(self, state)
    }

    /// The legal decisions in the order of the rulebook, 2 to 16; none unless the player is due.
    ///
    /// ```
    /// use tomb4k::{Decision, Tomb};
    /// let game = Tomb::default();
    /// let state = game.replay(["card JH", "card 9S", "card 4C"])?; // a blow of 5
    /// assert_eq!(game.decisions(&state).as_slice(), [Decision::Take, Decision::Dodge]);
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    #[must_use]
    pub fn decisions(&self, state: &State) -> ArrayVec<Decision, { Self::MAX_DECISIONS }> {
        decision_list(self, state)
    }

    /// The cards that can be turned up, each with weight 1, in catalogue order; none unless chance is
    /// due.
    ///
    /// ```
    /// use tomb4k::{Chance, Tomb};
    /// let game = Tomb::default();
    /// let chances = game.chances(&game.start());
    /// assert_eq!(chances.len(), 44);
    /// assert_eq!(chances[0], (Chance::Card("2S".parse()?), 1));
    /// # Ok::<(), solo_core::NotationError>(())
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> ArrayVec<(Chance, Weight), { Self::MAX_CHANCES }> {
        chance_list(self, state)
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the step.
    ///
    /// ```
    /// use tomb4k::{Decision, Tomb};
    /// let game = Tomb::default();
    /// let between = game.replay(["card 2S", "card 3S"])?;
    /// let deeper = game.apply(&between, Decision::Delve)?;
    /// let out = game.apply(&between, Decision::Retreat)?; // undo is keeping the old position
    /// assert_eq!((deeper.turn(), out.turn()), (2, 0));
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn apply(&self, state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
        Game::apply(self, state, step.into())
    }

    /// Takes one step in place and tells what happens. After a refusal the state is what it was.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the step.
    ///
    /// ```
    /// use tomb4k::{Chance, Event, Tomb};
    /// let game = Tomb::default();
    /// let (mut state, mut events) = (game.start(), Vec::new());
    /// let ace = "AS".parse()?;
    /// game.advance(&mut state, Chance::Card(ace), &mut events)?;
    /// assert_eq!(events, [Event::Card { card: ace }, Event::Torch { card: ace, burnt: 1 }]);
    /// let refusal = game.advance(&mut state, Chance::Card(ace), &mut events).unwrap_err();
    /// assert_eq!(refusal.rule(), "TK-2.1"); // it is burnt already
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn advance(
        &self,
        state: &mut State,
        step: impl Into<Step>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        Game::advance(self, state, step.into(), events)
    }

    /// The position after these steps from the start, written in the notation of the rulebook
    /// (TK-17.1): decisions and chance outcomes as they came.
    ///
    /// For tests, puzzles and reports of faults. A game that is to be kept is a
    /// [`Record`](solo_core::Record).
    ///
    /// # Errors
    /// The refusal of the first step that is not possible.
    ///
    /// ```
    /// use tomb4k::Tomb;
    /// let game = Tomb::default();
    /// let state = game.replay(["card KS", "card 9S", "card 10C", "delve"])?;
    /// assert_eq!((state.kings(), state.turn()), (1, 2));
    /// assert_eq!(game.replay(["card 5H"]).unwrap_err().reason(), "bad_notation");
    /// # Ok::<(), tomb4k::Refusal>(())
    /// ```
    pub fn replay<'a>(&self, steps: impl IntoIterator<Item = &'a str>) -> Result<State, Refusal> {
        let mut state = self.start();
        for step in steps {
            let chance = step
                .get(..4)
                .is_some_and(|verb| verb.eq_ignore_ascii_case("card"));
            let text = if chance {
                Input::Chance(step)
            } else {
                Input::Decision(step)
            };
            self.advance_by_text(&mut state, text, &mut ())?;
        }
        Ok(state)
    }

    /// The longest legal list: draw, one skill and 14 treasures against a monster of 2.
    pub const MAX_DECISIONS: usize = 16;
    /// The longest list of chance outcomes: the first card of a game.
    pub const MAX_CHANCES: usize = 44;
}

/// The position after one step of a game with default options; the old one stays as it is.
///
/// ```
/// let state = tomb4k::Tomb::default().start();
/// let state = tomb4k::apply(&state, tomb4k::Chance::Card("KS".parse()?))?;
/// assert_eq!(state.open().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The refusal names the clause that forbids the step.
pub fn apply(state: &State, step: impl Into<Step>) -> Result<State, Refusal> {
    Tomb::default().apply(state, step)
}
