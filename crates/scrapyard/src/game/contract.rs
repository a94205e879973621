//! The game as every driver sees it: chapter SE-16.

use core::fmt::{self, Write};
use core::ops::ControlFlow;

use solo_core::{Events, Game, Next, NotationError, OptionError, Weight};

use super::{Input, Scrapyard};
use crate::audit;
use crate::chance::{self, Chance};
use crate::decision::{self, Decision};
use crate::event::Event;
use crate::narrate::narrate;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{self, Due, Table};
use crate::refusal::Refusal;
use crate::state::State;

impl Game for Scrapyard {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "scrapyard";
    const RULES_VERSION: u32 = 2;
    const EARLIER_RULES: &'static [&'static str] = &["0.1"];
    // Every card of three tables of 64 rows, and `stop`.
    const MAX_DECISIONS: usize = 193;
    // A table of 64 rows.
    const MAX_CHANCES: usize = 64;
    // 40 steps before the first action, and 4,096 for each of at most 1,000 actions.
    const MAX_STEPS: u32 = 4_096_040;

    fn options(&self) -> &Options {
        self.options()
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        self.clone().set_options(options)
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = play::opening(self);
        Table::new(self, &mut state, events).work();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        let due = play::due(state);
        match play::source(due) {
            Some(source) => Next::Chance(source),
            None => play::outcome(state).map_or(Next::Decision, Next::Over),
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
        match (play::due(state), input) {
            (Due::Player, Input::Decision(decision)) => {
                play::check(self, state, decision)?;
                let mut table = Table::new(self, state, events);
                table.decide(decision);
                table.work();
            }
            (Due::Card(_) | Due::Character | Due::Die, Input::Chance(chance)) => {
                let mut table = Table::new(self, state, events);
                table.show(chance)?;
                table.work();
            }
            // SE-16.1: nothing after the end, and only from the side that is due.
            (Due::Nobody, _) => return Err(Refusal::Finished),
            (Due::Player, Input::Chance(_)) => return Err(Refusal::PlayerIsDue),
            (Due::Card(_) | Due::Character | Due::Die, Input::Decision(_)) => {
                return Err(Refusal::ChanceIsDue);
            }
        }
        Ok(())
    }

    fn audit(&self, state: &State) -> Result<(), &'static str> {
        audit::first_fault(self, state)
    }

    fn decision_vocabulary(&self, visit: impl FnMut(Decision)) {
        decision::vocabulary(self, visit);
    }

    fn chance_vocabulary(&self, visit: impl FnMut(Chance)) {
        chance::vocabulary(self, visit);
    }

    fn write_decision(&self, decision: Decision, out: &mut dyn Write) -> fmt::Result {
        decision::write(decision, self, out)
    }

    fn write_chance(&self, chance: Chance, out: &mut dyn Write) -> fmt::Result {
        chance::write(chance, self, out)
    }

    fn parse_decision(&self, text: &str) -> Result<Decision, NotationError> {
        decision::parse(text, self)
    }

    fn parse_chance(&self, text: &str) -> Result<Chance, NotationError> {
        chance::parse(text, self)
    }

    fn narrate(&self, event: &Event, out: &mut dyn Write) -> fmt::Result {
        narrate(self, event, out)
    }

    // The same lists by counting bits.

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        matches!(play::due(state), Due::Player) && play::check(self, state, decision).is_ok()
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
