//! Chapter 14: the game as every driver sees it.

use core::fmt::{self, Write};

use solo_core::{
    Events, Face, Findings, Game, Next, Noun as _, OptionError, Source, Speech, TextVisitor, Weight,
};

use super::{Input, KingsChallenge};
use crate::audit;
use crate::catalogue::Effect;
use crate::chance::Chance;
use crate::decision::Decision;
use crate::describe::{DECISIONS, OUTCOMES, Telling};
use crate::event::Event;
use crate::event::words::WORDS;
use crate::options::Options;
use crate::outcome::{Outcome, verdict};
use crate::phase::Step;
use crate::play::menu::{Entries, count, nth};
use crate::play::{Look, Play, outcome, table};
use crate::refusal::Refusal;
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

    #[inline]
    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        let due = !state.step.is_chance();
        Entries::new(self, state, due, |look: Look<'_>, number| {
            look.decision_at(number)
        })
    }

    #[inline]
    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        // Every face and every card is equally likely.
        let weighed = |look: Look<'_>, number| Some((look.chance_at(number)?, 1));
        Entries::new(self, state, state.step.is_chance(), weighed)
    }

    #[inline]
    fn advance(
        &self,
        state: &mut State,
        input: Input,
        events: &mut impl Events<Event>,
    ) -> Result<(), Refusal> {
        let look = Look::new(self, state);
        // KC-14.4: an input outside the list is refused, and nothing changes.
        let number = match input {
            Input::Decision(decision) => look
                .allows(decision)
                .ok_or_else(|| look.refusal(decision))?,
            Input::Chance(outcome) => look
                .may_show(outcome)
                .ok_or_else(|| look.chance_refusal(outcome))?,
        };
        let mut play = Play::new(self, state, events);
        play.take(number);
        play.wait();
        Ok(())
    }

    fn audit(&self, state: &State, findings: &mut Findings<'_>) {
        audit::audit(Look::new(self, state), findings);
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

    #[inline]
    fn is_legal(&self, state: &State, decision: Decision) -> bool {
        Look::new(self, state).allows(decision).is_some()
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
        if state.step.rolls() {
            let pips = u8::try_from(case).ok()?.wrapping_add(1);
            return Face::new(pips).map(Chance::Roll);
        }
        if !state.step.is_chance() {
            return None;
        }
        Look::new(self, state).chance_at(nth(state.menu, case)?)
    }
}

impl KingsChallenge {
    // Source of the outcome at the present chance step: dice, Character cards, one slot of Activity
    // cards or one deck of Event cards.
    #[inline]
    fn source(&self, state: &State) -> Source {
        let number = match (state.step, state.pending) {
            (Step::Draw, Pending::Draw { colour }) => colour.index().saturating_add(11),
            (Step::Character, _) => 1,
            (Step::Reveal, _) => Look::new(self, state)
                .revealing()
                .map_or(0, |slot| slot.index().saturating_add(2)),
            _ => return DICE,
        };
        SOURCES.get(usize::from(number)).copied().unwrap_or(DICE)
    }
}

const DICE: Source = Source::new::<0>();

/// Dice, Character cards, the Activity cards of each slot, the Event cards of each colour.
const SOURCES: [Source; 14] = [
    DICE,
    Source::new::<1>(),
    Source::new::<2>(),
    Source::new::<3>(),
    Source::new::<4>(),
    Source::new::<5>(),
    Source::new::<6>(),
    Source::new::<7>(),
    Source::new::<8>(),
    Source::new::<9>(),
    Source::new::<10>(),
    Source::new::<11>(),
    Source::new::<12>(),
    Source::new::<13>(),
];
