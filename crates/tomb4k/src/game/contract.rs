//! The game as every driver sees it: chapter TK-16.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{CardSet, Events, Game, Next, OptionError, Source, Weight};

use super::{Input, Tomb};
use crate::audit;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{Menu, Table};
use crate::refusal::Refusal;
use crate::state::State;

/// The deck is the only source of chance.
const THE_DECK: Source = Source::new(0);

impl Game for Tomb {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "tomb4k";
    const RULES_VERSION: u32 = 1;
    // Draw, one skill and 14 treasures against a monster of 2.
    const MAX_DECISIONS: usize = 16;
    // The first card of a game.
    const MAX_CHANCES: usize = 44;
    // 44 cards, each followed by at most three decisions.
    const MAX_STEPS: u32 = 176;

    solo_core::plain_notation!();

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self::new(options))
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = State::at_the_entrance();
        // TK-12.3, TK-16.4: the first delve turn begins by itself.
        Table {
            options: &self.options,
            state: &mut state,
            events,
        }
        .begin_turn();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        if state.waits_for_chance() {
            Next::Chance(THE_DECK)
        } else {
            state.outcome().map_or(Next::Decision, Next::Over)
        }
    }

    #[inline]
    fn decisions(
        &self,
        state: &State,
        visit: impl FnMut(Decision) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        Menu::of(&self.options, state).visit(visit)
    }

    #[inline]
    fn decision_count(&self, state: &State) -> u32 {
        Menu::of(&self.options, state).count()
    }

    #[inline]
    fn nth_decision(&self, state: &State, place: u32) -> Option<Decision> {
        Menu::of(&self.options, state).nth(place)
    }

    #[inline]
    fn choose_decision(&self, state: &State, choose: impl FnOnce(u32) -> u32) -> Option<Decision> {
        let menu = Menu::of(&self.options, state);
        menu.nth(choose(menu.count()))
    }

    #[inline]
    fn chances(
        &self,
        state: &State,
        mut visit: impl FnMut(Chance, Weight) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        outcomes(state)
            .iter()
            .try_for_each(|card| visit(Chance::Card(card), 1))
    }

    #[inline]
    fn chance_weight(&self, state: &State) -> Weight {
        outcomes(state).len()
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        outcomes(state).nth(case).map(Chance::Card)
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        Table {
            options: &self.options,
            state,
            events,
        }
        .take(input)
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        audit::first_fault(&self.options, state)
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        write!(out, "{event}")
    }
}

/// TK-2.1, TK-2.2: every unseen card can come, with the same weight.
#[inline]
fn outcomes(state: &State) -> CardSet {
    if state.waits_for_chance() {
        state.unseen
    } else {
        CardSet::EMPTY
    }
}
