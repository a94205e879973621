//! Chapter 14: the game as every driver sees it.

use core::fmt::{self, Write};

use solo_core::{
    Events, Findings, Game, Next, Noun as _, OptionError, Speech, TextVisitor, Weight,
};

use crate::audit;
use crate::catalogue::Effect;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::describe::{DECISIONS, OUTCOMES, Telling};
use crate::event::Event;
use crate::event::words::WORDS;
use crate::kings_challenge::{Input, KingsChallenge};
use crate::options::Options;
use crate::outcome::{Outcome, verdict};
use crate::play::{Position, Table, outcome, table};
use crate::refusal::Refusal;
use crate::rules::RULES;
use crate::state::{Pending, State};

impl Game for KingsChallenge {
    type Options = Options;
    type State = State;
    type Decision = Decision;
    type Chance = Chance;
    type Event = Event;
    type Outcome = Outcome;
    type Refusal = Refusal;

    const NAME: &'static str = "kings-challenge";
    const RULES_VERSION: u32 = 2;
    const EARLIER_RULES: &'static [&'static str] = &["0.1"];
    // At a turn 18 rerolls, 1 recruit, 18 flips, 9 activations, 1 build, 13 combats, 3 places, farm
    // and pass.
    const RULES: solo_core::Rules = RULES;
    const MAX_DECISIONS: usize = 65;
    // The red Event cards.
    const MAX_CHANCES: usize = 16;
    // With the embedded catalogue a game has at most 6000 steps, and at most 300 were observed.
    // This bound holds for every catalogue and six rounds: at most 20 occasions for influence in a
    // round, at most 99 points each, each a reroll of two steps or up to 19 dice turned; 18 actions
    // of at most 300 steps; 137 turns of le Roy; about 700 steps before phase 4.
    const MAX_STEPS: u32 = 300_000;

    fn options(&self) -> &Options {
        &self.options
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

    fn is_earlier_fingerprint(&self, fingerprint: u64) -> bool {
        fingerprint == self.catalogue().earlier_fingerprint()
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let catalogue = self.catalogue();
        let mut state = table(catalogue.constants(), catalogue.deck());
        Table::new(self, &mut state, events).wait();
        state
    }

    fn next(&self, state: &State) -> Next<Outcome> {
        let position = Position::new(self, state);
        match (position.source(), state.pending) {
            (Some(source), _) => Next::Chance(source),
            (None, Pending::Over { human, roy }) => Next::Over(outcome(position, human, roy)),
            (None, _) => Next::Decision,
        }
    }

    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        Position::new(self, state).decisions().into_iter()
    }

    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        // Every face and every card is equally likely.
        let outcomes = Position::new(self, state).outcomes();
        outcomes.into_iter().map(|outcome| (outcome, 1))
    }

    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        // KC-14.4: an input outside the list is refused, and nothing changes.
        let position = Position::new(self, state);
        match input {
            Input::Decision(decision) => position.check(decision)?,
            Input::Chance(outcome) => position.check_outcome(outcome)?,
        }
        let mut table = Table::new(self, state, events);
        table.take(input);
        table.wait();
        Ok(())
    }

    fn audit(&self, state: &State, findings: &mut Findings<'_>) {
        audit::audit(Position::new(self, state), findings);
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
        DECISIONS.texts(visit);
        OUTCOMES.texts(visit);
        WORDS.texts(visit);
        for verdict in (1..=6).map(verdict) {
            visit(&"Verdict", &verdict, &verdict);
        }
        Effect::texts(self, visit);
    }

    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Position::new(self, state).check(decision).is_ok()
    }

    fn chance_weight(&self, state: &State) -> Weight {
        Position::new(self, state).chance_weight()
    }

    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        Position::new(self, state).nth_chance(case)
    }
}
