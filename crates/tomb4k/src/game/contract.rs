//! The game as drivers see it: chapter TK-16.

use core::fmt::{self, Write};

use solo_core::{
    Card, Events, Findings, Game, Next, Noun as _, OptionError, Rules, Set, Source, Speech,
    TextVisitor, Weight,
};

use crate::audit;
use crate::chance::{Chance, DeckCard};
use crate::decision::Decision;
use crate::describe;
use crate::event::Event;
use crate::options::Options;
use crate::outcome::Outcome;
use crate::phase::Decider;
use crate::play::{self, Position, Table};
use crate::refusal::Refusal;
use crate::rules::RULES;
use crate::state::State;
use crate::tomb::Input;
use crate::tomb::Tomb;
use crate::words;

/// The deck is the only source of chance.
const THE_DECK: Source = Source::new::<0>();

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
    const RULES: Rules = RULES;
    // Draw, one skill and 14 treasures against a monster of 2.
    const MAX_DECISIONS: usize = play::MAX_DECISIONS;
    // The first card of a game.
    const MAX_CHANCES: usize = 44;
    // 44 cards, each followed by at most three decisions.
    const MAX_STEPS: u32 = 176;

    // TK-17.3: letters in either case.
    const IGNORES_CASE: bool = true;

    fn options(&self) -> &Options {
        &self.options
    }

    fn with_options(&self, options: Options) -> Result<Self, OptionError> {
        Ok(Self::new(options))
    }

    fn start_with_events(&self, events: &mut impl Events<Event>) -> State {
        let mut state = State::at_the_entrance();
        // TK-12.3, TK-16.4: the first delve turn begins automatically.
        Table {
            options: &self.options,
            state: &mut state,
            events,
        }
        .begin_turn();
        state
    }

    fn next(&self, state: &State) -> Next<Outcome> {
        match state.due() {
            Decider::Chance => Next::Chance(THE_DECK),
            Decider::Player => Next::Decision,
            Decider::NoOne => state.outcome().map_or(Next::Decision, Next::Over),
        }
    }

    fn decisions(&self, state: &State) -> impl ExactSizeIterator<Item = Decision> {
        Position {
            options: &self.options,
            state,
        }
        .decisions()
        .into_iter()
    }

    fn chances(&self, state: &State) -> impl ExactSizeIterator<Item = (Chance, Weight)> {
        outcomes(state).iter().map(|card| (turned_up(card), 1))
    }

    fn chance_weight(&self, state: &State) -> Weight {
        outcomes(state).len()
    }

    fn nth_chance(&self, state: &State, case: Weight) -> Option<Chance> {
        outcomes(state).nth(case).map(turned_up)
    }

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

    fn audit(&self, state: &State, findings: &mut Findings<'_>) {
        audit::audit(&self.options, state, findings);
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

    solo_core::refusals_with_reasons!();

    fn said_texts(&self, visit: &mut TextVisitor<'_>) {
        Refusal::texts(self, visit);
        describe::SAID.texts(visit);
        words::texts(self, visit);
    }
}

fn turned_up(card: Card) -> Chance {
    Chance::Card(DeckCard::of(card))
}

/// Returns the possible cards: every unseen card, with equal weight (TK-2.1, TK-2.2).
fn outcomes(state: &State) -> Set<Card> {
    match state.due() {
        Decider::Chance => state.unseen,
        _ => Set::EMPTY,
    }
}
