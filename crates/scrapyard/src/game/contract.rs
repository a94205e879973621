//! The game as every driver sees it: chapter SE-16.

use core::fmt::{self, Write};

use solo_core::{
    Events, Findings, Game, Next, Noun as _, OptionError, Speech, TextVisitor, Weight,
};

use crate::audit;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::describe::{SAID, Telling};
use crate::event::Event;
use crate::options::Options;
use crate::outcome::{GameResult, Outcome};
use crate::play::{self, AwaitedInput, Position, Table};
use crate::refusal::Refusal;
use crate::rules::{RULES, TOPICS};
use crate::scrapyard::{Input, Scrapyard};
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
    const RULES: solo_core::Rules = RULES;
    const MAX_DECISIONS: usize = 193;
    // A table of 64 rows.
    const MAX_CHANCES: usize = 64;
    // 40 steps before the first action, and 4,096 for each of at most 1,000 actions.
    const MAX_STEPS: u32 = 4_096_040;

    fn options(&self) -> &Options {
        self.options()
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Self::with_catalogue(options, self.components.clone()).checked()
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.components.fingerprint())
    }

    fn is_earlier_fingerprint(&self, fingerprint: u64) -> bool {
        self.components.is_earlier_fingerprint(fingerprint)
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = play::opening(self);
        Table::new(self, &mut state, events).work();
        state
    }

    #[inline]
    fn next(&self, state: &State) -> Next<Outcome> {
        let due = play::awaited(state);
        match play::source(due) {
            Some(source) => Next::Chance(source),
            None => state.outcome().map_or(Next::Decision, Next::Over),
        }
    }

    #[inline]
    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        Position { game: self, state }.decisions().into_iter()
    }

    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        play::chances(self, state).into_iter()
    }

    fn end_refusal(&self, state: &State) -> Refusal {
        match state.result() {
            Some(GameResult::Capped) => Refusal::Capped,
            _ => Refusal::Finished,
        }
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let due = play::awaited(state);
        // SE-16.1: nothing after the end, and inputs only from the side that is due.
        if due == AwaitedInput::Nobody {
            return Err(self.end_refusal(state));
        }
        let mut table = Table::new(self, state, events);
        match (due, input) {
            (AwaitedInput::Player, Input::Decision(decision)) => table.play(decision)?,
            (
                AwaitedInput::Card(_) | AwaitedInput::Character | AwaitedInput::Die,
                Input::Chance(chance),
            ) => {
                table.show(chance)?;
            }
            (_, Input::Chance(_)) => return Err(Refusal::PlayerIsDue),
            (_, Input::Decision(_)) => return Err(Refusal::ChanceIsDue),
        }
        table.work();
        Ok(())
    }

    fn audit(&self, state: &State, findings: &mut Findings<'_>) {
        audit::cards(self, state, findings);
        audit::position(self, state, findings);
    }

    fn say_decision(
        &self,
        state: &State,
        decision: Decision,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        Telling::new(state, speech, out).decision(decision)
    }

    fn say_chance(
        &self,
        state: &State,
        chance: Chance,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        Telling::new(state, speech, out).chance(chance)
    }

    solo_core::refusals_with_reasons!();

    fn said_texts(&self, visit: &mut TextVisitor<'_>) {
        Refusal::texts(self, visit);
        SAID.texts(visit);
        TOPICS.texts(visit);
    }

    // Same results as the lists, without making them.

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        matches!(play::awaited(state), AwaitedInput::Player)
            && Position { game: self, state }.check(decision).is_ok()
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
