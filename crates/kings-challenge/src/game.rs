//! The rules as a value.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use arrayvec::ArrayVec;
use solo_core::{Events, Face, Next, NotationError, OptionError, Source, Weight};

use crate::catalogue::{Catalogue, HOUSE};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::ids::{ActivityId, CharacterId, EventId};
use crate::menu::{count, each, nth};
use crate::narrate::narrate;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{Look, Play, outcome, table};
use crate::refusal::Refusal;
use crate::state::{Pending, State};
use crate::step::Step;
use crate::terms::{Building, Die, Side, Space, StoneSpace};

/// Where the components come from.
#[derive(Clone, Debug)]
enum Components {
    Embedded(&'static Catalogue),
    #[cfg(feature = "alloc")]
    Loaded(alloc::sync::Arc<Catalogue>),
}

/// The rules of The King's Challenge: options and components, fixed for the whole game.
///
/// ```
/// use kings_challenge::{Decision, KingsChallenge};
/// use solo_core::Next;
///
/// let game = KingsChallenge::default();
/// let mut state = game.start();
/// // The six Character cards, top first; the sixth is clear.
/// for card in ["c3", "c1", "c6", "c2", "c4"] {
///     state = game.apply(&state, format!("character {card}").parse::<kings_challenge::Chance>()?)?;
/// }
/// assert!(matches!(game.next(&state), Next::Chance(_)));
/// assert_eq!(game.chances(&state).len(), 6);
/// assert!(game.apply(&state, Decision::Pass).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct KingsChallenge {
    options: Options,
    components: Components,
}

impl Default for KingsChallenge {
    fn default() -> Self {
        Self::new(Options::default())
    }
}

/// The chance outcomes of a step with their weights.
pub type Chances = ArrayVec<(Chance, Weight), { KingsChallenge::MOST_CHANCES }>;
/// The legal decisions of a step.
pub type Decisions = ArrayVec<Decision, { KingsChallenge::MOST_DECISIONS }>;

impl KingsChallenge {
    /// No legal list is longer: at a turn 18 rerolls, 1 recruit, 18 flips, 9 activations, 1 build, 13
    /// combats, 3 places, farm and pass.
    pub const MOST_DECISIONS: usize = 65;
    /// No chance list is longer: 16 red Event cards.
    pub const MOST_CHANCES: usize = 16;

    /// The game with these options and the embedded catalogue.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self {
            options,
            components: Components::Embedded(&HOUSE),
        }
    }

    /// The game with these options and the components of an owner.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Options, Tables};
    /// let catalogue = Tables::house().check()?;
    /// let game = KingsChallenge::with_catalogue(Options::default(), catalogue);
    /// assert_eq!(game.catalogue().fingerprint(), KingsChallenge::default().catalogue().fingerprint());
    /// # Ok::<(), solo_core::Faults>(())
    /// ```
    #[cfg(feature = "alloc")]
    #[must_use]
    pub fn with_catalogue(options: Options, catalogue: Catalogue) -> Self {
        Self {
            options,
            components: Components::Loaded(alloc::sync::Arc::new(catalogue)),
        }
    }

    /// The game with these options and components that live for ever, without any heap.
    ///
    /// ```
    /// use kings_challenge::{Catalogue, KingsChallenge, Options};
    /// let game = KingsChallenge::with_static(Options::default(), Catalogue::house());
    /// assert_eq!(game.start(), KingsChallenge::default().start());
    /// ```
    #[must_use]
    pub const fn with_static(options: Options, catalogue: &'static Catalogue) -> Self {
        Self {
            options,
            components: Components::Embedded(catalogue),
        }
    }

    /// The options.
    #[must_use]
    #[inline]
    pub const fn settings(&self) -> &Options {
        &self.options
    }

    /// The components.
    #[must_use]
    #[inline]
    pub fn catalogue(&self) -> &Catalogue {
        match &self.components {
            Components::Embedded(catalogue) => catalogue,
            #[cfg(feature = "alloc")]
            Components::Loaded(catalogue) => catalogue,
        }
    }

    /// The first position.
    ///
    /// ```
    /// use kings_challenge::{KingsChallenge, Step};
    /// assert_eq!(KingsChallenge::default().start().step(), Step::Character);
    /// ```
    #[must_use]
    pub fn start(&self) -> State {
        solo_core::Game::start(self)
    }

    /// What the position waits for.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert!(matches!(game.next(&game.start()), solo_core::Next::Chance(_)));
    /// ```
    #[must_use]
    pub fn next(&self, state: &State) -> Next<Outcome> {
        solo_core::Game::next(self, state)
    }

    /// The position after one step; the old one stays as it is.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Chance, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let start = game.start();
    /// let next = game.apply(&start, "character c2".parse::<Chance>()?)?;
    /// assert_ne!(next, start);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&self, state: &State, input: impl Into<Input>) -> Result<State, Refusal> {
        solo_core::Game::apply(self, state, input.into().0)
    }

    /// The position after one step, and what happened on the way.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Chance, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let (_, events) = game.apply_with_events(&game.start(), "character c2".parse::<Chance>()?)?;
    /// assert_eq!(events.len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "alloc")]
    pub fn apply_with_events(
        &self,
        state: &State,
        input: impl Into<Input>,
    ) -> Result<(State, alloc::vec::Vec<Event>), Refusal> {
        let mut events = alloc::vec::Vec::new();
        let input = input.into().0;
        let after = solo_core::Game::apply_with_events(self, state, input, &mut events)?;
        Ok((after, events))
    }

    /// Takes one step in place. After a refusal the position is what it was.
    ///
    /// # Errors
    /// The refusal names the clause that forbids the input.
    ///
    /// ```
    /// use kings_challenge::{Decision, KingsChallenge};
    /// let game = KingsChallenge::default();
    /// let mut state = game.start();
    /// assert!(game.advance(&mut state, Decision::Pass).is_err());
    /// assert_eq!(state, game.start());
    /// ```
    pub fn advance(&self, state: &mut State, input: impl Into<Input>) -> Result<(), Refusal> {
        solo_core::Game::advance(self, state, input.into().0, &mut ())
    }

    /// The legal decisions in the order of the rulebook; empty unless a decision is due.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert!(game.decisions(&game.start()).is_empty());
    /// ```
    #[must_use]
    pub fn decisions(&self, state: &State) -> Decisions {
        let mut list = Decisions::new();
        let _ = solo_core::Game::decisions(self, state, |decision| match list.try_push(decision) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
        list
    }

    /// The possible chance outcomes with their weights; empty unless chance is due.
    ///
    /// ```
    /// use kings_challenge::KingsChallenge;
    /// let game = KingsChallenge::default();
    /// assert_eq!(game.chances(&game.start()).len(), 6);
    /// ```
    #[must_use]
    pub fn chances(&self, state: &State) -> Chances {
        let mut list = Chances::new();
        let _ = solo_core::Game::chances(self, state, |outcome, weight| {
            match list.try_push((outcome, weight)) {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        });
        list
    }

    /// Where the outcome of the present chance step comes from: dice, Character cards, one slot of
    /// Activity cards or one deck of Event cards.
    #[inline]
    fn source(&self, state: &State) -> Source {
        Source::new(match (state.step, state.pending) {
            (Step::Draw, Pending::Draw(colour)) => colour.index().saturating_add(11),
            (Step::Character, _) => 1,
            (Step::Reveal, _) => Look::new(self, state)
                .revealing()
                .map_or(0, |slot| slot.index().saturating_add(2)),
            _ => 0,
        })
    }
}

impl solo_core::Game for KingsChallenge {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "kings-challenge";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Self::MOST_DECISIONS;
    const MAX_CHANCES: usize = Self::MOST_CHANCES;
    /// With the embedded catalogue a game has at most 6000 steps and is observed to have at most 300.
    /// This is for every catalogue and six rounds: at most 20 occasions for influence in a round, at
    /// most 99 points each, each a reroll of two steps or up to 19 dice turned; 18 actions of at most
    /// 300 steps; 137 turns of le Roy; about 700 steps before phase 4.
    const MAX_STEPS: u32 = 300_000;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self {
            options,
            components: self.components.clone(),
        })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.catalogue().fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let catalogue = self.catalogue();
        let mut state = table(catalogue.constants(), catalogue.deck());
        Play::new(self, &mut state, events).wait();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        if state.step == Step::Over {
            Next::Over(outcome(Look::new(self, state)))
        } else if state.step.is_chance() {
            Next::Chance(self.source(state))
        } else {
            Next::Decision
        }
    }

    fn decisions(
        &self,
        state: &State,
        mut visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.step.is_chance() {
            return ControlFlow::Continue(());
        }
        let look = Look::new(self, state);
        each(state.menu, |number| match look.decision_at(number) {
            Some(decision) => visit(decision),
            None => ControlFlow::Continue(()),
        })
    }

    fn chances(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if !state.step.is_chance() {
            return ControlFlow::Continue(());
        }
        let look = Look::new(self, state);
        each(state.menu, |number| match look.chance_at(number) {
            // Every face and every card is equally likely.
            Some(outcome) => visit(outcome, 1),
            None => ControlFlow::Continue(()),
        })
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: solo_core::Input<Decision, Chance>,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let look = Look::new(self, state);
        // KC-14.4: what is not in the list is refused, and nothing changes.
        let number = match input {
            solo_core::Input::Decision(decision) => look
                .allows(decision)
                .ok_or_else(|| look.refusal(decision))?,
            solo_core::Input::Chance(outcome) => look
                .may_show(outcome)
                .ok_or_else(|| look.chance_refusal(outcome))?,
        };
        let mut play = Play::new(self, state, events);
        play.take(number);
        play.wait();
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        crate::audit::audit(Look::new(self, state))
    }

    fn decision_vocabulary(&self, mut visit: impl FnMut(Decision)) {
        let places = || {
            Building::ALL.iter().flat_map(|&building| {
                (1..=6).filter_map(move |space| Some((building, Space::new(space)?)))
            })
        };
        let dice = || (0..Die::KINDS).map(Die::nth);
        let stones = || {
            (1..=3)
                .flat_map(|level| (1..=6).filter_map(move |column| StoneSpace::new(level, column)))
        };
        places().for_each(|(building, space)| visit(Decision::Settle(building, space)));
        dice().for_each(|die| visit(Decision::Reroll(die)));
        visit(Decision::Recruit);
        dice().for_each(|die| visit(Decision::Flip(die)));
        visit(Decision::FlipEnd);
        dice().for_each(|die| visit(Decision::Guard(die)));
        visit(Decision::GuardEnd);
        visit(Decision::Surrender);
        ActivityId::all().for_each(|card| visit(Decision::LoseCube(card)));
        EventId::all().for_each(|card| visit(Decision::LoseBanner(card)));
        stones().for_each(|space| visit(Decision::LoseStone(space)));
        places().for_each(|(building, space)| visit(Decision::Lay(building, space)));
        ActivityId::all().for_each(|card| visit(Decision::Activate(card)));
        visit(Decision::Build);
        EventId::all().for_each(|card| visit(Decision::Combat(card)));
        Building::ALL
            .iter()
            .for_each(|&building| visit(Decision::Place(building)));
        visit(Decision::Farm);
        visit(Decision::Pass);
        visit(Decision::FromSupply);
        places().for_each(|(building, space)| visit(Decision::From(building, space)));
        ActivityId::all().for_each(|card| visit(Decision::FromCard(card)));
        visit(Decision::CubeNone);
        ActivityId::all().for_each(|card| visit(Decision::Cube(card)));
        for &side in Side::ALL {
            dice().for_each(|die| visit(Decision::Die(side, die)));
        }
        visit(Decision::Done);
        (1..=99).for_each(|number| visit(Decision::Times(number)));
        (1..=99).for_each(|number| visit(Decision::Choose(number)));
        EventId::all().for_each(|card| visit(Decision::Mark(card)));
    }

    fn chance_vocabulary(&self, mut visit: impl FnMut(Chance)) {
        Face::all().for_each(|face| visit(Chance::Roll(face)));
        CharacterId::all().for_each(|card| visit(Chance::Character(card)));
        ActivityId::all().for_each(|card| visit(Chance::Reveal(card)));
        EventId::all().for_each(|card| visit(Chance::Event(card)));
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{decision}")
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{chance}")
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        text.parse()
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        text.parse()
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        narrate(event, self.catalogue(), out)
    }

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Look::new(self, state).allows(decision).is_some()
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        if state.step.is_chance() {
            0
        } else {
            count(state.menu)
        }
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        if state.step.is_chance() {
            return None;
        }
        Look::new(self, state).decision_at(nth(state.menu, place)?)
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        if state.step.rolls() {
            6
        } else if state.step.is_chance() {
            count(state.menu)
        } else {
            0
        }
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        if !state.step.is_chance() {
            return None;
        }
        Look::new(self, state).chance_at(nth(state.menu, case)?)
    }
}

/// The position after one step of the game with default options and the embedded catalogue.
///
/// # Errors
/// The refusal names the clause that forbids the input.
///
/// ```
/// use kings_challenge::{Chance, KingsChallenge, apply};
/// let state = apply(&KingsChallenge::default().start(), "character c1".parse::<Chance>()?)?;
/// assert_eq!(state.character_stack().count(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn apply(state: &State, input: impl Into<Input>) -> Result<State, Refusal> {
    KingsChallenge::default().apply(state, input)
}

/// One step: a decision or a chance outcome. Both convert into it.
///
/// ```
/// use kings_challenge::{Decision, Input};
/// let input: Input = Decision::Farm.into();
/// assert_eq!(input.0, solo_core::Input::Decision(Decision::Farm));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Input(pub solo_core::Input<Decision, Chance>);

impl From<Decision> for Input {
    fn from(decision: Decision) -> Self {
        Self(solo_core::Input::Decision(decision))
    }
}

impl From<Chance> for Input {
    fn from(outcome: Chance) -> Self {
        Self(solo_core::Input::Chance(outcome))
    }
}

impl From<solo_core::Input<Decision, Chance>> for Input {
    fn from(input: solo_core::Input<Decision, Chance>) -> Self {
        Self(input)
    }
}
