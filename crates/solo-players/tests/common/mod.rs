//! The example game, valued by its points, with its steps counted.
#![allow(clippy::arithmetic_side_effects, reason = "a test may panic")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use solo_core::example::{Choice, Table, Ten};
use solo_core::{Events, Face, Forbidden, Game, Input, InputOf, Next, NoEvents, Weight};
use solo_players::{Value, Worth};

/// Returns the worth of a score.
pub(crate) fn points(score: &u8) -> Worth {
    Worth::ratio(u32::from(*score), 10)
}

/// A value that also judges the sum on the table.
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

/// Ten, with a count of the steps taken.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counted(Arc<AtomicU64>);

impl Counted {
    pub(crate) fn steps(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Game for Counted {
    solo_core::no_options!();
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = NoEvents;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "counted";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Ten::MAX_DECISIONS;
    const MAX_CHANCES: usize = Ten::MAX_CHANCES;
    const MAX_STEPS: u32 = Ten::MAX_STEPS;

    fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> Table {
        Ten.start()
    }

    fn next(&self, state: &Table) -> Next<u8> {
        Ten.next(state)
    }

    fn decisions(&self, state: &Table) -> impl ExactSizeIterator<Item = Choice> {
        Ten.decisions(state)
    }

    fn chances(&self, state: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> {
        Ten.chances(state)
    }

    fn advance(
        &self,
        state: &mut Table,
        input: InputOf<Self>,
        _: &mut impl Events<NoEvents>,
    ) -> Result<(), Forbidden> {
        self.0.fetch_add(1, Ordering::Relaxed);
        Ten.advance(state, input, &mut ())
    }
}

/// One roll of the die for points, after one of two decisions that lead to the same.
#[derive(Clone, Debug)]
pub(crate) struct Twins;

impl Game for Twins {
    solo_core::no_options!();
    type State = Table;
    type Decision = Choice;
    type Chance = Face;
    type Event = NoEvents;
    type Outcome = u8;
    type Refusal = Forbidden;
    const NAME: &'static str = "twins";
    const RULES_VERSION: u32 = 1;
    const MAX_DECISIONS: usize = Ten::MAX_DECISIONS;
    const MAX_CHANCES: usize = Ten::MAX_CHANCES;
    const MAX_STEPS: u32 = 2;

    fn start_with_events(&self, _: &mut impl Events<NoEvents>) -> Table {
        Table::Deciding(5)
    }

    fn next(&self, state: &Table) -> Next<u8> {
        Ten.next(state)
    }

    fn decisions(&self, state: &Table) -> impl ExactSizeIterator<Item = Choice> {
        Ten.decisions(state)
    }

    fn chances(&self, state: &Table) -> impl ExactSizeIterator<Item = (Face, Weight)> {
        Ten.chances(state)
    }

    fn advance(
        &self,
        state: &mut Table,
        input: InputOf<Self>,
        _: &mut impl Events<NoEvents>,
    ) -> Result<(), Forbidden> {
        *state = match input {
            Input::Decision(_) => Table::Rolling(5),
            Input::Chance(face) => Table::Over(face.pips()),
        };
        Ok(())
    }
}
