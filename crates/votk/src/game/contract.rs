//! The game as every driver sees it: chapter VK-10.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{Events, Game, Next, NotationError, OptionError, Weight};

use super::{Input, Valley};
use crate::audit;
use crate::chance::{self, Chance};
use crate::decision::{self, Decision};
use crate::event::Event;
use crate::narrate::narrate;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::Due;
use crate::play;
use crate::refusal::Refusal;
use crate::state::State;

impl Game for Valley {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "votk";
    const RULES_VERSION: u32 = 2;
    const EARLIER_RULES: &'static [&'static str] = &["0.1"];
    // 6 slots, 34 designs to use and to entomb, and the end of the step.
    const MAX_DECISIONS: usize = 75;
    // The designs that take part.
    const MAX_CHANCES: usize = 34;
    // A safe ceiling: turns are at most 54, and in each a card goes through the hand at most once for
    // every operation that fetches it.
    const MAX_STEPS: u32 = 20_000;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self::with_catalogue(options, self.catalogue.clone()))
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.catalogue.fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        play::start(self, events)
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        match state.phase.due() {
            Due::Deck => Next::Chance(chance::DECK),
            Due::Stock => Next::Chance(chance::STOCK),
            Due::Die => Next::Chance(chance::DIE),
            Due::Player => Next::Decision,
            Due::Nothing => Next::Over(play::scoring::outcome(&self.catalogue, state)),
        }
    }

    fn decisions(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        play::menu(self, state).visit(visit)
    }

    fn chances(
        &self,
        state: &State,
        visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        play::chances(self, state, visit)
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        // Everything is judged before anything is changed.
        match input {
            Input::Decision(decision) => play::check_decision(self, state, decision)?,
            Input::Chance(chance) => play::check_chance(self, state, chance)?,
        }
        play::take_step(self, state, input, events);
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        audit::first_fault(self, state)
    }

    fn decision_vocabulary(&self, visit: impl FnMut(Decision)) {
        decision::vocabulary(visit);
    }

    fn chance_vocabulary(&self, visit: impl FnMut(Chance)) {
        chance::vocabulary(visit);
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        decision::write(decision, &self.catalogue, out)
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        chance::write(chance, &self.catalogue, out)
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        decision::parse(text, &self.catalogue)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        chance::parse(text, &self.catalogue)
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        narrate(event, &self.catalogue, out)
    }

    // The same lists, from sets.

    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        play::is_legal(self, state, decision)
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        play::menu(self, state).count()
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        play::menu(self, state).nth(place)
    }

    #[inline]
    fn choose_decision(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Decision> {
        let menu = play::menu(self, state);
        menu.nth(choose(menu.count()))
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        play::chance_weight(self, state)
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        play::nth_chance(self, state, case)
    }
}
