//! The game as drivers see it: chapter VK-10.

use core::fmt::{self, Write};

use solo_core::{
    Events, Findings, Game, Kind as _, Next, Noun as _, OptionError, Rules, Speech, TextVisitor,
    Weight,
};

use crate::audit;
use crate::catalogue::{Design, Effect};
use crate::chance::Chance;
use crate::decision::Decision;
use crate::describe::{SAID, Telling};
use crate::event::{CATALOGUE, Event};
use crate::ids::Slot;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::Pending;
use crate::play::{self, Position};
use crate::refusal::Refusal;
use crate::rules::{RULES, TOPICS};
use crate::state::State;
use crate::valley::Input;
use crate::valley::Valley;
use crate::words;

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
    const RULES: Rules = RULES;
    // The slots, the designs that take part, to use and to entomb, and the end of the step.
    const MAX_DECISIONS: usize = Slot::COUNT
        .saturating_add(Self::MAX_CHANCES.saturating_mul(2))
        .saturating_add(1);
    // Designs that take part: all but one.
    const MAX_CHANCES: usize = Design::COUNT.saturating_sub(1);
    // A safe ceiling: turns are at most 54, and in each a card passes through the hand at most once
    // for every operation that fetches it.
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

    fn is_earlier_fingerprint(&self, fingerprint: u64) -> bool {
        fingerprint == self.catalogue.earlier_fingerprint()
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        play::start(self, events)
    }

    fn next(&self, state: &State) -> Next<Outcome> {
        match (state.pending, state.pending.source()) {
            (Pending::Over, _) => Next::Over(play::scoring::outcome(&self.catalogue, state)),
            (_, Some(source)) => Next::Chance(source),
            (_, None) => Next::Decision,
        }
    }

    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        Position::new(self, state).decisions().into_iter()
    }

    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        Position::new(self, state).outcomes().into_iter()
    }

    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        // All checks precede all changes.
        let position = Position::new(self, state);
        match input {
            Input::Decision(decision) => position.check(decision)?,
            Input::Chance(chance) => position.check_outcome(chance)?,
        }
        play::take_step(self, state, input, events);
        Ok(())
    }

    fn audit(&self, state: &State, findings: &mut Findings<'_>) {
        audit::audit(self, state, findings);
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
        CATALOGUE.texts(visit);
        TOPICS.texts(visit);
        Effect::texts(self, visit);
        words::texts(self, visit);
    }

    // The same, without lists.

    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Position::new(self, state).check(decision).is_ok()
    }

    fn chance_weight(&self, state: &State) -> Weight {
        Position::new(self, state).chance_weight()
    }

    #[inline]
    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        Position::new(self, state).nth_outcome(case)
    }
}
