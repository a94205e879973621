//! The game as every driver sees it: chapter TB-17.

use core::fmt::{self, Write};

use solo_core::{
    Events, Findings, Game, Next, Noun as _, OptionError, Speech, TextVisitor, Weight,
};

use crate::audit;
use crate::botmegistus::{Botmegistus, Input};
use crate::catalogue::Part;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::describe;
use crate::event::{Event, WORDS};
use crate::options::Options;
use crate::outcome::Outcome;
use crate::play::{self, Position};
use crate::refusal::Refusal;
use crate::rules::{RULES, TOPICS};
use crate::state::State;

impl Game for Botmegistus {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "trismegistus-bot";
    const RULES_VERSION: u32 = 2;
    const EARLIER_RULES: &'static [&'static str] = &["0.1"];
    // Cards on display are listed as they lie there (TB-14.6).
    const ASCENDING: bool = false;
    const RULES: solo_core::Rules = RULES;
    const MAX_DECISIONS: usize = play::MOST_DECISIONS;
    const MAX_CHANCES: usize = Self::MOST_OUTCOMES;
    // Largest catalogue: setup and lay-outs 700, turns 1400, the end 10; with lean reports setup and dice
    // 120, looks 2520 (45 bot turns of eight parts, each with at most 7 steps), reports 300. The rest is
    // for dice that are rolled again (TB-3.2), which has no strict bound.
    const MAX_STEPS: u32 = 4096;

    fn options(&self) -> &Options {
        self.options()
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self {
            options,
            catalogue: self.catalogue.clone(),
        })
    }

    fn catalogue_fingerprint(&self) -> Option<u64> {
        Some(self.catalogue().fingerprint())
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        self.begin(events)
    }

    fn next(&self, state: &State) -> Next<Outcome> {
        self.waits_for(state)
    }

    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        Position { game: self, state }.decisions().into_iter()
    }

    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        self.outcomes(state).into_iter()
    }

    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        self.take(state, input, events)
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
        describe::decision(state, decision, speech, out)
    }

    fn say_chance(
        &self,
        state: &State,
        chance: Chance,
        speech: &Speech<'_, Self>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        describe::chance(state, chance, speech, out)
    }

    solo_core::refusals_with_reasons!();

    fn said_texts(&self, visit: &mut TextVisitor<'_>) {
        Refusal::texts(self, visit);
        describe::SAID.texts(visit);
        WORDS.texts(visit);
        TOPICS.texts(visit);
        Part::texts(self, visit);
    }

    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Position { game: self, state }.check(decision).is_ok()
    }

    fn chance_weight(&self, state: &State) -> Weight {
        self.count_cases(state)
    }

    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        self.nth_case(state, case)
    }
}
