//! The example game, wanted for its points and counting its steps.
#![allow(
    dead_code,
    clippy::arithmetic_side_effects,
    reason = "a test may panic, and not every test needs everything"
)]

use std::cell::Cell;
use std::rc::Rc;

use solo_core::example::{Choice, Table, Ten};
use solo_core::{
    Events, Face, Flow, Forbidden, Game, InputOf, Next, NoOptions, OptionError, Weight,
};
use solo_players::{Value, Worth};

/// What the example game is worth.
pub(crate) fn points(score: &u8) -> Worth {
    Worth::ratio(u32::from(*score), 10)
}

/// Judges the sum on the table, too.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sum;

impl<G: Game<State = Table, Outcome = u8>> Value<G> for Sum {
    fn outcome(&self, _: &G, score: &u8) -> Worth {
        points(score)
    }

    fn position(&self, _: &G, table: &Table) -> Worth {
        match table {
            Table::Deciding(sum) | Table::Rolling(sum) => points(sum),
            Table::Over(_) => Worth::NOTHING,
        }
    }
}

/// Ten, and how many steps were taken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted(pub(crate) Rc<Cell<u64>>);

impl Game for Counted {
    type Options = NoOptions;
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = u8;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "counted";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Ten::MAX_DECISIONS;
    const MAX_CHANCES: usize = Ten::MAX_CHANCES;
    const MAX_STEPS: u32 = Ten::MAX_STEPS;
    solo_core::plain_notation!();

    fn options(&self) -> &NoOptions {
        &NoOptions
    }

    fn with_options(&self, _: NoOptions) -> Result<Self, OptionError> {
        Ok(self.clone())
    }

    fn start_with_events(&self, events: &mut impl Events<u8>) -> Table {
        Ten.start_with_events(events)
    }

    fn next(&self, state: &Table) -> Next<u8> {
        Ten.next(state)
    }

    fn decisions(&self, state: &Table, visit: impl FnMut(Choice) -> Flow) -> Flow {
        Ten.decisions(state, visit)
    }

    fn chances(&self, state: &Table, visit: impl FnMut(Face, Weight) -> Flow) -> Flow {
        Ten.chances(state, visit)
    }

    fn advance(
        &self,
        state: &mut Table,
        input: InputOf<Self>,
        events: &mut impl Events<u8>,
    ) -> Result<(), Forbidden> {
        self.0.set(self.0.get() + 1);
        Ten.advance(state, input, events)
    }
}
